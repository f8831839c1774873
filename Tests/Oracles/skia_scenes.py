#!/usr/bin/env python3
"""Compares random scenes drawn by us with the same scenes drawn by Skia.

    pip install skia-python numpy pillow
    swift build -c release --product Benchmarks
    python3 Tests/Oracles/skia_scenes.py .build/release/Benchmarks [--count 50] [--kind KIND]
        [--seed SEED] [--picture FILE] [--fixtures]

Each kind of scene is drawn COUNT times: by us at the actual size, and by Skia at 8 times the size, in
floating point, averaged. A pixel may differ by 2 of 255 if Skia's 64 samples are equal, and by 8 otherwise;
the mean over all pixels may differ by 0.25. Scenes with larger differences are also drawn in other modes. A
difference is explained if one of the modes gives the same value within the same limits; a value between
two modes does not count. The explanations are:

- "edges of two" and "paint jumps": coverage is treated as alpha, and paint is read at the middle of each
  pixel (`skia_painter.py`)
- "edges cross": winding numbers are averaged before the fill rule (`accumulation.py`)
- "stroke by definition": Skia's stroke is not the area that its pen covers, for example where a dash ends
  after a length that Skia measures with few chords (`exact_strokes.py`)
- "such strokes cross": both of these
- "layers of 8 bits": a blend mode divides a rounded value

The exit code is 1 if other differences remain that are not in `KNOWN`. The last lines count the pixels of
each explanation. If the mean difference of a kind exceeds its limit, edges of several shapes meet in
pixels. It counts as explained if it is within the limit from the image whose coverage consists of exact
areas and is treated as alpha (`accumulation.py`).

SEED draws one scene of a kind. FILE receives our image, Skia's and their difference, enlarged ten times.
With --fixtures, some scenes are saved for OracleTests.swift.
"""
import argparse
import base64
import collections
import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np
from PIL import Image

import scene_maker
import skia_painter

FIXTURES = pathlib.Path(__file__).parent.parent / "RasterTests" / "Rasterizer" / "Fixtures"
FLAT, EDGE, MEAN = 2, 8, 0.25

# Kinds with a scene that is saved for the package's own tests.
FIXTURE_KINDS = [
    "fill-even-odd", "fill-shapes", "stroke-curves", "stroke-dashed", "stroke-aligned", "linear",
    "focal", "sweep", "spread", "spaces", "blend", "operators", "clip-nested", "transform-fill",
    "mask-luminance", "image-bilinear", "image-turned", "pattern", "blur", "shadow", "mixture"]

# Known differences in definition between the libraries, by kind of scene.
KNOWN = {}


def drawn(program, scenes):
    """Our images, as values from 0 to 255."""
    with tempfile.TemporaryDirectory() as folder:
        file, output = pathlib.Path(folder) / "scenes.json", pathlib.Path(folder) / "pixels"
        file.write_text(json.dumps(scenes))
        subprocess.run([program, "scenes", file, output], check=True)
        data = np.frombuffer(output.read_bytes(), np.uint8)
    pictures, start = [], 0
    for scene in scenes:
        count = scene["width"] * scene["height"] * 4
        pictures.append(data[start:start + count].reshape(scene["height"], scene["width"], 4).astype(float))
        start += count
    return pictures


class Comparison:
    """The differences of one scene, and whether they are explained."""

    def __init__(self, program, scene, picture):
        self.program = program
        self.scene = scene
        self.picture = picture
        reference, spread, painter = skia_painter.supersampled(scene)
        self.reference = reference * 255
        self.limit = np.where(spread * 255 > 4, EDGE, FLAT)
        difference = np.abs(picture - self.reference).max(axis=2)
        self.mean = np.abs(picture - self.reference).mean()
        self.flat = difference[self.limit == FLAT].max(initial=0)
        self.edge = difference[self.limit == EDGE].max(initial=0)
        self.bad = difference > self.limit
        self.unexplained = self.bad
        self.reasons = collections.Counter()
        alone = painter.shapes == 1
        self.explain(skia_painter.modelled, "paint jumps" if alone else "edges of two")
        self.explain(skia_painter.accumulated, "edges cross")
        if "stroke" in json.dumps(scene):
            self.explain(lambda scene: skia_painter.exact(scene, self.unexplained), "stroke by definition")
            self.explain(
                lambda scene: skia_painter.exact(scene, self.unexplained, crossing=True), "such strokes cross")
        if '"layer"' in json.dumps(scene):
            self.explain(skia_painter.rounded, "layers of 8 bits")
            self.explain(self.upon_ours, "layers of 8 bits")
        self.explained = self.bad & ~self.unexplained

    def explain(self, draw, reason):
        """Removes from `unexplained` the pixels that match another image."""
        if not self.unexplained.any():
            return
        difference = np.abs(self.picture - draw(self.scene) * 255).max(axis=2)
        found = self.unexplained & (difference <= self.limit + 1e-3)
        self.reasons[reason] += int(found.sum())
        self.unexplained = self.unexplained & ~found

    @property
    def badness(self):
        difference = np.abs(self.picture - self.reference).max(axis=2)
        return (difference * self.unexplained).max(), self.mean

    def upon_ours(self, scene):
        """The last layer drawn by Skia over our image of the operations below, where that image is correct."""
        below = scene | {"operations": scene["operations"][:-1]}
        ours = drawn(self.program, [below])[0]
        picture = skia_painter.upon(scene, ours / 255)
        picture[np.abs(ours - skia_painter.accumulated(below) * 255).max(axis=2) > FLAT] = np.inf
        return picture

    def from_exact_areas(self):
        """The mean differences of our image and of Skia's from the image of exact areas."""
        exact = skia_painter.accumulated(self.scene) * 255
        return [np.abs(picture - exact).mean() for picture in (self.picture, self.reference)]

    @property
    def passes(self):
        return not self.unexplained.any()

    def save(self, path):
        """Saves our image, Skia's and the difference on white."""
        def shown(picture):
            color, alpha = picture[..., :3], picture[..., 3:]
            return np.clip(color + 255 - alpha, 0, 255).round().astype(np.uint8)

        difference = np.abs(self.picture - self.reference)
        rows = [shown(self.picture), shown(self.reference)]
        rows.append(np.clip(255 - difference.max(axis=2, keepdims=True) * 10, 0, 255).astype(np.uint8).repeat(3, 2))
        image = Image.fromarray(np.hstack(rows))
        image.resize((image.width * 10, image.height * 10), Image.NEAREST).save(path)


