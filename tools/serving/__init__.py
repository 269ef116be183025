"""What `./build.sh serve` is made of."""
