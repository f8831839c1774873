#!/usr/bin/env python3
"""Writes the font fixtures, each with the values that FreeType and HarfBuzz read from it.

    pip install fonttools freetype-py uharfbuzz
    python3 Tests/Oracles/font_fixtures.py

The fonts are subsets of Debian's DejaVu, Liberation, Inter and Cantarell (fonts-dejavu-core,
fonts-liberation, fonts-inter-variable, fonts-cantarell), and one font that is drawn here for features
that these lack. Outlines are FreeType's, in font units; those of variable fonts are HarfBuzz's, not
rounded. Advances are HarfBuzz's. A text file has one fact per line:

    metrics UNITS ASCENDER DESCENDER GAP
    name FAMILY
    map CHARACTER [SELECTOR] GLYPH
    kern LEFT RIGHT AMOUNT
    at AXIS=VALUE …            applies to the glyphs below
    glyph INDEX ADVANCE OUTLINE
"""
import pathlib

from fontTools import subset
from fontTools.cffLib import FDArrayIndex, FDSelect, FontDict, PrivateDict, SubrsIndex
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.psCharStrings import T2CharString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

from font_reference import FreeType, HarfBuzz, text

FOLDER = pathlib.Path(__file__).parent.parent / "RasterTests" / "Text" / "OpenType" / "Fixtures"
FONTS = pathlib.Path("/usr/share/fonts")


def cut(path, characters, tables=("GSUB", "GPOS", "GDEF")):
    """A subset of the font at `path` with these characters, without hints, layout and glyph names."""
    options = subset.Options()
    options.hinting = False
    options.legacy_kern = True
    options.glyph_names = False
    options.notdef_outline = True
    options.drop_tables += ["FFTM", "DSIG", "STAT", "MATH", "gasp", *tables]
    options.name_IDs = [1, 2, 16, 17]
    options.name_languages = [0x409]
    options.desubroutinize = False
    font = TTFont(FONTS / path)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    return font


def add_map(font, platform, encoding, format, characters):
    table = CmapSubtable.newSubtable(format)
    table.platformID, table.platEncID, table.language = platform, encoding, 0
    table.cmap = characters
    if format == 14:
        table.cmap, table.uvsDict = {}, characters
    font["cmap"].tables.append(table)
    font["cmap"].tables.sort(key=lambda table: (table.platformID, table.platEncID))


def variable():
    font = cut("truetype/inter-vf/Inter.var.ttf", "AEagxi1é½ ")
    avar = newTable("avar")
    avar.segments = {
        "wght": {-1.0: -1.0, -0.5: -0.75, 0.0: 0.0, 0.4: 0.25, 1.0: 1.0},
        "slnt": {-1.0: -1.0, 0.0: 0.0, 1.0: 1.0},
    }
    font["avar"] = avar
    return font


def without_table(font, tag):
    del font[tag]
    return font


