#!/usr/bin/env python3
"""Compares the lines of texts with soft hyphens with Chromium's: their letters, hyphens and widths.

    pip install fonttools
    apt-get install chromium fonts-noto-core
    python3 Tests/Oracles/soft_hyphens.py .build/release/Benchmarks [--count 40] [--seed 11]

Texts are made of words below, in which a bar stands for a soft hyphen, in boxes of random widths. In the
narrowest ones, words are broken between letters, and ligatures are divided.
"""
import argparse
import html
import json
import pathlib
import random
import subprocess
import tempfile

from fontTools.ttLib import TTFont

FONT = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
SIZE = 14
HYPHEN = "\u00ad"
WORDS = """Donau|dampf|schiff|fahrts|gesell|schaft of|fice ef|fi|cient Schiff|fahrt Auf|fahrt hy|phen|ation
    in|ter|na|tion|al com|mu|ni|ca|tion af|flu|ent fluf|fy Bun|des|re|pu|blik Kraft|fahr|zeug AVA|TAR To|Ty|To
    V|A|V|A cof|fee dif|fi|cul|ty re|spon|si|bil|i|ty un|der|stand|ing pho|tog|ra|phy
    an|ti|dis|es|tab|lish|ment|ar|i|an|ism""".replace("|", HYPHEN).split()
LIGATURES = {"\ufb00": "ff", "\ufb01": "fi", "\ufb02": "fl", "\ufb03": "ffi", "\ufb04": "ffl", "\u2010": "-"}
SCRIPT = """
document.fonts.load('14px F').then(() => {
  const lines = [...document.querySelectorAll('div')].map(box => {
    const text = box.firstChild, range = document.createRange(), lines = []
    for (let index = 0; index < text.length; index += 1) {
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      const rects = [...range.getClientRects()], rect = rects[rects.length - 1]
      const letter = text.data[index]
      if (rect && letter != '\\u00ad' && !lines.some(line => Math.abs(line.top - rect.top) < 2)) {
        lines.push({ text: '', width: 0, top: rect.top })
      }
      lines[lines.length - 1].text += letter
      // A hyphen belongs to the letter after it, too.
      for (const line of lines)
        for (const one of rects.filter(one => Math.abs(one.top - line.top) < 2))
          line.width = Math.max(line.width, one.right - box.getBoundingClientRect().left)
    }
    return lines
  })
  document.querySelector('pre').textContent = '@@' + JSON.stringify(lines) + '@@'
})
"""


def theirs(cases):
    """Chromium's lines: their text with soft hyphens, and their widths."""
    boxes = "".join(f'<div style="width: {width}px">{html.escape(text)}</div>' for text, width in cases)
    style = f"@font-face {{ font-family: F; src: url('file://{FONT}') }} div {{ font: {SIZE}px F; overflow-wrap: anywhere }}"
    page = f"<!doctype html><meta charset=utf-8><style>{style}</style>{boxes}<pre></pre><script>{SCRIPT}</script>"
    with tempfile.NamedTemporaryFile(suffix=".html") as file:
        file.write(page.encode())
        file.flush()
        command = ["chromium", "--headless", "--no-sandbox", "--allow-file-access-from-files",
                   "--virtual-time-budget=5000", "--dump-dom", f"file://{file.name}"]
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    results = []
    for lines in json.loads(html.unescape(output.split("@@")[1])):
        texts = [line["text"].strip() for line in lines]
        shown = [text.replace(HYPHEN, "") + ("-" if text.endswith(HYPHEN) and text is not texts[-1] else "")
                 for text in texts]
        results.append(list(zip(shown, [line["width"] for line in lines], strict=True)))
    return results


def ours(program, cases):
    font = TTFont(FONT)
    letters = {font.getGlyphID(glyph): LIGATURES.get(chr(letter), chr(letter))
               for letter, glyph in font.getBestCmap().items()}
    requests = []
    for text, width in cases:
        scalars = " ".join(f"{ord(letter):x}" for letter in text)
        requests.append(f"{FONT} . size={SIZE},width={width} . {scalars}\n")
    answers = subprocess.run([program, "words"], input="".join(requests), capture_output=True, text=True,
                             check=True).stdout.splitlines()
    results = []
    for answer in answers:
        lines = []
        for line in answer.split(" | "):
            *glyphs, width = line.split()
            text = "".join(letters[int(glyph.split(",")[0])] for glyph in glyphs)
            lines.append((text, float(width)))
        results.append(lines)
    return results


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=11)
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    cases = []
    while len(cases) < arguments.count:
        text = " ".join(random.choice(WORDS) for _ in range(random.choice([1, 1, 2, 3, 4])))
        cases.append((text, random.randint(30, 160)))
    wrong, hyphenated = 0, 0
    for case, one, other in zip(cases, ours(arguments.program, cases), theirs(cases), strict=True):
        hyphenated += any(text.endswith("-") for text, _ in other)
        widths = [abs(mine - their) for (_, mine), (_, their) in zip(one, other)]
        if [text for text, _ in one] != [text for text, _ in other] or max(widths) > 0.1:
            wrong += 1
            print(f"  {case[0].replace(HYPHEN, '|')} in {case[1]}: {one}\n    not {other}")
    print(f"{pathlib.Path(FONT).name}: {len(cases)} texts, {hyphenated} with hyphens, {wrong} differ")


if __name__ == "__main__":
    main()
