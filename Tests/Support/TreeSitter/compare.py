"""Compares the grammar for tree-sitter with `rasterc`: accepted sources, token colours, indentation.

    python3 compare.py RASTERC PARSER [--mutants N] [--seed S]

PARSER is the shared library of the generated parser and its scanner. Exits with 1 on a difference.
"""

import argparse
import ctypes
import json
import random
import re
import subprocess
import sys
import warnings
from collections import Counter
from pathlib import Path

import tree_sitter

ROOT = Path(__file__).resolve().parents[3]
QUERIES = ROOT / "Grammar/tree-sitter/queries"
FOLDERS = [
    "Samples", "Tests/SampleTests/Language", "Tests/RasterSemanticsTests/Fixtures",
    "Tests/RasterSyntaxTests/Fixtures", "Tests/RasterFormatTests",
]
# The grammar does not support brackets nested a hundred deep, as its file says, or the parser's support for
# syntax of other languages.
BEYOND = {"nested-too-deeply.raster"}
# A word, a number, a colour, a string or punctuation.
TOKEN = re.compile(
    rb'"(?:[^"\\\n]|\\.)*"|//[^\n]*|[A-Za-z_]\w*|[0-9.]+%?|#\w+|\?\?|&&|\|\||[=!<>]=|\.\.[.<]|->|\S'
)
# The captures allowed for a token of each class.
CLASSES = {
    "comment": ("comment",),
    "keyword": ("keyword", "boolean", "constant.builtin", "variable.parameter"),
    "number": ("number",),
    "string": ("string",),
    "operator": ("operator", "punctuation"),
}
# The captures of tokens that are not names.
NO_NAMES = ("comment", "keyword", "number", "string", "operator", "punctuation")


class Parser:
    def __init__(self, library):
        function = ctypes.CDLL(library).tree_sitter_raster
        function.restype = ctypes.c_void_p
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.language = tree_sitter.Language(function())
        self.parser = tree_sitter.Parser(self.language)

    def tree(self, text):
        return self.parser.parse(text).root_node

    def accepts(self, text):
        return not self.tree(text).has_error

    def query(self, name):
        return tree_sitter.Query(self.language, (QUERIES / name).read_text())


def accepts(rasterc, text):
    """Whether the language's parser accepts a text; if not, the formatter refuses it."""
    return subprocess.run([rasterc, "format", "-"], input=text, capture_output=True).returncode == 0


def compare_files(rasterc, parser, files):
    counts, wrong = Counter(), 0
    for path in files:
        if path.name in BEYOND or "newcomers" in path.parts:
            continue
        text = path.read_bytes()
        ours, theirs = accepts(rasterc, text), parser.accepts(text)
        counts[ours] += 1
        if ours != theirs:
            wrong += 1
            print(f"{path.relative_to(ROOT)}: {'accepted' if ours else 'refused'} by rasterc alone")
    print(f"{counts[True]} files accepted, {counts[False]} refused; {wrong} otherwise")
    return wrong


def mutant(text, generator):
    tokens = [m for m in TOKEN.finditer(text) if not m.group().startswith(b"//")]
    index = generator.randrange(len(tokens) - 1)
    first, second = tokens[index], tokens[index + 1]
    before, after = text[: first.start()], text[first.end() :]
    return generator.choice([
        before + after,
        before + first.group() + b" " + first.group() + after,
        before + second.group() + text[first.end() : second.start()] + first.group()
        + text[second.end() :],
        before + generator.choice(tokens).group() + after,
    ])


def compare_mutants(rasterc, parser, files, count, seed):
    """Compares mutants of one token: all accepted ones, and nearly all refused ones.

    The parser has rules beyond the grammar, for example that the first word of a line is not called.
    """
    generator = random.Random(seed)
    texts = [path.read_bytes() for path in files if "newcomers" not in path.parts]
    texts = [text for text in texts if len(TOKEN.findall(text)) > 3 and parser.accepts(text)]
    counts = Counter()
    for _ in range(count):
        text = mutant(generator.choice(texts), generator)
        ours, theirs = accepts(rasterc, text), parser.accepts(text)
        counts[ours, theirs] += 1
        if ours and not theirs:
            print(f"accepted by rasterc alone:\n{text.decode(errors='replace')}")
    refused = counts[False, True] + counts[False, False]
    print(
        f"{count} mutants: {counts[True, True]} accepted by both, {counts[True, False]} by rasterc alone; "
        f"of {refused} refused {counts[False, True]} are accepted here"
    )
    return counts[True, False] + (counts[False, True] * 50 > refused)


