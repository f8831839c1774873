#!/usr/bin/env python3
"""Compares the painted area of words in syllabic scripts with HarfBuzz's and FreeType's.

    pip install freetype-py uharfbuzz pillow numpy
    apt-get install fonts-noto-core unicode-cldr-core unicode-data iso-codes
    python3 Tests/Oracles/script_ink.py .build/release/rasterc [--words 60] [--keep FOLDER]

The words are those of `syllable_shaping.py`, drawn at 28 pixels per em with the first of its fonts. Prints
for each script the intersection of the painted areas over their union, and the worst word. Exits with 1
if a script has less than 0.88.
"""
import argparse
import pathlib
import random
import subprocess
import sys
import tempfile
import unicodedata

import freetype
import numpy
import uharfbuzz
from PIL import Image

import freetype_coverage as coverage
import syllable_shaping as syllables
import unicode_tables as unicode

SCRIPTS = ["Deva", "Beng", "Taml", "Telu", "Knda", "Mlym", "Gujr", "Guru", "Sinh", "Khmr", "Mymr", "Laoo",
           "Tibt", "Java", "Bali"]
SIZE, LINE, WIDTH, LEFT, BASE = 28, 80, 640, 40, 45
TIMES = 4


def ours(command, path, words):
    lines = []
    for index, word in enumerate(words):
        text = "".join(f"\\u{{{ord(one):X}}}" for one in word)
        lines.append(f'    text "{text}", at: ({LEFT}, {LINE * index + BASE}), '
                     f'font: Font(family: "Oracle", size: {SIZE}), with: #000000, align: .left')
    body = "\n".join(lines)
    source = (f'font "Oracle", file: "{path.name}"\n\ncomponent Lines {{\n'
              f"  size {WIDTH}, {LINE * len(words)}\n\n  draw {{\n"
              f"    layer clip: rect(bounds) {{\n{body}\n    }}\n  }}\n}}\n")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / path.name).write_bytes(path.read_bytes())
        (folder / "Lines.raster").write_text(source)
        subprocess.run([command, "render", str(folder / "Lines.raster"), "-o", str(folder / "o.png"),
                        "--background", "#FFFFFF"], check=True, capture_output=True)
        return 255 - numpy.asarray(Image.open(folder / "o.png").convert("L")).astype(int)


def theirs(path, words, script):
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob(path.read_bytes())))
    face = freetype.Face(str(path))
    face.set_char_size(SIZE * 64 * TIMES)
    unit = SIZE * TIMES / font.face.upem
    picture = numpy.zeros((LINE * len(words) * TIMES, WIDTH * TIMES), int)
    for index, word in enumerate(words):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(word)
        buffer.script = script
        buffer.direction = "ltr"
        buffer.flags = uharfbuzz.BufferFlags.REMOVE_DEFAULT_IGNORABLES
        uharfbuzz.shape(font, buffer)
        pen = LEFT * TIMES
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            face.load_glyph(info.codepoint, freetype.FT_LOAD_NO_HINTING | freetype.FT_LOAD_NO_BITMAP)
            face.glyph.render(freetype.FT_RENDER_MODE_NORMAL)
            bitmap = face.glyph.bitmap
            if bitmap.rows:
                mask = numpy.array(bitmap.buffer, int).reshape(bitmap.rows, bitmap.pitch)
                left = coverage.round_half_up(pen + position.x_offset * unit) + face.glyph.bitmap_left
                top = (coverage.round_half_up((LINE * index + BASE) * TIMES - position.y_offset * unit)
                       - face.glyph.bitmap_top)
                part = picture[max(top, 0):top + bitmap.rows, max(left, 0):left + bitmap.width]
                mask = mask[max(-top, 0):, max(-left, 0):bitmap.width][:part.shape[0], :part.shape[1]]
                part[...] = part + (255 - part) * mask // 255
            pen += position.x_advance * unit
    return picture.reshape(LINE * len(words), TIMES, WIDTH, TIMES).mean((1, 3))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("rasterc")
    parser.add_argument("--words", type=int, default=60)
    parser.add_argument("--keep")
    arguments = parser.parse_args()
    random.seed(5)
    unicode.FOLDER = pathlib.Path("/usr/share/unicode")
    scripts = unicode.property_values("Scripts.txt", "Unknown")
    syllabic = unicode.property_values("IndicSyllabicCategory.txt", "Other")
    names = {tag: name for name, tag in unicode.script_tags().items()}
    found = syllables.words_by_script(scripts)
    least = 1
    for script in SCRIPTS:
        path = syllables.FONTS / syllables.FACES[script][0]
        scalars = [one for one in range(0x20000) if scripts[one] == names[script]
                   and unicodedata.category(chr(one)) != "Cn"]
        words = sorted(word for word in found.get(names[script], ()) if len(word) < 14)
        random.shuffle(words)
        alphabet = syllables.Alphabet(script, scalars, syllabic)
        words += [alphabet.word() for _ in range(arguments.words)]
        words = words[:arguments.words]
        mine, other = ours(arguments.rasterc, path, words), theirs(path, words, script)
        shares = []
        for index in range(len(words)):
            rows = slice(LINE * index, LINE * (index + 1))
            both = numpy.minimum(mine[rows], other[rows]).sum()
            shares.append(both / max(numpy.maximum(mine[rows], other[rows]).sum(), 1))
        share = numpy.minimum(mine, other).sum() / max(numpy.maximum(mine, other).sum(), 1)
        worst = min(range(len(words)), key=lambda index: shares[index])
        print(f"{script}: {share:.3f} of the ink of {len(words)} words; the worst "
              f"{shares[worst]:.3f}, {' '.join(f'{ord(one):04X}' for one in words[worst])}", flush=True)
        if arguments.keep:
            pictures = numpy.concatenate([255 - mine, 255 - other.astype(int)], axis=1).astype(numpy.uint8)
            Image.fromarray(pictures).save(pathlib.Path(arguments.keep) / f"{script}.png")
        least = min(least, share)
    sys.exit(1 if least < 0.88 else 0)


if __name__ == "__main__":
    main()
