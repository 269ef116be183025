/* Kalah: endgames of few seeds, each solved when it is first asked for. */
#ifndef ENDGAMES_H
#define ENDGAMES_H
#include "position.h"

enum { MOST_ENDGAME = 10, MOST_ENDGAMES = 1 << 20, MOST_PLACES = 2 * MOST_HOUSES, ZERO = 64 };

static uint8_t endgames[MOST_ENDGAMES]; /* the value and ZERO; 0 for what is not solved yet */
static uint32_t ranks[MOST_PLACES][MOST_ENDGAME + 1]; /* the part of each prefix sum in a rank */
static int endgame_seeds; /* so many seeds at most: on large boards not all of them fit */

/* How many ways there are to lay at most so many seeds on so many places. */
static uint32_t ways(int places, int seeds) {
    uint64_t count = 1;
    for (int i = 1; i <= places; i++) count = count * (uint64_t)(seeds + i) / (uint64_t)i;
    return (uint32_t)count;
}

/* Endgames are numbered by their prefix sums. Those of other rules are forgotten. */
static void prepare_endgames(void) {
    int places = 2 * houses;
    endgame_seeds = MOST_ENDGAME;
    while (ways(places, endgame_seeds) > MOST_ENDGAMES) endgame_seeds--;
    for (int place = 0; place < places; place++)
        for (int prefix = 1; prefix <= endgame_seeds; prefix++)
            ranks[place][prefix] = ways(place + 1, prefix - 1);
    for (int i = 0; i < MOST_ENDGAMES; i++) endgames[i] = 0;
}

static inline uint32_t rank_of(Position position) {
    uint32_t rank = 0;
    int prefix = 0;
    for (int i = 0; i < houses; i++) {
        prefix += seeds_at(position.own, i);
        rank += ranks[i][prefix];
    }
    for (int i = 0; i < houses; i++) {
        prefix += seeds_at(position.other, i);
        rank += ranks[houses + i][prefix];
    }
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
