// The grammar of .raster files for editors that use tree-sitter, made of the productions of ../raster.ebnf.
//
// Each production is a rule of its name. What only orders operators or gathers choices is hidden, so that
// trees stay flat. Names, the ends of lines and comments are src/scanner.c's, since what they are depends on
// what follows them. Tests/Support/tree-sitter.sh compares what is accepted with the language's own parser.

const { readFileSync } = require("fs");
const { join } = require("path");

/** Productions that have no node of their own. */
const hidden = new Set([
  "item", "declaration", "member", "statement", "condition", "name", "word", "value", "element", "literal", "disjunction",
  "conjunction", "comparison", "fallback", "interval", "sum", "product", "prefix", "primary",
]);

/** Words that are keywords where the grammar has them, and names elsewhere. */
const contextual = ["as", "environment", "font", "internal", "package", "private", "public", "state", "tokens"];

/** The productions of the grammar's file: pairs of a name and what reads the right side. */
function productions(text) {
  const tokens = text.replace(/\(\*[^]*?\*\)/g, "").match(/"[^"]*"|[A-Za-z]+(?: [A-Za-z]+)*|[^\s]/g);
  let place = 0;
  const next = () => tokens[place++];
  const closing = { "(": ")", "[": "]", "{": "}" };
  function choices() {
    const all = [sequence()];
    while (tokens[place] === "|") { next(); all.push(sequence()); }
    return all.length === 1 ? all[0] : { kind: "choice", parts: all };
  }
  function sequence() {
    const all = [term()];
    while (tokens[place] === ",") { next(); all.push(term()); }
    return all.length === 1 ? all[0] : { kind: "seq", parts: all };
  }
  function term() {
    const token = next();
    if (!(token in closing)) {
      return token[0] === '"'
        ? { kind: "literal", text: token.slice(1, -1) } : { kind: "name", text: token };
    }
    const inner = choices();
    if (next() !== closing[token]) throw new Error(`'${token}' is not closed`);
    return { "(": inner, "[": { kind: "optional", inner }, "{": { kind: "repeat", inner } }[token];
  }
  const result = [];
  while (place < tokens.length) {
    const name = next();
    if (next() !== "=") throw new Error(`'${name}' is no production`);
    result.push([name, choices()]);
    if (next() !== ";") throw new Error(`'${name}' does not end`);
  }
  return result;
}

const ruleName = (name) => (hidden.has(name) ? "_" : "") + name.replace(/ /g, "_");

/**
 * The rule of a term. The first parenthesis of arguments stands on the line of what is called; the statements
 * of a branch begin where no other case does.
 */
function rule($, term, production, isFirst = true) {
  const inner = () => rule($, term.inner, production, false);
  switch (term.kind) {
    case "choice": return choice(...term.parts.map((part) => rule($, part, production, isFirst)));
    case "seq": {
      const part = (part, index) => rule($, part, production, isFirst && index === 0);
      return seq(...term.parts.map(part));
    }
    case "optional": return optional(production === "branch" ? seq($._body, inner()) : inner());
    case "repeat": return repeat(inner());
    case "literal":
      if (term.text === "\\(") return alias(token.immediate("\\("), "\\(");
      return production === "arguments" && isFirst ? alias($._open, "(") : term.text;
    default:
      switch (term.text) {
        case "NAME": return $.name;
        case "PATH": return production === "path block" ? $.path : alias($.path, $.name);
        case "NUMBER": return $.number;
        case "COLOR": return $.color;
        case "NEWLINE": return $._newline;
        case "TEXT": return $._text;
        case "QUOTE": return isFirst ? '"' : alias(token.immediate('"'), '"');
        default: return $[ruleName(term.text)];
      }
  }
}

const rules = {};
for (const [name, term] of productions(readFileSync(join(__dirname, "..", "raster.ebnf"), "utf8"))) {
  // An "else" belongs to the nearest "if".
  rules[ruleName(name)] = ($) =>
    name === "element" || name === "conditional" ? prec.right(rule($, term, name)) : rule($, term, name);
}

module.exports = grammar({
  name: "raster",

  extras: ($) => [/[ \t\r\n\uFEFF]/, $.comment, $.doc_comment, $.block_comment],

  externals: ($) => [
    $._newline, $._open, $.name, $.path, $.text, $.comment, $.doc_comment, $.block_comment,
    ...contextual, $._body, $._never,
  ],

  // Whether the end of a line ends a branch, or leads to its next statement, the next token says.
  conflicts: ($) => [[$.branch]],

  rules: {
    ...rules,
    number: () => /[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?(%|[A-Za-z0-9_]+)?/,
    color: () => /#([0-9A-Fa-f]{8}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3,4})/,
    _text: ($) => prec.right(repeat1(choice($.text, $.escape))),
    escape: () => token.immediate(/\\([nt"\\]|u\{[0-9A-Fa-f]{1,8}\})/),
  },
});
