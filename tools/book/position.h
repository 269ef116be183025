/* Kalah with six houses a side: a position, and what a sowing makes of it. */
#ifndef POSITION_H
#define POSITION_H
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { HOUSES = 6, ROOM = 12, RING = 13, STORE = 6, MOST_SEEDS = 48 };
enum { AGAIN, PASSED, OVER };

/* A row is six counts, a byte each, the one farthest from the store lowest: sowing is an addition. */
#define ROW 0xFFFFFFFFFFFFull
#define ONES 0x010101010101ull

/* The row of the player to move, and the other's. */
typedef struct { uint64_t own, other; } Position;
typedef struct { uint64_t own, other; int8_t gain, at; } Sowing;

static Sowing sowings[HOUSES][MOST_SEEDS + 1];
static int lone_capture, to_owner; /* what the rules say of a lone seed, and of left-overs */

static inline int sum(uint64_t row) { return (int)(row * ONES >> 40 & 0xFF); }
static inline int seeds_at(uint64_t row, int house) { return (int)(row >> 8 * house & 0xFF); }
static inline int seeds_in(Position position) { return sum(position.own) + sum(position.other); }

static void prepare_sowings(void) {
    for (int house = 0; house < HOUSES; house++)
        for (int seeds = 1; seeds <= MOST_SEEDS; seeds++) {
            uint64_t ring[RING] = {0};
            int at = house;
            for (int i = 0; i < seeds; i++) ring[at = (at + 1) % RING]++;
            Sowing *sowing = &sowings[house][seeds];
            *sowing = (Sowing){-((uint64_t)seeds << 8 * house), 0, (int8_t)ring[STORE], (int8_t)at};
            for (int i = 0; i < HOUSES; i++) {
                sowing->own += ring[i] << 8 * i;
                sowing->other += ring[STORE + 1 + i] << 8 * i;
            }
        }
}

/* Plays house 0..5; says who is next, and what the mover gains. */
static inline int play(Position from, int house, Position *to, int *gain) {
    const Sowing *sowing = &sowings[house][seeds_at(from.own, house)];
    uint64_t own = from.own + sowing->own, other = from.other + sowing->other;
    int at = sowing->at, opposite = HOUSES - 1 - at;
    *gain = sowing->gain;
    if (at < STORE && seeds_at(own, at) == 1 && (lone_capture || seeds_at(other, opposite))) {
        *gain += seeds_at(other, opposite) + 1;
        own &= ~(0xFFull << 8 * at);
        other &= ~(0xFFull << 8 * opposite);
    }
    if (!own || !other) {
        *gain += to_owner ? sum(own) - sum(other) : 0;
        return OVER;
    }
    *to = at == STORE ? (Position){own, other} : (Position){other, own};
    return at == STORE ? AGAIN : PASSED;
}

/* Memory that is zero, in pages large enough for reading all over the place; 0 if there is none. */
static inline void *room(size_t size) {
    void *got = mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (got == MAP_FAILED) return 0;
    madvise(got, size, MADV_HUGEPAGE);
    return got;
}
#endif
