#!/usr/bin/env python3
"""Cuts the fonts of the sample Languages out of Debian's Noto, with the licence's words in them.

    pip install fonttools
    apt-get install fonts-noto-core
    python3 Tests/Oracles/language_fonts.py

Samples/Components/fonts/OFL.txt is their licence.
"""
import pathlib

from fontTools import subset
from fontTools.ttLib import TTFont

FOLDER = pathlib.Path(__file__).parent.parent.parent / "Samples" / "Components" / "fonts"
FONTS = pathlib.Path("/usr/share/fonts/truetype/noto")
TEXTS = {
    "Naskh.ttf": ("NotoNaskhArabic-Regular.ttf",
                  "يقع الفندق (شُيّد عام 1912) على ضفة البحيرة، وفيه 24 غرفة."),
    "Hebrew.ttf": ("NotoSansHebrew-Regular.ttf",
                   "המלון (נבנה ב־1912) ניצב על שפת האגם; יש בו 24 חדרים."),
}


def main():
    for name, (source, text) in TEXTS.items():
        options = subset.Options()
        options.hinting = False
        options.glyph_names = False
        options.notdef_outline = True
        options.layout_features = ["*"]
        options.name_IDs = [0, 1, 2, 13, 14]
        options.drop_tables += ["DSIG", "gasp", "STAT"]
        font = TTFont(FONTS / source, recalcTimestamp=False)
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=text)
        subsetter.subset(font)
        font.save(FOLDER / name)


if __name__ == "__main__":
    main()
