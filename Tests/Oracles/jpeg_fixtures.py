#!/usr/bin/env python3
"""Writes the JPEG fixtures and the digests of their pixels, as decoded by Pillow.

    pip install pillow
    python3 Tests/Oracles/jpeg_fixtures.py

A digest is the SHA-256 of RGBA8 pixels. Files with names that begin with "pillow" are written by Pillow,
the others by `jpeg_writer.py`. Our decoder should agree with Pillow's (libjpeg-turbo, accurate integer
transform, "fancy" upsampling) in every bit.

    python3 Tests/Oracles/jpeg_fixtures.py --random 400 FOLDER

writes that number of random files, each with its pixels as FILE.rgba, to compare with a decoder.
For the halved, quartered and eighth sizes there are FILE.2.rgba and so on.

    python3 Tests/Oracles/jpeg_fixtures.py --reduced

writes only the digests of the fixtures' reduced pixels: those of Pillow's scaled decoding, for the
files in which libjpeg-turbo decodes each component to as many samples as our decoder does.
"""
import hashlib
import io
import pathlib
import random
import sys

from PIL import Image, ImageFile

from jpeg_writer import encode

FOLDER = pathlib.Path(__file__).parent.parent / "RasterTests" / "Codecs" / "Fixtures"


def picture(rng, size, mode):
    """An image with soft and hard edges, and some noise."""
    bands = len(Image.new(mode, (1, 1)).getbands())
    small = Image.frombytes(mode, (4, 3), bytes(rng.randrange(256) for _ in range(12 * bands)))
    image = small.resize(size, Image.BICUBIC)
    for _ in range(3):
        x, y = rng.randrange(size[0]), rng.randrange(size[1])
        color = tuple(rng.randrange(256) for _ in range(bands))
        image.paste(color if bands > 1 else color[0], (x, y, x + rng.randrange(1, 20), y + rng.randrange(1, 20)))
    return image


def pillow_files(rng):
    size = (37, 29)
    for subsampling in (0, 1, 2):
        for progressive in (False, True):
            kind = "progressive" if progressive else "baseline"
            options = {"quality": 80, "subsampling": subsampling, "progressive": progressive}
            yield f"{kind}-{('444', '422', '420')[subsampling]}", picture(rng, size, "RGB"), options
    yield "grey", picture(rng, size, "L"), {"quality": 60}
    yield "grey-progressive", picture(rng, size, "L"), {"quality": 60, "progressive": True}
    yield "cmyk", picture(rng, size, "CMYK"), {"quality": 75}
    yield "rgb", picture(rng, size, "RGB"), {"quality": 75, "keep_rgb": True}
    yield "quality-1", picture(rng, size, "RGB"), {"quality": 1}
    yield "quality-100", picture(rng, (16, 16), "RGB"), {"quality": 100}
    yield "restarts", picture(rng, size, "RGB"), {"quality": 70, "restart_marker_blocks": 2}
    yield "restarts-progressive", picture(rng, size, "RGB"), {
        "quality": 70, "restart_marker_blocks": 3, "progressive": True}
    for width, height in ((1, 1), (2, 3), (8, 8), (9, 17)):
        yield f"{width}x{height}", picture(rng, (width, height), "RGB"), {"quality": 75, "subsampling": 2}


def written_files(rng):
    one = (1, 1)
    for h, v in ((1, 2), (4, 1), (1, 4), (2, 4), (4, 4), (3, 1), (3, 3)):
        # At most ten blocks may be interleaved.
        yield f"sampling-{h}x{v}", encode(rng, 45, 38, [(h, v), one, one], interleaved=h * v <= 8)
    yield "sampling-finer-chroma", encode(rng, 33, 20, [one, (2, 1), (1, 2)])
    yield "sampling-of-one", encode(rng, 20, 20, [(2, 2)])
    yield "scans", encode(rng, 30, 30, [(2, 2), one, one], interleaved=False)
    yield "scans-restarts", encode(rng, 30, 30, [(2, 1), one, one], interleaved=False, interval=3)
    yield "wide-tables", encode(rng, 24, 24, [one, one, one], wide=True)
    yield "cmyk-plain", encode(rng, 17, 9, [one] * 4)
    yield "ycck", encode(rng, 17, 9, [one] * 4, adobe=2)
    yield "adobe-rgb", encode(rng, 17, 9, [one] * 3, adobe=0)
    yield "adobe-ycc", encode(rng, 17, 9, [one] * 3, adobe=1)
    yield "ids-rgb", encode(rng, 17, 9, [one] * 3, ids=[82, 71, 66])


def pixels(file):
    image = Image.open(io.BytesIO(file))
    image.load()
    return image.size, image.convert("RGB").convert("RGBA").tobytes()


