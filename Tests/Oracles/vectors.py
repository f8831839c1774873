"""Compares drawings that `rasterc import` converts with resvg's drawings of the SVG files.

    python3 vectors.py RASTERC FOLDER... [--scale 4] [--limit N] [--sample SEED] [--verbose]

Needs numpy, Pillow and resvg-py. The SVG files below each folder are imported and drawn, a hundred at a
time, and compared over white and over black. A table lists for each folder the number of files that were
refused, that were converted with losses, and that match among the others. A file matches if at most 0.5 %
of its pixels differ by more than 48 of 255 from resvg's, and the mean difference is at most 2. The other
files are listed, and the losses counted. Exits with 1 if the command failed, or wrote sources with
diagnostics.
"""
import argparse
import io
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

import numpy as np
import resvg_py
from PIL import Image

WORDS = ["alike", "differs", "lossy", "refused", "reported", "sized", "undrawn", "unmeasured", "broken"]


def files(folder):
    """The SVG files below a folder, without links."""
    for root, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            path = os.path.join(root, name)
            if name.endswith(".svg") and not os.path.islink(path):
                yield path


def premultiplied(image):
    values = np.asarray(image.convert("RGBA"), float)
    values[..., :3] *= values[..., 3:] / 255
    return values


def difference(first, second):
    """The fraction of pixels that differ much, and the mean difference, over white and over black."""
    far, mean = 0.0, 0.0
    for ground in (0, 255):
        over = [v[..., :3] + (255 - v[..., 3:]) * ground / 255 for v in (first, second)]
        distance = np.abs(over[0] - over[1]).max(axis=2)
        far = max(far, float((distance > 48).mean()))
        mean = max(mean, float(distance.mean()))
    return far, mean


def compare(path, picture, scale):
    """The result of comparing an image with resvg's: a word and figures."""
    ours = Image.open(picture)
    try:
        png = bytes(resvg_py.svg_to_bytes(svg_path=path, zoom=scale, dpi=96, skip_system_fonts=True))
    except Exception as error:  # Files that resvg refuses are not compared.
        return "unmeasured", str(error)[:80]
    theirs = Image.open(io.BytesIO(png))
    if theirs.size != ours.size:
        # The two round fractional sizes differently.
        if max(abs(theirs.width - ours.width), abs(theirs.height - ours.height)) > 1:
            return "sized", f"{ours.size} instead of {theirs.size}"
        box = (0, 0, min(ours.width, theirs.width), min(ours.height, theirs.height))
        ours, theirs = ours.crop(box), theirs.crop(box)
    far, mean = difference(premultiplied(ours), premultiplied(theirs))
    word = "alike" if far <= 0.005 and mean <= 2 else "differs"
    return word, f"{100 * far:.2f} % far, {mean:.2f} on average"


def run(*words):
    return subprocess.run(words, capture_output=True, text=True, timeout=600)


def reports(text):
    """The first diagnostic of each file, by the name of the component."""
    result = {}
    try:
        diagnostics = json.loads(text)["diagnostics"]
    except (ValueError, KeyError):
        return result
    for report in diagnostics:
        name = os.path.basename(report["range"]["file"]).split(".")[0].upper()
        if report["severity"] != "note":
            result.setdefault(name, (report["severity"], report["message"]))
    return result


def judge(rasterc, paths, scale):
    """The result of each file: a word, and a figure or the first diagnostic."""
    with tempfile.TemporaryDirectory() as folder:
        source, written, drawn = (os.path.join(folder, name) for name in ("svg", "raster", "png"))
        os.mkdir(source)
        names = [f"F{index}" for index in range(len(paths))]
        for name, path in zip(names, paths):
            shutil.copy(path, os.path.join(source, name.lower() + ".svg"))
        first = run(rasterc, "import", source, "-o", written, "--diagnostic-format", "json")
        if first.returncode not in (0, 1):
            if len(paths) > 1:
                half = len(paths) // 2
                return judge(rasterc, paths[:half], scale) + judge(rasterc, paths[half:], scale)
            return [("broken", f"exit {first.returncode}: {first.stderr[:300]}")]
        lost = reports(first.stderr)
        found = {}
        if os.path.isdir(written):
            found = reports(run(rasterc, "check", written, "--diagnostic-format", "json").stderr)
            run(rasterc, "render", written, "--crop", "bounds", "--scale", str(scale),
                "--output-directory", drawn, "--quiet")
        result = []
        for name, path in zip(names, paths):
            picture = os.path.join(drawn, f"{name}-plain@{scale}x.png")
            severity, message = lost.get(name, ("", ""))
            if severity == "error":
                result.append(("refused", message))
            elif name in found:
                result.append(("reported", found[name][1]))
            elif severity:
                result.append(("lossy", message))
            elif not os.path.exists(picture):
                result.append(("undrawn", ""))
            else:
                result.append(compare(path, picture, scale))
        return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("rasterc")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--scale", type=int, default=4)
    parser.add_argument("--limit", type=int, default=10**9)
    parser.add_argument("--sample", type=int)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    print(f"{'folder':24}{'files':>7}" + "".join(f"{word:>11}" for word in WORDS))
    is_wrong = False
    losses = {}
    for folder in options.folders:
        paths = list(files(folder))
        if options.sample is not None:
            random.Random(options.sample).shuffle(paths)
        paths = paths[:options.limit]
        counts = dict.fromkeys(WORDS, 0)
        lines = []
        for start in range(0, len(paths), 100):
            part = paths[start:start + 100]
            for path, (word, detail) in zip(part, judge(options.rasterc, part, options.scale)):
                counts[word] += 1
                if word == "lossy":
                    text = re.sub(r"'[^']*'", "'…'", detail)
                    losses[text] = losses.get(text, 0) + 1
                if word != "alike" and (word != "lossy" or options.verbose):
                    lines.append(f"  {word}: {path}: {detail}")
        is_wrong |= counts["broken"] + counts["reported"] > 0
        total = max(len(paths), 1)
        shares = "".join(f"{100 * counts[word] / total:>9.1f} %" for word in WORDS)
        print(f"{os.path.basename(folder.rstrip('/')):24}{len(paths):>7}" + shares, flush=True)
        print("\n".join(lines), flush=True)
    for text, count in sorted(losses.items(), key=lambda item: -item[1])[:20]:
        print(f"{count:>7} {text}")
    sys.exit(1 if is_wrong else 0)


main()
