/* Kalah: alpha-beta by null windows. Values are what the player to move still gains less what the
   other does, in parts of a seed; they are proven where no line was cut off by depth. */
#ifndef SEARCH_H
#define SEARCH_H
#include "endgames.h"
#include "table.h"

/* The judgement of `game.ai.kalah.packed`. */
enum { TURN = 10, TURN_TO_OWNER = 4, SIDE_TO_OWNER = 2 };

/* Moves are tried in this order: the one of the table, extra turns, then by what they promise. */
enum { FIRST_SCORE = 1 << 30, AGAIN_SCORE = 1 << 29, PROMISE_SCORE = 1 << 17 };

/* What moves promise: a seed that is gained; a house that the other finds empty on his side, as he
   has one move less; a house of one's own that may give an extra turn next; how well a house did in
   the search so far, at most. */
enum { SEED_GAINED = 8, OTHER_EMPTY = 3, OWN_AGAIN = 3, MOST_PRAISE = 4 * PROMISE_SCORE };

/* With so few seeds more than an endgame has, a search takes less time than the table does, or
   looking up beforehand what it knows of the positions that follow. */
enum { KEPT_MORE = 4, LOOK_UP_MORE = 7 };

typedef struct {
    Position after;
    int house, gain, next, left;
    int goal;  /* what `after` must be worth to its player, or must not, for the move to do */
    int score; /* the highest is tried first */
} Move;

/* Moves that have to be looked at, and the best of all others: its value and house. */
typedef struct {
    Move moves[MOST_HOUSES];
    int count, best, house;
    int failed; /* how many of the moves, from the first, were tried and did not do */
    int guessed; /* whether a value rests on a line that was cut off by depth */
} Choice;

static int cut;     /* whether the last value rests on a line that was cut off by depth */
static int stopped; /* whether the nodes were used up: no value counts any more */
static uint32_t nodes, most_nodes;
static int32_t praises[MOST_HOUSES][MOST_SEEDS + 1]; /* how well a house did, by its seeds */

/* A guess of what is still to be gained. Nobody gains more than all there is. */
static inline int judged(Position position, int total) {
    int side = sum(position.own) - sum(position.other), most = total * UNIT;
    int value = to_owner ? TURN_TO_OWNER + SIDE_TO_OWNER * side : TURN;
    return value > most ? most : value < -most ? -most : value;
}

/* The value of a position that is not looked at further. */
static inline int leaf(Position position, int total) {
    cut = total > endgame_seeds;
    return cut ? judged(position, total) : endgame_value(position) * UNIT;
}

static inline void consider(Choice *choice, int value, int house) {
    if (value <= choice->best) return;
    choice->best = value;
    choice->house = house;
}

/* One move ahead. */
static int glance(Position position, int total, int goal) {
    int best = -FAR, guessed = 0;
    for (int house = houses - 1; house >= 0 && best < goal; house--) {
        if (!seeds_at(position.own, house)) continue;
        Played move = play(position, house);
        int value = move.gain * UNIT;
        cut = 0;
        if (move.next != OVER) value = worth(value, move.next, leaf(move.after, total - move.gain));
        if (value > best) best = value;
        guessed = best < goal ? guessed | cut : cut;
    }
    cut = guessed;
    return best;
}

/* What a move is worth if that can be told at once, or a bound of it that decides; else FAR. */
static inline int decided(const Played *move, int left, int goal) {
    int gain = move->gain * UNIT, most = left * UNIT;
    if (move->next == OVER) return gain;
    if (left <= endgame_seeds)
        return worth(gain, move->next, endgame_value(move->after) * UNIT);
    if (gain + most < goal) return gain + most;
    if (gain - most >= goal) return gain - most;
    return FAR;
}

static inline int score_of(const Played *move, int house, int seeds, int first) {
    if (house == first) return FIRST_SCORE;
    if (move->next == AGAIN) return AGAIN_SCORE + house;
    int promise = move->gain * SEED_GAINED + empty_houses(move->after.own) * OTHER_EMPTY +
                  storing_houses(move->after.other) * OWN_AGAIN;
    return promise * PROMISE_SCORE + praises[house][seeds];
}

/* Lists the moves that have to be looked at, unless one does without. */
static void list_moves(Position position, int total, int goal, int first, Choice *choice) {
    for (int house = houses - 1; house >= 0; house--) {
        int seeds = seeds_at(position.own, house);
        if (!seeds) continue;
        Played played = play(position, house);
        int gain = played.gain * UNIT, left = total - played.gain;
        int value = decided(&played, left, goal);
        if (value < FAR) {
            consider(choice, value, house);
            if (value >= goal) return;
            continue;
        }
        choice->moves[choice->count++] = (Move){
            .after = played.after, .house = house, .gain = gain, .next = played.next, .left = left,
            .goal = played.next == AGAIN ? goal - gain : gain - goal + 1,
            .score = score_of(&played, house, seeds, first)};
    }
}

