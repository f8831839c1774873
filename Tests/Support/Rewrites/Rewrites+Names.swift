// Rewrites of names that preserve lists: renaming, inlining and binding.

import RasterSyntax

extension Rewrite {
  static let names = [
    Rewrite("let inlined", .lists) { text, context in
      let bindings = text.inlinableBindings
      guard let binding = context.pick(bindings) else { return nil }
      let uses = text.ranges(of: binding.name.text).filter { $0 != binding.name.range }
      let value = text.text(binding.value.range)
      // Strings do not contain strings or line breaks.
      let isPlain = !value.contains { $0 == "\"" || $0.isNewline }
      guard uses.count <= 12, isPlain || !uses.contains(where: text.isInString) else { return nil }
      return text.replacing([(binding.range, "")] + uses.map { ($0, "(\(value))") })
    },
    Rewrite("name changed", .lists) { text, context in
      let names = text.ownNames
      guard let name = context.pick(names) else { return nil }
      let other = context.freshName()
      return text.replacing(text.ranges(of: name).map { ($0, other) })
    },
    Rewrite("declaration renamed", .lists) { text, context in
      let names = text.tree.syntax.declarations.compactMap { declaration -> String? in
        switch declaration {
        case .function(let function): function.name.text
        case .structure(let structure): structure.name.text
        case .enumeration(let enumeration): enumeration.name.text
        case .tokens(let tokens): tokens.name.text
        case .constant(let constant): constant.name.text
        case .component, .mode: nil
        }
      }
      guard let name = context.pick(names) else { return nil }
      let other = "Other" + context.freshName()
      return text.replacing(text.ranges(of: name).map { ($0, other) })
    },
    Rewrite("enum case renamed", .lists) { text, context in
      for case .enumeration(let enumeration) in text.tree.syntax.declarations {
        guard let name = context.pick(enumeration.cases)?.text else { continue }
        let other = context.freshName()
        return text.replacing(text.ranges(of: name).map { ($0, other) })
      }
      return nil
    },
    Rewrite("comments and spaces", .lists) { text, context in
      let spaces = text.tree.tokens.filter { $0.kind == .whitespace || $0.kind == .newline }
      var edits: [(range: SourceRange, text: String)] = []
      for token in spaces where context.random.oneIn(8) {
        let end = SourceRange(file: FileID(1), lower: Int(token.upper), upper: Int(token.upper))
        edits.append(
          (end, token.kind == .newline ? "// \(edits.count)\n" : " /* \(edits.count) */ ")
        )
      }
      return edits.isEmpty ? nil : text.replacing(edits)
    },
  ]
}

extension ProgramText {
  /// The types whose values determine their type, so that they may be used anywhere.
  private static let spokenTypes: Set<String> = [
    "Bool", "Double", "Fraction", "String", "Color", "Point", "Size", "Rect", "Angle", "Path",
    "Transform", "Insets", "Font", "Duration", "Easing", "Shadow", "TextStyle",
  ]

  /// `let`s whose values may replace their names.
  fileprivate var inlinableBindings: [LetSyntax] {
    // A mirrored layer has a different environment.
    if text.contains("mirrored: ") { return [] }
    var counts: [String: Int] = [:]
    for binding in bindings { counts[binding.name.text, default: 0] += 1 }
    return bindings.filter { binding in
      // An unrolled loop declares a name several times.
      guard counts[binding.name.text] == 1, case .named(let type) = binding.type else {
        return false
      }
      if case .implicitMember = binding.value.kind { return false }
      return Self.spokenTypes.contains(type.text) && binding.name.text != "_"
    }
  }

  /// All `let`s of components and their drawings.
  private var bindings: [LetSyntax] {
    components.flatMap { component in
      func nested(_ statements: [StatementSyntax]) -> [LetSyntax] {
        statements.flatMap { statement -> [LetSyntax] in
          if case .binding(let binding) = statement { return [binding] }
          return nested(statement.nestedStatements)
        }
      }
      return component.bindings + nested(component.drawBlock?.statements ?? [])
    }
  }

  /// The names that the generated program declares: `v` and a number.
  fileprivate var ownNames: [String] {
    var names: Set<String> = []
    for token in tree.tokens where token.kind == .name {
      let name = bytes[token.bytes]
      if name.first == UInt8(ascii: "v"), name.dropFirst().allSatisfy({ 48...57 ~= $0 }),
        name.count > 1
      {
        names.insert(String(decoding: name, as: UTF8.self))
      }
    }
    return names.sorted()
  }

  /// Whether a position is in a string.
  fileprivate func isInString(_ range: SourceRange) -> Bool {
    var depth = 0
    for token in tree.tokens {
      if token.lower >= range.lower { break }
      switch token.kind {
      case .stringStart: depth += 1
      case .stringEnd, .unterminatedString: depth -= 1
      default: break
      }
    }
    return depth > 0
  }
}
