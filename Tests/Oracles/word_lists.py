#!/usr/bin/env python3
"""Writes the word lists for line breaking in Thai, Lao and Khmer, from ICU's dictionaries.

    apt-get install libicu72 icu-devtools unicode-cldr-core iso-codes
    pip download --no-deps pythainlp, whose corpus/tnc_freq.txt (CC0) is the list of frequencies
    python3 Tests/Oracles/word_lists.py tnc_freq.txt

The words come from ICU 72 (Unicode licence). The lists contain the words that are most frequent in the Thai
National Corpus, in the Common Locale Data Repository and in translated names of countries and languages,
and those that form most other words, up to a number of bytes for each script. Words are sorted; each is
stored as the number of letters that it shares with the previous word, and its remaining letters. Prints the
number of words, and the percentage of the word ends in the texts that are found.
"""
import collections
import gettext
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).parent.parent.parent / "Sources" / "RasterDrawing" / "Text" / "Words"
LICENCE = (FOLDER.parent.parent.parent / "RasterValues" / "Text" / "Unicode" / "UnicodeText.swift")
ICU = pathlib.Path("/usr/lib/x86_64-linux-gnu/libicudata.so.72")
CLDR = pathlib.Path("/usr/share/unicode/cldr/common")
LOCALES = pathlib.Path("/usr/share/locale")
SCRIPTS = {
    # Name: dictionary, locale, first letter, last letter, bytes.
    "Thai": ("thai", "th", 0x0E01, 0x0E4E, 25_000),
    "Lao": ("lao", "lo", 0x0E81, 0x0EDF, 12_000),
    "Khmer": ("khmer", "km", 0x1780, 0x17D3, 18_000),
}
# The characters for shared letter counts, and the character for the first letter of a script.
SHARED, FIRST = "!$%&'()", 0x2A
WIDTH = 96


class Trie:
    """The words of one of ICU's byte tries."""

    def __init__(self, data):
        head = struct.unpack_from("<H", data, 0)[0]
        numbers = struct.unpack_from("<8i", data, head)
        self.data = data[head + numbers[0]:]
        self.base = numbers[5] & 0x1FFFFF
        self.words = []
        self.node(0, b"")

    def number(self, place, steps):
        """A number whose first byte determines how many bytes follow; `steps` are the thresholds."""
        lead = self.data[place]
        if lead < steps[0]:
            return lead, place + 1
        if lead < steps[1]:
            return (lead - steps[0]) << 8 | self.data[place + 1], place + 2
        if lead < steps[2]:
            return (lead - steps[1]) << 16 | int.from_bytes(self.data[place + 1:place + 3], "big"), place + 3
        size = 3 if lead == steps[2] else 4
        return int.from_bytes(self.data[place + 1:place + 1 + size], "big"), place + 1 + size

    def value(self, place):
        lead = self.data[place] >> 1
        place += 1
        if lead < 0x51:
            return lead - 0x10, place
        if lead < 0x6C:
            return (lead - 0x51) << 8 | self.data[place], place + 1
        size = 2 if lead < 0x7E else lead - 0x7E + 3
        high = lead - 0x6C if lead < 0x7E else 0
        return high << 16 | int.from_bytes(self.data[place:place + size], "big"), place + size

    def add(self, letters):
        if max(letters) < 0xFE:
            self.words.append("".join(chr(self.base + letter) for letter in letters))

    def node(self, place, letters):
        while True:
            lead = self.data[place]
            if lead < 0x10:
                place += 1
                if lead == 0:
                    lead = self.data[place]
                    place += 1
                return self.branch(place, lead + 1, letters)
            if lead < 0x20:
                letters += self.data[place + 1:place + lead - 0x0E]
                place += lead - 0x0E
            else:
                self.add(letters)
                if lead & 1:
                    return None
                place = self.value(place)[1]

    def branch(self, place, count, letters):
        while count > 5:
            distance, next_place = self.number(place + 1, (0xC0, 0xF0, 0xFE))
            self.branch(next_place + distance, count >> 1, letters)
            count -= count >> 1
            place = next_place
        while count > 1:
            letter, lead = self.data[place], self.data[place + 1]
            value, place = self.value(place + 1)
            if lead & 1:
                self.add(letters + bytes([letter]))
            else:
                self.node(place + value, letters + bytes([letter]))
            count -= 1
        self.node(place + 1, letters + self.data[place:place + 1])


def dictionary(name, folder):
    data = ICU.read_bytes()
    archive = folder / "icudt72l.dat"
    if not archive.exists():
        archive.write_bytes(data[data.index(b"CmnD") - 12:])
    subprocess.run(["icupkg", "-x", f"brkitr/{name}dict.dict", "-d", folder, archive], check=True)
    return set(Trie((folder / "brkitr" / f"{name}dict.dict").read_bytes()).words)


