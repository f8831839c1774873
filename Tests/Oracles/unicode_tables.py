#!/usr/bin/env python3
"""Writes the Unicode data of raster from the Unicode Character Database.

    apt-get install unicode-data
    python3 Tests/Oracles/unicode_tables.py [/usr/share/unicode] > Sources/RasterValues/Text/Unicode/UnicodeText.swift
    python3 Tests/Oracles/unicode_tables.py --cases > Sources/RasterValues/Text/Unicode/CaseText.swift

The output is text of the 91 printable characters from '$' on, which `UnicodeDecoder` reads as numbers of
one, two or five characters. Scalars whose properties are all equal share a record. The table consists of
the runs of equal records, each with a length and the number of a record. Records that start more runs come
first, so that their numbers are short.
"""
import collections
import pathlib
import sys

FOLDERS = [argument for argument in sys.argv[1:] if argument != "--cases"]
FOLDER = pathlib.Path(FOLDERS[0] if FOLDERS else "/usr/share/unicode")
COUNT = 0x110000
FIRST, BASE, SHORT, LONG = 36, 91, 61, 90
WIDTH = 94

# The order of raw values, as in the Swift enums.
LINE_BREAK = (
    "AL BK CR LF NL SP ZW ZWJ CM WJ GL BA HY NS BB B2 CB CL CP CPW EX IN IS SY OP OPW QU NU PO PR "
    "HL ID EB EM EBU H2 H3 JL JT JV RI").split()
BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
GRAPHEME = "Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT".split()
JOINING = "U T C D L R".split()
CATEGORY = (
    "Cn Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co").split()
SCRIPTS = "Zyyy Zinh Zzzz Latn Grek Cyrl Arab Hebr".split()
FLAGS = (
    "wide ignorable emoji emojiPresentation pictographic mirrored openBracket closeBracket "
    "decomposes").split()


def lines(name):
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) > 1:
            first, _, last = fields[0].partition("..")
            yield int(first, 16), int(last or first, 16), fields[1:]


def property_values(name, missing, value=None):
    values = [missing] * COUNT
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("# @missing: "):
            places, _, found = line[12:].partition("; ")
            first, last = (int(place, 16) for place in places.split(".."))
            if first > 0 or last < COUNT - 1:
                values[first:last + 1] = [SHORT_NAMES.get(found, found)] * (last - first + 1)
    for first, last, fields in lines(name):
        if value is None or fields[0] == value:
            values[first:last + 1] = [fields[0]] * (last - first + 1)
    return values


def short_names():
    names = {}
    for line in (FOLDER / "PropertyValueAliases.txt").read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if fields[0] in ("bc", "ea", "lb"):
            names[fields[2]] = fields[1]
    return names


def script_tags():
    tags = {}
    for line in (FOLDER / "PropertyValueAliases.txt").read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if fields[0] == "sc":
            tags[fields[2]] = fields[1]
    return tags


def line_breaks(category, wide, pictographic):
    """Line break classes with LB1 applied, and split in two where LB30 and LB30b need it."""
    values = property_values("extracted/DerivedLineBreak.txt", "XX")
    for scalar, value in enumerate(values):
        if value in ("AI", "SG", "XX"):
            value = "AL"
        elif value == "SA":
            value = "CM" if category[scalar] in ("Mn", "Mc") else "AL"
        elif value == "CJ":
            value = "NS"
        if value in ("OP", "CP") and wide[scalar]:
            value += "W"
        if pictographic[scalar] and category[scalar] == "Cn":
            assert value == "ID", hex(scalar)
            value = "EBU"
        values[scalar] = value
    return values


