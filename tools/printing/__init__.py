"""Papers for a class: rules, a board to play on, and exercises, as PDF: `./build.sh print`."""
