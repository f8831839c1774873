#!/usr/bin/env python3
"""Compares paragraphs of 14 points with FreeType, unhinted, pixel by pixel.

    pip install freetype-py uharfbuzz pillow numpy
    swift build -c release --product rasterc
    python3 Tests/Oracles/freetype_coverage.py .build/release/rasterc

Lines are placed by HarfBuzz with advances in font units; a glyph stands at the nearest quarter of a
pixel, as ours do, and FreeType draws its outline there with 256 grays. Prints the mean difference
over the pixels that either of the two has ink in, the mean over the whole picture, which must be 4 of
255 at most, and the largest.
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
    source = (f'face "Oracle", file: "{path.name}"\n\ncomponent Lines {{\n'
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


def theirs(path, lines, width, height, right):
    face = freetype.Face(str(path))
    face.set_char_size(SIZE * 64)
    picture = numpy.zeros((height, width), int)
    for index, line in enumerate(lines):
        glyphs, length = shaped(path, line)
        start = width - MARGIN - length if right else MARGIN
        for glyph, x, y in glyphs:
            place = round_half_up((start + x) * 4)
            down = round_half_up((LEADING * (index + 1) - y) * 4)
            face.load_glyph(glyph, freetype.FT_LOAD_NO_HINTING | freetype.FT_LOAD_NO_BITMAP)
            slot = face.glyph
            freetype.FT_Outline_Translate(
                ctypes.byref(slot.outline._FT_Outline), place % 4 * 16, -(down % 4) * 16)
            slot.render(freetype.FT_RENDER_MODE_NORMAL)
            bitmap = slot.bitmap
            if not bitmap.rows:
                continue
            mask = numpy.array(bitmap.buffer, int).reshape(bitmap.rows, bitmap.pitch)
            mask = mask[:, :bitmap.width]
            left, top = place // 4 + slot.bitmap_left, down // 4 - slot.bitmap_top
            part = picture[top:top + bitmap.rows, left:left + bitmap.width]
            part[...] = part + (255 - part) * mask[:part.shape[0], :part.shape[1]] // 255
    return picture


def round_half_up(value):
    return int(numpy.floor(value + 0.5))


def main():
    worst = 0
    for name, lines in CASES:
        path = FONTS / name
        if not path.exists():
            print(f"{name}: not on this machine")
            continue
        right = ord(lines[0][0]) > 0x580 and ord(lines[0][0]) < 0x800
        width, height = 640, LEADING * (len(lines) + 1)
        mine, other = (ours(sys.argv[1], path, lines, width, height, right),
                       theirs(path, lines, width, height, right))
        difference = abs(mine - other)
        ink = (mine > 0) | (other > 0)
        worst = max(worst, difference.mean())
        print(f"{name}: {difference[ink].mean():.2f} where there is ink, {difference.mean():.2f} of all, "
              f"at most {difference.max()}")
    sys.exit(worst > 4)


if __name__ == "__main__":
    main()
