/* Kalah with six houses a side: exact values, or values as far as some moves show.

   solver TABLE_BITS LONE_CAPTURE TO_OWNER DEPTH ENDGAME_SEEDS FILE < positions > values

   A position is twelve counts: the houses of the player to move, then the other's, both in their
   owner's order of sowing, 48 seeds at most. For each one a line comes back: value, house, exact,
   and how many positions were looked at. The value is what the player to move still gains in
   seeds; it is proven if `exact` is 1, else as far as DEPTH moves show.

   Before the first answer every position of at most ENDGAME_SEEDS seeds in the houses is solved,
   the emptier ones first, one byte each (20 seeds: 226 MB, 22: 548 MB, 26: 2.7 GB), or read from
   FILE, where they are kept. The search by null windows then ends there; its own table takes 16
   bytes times two to the power of TABLE_BITS. Two seeds more in the endgames save about half of
   the search. */
#include "endgames.h"

enum { WAYS = 4, NONE = -127 };
enum { SEED_SCORE = 100000, AGAIN_SCORE = 40 * SEED_SCORE, MOST_HISTORY = SEED_SCORE };
enum { OLDER = 4, ANSWERS = 32, FIRST_DEPTH = 6, STEP = 4, FAR = 100, NO_DEPTH = 254, SOLVED = 255 };

/* Above the rows: bounds of the value; how deep that was looked, the house for the lower, and in
   which answer. */
typedef struct { uint64_t own, other; } Known;
typedef struct {
    Position after;
    int house, gain, next;
    int bound;  /* what `after` must be worth for its player, or must not, for the move to do */
    long score; /* which move to try first */
    Known *slot;
    const uint8_t *endgame;
} Move;

static Known *table;
static uint64_t mask;
static int cut; /* whether a line was cut off by depth since this was last cleared */
static long history[HOUSES][MOST_SEEDS + 1];
static long nodes;
static int answer; /* a number that changes with each position asked for */

/* What a move is worth if what comes after it is worth so much for its player. */
static inline int worth(const Move *move, int after) {
    return move->next == AGAIN ? move->gain + after : move->gain - after;
}

static inline int low_of(const Known *known) { return (int8_t)(known->own >> 48); }
static inline int high_of(const Known *known) { return (int8_t)(known->own >> 56); }
static inline int depth_of(const Known *known) { return (int)(known->other >> 48 & 0xFF); }
static inline int house_of(const Known *known) { return (int)(known->other >> 56 & 7); }
static inline int answer_of(const Known *known) { return (int)(known->other >> 59); }

static inline Known *slot(Position position) {
    uint64_t mixed = position.own ^ position.other * 0x9E3779B97F4A7C15ull;
    mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93ull;
    mixed = (mixed ^ mixed >> 29) * 0xC2B2AE3D27D4EB4Full;
    return &table[(mixed ^ mixed >> 32) & mask & ~(uint64_t)(WAYS - 1)];
}

static inline Known *known_in(Known *first, Position position) {
    for (Known *one = first; one < first + WAYS; one++)
        if ((one->own & ROW) == position.own && (one->other & ROW) == position.other) return one;
    return 0;
}

/* What holds most seeds took longest to find, and is kept; guesses of earlier answers are not. */
static int use_of(const Known *known) {
    int seeds = seeds_in((Position){known->own & ROW, known->other & ROW});
    if (answer_of(known) == answer) return seeds;
    return depth_of(known) == SOLVED ? seeds - OLDER : seeds - MOST_SEEDS;
}

static Known *least_in(Known *first) {
    Known *least = first;
    for (Known *one = first + 1; one < first + WAYS; one++)
        if (use_of(one) < use_of(least)) least = one;
    return least;
}

static void remember(Position position, int low, int high, int depth, int house) {
    Known *first = slot(position), *place = known_in(first, position);
    if (!place) {
        place = least_in(first);
    } else {
        if (low == NONE && low_of(place) != NONE) house = house_of(place);
        if (depth_of(place) == depth) {
            if (low_of(place) > low) low = low_of(place);
            if (high_of(place) < high) high = high_of(place);
        }
    }
    place->own = position.own | (uint64_t)(uint8_t)low << 48 | (uint64_t)(uint8_t)high << 56;
    place->other = position.other | (uint64_t)depth << 48 | (uint64_t)(house | answer << 3) << 56;
}

