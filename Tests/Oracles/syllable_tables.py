#!/usr/bin/env python3
"""Writes the character classes that determine syllables in scripts, from the Unicode Character Database.

    apt-get install unicode-data
    python3 Tests/Oracles/syllable_tables.py > Sources/RasterDrawing/Text/Syllables/SyllableText.swift

Converts Indic_Syllabic_Category and Indic_Positional_Category to the classes of OpenType's models, with the
exceptions below: one class and position for the Indic, Khmer and Myanmar models, and another class for the
Universal Shaping Engine. The order of the classes is that of the enums in SyllableClasses.swift.
"""
import sys

import unicode_tables as unicode

INDIC = (
    "X C V N H ZWNJ ZWJ M SM A GB DOT RS MPst Repha Ra CM Symbol CS SMPst VAbv VBlw VPre VPst "
    "Robatic Xgroup Ygroup As MH MR MW MY PT VS ML").split()
PLACES = (
    "START REPH PRE_M PRE_C BASE AFTER_MAIN ABOVE BEFORE_SUB BELOW AFTER_SUB BEFORE_POST POST "
    "AFTER_POST SMVD END").split()
UNIVERSAL = (
    "O B N GB CGJ SUB H HN HVM ZWNJ WJ R CS IS Sk RK G J SB SE FAbv FBlw FPst MAbv MBlw MPst MPre "
    "CMAbv CMBlw VAbv VBlw VPst VPre VMAbv VMBlw VMPst VMPre SMAbv SMBlw FMAbv FMBlw FMPst HM HR").split()

SYLLABIC = {
    "Avagraha": "Symbol", "Bindu": "SM", "Brahmi_Joining_Number": "GB", "Cantillation_Mark": "A",
    "Consonant": "C", "Consonant_Dead": "C", "Consonant_Final": "CM", "Consonant_Head_Letter": "C",
    "Consonant_Initial_Postfixed": "C", "Consonant_Killer": "M", "Consonant_Medial": "CM",
    "Consonant_Placeholder": "GB", "Consonant_Preceding_Repha": "Repha", "Consonant_Subjoined": "CM",
    "Consonant_Succeeding_Repha": "CM", "Consonant_With_Stacker": "CS", "Gemination_Mark": "SM",
    "Invisible_Stacker": "H", "Joiner": "ZWJ", "Non_Joiner": "ZWNJ", "Nukta": "N", "Number": "GB",
    "Number_Joiner": "GB", "Pure_Killer": "M", "Register_Shifter": "RS", "Syllable_Modifier": "SM",
    "Tone_Mark": "N", "Virama": "H", "Visarga": "SM", "Vowel": "V", "Vowel_Dependent": "M",
    "Vowel_Independent": "V",
}
# Exceptions in the specifications of single scripts.
INDIC_EXCEPTIONS = {
    **dict.fromkeys([0x930, 0x9B0, 0x9F0, 0xA30, 0xAB0, 0xB30, 0xBB0, 0xC30, 0xCB0, 0xD30, 0x179A,
                     0x1004, 0x101B, 0x105A], "Ra"),
    0x953: "SM", 0x954: "SM", 0xA40: "MPst", 0xA72: "C", 0xA73: "C",
    **dict.fromkeys([*range(0x1CE2, 0x1CE9), 0x1CED, 0x1032, 0x1036], "A"),
    **dict.fromkeys([*range(0xA8F2, 0xA8F8), *range(0x1CE9, 0x1CED), *range(0x1CEE, 0x1CF2)], "Symbol"),
    0xA51: "M", 0x11301: "SM", 0x11302: "SM", 0x11303: "SM", 0x1133B: "N", 0x1133C: "N", 0xAFB: "N",
    0xB55: "N", 0x9FC: "GB", 0xC80: "GB", 0xD04: "GB", 0x25CC: "DOT",
    0x17C6: "Xgroup", 0x17C7: "Ygroup", 0x17C8: "Ygroup", 0x17C9: "Robatic", 0x17CA: "Robatic",
    0x17CB: "Xgroup", 0x17CC: "Robatic", **dict.fromkeys([*range(0x17CD, 0x17D2)], "Xgroup"),
    0x17D2: "H", 0x17D3: "Ygroup", 0x17DD: "Ygroup", 0x17D9: "GB",
    0x104A: "GB", 0x104B: "GB", 0x104E: "C", 0x1031: "VPre", 0x1037: "N", 0x1038: "SM", 0x1039: "H", 0x103A: "As", 0x103B: "MY", 0x103C: "MR",
    0x103D: "MW", 0x103E: "MH", 0x1060: "ML", 0x105E: "MY", 0x105F: "MY", 0x1082: "MW",
    **dict.fromkeys([0x1063, 0x1064, *range(0x1069, 0x106E), 0xAA7B], "PT"),
    **dict.fromkeys([*range(0x1087, 0x108E), 0x108F, *range(0x109A, 0x109D)], "SM"),
    **dict.fromkeys(range(0xFE00, 0xFE10), "VS"),
}
PLACE_EXCEPTIONS = {0xA51: "BELOW", 0xB01: "BEFORE_SUB"}
CONSONANTS = {"C", "CS", "Ra", "CM", "V", "GB", "DOT"}
# The positions of matras by their side, from OpenType's "Developing OpenType Fonts for" each script.
MATRAS = {
    0x900: ("AFTER_SUB", "AFTER_SUB", "AFTER_SUB"), 0x980: ("AFTER_POST", "AFTER_SUB", "AFTER_SUB"),
    0xA00: ("AFTER_POST", "AFTER_POST", "AFTER_POST"), 0xA80: ("AFTER_POST", "AFTER_SUB", "AFTER_POST"),
    0xB00: ("AFTER_POST", "AFTER_MAIN", "AFTER_SUB"), 0xB80: ("AFTER_POST", "AFTER_SUB", "AFTER_POST"),
    0xC00: ("BEFORE_SUB", "BEFORE_SUB", "BEFORE_SUB"), 0xC80: ("BEFORE_SUB", "BEFORE_SUB", "BEFORE_SUB"),
    0xD00: ("AFTER_POST", "AFTER_SUB", "AFTER_POST"),
}

