#!/usr/bin/env python3
"""Compares WebP files with PNG files of the same images, as decoded by Pillow.

    pip install pillow
    python3 Tests/Oracles/webp_files.py RASTERC FOLDER [OPTION…]

Renders all states of a folder's components twice, compares every pixel, and prints the sizes of the files
beside those of PNG files and of libwebp's files with the same pixels. Exits with 1 if a pixel differs.
"""
import io
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image


def render(rasterc, folder, options, kind, target):
    subprocess.run(
        [rasterc, "render", folder, "--all-states", "--format", kind, "--output-directory", target, *options],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def main():
    rasterc, folder, *options = sys.argv[1:]
    sums = {"files": 0, "png": 0, "webp": 0, "libwebp": 0}
    differing = []
    with tempfile.TemporaryDirectory() as place:
        png, webp = pathlib.Path(place, "png"), pathlib.Path(place, "webp")
        render(rasterc, folder, options, "png", png)
        render(rasterc, folder, options, "webp", webp)
        for path in sorted(png.rglob("*.png")):
            other = (webp / path.relative_to(png)).with_suffix(".webp")
            picture = Image.open(path).convert("RGBA")
            if picture.tobytes() != Image.open(other).convert("RGBA").tobytes():
                differing.append(path.name)
            file = io.BytesIO()
            picture.save(file, "WEBP", lossless=True)
            sums["files"] += 1
            sums["png"] += path.stat().st_size
            sums["webp"] += other.stat().st_size
            sums["libwebp"] += len(file.getvalue())
    print(*(f"{name} {value}" for name, value in sums.items()))
    print(f"{len(differing)} differ", *differing[:10])
    sys.exit(1 if differing or not sums["files"] else 0)


main()
