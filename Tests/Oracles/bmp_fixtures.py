#!/usr/bin/env python3
"""Writes the BMP fixtures and the digests of their pixels.

    pip install pillow
    python3 Tests/Oracles/bmp_fixtures.py

A digest is the SHA-256 of straight RGBA8 pixels, reckoned here from what was written. The files are
then read by Pillow too (13.0), which must find the same, but for what it refuses or reads otherwise: 2
bits, alpha of 16 bits, masks of its own choice only, and runs that end early.
"""
import hashlib
import io
import pathlib
import random

from PIL import Image

from bmp_writer import encode, packed, runs

FOLDER = pathlib.Path(__file__).parent.parent / "RasterTests" / "Codecs" / "Fixtures"
WIDTH, HEIGHT = 13, 7


def noise(rng, count):
    return bytes(rng.randrange(256) for _ in range(count))


def palette(rng, count, length=4):
    return b"".join(noise(rng, 3) + noise(rng, length - 3) for _ in range(count))


def indexed(indices, colors, length=4):
    """Pixels of indices; those without a colour are black."""
    def color(index):
        return colors[index * length:index * length + 3][::-1] or b"\0\0\0"

    return b"".join(color(index) + b"\xff" for index in indices)


def masked(rows, depth, masks):
    def level(value, mask):
        shift = (mask & -mask).bit_length() - 1
        return (value & mask) * 255 // mask if shift == 0 else ((value & mask) >> shift) * 255 // (mask >> shift)

    out = bytearray()
    for row in rows:
        for start in range(0, len(row), depth // 8):
            value = int.from_bytes(row[start:start + depth // 8], "little")
            out += bytes(level(value, mask) if mask else 0 for mask in masks[:3])
            out.append(level(value, masks[3]) if len(masks) > 3 and masks[3] else 255)
    return bytes(out)


def palette_files(rng):
    """Names, files, pixels, and whether Pillow reads them."""
    for depth in (1, 2, 4, 8):
        for header in (12, 40, 64, 108):
            length = 3 if header == 12 else 4
            colors = palette(rng, 1 << depth, length)
            indices = [rng.randrange(1 << depth) for _ in range(WIDTH * HEIGHT)]
            file = encode(WIDTH, HEIGHT, packed(indices, WIDTH, depth), header=header, depth=depth, palette=colors)
            yield f"indexed{depth}-{header}", file, indexed(indices, colors, length), depth != 2
    colors = palette(rng, 16)
    indices = [rng.randrange(16) for _ in range(WIDTH * HEIGHT)]
    rows = packed(indices, WIDTH, 4)
    data = indexed(indices, colors)
    yield "top-down", encode(WIDTH, HEIGHT, rows, depth=4, palette=colors, topdown=True), data, True
    yield "gap", encode(WIDTH, HEIGHT, rows, depth=4, palette=colors, gap=bytes(9)), data, True
    yield "no-offset", encode(WIDTH, HEIGHT, rows, depth=4, palette=colors, offset=0), data, True
    yield "offset-of-palette", encode(WIDTH, HEIGHT, rows, depth=4, palette=colors, offset=54), data, True
    yield "length-16", encode(WIDTH, HEIGHT, rows, header=16, depth=4, palette=colors), data, False
    few = encode(WIDTH, HEIGHT, rows, depth=4, palette=colors[:40], colors=10)
    yield "fewer-colors", few, indexed(indices, colors[:40]), True
    short = encode(WIDTH, HEIGHT, rows, depth=4, palette=colors[:40])
    yield "palette-cut-short", short, indexed(indices, colors[:40]), False


def color_files(rng):
    rows = [noise(rng, WIDTH * 3) for _ in range(HEIGHT)]
    data = masked(rows, 24, (0xFF0000, 0xFF00, 0xFF))
    for header in (12, 40, 64, 124):
        yield f"rgb24-{header}", encode(WIDTH, HEIGHT, rows, header=header), data, True
    profile = noise(rng, 300)
    yield "profile", encode(WIDTH, HEIGHT, rows, header=124, profile=profile), data, True
    rows = [noise(rng, WIDTH * 2) for _ in range(HEIGHT)]
    file = encode(WIDTH, HEIGHT, rows, depth=16)
    yield "rgb16", file, masked(rows, 16, (0x7C00, 0x3E0, 0x1F)), True
    for name, header, masks, pillow in (
        ("565", 40, (0xF800, 0x7E0, 0x1F), True), ("565", 52, (0xF800, 0x7E0, 0x1F), True),
        ("5551", 56, (0x7C00, 0x3E0, 0x1F, 0x8000), False), ("4444", 108, (0xF00, 0xF0, 0xF, 0xF000), False),
    ):
        file = encode(WIDTH, HEIGHT, rows, header=header, depth=16, compression=3, masks=masks)
        yield f"masks-{name}-{header}", file, masked(rows, 16, masks), pillow
    rows = [noise(rng, WIDTH * 4) for _ in range(HEIGHT)]
    opaque = masked(rows, 32, (0xFF0000, 0xFF00, 0xFF))
    yield "rgb32", encode(WIDTH, HEIGHT, rows, depth=32), opaque, True
    full = (0xFF0000, 0xFF00, 0xFF, 0xFF000000)
    yield "rgb32-124", encode(WIDTH, HEIGHT, rows, header=124, depth=32, masks=full), opaque, True
    for name, header, masks, method, pillow in (
        ("bgra", 56, full, 3, True), ("bgra", 124, full, 3, True), ("bgra-6", 40, full, 6, False),
        ("rgba", 108, (0xFF, 0xFF00, 0xFF0000, 0xFF000000), 3, True), ("bgrx", 40, full[:3], 3, True),
        ("10", 56, (0x3FF00000, 0xFFC00, 0x3FF, 0xC0000000), 3, False), ("red", 52, (0xFF, 0, 0), 3, False),
    ):
        file = encode(WIDTH, HEIGHT, rows, header=header, depth=32, compression=method, masks=masks)
        yield f"masks-{name}-{header}", file, masked(rows, 32, masks), pillow
    file = encode(WIDTH, HEIGHT, rows, header=56, depth=32, compression=3)
    yield "masks-zero-56", file, masked(rows, 32, full), True


def run_files(rng):
    for depth, method in ((4, 2), (8, 1)):
        colors = palette(rng, 1 << depth)
        for topdown in (False, True):
            indices = []
            while len(indices) < 61 * 9:
                indices += [rng.randrange(1 << depth)] * rng.choice((1, 1, 2, 3, 40, 70))
            lines = [indices[start:start + 61] for start in range(0, 61 * 9, 61)]
            stream = runs(rng, lines if topdown else lines[::-1], depth)
            file = encode(61, 9, stream, depth=depth, compression=method, palette=colors, topdown=topdown)
            name = f"rle{depth}{'-top-down' if topdown else ''}"
            yield name, file, indexed([index for line in lines for index in line], colors), True
    colors = palette(rng, 256)
    for name, stream, indices in (
        # A move by one column and one row.
        ("delta", [2, 5, 0, 2, 1, 1, 2, 6, 0, 1], [0] * 9 + [6, 6] + [0] + [5, 5] + [0] * 4),
        ("short-rows", [2, 5, 0, 0, 6, 7, 0, 1], [0] * 6 + [7] * 6 + [5, 5] + [0] * 4),
        ("long-runs", [9, 5, 0, 0, 6, 7, 0, 0, 6, 8, 0, 0], [8] * 6 + [7] * 6 + [5] * 6),
    ):
        file = encode(6, 3, bytes(stream), depth=8, compression=1, palette=colors)
        yield f"rle8-{name}", file, indexed(indices, colors), False


def fixtures():
    rng = random.Random(8)
    for old in FOLDER.glob("*.bmp"):
        old.unlink()
    lines = []
    for name, file, data, pillow in [*palette_files(rng), *color_files(rng), *run_files(rng)]:
        width, height = int.from_bytes(file[18:20], "little"), len(data) // 4
        height //= width
        if pillow:
            image = Image.open(io.BytesIO(file))
            assert image.size == (width, height), name
            assert image.convert("RGBA").tobytes() == data, name
        (FOLDER / f"{name}.bmp").write_bytes(file)
        lines.append(f"{name} {width} {height} {hashlib.sha256(data).hexdigest()}")
    (FOLDER / "bmp-digests.txt").write_text("\n".join(sorted(lines)) + "\n")
    print(f"{len(lines)} fixtures")


if __name__ == "__main__":
    fixtures()
