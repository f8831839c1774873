// The built-ins by name: functions, members, types, and reserved names.

import RasterSyntax

/// The built-ins, looked up by the names that an author writes.
package enum BuiltIns {
  /// A member's name and the type of its base; `.list(.error)` stands for lists of any type.
  struct MemberKey: Hashable {
    let type: Type
    let name: String
  }

  /// Functions and initializers by name; overloads are in the order of the table.
  static let functions: [String: [BuiltIn]] = table { builtIn in
    switch builtIn.kind {
    case .call, .environment: builtIn.name
    default: nil
    }
  }

  /// The layouts by keyword.
  static let layouts: [String: BuiltIn] = {
    var byName: [String: BuiltIn] = [:]
    for layout in BuiltIn.layouts { byName[layout.name] = layout }
    return byName
  }()

  /// Infix operators by name; the first overload that accepts the operands is used.
  static let operators: [String: [BuiltIn]] = table { builtIn in
    builtIn.parameters.count == 2 && BinaryOperator(rawValue: builtIn.name) != nil
      ? builtIn.name : nil
  }

  /// Prefix operators by the type of their operand.
  static let prefixes: [MemberKey: [BuiltIn]] = table { builtIn in
    builtIn.kind == .prefix ? MemberKey(type: builtIn.result, name: builtIn.name) : nil
  }

  static let properties: [MemberKey: [BuiltIn]] = table { builtIn in
    switch builtIn.kind {
    case .property(let type), .environmentProperty(let type):
      MemberKey(type: type, name: builtIn.name)
    default: nil
    }
  }

  /// Returns the property with the name for values of a type.
  static func property(_ name: String, of type: Type) -> BuiltIn? {
    type.memberBases.lazy.compactMap { properties[MemberKey(type: $0, name: name)]?.first }.first
  }

  /// Returns the methods with the name for values of a type, in the order of the table.
  static func methods(_ name: String, of type: Type) -> [BuiltIn]? {
    type.memberBases.lazy.compactMap { methods[MemberKey(type: $0, name: name)] }.first
  }

  static let methods: [MemberKey: [BuiltIn]] = table { builtIn in
    switch builtIn.kind {
    case .method(let type), .environmentMethod(let type):
      MemberKey(type: type, name: builtIn.name)
    default: nil
    }
  }

  static let staticMembers: [MemberKey: [BuiltIn]] = table { builtIn in
    if case .staticMember(let type) = builtIn.kind {
      MemberKey(type: type, name: builtIn.name)
    } else {
      nil
    }
  }

  /// Returns the names of all members of values of a type, for suggestions.
  static func memberNames(of type: Type) -> [String] {
    let bases = type.memberBases
    return
      (properties.keys.filter { bases.contains($0.type) }
      + methods.keys.filter { bases.contains($0.type) }).map { $0.name }
  }

  /// Returns the names of all static members of a type, for suggestions.
  static func staticMemberNames(of type: Type) -> [String] {
    if case .builtin(let builtin) = type { return builtin.cases }
    return staticMembers.keys.filter { $0.type == type }.map { $0.name }.sorted()
  }

  /// The types that an author can name.
  static let types: [String: Type] = {
    var types: [String: Type] = [
      "Bool": .bool, "Int": .int, "Double": .double, "Fraction": .fraction, "String": .string,
      "Color": .color, "Duration": .duration, "Easing": .easing,
      "Date": .date,
      "Point": .point, "Size": .size, "Rect": .rect, "Insets": .insets, "CornerRadii": .cornerRadii,
      "Angle": .angle, "Transform": .transform, "Anchor": .anchor, "Path": .path, "Paint": .paint,
      "GradientStop": .gradientStop, "Shadow": .shadow, "ColorFilter": .colorFilter,
      "EllipticalCornerRadii": .ellipticalCornerRadii,
      "Image": .image, "Font": .font,
      "Content": .content, "GridColumn": .gridColumn,
    ]
    for type in TextType.allCases { types[type.rawValue] = .text(type) }
    for builtin in BuiltinEnum.allCases { types[builtin.rawValue] = .builtin(builtin) }
    return types
  }()

  /// The values that are defined in every scope.
  package static let values: Set<String> = ["bounds", "environment", "proposed"]

  /// Field names that generated Swift uses itself.
  static let reservedFieldNames: Set<String> = ["hashValue", "self"]

  /// Enum case names that have another meaning in Swift, even in backticks.
  static let reservedCaseNames: Set<String> = ["Protocol", "RawValue", "Self", "Type"]

  private static func table<Key: Hashable>(_ key: (BuiltIn) -> Key?) -> [Key: [BuiltIn]] {
    var table: [Key: [BuiltIn]] = [:]
    for builtIn in BuiltIn.all {
      if let key = key(builtIn) { table[key, default: []].append(builtIn) }
    }
    return table
  }
}

extension BuiltIn {
  /// The whole table; if several overloads accept a call, the first is used.
  package static let all: [BuiltIn] = {
    let parts: [[BuiltIn]] = [
      integerOperators, numberOperators, fractionOperators, otherOperators, fractionsOfOthers,
      durationOperators, numbers, fractions,
      readNumbers, powers, formats, dates, dateMembers, curves, geometry, sides,
      transforms,
      pointMembers, sizeOperators, sizeMembers, rectProperties, rectMethods, insetsAndAngleMembers,
      transformMembers,
      anchors, stringProperties, stringTests, stringMethods, lists, numberLists, sortedLists,
      colors,
      colorMembers, paints, filters, rectangularShapes, snapping, shapes,
      pathMembers, images, typesetting, measures, contents, gridColumns,
    ]
    return parts.flatMap { $0 }
  }()
}
