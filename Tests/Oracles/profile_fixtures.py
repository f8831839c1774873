#!/usr/bin/env python3
"""Writes images whose colours are described by profiles, and what LittleCMS makes of them.

    pip install pillow==13.0.0 numpy==2.4.6
    python3 Tests/Oracles/profile_fixtures.py

Written with LittleCMS 2.19 in Pillow 13.0.0. Each image `name.png` or `name.jpg` has its conversion to
sRGB beside it, in `name-srgb.png`. The intent is relative colorimetric, without compensation of the
black point. Grey profiles are converted without LittleCMS's optimisation: it interpolates between 33
levels, which is wrong by up to ten levels in the dark.
"""
import io
import pathlib
import random
import struct
import zlib

from PIL import Image, ImageCms

from icc_writer import BT2020, D65, P3, SRGB, SRGB_CURVE, curv, gamma, grey, para, rgb

FOLDER = pathlib.Path(__file__).parent.parent / "RasterTests" / "Codecs" / "Fixtures" / "Colors"
SIZE = (24, 20)
NO_OPTIMISATION = 0x100
ADOBE = ((0.64, 0.33), (0.21, 0.71), (0.15, 0.06))
BT709_CURVE = (1 / 0.45, 1 / 1.099296826809442, 0.099296826809442 / 1.099296826809442, 1 / 4.5, 0.0812428582986315)


def picture(rng, mode):
    """A slope of all levels, with strong colours in between."""
    image = Image.new(mode, SIZE)
    bands = len(image.getbands())
    for index in range(SIZE[0] * SIZE[1]):
        level = index * 255 // (SIZE[0] * SIZE[1] - 1)
        color = [level if rng.random() < 0.4 else rng.choice((0, 255, rng.randrange(256))) for _ in range(bands)]
        image.putpixel((index % SIZE[0], index // SIZE[0]), tuple(color) if bands > 1 else color[0])
    return image


def converted(image, profile):
    source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
    target = ImageCms.createProfile("sRGB")
    colors = image.convert("RGB")
    flags = 0
    if source.profile.xcolor_space.strip() == "GRAY":
        colors, flags = image.convert("L"), NO_OPTIMISATION
    options = {"renderingIntent": ImageCms.Intent.RELATIVE_COLORIMETRIC, "outputMode": "RGB", "flags": flags}
    result = ImageCms.profileToProfile(colors, source, target, **options)
    if "A" in image.getbands():
        result.putalpha(image.getchannel("A"))
    return result


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png(image, chunks=b""):
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()[:33] + chunks + file.getvalue()[33:]


def iccp(profile):
    return chunk(b"iCCP", b"profile\0\0" + zlib.compress(profile, 9))


def chromaticities(primaries, white=D65):
    values = [round(v * 100000) for point in (white, *primaries) for v in point]
    return chunk(b"cHRM", struct.pack(">8I", *values))


def jpeg(image, profile, parts):
    """A file whose profile is cut into segments, of which the last one comes first."""
    file = io.BytesIO()
    image.save(file, "JPEG", quality=90, subsampling=0)
    length = -(-len(profile) // parts)
    segments = b""
    for number in reversed(range(parts)):
        content = b"ICC_PROFILE\0" + bytes([number + 1, parts]) + profile[number * length : (number + 1) * length]
        segments += b"\xff\xe2" + struct.pack(">H", len(content) + 2) + content
    return file.getvalue()[:2] + segments + file.getvalue()[2:]


def main():
    rng = random.Random(6)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    p3 = rgb(para(3, *SRGB_CURVE), P3)
    table = curv(*[round(65535 * (i / 63) ** 1.9) for i in range(64)])
    lifted = rgb([para(2, 2.2, 0.95, 0.03, 0.01), para(1, 1.8, 0.9, 0), para(4, 2, 0.9, 0.1, 0.2, 0.1, 0, 0)], P3)
    linear = chunk(b"gAMA", struct.pack(">I", 100000))
    files = {
        "p3": ("RGB", iccp(p3), p3),
        "p3-alpha": ("RGBA", iccp(p3), p3),
        "p3-of-grey": ("L", iccp(rgb(gamma(1.8), P3)), rgb(gamma(1.8), P3)),
        "adobe-2": ("RGB", iccp(rgb(gamma(2.2), ADOBE, 2)), rgb(gamma(2.2), ADOBE, 2)),
        "table": ("RGB", iccp(rgb(table, BT2020, 2)), rgb(table, BT2020, 2)),
        "formulas": ("RGB", iccp(lifted), lifted),
        "grey": ("L", iccp(grey(gamma(1.8), version=2)), grey(gamma(1.8), version=2)),
        "grey-alpha": ("LA", iccp(grey(para(0, 2.4))), grey(para(0, 2.4))),
        "grey-lightness": ("L", iccp(grey(curv(), b"Lab ")), grey(curv(), b"Lab ")),
        "gamma": ("RGB", chunk(b"gAMA", struct.pack(">I", 55556)), rgb(para(0, 1.8), SRGB)),
        "chromaticities": ("RGB", chunk(b"gAMA", struct.pack(">I", 45455)) + chromaticities(ADOBE), rgb(para(0, 2.2), ADOBE)),
        "white": ("RGB", chromaticities(P3, (0.3457, 0.3585)), rgb(para(3, *SRGB_CURVE), P3, white=(0.3457, 0.3585))),
        "code-points-p3": ("RGB", chunk(b"cICP", bytes([12, 13, 0, 1])), p3),
        "code-points-2020": ("RGB", chunk(b"cICP", bytes([9, 1, 0, 1])), rgb(para(3, *BT709_CURVE), BT2020)),
        "code-points-first": ("RGB", iccp(rgb(gamma(1))) + linear + chunk(b"cICP", bytes([12, 13, 0, 1])), p3),
        "profile-second": ("RGB", linear + chunk(b"sRGB", b"\0") + iccp(p3), p3),
        "fallback": ("RGB", chunk(b"cICP", bytes([9, 16, 0, 1])) + linear, rgb(gamma(1))),
    }
    for name, (mode, chunks, profile) in files.items():
        image = picture(rng, mode)
        (FOLDER / f"{name}.png").write_bytes(png(image, chunks))
        (FOLDER / f"{name}-srgb.png").write_bytes(png(converted(image, profile)))
    for name, mode, profile, parts in (("photo", "RGB", p3, 3), ("photo-grey", "L", grey(gamma(1.8)), 1)):
        file = jpeg(picture(rng, mode), profile, parts)
        (FOLDER / f"{name}.jpg").write_bytes(file)
        (FOLDER / f"{name}-srgb.png").write_bytes(png(converted(Image.open(io.BytesIO(file)), profile)))
    sizes = [path.stat().st_size for path in FOLDER.iterdir()]
    print(f"{len(sizes)} files, {sum(sizes)} bytes, none over {max(sizes)}")


if __name__ == "__main__":
    main()
