#!/usr/bin/env python3
"""Subsets Debian's Noto fonts for the sample Languages, with the text of the licence in them.

    pip install fonttools
    apt-get install fonts-noto-core
    python3 Tests/Oracles/language_fonts.py

Samples/Components/fonts/OFL.txt is their licence.
"""
import pathlib
import unicodedata

from fontTools import subset
from fontTools.ttLib import TTFont

FOLDER = pathlib.Path(__file__).parent.parent.parent / "Samples" / "Components" / "fonts"
FONTS = pathlib.Path("/usr/share/fonts/truetype/noto")
TEXTS = {
    "Naskh.ttf": ("NotoNaskhArabic-Regular.ttf",
        "يقع الفندق (شُيّد عام 1912) على ضفة البحيرة، وفيه 24 غرفة."),
    "Hebrew.ttf": ("NotoSansHebrew-Regular.ttf",
        "המלון (נבנה ב־1912) ניצב על שפת האגם; יש בו 24 חדרים."),
    "Devanagari.ttf": ("NotoSansDevanagari-Regular.ttf",
        "होटल झील के किनारे है; इसमें 24 कमरे हैं।"),
    "Bengali.ttf": ("NotoSansBengali-Regular.ttf",
        "হোটেলটি হ্রদের ধারে; এতে ২৪টি ঘর আছে।"),
    "Tamil.ttf": ("NotoSansTamil-Regular.ttf",
        "விடுதி ஏரிக்கரையில் உள்ளது; அதில் 24 அறைகள் உள்ளன."),
    "Telugu.ttf": ("NotoSansTelugu-Regular.ttf",
        "హోటల్ సరస్సు పక్కన ఉంది; అందులో 24 గదులు ఉన్నాయి."),
    "Kannada.ttf": ("NotoSansKannada-Regular.ttf",
        "ಹೋಟೆಲ್ ಸರೋವರದ ಪಕ್ಕದಲ್ಲಿದೆ; ಅದರಲ್ಲಿ 24 ಕೋಣೆಗಳಿವೆ."),
    "Malayalam.ttf": ("NotoSansMalayalam-Regular.ttf",
        "ഹോട്ടൽ തടാകത്തിനരികിലാണ്; അതിൽ 24 മുറികളുണ്ട്."),
    "Gujarati.ttf": ("NotoSansGujarati-Regular.ttf",
        "હોટેલ તળાવના કિનારે છે; તેમાં 24 રૂમ છે."),
    "Gurmukhi.ttf": ("NotoSansGurmukhi-Regular.ttf",
        "ਹੋਟਲ ਝੀਲ ਦੇ ਕੰਢੇ ਹੈ; ਇਸ ਵਿੱਚ 24 ਕਮਰੇ ਹਨ।"),
    "Odia.ttf": ("NotoSansOriya-Regular.ttf",
        "ହୋଟେଲଟି ହ୍ରଦ କୂଳରେ ଅଛି; ଏଥିରେ 24ଟି କୋଠରି ଅଛି।"),
    "Sinhala.ttf": ("NotoSansSinhala-Regular.ttf",
        "හෝටලය වැව අසල පිහිටා ඇත; එහි කාමර 24ක් ඇත."),
    "Khmer.ttf": ("NotoSansKhmer-Regular.ttf",
        "សណ្ឋាគារនេះស្ថិតនៅក្បែរបឹង មានបន្ទប់ 24។"),
    "Myanmar.ttf": ("NotoSansMyanmar-Regular.ttf",
        "ဟိုတယ်သည် ရေကန်ဘေးတွင်ရှိပြီး အခန်း ၂၄ ခန်းရှိသည်။"),
    "Lao.ttf": ("NotoSansLao-Regular.ttf",
        "ໂຮງແຮມຕັ້ງຢູ່ແຄມທະເລສາບ ມີ 24 ຫ້ອງ."),
    "Thai.ttf": ("NotoSansThai-Regular.ttf",
        "โรงแรมตั้งอยู่ริมทะเลสาบ มี 24 ห้อง"),
    "Tibetan.ttf": ("NotoSerifTibetan-Regular.ttf",
        "མགྲོན་ཁང་མཚོ་འགྲམ་དུ་ཡོད།"),
    "Javanese.ttf": ("NotoSansJavanese-Regular.ttf",
        "ꦲꦺꦴꦠꦺꦭ꧀ꦲꦶꦁꦥꦶꦁꦒꦶꦂꦠꦭꦒ"),
    "Balinese.ttf": ("NotoSansBalinese-Regular.ttf",
        "ᬳᭀᬢᬾᬮ᭄ᬭᬶᬂᬢᭂᬧᬶᬤᬦᬸ"),
    "Georgian.ttf": ("NotoSansGeorgian-Regular.ttf",
        "სასტუმრო ტბის პირასაა; მას 24 ოთახი აქვს."),
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
        # Vowels of several parts are decomposed.
        subsetter.populate(text=text + unicodedata.normalize("NFD", text))
        subsetter.subset(font)
        font.save(FOLDER / name)


if __name__ == "__main__":
    main()
