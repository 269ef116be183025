"""`./build.sh bench`: how fast the rules, the opponents and the page are."""
