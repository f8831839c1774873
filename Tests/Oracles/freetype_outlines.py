#!/usr/bin/env python3
"""Compares the characters, advances and outlines of all glyphs of fonts with FreeType and HarfBuzz.

    pip install freetype-py uharfbuzz
    python3 Tests/Oracles/freetype_outlines.py PROGRAM [FONT…]

PROGRAM is `Benchmarks`; the default fonts are those of /usr/share/fonts.

- Outlines equal FreeType's to font units. If a glyph has scaled components, FreeType rounds their points;
  such outlines equal HarfBuzz's, which are not rounded, within 0.01. So do charstrings with fractions.
- Variable fonts are compared at their default and at positions in between: with HarfBuzz within 0.05
  units, because coordinates are rounded to 1/16384, and with FreeType, which rounds, within 1.
- Advances and characters equal HarfBuzz's.
"""
import pathlib
import subprocess
import sys

import freetype
import uharfbuzz as hb

from font_reference import FreeType, HarfBuzz, parse

FONTS = pathlib.Path("/usr/share/fonts")


def read(program, path, index, place):
    """Reads the program's output: characters, and for each glyph its advance and outline."""
    axes = [f"{axis}={value}" for axis, value in (place or {}).items()]
    result = subprocess.run([program, "glyphs", str(path), str(index), *axes], capture_output=True, text=True)
    if result.returncode:
        raise RuntimeError(result.stderr.strip()[:300])
    characters, glyphs = {}, {}
    for line in result.stdout.splitlines():
        words = line.split()
        if words[0] == "map":
            characters[int(words[1], 16)] = int(words[2])
        elif "error" in words:
            glyphs[int(words[1])] = (float(words[2]), " ".join(words[3:]))
        else:
            glyphs[int(words[1])] = (float(words[2]), parse(words[3:]))
    return characters, glyphs, result.stderr.strip()


def distance(own, other):
    """The greatest difference of a coordinate; infinite if the outlines have different segments."""
    if isinstance(own, str) or len(own) != len(other):
        return float("inf")
    greatest = 0.0
    for (start, segments), (start2, segments2) in zip(own, other):
        if [len(s) for s in segments] != [len(s) for s in segments2]:
            return float("inf")
        points = [start] + [point for segment in segments for point in segment]
        points2 = [start2] + [point for segment in segments2 for point in segment]
        for (x, y), (x2, y2) in zip(points, points2):
            greatest = max(greatest, abs(x - x2), abs(y - y2))
    return greatest


class Comparison:
    def __init__(self):
        self.fonts = self.glyphs = self.exact = self.near = 0
        self.problems = []

    def compare(self, program, path, index=0, place=None):
        name = f"{path.name}{' ' + str(index) if index else ''}{' ' + str(place) if place else ''}"
        try:
            characters, glyphs, times = read(program, path, index, place)
        except RuntimeError as error:
            self.problems.append(f"{name}: {error}")
            return
        free, harf = FreeType(str(path), index, place), HarfBuzz(str(path), index, place)
        self.fonts += 1
        if not place:
            theirs = {c: harf.font.get_nominal_glyph(c) for c in range(0x110000)
                      if harf.font.get_nominal_glyph(c)} if self.fonts % 8 == 1 else None
            supported = set(harf.face.unicodes)
            wrong = [c for c in supported | set(characters)
                     if (harf.font.get_nominal_glyph(c) or 0) != characters.get(c, 0)]
            if theirs is not None and theirs != characters:
                wrong.append(-1)
            if wrong:
                self.problems.append(f"{name}: {len(wrong)} characters, such as {wrong[0]:x}")
        bad = {}
        for glyph, (advance, outline) in glyphs.items():
            self.glyphs += 1
            if advance != harf.advance(glyph):
                bad.setdefault(f"advance {advance} not {harf.advance(glyph)}", []).append(glyph)
            try:
                expected = free.outline(glyph)
            except freetype.FT_Exception as error:
                bad.setdefault(f"FreeType: {error}; ours {str(outline)[:60]}", []).append(glyph)
                continue
            if distance(outline, expected) == 0:
                self.exact += 1
                continue
            apart = distance(outline, harf.outline(glyph))
            # Points that FreeType rounds may coincide, which removes a segment.
            if apart <= (0.05 if place else 0.01) and not 2 < distance(outline, expected) < 1e9:
                self.near += 1
                continue
            bad.setdefault(
                f"FreeType {distance(outline, expected)}, HarfBuzz {apart}, "
                f"{str(outline)[:60] if isinstance(outline, str) else ''}", []).append(glyph)
        for text, places in list(bad.items())[:6]:
            self.problems.append(f"{name}: {len(places)} glyphs, such as {places[0]}: {text}")
        print(f"{name}: {len(glyphs)} glyphs, {times}", flush=True)

    def report(self):
        print(f"{self.fonts} fonts and places, {self.glyphs} glyphs: {self.exact} equal FreeType's, "
              f"{self.near} HarfBuzz's, {self.glyphs - self.exact - self.near} do not")
        for problem in self.problems:
            print("  " + problem)


def main():
    program, *names = sys.argv[1:]
    fonts = [pathlib.Path(name) for name in names] or sorted(
        path for path in FONTS.rglob("*") if path.suffix.lower() in (".ttf", ".otf", ".ttc", ".otc"))
    comparison = Comparison()
    for path in fonts:
        face = freetype.Face(str(path))
        for index in range(face.num_faces & 0xFFFF):
            comparison.compare(program, path, index)
            if face.has_multiple_masters:
                axes = face.get_variation_info().axes
                comparison.compare(program, path, index, {axis.tag: axis.minimum for axis in axes})
                comparison.compare(program, path, index, {axis.tag: axis.maximum for axis in axes})
                comparison.compare(program, path, index, {
                    axis.tag: round(axis.minimum + (axis.maximum - axis.minimum) * 0.7, 1) for axis in axes})
    comparison.report()


if __name__ == "__main__":
    main()
