// Signatures of built-ins and lines in the language's syntax, for the reference and its tests.

import RasterSyntax

extension Type {
  /// Returns the type as an author writes it; `name` returns the name of a declared type.
  package func spelled(_ name: (Type) -> String) -> String {
    switch self {
    case .enumeration, .structure: name(self)
    case .list(let element): "[\(element.spelled(name))]"
    case .optional(let wrapped): "\(wrapped.spelled(name))?"
    case .builtin(let builtin): builtin.rawValue
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .fraction: "Fraction"
    case .duration: "Duration"
    case .easing: "Easing"
    case .date: "Date"
    case .string: "String"
    case .color: "Color"
    case .point: "Point"
    case .size: "Size"
    case .rect: "Rect"
    case .insets: "Insets"
    case .cornerRadii: "CornerRadii"
    case .angle: "Angle"
    case .transform: "Transform"
    case .anchor: "Anchor"
    case .path: "Path"
    case .paint: "Paint"
    case .gradientStop: "GradientStop"
    case .shadow: "Shadow"
    case .colorFilter: "ColorFilter"
    case .ellipticalCornerRadii: "EllipticalCornerRadii"
    case .image: "Image"
    case .font: "Font"
    case .text(let type): type.rawValue
    case .content: "Content"
    case .gridColumn: "GridColumn"
    case .range: "a range"
    case .pairs(let types):
      "a sequence of (\(types.map { $0.spelled(name) }.joined(separator: ", ")))"
    case .error: "an unknown type"
    }
  }

  /// The name of a type in the table; `T` stands for any type.
  fileprivate var tableName: String {
    switch self {
    case .error: "T"
    case .list(let element): "[\(element.tableName)]"
    case .optional(let wrapped): "\(wrapped.tableName)?"
    case .pairs(let types): "a sequence of (\(types.map { $0.tableName }.joined(separator: ", ")))"
    default: spelled { _ in "T" }
    }
  }
}

extension Parameter {
  /// `label: Type = default`.
  fileprivate var signature: String {
    (label.map { $0 + ": " } ?? "")
      + [type, alternative].compactMap { $0?.tableName }.joined(separator: " or ")
      + (defaultValue.map { " = " + $0.source } ?? "")
  }
}

extension LineParameter {
  /// `label: Type = default`.
  package var signature: String {
    let types = [type, alternative].compactMap { $0?.tableName }.joined(separator: " or ")
    return (label.map { $0 + ": " } ?? "") + types + (defaultValue.map { " = " + $0.source } ?? "")
  }
}

extension BuiltIn {
  /// The type of which it is a member, or nil for functions and operators.
  package var owner: Type? {
    switch kind {
    case .property(let type), .method(let type), .environmentProperty(let type),
      .environmentMethod(let type), .staticMember(let type):
      type
    case .infix, .prefix, .call, .environment, .layout: nil
    }
  }

  /// Whether it is an infix or a prefix operator.
  package var isOperator: Bool {
    kind == .infix || kind == .prefix || BinaryOperator(rawValue: name) != nil
  }

  /// The signature, such as `clamp(Double, min: Double, max: Double) -> Double`.
  package var signature: String {
    let given = parameters.map { $0.signature }
    let call = "(\(given.joined(separator: ", ")))"
    let text =
      switch kind {
      case _ where isOperator && given.count == 2: "\(given[0]) \(name) \(given[1])"
      case .infix, .prefix: name + given.joined(separator: ", ")
      case .call, .environment, .layout: name + call
      case .property(let owner), .environmentProperty(let owner): "\(owner.tableName).\(name)"
      case .method(let owner), .environmentMethod(let owner): "\(owner.tableName).\(name)\(call)"
      case .staticMember(let owner): "\(owner.tableName).\(name)" + (given.isEmpty ? "" : call)
      }
    return "\(text) -> \(result.tableName)"
  }
}
