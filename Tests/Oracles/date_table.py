#!/usr/bin/env python3
"""Writes the names of months and weekdays, and date formats, from the Unicode CLDR as packaged by ICU.

    apt-get install nodejs; pip install babel
    python3 Tests/Oracles/date_table.py > Sources/RasterValues/Text/Dates/DateText.swift

Writes a line for each locale that differs from its parent, which `DateText` describes, and the first day of
the week of each region. Node.js must format a date in each month of a year like the table, in all styles.
"""
import json
import subprocess

from locale_table import PARENTS, TAGS

# Locales whose dates differ from those of their language, though their numbers do not.
ALL = sorted({*TAGS, "en-AU", "en-CA", "en-GB", "en-IE", "en-NZ", "nl-BE", "zh-TW", "zh-HK", "fr-BE", "ms-BN"})
STYLES = {
    "short": {"dateStyle": "short"}, "medium": {"dateStyle": "medium"}, "long": {"dateStyle": "long"},
    "full": {"dateStyle": "full"}, "monthAndYear": {"year": "numeric", "month": "long"},
    "dayAndMonth": {"month": "long", "day": "numeric"},
}
SCRIPT = """
const styles = %s, result = {}, regions = {};
const weekOf = locale => (locale.getWeekInfo?.() ?? locale.weekInfo).firstDay;
for (const tag of %s) {
  const make = (date, options) => new Intl.DateTimeFormat(
    tag + "-u-ca-gregory", {...options, timeZone: "UTC"}).formatToParts(date).map(p => [p.type, p.value]);
  const days = [...Array(12).keys()].map(m => new Date(Date.UTC(2026, m, m %% 2 ? 5 : 17 + m)));
  const week = [...Array(7).keys()].map(d => new Date(Date.UTC(2026, 5, 1 + d)));
  const name = (dates, options) => dates.map(d => make(d, options).map(p => p[1]).join(""));
  const facts = {first: weekOf(new Intl.Locale(tag)), styles: {}};
  for (const width of ["long", "short", "narrow"]) {
    facts[width] = name(days, {month: width});
    facts["week-" + width] = name(week, {weekday: width});
  }
  const full = week.map(d => make(d, {dateStyle: "full"}).filter(p => p[0] === "weekday").map(p => p[1])[0]);
  facts.fullWeek = full[0] && full;
  for (const [style, options] of Object.entries(styles))
    facts.styles[style] = days.map(d => make(d, options));
  facts.dates = days.map(d => [d.getUTCMonth(), d.getUTCDate(), d.getUTCDay()]);
  facts.zero = new Intl.NumberFormat(tag).format(0);
  result[tag] = facts;
}
for (let a = 65; a < 91; a++) for (let b = 65; b < 91; b++) {
  const code = String.fromCharCode(a, b);
  try { regions[code] = weekOf(new Intl.Locale("und-" + code)); } catch {}
}
const names = new Intl.DisplayNames("en", {type: "region", fallback: "none"});
for (const code of Object.keys(regions)) if (!names.of(code)) delete regions[code];
console.log(JSON.stringify({version: process.versions.cldr, result, regions}));
"""


def plain(text, zero):
    """The text with the digits of a locale as ASCII."""
    return "".join(chr(ord(c) - ord(zero) + 48) if 0 <= ord(c) - ord(zero) < 10 else c for c in text)


def months(parts, zero):
    return [next(plain(value, zero) for kind, value in date if kind == "month") for date in parts]


NUMBERS = [[f"{n}" for n in range(1, 13)], [f"{n:02}" for n in range(1, 13)]]


def names(facts):
    """The names of months and weekdays: alone and in dates, wide and short; and narrow.

    Node.js has the genitive for some months without a day; the format of a month and a year has the name.
    """
    zero = facts["zero"]
    result = {"L": facts["long"], "l": facts["short"], "N": facts["narrow"], "A": facts["week-long"],
              "a": facts["week-short"], "n": facts["week-narrow"]}
    for name, style, alone in (("B", "long", "L"), ("b", "medium", "l")):
        found = months(facts["styles"][style], zero)
        result[name] = result[alone] if any(text.isdigit() for text in found) else found
    headed = months(facts["styles"]["monthAndYear"], zero)
    if not any(headed == found for found in [*result.values(), *NUMBERS]):
        result["L"] = headed
    return result


