#!/usr/bin/env python3
"""Compares the glyphs of words and their positions with HarfBuzz's.

    pip install uharfbuzz
    python3 Tests/Oracles/harfbuzz_shaping.py .build/release/Benchmarks [--random 200] [--seed 5]
    python3 Tests/Oracles/harfbuzz_shaping.py .build/release/Benchmarks --tags
    python3 Tests/Oracles/harfbuzz_shaping.py .build/release/Benchmarks --tracking 100 --face Naskh
    python3 Tests/Oracles/harfbuzz_shaping.py .build/release/Benchmarks --variable FONT.ttf
    python3 Tests/Oracles/harfbuzz_shaping.py fixtures

The first command compares words of the Universal Declaration of Human Rights, and with --random also
random letters and marks, in the locales of LOCALES too. It prints those that differ, ours first. The
second compares the language system of a font that is selected for each language code of two or three
letters. The third compares tracked words of Arabic letters, each of which is one unit, with HarfBuzz's
without optional ligatures. The fourth compares words at random positions in a font's design space, and
counts those in which `rvrn` replaces a letter. The last writes the fixtures of RasterTests: subsets with layout tables, and HarfBuzz's glyphs of
some words. Each line has scalars (after a locale, if the word has one), glyphs with their origins, and
the advance of the pen.
"""
import argparse
import pathlib
import random
import string
import subprocess
import tempfile
import unicodedata

import uharfbuzz as hb

