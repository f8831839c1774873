#!/usr/bin/env python3
"""Writes the GIF fixtures and the digests of their pixels.

    pip install pillow
    python3 Tests/Oracles/gif_fixtures.py

A digest is the SHA-256 of straight RGBA8 pixels, reckoned here from the indices that were written. The
files are then read by Pillow too (13.0), and compared within the frame: outside of it Pillow shows the
first colour, browsers nothing. Codes of one bit are compared by `gif2rgb` (giflib 5.2) alone: Pillow
widens them too late.

    python3 Tests/Oracles/gif_fixtures.py --random 400 FOLDER

writes so many random files, and beside each of them the pixels as FILE.rgba, for a decoder to be
compared with.
"""
import hashlib
import io
import pathlib
import random
import sys

from PIL import Image

from gif_writer import blocks, encode, pixels

FOLDER = pathlib.Path(__file__).parent.parent / "RasterTests" / "Codecs" / "Fixtures"
COMMENT = b"!\xfe\x05hello\x03abc\0"
LOOP = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"


def colors(rng, count):
    return bytes(rng.randrange(256) for _ in range(3 * count))


def indices(rng, count, length):
    kind = rng.randrange(4)
    if kind == 0:
        return [rng.randrange(count) for _ in range(length)]
    if kind == 1:
        return [rng.randrange(count)] * length
    if kind == 2:
        cycle = [rng.randrange(count) for _ in range(rng.randrange(1, 9))]
        return [cycle[index % len(cycle)] for index in range(length)]
    result = []
    while len(result) < length:
        result += [rng.randrange(count)] * rng.randrange(1, 60)
    return result[:length]


def written_files(rng):
    """Names, sizes, indices and options."""
    for bits in range(1, 9):
        few = [rng.randrange(1 << bits) for _ in range(23 * 19)]
        yield f"bits{bits}", (23, 19), few, {"size": max(2, bits), "palette": colors(rng, 1 << bits)}
    few = [rng.randrange(2) for _ in range(23 * 19)]
    yield "codes-of-one-bit", (23, 19), few, {"size": 1, "palette": colors(rng, 2)}
    few = [rng.randrange(4) for _ in range(17 * 21)]
    yield "wide-codes", (17, 21), few, {"size": 8, "palette": colors(rng, 4)}
    four = {"size": 2, "palette": colors(rng, 4)}
    for height in (1, 2, 3, 5, 8, 21):
        few = [rng.randrange(4) for _ in range(17 * height)]
        yield f"interlaced-{height}", (17, height), few, {**four, "interlaced": True}
    few = [rng.randrange(4) for _ in range(17 * 21)]
    size = (17, 21)
    yield "transparent", size, few, {**four, "transparent": 2}
    yield "transparent-interlaced", size, few, {**four, "transparent": 0, "interlaced": True}
    yield "transparent-unused", size, few, {**four, "transparent": 200}
    yield "local", size, few, {"size": 2, "local": colors(rng, 4)}
    yield "local-and-global", size, few, {**four, "local": colors(rng, 8)}
    yield "no-palette", size, few, {"size": 2}
    yield "missing-colors", size, few, {"size": 2, "palette": colors(rng, 2)}
    yield "inside", size, few, {**four, "screen": (40, 30), "position": (9, 4)}
    yield "outside", size, few, {**four, "screen": (10, 30), "position": (3, 14)}
    yield "no-screen", size, few, {**four, "screen": (0, 0)}
    yield "no-frame-size", size, few, {**four, "screen": size, "declared": (0, 0)}
    yield "version-87a", size, few, {**four, "version": b"GIF87a"}
    yield "extensions", size, few, {**four, "extensions": COMMENT + LOOP}
    profile = bytes(rng.randrange(256) for _ in range(400))
    yield "profile", size, few, {**four, "extensions": b"!\xff\x0bICCRGBG1012" + blocks(profile)}
    yield "small-blocks", size, few, {**four, "block": 1}
    yield "no-first-clear", size, few, {**four, "clear_first": False}
    yield "no-end-code", size, few, {**four, "end": False}
    yield "early-clears", size, few, {**four, "clear_at": 9}
    # More codes than a table has.
    many = [rng.randrange(16) for _ in range(110 * 100)]
    full = {"size": 4, "palette": colors(rng, 16)}
    yield "clear-when-full", (110, 100), many, full
    yield "deferred-clear", (110, 100), many, {**full, "clear_at": None}
    yield "one-colour", (300, 200), [1] * 60_000, {**four}


def check(name, file, full, data, size, options):
    """Compares Pillow's pixels of the frame."""
    if options["size"] == 1 or "declared" in options:
        return
    position = options.get("position", (0, 0))
    box = (*position, position[0] + size[0], position[1] + size[1])
    found = Image.open(io.BytesIO(file)).convert("RGBA").crop(box).tobytes()
    assert found == Image.frombytes("RGBA", full, data).crop(box).tobytes(), name


def fixtures():
    rng = random.Random(6)
    for old in FOLDER.glob("*.gif"):
        old.unlink()
    lines = []
    for name, size, picture, options in written_files(rng):
        file = encode(*size, picture, **options)
        assert len(file) <= 8192, name
        full, data = pixels(*size, picture, **options)
        check(name, file, full, data, size, options)
        (FOLDER / f"{name}.gif").write_bytes(file)
        lines.append(f"{name} {full[0]} {full[1]} {hashlib.sha256(data).hexdigest()}")
    (FOLDER / "gif-digests.txt").write_text("\n".join(sorted(lines)) + "\n")
    print(f"{len(lines)} fixtures")


def random_files(count, folder):
    rng = random.Random(7)
    folder.mkdir(parents=True, exist_ok=True)
    for index in range(count):
        size = rng.randrange(1, 150), rng.randrange(1, 100)
        bits = rng.randrange(1, 9)
        options = {
            "size": max(bits, rng.choice((2, 2, 8))), "interlaced": rng.random() < 0.4,
            "clear_at": rng.choice((4096, None, 700)), "clear_first": rng.random() < 0.8, "end": rng.random() < 0.8,
            "block": rng.choice((255, 255, 17)), "extensions": rng.choice((b"", COMMENT + LOOP))}
        options[rng.choice(("palette", "local"))] = colors(rng, 1 << bits)
        if rng.random() < 0.3:
            options["transparent"] = rng.randrange(1 << bits)
        if rng.random() < 0.3:
            options["position"] = rng.randrange(20), rng.randrange(20)
            options["screen"] = size[0] + rng.randrange(40), size[1] + rng.randrange(40)
        picture = indices(rng, 1 << bits, size[0] * size[1])
        file = encode(*size, picture, **options)
        full, data = pixels(*size, picture, **options)
        check(index, file, full, data, size, options)
        (folder / f"{index:04}.gif").write_bytes(file)
        (folder / f"{index:04}.gif.rgba").write_bytes(data)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--random"]:
        random_files(int(sys.argv[2]), pathlib.Path(sys.argv[3]))
    else:
        fixtures()
