#!/usr/bin/env python3
"""Compares painted glyphs (COLR, version 1) with Skia's, and writes `paints.ttf`.

    pip install fonttools skia-python numpy pillow
    python3 Tests/Oracles/painted_glyphs.py .build/release/rasterc [--count 400] [--seed 1] [--keep FOLDER]
    python3 Tests/Oracles/painted_glyphs.py fixture

Generates COUNT glyphs of random paints of every format and blend mode, and draws each at 96 pixels per em
with `rasterc` and with Skia, which reads the table with FreeType. A pixel counts if it differs by more
than 16 of 255, except beside an edge, where the two may disagree: an edge is a pixel of Skia's that
differs from a neighbour by more than 48. Prints the mean difference, the fraction of pixels that differ,
and the glyphs with more than 1 % of such pixels. Exits with 1 if these are more than 2 %.

The second command writes the fixture of RasterTests, whose letters ColorGlyphTests uses.
"""
import argparse
import pathlib
import random
import subprocess
import sys
import tempfile

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables import otTables
from fontTools.varLib import builder as varBuilder

FIXTURES = pathlib.Path(__file__).parent.parent / "RasterTests" / "Text" / "OpenType" / "Fixtures"
FIRST = 0xF000
SIZE, SIDE = 96, 128
SHAPES = ["square", "tall", "low", "round", "star", "small"]
PALETTE = [(1, 0, 0, 1), (0, 0.5, 0, 1), (0, 0, 1, 1), (1, 1, 0, 0.5), (0, 0, 0, 1), (1, 1, 1, 1)]
OPAQUE = [index for index, color in enumerate(PALETTE) if color[3] == 1]
MODES = [mode for mode in otTables.CompositeMode]


def polygon(points):
    pen = TTGlyphPen(None)
    for index, point in enumerate(points):
        (pen.lineTo if index else pen.moveTo)(point)
    pen.closePath()
    return pen.glyph()


def box(left, bottom, right, top):
    return polygon([(left, bottom), (left, top), (right, top), (right, bottom)])


def round_shape():
    pen = TTGlyphPen(None)
    pen.moveTo((500, 0))
    for control, end in [((0, 0), (0, 500)), ((0, 1000), (500, 1000)), ((1000, 1000), (1000, 500)),
                         ((1000, 0), (500, 0))]:
        pen.qCurveTo(control, end)
    pen.closePath()
    return pen.glyph()


OUTLINES = {
    "square": box(0, 0, 1000, 1000), "tall": box(300, 0, 700, 1000), "low": box(0, 200, 1000, 600),
    "round": round_shape(), "small": box(250, 250, 500, 500),
    "star": polygon([(500, 1000), (650, 600), (1000, 600), (700, 350), (850, 0), (500, 220), (150, 0),
                     (300, 350), (0, 600), (350, 600)]),
}


