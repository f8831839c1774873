"""Compares the sizes and times of our encoders with Pillow's, and reads every file with Pillow.

    measure.py BENCHMARKS FOLDER [--repeat COUNT]

FOLDER has the images of corpus.py. `BENCHMARKS encode` writes our files beside them, with processor
times. Prints the ratios to Pillow's by kind of image, then each invariant with its worst cases.
Exits with 1 if Pillow reads other pixels from a lossless file. Needs Pillow and NumPy.
"""
import argparse
import io
import pathlib
import subprocess
import sys
import time

import numpy as np
from PIL import Image

OURS = ["fast", "balanced", "small", "webp", "jpeg"]
PEERS = {
    "fast": {"format": "PNG", "compress_level": 1},
    "balanced": {"format": "PNG"},
    "small": {"format": "PNG", "optimize": True},
    "webp": {"format": "WEBP", "lossless": True},
    "jpeg": {"format": "JPEG", "quality": 85, "subsampling": "4:2:0"},
}
# Each invariant: its numerator, its denominator among our formats or None for the peer, its limit.
INVARIANTS = [
    ("small", "balanced", 1.0), ("balanced", "fast", 1.02), ("webp", "balanced", 1.0),
    ("fast", None, 1.0), ("balanced", None, 1.0), ("small", None, 1.01), ("webp", None, 1.05),
]


def encoded(image, repeat, **options):
    """Returns the size of Pillow's file and its least processor time in microseconds."""
    least = None
    for _ in range(repeat):
        file = io.BytesIO()
        start = time.process_time_ns()
        image.save(file, **options)
        spent = (time.process_time_ns() - start) / 1000
        least = spent if least is None else min(least, spent)
    return len(file.getvalue()), least


def peers(path, repeat):
    image = Image.open(path)
    image.load()
    opaque = image.convert("RGB")
    return {name: encoded(opaque if name == "jpeg" else image, repeat, **options)
            for name, options in PEERS.items()}


def differences(folder, results, names):
    """Returns the lossless files from which Pillow reads other pixels."""
    wrong = []
    for name in names:
        original = np.asarray(Image.open(folder / f"{name}.png").convert("RGBA"))
        for kind in OURS[:4]:
            path = results / f"{name}.{kind}.{'webp' if kind == 'webp' else 'png'}"
            if not np.array_equal(original, np.asarray(Image.open(path).convert("RGBA"))):
                wrong.append(path.name)
        Image.open(results / f"{name}.jpeg.jpg").load()
    return wrong


def table(ours, theirs):
    print(f"{'kind':12}{'images':>7}" + "".join(f"{name:>10}{'time':>7}" for name in OURS))
    kinds = {}
    for name in ours:
        kinds.setdefault(name.split("-")[0], []).append(name)
    for kind, names in [*kinds.items(), ("all", list(ours))]:
        cells = ""
        for form in OURS:
            sums = [sum(side[name][form][part] for name in names)
                    for part in (0, 1) for side in (ours, theirs)]
            cells += f"{sums[0] / sums[1]:10.3f}{sums[2] / max(sums[3], 1):7.2f}"
        print(f"{kind:12}{len(names):7}{cells}")


def invariants(ours, theirs):
    for form, other, limit in INVARIANTS:
        ratios = sorted(
            ((sizes[form][0] / (sizes[other][0] if other else theirs[name][form][0]), name)
             for name, sizes in ours.items()), reverse=True)
        above = sum(ratio > limit for ratio, _ in ratios)
        worst = ", ".join(f"{name} {ratio:.3f}" for ratio, name in ratios[:4])
        print(f"{form + ' / ' + (other or 'peer'):18} above {limit}: {above:4}   {worst}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("benchmarks")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--repeat", type=int, default=2)
    arguments = parser.parse_args()
    results = arguments.folder / "encoded"
    results.mkdir(exist_ok=True)
    command = [arguments.benchmarks, "encode", arguments.folder, results, str(arguments.repeat)]
    ours, theirs = {}, {}
    # Each image is encoded by both in turn, so that other load is the same for both.
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            name, *numbers = line.rstrip("\n").split("\t")
            values = [int(number) for number in numbers]
            ours[name] = dict(zip(OURS, zip(values[::2], values[1::2])))
            theirs[name] = peers(arguments.folder / f"{name}.png", arguments.repeat)
    if process.returncode or not ours:
        sys.exit("the encoders failed")
    table(ours, theirs)
    invariants(ours, theirs)
    wrong = differences(arguments.folder, results, ours)
    print(f"{len(ours)} images; other pixels in {len(wrong)} files", *wrong[:8])
    sys.exit(1 if wrong else 0)


main()
