/* Kalah: endgames of few seeds, each solved when it is first asked for. */
#ifndef ENDGAMES_H
#define ENDGAMES_H
#include "position.h"

/* A search that is cut off by depth plays out ten seeds at most, and fewer where that takes more than
   a megabyte; one that goes to the end up to thirteen: all there are of twelve houses. */
enum { MOST_SHORT = 10, MOST_SHORT_ENDGAMES = 1 << 20 };
enum { MOST_ENDGAME = 13, MOST_ENDGAMES = 5200300, MOST_PLACES = 2 * MOST_HOUSES, ZERO = 64 };

static uint8_t endgames[MOST_ENDGAMES]; /* the value and ZERO; 0 for what is not solved yet */
static uint32_t ranks[MOST_PLACES][MOST_ENDGAME + 1]; /* the part of each prefix sum in a rank */
static uint32_t in_use; /* so many endgames at most are solved */
static int endgame_seeds; /* so many seeds at most are played out now */

/* How many ways there are to lay at most so many seeds on so many places. */
static uint32_t ways(int places, int seeds) {
    uint64_t count = 1;
    for (int i = 1; i <= places; i++) count = count * (uint64_t)(seeds + i) / (uint64_t)i;
    return (uint32_t)count;
}

/* Endgames are numbered by their prefix sums. Those of other rules are forgotten. */
static void prepare_endgames(void) {
    for (int place = 0; place < 2 * houses; place++)
        for (int prefix = 1; prefix <= MOST_ENDGAME; prefix++)
            ranks[place][prefix] = ways(place + 1, prefix - 1);
    for (uint32_t i = 0; i < in_use; i++) endgames[i] = 0;
    in_use = 0;
}

/* From now on at most so many seeds are played out, if there is room for so many endgames. */
static void play_out(int seeds, uint32_t room) {
    while (ways(2 * houses, seeds) > room) seeds--;
    endgame_seeds = seeds;
    if (ways(2 * houses, seeds) > in_use) in_use = ways(2 * houses, seeds);
}

/* A row times ONES has the prefix sums of its counts as digits. */
static inline uint32_t rank_of(Position position) {
    uint32_t rank = 0;
    Row own = position.own * ONES, other = position.other * ONES + sum(position.own) * ONES;
    for (int i = 0; i < houses; i++)
        rank += ranks[i][seeds_at(own, i)] + ranks[houses + i][seeds_at(other, i)];
    return rank;
}

/* The value of an endgame in seeds. A sowing brings each of its seeds nearer to a store of its
   player's, or into it, so that this comes to an end. */
static int endgame_value(Position position) {
    uint8_t *solved = &endgames[rank_of(position)];
    if (*solved) return *solved - ZERO;
    int best = -MOST_SEEDS;
    for (int house = 0; house < houses; house++) {
        if (!seeds_at(position.own, house)) continue;
        Played move = play(position, house);
        int value = move.gain;
        if (move.next != OVER) value = worth(value, move.next, endgame_value(move.after));
        if (value > best) best = value;
    }
    *solved = (uint8_t)(best + ZERO);
    return best;
}
#endif
