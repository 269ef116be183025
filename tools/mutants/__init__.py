"""`./build.sh mutants`: small mistakes in the rules that the tests have to notice."""
