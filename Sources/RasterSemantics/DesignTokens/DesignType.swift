// The types of the Design Tokens format, and what a token file says of a token.

import RasterSyntax

/// A type of the Design Tokens Format Module 2025.10.
enum DesignType: String, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}

/// What a modifier must be for a line to hold: one of its contexts, by its place.
struct DesignCondition: Hashable {
  let modifier: Int
  let context: Int
}

/// One definition of a token, in one file.
struct DesignToken {
  /// The names that lead to it, as the file writes them.
  let path: [String]
  /// The place of its name.
  let name: SourceRange
  /// Its own type, or that of the nearest group that has one.
  let type: DesignType?
  /// Whether the type is the token's own.
  let isTypeOwn: Bool
  /// Whether it has a type that the format does not have, so that it is left out.
  let isUnsupported: Bool
  let value: JSONValue
  /// The file that references within it are about.
  let root: JSONValue
  let documentation: String?
  /// Why it should not be used any more; empty where no reason is given.
  let deprecation: String?
  let condition: DesignCondition?

  /// The path as aliases write it.
  var key: String { path.joined(separator: ".") }
}

/// A modifier of a resolver, or the modes that a tool's extensions name.
struct DesignModifier {
  enum Kind {
    /// Light and dark: what the environment has anyway.
    case appearance
    /// Standard and increased: the environment's contrast.
    case contrast
    case truth
    case choice
  }

  let name: String
  let range: SourceRange
  let documentation: String?
  let contexts: [String]
  let standard: Int
  /// Whether a source declares it as a mode, with the names that stand there.
  var isDeclared = false

  var kind: Kind {
    if isDeclared { return contexts == ["false", "true"] ? .truth : .choice }
    return switch Set(contexts) {
    case ["light", "dark"]: .appearance
    case ["standard", "increased"] where DesignNames.member(name) == "contrast": .contrast
    case ["true", "false"]: .truth
    default: .choice
    }
  }
}

extension DesignModifier {
  /// The modes that sources declare, of enumerations that they declare, and of truth values.
  static func declared(in trees: [SyntaxTree]) -> [DesignModifier] {
    let declarations = trees.filter { $0.json == nil }.flatMap { $0.syntax.declarations }
    var enumerations: [String: [String]] = [:]
    for case .enumeration(let syntax) in declarations where enumerations[syntax.name.text] == nil {
      enumerations[syntax.name.text] = syntax.cases.map { $0.text }
    }
    var result: [DesignModifier] = []
    for case .mode(let syntax) in declarations {
      guard case .named(let type) = syntax.type,
        !result.contains(where: { $0.name == syntax.name.text }),
        let contexts = type.text == "Bool" ? ["false", "true"] : enumerations[type.text]
      else { continue }
      result.append(
        DesignModifier(
          name: syntax.name.text,
          range: syntax.name.range,
          documentation: nil,
          contexts: contexts,
          standard: 0,
          isDeclared: true
        )
      )
    }
    return result
  }

  /// The context that a file's mode names: a case, or of a truth value the mode's own name.
  func context(named name: String) -> Int? {
    let name = DesignNames.member(name).lowercased()
    if kind == .truth { return self.name.lowercased() == name ? 1 : nil }
    return contexts.firstIndex { $0.lowercased() == name }
  }
}

/// Everything that one import of token files says.
struct DesignTokens {
  var tokens: [DesignToken] = []
  var modifiers: [DesignModifier] = []
  /// What groups say of themselves, by their keys.
  var groups: [String: String] = [:]
}

/// What is taken although it is not in the format, or left out although it is: said once a file.
struct DesignNotes {
  var hexStrings: [SourceRange] = []
  var unitStrings: [SourceRange] = []
  var extensions: [SourceRange] = []
  var modes: [SourceRange] = []
  var cutColors: [SourceRange] = []
  var weights: [SourceRange] = []
  var members: [SourceRange] = []
}
