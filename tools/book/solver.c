/* Kalah with six houses a side: exact values, or values as far as some moves show.

   solver TABLE_BITS LONE_CAPTURE TO_OWNER DEPTH ENDGAME_SEEDS < positions > values

   A position is twelve counts: the houses of the player to move, then the other's, both in their
   owner's order of sowing. For each one a line comes back: value, house, exact, and how many
   positions were looked at. The value is what the player to move still gains in seeds; it is
   proven if `exact` is 1, else as far as DEPTH moves show. Every number of seeds must be below
   127.

   Before the first answer every position of at most ENDGAME_SEEDS seeds in the houses is solved,
   the emptier ones first, one byte each (20 seeds: 226 MB, 22: 548 MB, 24: 1.25 GB). The search by
   null windows then ends there; its own table takes 16 bytes times two to the power of TABLE_BITS. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HOUSES = 6, ROOM = 12, RING = 13, STORE = 6, WAYS = 4, NONE = -127, SOLVED = 255 };
enum { AGAIN, PASSED, OVER };
enum { MOST_ENDGAME = 26 };

typedef struct { uint8_t houses[ROOM]; } Position;
typedef struct { Position position; int8_t low, high; uint8_t depth, house; } Known;

static Known *table;
static uint64_t mask;
static int lone_capture, to_owner;
static int cut; /* whether a line was cut off by depth since this was last cleared */
static long history[HOUSES][64];
static long nodes;

static int8_t *endgame;
static int endgame_seeds;
static uint32_t steps[ROOM][MOST_ENDGAME + 1]; /* the part of each prefix sum in a rank */

static int sum(const uint8_t *row) { return row[0] + row[1] + row[2] + row[3] + row[4] + row[5]; }
static int seeds_in(const Position *position) {
    return sum(position->houses) + sum(position->houses + HOUSES);
}

/* Plays house 0..5; says who is next, and what the mover gains. */
static int play(const Position *from, int house, Position *to, int *gain) {
    uint8_t ring[RING];
    memcpy(ring, from->houses, HOUSES);
    ring[STORE] = 0;
    memcpy(ring + STORE + 1, from->houses + HOUSES, HOUSES);
    int hand = ring[house], at = house;
    ring[house] = 0;
    while (hand--) {
        at = at == RING - 1 ? 0 : at + 1;
        ring[at]++;
    }
    *gain = ring[STORE];
    int opposite = 2 * HOUSES - at;
    if (at < STORE && ring[at] == 1 && (ring[opposite] || lone_capture)) {
        *gain += ring[opposite] + 1;
        ring[opposite] = ring[at] = 0;
    }
    int own = sum(ring), other = sum(ring + STORE + 1);
    if (!own || !other) {
        *gain += to_owner ? own - other : 0;
        return OVER;
    }
    int same = at == STORE;
    memcpy(to->houses, same ? ring : ring + STORE + 1, HOUSES);
    memcpy(to->houses + HOUSES, same ? ring + STORE + 1 : ring, HOUSES);
    return same ? AGAIN : PASSED;
}

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

static uint32_t rank_of(const Position *position) {
    uint32_t rank = 0;
    for (int place = 0, prefix = 0; place < ROOM; place++) {
        prefix += position->houses[place];
        rank += steps[place][prefix];
    }
    return rank;
}

/* The value of an endgame; it may lead to others of as many seeds that are not solved yet. A
   sowing that stores nothing brings seeds nearer to a store, so that this comes to an end. */
static int solved_endgame(const Position *position) {
    uint32_t rank = rank_of(position);
    if (endgame[rank] != NONE) return endgame[rank];
    int best = NONE;
    for (int house = 0; house < HOUSES; house++) {
        if (!position->houses[house]) continue;
        Position after;
        int gain, next = play(position, house, &after, &gain);
        if (next == AGAIN) gain += solved_endgame(&after);
        if (next == PASSED) gain -= solved_endgame(&after);
        if (gain > best) best = gain;
    }
    return endgame[rank] = (int8_t)best;
}

static int solve_endgames(void) {
    size_t count = 1;
    for (int i = 1; i <= ROOM; i++) count = count * (size_t)(endgame_seeds + i) / (size_t)i;
    endgame = malloc(count);
    if (!endgame) return 0;
    memset(endgame, NONE, count);
    for (int total = 0; total <= endgame_seeds; total++) {
        int prefix[ROOM] = {0};
        prefix[ROOM - 1] = total;
        for (int place = 0; place < ROOM - 1;) {
            Position position;
            for (int i = 0; i < ROOM; i++)
                position.houses[i] = (uint8_t)(prefix[i] - (i ? prefix[i - 1] : 0));
            if (sum(position.houses) && sum(position.houses + HOUSES)) solved_endgame(&position);
            for (place = 0; place < ROOM - 1 && prefix[place] == prefix[place + 1]; place++)
                prefix[place] = 0;
            prefix[place]++;
        }
    }
    return 1;
}

static Known *slot(const Position *position) {
    uint64_t first = 0, second = 0;
    memcpy(&first, position->houses, 8);
    memcpy(&second, position->houses + 8, 4);
    uint64_t mixed = first ^ second * 0x9E3779B97F4A7C15ull;
    mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93ull;
    mixed = (mixed ^ mixed >> 29) * 0xC2B2AE3D27D4EB4Full;
    return &table[(mixed ^ mixed >> 32) & mask & ~(uint64_t)(WAYS - 1)];
}

