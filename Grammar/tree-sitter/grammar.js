// The tree-sitter grammar of .raster files, generated from the productions of ../raster.ebnf.
//
// Each production becomes a rule with the same name. Productions that only order operators or group choices
// are hidden, so that trees stay flat. src/scanner.c reads names, line ends and comments, because these depend
// on the tokens that follow. Tests/Support/tree-sitter.sh compares the accepted sources with the language's
// own parser.

const { readFileSync } = require("fs");
const { join } = require("path");

/** Productions without a node in the tree. */
const hidden = new Set([
  "item", "declaration", "member", "statement", "condition", "name", "word", "value", "element", "literal", "disjunction",
  "conjunction", "comparison", "fallback", "interval", "sum", "product", "prefix", "primary",
]);

/** Words that are keywords where the grammar allows them, and names elsewhere. */
const contextual = ["as", "environment", "font", "internal", "package", "private", "public", "state", "tokens"];

/** Parses the grammar file, and returns its productions: pairs of a name and the term on its right side. */
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
 * Returns the rule of a term. The opening parenthesis of arguments must be on the line of the called expression.
 * The statements of a branch begin only if the next token does not start another case.
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
  // An "else" binds to the nearest "if".
  rules[ruleName(name)] = ($) =>
    name === "element" || name === "conditional" ? prec.right(rule($, term, name)) : rule($, term, name);
}

module.exports = grammar({
  name: "raster",

  extras: ($) => [/[ \t\r\n\uFEFF]/, $.comment, $.doc_comment, $.block_comment, $._semicolon],

  externals: ($) => [
    $._newline, $._open, $.name, $.path, $.text, $.comment, $.doc_comment, $.block_comment,
    ...contextual, $._body, $._semicolon, $._never,
  ],

  // The token after a line end determines whether the branch ends or continues with another statement.
  conflicts: ($) => [[$.branch]],

  rules: {
    ...rules,
    number: () => /[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?(%|[A-Za-z0-9_]+)?/,
    color: () => /#([0-9A-Fa-f]{8}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3,4})/,
    _text: ($) => prec.right(repeat1(choice($.text, $.escape))),
    escape: () => token.immediate(/\\([nt"\\]|u\{[0-9A-Fa-f]{1,8}\})/),
  },
});
