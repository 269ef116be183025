"""What is missing or wrong in the words of each language: `./build.sh words`."""
