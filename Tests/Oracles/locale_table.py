#!/usr/bin/env python3
"""Writes how languages write numbers and count things, from the Unicode CLDR as ICU and Babel pack it.

    apt-get install nodejs; pip install babel
    python3 Tests/Oracles/locale_table.py > Sources/RasterValues/Text/Numbers/LocaleText.swift

A line for each locale that differs from its parent: its tag; then, as hexadecimal scalars joined by `+` or
`.` for nothing, the decimal separator, the separator of groups, minus, plus, and what stands before and
behind a percentage; the sizes of the last group and of the others; how many digits stand before the first
group at least; the digit 0. Then the rules of cardinal plurals, each with its languages, as Babel has them;
Node.js must count up to 1,000 and some fractions in the same way.
"""
import json
import subprocess

import babel

TAGS = """
af am ar ar-AE ar-DZ ar-EG ar-IQ ar-MA ar-SA ar-TN az be bg bn bs ca cs cy da de de-AT de-CH de-LI el en
en-IN en-ZA es es-419 es-AR es-BO es-CL es-CO es-CR es-CU es-DO es-EC es-GT es-HN
es-MX es-NI es-PA es-PE es-PR es-PY es-SV es-US es-UY es-VE et eu fa fi fil fr fr-CA fr-CH ga gl gu he
hi hr hu hy id is it it-CH ja ka kk km kn ko lo lt lv mk ml mn mr ms mt my nb ne nl nn pa pl pt pt-AO pt-CV pt-MZ pt-PT ro ru
sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu
""".split()
ALIASES = {"fil": ["tl"], "he": ["iw"], "id": ["in"], "nb": ["no"], "ro": ["mo"], "sr": ["sh"]}
# The parent of the Spanish of America is not that of Spain, nor that of the Portuguese of Africa Brazil's.
PARENTS = {tag: "es-419" for tag in TAGS if tag.startswith("es-") and tag != "es-419"} | {
    tag: "pt-PT" for tag in ("pt-AO", "pt-CV", "pt-MZ")}

SCRIPT = """
const part = (parts, type) => parts.filter(p => p.type === type).map(p => p.value)[0] ?? "";
const result = {};
for (const tag of %s) {
  const digits = n => ({maximumFractionDigits: n, minimumFractionDigits: n});
  const text = list => list.map(p => p.value).join("");
  const all = new Intl.NumberFormat(tag, {...digits(1), signDisplay: "always", useGrouping: "always"});
  const parts = all.formatToParts(-1234567890.5);
  const lead = list => text(list.slice(0, list.findIndex(p => p.type === "integer")));
  const whole = parts.filter(p => p.type === "integer").map(p => [...p.value].length);
  const percent = new Intl.NumberFormat(tag, {style: "percent"}).formatToParts(0.4);
  const at = percent.findIndex(p => p.type === "integer");
  const plain = new Intl.NumberFormat(tag, {useGrouping: "auto"});
  const least = [1234, 12345, 123456].findIndex(
    n => plain.formatToParts(n).some(p => p.type === "group")) + 1;
  const rules = new Intl.PluralRules(tag);
  result[tag] = {
    decimal: part(parts, "decimal"), group: part(parts, "group"), minus: lead(parts),
    plus: lead(all.formatToParts(1)), before: text(percent.slice(0, at)),
    behind: text(percent.slice(at + 1)), last: whole.at(-1), other: whole.at(-2), least,
    zero: text(new Intl.NumberFormat(tag).formatToParts(0)),
    plurals: %s.map(n => rules.select(n)),
  };
}
console.log(JSON.stringify({version: process.versions.cldr, result}));
"""
COUNTED = list(range(1001)) + [1000000, 2000000, 1000001, 0.5, 1.5, 0.1, 2.1, 1.2, 21.1, 10.25]


def scalars(text):
    return "+".join(f"{ord(scalar):X}" for scalar in text) or "."


def line(facts):
    names = ("decimal", "group", "minus", "plus", "before", "behind")
    return " ".join([*(scalars(facts[name]) for name in names), str(facts["last"]),
                     str(facts["other"]), str(facts["least"]), scalars(facts["zero"])])


def main():
    script = SCRIPT % (json.dumps(TAGS + ["und"]), json.dumps(COUNTED))
    answer = json.loads(subprocess.run(["node", "-e", script], capture_output=True, check=True).stdout)
    facts = answer["result"]
    root = ". 2C 2D 2B . 25 3 3 1 30".replace(".", "2E", 1)
    lines = {}
    for tag in TAGS:
        parent = PARENTS.get(tag, tag.rpartition("-")[0])
        own = line(facts[tag])
        if own != (line(facts[parent]) if parent else root):
            lines[tag] = own
    rules = {}
    for tag in sorted({tag.split("-")[0] for tag in TAGS} | {"pt-PT"}):
        rule = babel.Locale.parse(tag.replace("-", "_")).plural_form
        found = [rule(number) for number in COUNTED]
        assert found == facts[tag]["plurals"], (tag, [
            (n, a, b) for n, a, b in zip(COUNTED, found, facts[tag]["plurals"]) if a != b][:5])
        text = "; ".join(f"{category}: {condition}" for category, condition in rule.rules.items())
        rules.setdefault(text, []).append(tag.lower())
    print("// How languages write numbers and count things: made by Tests/Oracles/locale_table.py.")
    print("//")
    print(f"// Source: the Unicode CLDR {answer['version']}, as ICU packs it; UnicodeText.swift has its licence.")
    print("\nenum LocaleText {")
    print("  /// Tag, decimal separator, groups, minus, plus, before and behind a percentage, sizes of the last")
    print("  /// group and of others, digits before the first group at least, the digit 0.")
    print('  static let numbers: StaticString = """')
    for tag, text in lines.items():
        print(f"    {tag.lower()} {text}")
    print('    """\n')
    print("  /// The parents of locales that are not their tags without the last part.")
    print('  static let parents: StaticString = """')
    for tag, parent in PARENTS.items():
        print(f"    {tag.lower()} {parent.lower()}")
    print('    """\n')
    print("  /// Languages, and the conditions of their plurals in the words of UTS #35; the first")
    print("  /// that holds gives the category, and where none does, it is `other`.")
    print('  static let plurals: StaticString = """')
    for text, languages in rules.items():
        print(f"    {' '.join(languages)}")
        for part in text.split("; "):
            category, _, condition = part.partition(": ")
            for alternative in condition.split(" or ") if part else []:
                print(f"    = {category}: {alternative}")
    print('    """\n')
    print("  /// Languages, and other tags for them.")
    print('  static let aliases: StaticString = """')
    for language, aliases in ALIASES.items():
        print(f"    {language} {' '.join(aliases)}")
    print('    """')
    print("}")


if __name__ == "__main__":
    main()
