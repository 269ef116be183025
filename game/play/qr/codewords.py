"""The bytes of a QR code: data in blocks, and what repairs them (Reed-Solomon)."""

from __future__ import annotations

from functools import cache, reduce
from itertools import pairwise, zip_longest

from game.play.qr.sizes import Size


def codewords(data: bytes, size: Size) -> bytes:
    """Return all bytes in the order in which they are drawn."""
    # Four bits say that these are bytes, four that it ends.
    head = 4 << 8 * size.count_bytes | len(data)
    number = (head << 8 * len(data) | int.from_bytes(data)) << 4
    whole = number.to_bytes(1 + size.count_bytes + len(data)) + b"\xec\x11" * size.data_bytes
    short, longer = divmod(size.data_bytes, size.blocks)
    ends = [short * n + max(0, n - size.blocks + longer) for n in range(size.blocks + 1)]
    blocks = [whole[start:end] for start, end in pairwise(ends)]
    return _in_turn(blocks) + _in_turn([_checks(block, size.checks) for block in blocks])


def _in_turn(blocks: list[bytes]) -> bytes:
    """Return the first byte of each block, then the second, and so on."""
    return bytes(byte for row in zip_longest(*blocks) for byte in row if byte is not None)


def _checks(block: bytes, count: int) -> bytes:
    """Return what is left when a block is divided by the generator."""
    rest, terms = [0] * count, _generator(count)
    for byte in block:
        factor = byte ^ rest[0]
        shifted = zip([*rest[1:], 0], terms, strict=True)
        rest = [one ^ _product(factor, term) for one, term in shifted]
    return bytes(rest)


@cache
def _generator(count: int) -> list[int]:
    """Return the terms of (x - 1)(x - 2)(x - 4)… but the first."""
    terms, root = [1], 1
    for _ in range(count):
        times = [0, *(_product(root, term) for term in terms)]
        terms = [one ^ other for one, other in zip([*terms, 0], times, strict=True)]
        root = _product(root, 2)
    return terms[1:]


@cache
def _product(one: int, other: int) -> int:
    """Return the product of two numbers of the field of 256."""
    steps = range(7, -1, -1)
    return reduce(lambda z, n: z << 1 ^ (z >> 7) * 0x11D ^ (other >> n & 1) * one, steps, 0)
