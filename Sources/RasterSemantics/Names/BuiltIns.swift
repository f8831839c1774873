// The built-ins by name: functions, members, types, and names that no declaration may take.

import Raster
import RasterSyntax

/// A built-in with what a call of it takes.
struct BuiltIn: Sendable {
  let intrinsic: Intrinsic
  let parameters: [CallParameter]
  let result: Type

  init(_ intrinsic: Intrinsic, _ signature: Signature) {
    self.intrinsic = intrinsic
    parameters = signature.parameters.map(CallParameter.init)
    result = signature.result
  }
}

extension CallParameter {
  init(_ parameter: Signature.Parameter) {
    self.init(
      label: parameter.label,
      name: parameter.label ?? "",
      type: parameter.type,
      isRequired: parameter.defaultValue == nil,
      defaultValue: parameter.defaultValue.map { TypedExpression($0, of: parameter.type) }
    )
  }
}

extension TypedExpression {
  /// The default of a built-in's parameter of a type; its range is set where it is used.
  init(_ value: Signature.DefaultValue, of type: Type) {
    let nowhere = SourceRange(file: FileID(0), lower: 0, upper: 0)
    let kind: Kind =
      switch value {
      case .int(let value): .int(value)
      case .double(let value): .double(value)
      case .bool(let value): .bool(value)
      case .degrees(let value): .angle(Angle(degrees: value))
      case .zeroPoint:
        .intrinsic(.point, [0, 0].map { TypedExpression(.double($0), .double, at: nowhere) })
      case .identity: .intrinsic(.transformIdentity, [])
      case .named(let name): type.builtinCase(named: name)
      case .emptyList: .list([])
      case .emptyString: .string("")
      case .font:
        .intrinsic(
          .font,
          Intrinsic.font.signature.parameters.map { parameter in
            parameter.defaultValue.map { TypedExpression($0, of: parameter.type) }
              ?? TypedExpression(.error, .error, at: nowhere)
          }
        )
      case .nothing: .none
      }
    self.init(kind, type, at: nowhere, isImplicit: true)
  }
}

extension Type {
  /// A case of an enumeration of the runtime; broken where the type has no such case.
  fileprivate func builtinCase(named name: String) -> TypedExpression.Kind {
    guard case .builtin(let builtin) = self, let index = builtin.cases.firstIndex(of: name) else {
      return .error
    }
    return .builtinCase(builtin, index)
  }
}

/// The built-ins by what an author writes to use them.
package enum BuiltIns {
  /// A member's name and the type of its base; lists of any type are `.list(.error)`.
  struct MemberKey: Hashable {
    let type: Type
    let name: String
  }

  /// Functions and initializers, overloads in the order of the set.
  static let functions: [String: [BuiltIn]] = table { signature in
    switch signature.kind {
    case .call, .environment: signature.name
    default: nil
    }
  }

  static let properties: [MemberKey: [BuiltIn]] = table { signature in
    switch signature.kind {
    case .property(let type), .environmentProperty(let type, _):
      MemberKey(type: type, name: signature.name)
    default: nil
    }
  }

  static let methods: [MemberKey: [BuiltIn]] = table { signature in
    switch signature.kind {
    case .method(let type), .environmentMethod(let type):
      MemberKey(type: type, name: signature.name)
    default: nil
    }
  }

  static let staticMembers: [MemberKey: [BuiltIn]] = table { signature in
    if case .staticMember(let type) = signature.kind {
      MemberKey(type: type, name: signature.name)
    } else {
      nil
    }
  }

  /// The names of all members of values of a type, for suggestions.
  static func memberNames(of type: Type) -> [String] {
    properties.keys.filter { $0.type == type }.map(\.name)
      + methods.keys.filter { $0.type == type }.map(\.name)
  }

  /// The names of all members of a type itself, for suggestions.
  static func staticMemberNames(of type: Type) -> [String] {
    if case .builtin(let builtin) = type { return builtin.cases }
    return staticMembers.keys.filter { $0.type == type }.map(\.name).sorted()
  }

  /// The types that an author can name.
  static let types: [String: Type] = {
    var types: [String: Type] = [
      "Bool": .bool, "Int": .int, "Double": .double, "String": .string, "Color": .color,
      "Point": .point, "Size": .size, "Rect": .rect, "Insets": .insets, "Corners": .corners,
      "Angle": .angle, "Transform": .transform, "Anchor": .anchor, "Path": .path, "Paint": .paint,
      "GradientStop": .gradientStop, "Shadow": .shadow, "Image": .image, "Font": .font,
      "Content": .content,
    ]
    for builtin in BuiltinEnum.allCases { types[builtin.rawValue] = .builtin(builtin) }
    return types
  }()

  /// Values that are always there.
  static let values: Set<String> = ["bounds", "environment", "offered"]

  /// Names that generated Swift needs for itself.
  package static let reservedPropertyNames: Set<String> = [
    "Bool", "Double", "Int", "Raster", "Self", "String", "Type", "bitmap", "bounds", "canvas",
    "caps",
    "debugDescription", "definition", "description", "displayList", "draw", "encodeKey",
    "environment", "flexible", "hash", "hashValue", "init", "key", "looks", "naturalSize",
    "offered", "png", "scale", "self", "size", "states",
  ]

  /// Names of fields that generated Swift needs for itself.
  static let reservedFieldNames: Set<String> = ["hashValue", "self"]

  /// Names of enum cases that Swift takes for something else, with backticks too.
  static let reservedCaseNames: Set<String> = ["Protocol", "RawValue", "Self", "Type"]

  private static func table<Key: Hashable>(_ key: (Signature) -> Key?) -> [Key: [BuiltIn]] {
    var table: [Key: [BuiltIn]] = [:]
    for intrinsic in Intrinsic.allCases {
      let signature = intrinsic.signature
      guard let key = key(signature) else { continue }
      table[key, default: []].append(BuiltIn(intrinsic, signature))
    }
    return table
  }
}