def composites():
    """Components that are scaled, rotated, aligned by points, and nested."""
    names = [".notdef", "square", "half", "turned", "matched", "nested", "metrics", "bearing"]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x41: "square"})
    builder.updateHead(fontRevision=1)
    glyphs = {".notdef": TTGlyphPen(None).glyph()}

    def square(pen, left):
        pen.moveTo((left, 0))
        pen.qCurveTo((left, 401), (left + 400, 401))
        pen.lineTo((left + 400, 0))
        pen.closePath()
        # All points are off the curve.
        pen.qCurveTo((left + 101, 50), (left + 151, 100), (left + 100, 150), (left + 50, 100), None)
        pen.closePath()

    pen = TTGlyphPen(glyphs)
    square(pen, 30)
    glyphs["square"] = pen.glyph()
    pen = TTGlyphPen(glyphs)
    square(pen, 75)
    glyphs["bearing"] = pen.glyph()

    def composite(name, *parts, flags=0):
        pen = TTGlyphPen(glyphs)
        for base, transform in parts:
            pen.addComponent(base, transform)
        glyphs[name] = pen.glyph()
        for component in glyphs[name].components:
            component.flags |= flags

    composite("half", ("square", (1, 0, 0, 1, 10, 20)), ("square", (0.5, 0, 0, 0.5, 300, -40)))
    composite("turned", ("square", (0, 0.75, -0.75, 0, 501, 3)), flags=0x0800)
    composite("matched", ("square", (1, 0, 0, 1, 0, 0)), ("square", (0.25, 0, 0, 0.5, 0, 0)))
    second = glyphs["matched"].components[1]
    second.firstPt, second.secondPt = 2, 3
    del second.x, second.y
    composite("nested", ("half", (1, 0, 0, -1, 0, 700)), ("matched", (1, 0, 0, 1, 600, 0)))
    composite("metrics", ("square", (1, 0, 0, 1, 5, 5)), flags=0x0200)
    builder.setupGlyf(glyphs)
    bearings = {name: getattr(glyphs[name], "xMin", 0) for name in names}
    bearings["bearing"] = 20
    builder.setupHorizontalMetrics({name: (500 + 10 * i, bearings[name]) for i, name in enumerate(names)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(sTypoAscender=750, sTypoDescender=-250, sTypoLineGap=90, fsSelection=0xC0, version=4)
    builder.setupNameTable({"familyName": "Composites", "styleName": "Regular"})
    builder.setupPost()
    font = builder.font
    font["cmap"].tables = []
    add_map(font, 0, 3, 6, {0x41: "square", 0x42: "half"})
    add_map(font, 0, 5, 14, {0xFE00: [(0x41, None), (0x42, "turned")], 0xE0100: [(0x41, "nested")]})
    add_map(font, 1, 0, 0, {0x41: "half", 0x8A: "turned"})
    add_map(font, 3, 1, 4, {0x41: "square", 0x42: "half", 0x3B1: "turned", 0x3B3: "matched", 0xFB01: "nested"})
    add_map(font, 3, 10, 12, {0x41: "square", 0x42: "half", 0x1F600: "turned", 0x1F601: "matched"})
    return font


CHARSTRINGS = {
    ".notdef": "endchar",
    "A": "100 50 rmoveto 200 hlineto 300 vlineto -200 hlineto endchar",
    "grave": "555 10 20 rmoveto 60 70 rlineto -30 40 rlineto endchar",
    # An accented letter: the glyphs of codes 65 and 193, the second with an offset.
    "Agrave": "120 310 65 193 endchar",
    "flex": "10 20 rmoveto 10 20 30 40 50 60 -10 -20 30 40 50 -6 50 flex "
            "10 20 30 40 50 60 70 hflex 10 20 30 40 50 60 70 80 90 hflex1 "
            "10 20 30 40 50 60 70 80 -90 100 110 flex1 endchar",
    "arithmetic": "3 4 add 20 mul 7 div 5 sub neg abs 60 rmoveto 9 sqrt 40 exch hlineto 40 vlineto "
                  "50 0 put 0 get 30 2 1 roll rlineto 1 2 3 4 ifelse 70 mul 5 rlineto "
                  "10 20 2 index drop 30 3 1 roll drop rlineto 7 dup mul not 20 20 eq 8 mul add 90 rlineto "
                  "1 0 and 1 or 25 mul -35 rlineto endchar",
    "hints": "10 20 30 40 hstemhm 50 60 hintmask # 100 200 rmoveto 30 40 rlineto "
             "cntrmask # -10 20 rlineto 5 hlineto endchar",
    "curves": "1 2 rmoveto 10 20 30 40 50 60 7 8 rcurveline 10 20 3 4 5 6 7 8 rlinecurve "
              "5 10 20 30 40 vvcurveto 5 10 20 30 40 hhcurveto 10 20 30 40 50 vhcurveto "
              "10 20 30 40 50 60 70 80 hvcurveto 10 -20 30 hlineto 5 vlineto endchar",
    # Lines of zero length, an empty second contour, and no move before the first contour.
    "odd": "10 20 rlineto 0 0 rlineto 0 hlineto 30 5 rlineto 5 5 rmoveto 7 hmoveto 10 20 rlineto -10 hlineto "
           "-20 vlineto 9 hlineto endchar",
    "calls": "100 100 rmoveto -107 callsubr -106 callgsubr endchar",
}


def charstring(text):
    """A charstring program; # is a mask byte."""
    def token(word):
        return b"\xE0" if word == "#" else int(word) if word.lstrip("-").isdigit() else word

    return T2CharString(program=[token(word) for word in text.split()])


def charstrings():
    """Rarely used charstring features: arithmetic, flexes, masks, accented letters."""
    names = list(CHARSTRINGS)

    builder = FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x41: "A", 0xC0: "Agrave"})
    strings = {name: charstring(text) for name, text in CHARSTRINGS.items()}
    builder.setupCFF("Charstrings", {"FullName": "Charstrings"}, strings, {"nominalWidthX": 0})
    builder.setupHorizontalMetrics({name: (500 + index, 0) for index, name in enumerate(names)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(sTypoAscender=750, sTypoDescender=-250, version=4)
    builder.setupNameTable({"familyName": "Charstrings", "styleName": "Regular"})
    builder.setupPost()
    top = builder.font["CFF "].cff.topDictIndex[0]
    top.Private.Subrs = subroutines("10 20 30 hlineto return")
    for text in ("1 2 rlineto return", "-107 callgsubr 40 50 rlineto return"):
        top.GlobalSubrs.append(charstring(text))
    return builder.font


def subroutines(*texts):
    index = SubrsIndex()
    for text in texts:
        index.append(charstring(text))
    return index


def keyed():
    """A CID-keyed font with two font dictionaries, each with its own subroutines."""
    names = [".notdef", "cid00001", "cid00002", "cid00003"]
    builder = FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x41: names[1], 0x42: names[2]})
    text = "100 100 rmoveto -107 callsubr endchar"
    programs = {name: charstring(text) for name in names}
    builder.setupCFF("Keyed", {}, programs, {})
    builder.setupHorizontalMetrics({name: (600, 0) for name in names})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(sTypoAscender=750, sTypoDescender=-250, version=4)
    builder.setupNameTable({"familyName": "Keyed", "styleName": "Regular"})
    builder.setupPost()
    top = builder.font["CFF "].cff.topDictIndex[0]
    top.ROS = ("Adobe", "Identity", 0)
    top.CIDCount = len(names)
    fonts = FDArrayIndex()
    fonts.strings = None
    fonts.GlobalSubrs = top.GlobalSubrs
    for step in (30, 70):
        font = FontDict()
        font.Private = PrivateDict()
        font.Private.Subrs = subroutines(f"{step} 20 -30 hlineto return")
        fonts.append(font)
    top.FDArray = fonts
    top.FDSelect = FDSelect()
    top.FDSelect.format = 3
    top.FDSelect.gidArray = [0, 0, 1, 1]
    top.rawDict.pop("Private", None)
    del top.Private
    for string in programs.values():
        string.private = None
    top.CharStrings.fdArray, top.CharStrings.fdSelect = fonts, top.FDSelect
    for index, string in enumerate(programs.values()):
        string.fdSelectIndex = top.FDSelect[index]
    return builder.font


