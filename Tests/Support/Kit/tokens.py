#!/usr/bin/env python3
"""Counts the tokens of the kit's twenty components, and of the same components in HTML and CSS.

    python3 Tests/Support/Kit/tokens.py            prints the table of the guide
    python3 Tests/Support/Kit/tokens.py --check    fails if the guide has another table

Both sides are counted by the rules of their lexers, without white space and comments:

- .raster: the tokens of `TokenKind`. A string is its quotes, its text and its interpolations.
- CSS: the tokens of CSS Syntax Level 3, in the `style` element of a page.
- HTML: for a start tag its name, its attributes (name, '=' and value) and its end; one for an end tag; one for a text.

The first two columns count what describes the appearance. A page has no counterpart for declarations of properties
and of their types, and both sides describe accessibility in their own way: `state`, `struct`, `enum` and
`accessibility` of a source, and the roles, ids and `aria-` attributes of a page, are left out. The last column counts
these, too. Never counted are imports, `states` and `tests` of a source, the head of a page, and the shared files of
both sides. Markup between `<!-- again -->` and `<!-- end -->` repeats what a template would write once.
"""

import html.parser
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parents[2]
GUIDE = ROOT / "Sources/Raster/Raster.docc/FromOtherLayouts.md"

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


def parts(source):
    """The source without imports and named states, and the part of it that describes the appearance.

    Sources are formatted, so a line of a component is indented by two spaces, and a block ends at its indentation.
    """
    whole, appearance = [], []
    skipped = None
    for line in source.split("\n"):
        indentation = len(line) - len(line.lstrip(" "))
        closes = skipped and indentation == skipped[1] and line.strip()[:1] in ("]", ")", "}")
        if skipped and (indentation > skipped[1] or closes):
            target = skipped[0]
        else:
            word = line.split(" ", indentation + 1)[indentation] if line.strip() else ""
            target = 2
            if word in ("import", "states", "tests"):
                target = 0
            elif word in ("state", "struct", "enum", "accessibility"):
                target = 1
            skipped = None if target == 2 else (target, indentation)
        if target >= 1:
            whole.append(line)
        if target == 2:
            appearance.append(line)
    return "\n".join(whole), "\n".join(appearance)


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


SPOKEN = re.compile(r"aria-|role$|id$|tabindex$")


class Markup(html.parser.HTMLParser):
    """Counts the tokens of a page's body, and collects its styles."""

    def __init__(self):
        super().__init__()
        self.count, self.appearance, self.styles = 0, 0, ""
        self.inside, self.skipped = [], False

    def handle_starttag(self, tag, attributes):
        if self.counts:
            self.count += 2 + sum(1 if value is None else 3 for _, value in attributes)
            visible = [value for name, value in attributes if not SPOKEN.match(name)]
            self.appearance += 2 + sum(1 if value is None else 3 for value in visible)
        self.inside.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        self.inside.pop()

    def handle_endtag(self, tag):
        while self.inside and self.inside.pop() != tag:
            pass
        if self.counts:
            self.count += 1
            self.appearance += 1

    def handle_data(self, data):
        if self.inside and self.inside[-1] == "style":
            self.styles += data
        elif self.counts and data.strip():
            self.count += 1
            self.appearance += 1

    def handle_comment(self, data):
        self.skipped = {"again": True, "end": False}.get(data.strip(), self.skipped)

    @property
    def counts(self):
        return "body" in self.inside and not self.skipped


def counts(name):
    """The tokens of a component's appearance and of its page's, and then all that are counted of both."""
    source = (ROOT / f"Samples/Kit/Components/Kit{name}.raster").read_text()
    page = Markup()
    page.feed((FOLDER / f"peers/{name}.html").read_text())
    css = len(css_tokens(page.styles))
    whole, appearance = (len(raster_tokens(part)) for part in parts(source))
    return appearance, css + page.appearance, whole, css + page.count


def table(rows):
    """The table of the guide."""
    lines = [
        "| component | `.raster` | HTML and CSS | ratio | with declarations and accessibility |",
        "|---|---|---|---|---|",
    ]
    total = tuple(map(sum, zip(*rows.values())))
    for name, row in [*((NAMES[name], row) for name, row in rows.items()), ("all", total)]:
        own, peer, whole, page = row
        lines.append(f"| {name} | {own:,} | {peer:,} | {100 * own / peer:.0f} % | {whole:,} : {page:,} |")
    return "\n".join(lines)


def main():
    text = table({name: counts(name) for name in NAMES})
    print(text)
    if "--check" in sys.argv[1:] and text not in GUIDE.read_text():
        sys.exit(f"the table of {GUIDE.relative_to(ROOT)} differs")


if __name__ == "__main__":
    main()
