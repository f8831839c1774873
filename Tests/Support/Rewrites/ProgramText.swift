// A program's text with its syntax tree, for rewrites, and the edits that they make.

import RasterSyntax

/// A program's text and its syntax tree.
package struct ProgramText {
  package let bytes: [UInt8]
  package let tree: SyntaxTree

  package init(_ text: String) {
    bytes = Array(text.utf8)
    tree = parse(SourceFile(id: FileID(1), path: Self.path, bytes: bytes))
  }

  /// The path under which the text is compiled.
  package static let path = "Program.raster"

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of a range.
  package func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.bytes], as: UTF8.self)
  }

  /// The ranges of the identifiers with a name.
  func ranges(of name: String, in range: SourceRange? = nil) -> [SourceRange] {
    let name = Array(name.utf8)
    return tree.tokens.filter { token in
      token.kind == .name && bytes[token.bytes].elementsEqual(name)
        && (range.map { $0.lower <= token.lower && token.upper <= $0.upper } ?? true)
    }.map { SourceRange(file: FileID(1), lower: Int($0.lower), upper: Int($0.upper)) }
  }

  /// The text with non-overlapping parts replaced; edits at the same position keep their order.
  package func replacing(_ edits: [(range: SourceRange, text: String)]) -> String {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset)
    }
    var result: [UInt8] = []
    var end = 0
    for (_, edit) in sorted {
      precondition(Int(edit.range.lower) >= end, "edits overlap")
      result += bytes[end..<Int(edit.range.lower)]
      result += Array(edit.text.utf8)
      end = Int(edit.range.upper)
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The text with `before` and `after` around a range.
  func wrapping(_ range: SourceRange, _ before: String, _ after: String) -> String {
    replacing([(range.start, before), (range.end, after)])
  }
}

// MARK: Places

extension ProgramText {
  package var components: [ComponentSyntax] {
    tree.syntax.declarations.compactMap {
      if case .component(let component) = $0 { component } else { nil }
    }
  }

  /// A statement of a drawing, and its position.
  struct DrawPlace {
    let statement: StatementSyntax
    let component: Int
    /// Whether it is directly in the component's block, not in a nested one.
    let isOutermost: Bool

    var range: SourceRange { statement.range }
  }

  /// The statements of all drawings except `let`s, in the order of the text.
  var drawPlaces: [DrawPlace] {
    var places: [DrawPlace] = []
    for (index, component) in components.enumerated() {
      guard let block = component.drawBlock else { continue }
      func add(_ statements: [StatementSyntax], isOutermost: Bool) {
        for statement in statements {
          if case .binding = statement { continue }
          places.append(
            DrawPlace(statement: statement, component: index, isOutermost: isOutermost)
          )
          add(statement.nestedStatements, isOutermost: false)
        }
      }
      add(block.statements, isOutermost: true)
    }
    return places
  }
}

extension ComponentSyntax {
  /// The block of the line `draw`.
  var drawBlock: BlockSyntax? { line("draw")?.block }

  /// The member that begins with the word.
  package func line(_ word: String) -> LineSyntax? {
    for case .line(let line) in members where line.word.text == word { return line }
    return nil
  }

  /// The `let`s of the component.
  var bindings: [LetSyntax] {
    members.compactMap { if case .binding(let binding) = $0 { binding } else { nil } }
  }
}

extension StatementSyntax {
  var range: SourceRange {
    switch self {
    case .line(let line): line.range
    case .binding(let binding): binding.range
    case .conditional(let conditional): conditional.range
    case .selection(let selection): selection.range
    case .loop(let loop): loop.range
    }
  }

  /// The statements in its blocks, but not in blocks of values or of contents.
  var nestedStatements: [StatementSyntax] {
    switch self {
    case .line(let line): line.word.text == "place" ? [] : line.block?.statements ?? []
    case .binding: []
    case .conditional(let conditional): conditional.nestedStatements
    case .selection(let selection): selection.cases.flatMap(\.statements)
    case .loop(let loop): loop.body.statements
    }
  }
}

extension IfSyntax {
  fileprivate var nestedStatements: [StatementSyntax] {
    switch otherwise {
    case .block(let block): then.statements + block.statements
    case .conditional(let other): then.statements + other.nestedStatements
    case nil: then.statements
    }
  }
}
