#!/usr/bin/env python3
"""Writes the fixtures of fonts whose features vary, with the glyphs that HarfBuzz selects.

    pip install fonttools uharfbuzz
    python3 Tests/Oracles/variation_fixtures.py

The font is drawn here. It has the axes wght, opsz and GRAD, letters that `rvrn` replaces in bold and in
large text, a ligature that bold text does not form, more kerning in bold text, and other metrics in bold and
in small text. Each line has axis values,
scalars, glyphs with their origins, and the advance of the pen.
"""
import pathlib

import uharfbuzz as hb
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import builder as variations

FOLDER = pathlib.Path(__file__).parent.parent / "RasterTests" / "Text" / "OpenType" / "Fixtures"
NAME = "variations.ttf"
GLYPHS = {".notdef": 500, "space": 250, "A": 600, "A.bold": 640, "B": 620, "B.large": 560, "C": 580,
          "D": 700, "C_D": 1200, "hyphen": 300}
CHARACTERS = {0x20: "space", 0x41: "A", 0x42: "B", 0x43: "C", 0x44: "D", 0x2D: "hyphen"}
RULES = """
feature liga { sub C D by C_D; } liga;
conditionset bold { wght 600 900; } bold;
conditionset large { opsz 24 72; } large;
conditionset graded { wght 100 300; GRAD 25 50; } graded;
variation rvrn bold { sub A by A.bold; sub C by B; } rvrn;
variation rvrn large { sub B by B.large; } rvrn;
variation rvrn graded { sub D by C; } rvrn;
feature kern { pos A B -50; } kern;
variation kern bold { pos A.bold B -120; } kern;
"""
PLACES = ["", "wght=600", "wght=599", "wght=900", "opsz=24", "opsz=72,wght=900", "wght=200,GRAD=30",
          "wght=200,GRAD=20", "wght=100,GRAD=50,opsz=72", "wght=5000"]
WORDS = ["AB", "CD", "BACD", "D A"]


# The deltas of metrics in the boldest and in the smallest text.
METRICS = {"hasc": (60, 10), "hdsc": (-40, 0), "hlgp": (12, 0), "stro": (18, 0), "strs": (8, 0),
           "undo": (-20, 0), "unds": (30, 0), "xhgt": (7, 0)}


def metrics():
    """An MVAR table."""
    regions = variations.buildVarRegionList([{"wght": (0, 1, 1)}, {"opsz": (-1, -1, 0)}],
                                            ["wght", "opsz", "GRAD"])
    tags = sorted(METRICS)
    data = variations.buildVarData([0, 1], [METRICS[tag] for tag in tags], optimize=False)
    table = newTable("MVAR")
    table.table = content = otTables.MVAR()
    content.Version, content.Reserved, content.ValueRecordSize = 0x00010000, 0, 8
    content.VarStore = variations.buildVarStore(regions, [data])
    content.ValueRecord = []
    for index, tag in enumerate(tags):
        record = otTables.MetricsValueRecord()
        record.ValueTag, record.VarIdx = tag, index
        content.ValueRecord.append(record)
    content.ValueRecordCount = len(content.ValueRecord)
    return table


def box(width):
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for point in [(50, 700), (width - 50, 700), (width - 50, 0)]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def make():
    builder = FontBuilder(1000)
    builder.setupGlyphOrder(list(GLYPHS))
    builder.setupCharacterMap(CHARACTERS)
    builder.setupGlyf({name: box(width) if name != "space" else TTGlyphPen(None).glyph()
                       for name, width in GLYPHS.items()})
    builder.setupHorizontalMetrics({name: (width, 50) for name, width in GLYPHS.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Variations", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost(keepGlyphNames=False)
    builder.setupFvar([("wght", 100, 400, 900, "Weight"), ("opsz", 8, 14, 72, "Optical size"),
                       ("GRAD", -50, 0, 50, "Grade")], [])
    # Corners, then the phantom points of the left and the right side: wider in bold and in small text.
    def wider(amount):
        return [(0, 0), (0, 0), (amount, 0), (amount, 0), (0, 0), (amount, 0), (0, 0), (0, 0)]
    builder.setupGvar({name: [TupleVariation({"wght": (0, 1, 1)}, wider(80)),
                              TupleVariation({"opsz": (-1, -1, 0)}, wider(40)),
                              TupleVariation({"GRAD": (0, 1, 1)}, wider(20))]
                       for name in GLYPHS if name != "space"})
    addOpenTypeFeaturesFromString(builder.font, RULES)
    builder.font["MVAR"] = metrics()
    builder.font.recalcTimestamp = False
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.save(FOLDER / NAME)


def shaped(word, place):
    font = hb.Font(hb.Face(hb.Blob.from_file_path(str(FOLDER / NAME))))
    font.set_variations({one.split("=")[0]: float(one.split("=")[1]) for one in place.split(",") if one})
    buffer = hb.Buffer()
    buffer.add_str(word)
    buffer.guess_segment_properties()
    hb.shape(font, buffer)
    pen, glyphs = 0, []
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        glyphs.append(f"{info.codepoint},{pen + position.x_offset},{position.y_offset}")
        pen += position.x_advance
    return " ".join([*glyphs, str(pen)])


def main():
    make()
    lines = []
    for place in PLACES:
        for word in WORDS:
            scalars = " ".join(f"{ord(letter):x}" for letter in word)
            lines.append(f"{place or '.'} {scalars} = {shaped(word, place)}\n")
    path = FOLDER / NAME
    path.with_suffix(".txt").write_text("".join(lines))
    print(f"{NAME}: {path.stat().st_size} bytes, {len(lines)} lines")


if __name__ == "__main__":
    main()
