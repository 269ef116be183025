/* Kalah, for WebAssembly: what every house of the player to move is worth.

   A question is written where `numbers` says, as numbers of 32 bits: how many houses a side has; the
   rules (1: a lone seed captures, 2: left-overs go to their owner); how many moves to look ahead at
   most; how many positions at most; nothing; then what lies in the houses of the player to move, and
   of the other. After `solve` the answer stands there: whether all is proven, how many moves ahead
   all houses were looked at (0: that was no question), how many positions it took, twice nothing,
   and what each house is worth. `game/ai/kalah/kernel.py` says the same in Python.

   The answer depends on nothing but the question. */
#include "deepening.h"

enum { NUMBERS = 64, HEAD = 5 };
enum { LONE_CAPTURE = 1, TO_OWNER = 2 };

static int32_t numbers_[NUMBERS];
static int prepared; /* the houses and rules for which sowings and endgames are */

/* Makes these the rules in force. */
static void take_rules(int how_many, int rules) {
    if (prepared == (how_many << 2 | rules)) return;
    prepared = how_many << 2 | rules;
    houses = how_many;
    lone_capture = rules & LONE_CAPTURE;
    to_owner = rules & TO_OWNER;
    prepare_sowings();
    prepare_endgames();
}

/* Reads a row; returns how many seeds there are, or more than fit if one of the numbers is wrong. */
static int read_row(const int32_t *counts, Row *row) {
    int total = 0;
    *row = 0;
    for (int house = 0; house < houses; house++) {
        if (counts[house] < 0 || counts[house] > MOST_SEEDS) return MOST_SEEDS + 1;
        total += counts[house];
        *row += digits(counts[house], house);
    }
    return total;
}

static void start_anew(int32_t limit) {
    forget_all();
    nodes = 0;
    most_nodes = limit > 0 ? (uint32_t)limit : 0;
    stopped = 0;
    for (int house = 0; house < MOST_HOUSES; house++)
        for (int seeds = 0; seeds <= MOST_SEEDS; seeds++) praises[house][seeds] = 0;
}

__attribute__((export_name("numbers"))) int32_t *numbers(void) { return numbers_; }

__attribute__((export_name("solve"))) void solve(void) {
    int32_t how_many = numbers_[0], rules = numbers_[1], depth = numbers_[2], limit = numbers_[3];
    numbers_[0] = numbers_[1] = numbers_[2] = 0;
    if (how_many < 1 || how_many > MOST_HOUSES || rules < 0 || rules > 3) return;
    take_rules(how_many, rules);
    Position position;
    int own = read_row(&numbers_[HEAD], &position.own);
    int other = read_row(&numbers_[HEAD + houses], &position.other);
    if (!own || !other || own + other > MOST_SEEDS) return;
    play_out(MOST_SHORT, MOST_SHORT_ENDGAMES);
    start_anew(limit);
    Answer answer = {.exact = 0, .depth = 0};
    for (int house = 0; house < houses; house++) answer.values[house] = (Value){0, 0};
    deepen(position, depth < MOST_DEPTH ? depth : MOST_DEPTH, &answer);
    numbers_[0] = answer.exact;
    numbers_[1] = answer.depth;
    numbers_[2] = (int32_t)(stopped ? most_nodes : nodes);
    for (int house = 0; house < houses; house++) numbers_[HEAD + house] = answer.values[house].value;
}