class Server:
    """The language server, which returns the classes of tokens."""

    def __init__(self, rasterc):
        self.process = subprocess.Popen(
            [rasterc, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.number = 0
        result = self.ask("initialize", {"capabilities": {}})
        provider = result["capabilities"]["semanticTokensProvider"]
        self.types = provider["legend"]["tokenTypes"]
        self.send({"method": "initialized", "params": {}})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def ask(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            length = 0
            while (line := self.process.stdout.readline().strip()):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            message = json.loads(self.process.stdout.read(length))
            if message.get("id") == self.number and "method" not in message:
                return message["result"]

    def tokens(self, path, text):
        """The tokens of a text: line, column in UTF-16, length, class."""
        document = {"uri": path.as_uri()}
        opened = {**document, "languageId": "raster", "version": 1, "text": text.decode()}
        self.send({"method": "textDocument/didOpen", "params": {"textDocument": opened}})
        data = self.ask("textDocument/semanticTokens/full", {"textDocument": document})["data"]
        self.send({"method": "textDocument/didClose", "params": {"textDocument": document}})
        line = column = 0
        for index in range(0, len(data), 5):
            down, right, length, kind, _ = data[index : index + 5]
            line, column = line + down, right if down else column + right
            yield line, column, length, self.types[kind]


def captures(query, root):
    """The effective capture of each byte: that of the smallest node, from its last pattern."""
    found = {}
    for pattern, names in tree_sitter.QueryCursor(query).matches(root):
        for name, nodes in names.items():
            if name.startswith("_"):
                continue
            for node in nodes:
                for place in range(node.start_byte, node.end_byte):
                    rank = (node.start_byte - node.end_byte, pattern)
                    if place not in found or found[place][0] <= rank:
                        found[place] = (rank, name)
    return found


def compare_colours(rasterc, parser, files):
    server, query = Server(rasterc), parser.query("highlights.scm")
    counts, wrong = Counter(), 0
    for path in files:
        text = path.read_bytes()
        if not parser.accepts(text):
            continue
        colours = captures(query, parser.tree(text))
        lines = text.decode().split("\n")
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line.encode()) + 1)
        for line, column, length, kind in server.tokens(path, text):
            units = lines[line].encode("utf-16-le")
            before = units[: 2 * column].decode("utf-16-le").encode()
            word = units[2 * column : 2 * (column + length)].decode("utf-16-le")
            place = starts[line] + len(before)
            colour = colours.get(place, (0, ""))[1]
            counts[kind] += 1
            # In an invalid line, the server classifies an unknown first word as a keyword.
            if kind == "keyword" and "Fixtures" in path.parts and colour in ("type", "property"):
                continue
            fits = (
                colour.startswith(CLASSES[kind]) if kind in CLASSES
                else colour != "" and not colour.startswith(NO_NAMES)
            )
            if not fits:
                wrong += 1
                if wrong < 40:
                    print(f"{path.relative_to(ROOT)}:{line + 1}: '{word}' is {kind}, not '{colour}'")
    print(f"{sum(counts.values())} tokens: {dict(sorted(counts.items()))}; {wrong} otherwise")
    return wrong


def compare_indents(parser, files):
    """The fraction of the samples' lines whose indentation equals that of the queries."""
    query, fine, all_lines, folds = parser.query("indents.scm"), 0, 0, 0
    for path in files:
        text = path.read_bytes()
        root = parser.tree(text)
        if "Samples" not in path.parts or root.has_error:
            continue
        folds += len(tree_sitter.QueryCursor(parser.query("folds.scm")).captures(root)["fold"])
        found = tree_sitter.QueryCursor(query).captures(root)
        begins = {node.id for node in found.get("indent.begin", [])}
        branches = {node.id for node in found.get("indent.branch", [])}
        for row, line in enumerate(text.split(b"\n")):
            if not line.strip():
                continue
            column = len(line) - len(line.lstrip())
            node = root.descendant_for_point_range((row, column), (row, column + 1))
            rows = set()
            if node.id in branches:
                node = node.parent
                rows.add(node.start_point[0])
            while node is not None:
                if node.id in begins and node.start_point[0] < row:
                    rows.add(node.start_point[0])
                elif node.start_point[0] < row and node.id in branches:
                    rows.add(node.start_point[0])
                node = node.parent
            depth = len(rows)
            if line.strip()[:1] in b"}])" and rows:
                depth -= 1
            all_lines += 1
            fine += column == 2 * depth
    print(f"{fine} of {all_lines} lines of samples are indented as they stand; {folds} folds")
    return fine * 100 < all_lines * 98


def main():
    options = argparse.ArgumentParser()
    options.add_argument("rasterc")
    options.add_argument("parser")
    options.add_argument("--mutants", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()
    parser = Parser(options.parser)
    files = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.raster"))
    wrong = compare_files(options.rasterc, parser, files)
    wrong += compare_mutants(options.rasterc, parser, files, options.mutants, options.seed)
    wrong += compare_colours(options.rasterc, parser, files)
    wrong += compare_indents(parser, files)
    sys.exit(1 if wrong else 0)


main()
