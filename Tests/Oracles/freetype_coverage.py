#!/usr/bin/env python3
"""Compares paragraphs of 14 points with FreeType, unhinted, pixel by pixel.

    pip install freetype-py uharfbuzz pillow numpy
    swift build -c release --product rasterc
    python3 Tests/Oracles/freetype_coverage.py .build/release/rasterc

HarfBuzz places the lines with advances in font units. A glyph is at the nearest quarter of a pixel, like
ours, and FreeType draws its outline there with 256 grays: at its size, and at 16 times the size,
averaged. FreeType rounds points to 64ths of a pixel, and those of CFF down, which moves thin stems by
tens of 255; at 16 times the size this nearly disappears.

Prints for each the mean difference over the pixels that either of the two paints, the mean over the whole
image, and the largest difference. Exits with 1 if the mean of an image exceeds 4 of 255, or if at 16
times the size the mean over painted pixels exceeds 1.
"""
import ctypes
import pathlib
import subprocess
import sys
import tempfile

import freetype
import numpy
import uharfbuzz
from PIL import Image

FONTS = pathlib.Path("/usr/share/fonts")
SIZE, LEADING, MARGIN = 14, 20, 10
# The size of a glyph's image in pixels, and the position of its origin.
GLYPH, ORIGIN = 40, (10, 25)
LATIN = [
    "The quick brown fox jumps over the lazy dog, and 1,234.56 more (of them) follow.",
    "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich – „sehr schnell“.",
    "Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis. AVATAR To Ty.",
]
GREEK = ["Ξεσκεπάζω την ψυχοφθόρα βδελυγμία, και το τρίτο γράμμα."]
CYRILLIC = ["Съешь же ещё этих мягких французских булок, да выпей чаю."]
CASES = [
    ("truetype/dejavu/DejaVuSans.ttf", LATIN + GREEK + CYRILLIC),
    ("truetype/liberation/LiberationSerif-Regular.ttf", LATIN + GREEK + CYRILLIC),
    ("truetype/noto/NotoSans-Regular.ttf", LATIN + GREEK + CYRILLIC),
    ("opentype/cantarell/Cantarell-Regular.otf", LATIN),
    ("opentype/cantarell/Cantarell-VF.otf", LATIN),
    ("truetype/noto/NotoSansHebrew-Regular.ttf", ["כל הכבוד לך על העבודה הטובה"]),
    ("truetype/noto/NotoNaskhArabic-Regular.ttf", ["السلام عليكم ورحمة الله وبركاته"]),
]


def ours(command, path, lines, width, height, right):
    body = "\n".join(
        f'    text "{line}", at: ({width - MARGIN if right else MARGIN}, {LEADING * (index + 1)}), '
        f'font: Font(family: "Oracle", size: {SIZE}), with: #000000, align: .left'
        for index, line in enumerate(lines))
    if right:
        body = body.replace("align: .left", "align: .right")
    source = (f'font "Oracle", file: "{path.name}"\n\ncomponent Lines {{\n'
              f"  size {width}, {height}\n\n  draw {{\n{body}\n  }}\n}}\n")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / path.name).write_bytes(path.read_bytes())
        (folder / "Lines.raster").write_text(source)
        subprocess.run([command, "render", str(folder / "Lines.raster"), "-o", str(folder / "o.png"),
                        "--background", "#FFFFFF"], check=True)
        return 255 - numpy.asarray(Image.open(folder / "o.png").convert("L")).astype(int)


def shaped(path, line):
    face = uharfbuzz.Face(uharfbuzz.Blob(path.read_bytes()))
    font = uharfbuzz.Font(face)
    buffer = uharfbuzz.Buffer()
    buffer.add_str(line)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    unit = SIZE / face.upem
    pen, glyphs = 0, []
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions):
        glyphs.append((info.codepoint, (pen + position.x_offset) * unit, position.y_offset * unit))
        pen += position.x_advance
    return glyphs, pen * unit


def theirs(path, lines, width, height, right, times):
    face = freetype.Face(str(path))
    face.set_char_size(SIZE * 64 * times)
    picture = numpy.zeros((height, width), int)
    for index, line in enumerate(lines):
        glyphs, length = shaped(path, line)
        start = width - MARGIN - length if right else MARGIN
        for glyph, x, y in glyphs:
            place = round_half_up((start + x) * 4)
            down = round_half_up((LEADING * (index + 1) - y) * 4)
            mask = drawn(face, glyph, place % 4, down % 4, times)
            left, top = place // 4 - ORIGIN[0], down // 4 - ORIGIN[1]
            part = picture[max(top, 0):top + GLYPH, max(left, 0):left + GLYPH]
            mask = mask[max(-top, 0):, max(-left, 0):][:part.shape[0], :part.shape[1]]
            part[...] = part + (255 - part) * mask // 255
    return picture


def drawn(face, glyph, right, down, times):
    """A glyph at an offset in quarters of a pixel, drawn at `times` the size and averaged."""
    face.load_glyph(glyph, freetype.FT_LOAD_NO_HINTING | freetype.FT_LOAD_NO_BITMAP)
    slot = face.glyph
    freetype.FT_Outline_Translate(
        ctypes.byref(slot.outline._FT_Outline), right * 16 * times, -down * 16 * times)
    slot.render(freetype.FT_RENDER_MODE_NORMAL)
    bitmap = slot.bitmap
    large = numpy.zeros((GLYPH * times, GLYPH * times))
    if bitmap.rows:
        mask = numpy.array(bitmap.buffer, int).reshape(bitmap.rows, bitmap.pitch)[:, :bitmap.width]
        left, top = ORIGIN[0] * times + slot.bitmap_left, ORIGIN[1] * times - slot.bitmap_top
        large[top:top + bitmap.rows, left:left + bitmap.width] = mask
    means = large.reshape(GLYPH, times, GLYPH, times).mean((1, 3))
    return numpy.rint(means).astype(int)


def round_half_up(value):
    return int(numpy.floor(value + 0.5))


def main():
    fails = False
    for name, lines in CASES:
        path = FONTS / name
        if not path.exists():
            print(f"{name}: not on this machine")
            continue
        right = ord(lines[0][0]) > 0x580 and ord(lines[0][0]) < 0x800
        width, height = 640, LEADING * (len(lines) + 1)
        mine = ours(sys.argv[1], path, lines, width, height, right)
        print(name)
        for times in (1, 16):
            other = theirs(path, lines, width, height, right, times)
            difference = abs(mine - other)
            ink = difference[(mine > 0) | (other > 0)].mean()
            fails |= difference.mean() > 4 or (times > 1 and ink > 1)
            print(f"  {times:2} times as large: {ink:.2f} where there is ink, "
                  f"{difference.mean():.2f} of all, at most {difference.max()}")
    sys.exit(1 if fails else 0)


if __name__ == "__main__":
    main()
