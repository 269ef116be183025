/* Kalah: a position, and what a sowing makes of it. Integers only, and no library. */
#ifndef POSITION_H
#define POSITION_H
#include <stdint.h>

enum { MOST_HOUSES = 9, MOST_SEEDS = 127, DIGIT = 7, UNIT = 8 };
enum { AGAIN, PASSED, OVER };

/* A row is a number of seven bits for each house, the one farthest from the store lowest, so that a
   sowing is an addition. All seeds together must fit into seven bits. */
typedef uint64_t Row;
#define ONES 0x0102040810204081ull

/* The row of the player to move, and the other's. What lies in the stores decides nothing. */
typedef struct { Row own, other; } Position;

/* What is added to each row, how many seeds are stored, and the place where the last one falls. */
typedef struct { Row own, other; int16_t stored, last; } Sowing;

typedef struct { Position after; int gain, next; } Played;

static Sowing sowings[MOST_HOUSES][MOST_SEEDS + 1];
static int houses, lone_capture, to_owner; /* the rules in force */
static Row storing; /* a row in which each sowing ends in the store */

static inline Row digits(int count, int house) { return (Row)count << DIGIT * house; }
static inline int seeds_at(Row row, int house) { return (int)(row >> DIGIT * house & MOST_SEEDS); }
static inline int sum(Row row) { return (int)(row * ONES >> DIGIT * (MOST_HOUSES - 1) & MOST_SEEDS); }
static inline int seeds_in(Position position) { return sum(position.own) + sum(position.other); }

/* A one for each house of a row of which nothing is left; wrong at 64 seeds, so fit for guesses. */
static inline int empty_houses(Row row) {
    Row tops = ONES << (DIGIT - 1), filled = ((row | tops) - ONES) & tops;
    return houses - __builtin_popcountll(filled & (digits(1, houses) - 1));
}

/* How many houses of a row have just as many seeds as bring the last one into the store. */
static inline int storing_houses(Row row) { return empty_houses(row ^ storing); }

/* Works out all sowings, on a ring of the own houses, the own store and the other's houses. */
static void prepare_sowings(void) {
    storing = 0;
    for (int house = 0; house < houses; house++) {
        storing += digits(houses - house, house);
        Sowing sown = {0, 0, 0, 0};
        int at = house;
        for (int seeds = 1; seeds <= MOST_SEEDS; seeds++) {
            at = (at + 1) % (2 * houses + 1);
            if (at < houses) sown.own += digits(1, at);
            else if (at == houses) sown.stored++;
            else sown.other += digits(1, at - houses - 1);
            sowings[house][seeds] = sown;
            sowings[house][seeds].own -= digits(seeds, house);
            sowings[house][seeds].last = (int16_t)at;
        }
    }
}

/* Plays a house that is not empty; the gain is in seeds. */
static inline Played play(Position from, int house) {
    const Sowing *sowing = &sowings[house][seeds_at(from.own, house)];
    Row own = from.own + sowing->own, other = from.other + sowing->other;
    int last = sowing->last, gain = sowing->stored;
    if (last < houses && seeds_at(own, last) == 1) {
        int opposite = houses - 1 - last, captured = seeds_at(other, opposite);
        if (captured || lone_capture) {
            gain += captured + 1;
            own -= digits(1, last);
            other -= digits(captured, opposite);
        }
    }
    if (!own || !other) {
        gain += to_owner ? sum(own) - sum(other) : 0;
        return (Played){{own, other}, gain, OVER};
    }
    if (last == houses) return (Played){{own, other}, gain, AGAIN};
    return (Played){{other, own}, gain, PASSED};
}

/* What a move is worth if what comes after it is worth so much to whoever is to move then. */
static inline int worth(int gain, int next, int after) {
    return next == AGAIN ? gain + after : gain - after;
}
#endif
