#!/usr/bin/env python3
"""Compares the glyphs of syllabic scripts and their positions with HarfBuzz's.

    pip install uharfbuzz fonttools
    apt-get install fonts-noto-core unicode-cldr-core unicode-data iso-codes fonts-lohit-deva
    python3 Tests/Oracles/syllable_shaping.py .build/release/Benchmarks [--script Deva] [--show 5]
    python3 Tests/Oracles/syllable_shaping.py fixtures

The words are those of the Common Locale Data Repository and of translated names of countries, languages
and scripts; where these are few, syllables that Unicode's categories allow. Then come 10,000 random
sequences of letters, signs and joiners, most of which are not syllables. Prints for each font how many
differ. The second command writes the fixtures of RasterTests: font subsets, and HarfBuzz's glyphs of some
words.
"""
import argparse
import gettext
import pathlib
import random
import re
import subprocess
import unicodedata

import uharfbuzz as hb

import unicode_tables as unicode

FONTS = pathlib.Path("/usr/share/fonts/truetype")
LOCALES = pathlib.Path("/usr/share/locale")
CLDR = pathlib.Path("/usr/share/unicode/cldr/common")
FACES = {
    "Deva": ["noto/NotoSansDevanagari-Regular.ttf", "noto/NotoSerifDevanagari-Regular.ttf",
             "lohit-devanagari/Lohit-Devanagari.ttf"],
    "Beng": ["noto/NotoSansBengali-Regular.ttf", "noto/NotoSerifBengali-Regular.ttf",
             "lohit-bengali/Lohit-Bengali.ttf"],
    "Guru": ["noto/NotoSansGurmukhi-Regular.ttf", "noto/NotoSerifGurmukhi-Regular.ttf"],
    "Gujr": ["noto/NotoSansGujarati-Regular.ttf", "noto/NotoSerifGujarati-Regular.ttf"],
    "Orya": ["noto/NotoSansOriya-Regular.ttf"],
    "Taml": ["noto/NotoSansTamil-Regular.ttf", "noto/NotoSerifTamil-Regular.ttf",
             "lohit-tamil/Lohit-Tamil.ttf"],
    "Telu": ["noto/NotoSansTelugu-Regular.ttf", "noto/NotoSerifTelugu-Regular.ttf"],
    "Knda": ["noto/NotoSansKannada-Regular.ttf", "noto/NotoSerifKannada-Regular.ttf"],
    "Mlym": ["noto/NotoSansMalayalam-Regular.ttf", "noto/NotoSerifMalayalam-Regular.ttf"],
    "Sinh": ["noto/NotoSansSinhala-Regular.ttf", "noto/NotoSerifSinhala-Regular.ttf"],
    "Khmr": ["noto/NotoSansKhmer-Regular.ttf", "noto/NotoSerifKhmer-Regular.ttf", "khmeros/KhmerOS.ttf"],
    "Mymr": ["noto/NotoSansMyanmar-Regular.ttf", "noto/NotoSerifMyanmar-Regular.ttf",
             "padauk/Padauk-Regular.ttf"],
    "Laoo": ["noto/NotoSansLao-Regular.ttf", "noto/NotoSerifLao-Regular.ttf"],
    "Thai": ["noto/NotoSansThai-Regular.ttf", "noto/NotoSerifThai-Regular.ttf"],
    "Tibt": ["noto/NotoSerifTibetan-Regular.ttf"],
    "Java": ["noto/NotoSansJavanese-Regular.ttf"],
    "Bali": ["noto/NotoSansBalinese-Regular.ttf", "noto/NotoSerifBalinese-Regular.ttf"],
    "Sund": ["noto/NotoSansSundanese-Regular.ttf"], "Cham": ["noto/NotoSansCham-Regular.ttf"],
    "Cakm": ["noto/NotoSansChakma-Regular.ttf"], "Lana": ["noto/NotoSansTaiTham-Regular.ttf"],
    "Bugi": ["noto/NotoSansBuginese-Regular.ttf"], "Batk": ["noto/NotoSansBatak-Regular.ttf"],
    "Lepc": ["noto/NotoSansLepcha-Regular.ttf"], "Limb": ["noto/NotoSansLimbu-Regular.ttf"],
    "Mtei": ["noto/NotoSansMeeteiMayek-Regular.ttf"], "Newa": ["noto/NotoSansNewa-Regular.ttf"],
    "Gran": ["noto/NotoSansGrantha-Regular.ttf", "noto/NotoSerifGrantha-Regular.ttf"],
    "Brah": ["noto/NotoSansBrahmi-Regular.ttf"], "Kthi": ["noto/NotoSansKaithi-Regular.ttf"],
    "Modi": ["noto/NotoSansModi-Regular.ttf"], "Shrd": ["noto/NotoSansSharada-Regular.ttf"],
    "Sidd": ["noto/NotoSansSiddham-Regular.ttf"], "Sylo": ["noto/NotoSansSylotiNagri-Regular.ttf"],
    "Takr": ["noto/NotoSansTakri-Regular.ttf"], "Tirh": ["noto/NotoSansTirhuta-Regular.ttf"],
    "Saur": ["noto/NotoSansSaurashtra-Regular.ttf"], "Rjng": ["noto/NotoSansRejang-Regular.ttf"],
    "Khar": ["noto/NotoSansKharoshthi-Regular.ttf"],
}
RIGHT_TO_LEFT = {"Khar"}
JOINERS = [0x200C, 0x200D]