def pattern(facts, style, lists):
    """A format with `%` before a letter for each part of a date."""
    zero, dates, found = facts["zero"], facts["styles"][style], set()
    text = months(dates, zero)
    kinds = dict(zip("mM", NUMBERS)) | {name: lists[name] for name in "LBlb"}
    month = next((kind for kind, values in kinds.items() if values == text), None)
    assert month, (style, text, lists)
    for parts, (_, day, weekday) in zip(dates, facts["dates"]):
        result = ""
        for kind, value in parts:
            own = plain(value, zero)
            if kind == "month":
                result += "%" + month
            elif kind == "day":
                assert int(own) == day
                result += "%D" if len(own) == 2 else "%d"
            elif kind == "year":
                assert own in ("2026", "26"), own
                result += "%Y" if own == "2026" else "%y"
            elif kind == "weekday":
                assert value == lists["E"][weekday - 1], (value, lists["E"])
                result += "%E"
            else:
                assert "%" not in value and "|" not in value and "\n" not in value
                result += value
        if day < 10:
            found.add(result)
    assert len(found) == 1, found
    return found.pop()


NAMES = ["L", "l", "N", "A", "a", "n", "B", "b", "E"]
# The list that stands in for one that the table leaves out.
STAND_INS = {"l": "L", "N": "l", "a": "A", "n": "a", "B": "L", "b": "l", "E": "A"}


def fields(facts):
    lists = names(facts) | {"E": facts.get("fullWeek") or facts["week-long"]}
    result = {name: ";".join(lists[name]) for name in NAMES}
    assert all("|" not in text and text.count(";") in (6, 11) for text in result.values()), result
    return result | {style: pattern(facts, style, lists) for style in STYLES} | {"first": str(facts["first"])}


def parent_of(tag):
    return PARENTS.get(tag, tag.rpartition("-")[0])


def resolved(lines, tag, name):
    """The text that the reader of the table finds."""
    step = tag
    while step:
        if text := lines.get(step, {}).get(name):
            return text
        step = parent_of(step)
    return resolved(lines, tag, STAND_INS[name]) if name in STAND_INS else None


def main():
    script = SCRIPT % (json.dumps(STYLES), json.dumps(ALL))
    answer = json.loads(subprocess.run(["node", "-e", script], capture_output=True, check=True).stdout)
    lines = {}
    for tag in sorted(ALL, key=lambda tag: (len(parent_of(tag)) > 0, tag in PARENTS, tag)):
        lines[tag] = {}
        own = fields(answer["result"][tag])
        for name in sorted(own, key=lambda name: STAND_INS.get(name, "") not in ("", "L", "A", "l", "a")):
            if resolved(lines, tag, name) != own[name]:
                lines[tag][name] = own[name]
        for name, text in own.items():
            assert resolved(lines, tag, name) == text, (tag, name)
    order = [*NAMES, *STYLES, "first"]
    print("// Names of months and weekdays, and date formats, generated by Tests/Oracles/date_table.py.")
    print("//")
    print(f"// Source: the Unicode CLDR {answer['version']}, as packaged by ICU; UnicodeText.swift contains its licence.")
    print(HEAD)
    for tag in sorted(lines):
        if lines[tag]:
            print("    " + "|".join([tag.lower(), *(lines[tag].get(name, "") for name in order)]).rstrip("|"))
    print('    """\n')
    print("  /// The first day of the week, from 1 for Monday, and the regions that have it.")
    print("  ///")
    print("  /// Weeks begin on Monday in other regions.")
    print('  static let weeks: StaticString = """')
    for first in (5, 6, 7):
        codes = [code.lower() for code, day in answer["regions"].items() if day == first]
        print(f"    {first} {' '.join(codes)}")
    print('    """\n}')


HEAD = '''
enum DateText {
  /// The names and date formats of each locale.
  ///
  /// The fields are:
  ///
  /// - the tag
  /// - the months: wide, short and narrow
  /// - the weekdays from Monday: wide, short and narrow
  /// - the months in a date with a day: wide and short
  /// - the weekdays in a date
  /// - the formats: short, medium, long, full, month and year, day and month
  /// - the first day of the week, from 1 for Monday
  ///
  /// An empty field has the text of the parent locale, or else that of a similar field.
  /// `LocaleDates` lists the letters that follow `%` in formats.
  static let locales: StaticString = """'''


if __name__ == "__main__":
    main()
