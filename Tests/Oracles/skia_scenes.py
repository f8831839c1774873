#!/usr/bin/env python3
"""Compares random scenes drawn by us with the same drawn by Skia.

    pip install skia-python numpy pillow
    swift build -c release --product Benchmarks
    python3 Tests/Oracles/skia_scenes.py .build/release/Benchmarks [--count 50] [--kind KIND]
        [--seed SEED] [--picture FILE] [--fixtures]

Every kind of scene is drawn COUNT times, by us at the size itself, by Skia 8 times as large, in
floating point, and averaged. A pixel may differ by 2 of 255 where Skia's 64 are alike, by 8 where
they are not, and all pixels by 0.25 in the mean. What differs by more is drawn in other ways, and is
explained if it is what one of them gives, within the same limits; a value between two does not
count. "Edges of two" and "paint jumps": coverage counts as alpha, and paint is read at the middle of
each pixel (`skia_painter.py`). "Edges cross": winding numbers are averaged before the fill rule
(`accumulation.py`). "Stroke by definition": Skia's stroke is not what its pen sweeps over, as where a
dash ends after a length that Skia measures by few chords (`exact_strokes.py`); "such strokes cross":
both. "Layers of 8 bits": a blend mode divides what was rounded. The exit code is 1 if there are others, beyond what `KNOWN` names.
The last lines count the pixels that each explains. Where the mean difference of a kind is greater, it
is because edges of several shapes meet in pixels; it counts as explained if it is within the limit
from the picture whose coverage is of exact areas and counts as alpha (`accumulation.py`).

SEED draws one scene of a kind; FILE gets ours, Skia's and their difference, ten times as large.
With --fixtures, some scenes are kept for OracleTests.swift.
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

# Kinds of which a scene is kept for the package's own tests.
FIXTURE_KINDS = [
    "fill-even-odd", "fill-shapes", "stroke-curves", "stroke-dashed", "stroke-aligned", "linear",
    "focal", "sweep", "spread", "spaces", "blend", "operators", "clip-nested", "transform-fill",
    "mask-luminance", "image-bilinear", "image-turned", "pattern", "blur", "shadow", "mixture"]

# What differs because the libraries mean different things, by kind of scene.
KNOWN = {}


def drawn(program, scenes):
    """Our pictures, as numbers from 0 to 255."""
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
    """One scene: where it differs, and whether that is explained."""

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
        """Takes out of `unexplained` what is as in another picture."""
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
        """The last layer drawn by Skia over our picture of what is below, where that is as it should be."""
        below = scene | {"operations": scene["operations"][:-1]}
        ours = drawn(self.program, [below])[0]
        picture = skia_painter.upon(scene, ours / 255)
        picture[np.abs(ours - skia_painter.accumulated(below) * 255).max(axis=2) > FLAT] = np.inf
        return picture

    def from_exact_areas(self):
        """The mean difference of ours and of Skia's from the picture of exact areas."""
        exact = skia_painter.accumulated(self.scene) * 255
        return [np.abs(picture - exact).mean() for picture in (self.picture, self.reference)]

    @property
    def passes(self):
        return not self.unexplained.any()

    def save(self, path):
        """Ours, Skia's and the difference on white."""
        def shown(picture):
            color, alpha = picture[..., :3], picture[..., 3:]
            return np.clip(color + 255 - alpha, 0, 255).round().astype(np.uint8)

        difference = np.abs(self.picture - self.reference)
        rows = [shown(self.picture), shown(self.reference)]
        rows.append(np.clip(255 - difference.max(axis=2, keepdims=True) * 10, 0, 255).astype(np.uint8).repeat(3, 2))
        image = Image.fromarray(np.hstack(rows))
        image.resize((image.width * 10, image.height * 10), Image.NEAREST).save(path)


def write_fixture(comparison):
    """The scene, Skia's pixels, and what may differ by how much, for OracleTests.swift."""
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
    """For each kind the first scene that draws something and has few pixels that need explaining."""
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
