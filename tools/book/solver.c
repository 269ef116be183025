/* Kalah with six houses a side: values of positions by null-window search with a large table.

   solver TABLE_BITS LONE_CAPTURE TO_OWNER DEPTH < positions > values

   A position is twelve counts: the houses of the player to move, then the other's, both in their
   owner's order of sowing. For each one a line comes back: value, house, exact. The value is what
   the player to move still gains in seeds; it is proven if `exact` is 1, else as far as DEPTH
   moves show. Every number of seeds must be below 127. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HOUSES = 6, RING = 13, STORE = 6, WAYS = 4, NONE = -127, SOLVED = 255 };
enum { AGAIN, PASSED, OVER };

typedef struct { uint8_t houses[12]; } Position;
typedef struct { Position position; int8_t low, high; uint8_t depth, house; } Known;

static Known *table;
static uint64_t mask;
static int lone_capture, to_owner;
static int cut; /* whether a line was cut off by depth since this was last cleared */
static long history[HOUSES][64];

static int sum(const uint8_t *row) { return row[0] + row[1] + row[2] + row[3] + row[4] + row[5]; }

static Known *slot(const Position *position) {
    uint64_t first = 0, second = 0;
    memcpy(&first, position->houses, 8);
    memcpy(&second, position->houses + 8, 4);
    uint64_t mixed = first ^ second * 0x9E3779B97F4A7C15ull;
    mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93ull;
    mixed = (mixed ^ mixed >> 29) * 0xC2B2AE3D27D4EB4Full;
    return &table[(mixed ^ mixed >> 32) & mask & ~(uint64_t)(WAYS - 1)];
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

static void remember(const Position *position, Known *known, int low, int high, int depth, int house) {
    if (!known) {
        int least = 1 << 20;
        Known *first = slot(position);
        for (Known *other = first; other < first + WAYS; other++) {
            /* What holds most seeds took longest to find, and is kept. */
            int worth = sum(other->position.houses) + sum(other->position.houses + HOUSES);
            if (worth < least) { least = worth; known = other; }
        }
    }
    *known = (Known){*position, (int8_t)low, (int8_t)high, (uint8_t)depth, (uint8_t)house};
}

static int search(const Position *position, int depth, int low, int high) {
    int total = sum(position->houses) + sum(position->houses + HOUSES);
    if (total <= low) return total;
    if (-total >= high) return -total;
    if (depth == 0) {
        cut = 1;
        return to_owner ? (sum(position->houses) - sum(position->houses + HOUSES)) / 4 : 0;
    }
    Known *known = 0, *first = slot(position);
    for (Known *other = first; other < first + WAYS && !known; other++)
        if (!memcmp(&other->position, position, sizeof *position)) known = other;
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
    remember(position, known, best > low ? best : NONE, best < high ? best : -NONE,
             cut ? depth : SOLVED, best_house + 1);
    cut |= cut_before;
    return best;
}

/* The value by null windows around what the search before found, and a house that reaches it. */
static int value_of(const Position *position, int deepest, int *house) {
    int total = sum(position->houses) + sum(position->houses + HOUSES), value = 0;
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
        Known *first = slot(position);
        for (Known *other = first; other < first + WAYS; other++)
            if (!memcmp(&other->position, position, sizeof *position)) *house = other->house;
        if (!cut) break;
    }
    return value;
}

int main(int count, char **words) {
    if (count != 5) return 2;
    mask = (1ull << atoi(words[1])) - 1;
    lone_capture = atoi(words[2]);
    to_owner = atoi(words[3]);
    table = calloc(mask + 1, sizeof *table);
    if (!table) return 3;
    for (;;) {
        Position position;
        for (int i = 0; i < 12; i++) {
            int seeds;
            if (scanf("%d", &seeds) != 1) return 0;
            position.houses[i] = (uint8_t)seeds;
        }
        int house = 0, value = value_of(&position, atoi(words[4]), &house);
        printf("%d %d %d\n", value, house, !cut);
        fflush(stdout);
    }
}
