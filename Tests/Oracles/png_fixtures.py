#!/usr/bin/env python3
"""Writes the PNG fixtures and the digests of their pixels.

    pip install pillow
    python3 Tests/Oracles/png_fixtures.py

A digest is the SHA-256 of straight RGBA8 pixels, computed here from the written samples. Files with names
that begin with "pillow" are written by Pillow, the others by `png_writer.py`. Pillow then also reads each
of the latter, and the pixels are compared as far as Pillow preserves them.
"""
import hashlib
import pathlib
import random

from PIL import Image

from png_writer import SAMPLES, encode, pillow_agrees, random_picture, rgba

FOLDER = pathlib.Path(__file__).parent.parent / "RasterTests" / "Codecs" / "Fixtures"
WIDTH, HEIGHT = 13, 11


def pillow_pictures():
    """Names, images and options for `save`."""
    rng = random.Random(2)
    size = (WIDTH, HEIGHT)

    def noise(count):
        return bytes(rng.randrange(256) for _ in range(WIDTH * HEIGHT * count))

    grey = Image.frombytes("L", size, noise(1))
    rgb = Image.frombytes("RGB", size, noise(3))
    yield "grey1", grey.convert("1"), {}
    yield "grey8", grey, {}
    yield "grey8-key", grey, {"transparency": grey.getpixel((3, 3))}
    yield "grey-alpha8", Image.frombytes("LA", size, noise(2)), {}
    yield "rgb8", rgb, {}
    yield "rgb8-key", rgb, {"transparency": rgb.getpixel((3, 3))}
    yield "rgb8-optimized", rgb.resize((40, 30), Image.BICUBIC), {"optimize": True}
    yield "rgba8", Image.frombytes("RGBA", size, noise(4)), {}
    wide = Image.frombytes("I;16", size, noise(2))
    yield "grey16", wide, {}
    for bits in (1, 2, 4, 8):
        palette = rgb.quantize(1 << bits)
        yield f"palette{bits}", palette, {"bits": bits}
        alphas = bytes(rng.randrange(256) for _ in range((1 << bits) - 1))
        yield f"palette{bits}-alpha", palette, {"bits": bits, "transparency": alphas}


def pillow_pixels(image, options):
    """The straight RGBA8 pixels that Pillow saved."""
    if image.mode == "I;16":
        values = [image.getpixel((x, y)) for y in range(image.height) for x in range(image.width)]
        greys = [(v * 255 + 32767) // 65535 for v in values]
        return b"".join(bytes((g, g, g, 255)) for g in greys)
    image = image.copy()
    if "transparency" in options:
        image.info["transparency"] = options["transparency"]
    return image.convert("RGBA").tobytes()


def written_pictures():
    """Names, files and pixels written by `png_writer.py`."""
    rng = random.Random(1)
    for color, depths in ((0, (1, 2, 4, 8, 16)), (2, (8, 16)), (3, (1, 2, 4, 8)), (4, (8, 16)), (6, (8, 16))):
        name = {0: "grey", 2: "rgb", 3: "palette", 4: "grey-alpha", 6: "rgba"}[color]
        for depth in depths:
            for interlaced in (False, True):
                for keyed in (False, True) if color in (0, 2, 3) else (False,):
                    picture = random_picture(rng, WIDTH, HEIGHT, color, depth, keyed)
                    full = f"{name}{depth}{'-key' if keyed else ''}{'-adam7' if interlaced else ''}"
                    yield full, encode(picture, rng, interlaced=interlaced), rgba(picture)
    for width, height in ((1, 1), (2, 1), (1, 5), (3, 2), (4, 4), (5, 1), (8, 8), (9, 3)):
        picture = random_picture(rng, width, height, 2, 8, False)
        yield f"adam7-{width}x{height}", encode(picture, rng, interlaced=True), rgba(picture)
    picture = random_picture(rng, WIDTH, HEIGHT, 6, 8, False)
    for filter in range(5):
        yield f"filter{filter}", encode(picture, rng, filters=[filter]), rgba(picture)
    yield "stored", encode(picture, rng, level=0), rgba(picture)
    yield "fixed-codes", encode(picture, rng, strategy=4), rgba(picture)
    yield "run-lengths", encode(picture, rng, strategy=3), rgba(picture)
    yield "many-parts", encode(picture, rng, part=7), rgba(picture)
    yield "other-chunks", encode(picture, rng, extras=True), rgba(picture)
    picture = random_picture(rng, WIDTH, HEIGHT, 3, 8, False)
    picture["palette"] = picture["palette"][:5]
    yield "palette-too-short", encode(picture, rng), rgba(picture)


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    lines = []
    compared = 0

    def note(name, width, height, pixels):
        path = FOLDER / f"{name}.png"
        assert path.stat().st_size <= 4096, name
        lines.append(f"{name} {width} {height} {hashlib.sha256(pixels).hexdigest()}")

    for name, image, options in pillow_pictures():
        path = FOLDER / f"pillow-{name}.png"
        image.save(path, **options)
        pixels = pillow_pixels(image, options)
        if image.mode != "I;16":
            assert Image.open(path).convert("RGBA").tobytes() == pixels, name
        note(f"pillow-{name}", image.width, image.height, pixels)
    for name, file, pixels in written_pictures():
        path = FOLDER / f"{name}.png"
        path.write_bytes(file)
        with Image.open(path) as image:
            image.load()
            agrees = pillow_agrees(image, file, pixels)
            assert agrees is not False, f"Pillow reads {name} differently"
            compared += agrees is True
            note(name, image.width, image.height, pixels)
    (FOLDER / "digests.txt").write_text("\n".join(sorted(lines)) + "\n")
    print(f"{len(lines)} fixtures; Pillow agrees on {compared} of those that it did not write")


if __name__ == "__main__":
    main()