class Alphabet:
    def __init__(self, script, scalars, syllabic):
        self.scalars = scalars
        kinds = {name: [one for one in scalars if syllabic[one] in names] for name, names in {
            "letters": ("Consonant", "Consonant_Dead", "Consonant_Placeholder", "Consonant_With_Stacker"),
            "vowels": ("Vowel_Independent",), "matras": ("Vowel_Dependent", "Vowel"),
            "viramas": ("Virama", "Invisible_Stacker"),
            "medials": ("Consonant_Medial", "Consonant_Subjoined"),
            "signs": ("Bindu", "Visarga", "Tone_Mark", "Consonant_Final", "Syllable_Modifier"),
            "nuktas": ("Nukta",),
        }.items()}
        self.kinds = kinds

    def one(self, kind, chance=1.0):
        found = self.kinds[kind]
        return [random.choice(found)] if found and random.random() < chance else []

    def syllable(self):
        if random.random() < 0.1 and self.kinds["vowels"]:
            return self.one("vowels") + self.one("signs", 0.3)
        made = self.one("letters") + self.one("nuktas", 0.05)
        while self.kinds["viramas"] and random.random() < 0.3:
            made += self.one("viramas") + self.one("letters")
        return made + self.one("medials", 0.15) + self.one("matras", 0.6) + self.one("signs", 0.15)

    def word(self):
        return "".join(chr(one) for _ in range(random.randint(1, 4)) for one in self.syllable())

    def sequence(self):
        made = []
        for _ in range(random.randint(1, 7)):
            kind = random.random()
            if kind < 0.35:
                made += self.one("letters")
            elif kind < 0.5:
                made += self.one("viramas")
            elif kind < 0.58:
                made.append(random.choice(JOINERS))
            elif kind < 0.75:
                made += self.one("matras")
            else:
                made.append(random.choice(self.scalars))
        return "".join(map(chr, made))


def texts():
    for path in sorted(CLDR.glob("main/*.xml")):
        yield from re.findall(r">([^<]+)<", path.read_text(encoding="utf-8"))
    for path in sorted(CLDR.glob("annotations*/*.xml")):
        yield from re.findall(r">([^<]+)<", path.read_text(encoding="utf-8"))
    for path in sorted(LOCALES.glob("*/LC_MESSAGES/iso_*.mo")):
        with open(path, "rb") as file:
            yield from (value for value in gettext.GNUTranslations(file)._catalog.values()
                        if isinstance(value, str))


def words_by_script(scripts):
    found = {}
    for text in texts():
        if text.isascii():
            continue
        for word in text.split():
            names = {scripts[ord(one)] for one in word} - {"Common", "Inherited"}
            if len(names) == 1 and scripts[ord(word[0])] not in ("Common", "Inherited"):
                found.setdefault(names.pop(), set()).add(word)
    return found


def expected(font, word, script):
    buffer = hb.Buffer()
    buffer.add_str(word)
    buffer.script = script
    buffer.direction = "rtl" if script in RIGHT_TO_LEFT else "ltr"
    buffer.flags = hb.BufferFlags.REMOVE_DEFAULT_IGNORABLES
    hb.shape(font, buffer, {})
    pen, glyphs = 0, []
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        glyphs.append(f"{info.codepoint},{pen + position.x_offset},{position.y_offset}")
        pen += position.x_advance
    return " ".join([*glyphs, str(pen)])


def compare(program, path, script, words, show):
    font = hb.Font(hb.Face(hb.Blob.from_file_path(str(path))))
    has = {}
    words = [word for word in words if all(
        has.setdefault(one, font.get_nominal_glyph(ord(one)) or ord(one) in JOINERS) for one in word)]
    lines = [f"{path} . . . " + " ".join(f"{ord(one):x}" for one in word) for word in words]
    answers = subprocess.run([program, "words"], input="\n".join(lines) + "\n", capture_output=True,
                             text=True, check=True).stdout.splitlines()
    wrong = 0
    for word, answer in zip(words, answers, strict=True):
        theirs = expected(font, word, script)
        if sorted(answer.split()) != sorted(theirs.split()):
            wrong += 1
            if wrong <= show:
                scalars = " ".join(f"{ord(one):04X}" for one in word)
                print(f"  {scalars}\n      ours {answer}\n    theirs {theirs}")
    share = 100 * (len(words) - wrong) / max(len(words), 1)
    return f"{len(words)} of which {wrong} differ ({share:.2f} % equal)"