/* The best that has come up at a position: a value, the house for it. */
typedef struct { int value, house; } Best;

static inline void better(Best *best, int value, int house) {
    if (value > best->value) *best = (Best){value, house};
}

/* Lists the moves that are not decided by how many seeds are left; asks memory for the rest. */
static int list_moves(Position position, int total, int bound, int first, Move *moves, Best *best) {
    int count = 0;
    for (int house = HOUSES - 1; house >= 0; house--) {
        int seeds = seeds_at(position.own, house);
        if (!seeds) continue;
        Move *move = &moves[count];
        move->house = house + 1;
        move->next = play(position, house, &move->after, &move->gain);
        int gain = move->gain, left = move->next == OVER ? 0 : total - gain;
        if (move->next == OVER || gain + left < bound || gain - left >= bound) {
            better(best, gain - left >= bound ? gain - left : gain + left, house + 1);
            continue;
        }
        move->bound = move->next == AGAIN ? bound - gain : gain - bound + 1;
        move->score = move->next == AGAIN ? AGAIN_SCORE + house
                                          : gain * SEED_SCORE + history[house][seeds];
        if (first == house + 1) move->score = 1L << 60;
        move->endgame = left <= endgame_seeds ? &endgame[rank_of(move->after)] : 0;
        move->slot = move->endgame ? 0 : slot(move->after);
        __builtin_prefetch(move->endgame ? (const void *)move->endgame : move->slot);
        count++;
    }
    return count;
}

/* Takes out the moves that lead to endgames. */
static int without_endgames(Move *moves, int count, Best *best) {
    int open = 0;
    for (int i = 0; i < count; i++) {
        Move *move = &moves[i];
        if (move->endgame) better(best, worth(move, *move->endgame - ZERO), move->house);
        else moves[open++] = *move;
    }
    return open;
}

/* Takes out the moves that the table decides; `cut` tells whether it was by depth. */
static int without_known(Move *moves, int count, int depth, int bound, Best *best) {
    int open = 0;
    for (int i = 0; i < count && best->value < bound; i++) {
        Move *move = &moves[i];
        Known *known = known_in(move->slot, move->after);
        if (known && depth_of(known) >= depth) {
            int low = low_of(known), high = high_of(known);
            if (low >= move->bound || high < move->bound) {
                better(best, worth(move, low >= move->bound ? low : high), move->house);
                cut = (best->value < bound && cut) || depth_of(known) != SOLVED;
                continue;
            }
        }
        moves[open++] = *move;
    }
    return open;
}

static void sort(Move *moves, int count, Move **order) {
    for (int i = 0; i < count; i++) {
        int place = i;
        for (; place > 0 && order[place - 1]->score < moves[i].score; place--)
            order[place] = order[place - 1];
        order[place] = &moves[i];
    }
}

static int search(Position position, int total, int depth, int bound);

/* Looks at moves in order until one does; leaves `cut` as it is for what was found. */
static void try_moves(Move **order, int count, int total, int depth, int bound, Best *best) {
    for (int i = 0; i < count && best->value < bound; i++) {
        int cut_before = cut;
        cut = 0;
        int value = search(order[i]->after, total - order[i]->gain, depth, order[i]->bound);
        better(best, worth(order[i], value), order[i]->house);
        if (best->value < bound) cut |= cut_before; /* one move that does needs no other */
    }
}

/* Notes that a house has done. It must never count for as much as a seed that is gained. */
static void praise(int house, int seeds, int depth) {
    long *noted = &history[house][seeds];
    *noted += depth * depth;
    if (*noted < MOST_HISTORY) return;
    for (int i = 0; i < HOUSES; i++)
        for (int j = 0; j <= MOST_SEEDS; j++) history[i][j] /= 2;
}

/* Notes down what was found, and which houses use to do. */
static void conclude(Position position, int depth, int bound, Best best) {
    int looked = cut ? depth : SOLVED;
    if (best.value < bound) {
        remember(position, NONE, best.value, looked, best.house);
        return;
    }
    praise(best.house - 1, seeds_at(position.own, best.house - 1), depth < 40 ? depth : 40);
    remember(position, best.value, -NONE, looked, best.house);
}