class Maker:
    """Generates random paints."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def number(self, low=-200, high=1200):
        return self.random.randint(low, high)

    def part(self, low=-1.5, high=1.5):
        return round(self.random.uniform(low, high) * 64) / 64

    def solid(self):
        index = self.random.choice([*range(len(PALETTE)), 0xFFFF])
        return {"Format": 2, "PaletteIndex": index, "Alpha": self.random.choice([1, 1, 0.5, 0.25])}

    def line(self):
        count = self.random.choice([1, 2, 2, 3, 4])
        offsets = self.random.choice([
            [index / max(count - 1, 1) for index in range(count)],
            [self.part(-0.5, 1.5) for _ in range(count)]])
        # Skia interpolates colours without alpha, where the specification requires premultiplied colours.
        alpha = self.random.choice([1, 1, 0.5])
        stops = [{"StopOffset": offset, "PaletteIndex": self.random.choice(OPAQUE), "Alpha": alpha}
                 for offset in sorted(offsets)]
        return {"Extend": self.random.choice(["pad", "repeat", "reflect"]), "ColorStop": stops}

    def gradient(self):
        number = self.number
        kind = self.random.randrange(3)
        if kind == 0:
            return {"Format": 4, "ColorLine": self.line(), "x0": number(), "y0": number(),
                    "x1": number(), "y1": number(), "x2": number(), "y2": number()}
        if kind == 1:
            return {"Format": 6, "ColorLine": self.line(), "x0": number(0, 1000), "y0": number(0, 1000),
                    "r0": self.random.choice([0, 0, number(0, 300)]), "x1": number(0, 1000),
                    "y1": number(0, 1000), "r1": number(0, 700)}
        return {"Format": 8, "ColorLine": self.line(), "centerX": number(0, 1000),
                "centerY": number(0, 1000), "startAngle": self.number(0, 359),
                "endAngle": self.number(0, 359)}

    def transform(self, paint):
        number, part = self.number, self.part
        center = {"centerX": number(0, 1000), "centerY": number(0, 1000)}
        return self.random.choice([
            {"Format": 12, "Transform": (part(), part(), part(), part(), number(0, 500), number(0, 500))},
            {"Format": 14, "dx": number(-300, 300), "dy": number(-300, 300)},
            {"Format": 16, "scaleX": part(), "scaleY": part()},
            {"Format": 18, "scaleX": part(), "scaleY": part(), **center},
            {"Format": 20, "scale": part()}, {"Format": 22, "scale": part(), **center},
            {"Format": 24, "angle": number(-60, 60)}, {"Format": 26, "angle": number(-180, 180), **center},
            {"Format": 28, "xSkewAngle": number(-40, 40), "ySkewAngle": number(-40, 40)},
            {"Format": 30, "xSkewAngle": number(-40, 40), "ySkewAngle": number(-40, 40), **center},
        ]) | {"Paint": paint}

    def leaf(self):
        paint = self.solid() if self.random.random() < 0.3 else self.gradient()
        return self.transform(paint) if self.random.random() < 0.3 else paint

    def paint(self, depth):
        kind = self.random.random()
        if depth == 0 or kind < 0.35:
            return {"Format": 10, "Glyph": self.random.choice(SHAPES), "Paint": self.leaf()}
        if kind < 0.5:
            return self.transform(self.paint(depth - 1))
        if kind < 0.65:
            return {"Format": 1, "Layers": [self.paint(depth - 1) for _ in range(2)]}
        if kind < 0.75:
            return {"Format": 10, "Glyph": self.random.choice(SHAPES), "Paint": self.paint(depth - 1)}
        if kind < 0.8:
            return {"Format": 11, "Glyph": "shared"}
        return {"Format": 32, "SourcePaint": self.paint(depth - 1),
                "CompositeMode": self.random.choice(MODES), "BackdropPaint": self.paint(depth - 1)}


def font_of(names, paints, clips, family, letters):
    order = [".notdef", *SHAPES, *names]
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap(letters)
    font.setupGlyf({name: OUTLINES.get(name, box(0, 0, 1000, 1000)) for name in order})
    left = {name: getattr(font.font["glyf"][name], "xMin", 0) for name in order}
    font.setupHorizontalMetrics({name: (1000, left[name]) for name in order})
    font.setupHorizontalHeader(ascent=1000, descent=-200)
    font.setupNameTable({"familyName": family, "styleName": "Regular"})
    font.setupOS2(sTypoAscender=1000, sTypoDescender=-200, usWinAscent=1000, usWinDescent=200)
    font.setupPost(keepGlyphNames=False)
    return finished(font, paints, clips)


def finished(font, paints, clips, store=None):
    font = font.font
    font["COLR"] = buildCOLR(paints, version=1, glyphMap=font.getReverseGlyphMap(), clipBoxes=clips,
                             varStore=store)
    font["CPAL"] = buildCPAL([PALETTE])
    font["head"].created = font["head"].modified = 3_000_000_000
    font.recalcTimestamp = False
    return font


def random_font(count, seed):
    maker = Maker(seed)
    names = ["shared", *(f"g{index}" for index in range(count))]
    paints = {"shared": {"Format": 10, "Glyph": "star", "Paint": maker.gradient()}}
    clips = {"shared": (100, 100, 900, 900)}
    for index, name in enumerate(names[1:]):
        # The first glyphs cover every blend mode and every transform format.
        paint = maker.paint(3)
        if index < len(MODES):
            paint = {"Format": 32, "SourcePaint": maker.paint(0), "CompositeMode": MODES[index],
                     "BackdropPaint": maker.paint(0)}
        paints[name] = paint
        if maker.random.random() < 0.3:
            clips[name] = (100, 0, 900, 800)
    return font_of(names, paints, clips, "Oracle",
                   {FIRST + index: name for index, name in enumerate(names[1:])})


# MARK: Drawing


def ours(command, folder, count):
    from PIL import Image
    columns = 16
    rows = (count + columns - 1) // columns
    lines = []
    for index in range(count):
        x, y = SIDE * (index % columns), SIDE * (index // columns)
        # Drawing outside its square would cover other glyphs.
        lines.append(f"    layer clip: rect(Rect(x: {x}, y: {y}, width: {SIDE}, height: {SIDE})) {{\n"
                     f'      text "\\u{{{FIRST + index:X}}}", at: ({x + 16}, {y + 112}), '
                     f'font: Font(family: "Oracle", size: {SIZE}), with: #204060\n    }}')
    lines = "\n".join(lines)
    source = folder / "Oracle.raster"
    source.write_text(f'font "Oracle", file: "paints.ttf"\n\ncomponent Glyphs {{\n'
                      f"  size {SIDE * columns}, {SIDE * rows}\n\n  draw {{\n"
                      f"    fill rect(bounds), with: #FFFFFF\n{lines}\n  }}\n}}\n")
    run = subprocess.run([command, "render", str(source), "--component", "Glyphs", "--scale", "1",
                          "--output-directory", str(folder)], capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(run.stdout + run.stderr)
    picture = Image.open(next(folder.glob("*.png"))).convert("RGB")
    return [picture.crop((x * SIDE, y * SIDE, (x + 1) * SIDE, (y + 1) * SIDE))
            for y in range(rows) for x in range(columns)][:count]


def theirs(path, count):
    import skia
    face = skia.Typeface.MakeFromFile(str(path))
    font = skia.Font(face, SIZE)
    font.setHinting(skia.FontHinting.kNone)
    font.setSubpixel(True)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    for index in range(count):
        surface = skia.Surface(SIDE, SIDE)
        canvas = surface.getCanvas()
        canvas.clear(skia.ColorWHITE)
        canvas.drawString(chr(FIRST + index), 16, 112, font, skia.Paint(Color=0xFF204060))
        yield surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3]


def compare(command, count, seed, keep):
    import numpy
    from PIL import Image
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(keep or name)
        folder.mkdir(exist_ok=True)
        random_font(count, seed).save(folder / "paints.ttf")
        found = ours(command, folder, count)
        differing, sums, shares = [], [], []
        for index, other in enumerate(theirs(folder / "paints.ttf", count)):
            one = numpy.asarray(found[index]).astype(int)
            other = other.astype(int)
            edge = numpy.zeros(one.shape[:2], bool)
            for axis in (0, 1):
                steep = numpy.abs(numpy.diff(other, axis=axis)).max(-1) > 48
                for shift in (0, 1):
                    part = [slice(None), slice(None)]
                    part[axis] = slice(shift, shift + steep.shape[axis])
                    edge[tuple(part)] |= steep
            difference = numpy.abs(one - other).max(-1)
            share = float(((difference > 16) & ~edge).mean())
            sums.append(difference.mean())
            shares.append(share)
            if share > 0.01:
                differing.append((index, share))
                if keep:
                    both = numpy.concatenate([one, other], axis=1).astype(numpy.uint8)
                    Image.fromarray(both).save(folder / f"differs-{index}.png")
        print(f"{count} glyphs: mean difference {numpy.mean(sums):.3f} of 255, "
              f"{100 * numpy.mean(shares):.3f} % of the pixels beside no edge differ by more than 16")
        print(f"{len(differing)} glyphs with more than 1 % of such pixels:",
              " ".join(f"{index} ({100 * share:.1f} %)" for index, share in differing))
        return len(differing) <= 0.02 * count


# MARK: The fixture


def fixture():
    glyph = lambda name, paint: {"Format": 10, "Glyph": name, "Paint": paint}
    solid = lambda index, alpha=1: {"Format": 2, "PaletteIndex": index, "Alpha": alpha}
    line = lambda *stops, extend="pad": {"Extend": extend, "ColorStop": [
        {"StopOffset": offset, "PaletteIndex": index, "Alpha": 1} for offset, index in stops]}
    two = line((0, 0), (1, 2))
    blend = lambda mode: {"Format": 32, "SourcePaint": glyph("tall", solid(0)), "CompositeMode": mode,
                          "BackdropPaint": glyph("low", solid(2))}
    paints = {
        "A": glyph("square", solid(0)), "B": glyph("square", solid(0xFFFF, 0.5)),
        "C": glyph("square", {"Format": 4, "ColorLine": two, "x0": 0, "y0": 0, "x1": 1000, "y1": 0,
                              "x2": 0, "y2": 1000}),
        "D": glyph("square", {"Format": 6, "ColorLine": two, "x0": 500, "y0": 500, "r0": 0, "x1": 500,
                              "y1": 500, "r1": 500}),
        "E": glyph("square", {"Format": 8, "ColorLine": line((0, 0), (0.5, 0), (0.5, 2), (1, 2)),
                              "centerX": 500, "centerY": 500, "startAngle": 0, "endAngle": 359.9}),
        "F": {"Format": 14, "dx": 500, "dy": 0, "Paint": glyph("small", solid(1))},
        "G": {"Format": 1, "Layers": [glyph("square", solid(0)), glyph("small", solid(2))]},
        "H": {"Format": 11, "Glyph": "G"},
        "I": blend("src_in"), "J": blend("xor"), "K": blend("plus"), "L": blend("dest_out"),
        "M": glyph("square", solid(0)),
        "N": glyph("tall", {"Format": 32, "SourcePaint": solid(0), "CompositeMode": "src_over",
                            "BackdropPaint": solid(2)}),
        # The paint is unbounded.
        "O": solid(0),
        # The paint refers to itself.
        "P": {"Format": 11, "Glyph": "P"},
        # Twelve levels, each with twice as many parts.
        "Q": {"Format": 11, "Glyph": "lots12"},
        # Its position varies.
        "R": {"Format": 15, "dx": 0, "dy": 0, "VarIndexBase": 0, "Paint": glyph("small", solid(1))},
    }
    for level in range(1, 13):
        part = {"Format": 11, "Glyph": f"lots{level - 1}"} if level > 1 else glyph("small", solid(0))
        paints[f"lots{level}"] = {"Format": 1, "Layers": [part, part]}
    letters = [name for name in paints if len(name) == 1]
    names = list(paints)
    order = [".notdef", *SHAPES, *names]
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap({ord(letter): letter for letter in letters})
    font.setupGlyf({name: OUTLINES[name] if name in SHAPES else TTGlyphPen(None).glyph() if
                    name.startswith("lots") else box(0, 0, 1000, 1000) for name in order})
    left = {name: getattr(font.font["glyf"][name], "xMin", 0) for name in order}
    font.setupHorizontalMetrics({name: (1000, left[name]) for name in order})
    font.setupHorizontalHeader(ascent=1000, descent=-200)
    font.setupNameTable({"familyName": "Paints", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=1000, sTypoDescender=-200, usWinAscent=1000, usWinDescent=200)
    font.setupPost(keepGlyphNames=False)
    font.setupFvar([("wght", 100, 400, 900, "Weight")], [])
    regions = varBuilder.buildVarRegionList([{"wght": (0, 1, 1)}], ["wght"])
    data = varBuilder.buildVarData([0], [[500], [0]], optimize=False)
    store = varBuilder.buildVarStore(regions, [data])
    font = finished(font, paints, {"M": (0, 0, 1000, 500)}, store)
    font.save(FIXTURES / "paints.ttf")


def main():
    if sys.argv[1:] == ["fixture"]:
        return fixture()
    parser = argparse.ArgumentParser()
    parser.add_argument("rasterc")
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep")
    chosen = parser.parse_args()
    if not compare(chosen.rasterc, chosen.count, chosen.seed, chosen.keep):
        sys.exit(1)


if __name__ == "__main__":
    main()
