#!/usr/bin/env python3
"""Writes the fonts that tests declare in `.raster` files: a small family of block glyphs, drawn here.

    pip install fonttools
    python3 Tests/Oracles/face_fixtures.py

`blocks.ttf` has A to F, a, e, é (a composite), digits and a space; `A` and `B` form a ligature, and B
differs before C. `blocks-bold.ttf` is the same in bold; `blocks.otf` has its outlines as charstrings;
`blocks-languages.ttf` has a different A in Serbian and a different D in Romanian; `blocks.ttc` is a
collection of both weights. `cut.ttf` is truncated, and `damaged.ttf` has no units per em.
"""
import pathlib

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont

TESTS = pathlib.Path(__file__).parent.parent
FOLDERS = [
    TESTS / "RasterSemanticsTests" / "Fixtures" / "fonts",
    TESTS / "SampleTests" / "Language" / "fonts",
]

FEATURES = """
feature liga { sub A B by A_B; } liga;
feature calt { sub B' C by B.alt; } calt;
feature aalt { sub D from [E F]; } aalt;
feature kern { pos E F -200; } kern;
"""

LANGUAGES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
feature locl {
  script latn;
  language SRB; sub A by B.alt;
  language ROM; sub D by E;
} locl;
"""


def boxes(pen, parts):
    for left, bottom, right, top in parts:
        pen.moveTo((left, bottom))
        pen.lineTo((left, top))
        pen.lineTo((right, top))
        pen.lineTo((right, bottom))
        pen.closePath()


def shapes(bar):
    """Letters made of bars `bar` units thick; each glyph has one distinctive bar."""
    stem = (60, 0, 60 + bar, 700)
    result = {"space": [], ".notdef": [(60, 0, 440, 700)], "acute": [(200, 560, 300, 700)],
              "a": [(60, 0, 340, 500)], "e": [(60, 0, 60 + bar, 500), (60, 0, 340, bar)],
              "A_B": [stem, (60, 700 - bar, 840, 700), (840 - bar, 0, 840, 700)],
              "B.alt": [stem, (60, 300, 440, 300 + bar), (440 - bar, 0, 440, 700)]}
    for index, letter in enumerate("ABCDEF"):
        result[letter] = [stem, (60, 100 * index, 440, 100 * index + bar)]
    for index, name in enumerate(["zero", "one", "two", "three"]):
        result[name] = [(60, 0, 340, 100 + 150 * index)]
    return result


def build(path, bar, weight, is_compact=False, features=FEATURES):
    parts = shapes(bar)
    order = [".notdef"] + [name for name in parts if name != ".notdef"] + ["eacute"]
    font = FontBuilder(1000, isTTF=not is_compact)
    font.setupGlyphOrder(order)
    names = {letter: letter for letter in "ABCDEFae"}
    names |= {"0": "zero", "1": "one", "2": "two", "3": "three", " ": "space", "é": "eacute"}
    font.setupCharacterMap({ord(letter): name for letter, name in names.items()})
    glyphs = {}
    for name in order:
        pen = T2CharStringPen(500, None) if is_compact else TTGlyphPen(None)
        if name != "eacute":
            boxes(pen, parts[name])
        elif is_compact:
            boxes(pen, parts["e"] + parts["acute"])
        else:
            pen = TTGlyphPen(dict.fromkeys(order))
            pen.addComponent("e", (1, 0, 0, 1, 0, 0))
            pen.addComponent("acute", (1, 0, 0, 1, -50, 0))
        glyphs[name] = pen.getCharString() if is_compact else pen.glyph()
    if is_compact:
        font.setupCFF("Blocks", {"FullName": "Blocks"}, glyphs, {})
    else:
        font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(
        {name: (900 if name == "A_B" else 400 if name in "ae" else 500, 0) for name in order})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": "Blocks", "styleName": "Regular" if weight == 400 else "Bold"})
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200,
                  usWeightClass=weight, sxHeight=500, sCapHeight=700, version=4)
    font.setupPost()
    addOpenTypeFeaturesFromString(font.font, features)
    font.font["head"].created = font.font["head"].modified = 3_000_000_000
    font.font.recalcTimestamp = False
    font.save(path)


def main():
    for folder in FOLDERS:
        folder.mkdir(parents=True, exist_ok=True)
        build(folder / "blocks.ttf", 90, 400)
    build(FOLDERS[1] / "blocks-bold.ttf", 170, 700)
    build(FOLDERS[1] / "blocks.otf", 90, 400, is_compact=True)
    build(FOLDERS[1] / "blocks-languages.ttf", 90, 400, features=LANGUAGES)
    build(FOLDERS[0] / "blocks-bold.ttf", 170, 700)
    collection = TTCollection()
    collection.fonts = [TTFont(FOLDERS[0] / name) for name in ["blocks.ttf", "blocks-bold.ttf"]]
    collection.save(FOLDERS[0] / "blocks.ttc", shareTables=True)
    whole = (FOLDERS[0] / "blocks.ttf").read_bytes()
    (FOLDERS[0] / "cut.ttf").write_bytes(whole[:900])
    damaged = bytearray(whole)
    head = next(12 + 16 * i for i in range(20) if whole[12 + 16 * i:16 + 16 * i] == b"head")
    start = int.from_bytes(whole[head + 8:head + 12], "big")
    damaged[start + 18:start + 20] = b"\0\0"
    (FOLDERS[0] / "damaged.ttf").write_bytes(damaged)


if __name__ == "__main__":
    main()