def reduced(file, factor):
    """The size and pixels of a file that is reduced by a factor, as `Image.draft` does it."""
    image = Image.open(io.BytesIO(file))
    codec, _, offset, args = image.tile[0]
    image._size = tuple((side + factor - 1) // factor for side in image.size)
    image.tile = [ImageFile._Tile(codec, (0, 0) + image._size, offset, args)]
    image.decoderconfig = (factor, 0)
    image.load()
    return image.size, image.convert("RGB").convert("RGBA").tobytes()


def factors(file):
    """The sampling factors of a file's components."""
    place = 2
    while True:
        marker, length = file[place + 1], int.from_bytes(file[place + 2:place + 4], "big")
        if marker in (0xC0, 0xC1, 0xC2):
            count = file[place + 9]
            return [divmod(file[place + 11 + 3 * index], 16) for index in range(count)]
        place += 2 + length


def has_common_sides(file, factor):
    """Whether libjpeg-turbo decodes each block to as many samples as the decoder does."""
    samplings, side = factors(file), 8 // factor
    most = [max(axis) for axis in zip(*samplings)]

    def scale(parts):
        scale = 1
        while side * scale < 8 and all(m % (f * scale * 2) == 0 for f, m in parts):
            scale *= 2
        return scale

    axes = [list(zip(sampling, most)) for sampling in samplings]
    return all(scale([axis]) == scale(both) for both in axes for axis in both)


def write_reduced():
    lines = []
    for path in FOLDER.glob("*.jpg"):
        file = path.read_bytes()
        for factor in (2, 4, 8):
            if has_common_sides(file, factor):
                (width, height), data = reduced(file, factor)
                lines.append(f"{path.stem} {factor} {width} {height} {hashlib.sha256(data).hexdigest()}")
    (FOLDER / "jpeg-reduced-digests.txt").write_text("\n".join(sorted(lines)) + "\n")
    print(f"{len(lines)} reduced fixtures")


def fixtures():
    rng = random.Random(4)
    for old in FOLDER.glob("*.jpg"):
        old.unlink()
    lines = []

    def note(name, file):
        assert len(file) <= 8192, name
        (FOLDER / f"{name}.jpg").write_bytes(file)
        (width, height), data = pixels(file)
        lines.append(f"{name} {width} {height} {hashlib.sha256(data).hexdigest()}")

    for name, image, options in pillow_files(rng):
        file = io.BytesIO()
        image.save(file, "JPEG", **options)
        note(f"pillow-{name}", file.getvalue())
    for name, file in written_files(rng):
        note(name, file)
    (FOLDER / "jpeg-digests.txt").write_text("\n".join(sorted(lines)) + "\n")
    print(f"{len(lines)} fixtures")
    write_reduced()


def random_files(count, folder):
    rng = random.Random(5)
    folder.mkdir(parents=True, exist_ok=True)
    for index in range(count):
        if rng.random() < 0.3:
            # Only factors with integral quotients, because libjpeg reads no others.
            most = rng.choice(((1, 1), (2, 1), (1, 2), (2, 2), (4, 1), (4, 2), (1, 4), (4, 4), (3, 1), (3, 2)))
            others = [tuple(rng.choice([f for f in range(1, m + 1) if m % f == 0]) for m in most) for _ in range(2)]
            samplings = [most] + others
            while sum(h * v for h, v in samplings) > 10:
                samplings = [most] + [(1, 1)] * 2
                if most[0] * most[1] + 2 > 10:
                    most = (2, 2)
            file = encode(
                rng, rng.randrange(1, 90), rng.randrange(1, 90), samplings,
                interleaved=rng.random() < 0.6, interval=rng.choice((0, 0, 1, 5)), wide=rng.random() < 0.3)
        else:
            mode = rng.choice(("RGB", "RGB", "RGB", "L", "CMYK"))
            image = picture(rng, (rng.randrange(1, 90), rng.randrange(1, 90)), mode)
            options = {
                "quality": rng.choice((1, 5, 20, 50, 75, 90, 95, 100)),
                "progressive": rng.random() < 0.5, "optimize": rng.random() < 0.5}
            if mode == "RGB":
                options["subsampling"] = rng.choice((0, 1, 2))
            if rng.random() < 0.3:
                options["restart_marker_blocks"] = rng.randrange(1, 9)
            buffer = io.BytesIO()
            image.save(buffer, "JPEG", **options)
            file = buffer.getvalue()
        (folder / f"{index:04}.jpg").write_bytes(file)
        (folder / f"{index:04}.jpg.rgba").write_bytes(pixels(file)[1])
        for factor in (2, 4, 8):
            (folder / f"{index:04}.jpg.{factor}.rgba").write_bytes(reduced(file, factor)[1])


if __name__ == "__main__":
    if sys.argv[1:2] == ["--random"]:
        random_files(int(sys.argv[2]), pathlib.Path(sys.argv[3]))
    elif sys.argv[1:2] == ["--reduced"]:
        write_reduced()
    else:
        fixtures()