def decompositions():
    """Canonical mappings, except for ideographs and Hangul syllables, which are computed."""
    found = {}
    excluded = {first for first, _, fields in lines("DerivedNormalizationProps.txt")
                if fields[0] == "Full_Composition_Exclusion" for first in range(first, _ + 1)}
    for line in (FOLDER / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
        fields = line.split(";")
        scalar, mapping = int(fields[0], 16), fields[5]
        ideograph = 0xF900 <= scalar < 0xFB00 or 0x2F800 <= scalar < 0x2FA20
        if mapping and not mapping.startswith("<") and not ideograph:
            parts = [int(part, 16) for part in mapping.split()] + [0]
            found[scalar] = (parts[0], parts[1], scalar not in excluded)
    assert not any(second in found for _, second, _ in found.values())
    return found


def case_mappings():
    """Simple mappings to upper, lower and title case; the last only if it differs from upper case."""
    upper, lower, title = {}, {}, {}
    for line in (FOLDER / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
        fields = line.split(";")
        scalar = int(fields[0], 16)
        for mapping, field in ((upper, 12), (lower, 13)):
            if fields[field]:
                mapping[scalar] = int(fields[field], 16)
        if fields[14] and int(fields[14], 16) != upper.get(scalar, scalar):
            title[scalar] = int(fields[14], 16)
    return upper, lower, title


def case_runs(mapping):
    """Runs of consecutive or alternating scalars that are mapped by one offset."""
    text, last, pending = [], 0, sorted(mapping)
    while pending:
        first = pending[0]
        distance = mapping[first] - first
        def run(step):
            length = 1
            while (length < len(pending) and pending[length] == first + length * step
                   and mapping[pending[length]] - pending[length] == distance):
                length += 1
            return length
        step = 2 if run(2) > run(1) else 1
        count = run(step)
        text += [digits(first - last), digits((count - 1) * 2 + step - 1), signed(distance)]
        last, pending = first + (count - 1) * step, pending[count:]
    return "".join(text)


def digits(value):
    if value < SHORT:
        symbols = [value]
    elif value < SHORT + (LONG - SHORT) * BASE:
        high, low = divmod(value - SHORT, BASE)
        symbols = [SHORT + high, low]
    else:
        symbols = [LONG] + [value // BASE ** power % BASE for power in (3, 2, 1, 0)]
    return "".join(chr(FIRST + symbol) for symbol in symbols)


def signed(value):
    return digits(value * 2 if value >= 0 else -value * 2 - 1)


def main():
    SHORT_NAMES.update(short_names())
    category = property_values("extracted/DerivedGeneralCategory.txt", "Cn")
    wide = [value in "FWH" for value in property_values("extracted/DerivedEastAsianWidth.txt", "N")]
    emoji = {name: [value == name for value in property_values("emoji/emoji-data.txt", "", name)]
             for name in ("Emoji", "Emoji_Presentation", "Extended_Pictographic")}
    pictographic = emoji["Extended_Pictographic"]
    line_break = line_breaks(category, wide, pictographic)
    bidi = property_values("extracted/DerivedBidiClass.txt", "L")
    grapheme = property_values("auxiliary/GraphemeBreakProperty.txt", "Other")
    joining = property_values("extracted/DerivedJoiningType.txt", "U")
    combining = property_values("extracted/DerivedCombiningClass.txt", "0")
    ignorable = property_values("DerivedCoreProperties.txt", "", "Default_Ignorable_Code_Point")
    script = property_values("Scripts.txt", "Unknown")
    tags = script_tags()
    mirrors = {first: int(fields[0], 16) for first, _, fields in lines("BidiMirroring.txt")}
    brackets = {first: fields for first, _, fields in lines("BidiBrackets.txt") if fields[1] in "oc"}
    assert all(mirrors[scalar] == int(fields[0], 16) for scalar, fields in brackets.items())
    assert all(mirrors[mirrors[scalar]] == scalar for scalar in mirrors)
    mappings = decompositions()

    scripts = SCRIPTS + sorted({tags[name] for name in set(script)} - set(SCRIPTS))
    numbers = {name: scripts.index(tags[name]) for name in set(script)}

    records = []
    for scalar in range(COUNT):
        flags = [
            wide[scalar], ignorable[scalar] != "", emoji["Emoji"][scalar],
            emoji["Emoji_Presentation"][scalar], pictographic[scalar], scalar in mirrors,
            brackets.get(scalar, "  ")[1] == "o", brackets.get(scalar, "  ")[1] == "c",
            scalar in mappings]
        records.append((
            LINE_BREAK.index(line_break[scalar]), BIDI.index(bidi[scalar]),
            GRAPHEME.index(grapheme[scalar]), JOINING.index(joining[scalar]),
            CATEGORY.index(category[scalar]), numbers[script[scalar]], int(combining[scalar]),
            sum(flag << place for place, flag in enumerate(flags))))

    runs = []
    for record in records:
        if runs and runs[-1][1] == record:
            runs[-1][0] += 1
        else:
            runs.append([1, record])
    uses = collections.Counter(record for _, record in runs)
    order = [record for record, _ in uses.most_common()]
    places = {record: place for place, record in enumerate(order)}

    pairs, last = [], 0
    for scalar in sorted(mirrors):
        if scalar < mirrors[scalar]:
            pairs += [digits(scalar - last), digits(mirrors[scalar] - scalar)]
            last = scalar
    canonical, last, previous = [], 0, 0
    for scalar in sorted(mappings):
        first, second, composes = mappings[scalar]
        canonical += [digits((scalar - last) * 2 + composes), signed(first - previous), digits(second)]
        last, previous = scalar, first
    texts = {
        "records": (
            "The distinct records: line break, bidi class, grapheme break, joining type, category, "
            "script,\ncombining class and flags.",
            "".join(digits(field) for record in order for field in record)),
        "runs": ("The length and the record of each run.",
                 "".join(digits(count) + digits(places[record]) for count, record in runs)),
        "scripts": ("The scripts' tags (ISO 15924), four letters each.", "".join(scripts)),
        "mirrors": ("Scalars and their mirror images, as differences.", "".join(pairs)),
        "decompositions": (
            "Scalars and their canonical decompositions into one or two scalars; the second is 0 if there\n"
            "is one.\n\n"
            "Each entry has twice the distance from the previous scalar, plus 1 if the pair composes again;\n"
            "the difference from the previous first scalar; and the second scalar.",
            "".join(canonical)),
    }
    write(texts)
    sizes = ", ".join(f"{name} {len(text)}" for name, (_, text) in texts.items())
    print(f"{len(runs)} runs, {len(order)} records; {sizes}", file=sys.stderr)
    print(f"digest for UnicodeTableTests: 0x{digest(records):016X}", file=sys.stderr)


def write_cases():
    """Writes CaseText.swift."""
    texts = {}
    case_comment = (
        "Runs of scalars and their {}.\n\n"
        "Each run has the distance from the last run; twice the count less one, plus 1 if it contains\n"
        "every second scalar; and the distance of the mapping.")
    for name, mapping in zip(("uppercase", "lowercase", "titlecase"), case_mappings()):
        case = name[:-4] + " case" + (", if it differs from upper case" if name == "titlecase" else "")
        texts[name] = (case_comment.format(case), case_runs(mapping))
    print("// Case mappings of Unicode 15.0 as text, generated by Tests/Oracles/unicode_tables.py.")
    print("//")
    print("// UnicodeText.swift contains the licence.")
    write_tables("CaseText", texts)


def digest(records):
    """FNV-1a over each scalar's record as packed by `ScalarProperties`, a word at a time."""
    words = {record: sum(field << place for field, place in zip(record, (0, 6, 11, 15, 18, 23, 31, 39)))
             for record in set(records)}
    value = 0xCBF29CE484222325
    for record in records:
        value = (value ^ words[record]) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def write(texts):
    print("// Unicode 15.0 character properties as text, generated by Tests/Oracles/unicode_tables.py.")
    print("//")
    for line in NOTICE.strip().splitlines():
        print(("// " + line).rstrip())
    write_tables("UnicodeText", texts)


def write_tables(name, texts):
    print(f"\n{'package ' if name == 'UnicodeText' else ''}enum {name} {{")
    for index, (name, (comment, text)) in enumerate(texts.items()):
        assert '"' not in text and "#" not in text
        print("\n" if index else "", end="")
        for line in comment.splitlines():
            print(f"  /// {line}".rstrip())
        access = "package " if name in ("mirrors", "decompositions") else ""
        print(f'  {access}static let {name}: StaticString = #"""')
        for place in range(0, len(text), WIDTH):
            print("    " + text[place:place + WIDTH])
        print('    """#')
    print("}")


NOTICE = """
UNICODE, INC. LICENSE AGREEMENT - DATA FILES AND SOFTWARE

Copyright © 1991-2022 Unicode, Inc. All rights reserved.
Distributed under the Terms of Use in https://www.unicode.org/copyright.html.

Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data
files and any associated documentation (the "Data Files") or Unicode software and any associated
documentation (the "Software") to deal in the Data Files or Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies of
the Data Files or Software, and to permit persons to whom the Data Files or Software are furnished to
do so, provided that either (a) this copyright and permission notice appear with all copies of the
Data Files or Software, or (b) this copyright and permission notice appear in associated
Documentation.

THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED,
INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN
THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES
WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE
OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA
FILES OR SOFTWARE.

Except as contained in this notice, the name of a copyright holder shall not be used in advertising
or otherwise to promote the sale, use or other dealings in these Data Files or Software without prior
written authorization of the copyright holder.
"""

SHORT_NAMES = {}

if __name__ == "__main__":
    write_cases() if "--cases" in sys.argv else main()
