#!/usr/bin/env python3
# Imports every SVG file of a folder that has a reference image beside it, and compares the images.
#
# usage: Tests/Support/vector-suite.py FOLDER [--tool .build/debug/rasterc] [--jobs 2] [--only TEXT]
#                                      [--keep FOLDER] [--list KIND] [--results FILE] [--reference-only]
#
# A reference is 'name.png', 'name-ref.png' or 'name.expected@2x.png'. An opaque one has a white
# ground.
# The outcome of a file is one of
#   equal             no report, and the images are equal
#   equal, reported   a report, and the images are equal
#   differs, reported a report, and the images differ
#   silent            no report, and the images differ, also those of two of Chromium, resvg and librsvg
#   disputed          no report, and the images differ, but not those of two of these renderers, or of
#                     Chromium in files with units that only browsers read
#   refused           nothing was written; the report says why
#   broken            an internal error, a crash, or more than ten seconds
# Images are equal if at most .5 % of their pixels differ by more than 24 of 255 in a premultiplied
# channel. The script prints the counts by folder, then the silent, disputed and broken files. It exits with 1
# if there are silent or broken ones. It needs Pillow and NumPy, and unless --reference-only is given, with which
# disputed files are silent, Chromium, rsvg-convert and the package resvg_py.

import argparse
import collections
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

from PIL import Image

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Browser"))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Vectors"))
from browser import Browser
from renderers import LIMIT, chromium, difference, librsvg, premultiplied, resvg, several_differ

KINDS = ["equal", "equal, reported", "differs, reported", "silent", "disputed", "refused", "broken"]


def reference(path):
    stem = path[: -len(".svg")]
    for ending in [".png", ".expected@2x.png", "-ref.png"]:
        if os.path.exists(stem + ending):
            return stem + ending
    return None


def referred(made, expected):
    """The share of pixels that differ from a reference."""
    if (expected[..., 3] == 255).all():
        made = made.copy()
        made[..., :3] += 255 - made[..., 3:]
        made[..., 3] = 255
    return difference(made, expected)


def run(arguments, folder):
    try:
        return subprocess.run(
            arguments, cwd=folder, capture_output=True, text=True, errors="replace", timeout=10
        )
    except subprocess.TimeoutExpired:
        return None


def judge(tool, path, keep):
    expected = premultiplied(Image.open(reference(path)))
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
        made = Image.open(image)
        made.load()
        share = referred(premultiplied(made), expected)
        if keep:
            os.makedirs(keep, exist_ok=True)
            name = re.sub(r"[^A-Za-z0-9.-]+", "_", path[: -len(".svg")])[-80:]
            for file, ending in [(image, ".png"), (source, ".raster")]:
                with open(file, "rb") as one, open(os.path.join(keep, name + ending), "wb") as other:
                    other.write(one.read())
        if share <= LIMIT:
            return ("equal, reported" if reports else "equal"), share, reports
        if reports:
            return "differs, reported", share, reports
        return "silent", share, (made, scale, (float(size[1]) * scale, float(size[2]) * scale))


def settle(paths, results):
    """Compares silent files with three renderers, too."""
    silent = [index for index, result in enumerate(results) if result[0] == "silent"]
    if not silent:
        return
    with tempfile.TemporaryDirectory() as folder:
        browser = Browser(os.path.join(folder, "profile"))
        browser.open("about:blank")
        files = [(paths[index], results[index][2][2], results[index][2][0].size) for index in silent]
        images = chromium(browser, files)
        browser.close()
    for index, image in zip(silent, images):
        path, (_, share, (made, scale, _)) = paths[index], results[index]
        others = {"chromium": image, "resvg": resvg(path, scale, []), "librsvg": librsvg(path, scale)}
        shares, differs, how = several_differ(path, made, others)
        text = " ".join(f"{name} {value * 100:.2f} %" for name, value in shares.items())
        text += f", {how}" if how else ""
        results[index] = ("disputed" if differs is False else "silent", share, text)


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
    parser.add_argument("--reference-only", action="store_true")
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
    if given.reference_only:
        results = [(kind, share, "" if kind == "silent" else reports) for kind, share, reports in results]
    else:
        settle(paths, results)
    counts = collections.defaultdict(collections.Counter)
    for path, (kind, _, _) in zip(paths, results):
        folder = os.path.relpath(os.path.dirname(path), given.folder)
        counts[folder][kind] += 1
        counts["all"][kind] += 1
    for folder in sorted(counts):
        row = counts[folder]
        print(f"{folder:44}", "  ".join(f"{kind} {row[kind]}" for kind in KINDS if row[kind]))
    shown = set(given.list) | {"silent", "disputed", "broken"}
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