# Values that the specification of the Universal Shaping Engine uses instead of Unicode's.
SYLLABIC_OVERRIDES = [
    ("Bindu", (0x193A, 0xAA29, 0x10A0D, 0x1172B)),
    ("Consonant", (0xF00, 0xF01, 0xF04, 0xF05, 0xF06, *range(0x19C1, 0x19C8), 0x25CC, 0x111DA)),
    ("Consonant_Dead", (0xF7F,)), ("Consonant_Final", (0xF35, 0xF37, 0xFC6)),
    ("Syllable_Modifier", (0x1C36,)), ("Gemination_Mark", (0x11134,)),
    ("Nukta", (0xF71, 0xF39, *range(0x10A38, 0x10A3B), *range(0x1B6B, 0x1B74))),
    ("Tone_Mark", (0xA982, 0x1A7B, 0x1A7C, 0x1A7F, 0xF86, 0xF87, 0x17CF, 0x1CED)),
    ("Vowel_Independent", (0xAAB1, 0xAABA, 0xAABD)),
    ("Cantillation_Mark", range(0x1CE2, 0x1CE9)),
    ("Vowel_Dependent", (0xB55, 0xF18, 0xF19, 0xF3E, 0xF3F)),
    ("Modifying_Letter", range(0xFE00, 0xFE10)),
]
POSITIONAL_OVERRIDES = [
    ("Bottom", (0xF72, *range(0xF7A, 0xF7E), 0xF80, 0xA9BF, 0x10A38, *range(0x11127, 0x1112A), 0x1112D,
                0x11130, 0x1BF2, 0x1BF3)),
    ("Left", (0x1C29, 0x103C)), ("Right", (0xA9BE, 0x10A0C, 0x11942)),
    ("Top", (0xF74, 0x1A18, 0xAA35, 0x1112A, 0x1112B, 0x11131, 0x11132, 0x1B6C, 0x1CF8, 0x1CF9, 0x11302,
             0x11303, 0x114C1)),
]
SIDES = {
    "F": {"Top": "Abv", "Bottom": "Blw", "Right": "Pst"},
    "M": {"Top": "Abv", "Bottom": "Blw", "Bottom_And_Left": "Blw", "Bottom_And_Right": "Blw", "Right": "Pst",
          "Left": "Pre", "Top_And_Bottom_And_Left": "Pre"},
    "CM": {"Top": "Abv", "Bottom": "Blw", "Overstruck": "Blw"},
    "V": {"Top": "Abv", "Top_And_Bottom": "Abv", "Top_And_Bottom_And_Right": "Abv", "Top_And_Right": "Abv",
          "Bottom": "Blw", "Overstruck": "Blw", "Bottom_And_Right": "Blw", "Right": "Pst", "Left": "Pre",
          "Top_And_Left": "Pre", "Top_And_Left_And_Right": "Pre", "Left_And_Right": "Pre"},
    "VM": {"Top": "Abv", "Bottom": "Blw", "Overstruck": "Blw", "Right": "Pst", "Left": "Pre"},
    "SM": {"Top": "Abv", "Bottom": "Blw"},
    "FM": {"Top": "Abv", "Bottom": "Blw", "NA": "Pst"},
}


