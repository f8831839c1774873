#!/usr/bin/env python3
# Imports SVG files, draws them, and compares the images with those of Chromium, resvg and librsvg.
#
# usage: Tests/Support/vector-renderers.py [FOLDER…] [--random COUNT] [--seed N] [--sample COUNT] [--only TEXT]
#                  [--tool .build/debug/rasterc] [--jobs 2] [--pixels 400] [--font FILE]
#                  [--renderers chromium,resvg,librsvg] [--keep FOLDER [--all]] [--results FILE]
#
# Takes the SVG files of folders, or COUNT random ones of Tests/Support/Vectors/random_drawings.py with a
# seed. --sample takes some of the files, chosen with the seed; --pixels is about the longest side of an image.
# Two images are equal if at most .5 % of their pixels differ by more than 24 of 255 in a premultiplied channel.
# The outcome of a file is one of
#   equal             no report, and at most one renderer differs
#   equal, reported   a report, and at most one renderer differs
#   differs, reported a report, and several renderers differ
#   silent            no report, and several renderers differ
#   refused           nothing was written; the report says why
#   undrawn           too few of the renderers draw the file
#   broken            an internal error, a crash, or no image
# Files whose names end with '-css.svg', and files with units that only browsers read, are compared with Chromium
# alone. Renderers round a size that is not a whole number of pixels differently: a silent file with such a size is
# examined once more, with a rounded size. The script prints the counts, then the silent and broken files, with the
# word 'edges' if fewer than two renderers differ except at edges, or 'agree' if two of those that differ draw the
# same. It exits with 1 if there are any.
# --keep saves the images of silent ones, or of all with --all, side by side, ours first. Needs Pillow, NumPy,
# Chromium, rsvg-convert and the package resvg_py.

import argparse
import collections
import concurrent.futures
import math
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

from PIL import Image

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Browser"))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Vectors"))
from browser import Browser
from random_drawings import write
from renderers import chromium, librsvg, resvg, several_differ

KINDS = ["equal", "equal, reported", "differs, reported", "silent", "refused", "undrawn", "broken"]
GROUP = 100


class Picture:
    """A file, its outcome, and what is known about its images."""

    def __init__(self, path, index):
        self.path, self.name = path, f"f{index:05}"
        self.component = self.name.upper()
        self.reports, self.kind, self.image = [], None, None
        self.size, self.scale = None, 1.0
        self.shares, self.images = {}, {}
        self.how = ""


def run(arguments, limit=600):
    try:
        return subprocess.run(arguments, capture_output=True, text=True, errors="replace", timeout=limit)
    except subprocess.TimeoutExpired:
        return None


def imported(tool, pictures, folder, fonts):
    """Imports a group of files; an internal error of one stops all, so they are then imported one by one."""
    source = os.path.join(folder, "svg")
    os.makedirs(source, exist_ok=True)
    for picture in pictures:
        shutil.copy(picture.path, os.path.join(source, picture.name + ".svg"))
    options = ["-o", os.path.join(folder, "out"), "--diagnostic-format", "short", "--diagnostic-limit", "0"] + fonts
    result = run([tool, "import", source] + options)
    results = [result]
    if result is None or result.returncode not in (0, 1):
        results = []
        for picture in pictures:
            result = run([tool, "import", os.path.join(source, picture.name + ".svg")] + options, 20)
            results.append(result)
            if result is None or result.returncode not in (0, 1):
                picture.kind = "broken"
                picture.reports.append(result.stderr.strip() if result else "time")
    known = {picture.name: picture for picture in pictures}
    for result in filter(None, results):
        for line in result.stderr.splitlines():
            match = re.match(r"\S*?(f\d{5})\.svg:(.*)", line)
            if match:
                known[match[1]].reports.append(match[2])


