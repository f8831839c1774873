#!/usr/bin/env python3
"""Compares animations of transitions, as composed by Pillow, with images of single moments.

    pip install pillow
    python3 Tests/Oracles/animated_png.py RASTERC FILE COMPONENT STATE… [-- OPTION…]

Draws a component's transition from its plain state through others with `rasterc render --to`, at 50
frames per second, and each moment alone with `--at`. Prints the number of frames and bytes of the file.
Exits with 1 if a pixel differs.
"""
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image


def main():
    words = sys.argv[1:]
    options = words[words.index("--") + 1:] if "--" in words else []
    rasterc, source, component, *states = words[: words.index("--")] if "--" in words else words
    way = [rasterc, "render", source, "--component", component, "--hold", "100ms", *options]
    for state in states:
        way += ["--to", state]
    with tempfile.TemporaryDirectory() as place:
        file, moment = pathlib.Path(place, "way.apng"), pathlib.Path(place, "moment.png")
        subprocess.run([*way, "--frame-rate", "50", "--crop", "bounds", "-o", file], check=True)
        animation = Image.open(file)
        time, stills = 0, 0
        for index in range(animation.n_frames):
            animation.seek(index)
            frame = animation.convert("RGBA").tobytes()
            for _ in range(round(animation.info["duration"] / 20)):
                subprocess.run([*way, "--at", f"{time}ms", "--crop", "bounds", "-o", moment], check=True)
                if Image.open(moment).convert("RGBA").tobytes() != frame:
                    sys.exit(f"{component}: frame {index} differs from the picture at {time} ms")
                time, stills = time + 20, stills + 1
        print(f"{component}: {animation.n_frames} frames for {stills}, {file.stat().st_size} bytes")


main()