FONTS = pathlib.Path("/usr/share/fonts")
TEXTS = {
    "Latn": """All human beings are born free and equal in dignity and rights They are endowed with reason
        and conscience and should act towards one another in a spirit of brotherhood office affluent flow
        fjord AVATAR Type WAVE To Yes Všechny lidé rodí se svobodní Toți oamenii se nasc liberi și egali
        Wszyscy ludzie rodzą się wolni i równi pod względem swej godności Bütün insanlar hür haysiyet ve
        haklar bakımından eşit doğarlar Alle Menschen sind frei und gleich an Würde und Rechten geboren
        Tous les êtres humains naissent libres et égaux en dignité Minden emberi lény szabadon születik
        Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm Þegar allir eru fæddir frjálsir
        1984 3.14 10:30 (a) «ja» -> -- 1/2 x2 Qu'il L'été W.A. "Ta" P,F. r-v ffi ffl 50% €20 #1 A/B a@b""",
    "Grek": """Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα Είναι
        προικισμένοι με λογική και συνείδηση και οφείλουν να συμπεριφέρονται μεταξύ τους με πνεύμα
        αδελφοσύνης Κάθε άνθρωπος δικαιούται να επικαλείται όλα τα δικαιώματα και όλες τις ελευθερίες που
        προκηρύσσει η παρούσα Διακήρυξη χωρίς καμία απολύτως διάκριση ειδικότερα ως προς τη φυλή το χρώμα
        το φύλο τη γλώσσα τις θρησκείες ἄνθρωπος ὁδός ᾧ ῥήτωρ Ἀθῆναι τῷ ὕδωρ ΑΥΤΟΣ ΓΑΤΑ ΤΑΥ""",
    "Cyrl": """Все люди рождаются свободными и равными в своем достоинстве и правах Они наделены разумом и
        совестью и должны поступать в отношении друг друга в духе братства Каждый человек должен обладать
        всеми правами и всеми свободами провозглашенными настоящей Декларацией без какого бы то ни было
        различия Всі люди народжуються вільними і рівними у своїй гідності та правах Сва људска бића
        рађају се слободна и једнака у достојанству и правима Ўсе ёй ГДУТА РТУ ЃУРЃА а́ е́ и́ ю́ я́""",
    "Arab": """يولد جميع الناس أحرارا متساوين في الكرامة والحقوق وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم
        بعضا بروح الإخاء لكل إنسان حق التمتع بكافة الحقوق والحريات الواردة في هذا الإعلان دون أي تمييز
        كالتمييز بسبب العنصر أو اللون أو الجنس أو اللغة أو الدين أو الرأي السياسي أو أي رأي آخر بِسْمِ ٱللَّهِ
        ٱلرَّحْمَٰنِ ٱلرَّحِيمِ الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ مُحَمَّدٌ شَيْءٌ الآن لأنه لإله تمام افراد بشر آزاد بە دنیا
        می‌آیند و از لحاظ حیثیت و حقوق با هم برابرند تمام انسان آزاد اور حقوق و عزت کے اعتبار سے برابر پیدا
        ہوئے ہیں ١٢٣ ۴۵۶ لله الله فلله مكة مُؤْمِنٌ يَـٰٓأَيُّهَا ٱلَّذِينَ""",
    "Hebr": """כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם כולם חוננו בתבונה ובמצפון לפיכך חובה עליהם
        לנהוג איש ברעהו ברוח של אחוה כל אדם זכאי לזכויות ולחרויות שנקבעו בהכרזה זו ללא הפליה כלשהי מטעמי
        גזע צבע מין לשון דת דעה פוליטית או דעה בבעיות אחרות בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם וְאֵת הָאָרֶץ
        וְהָאָרֶץ הָיְתָה תֹהוּ וָבֹהוּ וְחֹשֶׁךְ עַל פְּנֵי תְהוֹם שָׁלוֹם לְעוֹלָם""",
}
FACES = [
    ("truetype/dejavu/DejaVuSans.ttf", "Latn Grek Cyrl Arab Hebr"),
    ("truetype/liberation/LiberationSans-Regular.ttf", "Latn Grek Cyrl Hebr"),
    ("truetype/liberation/LiberationSerif-Regular.ttf", "Latn Grek Cyrl Hebr"),
    ("truetype/noto/NotoSans-Regular.ttf", "Latn Grek Cyrl"),
    ("truetype/noto/NotoNaskhArabic-Regular.ttf", "Arab"),
    ("truetype/noto/NotoSansHebrew-Regular.ttf", "Hebr"),
    ("opentype/fonts-hosny-amiri/Amiri-Regular.ttf", "Latn Arab"),
    ("opentype/cantarell/Cantarell-Regular.otf", "Latn Cyrl"),
    ("opentype/inter/Inter-Regular.otf", "Latn Grek Cyrl"),
    ("truetype/inter-vf/Inter.var.ttf", "Latn Grek Cyrl"),
    ("truetype/inter-vf/Inter.var.ttf wght=600", "Latn Grek Cyrl"),
]
MARKS = {
    "Latn": [*range(0x300, 0x313), 0x323, 0x327, 0x328], "Grek": [0x300, 0x301, 0x308, 0x313, 0x342, 0x345],
    "Cyrl": [0x300, 0x301, 0x306, 0x308], "Arab": [*range(0x64B, 0x656), 0x670],
    "Hebr": [*range(0x5B0, 0x5BD), 0x5BF, 0x5C1, 0x5C2],
}


LOCALES = {
    "Latn": "ro ro-MD ca tr az kk tt crh nl ee nv mh se und-fonipa de", "Grek": "el", "Hebr": "he",
    "Cyrl": "sr sr-Cyrl-BA mk bg ba cv ru", "Arab": "ur fa sd ks ku ar ms",
}


def random_words(script, count):
    letters = sorted({letter for letter in TEXTS[script] if letter.isalpha() and letter != "ـ"})
    words = []
    for _ in range(count):
        word = ""
        for _ in range(random.randint(1, 8)):
            word += random.choice(letters)
            while random.random() < 0.2:
                word += chr(random.choice(MARKS[script]))
        words.append(unicodedata.normalize("NFC", word))
    return words


def phrases(words):
    """Groups of six words, with only letters and marks."""
    plain = [word for word in words if all(unicodedata.category(letter)[0] in "LM" for letter in word)]
    return [" ".join(plain[start:start + 6]) for start in range(0, len(plain), 6)]


