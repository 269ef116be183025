/* Kalah: what is known of the positions that were looked at for a question. */
#ifndef TABLE_H
#define TABLE_H
#include "position.h"

enum { WAYS = 2, FIRST_SIZE = 1 << 15, MOST_SIZE = 1 << 20, NODES_EACH = 32 };
enum { FAR = 1 << 14, SOLVED = 255, NO_HOUSE = 15 };

/* It is worth at least `low`, as seen at some depth, and at most `high`, at some depth; its best
   house; and the question for which it was looked at. Values are in parts of a seed. */
typedef struct {
    Position position;
    int16_t low, high;
    uint8_t low_depth, high_depth, house, question;
} Known;

static Known table[MOST_SIZE];
static uint32_t table_size; /* in use now: a small table stays in the processor's cache */
static uint8_t question; /* changes with each question, and is never 0: what is older is forgotten */

static inline Known *slot_of(Position position) {
    uint64_t mixed = position.own ^ position.other * 0x9E3779B97F4A7C15ull;
    mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93ull;
    return &table[(uint32_t)(mixed >> 32) & (table_size - WAYS)];
}

/* The entry of a position, or 0. */
static inline Known *known_of(Position position) {
    Known *slot = slot_of(position);
    for (Known *known = slot; known < slot + WAYS; known++)
        if (known->question == question && known->position.own == position.own &&
            known->position.other == position.other)
            return known;
    return 0;
}

/* What holds most seeds took longest to find, and is kept longest. */
static inline int use_of(const Known *known) {
    return known->question == question ? seeds_in(known->position) : -1;
}

/* The entry of a position, made if there is none. */
static inline Known *entry_of(Position position) {
    Known *entry = known_of(position);
    if (entry) return entry;
    Known *slot = slot_of(position);
    entry = slot;
    for (Known *known = slot + 1; known < slot + WAYS; known++)
        if (use_of(known) < use_of(entry)) entry = known;
    *entry = (Known){position, -FAR, FAR, 0, 0, NO_HOUSE, question};
    return entry;
}

static void forget_all(void) {
    table_size = FIRST_SIZE;
    if (++question) return;
    for (uint32_t i = 0; i < MOST_SIZE; i++) table[i].question = 0;
    question = 1;
}

/* Doubles the table: what belongs into the upper half now goes there. */
static void grow(void) {
    uint32_t size = table_size;
    table_size *= 2;
    for (uint32_t i = 0; i < size; i++) {
        Known *lower = &table[i], *upper = &table[i + size];
        upper->question = 0;
        if (lower->question != question || slot_of(lower->position) <= lower) continue;
        *upper = *lower;
        lower->question = 0;
    }
}

/* A table that is too small for a long search makes it longer. */
static inline void grow_after(uint32_t nodes) {
    if (nodes / NODES_EACH > table_size && table_size < MOST_SIZE) grow();
}
#endif
