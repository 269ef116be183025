"""`./build.sh soak`: a million moves, and 100,000 presses all over the program."""