def expected(font, word, script, features, locale=""):
    buffer = hb.Buffer()
    buffer.add_str(word)
    has_letters = any((letter.isalpha() or "०" <= letter <= "९") for letter in word)
    buffer.script = script if has_letters else "Zyyy"
    buffer.direction = "rtl" if script in ("Arab", "Hebr") else "ltr"
    buffer.language = locale or "en"
    buffer.flags = (hb.BufferFlags.REMOVE_DEFAULT_IGNORABLES
                    | hb.BufferFlags.DO_NOT_INSERT_DOTTED_CIRCLE)
    hb.shape(font, buffer, features)
    pen, glyphs = 0, []
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        glyphs.append(f"{info.codepoint},{pen + position.x_offset},{position.y_offset}")
        pen += position.x_advance
    if buffer.direction == "rtl":
        glyphs.reverse()
    return " ".join([*glyphs, str(pen)])


def drawn(font, word):
    """Whether the font has all letters of a word."""
    return all(font.get_nominal_glyph(ord(letter)) or ord(letter) == 0x200C for letter in word)


def answered(program, path, settings, words, features="", locale=""):
    """Our glyphs of words; settings are axis values, or those that Benchmarks describes."""
    lines = []
    for word in words:
        scalars = " ".join(f"{ord(letter):x}" for letter in word)
        lines.append(f"{path} {features or '.'} {settings or '.'} {locale or '.'} {scalars}")
    return subprocess.run([program, "words"], input="\n".join(lines) + "\n", capture_output=True,
                          text=True, check=True).stdout.splitlines()


def compare_tracked(program, path, tracking, words):
    """Compares tracked words of cursive letters: HarfBuzz's glyphs, moved by the space on the left."""
    font = hb.Font(hb.Face(hb.Blob.from_file_path(path)))
    words = [word for word in words if drawn(font, word)
             and all(unicodedata.category(letter)[0] in "LM" or letter == "\u200c" for letter in word)]
    off, wrong = {"liga": False, "clig": False, "dlig": False, "hlig": False}, 0
    for word, answer in zip(words, answered(program, path, f"tracking={tracking}", words), strict=True):
        *glyphs, width = expected(font, word, "Arab", off).split()
        moved = [str(int(width) + tracking)]
        for glyph in glyphs:
            number, x, y = glyph.split(",")
            moved.append(f"{number},{int(x) + tracking},{y}")
        if sorted(answer.split()) != sorted(moved):
            wrong += 1
            print(f"  {word}: {answer}\n    not {moved}")
    print(f"{pathlib.Path(path).name} tracked by {tracking}: {len(words)} words, {wrong} differ")


def compare_places(program, path, count):
    """Compares words at random positions in a design space; positions may differ by two units."""
    face = hb.Face(hb.Blob.from_file_path(path))
    font, words = hb.Font(face), TEXTS["Latn"].split() + ["$100", "¢¥€£", "Qu$"]
    words = [word for word in words if drawn(font, word)]
    wrong, replaced = 0, 0
    for _ in range(count):
        values = {axis.tag: random.choice([axis.min_value, axis.max_value,
                                           round(random.uniform(axis.min_value, axis.max_value), 2)])
                  for axis in face.axis_infos}
        font.set_variations(values)
        place = ",".join(f"{tag}={value}" for tag, value in values.items())
        for word, answer in zip(words, answered(program, path, place, words), strict=True):
            theirs = expected(font, word, "Latn", {}).split()
            replaced += theirs != expected(font, word, "Latn", {"rvrn": False}).split()
            pairs = [(float(one), float(other)) for ours, other in zip(answer.split(), theirs)
                     for one, other in zip(ours.split(","), other.split(","))]
            ids = [[glyph.split(",")[0] for glyph in glyphs[:-1]] for glyphs in (answer.split(), theirs)]
            if ids[0] != ids[1] or any(abs(one - other) > 2.5 for one, other in pairs):
                wrong += 1
                print(f"  {place} {word}: {answer}\n    not {theirs}")
    print(f"{pathlib.Path(path).name}: {count * len(words)} words, {replaced} with replaced letters, "
          f"{wrong} differ")