# Fonts of RasterTests, with their letters, and words, some of which are malformed.
FIXTURES = {
    "Deva": """कि क्षि र्क र्कि र्क्षि क्‍ष क्‌षि त्रि प्र ङ्गि हिन्दी र्‍क ि ् र्कीं अा क़ क्रि""",
    "Beng": """কি কো র্ক ক্ষি র্ত্য ন্দ্রি ্য র‍্য কৌ ো""",
    "Taml": """கொ கௌ ஸ்ரீ க்ஷ தமிழ் கெ ி கோ""",
    "Telu": """కి క్ష క్షి ర్క స్త్రీ కై ్ తెలుగు""",
    "Mlym": """കൊ ക്ര ക്യ മ്പ ക്ലി സ്ത്രീ ാ കോ ന്മ""",
    "Sinh": """ක්‍ර කො ශ්‍රී ර්‍ක ේ සිංහල""",
    "Khmr": """ក្រុង ស្ត្រី កើ ខ្មែរ ្ក ោ កៅ""",
    "Mymr": """မြန်မာ ကြွ င်္ဂါ ေ ကျွန် မေ""",
    "Java": """ꦗꦮ ꦏꦿ ꦏꦺꦴ ꦤ꧀ꦢ ꦏꦽ ꦺ ꦏꦶꦂ""",
    "Tibt": """བོད སྐྱེ རྒྱ ཀཱི ི ཧཱུྃ""",
    "Laoo": """ນ້ຳ ກຳ ລາວ ໄທ""",
}


def write_fixtures():
    from fontTools.ttLib.tables._g_l_y_f import Glyph
    import font_fixtures
    for script, words in FIXTURES.items():
        path = font_fixtures.FOLDER / f"syllables-{script.lower()}.ttf"
        face = font_fixtures.cut("truetype/" + FACES[script][0],
                                 words + ("" if script == "Laoo" else "◌") + "‌‍ໍາ",
                                 tables=("fvar", "gvar", "HVAR", "avar", "kern"))
        # Only positions are compared, because outlines would be most of the file.
        for name in face["glyf"].keys():
            face["glyf"][name] = Glyph()
        face.recalcTimestamp = False
        face.save(path)
        font = hb.Font(hb.Face(hb.Blob.from_file_path(str(path))))
        path.with_suffix(".txt").write_text("".join(
            " ".join(f"{ord(one):x}" for one in word) + f" = {expected(font, word, script)}\n"
            for word in words.split()))
        print(f"{path.name}: {path.stat().st_size} bytes")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--script", default="")
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--count", type=int, default=10000)
    parser.add_argument("--words", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=5)
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    if arguments.program == "fixtures":
        return write_fixtures()
    unicode.FOLDER = pathlib.Path("/usr/share/unicode")
    scripts = unicode.property_values("Scripts.txt", "Unknown")
    syllabic = unicode.property_values("IndicSyllabicCategory.txt", "Other")
    names = {tag: name for name, tag in unicode.script_tags().items()}
    found = words_by_script(scripts)
    for script, faces in FACES.items():
        if arguments.script and script not in arguments.script.split(","):
            continue
        scalars = [one for one in range(0x20000) if scripts[one] == names[script]
                   and unicodedata.category(chr(one)) != "Cn"]
        alphabet = Alphabet(script, scalars, syllabic)
        words = sorted(found.get(names[script], ()))
        random.shuffle(words)
        words = words[:arguments.words]
        real = len(words)
        words += [alphabet.word() for _ in range(max(0, 2500 - real))]
        sequences = [alphabet.sequence() for _ in range(arguments.count)]
        sequences = [one for one in sequences if one and any(scripts[ord(each)] == names[script]
                                                             for each in one)]
        if script in RIGHT_TO_LEFT:
            # Signs without letters have no direction.
            sequences = [one for one in sequences if unicodedata.bidirectional(one[0]) == "R"]
        for face in faces:
            if not (FONTS / face).exists():
                print(f"{script} {face}: not there")
                continue
            first = compare(arguments.program, FONTS / face, script, words, arguments.show)
            second = compare(arguments.program, FONTS / face, script, sequences, arguments.show)
            print(f"{script} {face}: words {first} ({real} real); sequences {second}", flush=True)


if __name__ == "__main__":
    main()
