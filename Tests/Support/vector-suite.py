#!/usr/bin/env python3
# Imports every SVG file of a folder that has a reference image beside it, and compares the images.
#
# usage: Tests/Support/vector-suite.py FOLDER [--tool .build/debug/rasterc] [--jobs 2] [--only TEXT]
#                                      [--keep FOLDER] [--list KIND] [--results FILE]
#
# A reference is 'name.png', 'name-ref.png' or 'name.expected@2x.png'. An opaque one has a white
# ground.
# The outcome of a file is one of
#   equal             no report, and the images are equal
#   equal, reported   a report, and the images are equal
#   differs, reported a report, and the images differ
#   silent            no report, and the images differ
#   refused           nothing was written; the report says why
#   broken            an internal error, a crash, or more than ten seconds
# Images are equal if at most .5 % of their pixels differ by more than 24 of 255 in a premultiplied
# channel. The script prints the counts by folder, then the silent and broken files. It exits with 1
# if there are any. It needs Pillow and NumPy.

import argparse
import collections
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

KINDS = ["equal", "equal, reported", "differs, reported", "silent", "refused", "broken"]


def reference(path):
    stem = path[: -len(".svg")]
    for ending in [".png", ".expected@2x.png", "-ref.png"]:
        if os.path.exists(stem + ending):
            return stem + ending
    return None


def premultiplied(path):
    pixels = numpy.asarray(Image.open(path).convert("RGBA"), dtype=numpy.float64)
    pixels = pixels.copy()
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


def difference(made, expected):
    """The share of pixels that differ visibly; 1 if the sizes differ by more than a pixel."""
    if (expected[..., 3] == 255).all():
        made[..., :3] += 255 - made[..., 3:]
        made[..., 3] = 255
    if max(abs(made.shape[0] - expected.shape[0]), abs(made.shape[1] - expected.shape[1])) > 1:
        return 1.0
    height = min(made.shape[0], expected.shape[0])
    width = min(made.shape[1], expected.shape[1])
    change = numpy.abs(made[:height, :width] - expected[:height, :width]).max(axis=2)
    return float((change > 24).mean())


def run(arguments, folder):
    try:
        return subprocess.run(
            arguments, cwd=folder, capture_output=True, text=True, errors="replace", timeout=10
        )
    except subprocess.TimeoutExpired:
        return None


def judge(tool, path, keep):
    expected = premultiplied(reference(path))
    with tempfile.TemporaryDirectory() as folder:
        with open(path, "rb") as file, open(os.path.join(folder, "pic.svg"), "wb") as copy:
            copy.write(file.read())
        short = ["--diagnostic-format", "short", "--color", "never"]
        made = run([tool, "import", "pic.svg", "-o", "out", "--name", "Pic"] + short, folder)
        if made is None or made.returncode not in (0, 1):
            return "broken", 1.0, made.stderr if made else "time"
        source = os.path.join(folder, "out", "Pic.raster")
        reports = made.stderr
        if not os.path.exists(source):
            return ("refused" if reports else "broken"), 1.0, reports
        with open(source) as file:
            text = file.read()
        size = re.search(r"^  size ([0-9.]+), ([0-9.]+)", text[text.index("component Pic ") :], re.M)
        scale = expected.shape[1] / float(size[1])
        drawn = run(
            [tool, "render", "out/Pic.raster", "--component", "Pic", "--crop", "bounds"]
            + ["--scale", f"{scale:.6g}", "-o", "pic.png"],
            folder,
        )
        image = os.path.join(folder, "pic.png")
        if drawn is None or drawn.returncode != 0 or not os.path.exists(image):
            return "broken", 1.0, reports + (drawn.stderr if drawn else "time")
        share = difference(premultiplied(image), expected)
        if keep:
            os.makedirs(keep, exist_ok=True)
            name = re.sub(r"[^A-Za-z0-9.-]+", "_", path[: -len(".svg")])[-80:]
            for file, ending in [(image, ".png"), (source, ".raster")]:
                with open(file, "rb") as one, open(os.path.join(keep, name + ending), "wb") as other:
                    other.write(one.read())
        if share <= 0.005:
            return ("equal, reported" if reports else "equal"), share, reports
        return ("differs, reported" if reports else "silent"), share, reports


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--tool", default=".build/debug/rasterc")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="")
    parser.add_argument("--skip", default=None)
    parser.add_argument("--keep")
    parser.add_argument("--list", action="append", default=[])
    parser.add_argument("--results")
    given = parser.parse_args()
    tool = os.path.abspath(given.tool)
    paths = []
    for folder, _, names in sorted(os.walk(given.folder)):
        for name in sorted(names):
            path = os.path.join(folder, name)
            if not name.endswith(".svg") or not reference(path) or given.only not in path:
                continue
            if given.skip is None or given.skip not in path:
                paths.append(path)
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        results = list(pool.map(lambda path: judge(tool, path, given.keep), paths))
    counts = collections.defaultdict(collections.Counter)
    for path, (kind, _, _) in zip(paths, results):
        folder = os.path.relpath(os.path.dirname(path), given.folder)
        counts[folder][kind] += 1
        counts["all"][kind] += 1
    for folder in sorted(counts):
        row = counts[folder]
        print(f"{folder:44}", "  ".join(f"{kind} {row[kind]}" for kind in KINDS if row[kind]))
    shown = set(given.list) | {"silent", "broken"}
    for path, (kind, share, reports) in zip(paths, results):
        if kind in shown:
            first = reports.strip().split("\n")[0]
            print(f"{kind} {share * 100:.2f} % {os.path.relpath(path, given.folder)} {first}")
    if given.results:
        with open(given.results, "w") as file:
            for path, (kind, share, reports) in zip(paths, results):
                name = os.path.relpath(path, given.folder)
                file.write(f"{kind}\t{share * 100:.2f}\t{name}\t{reports.strip()!r}\n")
    sys.exit(1 if counts["all"]["silent"] + counts["all"]["broken"] else 0)


main()