def compare(program, path, place, script, words, features, locale=""):
    font = hb.Font(hb.Face(hb.Blob.from_file_path(path)))
    if place:
        font.set_variations({word.split("=")[0]: float(word.split("=")[1]) for word in place.split(",")})
    words = [word for word in words if drawn(font, word)]
    if not words:
        return
    answers = answered(program, path, place, words, features, locale)
    chosen = {name.lstrip("-"): not name.startswith("-") for name in features.split(",") if name}
    wrong = 0
    for word, answer in zip(words, answers, strict=True):
        ours, theirs = answer, expected(font, word, script, chosen, locale)
        if sorted(ours.split()) != sorted(theirs.split()):
            wrong += 1
            print(f"  {word}: {ours}\n    not {theirs}")
    name = pathlib.Path(path).name
    print(f"{name} {place or ''} {script} {features} {locale}: {len(words)} words, {wrong} differ")


def compare_tags(program):
    """Makes a font with a glyph for each of OpenType's languages, and compares the glyph selected for A."""
    from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    letters = string.ascii_lowercase
    codes = [a + b for a in letters for b in letters]
    codes += [code + c for code in codes for c in letters]
    tags = {code.upper() for code in codes if len(code) == 3
            and "hbot" not in str(hb.ot_tag_to_language(code.upper() + " "))}
    tags = sorted(tags | {"ZHTM", "KSH0", "HYE0", "SNA0", "KAB0", "KON0", "MONT", "IPPH", "APPH"})
    order = [".notdef", "A", *[f"t.{tag}" for tag in tags]]
    font = FontBuilder(1000)
    font.setupGlyphOrder(order)
    font.setupCharacterMap({65: "A"})
    font.setupGlyf({name: TTGlyphPen(None).glyph() for name in order})
    font.setupHorizontalMetrics({name: (500, 0) for name in order})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": "Tags", "styleName": "Regular"})
    font.setupOS2()
    font.setupPost()
    rules = "".join(f"language {tag} exclude_dflt; sub A by t.{tag};\n" for tag in tags)
    addOpenTypeFeaturesFromString(font.font, f"feature locl {{ script latn;\n{rules}}} locl;")
    with tempfile.NamedTemporaryFile(suffix=".ttf") as file:
        font.save(file.name)
        locales = codes + "zh-HK zh-TW zh-Hant zh-Hans-CN zh-MO zh-SG ro-MD sr-Latn und-fonipa".split()
        ours, theirs = [], []
        face = hb.Font(hb.Face(hb.Blob.from_file_path(file.name)))
        lines = "".join(f"{file.name} . . {locale} 41\n" for locale in locales)
        answers = subprocess.run([program, "words"], input=lines, capture_output=True, text=True, check=True)
        for locale, answer in zip(locales, answers.stdout.splitlines(), strict=True):
            ours.append(order[int(answer.split(",")[0])])
            theirs.append(order[int(expected(face, "A", "Latn", {}, locale).split(",")[0])])
        wrong = [one for one in zip(locales, ours, theirs, strict=True) if one[1] != one[2]]
        for locale, one, other in wrong:
            print(f"  {locale}: {one} not {other}")
        print(f"{len(locales)} languages, {len(tags)} tags, {len(wrong)} differ")


