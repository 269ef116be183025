/* Kalah: every house of a position valued deeper and deeper, until all is proven. */
#ifndef DEEPENING_H
#define DEEPENING_H
#include "search.h"

enum { MOST_DEPTH = 250, BY_ONE = 4, STRIDE = 2 };

/* With so few seeds who looks far tries to see all of it early, with all nodes but this part: that
   seldom fails, and takes half the time of coming there step by step. */
enum { FEW = 34, LONG = 60, PART = 4 };

/* Then larger endgames are played out, of so many seeds less than there are. To solve them when they
   are first met takes long, and is worth it only in a long search; it is shorter where lone seeds
   capture. */
enum { ENDGAME_LESS = 20, LONE_CAPTURE_LESS = 22 };

/* What a house is worth, and whether that is proven. */
typedef struct { int value, exact; } Value;

typedef struct {
    Value values[MOST_HOUSES];
    int exact, depth;
} Answer;

/* The value of a position, by null windows that begin around a guess. */
static Value position_value(Position position, int total, int depth, int guess) {
    if (total <= endgame_seeds || depth == 0) {
        int value = leaf(position, total);
        return (Value){value, !cut};
    }
    int low = -total * UNIT, high = total * UNIT, low_cut = 0, high_cut = 0;
    while (low < high && !stopped) {
        int goal = guess <= low ? low + 1 : guess > high ? high : guess;
        guess = search(position, total, depth, goal);
        if (guess >= goal) low = guess, low_cut = cut;
        else high = guess, high_cut = cut;
    }
    return (Value){low, !low_cut && !high_cut};
}

/* What a house is worth `depth` moves ahead, itself counted. */
static Value house_value(Position position, int house, int depth, int guess) {
    Played move = play(position, house);
    int gain = move.gain * UNIT, left = seeds_in(position) - move.gain;
    if (move.next == OVER) return (Value){gain, 1};
    int rest = move.next == AGAIN ? guess - gain : gain - guess;
    Value value = position_value(move.after, left, depth - 1, rest);
    return (Value){worth(gain, move.next, value.value), value.exact};
}

/* Values all houses at one depth; what is proven stays even if the nodes do not suffice for all. */
static void look_ahead(Position position, int depth, Answer *answer) {
    Value values[MOST_HOUSES];
    int exact = 1;
    for (int house = 0; house < houses; house++) {
        values[house] = answer->values[house];
        if (!seeds_at(position.own, house) || values[house].exact) continue;
        values[house] = house_value(position, house, depth, values[house].value);
        if (stopped) return;
        if (values[house].exact) answer->values[house] = values[house];
        exact &= values[house].exact;
    }
    for (int house = 0; house < houses; house++) answer->values[house] = values[house];
    answer->depth = depth;
    answer->exact = exact;
}

/* How many seeds are played out while all is tried. */
static int proof_endgame(int seeds) {
    int endgame = seeds - (lone_capture ? LONE_CAPTURE_LESS : ENDGAME_LESS);
    return endgame < MOST_SHORT ? MOST_SHORT : endgame > MOST_ENDGAME ? MOST_ENDGAME : endgame;
}

/* Tries to prove all houses, and leaves some nodes should that fail. */
static void try_all(Position position, int deepest, Answer *answer) {
    uint32_t all = most_nodes;
    most_nodes = all - all / PART;
    play_out(proof_endgame(seeds_in(position)), MOST_ENDGAMES);
    look_ahead(position, deepest, answer);
    play_out(MOST_SHORT, MOST_SHORT_ENDGAMES);
    most_nodes = all;
    stopped = 0;
}

static void deepen(Position position, int deepest, Answer *answer) {
    int near = seeds_in(position) <= FEW && deepest >= LONG;
    while (answer->depth < deepest && !answer->exact && !stopped) {
        int depth = answer->depth + (answer->depth < BY_ONE ? 1 : STRIDE);
        if (answer->depth == BY_ONE && near) try_all(position, deepest, answer);
        if (!answer->exact) look_ahead(position, depth < deepest ? depth : deepest, answer);
    }
}
#endif
