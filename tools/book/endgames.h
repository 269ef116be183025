/* Kalah with six houses a side: every endgame of so many seeds, solved. */
#ifndef ENDGAMES_H
#define ENDGAMES_H
#include <stdio.h>
#include "position.h"

enum { MOST_ENDGAME = 26, ZERO = 64 };

static uint8_t *endgame; /* the value and ZERO; 0 for what is not solved yet */
static int endgame_seeds;
static uint32_t steps[ROOM][MOST_ENDGAME + 1]; /* the part of each prefix sum in a rank */

/* Endgames are numbered by their prefix sums, so that fewer seeds come first. */
static void number_steps(void) {
    for (int place = 0; place < ROOM; place++)
        for (int prefix = 0; prefix <= MOST_ENDGAME; prefix++) {
            uint64_t choose = 1; /* prefix + place over place + 1 */
            for (int i = 1; i <= place + 1; i++)
                choose = choose * (uint64_t)(prefix + place + 1 - i) / (uint64_t)i;
            steps[place][prefix] = (uint32_t)choose;
        }
}

static inline uint32_t rank_of(Position position) {
    uint64_t own = position.own * ONES, other = (position.other + sum(position.own)) * ONES;
    uint32_t rank = 0;
    for (int i = 0; i < HOUSES; i++)
        rank += steps[i][own >> 8 * i & 0xFF] + steps[HOUSES + i][other >> 8 * i & 0xFF];
    return rank;
}

/* The value of an endgame; it may lead to others of as many seeds that are not solved yet. A
   sowing that stores nothing brings seeds nearer to a store, so that this comes to an end. */
static int solved_endgame(Position position) {
    uint8_t *place = &endgame[rank_of(position)];
    if (*place) return *place - ZERO;
    int best = -MOST_ENDGAME;
    for (int house = 0; house < HOUSES; house++) {
        if (!seeds_at(position.own, house)) continue;
        Position after;
        int gain, next = play(position, house, &after, &gain);
        if (next == AGAIN) gain += solved_endgame(after);
        if (next == PASSED) gain -= solved_endgame(after);
        if (gain > best) best = gain;
    }
    *place = (uint8_t)(best + ZERO);
    return best;
}

static void solve_endgames_of(int total) {
    int prefix[ROOM] = {0};
    prefix[ROOM - 1] = total;
    for (int place = 0; place < ROOM - 1;) {
        Position position = {(uint64_t)prefix[0], (uint64_t)(prefix[6] - prefix[5])};
        for (int i = 1; i < HOUSES; i++) {
            position.own |= (uint64_t)(prefix[i] - prefix[i - 1]) << 8 * i;
            position.other |= (uint64_t)(prefix[HOUSES + i] - prefix[HOUSES + i - 1]) << 8 * i;
        }
        if (position.own && position.other) solved_endgame(position);
        for (place = 0; place < ROOM - 1 && prefix[place] == prefix[place + 1]; place++)
            prefix[place] = 0;
        prefix[place]++;
    }
}

static size_t how_many_endgames(void) {
    size_t count = 1;
    for (int i = 1; i <= ROOM; i++) count = count * (size_t)(endgame_seeds + i) / (size_t)i;
    return count;
}

/* Reads them from a file of before; whether that could be done. */
static int read_endgames(const char *path) {
    FILE *file = fopen(path, "rb");
    size_t got = file ? fread(endgame, 1, how_many_endgames(), file) : 0;
    if (file) fclose(file);
    return got == how_many_endgames();
}

static void write_endgames(const char *path) {
    FILE *file = fopen(path, "wb");
    if (!file) return;
    size_t count = how_many_endgames(), written = fwrite(endgame, 1, count, file);
    if (fclose(file) || written < count) remove(path);
}

/* Solves all, or takes them from the file; without memory it returns 0. */
static int solve_endgames(const char *path) {
    number_steps();
    endgame = room(how_many_endgames());
    if (!endgame) return 0;
    if (read_endgames(path)) return 1;
    for (int total = 2; total <= endgame_seeds; total++) solve_endgames_of(total);
    write_endgames(path);
    return 1;
}
#endif
