"""Solves Kalah positions exactly, by looking at every line that can still matter."""


class Solver:
    """Alpha-beta over the seeds still to be won; positions met again are remembered."""

    def __init__(self, game):
        self.game = game
        self.bounds = {}

    def value(self, position):
        """Return the margin the player to move still gains from here, with perfect play."""
        left = self._left(position)
        return self._search(position, -left, left)

    def values(self, position):
        """Return the same for each legal move, by house."""
        return {move: self._after(position, move, None) for move in self.game.legal_moves(position)}

    def _left(self, position):
        return sum(self.game.row(position, 0)) + sum(self.game.row(position, 1))

    def _ahead(self, position):
        """Return by how much the store of the player to move is ahead."""
        board, mover = position
        return board[self.game.store(mover)] - board[self.game.store(1 - mover)]

    def _final(self, position):
        """Return the margin of the seat `to_move`, the game being over."""
        scores = self.game.outcome(position).scores
        return scores[position.to_move] - scores[1 - position.to_move]

    def _after(self, position, move, window):
        after = self.game.after(position, move)
        if self.game.is_over(after):
            return self._final(after) - self._ahead(position)
        sign = 1 if after.to_move == position.to_move else -1
        gain = sign * self._ahead(after) - self._ahead(position)
        left = self._left(after)
        low, high = (-left, left) if window is None else (window[0] - gain, window[1] - gain)
        if sign < 0:
            low, high = -high, -low
        return gain + sign * self._search(after, low, high)

    def _order(self, position, move):
        """Return a number that is low for moves worth looking at first."""
        after = self.game.after(position, move)
        store = self.game.store(position.to_move)
        return (after.to_move != position.to_move, -after.board[store], -move)

    def _search(self, position, low, high):
        """Return the value if it lies between `low` and `high`, else a bound of it."""
        if self.game.is_over(position):
            return self._final(position) - self._ahead(position)
        left = self._left(position)
        if low >= left or high <= -left:
            return left if low >= left else -left
        key = (self.game.row(position, 0), self.game.row(position, 1), position.to_move)
        least, most = self.bounds.get(key, (-left, left))
        if least >= high or most <= low or least == most:
            return least if least >= high else most
        best, floor = least - 1, low
        moves = self.game.legal_moves(position)
        for move in sorted(moves, key=lambda move: self._order(position, move)):
            best = max(best, self._after(position, move, (floor, high)))
            floor = max(floor, best)
            if best >= high or best == most:
                break
        if best >= high:
            least = max(least, best)
        elif best <= low:
            most = min(most, best)
        else:
            least = most = best
        self.bounds[key] = (least, most)
        return best
