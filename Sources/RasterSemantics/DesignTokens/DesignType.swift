// The types of the Design Tokens format, and the definitions of tokens.

import RasterSyntax

/// A type of the Design Tokens Format Module 2025.10.
package enum DesignType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// Whether its values consist of values of other types.
  package var isComposite: Bool {
    switch self {
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography: true
    default: false
    }
  }
}

/// The context, by its index, that a modifier must have for a line to apply.
struct DesignCondition: Hashable {
  let modifier: Int
  let context: Int
}

/// One definition of a token, in one file.
struct DesignToken {
  /// The names that lead to the token, as the file writes them.
  let path: [String]
  /// The range of its name.
  let name: SourceRange
  /// Its own type, or that of the nearest enclosing group with a type.
  let type: DesignType?
  /// Whether the type is the token's own.
  let isTypeOwn: Bool
  /// The name of its type if that does not exist in the format, so that the token is omitted.
  let unknownType: String?
  let value: JSONValue
  /// The file to which references in the value refer.
  let root: JSONValue
  let documentation: String?
  /// The reason for its deprecation; empty if none is given, nil if it is not deprecated.
  let deprecation: String?
  let condition: DesignCondition?

  /// The path as aliases write it.
  var key: String { path.joined(separator: ".") }
}

/// A modifier of a resolver, or the modes that a tool's extensions name.
struct DesignModifier {
  enum Kind {
    /// Light and dark: the environment's appearance.
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
  /// Whether a source file declares it as a mode, with the names used there.
  var isDeclared = false

  var kind: Kind {
    if isDeclared { return contexts == ["false", "true"] ? .truth : .choice }
    if Set(contexts) == ["true", "false"] { return .truth }
    if Self.order(of: contexts, in: Self.appearances) != nil { return .appearance }
    let isContrast = DesignNames.member(name) == "contrast"
    return isContrast && Self.order(of: contexts, in: Self.contrasts) != nil ? .contrast : .choice
  }

  /// The names of contexts that are the appearances and contrasts of the environment, in order.
  static let appearances = [["light"], ["dark"]]
  static let contrasts = [["standard", "default", "normal"], ["increased", "high", "more"]]

  /// Returns two contexts in the order of their meanings, or nil if they do not have these.
  static func order(of contexts: [String], in meanings: [[String]]) -> [String]? {
    let sorted = meanings.compactMap { names in
      contexts.first { names.contains($0.lowercased()) }
    }
    return contexts.count == 2 && Set(sorted).count == 2 ? sorted : nil
  }

  /// The name of the mode, which differs from those of the environment's own members.
  var memberName: String {
    if isDeclared { return name }
    let name = DesignNames.member(self.name)
    let isTaken = EnvironmentMember.named.contains { $0.name == name }
    return isTaken && (kind == .truth || kind == .choice) ? name + "Mode" : name
  }

  /// The name of the enumeration of the contexts, which differs from those of built-in types.
  var typeName: String {
    let name = DesignNames.type(self.name)
    let isTaken =
      BuiltIns.types[name] != nil || BuiltIns.functions[name] != nil
      || BuiltIns.values.contains(name) || name == "Raster"
    return isTaken ? name + "Mode" : name
  }
}

extension DesignModifier {
  /// Returns the modes that source files declare, with declared enumerations or Booleans as types.
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

  /// Returns the context with the name of a file's mode: a case, or for a Boolean the mode's name.
  func context(named name: String) -> Int? {
    let name = DesignNames.member(name).lowercased()
    if kind == .truth { return self.name.lowercased() == name ? 1 : nil }
    return contexts.firstIndex { $0.lowercased() == name }
  }
}

/// All tokens, modifiers and groups of one import of token files.
struct DesignTokens {
  var tokens: [DesignToken] = []
  var modifiers: [DesignModifier] = []
  /// The descriptions of groups, by their keys.
  var groups: [String: String] = [:]
}

/// Accepted extensions of the format, and ignored parts of it; reported once per file.
struct DesignNotes {
  var hexStrings: [SourceRange] = []
  var unitStrings: [SourceRange] = []
  var extensions: [SourceRange] = []
  var modes: [SourceRange] = []
  var wideColors: [SourceRange] = []
  var weights: [SourceRange] = []
  var members: [SourceRange] = []
  /// Letter spacings in `em`, which the format does not define.
  var emSpacings: [SourceRange] = []
  /// Tokens in the place of a part of a value.
  var innerTokens: [SourceRange] = []
  /// Tokens of types that are not drawn, with the name of the type.
  var undrawn: [(type: String, place: SourceRange)] = []
  /// Tokens without a type.
  var untyped: [SourceRange] = []
  /// Members of composite values that are not drawn, with the type and the member.
  var parts: [(name: String, place: SourceRange)] = []
}
