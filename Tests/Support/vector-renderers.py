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
# Files whose names end with '-css.svg' are compared with Chromium alone. The script prints the counts, then the
# silent and broken files. It exits with 1 if there are any. --keep saves the images of silent ones, or of all
# with --all, side by side, ours first. Needs Pillow, NumPy, Chromium, rsvg-convert and the package resvg_py.

import argparse
import base64
import collections
import concurrent.futures
import io
import json
import math
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Browser"))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Vectors"))
from browser import Browser
from random_drawings import write

KINDS = ["equal", "equal, reported", "differs, reported", "silent", "refused", "undrawn", "broken"]
GROUP = 100

# Draws SVG files at sizes in pixels; returns PNG files, or null for files that it cannot read.
CHROMIUM = """
async files => {
  const results = [];
  for (const [source, width, height, w, h] of files) {
    try {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [w, h];
      const context = canvas.getContext("2d", {willReadFrequently: true});
      context.drawImage(image, 0, 0, width, height);
      results.push(canvas.toDataURL("image/png").split(",")[1]);
    } catch (error) { results.push(null); }
  }
  return results;
}
"""


class Picture:
    """A file, its outcome, and what is known about its images."""

    def __init__(self, path, index):
        self.path, self.name = path, f"f{index:05}"
        self.component = self.name.upper()
        self.reports, self.kind, self.image = [], None, None
        self.size, self.scale = None, 1.0
        self.shares, self.images = {}, {}


def run(arguments, limit=600):
    try:
        return subprocess.run(arguments, capture_output=True, text=True, errors="replace", timeout=limit)
    except subprocess.TimeoutExpired:
        return None


def premultiplied(image):
    pixels = numpy.asarray(image.convert("RGBA"), dtype=numpy.float32).copy()
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


def difference(first, second):
    """The share of pixels that differ visibly; 1 if the sizes differ by more than a pixel."""
    if max(abs(first.shape[0] - second.shape[0]), abs(first.shape[1] - second.shape[1])) > 1:
        return 1.0
    height, width = min(first.shape[0], second.shape[0]), min(first.shape[1], second.shape[1])
    change = numpy.abs(first[:height, :width] - second[:height, :width]).max(axis=2)
    return float((change > 24).mean())


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


def librsvg(picture):
    result = subprocess.run(["rsvg-convert", "--zoom", f"{picture.scale:g}", picture.path], capture_output=True,
                            timeout=30)
    return Image.open(io.BytesIO(result.stdout)) if result.returncode == 0 and result.stdout else None


def resvg(picture, fonts):
    import resvg_py

    # Without a resolution, the package reads no absolute units.
    try:
        data = resvg_py.svg_to_bytes(
            svg_path=picture.path, zoom=picture.scale, dpi=96, skip_system_fonts=True, font_files=fonts or None,
            resources_dir=os.path.dirname(picture.path), languages=["en"])
    except Exception:
        return None
    return Image.open(io.BytesIO(bytes(data)))


def chromium(browser, pictures):
    result = {}
    for start in range(0, len(pictures), 20):
        files = []
        for picture in pictures[start:start + 20]:
            with open(picture.path, "rb") as file:
                data = base64.b64encode(file.read()).decode()
            width, height = picture.size[0] * picture.scale, picture.size[1] * picture.scale
            pixels = Image.open(picture.image).size
            files.append([f"data:image/svg+xml;base64,{data}", width, height, *pixels])
        for picture, data in zip(pictures[start:], browser.run(f"({CHROMIUM})({json.dumps(files)})")):
            result[picture] = Image.open(io.BytesIO(base64.b64decode(data))) if data else None
    return result


def judged(picture, wanted):
    """The outcome of a file from its images."""
    ours = premultiplied(Image.open(picture.image))
    for name, image in picture.images.items():
        if image is not None:
            picture.shares[name] = difference(ours, premultiplied(image))
    browser = picture.path.endswith("-css.svg") and "chromium" in wanted
    shares = {"chromium": picture.shares.get("chromium")} if browser else picture.shares
    shares = [share for share in shares.values() if share is not None]
    needed = 1 if browser or len(wanted) == 1 else 2
    if len(shares) < needed:
        return "undrawn"
    differs = sum(share > 0.005 for share in shares) >= needed
    if picture.reports:
        return "differs, reported" if differs else "equal, reported"
    return "silent" if differs else "equal"


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
    wanted, tool = given.renderers.split(","), os.path.abspath(given.tool)
    fonts = [word for font in given.font for word in ("--font", font)]
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
                pictures = [Picture(path, index) for index, path in enumerate(paths[start:start + GROUP])]
                imported(tool, pictures, folder, fonts)
                measured(pictures, folder, given.pixels)
                drawn(tool, pictures, folder)
                shown = [picture for picture in pictures if picture.image]
                if "librsvg" in wanted:
                    for picture, image in zip(shown, pool.map(librsvg, shown)):
                        picture.images["librsvg"] = image
                if "resvg" in wanted:
                    for picture, image in zip(shown, pool.map(lambda picture: resvg(picture, given.font), shown)):
                        picture.images["resvg"] = image
                if browser:
                    for picture, image in chromium(browser, shown).items():
                        picture.images["chromium"] = image
                for picture in shown:
                    picture.kind = judged(picture, wanted)
                    if given.keep and (picture.kind == "silent" or given.all):
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
    lines = {}
    for picture in results:
        shares = " ".join(f"{name} {share * 100:.2f} %" for name, share in picture.shares.items())
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
