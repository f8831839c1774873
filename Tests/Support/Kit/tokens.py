#!/usr/bin/env python3
"""Counts the tokens of the kit's twenty components, and of the same components in HTML and CSS.

    python3 Tests/Support/Kit/tokens.py            prints the table of the guide
    python3 Tests/Support/Kit/tokens.py --check    fails if a ratio is too high, or the guide has another table

Both sides are counted by the rules of their lexers, without white space and comments:

- .raster: the tokens of `TokenKind`. A string is its quotes, its text and its interpolations.
- CSS: the tokens of CSS Syntax Level 3, in the `style` element of a page.
- HTML: for a start tag its name, its attributes (name, '=' and value) and its end; one for an end tag; one for a text.

What the other side does not have is left out: `states`, `tests` and `import` lines of a source; the head of a page.
So are the shared files of both sides. Markup between `<!-- again -->` and `<!-- end -->` repeats what a template
would write once, and is left out. The default values of a source are counted.
"""

import html.parser
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parents[2]
GUIDE = ROOT / "Sources/Raster/Raster.docc/Layouts.md"

NAMES = {
    "ListItem": "list item with an avatar and two actions",
    "DataRow": "row of a data table",
    "Banner": "banner with an icon and a link",
    "Toast": "toast",
    "EmptyState": "empty state",
    "Pagination": "pagination",
    "Breadcrumb": "breadcrumb",
    "Stepper": "stepper",
    "Tabs": "tabs with counters",
    "Composer": "chat composer",
    "PricingCard": "pricing card",
    "KanbanCard": "kanban card",
    "Notification": "notification",
    "FileRow": "file upload row",
    "DateRange": "date range field",
    "CommandRow": "command palette row",
    "ProfileHeader": "profile header",
    "MetricTile": "metric tile with a sparkline",
    "Comments": "comment thread",
    "CookieNotice": "cookie notice",
}

TRIVIA = re.compile(r"\s+|//[^\n]*|/\*.*?\*/", re.S)
TOKEN = re.compile(
    r"#[0-9A-Fa-f]+"
    r"|(?:\d+\.\d+|\d+|\.\d+)(?:[eE][+-]?\d+)?(?:%|[A-Za-z]+)?"
    r"|[A-Za-z_]\w*"
    r"|\.\.\.|\.\.<|->|==|!=|<=|>=|&&|\|\||\?\?"
    r"|[-+*/<>=!?:,.(){}\[\]]"
)


def raster_tokens(source):
    """The tokens of a .raster source, as texts."""
    tokens, at = [], 0

    def scan(closing):
        nonlocal at
        depth = 0
        while at < len(source):
            if trivia := TRIVIA.match(source, at):
                at = trivia.end()
            elif source[at] == '"':
                string()
            else:
                token = TOKEN.match(source, at)
                if token is None:
                    raise ValueError(f"unexpected {source[at]!r}")
                depth += {"(": 1, ")": -1}.get(token[0], 0)
                if closing and depth < 0:
                    return
                tokens.append(token[0])
                at = token.end()

    def string():
        nonlocal at
        tokens.append('"')
        at += 1
        start = at
        while source[at] != '"':
            if source.startswith("\\(", at):
                if at > start:
                    tokens.append(source[start:at])
                tokens.append("\\(")
                at += 2
                scan(closing=True)
                tokens.append(")")
                at += 1
                start = at
            else:
                at += 2 if source[at] == "\\" else 1
        if at > start:
            tokens.append(source[start:at])
        tokens.append('"')
        at += 1

    scan(closing=False)
    return tokens


def counted(tokens):
    """The tokens without `import` lines and the blocks `states` and `tests`."""
    result, at = [], 0
    while at < len(tokens):
        word, following = tokens[at], tokens[at + 1] if at + 1 < len(tokens) else ""
        if word == "import":
            at += 4  # the word, and a string of three tokens
            if at < len(tokens) and tokens[at] == ",":
                at += 4  # , as: Name
        elif word in ("states", "tests") and following == "{":
            depth, at = 1, at + 2
            while depth:
                depth += {"{": 1, "}": -1}.get(tokens[at], 0)
                at += 1
        else:
            result.append(word)
            at += 1
    return result


CSS_TOKEN = re.compile(
    r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)*\''
    r"|url\([^)]*\)"
    r"|@-?[A-Za-z_][\w-]*"
    r"|#[\w-]+"
    r"|[+-]?(?:\d+\.\d+|\d+|\.\d+)(?:[eE][+-]?\d+)?(?:%|-?[A-Za-z_][\w-]*)?"
    r"|(?:--|-?[A-Za-z_])[\w-]*\(?"
    r"|\S"
)


def css_tokens(text):
    """The tokens of a style sheet."""
    return CSS_TOKEN.findall(re.sub(r"/\*.*?\*/", "", text, flags=re.S))


class Markup(html.parser.HTMLParser):
    """Counts the tokens of a page's body, and collects its styles."""

    def __init__(self):
        super().__init__()
        self.count, self.whole, self.styles = 0, 0, ""
        self.inside, self.skipped = [], False

    def handle_starttag(self, tag, attributes):
        if self.counts:
            self.count += 2 + sum(1 if value is None else 3 for _, value in attributes)
            self.whole += 1 + len(attributes)
        self.inside.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        self.inside.pop()

    def handle_endtag(self, tag):
        while self.inside and self.inside.pop() != tag:
            pass
        if self.counts:
            self.count += 1
            self.whole += 1

    def handle_data(self, data):
        if self.inside and self.inside[-1] == "style":
            self.styles += data
        elif self.counts and data.strip():
            self.count += 1
            self.whole += 1

    def handle_comment(self, data):
        self.skipped = {"again": True, "end": False}.get(data.strip(), self.skipped)

    @property
    def counts(self):
        return "body" in self.inside and not self.skipped


def counts(name):
    """The tokens of a component, of its page, and of its page if a tag with an attribute is two tokens."""
    source = (ROOT / f"Samples/Kit/Components/Kit{name}.raster").read_text()
    page = Markup()
    page.feed((FOLDER / f"peers/{name}.html").read_text())
    css = len(css_tokens(page.styles))
    return len(counted(raster_tokens(source))), css + page.count, css + page.whole


def table(rows):
    """The table of the guide."""
    lines = ["| component | `.raster` | HTML and CSS | ratio |", "|---|---|---|---|"]
    for name, (raster, web, _) in rows.items():
        lines.append(f"| {NAMES[name]} | {raster} | {web} | {100 * raster / web:.0f} % |")
    raster, web = (sum(row[index] for row in rows.values()) for index in (0, 1))
    lines.append(f"| all | {raster:,} | {web:,} | {100 * raster / web:.0f} % |")
    return "\n".join(lines)


def main():
    rows = {name: counts(name) for name in NAMES}
    text = table(rows)
    print(text)
    raster, web, whole = (sum(row[index] for row in rows.values()) for index in range(3))
    print(f"if a tag and each attribute are one token: {100 * raster / whole:.0f} %")
    if "--check" in sys.argv[1:]:
        worst = max(rows, key=lambda name: rows[name][0] / rows[name][1])
        failures = []
        if raster > 0.7 * web:
            failures.append(f"the sources have {raster} tokens, more than 70 % of {web}")
        if rows[worst][0] > rows[worst][1]:
            failures.append(f"{worst} has more tokens than its page")
        if text not in GUIDE.read_text():
            failures.append(f"the table of {GUIDE.relative_to(ROOT)} differs")
        for failure in failures:
            print(failure, file=sys.stderr)
        sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
