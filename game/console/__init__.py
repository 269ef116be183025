"""The rules and the opponents as JSON lines, for other programs: `python -m game.console`.

docs/console.md describes the requests. Needs the standard library only.
"""