def write_fixture(comparison):
    """Writes the scene, Skia's pixels and the tolerances for OracleTests.swift."""
    limits = np.where(comparison.explained, "x", np.where(comparison.limit == FLAT, "f", "e"))
    pixels = comparison.reference.round().clip(0, 255).astype(np.uint8)
    content = {
        "scene": comparison.scene,
        "pixels": base64.b64encode(pixels.tobytes()).decode(),
        "limits": "".join(limits.flatten()),
    }
    FIXTURES.mkdir(exist_ok=True)
    path = FIXTURES / f"{comparison.scene['kind']}.json"
    path.write_text(json.dumps(content) + "\n")
    assert path.stat().st_size <= 20 << 10, path


def write_fixtures(comparisons):
    """Writes for each kind the first scene that is not empty and has few pixels to explain."""
    for kind in FIXTURE_KINDS:
        for comparison in comparisons:
            inked = (comparison.reference[..., 3] > 8).mean()
            fits = comparison.passes and comparison.explained.sum() <= 4 and comparison.mean < 0.2
            if comparison.scene["kind"] == kind and fits and inked > 0.2:
                write_fixture(comparison)
                break
        else:
            print(f"{kind}: no scene for a fixture")


def table(comparisons):
    header = ("kind", "scenes", "flat", "edge", "mean", "bad px", "explained", "failing", "worst seeds")
    print("{:18}{:>7}{:>8}{:>8}{:>8}{:>8}{:>10}{:>9}  {}".format(*header))
    kinds = collections.defaultdict(list)
    for comparison in comparisons:
        kinds[comparison.scene["kind"]].append(comparison)
    failing = False
    for kind, found in kinds.items():
        failed = [c for c in found if not c.passes]
        worst = sorted(failed, key=lambda c: c.badness, reverse=True)[:3]
        seeds = " ".join(f"{c.scene['seed']} ({c.badness[0]:.0f})" for c in worst)
        reasons = sum((c.reasons for c in found), collections.Counter())
        notes = [seeds] + [f"{reason}: {count}" for reason, count in reasons.items()] + ([KNOWN[kind]] if kind in KNOWN and failed else [])
        is_far = np.mean([c.mean for c in found]) > MEAN
        if is_far:
            ours, theirs = np.mean([c.from_exact_areas() for c in found], axis=0)
            notes.append(f"from exact areas {ours:.3f}, Skia's {theirs:.3f}")
            is_far = ours > MEAN
        failing = failing or kind not in KNOWN and (bool(failed) or is_far)
        print("{:18}{:7}{:8.1f}{:8.1f}{:8.3f}{:8}{:10}{:9}  {}".format(
            kind, len(found), max(c.flat for c in found), max(c.edge for c in found),
            np.mean([c.mean for c in found]), sum(int(c.bad.sum()) for c in found),
            sum(int(c.explained.sum()) for c in found), len(failed), "; ".join(filter(None, notes))))
    pixels = sum(c.bad.size for c in comparisons)
    for reason, count in sum((c.reasons for c in comparisons), collections.Counter()).most_common():
        print(f"{reason}: {count} pixels")
    print(f"{len(comparisons)} scenes, {pixels} pixels: {sum(int(c.bad.sum()) for c in comparisons)} over a limit, "
          f"{sum(int(c.unexplained.sum()) for c in comparisons)} of them unexplained; "
          f"mean difference {np.mean([c.mean for c in comparisons]):.4f}")
    return failing


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--kind")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--picture")
    parser.add_argument("--fixtures", action="store_true")
    options = parser.parse_args()
    kinds = [kind for kind in scene_maker.KINDS if not options.kind or kind.startswith(options.kind)]
    seeds = range(options.count) if options.seed is None else [options.seed]
    scenes = [scene_maker.scene(kind, seed) for kind in kinds for seed in seeds]
    pictures = drawn(options.program, scenes)
    comparisons = [Comparison(options.program, *pair) for pair in zip(scenes, pictures)]
    failing = table(comparisons)
    if options.fixtures:
        write_fixtures(comparisons)
    if options.picture:
        max(comparisons, key=lambda c: c.badness).save(options.picture)
    sys.exit(1 if failing else 0)


if __name__ == "__main__":
    main()