def varying():
    """A font with the table CFF2: values vary by two regions, in two font dictionaries."""
    names = [".notdef", "box", "bow", "call"]
    builder = FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x41: "box", 0x42: "bow"})
    builder.setupNameTable({"familyName": "Varying", "styleName": "Regular"})
    builder.setupFvar([("wght", 100, 400, 900, "Weight"), ("wdth", 75, 100, 100, "Width")], [])
    programs = {
        ".notdef": "",
        "box": "100 50 10 -20 30 40 2 blend rmoveto 200 60 -70 1 blend hlineto 300 vlineto -200 hlineto",
        "bow": "20 30 1 2 hstemhm 40 10 hintmask # 100 50 rmoveto "
               "10 20 30 40 50 60 1 2 3 4 5 6 7 8 9 10 11 12 6 blend rrcurveto "
               "30 -5 rlineto 70 20 -80 1 blend 20 rlineto",
        "call": "0 0 rmoveto -107 callsubr",
    }
    regions = [{"wght": (0, 1, 1)}, {"wght": (-1, -1, 0), "wdth": (-1, -1, 0)}]
    strings = {name: charstring(text) for name, text in programs.items()}
    builder.setupCFF2(strings, None, regions)
    private = builder.font["CFF2"].cff.topDictIndex[0].FDArray[0].Private
    private.Subrs = subroutines("300 10 20 1 blend 0 rlineto 40 50 rlineto")
    builder.setupHorizontalMetrics({name: (600, 0) for name in names})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(sTypoAscender=750, sTypoDescender=-250, version=4)
    builder.setupPost()
    return builder.font