/* Takes out the moves that the table decides, until one does. */
static void look_up(Choice *choice, int depth, int goal) {
    int listed = choice->count;
    choice->count = 0;
    for (int i = 0; i < listed && choice->best < goal; i++) {
        Move *move = &choice->moves[i];
        const Known *known = known_of(move->after);
        int enough = known && known->low >= move->goal && known->low_depth >= depth;
        int little = known && known->high < move->goal && known->high_depth >= depth;
        if (!enough && !little) {
            choice->moves[choice->count++] = *move;
            continue;
        }
        int guessed = (enough ? known->low_depth : known->high_depth) != SOLVED;
        int value = worth(move->gain, move->next, enough ? known->low : known->high);
        consider(choice, value, move->house);
        choice->guessed = value < goal ? choice->guessed | guessed : guessed;
    }
}

/* Brings the move to be tried next to its place. */
static inline const Move *next_of(Choice *choice, int place) {
    int top = place;
    for (int i = place + 1; i < choice->count; i++)
        if (choice->moves[i].score > choice->moves[top].score) top = i;
    Move move = choice->moves[top];
    choice->moves[top] = choice->moves[place];
    choice->moves[place] = move;
    return &choice->moves[place];
}

static int search(Position position, int total, int depth, int goal);

/* Looks at the listed moves in order, until one does. */
static void try_moves(Choice *choice, int depth, int goal) {
    for (int i = 0; i < choice->count && choice->best < goal; i++) {
        const Move *move = next_of(choice, i);
        int value = worth(move->gain, move->next, search(move->after, move->left, depth, move->goal));
        if (stopped) return;
        consider(choice, value, move->house);
        choice->guessed = value < goal ? choice->guessed | cut : cut;
        choice->failed = i;
    }
}

/* Notes how well a house did. */
static inline void add_praise(int house, int seeds, int praise) {
    int32_t *sum = &praises[house][seeds];
    *sum += praise;
    if (*sum < -MOST_PRAISE) *sum = -MOST_PRAISE;
    if (*sum < MOST_PRAISE) return;
    for (int i = 0; i < houses; i++)
        for (int j = 0; j <= MOST_SEEDS; j++) praises[i][j] /= 2;
}

/* Praises the house that did, and blames those that were tried before it. */
static void learn(Row own, int total, const Choice *choice) {
    int praise = total * total;
    add_praise(choice->house, seeds_at(own, choice->house), praise);
    for (int i = 0; i < choice->failed; i++) {
        int house = choice->moves[i].house;
        add_praise(house, seeds_at(own, house), -praise);
    }
}

static void remember(Position position, int depth, int goal, const Choice *choice) {
    grow_after(nodes);
    Known *entry = entry_of(position);
    uint8_t seen = (uint8_t)(choice->guessed ? depth : SOLVED);
    if (choice->best >= goal) {
        entry->low = (int16_t)choice->best;
        entry->low_depth = seen;
        entry->house = (uint8_t)choice->house;
    } else {
        entry->high = (int16_t)choice->best;
        entry->high_depth = seen;
        if (entry->house == NO_HOUSE) entry->house = (uint8_t)choice->house;
    }
}

/* A bound of the value `depth` moves ahead: a lower one if it is `goal` or more, else an upper one.
   There are more seeds than in an endgame, and neither -goal nor goal is more than all of them. */
static int search(Position position, int total, int depth, int goal) {
    if (++nodes > most_nodes) stopped = 1;
    if (stopped) return 0;
    if (depth == 0) return leaf(position, total);
    if (depth == 1) return glance(position, total, goal);
    const Known *known = total >= endgame_seeds + KEPT_MORE ? known_of(position) : 0;
    if (known && known->low >= goal && known->low_depth >= depth) {
        cut = known->low_depth != SOLVED;
        return known->low;
    }
    if (known && known->high < goal && known->high_depth >= depth) {
        cut = known->high_depth != SOLVED;
        return known->high;
    }
    Choice choice;
    choice.count = choice.guessed = choice.failed = 0;
    choice.best = -FAR;
    choice.house = NO_HOUSE;
    list_moves(position, total, goal, known ? known->house : NO_HOUSE, &choice);
    if (choice.best < goal && choice.count) {
        if (total >= endgame_seeds + LOOK_UP_MORE) look_up(&choice, depth - 1, goal);
        try_moves(&choice, depth - 1, goal);
        if (stopped) return 0;
        if (choice.best >= goal) learn(position.own, total, &choice);
        if (total >= endgame_seeds + KEPT_MORE) remember(position, depth, goal, &choice);
    }
    cut = choice.guessed;
    return choice.best;
}
#endif
