#!/usr/bin/env python3
"""Compares text with HarfBuzz before the layout tables of the font apply.

    pip install uharfbuzz fonttools
    python3 Tests/Oracles/unicode_shaping.py .build/release/Benchmarks [--count 4000] [--seed 5]

Compares random clusters of a letter and up to four marks with HarfBuzz with all features off: composed,
decomposed and reordered. For random Arabic text, compares the form of each letter with only the features
isol, init, medi and fina.
"""
import argparse
import random
import subprocess
import unicodedata

import uharfbuzz as hb
from fontTools.ttLib import TTFont

FOLDER = "/usr/share/fonts/truetype/"
# Fonts, and whether they lack anchors for Hebrew points.
FACES = {"dejavu/DejaVuSans.ttf": True, "liberation/LiberationSans-Regular.ttf": False}
FEATURES = "ccmp locl liga clig calt rlig rclt dlig curs kern mark mkmk mset".split()
FORMS = ["isol", "init", "medi", "fina"]
COMBINING = [*range(0x300, 0x34F), *range(0x350, 0x370)]


def letters(*ranges):
    return [scalar for first, end in ranges for scalar in range(first, end) if chr(scalar).isalpha()]


ALPHABETS = {
    "Latn": (letters((0x41, 0x250), (0x1E00, 0x1F00)), COMBINING),
    "Grek": (letters((0x370, 0x400), (0x1F00, 0x2000)), COMBINING),
    "Cyrl": (letters((0x400, 0x500)), COMBINING),
    "Hebr": (letters((0x5D0, 0x5EB)),
             [mark for mark in range(0x591, 0x5C8) if unicodedata.combining(chr(mark))]),
    "Arab": (letters((0x621, 0x64B)), [*range(0x64B, 0x660), 0x670]),
}


def ask(program, lines):
    answer = subprocess.run([program, "unicode-forms"], input="\n".join(lines) + "\n",
                            capture_output=True, text=True, check=True).stdout
    return [[int(word, 16) for word in line.split()] for line in answer.splitlines()]


def line(letter, scalars):
    return letter + " " + " ".join(f"{scalar:x}" for scalar in scalars)


def shape(font, scalars, script, off):
    buffer = hb.Buffer()
    buffer.add_codepoints(scalars)
    buffer.script = script
    buffer.direction = "rtl" if script in ("Hebr", "Arab") else "ltr"
    buffer.flags = (hb.BufferFlags.PRESERVE_DEFAULT_IGNORABLES
                    | hb.BufferFlags.DO_NOT_INSERT_DOTTED_CIRCLE)
    buffer.cluster_level = hb.BufferClusterLevel.CHARACTERS
    hb.shape(font, buffer, {feature: False for feature in off})
    glyphs = [(info.cluster, info.codepoint) for info in buffer.glyph_infos]
    return glyphs[::-1] if buffer.direction == "rtl" else glyphs


def compare_clusters(program, name, script, count):
    face, path = TTFont(FOLDER + name), FOLDER + name
    font, glyphs = hb.Font(hb.Face(hb.Blob.from_file_path(path))), face.getBestCmap()
    bases, marks = ALPHABETS[script]
    clusters = [[random.choice(bases), *random.choices(marks, k=random.randint(0, 4))]
                for _ in range(count)]
    letter = "U" if script == "Hebr" and FACES[name] else "C"
    answers = ask(program, [line("F", glyphs)] + [line(letter, one) for one in clusters])
    wrong = 0
    for cluster, answer in zip(clusters, answers, strict=True):
        ours = [face.getGlyphID(glyphs[one]) if one in glyphs else 0 for one in answer]
        if ours != [glyph for _, glyph in shape(font, cluster, script, FEATURES + FORMS)]:
            wrong += 1
            print("  differs:", line("", cluster), "is", line("", answer))
    print(f"{name} {script}: {count} clusters, {wrong} differ")


def substitutions(face):
    table, found = face["GSUB"].table, {}
    for record in table.ScriptList.ScriptRecord:
        if record.ScriptTag != "arab":
            continue
        for index in record.Script.DefaultLangSys.FeatureIndex:
            feature = table.FeatureList.FeatureRecord[index]
            for lookup in feature.Feature.LookupListIndex if feature.FeatureTag in FORMS else []:
                for subtable in table.LookupList.Lookup[lookup].SubTable:
                    mapping = getattr(subtable, "ExtSubTable", subtable).mapping
                    found.setdefault(feature.FeatureTag, {}).update(mapping)
    return found


def compare_forms(program, name, count):
    face = TTFont(FOLDER + name)
    font, glyphs = hb.Font(hb.Face(hb.Blob.from_file_path(FOLDER + name))), face.getBestCmap()
    forms = substitutions(face)
    # Hamza and madda are omitted, because they compose with letters.
    scalars = [one for one in range(0x620, 0x700) if one in glyphs and not 0x653 <= one <= 0x655]
    scalars += [0x640, 0x200C, 0x200D, 0x20, 0x41, 0x64E, 0x651] * 6
    texts = [random.choices(scalars, k=random.randint(1, 8)) for _ in range(count)]
    wrong = 0
    for text, answer in zip(texts, ask(program, [line("J", one) for one in texts]), strict=True):
        shaped = dict(shape(font, text, "Arab", FEATURES))
        for place, (scalar, form) in enumerate(zip(text, answer, strict=True)):
            glyph = glyphs[scalar]
            if form:
                glyph = forms.get(FORMS[form - 1], {}).get(glyph, glyph)
            if shaped.get(place) != face.getGlyphID(glyph):
                wrong += 1
                print("  differs:", line("", text), "at", place)
    print(f"{name}: {sum(map(len, texts))} letters that may join, {wrong} differ")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=5)
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    for name in FACES:
        for script in ALPHABETS:
            compare_clusters(arguments.program, name, script, arguments.count)
    compare_forms(arguments.program, "dejavu/DejaVuSans.ttf", arguments.count)


if __name__ == "__main__":
    main()
