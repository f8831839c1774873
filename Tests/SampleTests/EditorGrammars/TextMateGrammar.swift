// The colours of sources in editors: a TextMate grammar, generated from the language's tables.

import Foundation
import RasterSemantics

/// A grammar: rules in the order in which they are tried, and named rules that others include.
struct TextMateGrammar: Sendable {
  let rules: [TextMateRule]
  let repository: [String: [TextMateRule]]

  /// The file, with sorted keys.
  func file() throws -> String {
    let json: [String: Any] = [
      "name": "Raster",
      "scopeName": "source.raster",
      "fileTypes": ["raster"],
      "patterns": rules.map(\.json),
      "repository": repository.mapValues { ["patterns": $0.map(\.json)] },
    ]
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: json, options: options),
      as: UTF8.self
    ) + "\n"
  }
}

extension TextMateGrammar {
  /// The language's grammar: the rules of a file are those of code, tried in order.
  static let raster = TextMateGrammar(
    rules: [.include("code")],
    repository: [
      "code": [
        .include("comments"), .include("strings"), .include("numbers"), .include("labels"),
        .include("declarations"), .include("lines"), .include("words"), .include("names"),
        .include("operators"),
      ],
      "comments": comments,
      "comments-in-comments": nestedComments,
      "parentheses": parentheses,
      "strings": strings,
      "numbers": numbers,
      "labels": labels,
      "declarations": declarations,
      "lines": lines,
      "words": words,
      "names": names,
      "operators": operators,
    ]
  )

  private static let name = "[A-Za-z_][A-Za-z0-9_]*"

  /// A name that is not a reserved word.
  private static let declared: String = {
    let words = [
      "import", "enum", "struct", "let", "func", "component", "case", "switch", "if", "else", "for",
      "in", "true", "false", "nil",
    ]
    return "(?!(?:\(alternatives(words)))\\b)\(name)"
  }()

  /// Comments nest.
  private static let nestedComments: [TextMateRule] = [
    .span(from: "/\\*", to: "\\*/", nil, [.include("comments-in-comments")])
  ]

  /// Inside an interpolation, up to its closing parenthesis.
  private static let parentheses: [TextMateRule] = [
    .span(from: "\\(", to: "\\)|$", nil, [.include("parentheses"), .include("code")])
  ]

  private static let comments: [TextMateRule] = [
    .match("///(?!/).*$", "comment.line.documentation.raster"),
    .match("//.*$", "comment.line.double-slash.raster"),
    .span(
      from: "/\\*",
      to: "\\*/",
      "comment.block.raster",
      [.include("comments-in-comments")]
    ),
  ]

  /// A string ends with its line.
  private static let strings: [TextMateRule] = [
    .span(
      from: "\"",
      to: "\"|$",
      "string.quoted.double.raster",
      [
        .span(
          from: "\\\\\\(",
          to: "\\)|$",
          "meta.embedded.raster",
          edges: "punctuation.section.embedded.raster",
          [.include("parentheses"), .include("code")]
        ),
        .match("\\\\(?:[nt\"\\\\]|u\\{[0-9A-Fa-f]{1,8}\\})", "constant.character.escape.raster"),
        .match("\\\\.", "invalid.illegal.escape.raster"),
      ]
    )
  ]

  private static let numbers: [TextMateRule] = [
    .match(
      "#(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3,4})(?![A-Za-z0-9_])",
      "constant.other.color.raster"
    ),
    .match("#[A-Za-z0-9_]*", "invalid.illegal.color.raster"),
    .match(
      "(?<![A-Za-z0-9_])[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?:%|[A-Za-z0-9_]+)?",
      "constant.numeric.raster"
    ),
  ]

  /// A word directly before a colon; the colon of a ternary has a space before it.
  private static let labels: [TextMateRule] = [
    .match(
      "(?<![.A-Za-z0-9_])(?!(?:case|else)(?![A-Za-z0-9_]))\(name)(?=:)",
      "variable.parameter.label.raster"
    )
  ]

