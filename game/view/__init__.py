"""How it looks: theme, layout, boards, widgets, animation, sound, narration.

A game has a package of its own. In each the same part has the same name, and a game has only those
that it needs: `view` (its `GameView`), `plan` (where everything lies), `board` (draws it),
`contents` (what lies where), `presses`, `preview`, `show` (its animation), `words` (its `Teller`)
and `pages` (how to play).
"""