def measured(pictures, folder, pixels):
    for picture in pictures:
        path = os.path.join(folder, "out", picture.component + ".raster")
        if not os.path.exists(path):
            picture.kind = picture.kind or ("refused" if picture.reports else "broken")
            continue
        with open(path) as file:
            text = file.read()
        size = re.search(r"^  size ([0-9.]+), ([0-9.]+)", text[text.index(f"component {picture.component} "):], re.M)
        picture.size = (float(size[1]), float(size[2]))
        picture.scale = 2.0 ** round(math.log2(pixels / max(picture.size)))


def drawn(tool, pictures, folder):
    """Draws the components of a group that have the same scale."""
    for scale in sorted({picture.scale for picture in pictures if picture.size}):
        part = [picture for picture in pictures if picture.size and picture.scale == scale]
        images = os.path.join(folder, "images")

        def render(some, limit):
            sources = [os.path.join(folder, "out", picture.component + ".raster") for picture in some]
            names = [word for picture in some for word in ("--component", picture.component)]
            options = ["--crop", "bounds", "--scale", f"{scale:g}", "--output-directory", images, "-q", "-A", "all"]
            return run([tool, "render"] + sources + names + options, limit)

        result = render(part, 600)
        single = len(part) > 1 and (result is None or result.returncode != 0)
        for picture in part:
            if single:
                result = render([picture], 20)
            ending = "" if scale == 1 else f"@{scale:g}x"
            path = os.path.join(images, f"{picture.component}-plain{ending}.png")
            if os.path.exists(path):
                picture.image = path
            else:
                picture.kind = "broken"
                picture.reports.append(result.stderr.strip()[:200] if result else "time")


def judged(picture):
    """The outcome of a file from its images."""
    ours = Image.open(picture.image)
    picture.shares, differs, picture.how = several_differ(picture.path, ours, picture.images)
    if differs is None:
        return "undrawn"
    if picture.reports:
        return "differs, reported" if differs else "equal, reported"
    return "silent" if differs else "equal"


def rounded(pictures, folder):
    """Copies of silent files whose sizes are not whole numbers, with rounded sizes."""
    result = {}
    os.makedirs(folder, exist_ok=True)
    for picture in pictures:
        if picture.kind != "silent" or all(abs(side - round(side)) < 1e-3 for side in picture.size):
            continue
        with open(picture.path, encoding="utf-8", errors="surrogateescape") as file:
            text = file.read()
        root = re.search(r"<svg\b[^>]*", text)
        if not root:
            continue
        (width, height), start = picture.size, root[0]
        box = "" if "viewBox" in start else f' viewBox="0 0 {width} {height}"'
        start = re.sub(r"""\s(width|height)\s*=\s*("[^"]*"|'[^']*')""", "", start)
        start += f'{box} width="{max(round(width), 1)}" height="{max(round(height), 1)}"'
        path = os.path.join(folder, os.path.basename(picture.path))
        with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write(text[:root.start()] + start + text[root.end():])
        result[picture] = path
    return result


def kept(picture, folder):
    """Saves the images of a file side by side, on a grey ground."""
    images = [Image.open(picture.image)] + [image for image in picture.images.values() if image]
    width, height = sum(image.width + 4 for image in images), max(image.height for image in images)
    page, left = Image.new("RGBA", (width, height), "#a0a0a0"), 0
    for image in images:
        page.alpha_composite(image.convert("RGBA"), (left, 0))
        left += image.width + 4
    os.makedirs(folder, exist_ok=True)
    name = re.sub(r"[^A-Za-z0-9.-]+", "_", picture.path[:-len(".svg")])[-80:]
    page.save(os.path.join(folder, name + ".png"))


def found(folders, only):
    paths, seen = [], set()
    for start in folders:
        for folder, _, names in sorted(os.walk(start)):
            for name in sorted(names):
                path = os.path.join(folder, name)
                real = os.path.realpath(path)
                if name.endswith(".svg") and only in path and os.path.isfile(real) and real not in seen:
                    seen.add(real)
                    paths.append(path)
    return paths


