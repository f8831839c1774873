#!/usr/bin/env python3
"""Reads files with few colours with Pillow, and compares error diffusion with Pillow's.

    pip install pillow numpy
    python3 Tests/Oracles/indexed_files.py RASTERC FOLDER [PHOTOGRAPHS]

Renders a folder's components in 2, 4, 16 and 256 greys as PNG and BMP. Both files have the same pixels, and only
colours of the palette. With a folder of photographs, reduces 30 of them to palettes of greys and of six colours,
and prints the mean difference from the photograph, of pixels and of means over 4 by 4 pixels, beside Pillow's.
Exits with 1 if a file is wrong, or a mean difference is over 0.1 % larger than Pillow's.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

SIX = ["#000000", "#FFFFFF", "#FF0000", "#FFFF00", "#0000FF", "#00FF00"]
PHOTO = """component Photo {
  state photo: Image? = nil
  size 400, 300
  draw { if let shown = photo { image shown, in: bounds, sampling: .nearest } }
}
"""


def run(*words, **options):
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)


def greys(count):
    return [(i * 255 + (count - 1) // 2) // (count - 1) for i in range(count)]


def check_files(rasterc, folder, place):
    wrong = []
    for count in [2, 4, 16, 256]:
        levels = set(greys(count))
        for kind in ["png", "bmp"]:
            run(rasterc, "render", folder, "--colors", str(count), "--format", kind, "--background", "#FFFFFF",
                "-o", str(place / f"{kind}{count}"))
        paths = sorted((place / f"png{count}").rglob("*.png"))
        for path in paths:
            png = numpy.asarray(Image.open(path).convert("RGB"))
            other = place / f"bmp{count}" / path.relative_to(place / f"png{count}").with_suffix(".bmp")
            bmp = numpy.asarray(Image.open(other).convert("RGB"))
            if not numpy.array_equal(png, bmp) or not set(numpy.unique(png)) <= levels:
                wrong.append(path.name)
        print(f"{count} greys: {len(paths)} images")
    return wrong


def means(pixels):
    height, width = pixels.shape[0] // 4 * 4, pixels.shape[1] // 4 * 4
    cut = pixels[:height, :width]
    return cut.reshape(height // 4, 4, width // 4, 4, 3).mean(axis=(1, 3))


def differences(pixels, photo):
    return numpy.array([abs(pixels - photo).mean(), abs(means(pixels) - means(photo)).mean()])


def rgb(image):
    return numpy.asarray(image.convert("RGB")).astype(float)


def compare(rasterc, folder, place):
    (place / "Photo.raster").write_text(PHOTO)
    paths = sorted(p for p in pathlib.Path(folder).rglob("*") if p.suffix in [".jpg", ".png"])
    photos = []
    for path in paths[:: max(1, len(paths) // 30)][:30]:
        with Image.open(path) as image:
            image.draft("RGB", (1600, 1200))
            photos.append(image.convert("RGB").resize((400, 300), Image.LANCZOS))
    worse = []
    for name, options, colors in [
        ("2 greys", ["--colors", "2"], 2), ("4 greys", ["--colors", "4"], 4), ("16 greys", ["--colors", "16"], 16),
        ("6 colours", ["--palette", ",".join(SIX)], None),
    ]:
        palette = Image.new("P", (1, 1))
        values = [v for level in greys(colors) for v in [level] * 3] if colors else [
            int(color[i:i + 2], 16) for color in SIX for i in (1, 3, 5)]
        # Pillow fills the palette with black, which has the index 0 already.
        palette.putpalette(values + [0] * (768 - len(values)))
        inputs = [photo.convert("L").convert("RGB") if colors else photo for photo in photos]
        for index, photo in enumerate(inputs):
            photo.save(place / f"{index}.png")
        rows = "".join(json.dumps({"photo": f"{index}.png"}) + "\n" for index in range(len(inputs)))
        (place / "rows.jsonl").write_text(rows)
        run(rasterc, "batch", "Photo.raster", "--rows", "rows.jsonl", "-o", "reduced", *options, cwd=place)
        ours, theirs = numpy.zeros(2), numpy.zeros(2)
        for index, photo in enumerate(inputs):
            with Image.open(place / "reduced" / f"{index + 1}.png") as image:
                ours += differences(rgb(image), rgb(photo)) / len(inputs)
            other = photo.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
            theirs += differences(rgb(other), rgb(photo)) / len(inputs)
        print(f"{name}, {len(inputs)} photographs: pixels {ours[0]:.3f} (Pillow {theirs[0]:.3f}), "
              f"means of 4 by 4 {ours[1]:.3f} (Pillow {theirs[1]:.3f})")
        # A thousandth is within the noise of 30 photographs.
        if (ours > theirs * 1.001).any():
            worse.append(name)
    return worse


def main():
    rasterc, folder, *photographs = sys.argv[1:]
    rasterc = str(pathlib.Path(rasterc).resolve())
    with tempfile.TemporaryDirectory() as place:
        problems = check_files(rasterc, folder, pathlib.Path(place))
        if photographs:
            problems += compare(rasterc, photographs[0], pathlib.Path(place))
    print(f"{len(problems)} problems", *problems[:10])
    sys.exit(1 if problems else 0)


main()
