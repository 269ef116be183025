"""The game as one program of this system, with nothing to install: `./build.sh app`."""