  private static let declarations: [TextMateRule] = [
    .match(
      "^\\s*(public|package|internal|private)"
        + "(?=\\s+(?:component|enum|struct|let|func)(?![A-Za-z0-9_]))",
      parts: [1: "storage.modifier.access.raster"]
    ),
    .match(
      "\\b(component|enum|struct)\\s+(\(declared))",
      parts: [1: "keyword.declaration.raster", 2: "entity.name.type.raster"]
    ),
    .match(
      "^\\s*(?:(public|package|internal|private)\\s+)?(tokens|environment)\\s+(\(declared))",
      parts: [
        1: "storage.modifier.access.raster", 2: "keyword.declaration.raster",
        3: "entity.name.type.raster",
      ]
    ),
    .match(
      "\\b(func)\\s+(\(declared))",
      parts: [1: "keyword.declaration.raster", 2: "entity.name.function.raster"]
    ),
    .match(
      "^(\\s*)(state)\\s+(\(declared))(?=\\s*:)",
      parts: [2: "keyword.declaration.raster", 3: "variable.other.property.raster"]
    ),
    .match(
      "\\b(let)\\s+(\(declared))",
      parts: [1: "keyword.declaration.raster", 2: "variable.other.constant.raster"]
    ),
    .match("^\\s*font(?=\\s+\")", "keyword.declaration.raster"),
    .match("\\b(?:import|enum|struct|let|func|component)\\b", "keyword.declaration.raster"),
  ]

  /// Keywords of lines, at the start of a line: after spaces, or after a brace or a colon.
  private static let lines: [TextMateRule] = [
    .match(
      "(?:^|(?<=[{:]))\\s*(\(alternatives(lineWords)))(?![A-Za-z0-9_])(?!\\s*[.=?(:]|\\s+[-+*/<>&|=]\\s)",
      parts: [1: "keyword.other.line.raster"]
    )
  ]

  /// The words that may begin a line of a block, in the order of the tables.
  private static let lineWords: [String] = {
    let operations = DrawOperation.all.map(\.line.name) + PathOperation.all.map(\.line.name)
    let contents = BuiltIn.layouts.map(\.name)
    let members = [
      "size", "layout", "baseline", "caps", "clip", "mirrors", "accessibility", "draw", "states",
      "tests", "transition",
      "state", "matrix",
    ]
    let parts = [
      "label", "role", "value", "hint", "traits", "hitArea", "expect", "identical", "distinct",
    ]
    return Set(operations + contents + members + parts).sorted()
  }()

  private static let words: [TextMateRule] = [
    .match("\\b(?:case|switch|if|else|for|in)\\b", "keyword.control.raster"),
    .match("\\b(?:true|false|nil)\\b", "constant.language.raster"),
    .match("\\b(?:bounds|environment|proposed)\\b(?!:)", "variable.language.raster"),
  ]

  private static let names: [TextMateRule] = [
    .match(
      "(?<![A-Za-z0-9_)\\]?.])(\\.)(\(name))",
      parts: [2: "variable.other.enummember.raster"]
    ),
    .match("(\\.)(\(name))(?=\\()", parts: [2: "entity.name.function.member.raster"]),
    .match("(\\.)(\(name))", parts: [2: "variable.other.member.raster"]),
    .match("\\b(?:\(alternatives(typeNames)))\\b", "support.type.raster"),
    .match("\\b[A-Z][A-Za-z0-9_]*\\b", "entity.name.type.raster"),
    .match("\\b(?:\(alternatives(functionNames)))(?=\\()", "support.function.raster"),
    .match("\\b\(name)(?=\\()", "entity.name.function.raster"),
    .match("\\bpath(?=\\s*\\{)", "support.function.raster"),
    .match("\\b\(name)\\b", "variable.other.raster"),
  ]

  /// Types that rows of the table return or take, by their names in sources.
  private static let typeNames: [String] = Set(
    BuiltIn.all.map(\.name).filter { $0.first?.isUppercase == true }
      + ["Bool", "Content", "Double", "Int", "Path", "Paint", "String", "Image", "Fraction"]
  ).sorted()

  private static let functionNames: [String] = Set(
    BuiltIn.all.filter { $0.owner == nil && !$0.isOperator }.map(\.name)
      .filter { $0.first?.isLowercase == true }
  ).sorted()

  private static let operators: [TextMateRule] = [
    .match("->|\\?\\?|&&|\\|\\||[=!<>]=|\\.\\.[.<]|[-+*/<>=!?]", "keyword.operator.raster")
  ]

  private static func alternatives(_ words: [String]) -> String { words.joined(separator: "|") }
}
