"""Makes the sounds of the game: `python -m tools.make.sounds`.

Wood on wood, worked out from damped tones and a little noise with a fixed seed, and encoded
by `oggenc` (Debian: vorbis-tools).
"""

from __future__ import annotations

import math
import random
import shutil
import subprocess
import sys
import tempfile
import wave
from collections.abc import Sequence
from pathlib import Path

from tools.places import ROOT

SOUNDS = ROOT / "assets" / "sounds"
RATE = 44_100

SCALE = (0, 2, 4, 7, 9, 12, 14, 16)
"""Half tones of the rising drops: a pentatonic scale."""


def knock(pitch: float, seconds: float, loud: float, hard: float, seed: int) -> list[float]:
    """Return a knock on wood; `hard` (0..1) is how much of the click of the seed is in it."""
    source = random.Random(seed)
    partials = ((1.0, 1.0, 26.0), (2.76, 0.42, 44.0), (5.4, 0.2, 80.0), (8.9, 0.08, 130.0))
    samples = []
    last = 0.0
    for number in range(round(RATE * seconds)):
        time = number / RATE
        tone = sum(
            share * math.exp(-decay * time) * math.sin(math.tau * pitch * ratio * time)
            for ratio, share, decay in partials
        )
        last += 0.45 * (source.uniform(-1, 1) - last)
        click = hard * last * math.exp(-380 * time)
        attack = min(1.0, time / 0.0012)
        samples.append(loud * attack * (0.62 * tone + 1.6 * click))
    return samples


def tone(pitch: float, seconds: float, loud: float) -> list[float]:
    """Return a soft tone of a wooden bar."""
    return [
        loud
        * min(1.0, number / RATE / 0.003)
        * math.exp(-5.5 * number / RATE)
        * (
            math.sin(math.tau * pitch * number / RATE)
            + 0.3
            * math.exp(-20 * number / RATE)
            * math.sin(math.tau * 3.93 * pitch * number / RATE)
        )
        for number in range(round(RATE * seconds))
    ]


def mixed(parts: Sequence[tuple[float, list[float]]]) -> list[float]:
    """Return sounds laid over each other, each from its own second on."""
    length = max(round(start * RATE) + len(part) for start, part in parts)
    samples = [0.0] * length
    for start, part in parts:
        first = round(start * RATE)
        for number, value in enumerate(part):
            samples[first + number] += value
    return samples


def pitched(base: float, half_tones: float) -> float:
    """Return a frequency so many half tones above `base`."""
    return base * 2 ** (half_tones / 12)


def sounds() -> dict[str, list[float]]:
    """Return every sound by name."""
    made = {
        f"drop-{number}": knock(pitched(430, step), 0.16, 0.5, 0.9, number)
        for number, step in enumerate(SCALE)
    }
    made["lift"] = mixed(
        [(0.02 * n, knock(300 + 70 * n, 0.09, 0.2, 1.0, 20 + n)) for n in range(4)]
    )
    made["store"] = mixed([(0, knock(262, 0.3, 0.5, 0.7, 30)), (0.005, tone(523, 0.35, 0.16))])
    made["capture"] = mixed(
        [(0.045 * n, knock(pitched(300, -n), 0.2, 0.42, 1.0, 40 + n)) for n in range(5)]
    )
    made["again"] = mixed([(0, tone(587, 0.5, 0.26)), (0.11, tone(880, 0.6, 0.24))])
    made["win"] = mixed(
        [(0.14 * n, tone(pitched(392, step), 0.9, 0.24)) for n, step in enumerate((0, 4, 7, 12))]
    )
    made["tap"] = knock(210, 0.09, 0.3, 0.5, 60)
    return made


def write(name: str, samples: Sequence[float], encoder: str) -> None:
    """Encode one sound."""
    fade = min(len(samples), RATE // 100)
    levels = [
        max(-1.0, min(1.0, value * min(1.0, (len(samples) - number) / fade)))
        for number, value in enumerate(samples)
    ]
    with tempfile.TemporaryDirectory() as scratch:
        raw = Path(scratch) / "sound.wav"
        with wave.open(str(raw), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(
                b"".join(round(32_000 * v).to_bytes(2, "little", signed=True) for v in levels)
            )
        target = SOUNDS / f"{name}.ogg"
        command = [encoder, "-Q", "-q", "4", "-s", "1", "-o", str(target), str(raw)]
        subprocess.run(command, check=True)
    print(target.name, target.stat().st_size)


def main() -> None:
    """Write all sounds."""
    encoder = shutil.which("oggenc")
    if encoder is None:
        sys.exit("oggenc is missing: install the package vorbis-tools")
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name, samples in sounds().items():
        write(name, samples, encoder)


if __name__ == "__main__":
    main()
