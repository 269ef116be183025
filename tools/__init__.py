"""What `./build.sh` does: setting up, building the page, serving, playing, testing, measuring."""
