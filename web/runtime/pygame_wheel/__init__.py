"""Builds pygame-ce as one WebAssembly side module for Pyodide, and packs it as a wheel.

`../make.py` runs the steps in this order:

* `chroot`: a Debian of its own, with the compiler, that leaves the machine alone;
* `inputs`: the sources and headers, each checked against `pins`;
* `patches`: what has to change in the sources, and why;
* `pyconfig`: the C view of the interpreter that the page runs;
* `units` and `compile`: what is compiled, and how;
* `wasm`: does the interpreter offer all that the module asks for?
* `pack`: the wheel;  `papers`: its checksum, the versions and the licences.
"""
