#!/usr/bin/env python3
"""Compares PNG reading and writing with Pillow on many random images.

    pip install pillow
    python3 Tests/Oracles/png_roundtrip.py [COUNT] [SEED] [PACKAGE]

Writes images of every kind into a folder, with Pillow (all of its PNG modes and options) and with
`png_writer.py` (interlacing, 16 bits, transparent colours, and gamma, which must not be applied), each
with its expected pixels. A test of the package reads the folder, compares the pixels, and writes each
image again, at each level; Pillow then reads those files.
"""
import array
import collections
import os
import pathlib
import random
import subprocess
import sys
import tempfile

from PIL import Image

from png_writer import encode, random_picture, rgba

KINDS = [(0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8)]
KINDS += [(4, 8), (4, 16), (6, 8), (6, 16)]


def own(rng):
    """A file written by `png_writer.py`, and its pixels."""
    color, depth = rng.choice(KINDS)
    width, height = rng.randrange(1, 60), rng.randrange(1, 60)
    picture = random_picture(rng, width, height, color, depth, color in (0, 2, 3) and rng.random() < 0.5)
    file = encode(
        picture,
        rng,
        interlaced=rng.random() < 0.5,
        filters=rng.choice([None, [0], [rng.randrange(5)]]),
        level=rng.randrange(10),
        strategy=rng.randrange(5),
        part=rng.choice([None, 1, 13, 100]),
        extras=rng.random() < 0.3 and color in (2, 6),
    )
    return file, rgba(picture)


def by_pillow(rng, path):
    """Writes a file with Pillow, and returns its mode and pixels."""
    mode = rng.choice(["1", "L", "LA", "P", "RGB", "RGBA", "I;16", "I;16B"])
    size = [1 if rng.random() < 0.1 else rng.randrange(1, side) for side in (300, 200)]
    options = {"compress_level": rng.randrange(10), "optimize": rng.random() < 0.3}
    options["compress_type"] = rng.choice([-1, 0, 1, 2, 3, 4])
    if rng.random() < 0.2:
        options["dpi"] = (72, 72)
    if mode.startswith("I"):
        return mode, wide_by_pillow(rng, path, mode, size, options)
    small = rng.randrange(1, 20), rng.randrange(1, 20)
    noise = Image.frombytes("RGBA", small, rng.randbytes(small[0] * small[1] * 4))
    filter = rng.choice([Image.NEAREST, Image.BILINEAR, Image.BICUBIC])
    image = noise.resize(size, filter)
    if mode == "P":
        colors = rng.choice([2, 3, 4, 16, 17, 256])
        image = image.convert("RGB").quantize(colors)
        if rng.random() < 0.5:
            options["bits"] = rng.choice([b for b in (1, 2, 4, 8) if 1 << b >= colors])
        if rng.random() < 0.5:
            options["transparency"] = rng.randbytes(len(image.palette.colors))
    else:
        image = image.convert(mode)
        if mode in ("L", "RGB") and rng.random() < 0.5:
            options["transparency"] = image.getpixel((0, 0))
    image.save(path, **options)
    if "transparency" in options:
        image.info["transparency"] = options["transparency"]
    return mode, image.convert("RGBA").tobytes()


def wide_by_pillow(rng, path, mode, size, options):
    """Writes a 16-bit grey file with Pillow, and returns its pixels."""
    values = array.array("H", (rng.choice([0, 255, 256, 65535, rng.randrange(65536)]) for _ in range(size[0] * size[1])))
    stored = array.array("H", values)
    if (mode == "I;16B") == (sys.byteorder == "little"):
        stored.byteswap()
    image = Image.frombytes(mode, size, stored.tobytes())
    key = values[0] if mode == "I;16" and rng.random() < 0.5 else None
    if key is not None:
        options["transparency"] = key
    image.save(path, **options)
    greys = [((v * 255 + 32767) // 65535, 0 if v == key else 255) for v in values]
    return b"".join(bytes((g, g, g, a)) for g, a in greys)


def straight(premultiplied):
    """Pixels divided by alpha, with halves rounded up."""
    result = bytearray(premultiplied)
    for i in range(0, len(result), 4):
        alpha = result[i + 3]
        for j in range(i, i + 3):
            result[j] = (2 * 255 * result[j] + alpha) // (2 * alpha) if alpha else 0
    return bytes(result)


def multiplied(pixels):
    """Straight pixels multiplied by alpha, rounded."""
    result = bytearray(pixels)
    for i in range(0, len(result), 4):
        for j in range(i, i + 3):
            result[j] = (2 * result[j] * result[i + 3] + 255) // 510
    return bytes(result)


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rng = random.Random(seed)
    root = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else pathlib.Path(__file__).parent.parent.parent
    modes = collections.Counter()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for number in range(count):
            path = folder / f"{number}.png"
            if number % 2:
                mode, pixels = by_pillow(rng, path)
                modes[mode] += 1
            else:
                file, pixels = own(rng)
                path.write_bytes(file)
            path.with_suffix(".rgba").write_bytes(pixels)
        environment = dict(os.environ, RASTER_PNG_FOLDER=name)
        command = ["swift", "test", "--filter", "PNGFolderTests"]
        subprocess.run(command, cwd=root, env=environment, check=True)
        ours = collections.Counter()
        pillows = 0
        for number in range(count):
            original = folder / f"{number}.png"
            premultiplied = (folder / f"again-{number}.premultiplied").read_bytes()
            assert premultiplied == multiplied(original.with_suffix(".rgba").read_bytes()), number
            pixels = straight(premultiplied)
            for level in ("fast", "balanced", "small"):
                again = folder / f"again-{level}-{number}.png"
                with Image.open(again) as image:
                    assert image.convert("RGBA").tobytes() == pixels, (number, level)
                ours[level] += again.stat().st_size
            pillows += original.stat().st_size
    print(f"{count} pictures of seed {seed} agree, by Pillow: {dict(modes)}")
    print(f"{pillows} bytes as given, as written again: {dict(ours)}")


if __name__ == "__main__":
    main()