def indic(scalar, syllabic, positional):
    """The class and the position in the Indic, Khmer and Myanmar models."""
    block = scalar & ~0x7F
    is_own = (0x900 <= scalar < 0xD80 or 0x1000 <= scalar < 0x10A0 or 0x1780 <= scalar < 0x1800
              or 0x1CD0 <= scalar < 0x1D00 or 0xA8E0 <= scalar < 0xA900 or 0xA9E0 <= scalar < 0xAA80
              or 0x2000 <= scalar < 0x2100 or scalar in INDIC_EXCEPTIONS or scalar in (0xA0, 0xD7)
              or 0x25FB <= scalar < 0x25FF)
    if not is_own:
        return "X", "END"
    name = INDIC_EXCEPTIONS.get(scalar) or SYLLABIC.get(syllabic, "X")
    sides = ("Abv" if positional in ("Top", "Top_And_Left") else
             "Blw" if positional == "Bottom" else "Pre" if positional == "Left" else "Pst")
    if 0x1780 <= scalar < 0x1800 or 0x1000 <= scalar < 0x10A0 or 0xA9E0 <= scalar < 0xAA80:
        if name == "M":
            name = "V" + sides
        return name, "END"
    place = "END"
    if name in CONSONANTS:
        place = "BASE"
    elif name in ("M", "MPst"):
        place = matra_place(scalar, block, positional)
    elif name in ("SM", "SMPst", "A", "Symbol"):
        place = "SMVD"
    return name, PLACE_EXCEPTIONS.get(scalar, place)


def matra_place(scalar, block, positional):
    right, top, bottom = MATRAS.get(block, ("AFTER_SUB",) * 3)
    if positional == "Left":
        return "PRE_M"
    if positional in ("Top", "Top_And_Left"):
        return top
    if positional in ("Bottom", "Top_And_Bottom", "Top_And_Bottom_And_Left"):
        return bottom
    if positional == "Overstruck":
        return "AFTER_MAIN"
    if block == 0xC00 and scalar > 0xC42 or block == 0xC80 and 0xCC3 <= scalar <= 0xCD6:
        return "AFTER_SUB"
    return right