FIXTURES = {
    "shaping-dejavu.ttf": ("truetype/dejavu/DejaVuSans.ttf", "AVToyfil -éê\u0301\u0323\u0302لابتسن\u064e\u0651שב\u05bc\u05b8", """
        AVA To Ty fi ffi office affil VoT A-V é éê e\u0301\u0323 \u0301 f\u0301i لا لب بت سلاب نت بَّت لَا لَّا
        بَسَّ لالا شب שב בָּ בבָ"""),
    "shaping-naskh.ttf": ("truetype/noto/NotoNaskhArabic-Regular.ttf", "لابتحمه\u200c\u064e\u0651\u0640\u0670", """
        لا للا بتح محم لَا للَّه الله تمَّ حَـبَّ ححح بحبح لمح لحلم"""),
    "shaping-cantarell.otf": ("opentype/cantarell/Cantarell-Regular.otf", "AVToyfil1é\u0301\u0323", """
        AVA To Ty fi ffi fl affil VoT é e\u0301 y\u0323\u0301 A\u0301V 111"""),
    "languages.ttf": ("truetype/noto/NotoSans-Italic.ttf", "ABbлбгдптşţŞȘıil·áéćsfŋ", """
        бгдпт sr:бгдпт mk:бгдпт bg:бгдпт sr-Cyrl-RS:бд şţ ro:şţ ro-MD:şŞ tr:şţ ca:l·l l·l ca-ES:l·li
        fi tr:fi mh:ļ"""),
    "languages-devanagari.ttf": ("truetype/noto/NotoSansDevanagari-Regular.ttf", "लशश्चखझण५८९ऱ्य\u200d्रअ", """
        लशख mr:लशख mr-IN:शश्च ne:५८९ ५८९ ne:झ झ mr:ऱ्य sa:लश hi:लश ne:अण"""),
    "shaping-inter.ttf": ("truetype/inter-vf/Inter.var.ttf", "AVTo->x19:é\u0301", """
        AVA To -> --> 1x9 x9 9:1 A:1 A-> é o\u0301 x\u0301\u0301"""),
}


def write_fixtures():
    from fontTools.ttLib import TTFont
    import font_fixtures
    for name, (source, letters, words) in FIXTURES.items():
        path, lines = font_fixtures.FOLDER / name, []
        face = font_fixtures.cut(source, letters, tables=("fvar", "gvar", "HVAR", "avar"))
        face.recalcTimestamp = False
        face.save(path)
        font = hb.Font(hb.Face(hb.Blob.from_file_path(str(path))))
        for word in words.split():
            locale, _, word = word.rpartition(":") if word[0].isalpha() else ("", "", word)
            if not drawn(font, word):
                continue
            script = next((one for one in MARKS if any(letter in TEXTS[one] for letter in word
                                                       if letter.isalpha())),
                          "Deva" if "devanagari" in name else "Zyyy")
            scalars = " ".join(f"{ord(letter):x}" for letter in word)
            head = f"{locale}: " if locale else ""
            lines.append(f"{head}{scalars} = {expected(font, word, script, {}, locale)}\n")
        path.with_suffix(".txt").write_text("".join(lines))
        print(f"{name}: {path.stat().st_size} bytes, {len(lines)} words, {TTFont(path)['head'].unitsPerEm}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--random", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--features", default="")
    parser.add_argument("--face", default="")
    parser.add_argument("--tags", action="store_true")
    parser.add_argument("--tracking", type=int, default=0)
    parser.add_argument("--variable", default="")
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    if arguments.program == "fixtures":
        return write_fixtures()
    if arguments.tags:
        return compare_tags(arguments.program)
    if arguments.variable:
        return compare_places(arguments.program, arguments.variable, 20)
    if arguments.tracking:
        for face, scripts in FACES:
            if "Arab" in scripts and arguments.face in face:
                words = TEXTS["Arab"].split() + random_words("Arab", arguments.random)
                compare_tracked(arguments.program, str(FONTS / face), arguments.tracking, words)
        return None
    for face, scripts in FACES:
        path, _, place = face.partition(" ")
        for script in scripts.split() if arguments.face in face else []:
            words = TEXTS[script].split()
            words += phrases(words) + random_words(script, arguments.random)
            for locale in ["", *LOCALES[script].split()]:
                compare(arguments.program, str(FONTS / path), place, script, words, arguments.features, locale)


if __name__ == "__main__":
    main()
