#!/usr/bin/env python3
"""Writes `colors.ttf`, a font with colour glyphs that are drawn here.

    pip install fonttools pillow
    python3 Tests/Oracles/color_fixtures.py

A, a square in the text colour below a red bar, has layers (COLR). B to F have bitmaps of 8 and 16 pixels
per em (CBLC, CBDT), each with another index format: 1 to 5, with bitmaps after small metrics, without
metrics and after large ones. G has a bitmap in sbix, and H is its duplicate. I has a damaged bitmap, J
refers to missing layers, K has no colours. Bitmaps are squares of one colour, half an em wide, on the
baseline; red encodes the format, green the strike.
"""
import io
import pathlib
import struct

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from PIL import Image

FOLDER = pathlib.Path(__file__).parent.parent / "RasterTests" / "Text" / "OpenType" / "Fixtures"
LETTERS = "ABCDEFGHIJK"


def box(left, bottom, right, top):
    pen = TTGlyphPen(None)
    for index, point in enumerate([(left, bottom), (left, top), (right, top), (right, bottom)]):
        (pen.lineTo if index else pen.moveTo)(point)
    pen.closePath()
    return pen.glyph()


def picture(pixels, color):
    file = io.BytesIO()
    Image.new("RGBA", (pixels // 2, pixels // 2), color).save(file, "PNG")
    return file.getvalue()


def small(pixels):
    return struct.pack(">BBbbB", pixels // 2, pixels // 2, 0, pixels // 2, pixels // 2)


def large(pixels):
    return small(pixels) + struct.pack(">bbB", 0, 0, 0)


def strike(pixels, first, data):
    """The ranges of one strike; appends their bitmaps to `data`."""
    tables = []
    for kind in range(1, 6):
        glyph = first + kind - 1
        file = picture(pixels, (40 * kind, pixels * 10, 0, 255))
        image = {1: 17, 2: 19, 3: 18, 4: 17, 5: 19}[kind]
        head = {17: small(pixels), 18: large(pixels), 19: b""}[image]
        entry = head + struct.pack(">I", len(file)) + file
        start = len(data)
        data += entry
        index = struct.pack(">HHI", kind, image, start)
        if kind == 1:
            index += struct.pack(">II", 0, len(entry))
        elif kind == 2:
            index += struct.pack(">I", len(entry)) + large(pixels)
        elif kind == 3:
            index += struct.pack(">HH", 0, len(entry))
        elif kind == 4:
            index += struct.pack(">IHHHH", 1, glyph, 0, 0, len(entry))
        else:
            index += struct.pack(">I", len(entry)) + large(pixels) + struct.pack(">IHH", 1, glyph, 0)
        tables.append((glyph, index))
    place, array, body = 8 * len(tables), b"", b""
    for glyph, index in tables:
        array += struct.pack(">HHI", glyph, glyph, place + len(body))
        body += index
    return array + body


def add_strikes(font, first):
    data = bytearray(struct.pack(">HH", 3, 0))
    strikes = [(pixels, strike(pixels, first, data)) for pixels in (16, 8)]
    head, lists = struct.pack(">HHI", 3, 0, len(strikes)), b""
    place = 8 + 48 * len(strikes)
    for pixels, ranges in strikes:
        head += struct.pack(">IIII", place + len(lists), len(ranges), 5, 0)
        head += bytes(24) + struct.pack(">HHBBBb", first, first + 4, pixels, pixels, 32, 1)
        lists += ranges
    add(font, "CBLC", head + lists)
    add(font, "CBDT", bytes(data))


def add_pictures(font, count, glyph):
    strikes = []
    for pixels in (16, 8):
        file = picture(pixels, (255, pixels * 10, 255, 255))
        entries = {
            glyph: struct.pack(">hh4s", 0, 0, b"png ") + file,
            glyph + 1: struct.pack(">hh4sH", 0, 0, b"dupe", glyph),
            glyph + 2: struct.pack(">hh4s", 0, 0, b"png ") + file[:40],
        }
        offsets, body = b"", b""
        start = 4 + 4 * (count + 1)
        for index in range(count + 1):
            offsets += struct.pack(">I", start + len(body))
            body += entries.get(index, b"")
        strikes.append(struct.pack(">HH", pixels, 72) + offsets + body)
    head = struct.pack(">HHI", 1, 1, len(strikes))
    place = len(head) + 4 * len(strikes)
    for strike_ in strikes:
        head += struct.pack(">I", place)
        place += len(strike_)
    add(font, "sbix", head + b"".join(strikes))


def add(font, tag, data):
    font[tag] = DefaultTable(tag)
    font[tag].data = data


def main():
    order = [".notdef", "bar", *LETTERS]
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap({ord(letter): letter for letter in LETTERS})
    glyphs = {name: box(0, 0, 500, 500) for name in order}
    glyphs["bar"] = box(0, 200, 500, 300)
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics({name: (600, 0) for name in order})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": "Colors", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    font.setupPost(keepGlyphNames=False)
    font = font.font
    font["COLR"] = buildCOLR({"A": [("A", 0xFFFF), ("bar", 1)], "J": [("bar", 0)]}, version=0,
                             glyphMap=font.getReverseGlyphMap())
    font["CPAL"] = buildCPAL([[(0, 0, 1, 1), (1, 0, 0, 0.5)]])
    font["head"].created = font["head"].modified = 3_000_000_000
    font.recalcTimestamp = False
    # J's first layer is beyond the last layer.
    font["COLR"].ColorLayers["J"][0].colorID = 1
    add_strikes(font, order.index("B"))
    add_pictures(font, len(order), order.index("G"))
    path = FOLDER / "colors.ttf"
    font.save(path)
    data = bytearray(path.read_bytes())
    head = next(place for place in range(12, 400, 16) if data[place:place + 4] == b"COLR")
    start = int.from_bytes(data[head + 8:head + 12], "big")
    records = start + int.from_bytes(data[start + 4:start + 8], "big")
    data[records + 6 + 2:records + 6 + 4] = b"\0\x09"
    path.write_bytes(data)


if __name__ == "__main__":
    main()