def examined(paths, folder, pool, browser, given):
    """The outcomes of a group of files."""
    tool, wanted = os.path.abspath(given.tool), given.renderers.split(",")
    fonts = [word for font in given.font for word in ("--font", font)]
    pictures = [Picture(path, index) for index, path in enumerate(paths)]
    imported(tool, pictures, folder, fonts)
    measured(pictures, folder, given.pixels)
    drawn(tool, pictures, folder)
    shown = [picture for picture in pictures if picture.image]
    if "librsvg" in wanted:
        for picture, image in zip(shown, pool.map(lambda one: librsvg(one.path, one.scale), shown)):
            picture.images["librsvg"] = image
    if "resvg" in wanted:
        for picture, image in zip(shown, pool.map(lambda one: resvg(one.path, one.scale, given.font), shown)):
            picture.images["resvg"] = image
    if browser:
        sizes = [tuple(side * picture.scale for side in picture.size) for picture in shown]
        files = [(one.path, size, Image.open(one.image).size) for one, size in zip(shown, sizes)]
        for picture, image in zip(shown, chromium(browser, files)):
            picture.images["chromium"] = image
    for picture in shown:
        picture.kind = judged(picture)
    return pictures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sample", type=int)
    parser.add_argument("--only", default="")
    parser.add_argument("--tool", default=".build/debug/rasterc")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--pixels", type=int, default=400)
    parser.add_argument("--font", action="append", default=[])
    parser.add_argument("--renderers", default="chromium,resvg,librsvg")
    parser.add_argument("--keep")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--results")
    given = parser.parse_args()
    wanted = given.renderers.split(",")
    results = []
    with tempfile.TemporaryDirectory() as place:
        if given.random:
            write(os.path.join(place, "random"), given.random, given.seed)
            given.folders.append(os.path.join(place, "random"))
        paths = found(given.folders, given.only)
        if given.sample and given.sample < len(paths):
            paths = sorted(random.Random(given.seed).sample(paths, given.sample))
        browser = Browser(os.path.join(place, "profile")) if "chromium" in wanted else None
        if browser:
            browser.open("about:blank")
        with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
            for start in range(0, len(paths), GROUP):
                folder = os.path.join(place, "group")
                pictures = examined(paths[start:start + GROUP], folder, pool, browser, given)
                again = rounded(pictures, os.path.join(folder, "rounded"))
                if again:
                    copies = examined(list(again.values()), os.path.join(folder, "again"), pool, browser, given)
                    for picture, copy in zip(again, copies):
                        if copy.kind == "equal":
                            picture.kind, picture.shares = copy.kind, copy.shares
                for picture in pictures:
                    if picture.image and given.keep and (picture.kind == "silent" or given.all):
                        kept(picture, given.keep)
                    picture.images = {}
                results += pictures
                shutil.rmtree(folder)
                print(f"{len(results)} of {len(paths)}", file=sys.stderr)
        if browser:
            browser.close()
    finish(results, given)


def finish(results, given):
    counts = collections.Counter(picture.kind for picture in results)
    print(f"{len(results)} files:", ", ".join(f"{counts[kind]} {kind}" for kind in KINDS if counts[kind]))
    ways = collections.Counter(picture.how for picture in results if picture.kind == "silent")
    print(f"of the silent files, {ways['edges']} differ at edges only, and two renderers agree about {ways['agree']}")
    lines = {}
    for picture in results:
        shares = " ".join(f"{name} {share * 100:.2f} %" for name, share in picture.shares.items())
        shares += f", {picture.how}" if picture.how else ""
        first = picture.reports[0] if picture.reports else ""
        lines[picture] = f"{picture.kind}\t{shares}\t{picture.path}\t{first}".replace("\n", " ")
        if picture.kind in ("silent", "broken"):
            print(lines[picture])
    if given.results:
        with open(given.results, "w") as file:
            for picture in results:
                file.write(lines[picture] + "\n")
    sys.exit(1 if counts["silent"] + counts["broken"] else 0)


main()
