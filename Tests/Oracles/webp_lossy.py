#!/usr/bin/env python3
"""Compares lossy WebP files with those of libwebp at equal errors, as Pillow reads them.

    pip install pillow numpy
    python3 Tests/Oracles/webp_lossy.py RASTERC FOLDER [QUALITY…]

It draws each PNG and JPEG file of a folder at its own size, encodes it at several qualities, and
interpolates the length at which luma, or all of red, green and blue, has the errors of libwebp's file
of a quality (50, 75 and 90). It prints our length over libwebp's: below 1, ours is smaller. Exits with
1 if a mean exceeds 1.1. Made with Pillow 12 and 13 (libwebp 1.2.4 to 1.6).
"""
import io
import math
import pathlib
import subprocess
import sys
import tempfile

import numpy as np
from PIL import Image

OURS = (30, 50, 65, 75, 84, 90, 95)


def noise_ratios(image, original):
    """The peak signal-to-noise ratios of luma and of all channels, in decibels."""
    difference = np.asarray(image, float)[..., :3] - np.asarray(original, float)[..., :3]
    luma = difference @ (0.299, 0.587, 0.114)
    return [10 * math.log10(65025 / max((d**2).mean(), 1e-9)) for d in (luma, difference)]


def draw(rasterc, place, name, *options):
    target = place / name
    subprocess.run(
        [rasterc, "render", place / "Photo.raster", "--quiet", "-o", target, *options], check=True
    )
    return target.read_bytes()


def main():
    rasterc, folder, *qualities = sys.argv[1:]
    qualities = [int(quality) for quality in qualities] or [50, 75, 90]
    ratios = {quality: [] for quality in qualities}
    photos = [p for p in sorted(pathlib.Path(folder).iterdir()) if p.suffix in (".png", ".jpg")]
    for photo in photos:
        with tempfile.TemporaryDirectory() as workplace:
            place = pathlib.Path(workplace)
            original = Image.open(photo).convert("RGB")
            original.save(place / "photo.png")
            width, height = original.size
            (place / "Photo.raster").write_text(
                f'component Photo {{\n  size {width}, {height}\n\n  draw {{\n'
                f'    image "photo.png", in: bounds\n  }}\n}}\n'
            )
            points = []
            for quality in OURS:
                file = draw(rasterc, place, "photo.webp", "--quality", str(quality))
                points.append((*noise_ratios(Image.open(io.BytesIO(file)), original), len(file)))
        lengths = np.log([point[2] for point in points])
        for quality in qualities:
            other = io.BytesIO()
            original.save(other, "WEBP", quality=quality, method=4)
            goals = noise_ratios(Image.open(other), original)
            ratios[quality].append([
                math.exp(np.interp(goal, [point[kind] for point in points], lengths))
                / len(other.getvalue())
                for kind, goal in enumerate(goals)
            ])
    means = {quality: np.mean(ratios[quality], 0) for quality in qualities}
    for quality, (luma, colors) in means.items():
        print(f"quality {quality}: {luma:.3f} at equal luma, {colors:.3f} at equal colours")
    sys.exit(1 if any(mean.max() > 1.1 for mean in means.values()) else 0)


main()