/* A bound of the value: at least `bound` if it is, else one that is below. */
static int search(Position position, int total, int depth, int bound) {
    nodes++;
    Known *known = known_in(slot(position), position);
    if (known && depth_of(known) >= depth && (low_of(known) >= bound || high_of(known) < bound)) {
        cut |= depth_of(known) != SOLVED;
        return low_of(known) >= bound ? low_of(known) : high_of(known);
    }
    if (depth == 0) {
        cut = 1;
        return to_owner ? (sum(position.own) - sum(position.other)) / 4 : 0;
    }
    Move moves[HOUSES], *order[HOUSES];
    Best best = {NONE, 0};
    int count = list_moves(position, total, bound, known ? house_of(known) : 0, moves, &best);
    if (best.value < bound) count = without_endgames(moves, count, &best);
    if (best.value >= bound || !count) return best.value;
    int cut_before = cut;
    cut = 0;
    count = without_known(moves, count, depth - 1, bound, &best);
    sort(moves, count, order);
    try_moves(order, count, total, depth - 1, bound, &best);
    conclude(position, depth, bound, best);
    cut |= cut_before;
    return best.value;
}

/* A house that gains as much as an endgame is worth. */
static int endgame_house(Position position, int value) {
    for (int house = 0; house < HOUSES; house++) {
        if (!seeds_at(position.own, house)) continue;
        Move move;
        move.next = play(position, house, &move.after, &move.gain);
        int after = move.next == OVER ? 0 : endgame[rank_of(move.after)] - ZERO;
        if (worth(&move, after) == value) return house + 1;
    }
    return 0;
}

/* The value as far as `depth` shows, by null windows that begin around a guess. */
static int value_at(Position position, int depth, int guess) {
    int total = seeds_in(position), low = -total, high = total, value = guess;
    while (low < high) {
        int bound = value == low ? value + 1 : value;
        value = search(position, total, depth, bound);
        if (value < bound) high = value; else low = value;
    }
    return value;
}

/* Looks deeper and deeper, until nothing is cut off any more; finds a house that does. */
static int value_of(Position position, int deepest, int *house) {
    int total = seeds_in(position), value = 0;
    cut = 0;
    if (total <= endgame_seeds) {
        value = endgame[rank_of(position)] - ZERO;
        *house = endgame_house(position, value);
        return value;
    }
    /* In large steps the search would run wild after moves that a little more depth shows bad. */
    for (int depth = FIRST_DEPTH, last = 0; !last; depth += depth < FAR ? STEP : FAR) {
        last = depth >= deepest;
        if (last) depth = deepest;
        value = value_at(position, depth, value);
        cut = 0; /* proven only if both bounds hold, and neither was cut off */
        if (search(position, total, depth, value + 1) > value) cut = 1;
        if (search(position, total, depth, value) < value) cut = 1;
        Known *known = known_in(slot(position), position);
        if (known) *house = house_of(known);
        if (!cut) break;
    }
    return value;
}

static int read_position(Position *position) {
    *position = (Position){0, 0};
    for (int i = 0; i < ROOM; i++) {
        unsigned seeds;
        if (scanf("%u", &seeds) != 1) return 0;
        *(i < HOUSES ? &position->own : &position->other) |= (uint64_t)seeds << 8 * (i % HOUSES);
    }
    return seeds_in(*position) <= MOST_SEEDS;
}

int main(int count, char **words) {
    if (count != 7) return 2;
    mask = (1ull << atoi(words[1])) - 1;
    lone_capture = atoi(words[2]);
    to_owner = atoi(words[3]);
    int deepest = atoi(words[4]) < NO_DEPTH ? atoi(words[4]) : NO_DEPTH;
    endgame_seeds = atoi(words[5]);
    if (endgame_seeds > MOST_ENDGAME) return 2;
    prepare_sowings();
    table = room((mask + 1) * sizeof *table);
    if (!table || !solve_endgames(words[6])) return 3;
    for (Position position; read_position(&position);) {
        nodes = 0;
        answer = (answer + 1) % ANSWERS;
        int house = 0, value = value_of(position, deepest, &house);
        printf("%d %d %d %ld\n", value, house, !cut, nodes);
        fflush(stdout);
    }
}
