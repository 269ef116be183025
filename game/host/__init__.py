"""Where the game runs: a native window, a web page, or a fake for tests."""