def universal(scalar, syllabic, positional, category, ignorable):
    """The class of the Universal Shaping Engine."""
    letter_like = ("Avagraha Bindu Consonant_Final Consonant_Medial Consonant_Subjoined Vowel "
                   "Vowel_Dependent").split()
    is_letter = category == "Lo"
    if syllabic == "Joiner" or ignorable and category in ("Mc", "Me", "Mn"):
        return "CGJ"
    if ignorable and syllabic == "Other" and scalar not in (0x115F, 0x1160, 0x3164, 0xFFA0):
        return "WJ"
    if 0x1B6B <= scalar <= 0x1B73:
        return side("SM", positional)
    if syllabic in ("Number", "Consonant", "Consonant_Head_Letter", "Tone_Letter", "Vowel_Independent"):
        return "B"
    if is_letter and syllabic in letter_like:
        return "B"
    if syllabic == "Consonant_Placeholder" or scalar in (0x2015, 0x2022, *range(0x25FB, 0x25FF)):
        return "GB"
    single = {
        "Brahmi_Joining_Number": "N", "Consonant_With_Stacker": "CS", "Number_Joiner": "HN",
        "Non_Joiner": "ZWNJ", "Consonant_Preceding_Repha": "R", "Consonant_Prefixed": "R",
        "Consonant_Subjoined": "SUB", "Reordering_Killer": "RK",
    }
    if scalar == 0xDCA:
        return "HVM"
    if scalar == 0x1A60:
        return "Sk"
    if syllabic == "Virama":
        return "H"
    if syllabic == "Invisible_Stacker":
        return "IS"
    if syllabic in single:
        return single[syllabic]
    sided = {
        "Consonant_Final": "F", "Syllable_Modifier": "FM", "Consonant_Medial": "M",
        "Consonant_Initial_Postfixed": "M", "Nukta": "CM", "Gemination_Mark": "CM", "Consonant_Killer": "CM",
        "Pure_Killer": "V", "Vowel": "V", "Vowel_Dependent": "V", "Tone_Mark": "VM", "Cantillation_Mark": "VM",
        "Register_Shifter": "VM", "Visarga": "VM", "Bindu": "VM",
    }
    return side(sided[syllabic], positional) if syllabic in sided else "O"


def side(kind, positional):
    if kind == "FM" and positional not in SIDES[kind]:
        positional = "NA"
    if positional not in SIDES[kind]:
        return "O"
    return kind + SIDES[kind][positional]


def main():
    syllabic = unicode.property_values("IndicSyllabicCategory.txt", "Other")
    positional = unicode.property_values("IndicPositionalCategory.txt", "NA")
    category = unicode.property_values("extracted/DerivedGeneralCategory.txt", "Cn")
    ignorable = unicode.property_values("DerivedCoreProperties.txt", "", "Default_Ignorable_Code_Point")
    own = list(zip(syllabic, positional))
    for name, scalars in SYLLABIC_OVERRIDES:
        for scalar in scalars:
            syllabic[scalar] = name
    for name, scalars in POSITIONAL_OVERRIDES:
        for scalar in scalars:
            positional[scalar] = name
    records, runs = [("X", "END", "O")], []
    for scalar in range(0x20000):
        record = (*indic(scalar, *own[scalar]), universal(
            scalar, syllabic[scalar], positional[scalar], category[scalar], ignorable[scalar] != ""))
        if record not in records:
            records.append(record)
        if runs and runs[-1][1] == record:
            runs[-1][0] += 1
        else:
            runs.append([1, record])
    texts = {
        "records": (
            "The distinct records: an Indic class, an Indic place and a universal class.",
            "".join(unicode.digits(INDIC.index(first)) + unicode.digits(PLACES.index(place))
                    + unicode.digits(UNIVERSAL.index(last)) for first, place, last in records)),
        "runs": ("The length and the record of each run.",
                 "".join(unicode.digits(count) + unicode.digits(records.index(record))
                         for count, record in runs)),
    }
    print("// Encoded syllable classes of Unicode 15.0, generated by Tests/Oracles/syllable_tables.py.")
    print("//")
    print("// UnicodeText.swift contains the licence.")
    unicode.write_tables("SyllableText", texts)
    print(f"{len(runs)} runs, {len(records)} records", file=sys.stderr)


if __name__ == "__main__":
    main()