def wide():
    """A glyph ten ems wide, whose mask is not cached, and one as wide as it is high."""
    names = [".notdef", "bar", "square"]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x41: "bar", 0x42: "square"})
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for name, width in (("bar", 10_000), ("square", 500)):
        pen = TTGlyphPen(glyphs)
        pen.moveTo((50, 0))
        pen.lineTo((50, 500))
        pen.lineTo((width - 50, 500))
        pen.lineTo((width - 50, 0))
        pen.closePath()
        glyphs[name] = pen.glyph()
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({".notdef": (500, 0), "bar": (10_000, 50), "square": (500, 50)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(sTypoAscender=750, sTypoDescender=-250, version=4)
    builder.setupNameTable({"familyName": "Wide", "styleName": "Regular"})
    builder.setupPost()
    return builder.font


def report(path, place=None, maps=(), kerns=(), names=(), index=0):
    """The lines of a fixture's text file."""
    font = TTFont(path, fontNumber=index)
    free, harf = FreeType(str(path), index), HarfBuzz(str(path), index)
    lines = []
    hhea, os2 = font["hhea"], font["OS/2"]
    vertical = (hhea.ascent, hhea.descent, hhea.lineGap)
    if os2.fsSelection & 0x80:
        vertical = (os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap)
    lines.append(f"metrics {font['head'].unitsPerEm} " + " ".join(map(str, vertical)))
    lines.append(f"name {font['name'].getDebugName(1)}")
    for entry in maps:
        glyph = harf.font.get_variation_glyph(*entry) if len(entry) == 2 else harf.font.get_nominal_glyph(*entry)
        lines.append("map " + " ".join(f"{value:X}" for value in entry) + f" {glyph or 0}")
    for left, right, amount in kerns:
        lines.append(f"kern {left} {right} {amount}")
    order = font.getGlyphOrder()
    for glyph in range(len(order)):
        lines.append(f"glyph {glyph} {harf.advance(glyph)} {text(free.outline(glyph))}".rstrip())
    for spot in place or ():
        lines.append("at " + " ".join(f"{axis}={value}" for axis, value in spot.items()))
        varied = HarfBuzz(str(path), index, spot)
        for glyph in range(len(order)):
            lines.append(f"glyph {glyph} {varied.advance(glyph)} {text(varied.outline(glyph))}".rstrip())
    return "\n".join(lines) + "\n"


def write(name, font, place=None, maps=()):
    path = FOLDER / name
    # fontTools does not support arithmetic operators.
    font.recalcBBoxes = "glyf" in font
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = 3_800_000_000
    font.save(path, reorderTables=False)
    kerns = []
    if "kern" in font:
        loaded = TTFont(path)
        pairs = sorted(loaded["kern"].kernTables[0].kernTable.items())
        kerns = [(loaded.getGlyphID(l), loaded.getGlyphID(r), v) for (l, r), v in pairs][:20]
    path.with_suffix(".txt").write_text(report(path, place, maps, kerns))
    size = path.stat().st_size
    print(f"{name}: {size} bytes, {path.with_suffix('.txt').stat().st_size} of text")
    assert size <= 20_000, name


def characters(text):
    return [(ord(character),) for character in text]


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    write("dejavu.ttf", cut("truetype/dejavu/DejaVuSans.ttf", "AVTaego.,éÄđΩψЖд→½ﬁ𝔸"),
          maps=characters("AVTaego.,éÄđΩψЖд→½ﬁ𝔸Zz𝔹"))
    write("liberation.ttf", cut("truetype/liberation/LiberationSerif-Italic.ttf", "AVTaegéÄŒñЖ"),
          maps=characters("AVTaegéÄŒñЖZz"))
    write("cantarell.otf", cut("opentype/cantarell/Cantarell-Regular.otf", "AQRabegñéÄ8&@ßЖ"),
          maps=characters("AQRabegñéÄ8&@ßЖZ"))
    places = [{"wght": 100}, {"wght": 650.5, "slnt": -4}, {"wght": 900, "slnt": -10}]
    write("inter.ttf", variable(), places, characters("AEagxi1é½Z"))
    write("inter-gvar.ttf", without_table(variable(), "HVAR"), places)
    write("composites.ttf", composites(), maps=characters("AB\u03b1\u03b2\u03b3\ufb01\U0001f600\U0001f601C") + [
        (0x41, 0xFE00), (0x42, 0xFE00), (0x41, 0xE0100), (0x42, 0xE0100), (0x41, 0xFE01)])
    write("charstrings.otf", charstrings(), maps=characters("AÀB"))
    write("wide.ttf", wide(), maps=characters("ABC"))
    write("keyed.otf", keyed(), maps=characters("AB"))
    spots = [{"wght": 900}, {"wght": 250, "wdth": 80}, {"wght": 700, "wdth": 75}]
    write("varying.otf", varying(), spots, characters("ABC"))


if __name__ == "__main__":
    main()
