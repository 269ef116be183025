"""`./build.sh strength`: how strong the levels of the opponents are."""
