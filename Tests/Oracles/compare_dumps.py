#!/usr/bin/env python3
"""Compares the images of `Benchmarks draw` with those of other libraries' harnesses.

    pip install numpy
    swift run -c release Benchmarks draw --peers FOLDER --dump IMAGES
    python3 Tests/Oracles/compare_dumps.py IMAGES

Prints a line for each workload and library: the mean difference, the fraction of pixels that differ by
more than 2 and by more than 8 of 255, and the largest difference. The libraries round differently, and the
differences of thousands of overlapping shapes add up. Two images are therefore the same if the mean is
below 1 and less than 2 % of all pixels differ by more than 8. Exits with 1 if an image is not.
"""
import pathlib
import sys

import numpy as np

# Workloads that the libraries define differently, with the reason.
KNOWN = {
    ("W06", "cairo-default"): "three boxes instead of a Gaussian, and a caster that the harness leaves out",
    ("W08", "qt6"): "round caps and curves of few lines, a tenth of a pixel off",
    ("W08", "cairo-default"): "round caps and curves of few lines, a tenth of a pixel off",
    ("W13s", "qt6"): "three boxes instead of a Gaussian",
    ("W13s", "cairo-default"): "three boxes instead of a Gaussian",
    ("W15", "qt6"): "circles of few lines, up to 25 of 255 off",
    ("W15", "cairo-default"): "circles of few lines, up to 25 of 255 off",
}


def read(path):
    data = path.read_bytes()
    width, height = np.frombuffer(data[:8], "<i4")
    return np.frombuffer(data[8:], np.uint8).reshape(height, width, 4).astype(int)


def main():
    folder = pathlib.Path(sys.argv[1])
    failed = False
    print(f"{'workload':24}{'library':16}{'mean':>8}{'> 2':>9}{'> 8':>9}{'largest':>9}")
    for own in sorted(folder.glob("raster_*.rgba")):
        name = own.stem.removeprefix("raster_")
        picture = read(own)
        for peer in ("qt6", "cairo-default"):
            path = folder / f"{peer}_{name}.rgba"
            if not path.exists():
                continue
            other = read(path)
            if other.shape != picture.shape:
                print(f"{name:24}{peer:16}sizes differ: {picture.shape} and {other.shape}")
                failed = True
                continue
            difference = np.abs(picture - other).max(axis=2)
            mean, largest = np.abs(picture - other).mean(), difference.max()
            two, eight = (difference > 2).mean(), (difference > 8).mean()
            note = KNOWN.get((name, peer), "")
            if mean >= 1 or eight >= 0.02:
                failed = failed or not note
                note = note or "NOT THE SAME PICTURE"
            else:
                note = ""
            print(f"{name:24}{peer:16}{mean:8.3f}{two:9.3%}{eight:9.3%}{largest:9}  {note}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
