/* Kalah: what is known of the positions that were looked at for a question. */
#ifndef TABLE_H
#define TABLE_H
#include "position.h"

enum { WAYS = 4, FIRST_SIZE = 1 << 15, MOST_SIZE = 1 << 20, NODES_EACH = 32 };
enum { FAR = 1 << 14, SOLVED = 255, NO_HOUSE = 15, MOST_USE = 15 };

/* A position is worth at least `low`, as seen at some depth, and at most `high`, at some depth; the
   question for which it was looked at; its best house; how much use it is. Values are in parts of a
   seed. What is looked through together is one line of the processor's cache. */
typedef struct {
    uint64_t key;
    int16_t low, high;
    uint8_t low_depth, high_depth, question, house : 4, use : 4;
} Known;

static _Alignas(WAYS * sizeof(Known)) Known table[MOST_SIZE];
static Row own_rows[MOST_SIZE]; /* those of the entries; looked at only where the key is the same */
static uint32_t table_size; /* in use now: a small table stays in the processor's cache */
static uint8_t question; /* changes with each question, and is never 0: what is older is forgotten */

#define MIXER 0x9E3779B97F4A7C15ull

/* Both rows in one number: it tells the other row of a position whose own row is known. */
static inline uint64_t key_of(Position position) { return position.own * MIXER + position.other; }

static inline uint32_t slot_of(uint64_t key) {
    uint64_t mixed = key * MIXER;
    mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93ull;
    return (uint32_t)(mixed >> 32) & (table_size - WAYS);
}

/* The entry of a position, or 0. */
static inline Known *known_of(Position position) {
    uint64_t key = key_of(position);
    uint32_t slot = slot_of(key);
    for (uint32_t i = slot; i < slot + WAYS; i++)
        if (table[i].key == key && table[i].question == question && own_rows[i] == position.own)
            return &table[i];
    return 0;
}

/* What holds most seeds took longest to find, and is kept longest. */
static inline int use_of(int seeds) { return seeds / 2 < MOST_USE ? seeds / 2 : MOST_USE; }

static inline int use_now(uint32_t i) { return table[i].question == question ? table[i].use : -1; }

/* The entry of a position, made if there is none. */
static inline Known *entry_of(Position position) {
    Known *known = known_of(position);
    if (known) return known;
    uint64_t key = key_of(position);
    uint32_t slot = slot_of(key), least = slot;
    for (uint32_t i = slot + 1; i < slot + WAYS; i++)
        if (use_now(i) < use_now(least)) least = i;
    uint8_t use = (uint8_t)use_of(seeds_in(position));
    table[least] = (Known){key, -FAR, FAR, 0, 0, question, NO_HOUSE, use};
    own_rows[least] = position.own;
    return &table[least];
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
        table[i + size].question = 0;
        if (table[i].question != question || slot_of(table[i].key) < size) continue;
        table[i + size] = table[i];
        own_rows[i + size] = own_rows[i];
        table[i].question = 0;
    }
}

/* A table that is too small for a long search makes it longer. */
static inline void grow_after(uint32_t nodes) {
    if (nodes / NODES_EACH > table_size && table_size < MOST_SIZE) grow();
}
#endif