static Known *known_of(const Position *position) {
    Known *first = slot(position);
    for (Known *one = first; one < first + WAYS; one++)
        if (!memcmp(&one->position, position, sizeof *position)) return one;
    return 0;
}

static void remember(const Position *position, Known known) {
    Known *place = known_of(position);
    if (!place) {
        int least = 1 << 20;
        Known *first = slot(position);
        for (Known *other = first; other < first + WAYS; other++) {
            /* What holds most seeds took longest to find, and is kept. */
            int worth = seeds_in(&other->position);
            if (worth < least) { least = worth; place = other; }
        }
    }
    *place = known;
}

static int search(const Position *position, int depth, int low, int high) {
    int total = seeds_in(position);
    if (total <= low) return total;
    if (-total >= high) return -total;
    if (total <= endgame_seeds) return endgame[rank_of(position)];
    nodes++;
    if (depth == 0) {
        cut = 1;
        return to_owner ? (sum(position->houses) - sum(position->houses + HOUSES)) / 4 : 0;
    }
    Known *known = known_of(position);
    if (known && known->depth >= depth &&
        (known->low >= high || known->high <= low || known->low == known->high)) {
        cut |= known->depth != SOLVED;
        return known->low >= high ? known->low : known->high;
    }
    int cut_before = cut, order[HOUSES], gain[HOUSES], next[HOUSES], count = 0;
    long score[HOUSES];
    Position after[HOUSES];
    cut = 0;
    for (int house = HOUSES - 1; house >= 0; house--) {
        int seeds = position->houses[house];
        if (!seeds) continue;
        next[house] = play(position, house, &after[house], &gain[house]);
        score[house] = next[house] == AGAIN ? 4000000 + house
                       : gain[house] * 100000L + (history[house][seeds & 63] >> 8);
        if (known && known->house == house + 1) score[house] = 1L << 60;
        int place = count++;
        for (; place > 0 && score[order[place - 1]] < score[house]; place--)
            order[place] = order[place - 1];
        order[place] = house;
    }
    int best = NONE, best_house = 0, floor = low;
    for (int i = 0; i < count && best < high; i++) {
        int house = order[i], g = gain[house], value = g;
        if (next[house] == AGAIN) value += search(&after[house], depth - 1, floor - g, high - g);
        if (next[house] == PASSED) value -= search(&after[house], depth - 1, g - high, g - floor);
        if (value > best) { best = value; best_house = house; }
        if (best > floor) floor = best;
    }
    if (best >= high) history[best_house][position->houses[best_house] & 63] += depth * depth;
    remember(position, (Known){*position, (int8_t)(best > low ? best : NONE),
                               (int8_t)(best < high ? best : -NONE),
                               (uint8_t)(cut ? depth : SOLVED), (uint8_t)(best_house + 1)});
    cut |= cut_before;
    return best;
}

/* A house that gains as much as an endgame is worth. */
static int endgame_house(const Position *position, int value) {
    for (int house = 0; house < HOUSES; house++) {
        if (!position->houses[house]) continue;
        Position after;
        int gain, next = play(position, house, &after, &gain);
        if (next != OVER) gain += (next == AGAIN ? 1 : -1) * endgame[rank_of(&after)];
        if (gain == value) return house + 1;
    }
    return 0;
}

/* The value by null windows around what the search before found, and a house that reaches it. */
static int value_of(const Position *position, int deepest, int *house) {
    int total = seeds_in(position), value = 0;
    if (total <= endgame_seeds) {
        cut = 0;
        value = endgame[rank_of(position)];
        *house = endgame_house(position, value);
        return value;
    }
    for (int depth = 2; depth <= deepest; depth += 2) {
        int low = -total, high = total;
        while (low < high) {
            int bound = value == low ? value + 1 : value;
            cut = 0;
            value = search(position, depth, bound - 1, bound);
            if (value < bound) high = value; else low = value;
        }
        /* Proven only if neither bound was cut off; the lower one comes last, for its house. */
        cut = 0;
        search(position, depth, value, value + 1);
        search(position, depth, value - 1, value);
        Known *known = known_of(position);
        if (known) *house = known->house;
        if (!cut) break;
    }
    return value;
}

int main(int count, char **words) {
    if (count != 6) return 2;
    mask = (1ull << atoi(words[1])) - 1;
    lone_capture = atoi(words[2]);
    to_owner = atoi(words[3]);
    endgame_seeds = atoi(words[5]);
    if (endgame_seeds > MOST_ENDGAME) return 2;
    table = calloc(mask + 1, sizeof *table);
    number_steps();
    if (!table || !solve_endgames()) return 3;
    for (;;) {
        Position position;
        for (int i = 0; i < ROOM; i++) {
            int seeds;
            if (scanf("%d", &seeds) != 1) return 0;
            position.houses[i] = (uint8_t)seeds;
        }
        nodes = 0;
        int house = 0, value = value_of(&position, atoi(words[4]), &house);
        printf("%d %d %d %ld\n", value, house, !cut, nodes);
        fflush(stdout);
    }
}