def texts(locale, first, last):
    found = []
    for path in [CLDR / "main" / f"{locale}.xml", CLDR / "annotations" / f"{locale}.xml",
                 CLDR / "annotationsDerived" / f"{locale}.xml"]:
        if path.exists():
            found += re.findall(r">([^<]+)<", path.read_text(encoding="utf-8"))
    for path in sorted((LOCALES / locale / "LC_MESSAGES").glob("*.mo")):
        with open(path, "rb") as file:
            found += [value for value in gettext.GNUTranslations(file)._catalog.values()
                      if isinstance(value, str)]
    run = re.compile(f"[{chr(first)}-{chr(last)}]+")
    return [part for text in found for part in run.findall(text)]


def split(text, words, longest, without=None):
    """Splits a text into the fewest words, with few unknown letters; None if it cannot be split."""
    best = [(0, 0)] + [None] * len(text)
    for start in range(len(text)):
        if best[start] is None:
            continue
        for end in range(start + 1, min(start + longest, len(text)) + 1):
            part = text[start:end]
            if part in words and part != without:
                cost = best[start][0] + 1
            elif end == start + 1:
                cost = best[start][0] + 4
            else:
                continue
            if best[end] is None or cost <= best[end][0]:
                best[end] = (cost, start)
    parts, end = [], len(text)
    while end > 0:
        parts.append(text[best[end][1]:end])
        end = best[end][1]
    return parts[::-1]


def code(letter, first):
    """The number of a letter; Lao's last four letters, after its digits, follow the others."""
    return ord(letter) - first - (12 if 0x0EDC <= ord(letter) <= 0x0EDF else 0)


def encoded(words, first):
    text, last = [], ""
    for word in sorted(words):
        shared = 0
        while shared < min(len(word), len(last), len(SHARED) - 1) and word[shared] == last[shared]:
            shared += 1
        text.append(SHARED[shared] + "".join(chr(code(letter, first) + FIRST) for letter in word[shared:]))
        last = word
    return "".join(text)


def chosen(words, counts, first, room):
    ranked = sorted(words, key=lambda word: (-counts[word], len(word), word))
    low, high = 0, len(ranked)
    while low < high:
        middle = (low + high + 1) // 2
        if len(encoded(ranked[:middle], first)) <= room:
            low = middle
        else:
            high = middle - 1
    return ranked[:low]


def main():
    frequencies = dict(line.split("\t") for line in
                       pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines() if "\t" in line)
    licence = [line for line in LICENCE.read_text(encoding="utf-8").splitlines() if line.startswith("//")][2:]
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        for script, (source, locale, first, last, room) in SCRIPTS.items():
            words = {word for word in dictionary(source, pathlib.Path(name))
                     if 2 <= len(word) <= 20 and all(first <= ord(letter) <= last for letter in word)}
            longest = max(map(len, words))
            counts = collections.Counter()
            runs = texts(locale, first, last)
            for text in runs:
                counts.update({part: 6 for part in split(text, words, longest)})
            for word in sorted(words):
                parts = split(word, words, longest, without=word)
                if all(part in words for part in parts):
                    counts.update(parts)
                    counts[word] -= 4
                if script == "Thai":
                    counts[word] += int(frequencies.get(word, 0)) // 20
            kept = set(chosen(words, counts, first, room))
            ends = found = 0
            for text in runs[:4000]:
                full, own, place = split(text, words, longest), set(), 0
                for part in split(text, kept, longest):
                    place += len(part)
                    own.add(place)
                place = 0
                for part in full[:-1]:
                    place += len(part)
                    ends += 1
                    found += place in own
            text = encoded(kept, first)
            print(f"{script}: {len(kept)} of {len(words)} words, {len(text)} bytes, "
                  f"{100 * found / max(ends, 1):.1f} % of the ends of words in texts")
            lines = "\n".join(f"    {text[start:start + WIDTH]}" for start in range(0, len(text), WIDTH))
            (FOLDER / f"WordLists+{script}.swift").write_text(
                f"// The most common {script} words, from ICU 72; generated by Tests/Oracles/word_lists.py.\n//\n"
                + "\n".join(licence) + f"\n\nextension WordLists {{\n"
                f"  /// A list of {len(kept)} words, encoded as described for `WordList`.\n"
                f'  static let {script.lower()}: StaticString = #"""\n{lines}\n    """#\n}}\n',
                encoding="utf-8")


if __name__ == "__main__":
    main()
