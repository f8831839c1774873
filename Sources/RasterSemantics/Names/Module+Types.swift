// The names of types, and where they can be used.

extension Module {
  func describe(_ type: Type) -> String {
    type.spelled { declared in
      switch declared {
      case .enumeration(let index): enums[index].head.name
      case .structure(let index): structs[index].head.name
      default: ""
      }
    }
  }

  /// Returns whether a field of a struct can be of the type.
  func isFieldType(_ type: Type) -> Bool {
    switch type {
    case .run, .range, .pairs: false
    case .list(let element): isFieldType(element)
    case .optional(let wrapped): isFieldType(wrapped)
    default: true
    }
  }

  /// Marks structs that cannot be the type of a property.
  ///
  /// These contain values that cannot be in a key, directly or through other structs.
  mutating func findRecords() {
    var users: [Int: [Int]] = [:]
    var pending: [Int] = []
    for (index, declaration) in structs.enumerated() {
      for field in declaration.fields {
        if case .structure(let held) = field.type.innermost {
          users[held, default: []].append(index)
        } else if !isPropertyType(field.type) {
          pending.append(index)
        }
      }
    }
    while let index = pending.popLast() {
      guard structs[index].isKeyed else { continue }
      structs[index].isKeyed = false
      pending += users[index] ?? []
    }
  }

  /// Returns the first field that prevents a struct from being a property's type, as `fill: Paint`.
  func unkeyedField(of type: Type) -> String? {
    guard case .structure(let index) = type.innermost,
      let field = structs[index].fields.first(where: { !isPropertyType($0.type) })
    else { return nil }
    return "\(field.name): \(describe(field.type))"
  }

  /// Returns whether a property can be of the type.
  func isPropertyType(_ type: Type) -> Bool {
    switch type {
    case .bool, .int, .double, .fraction, .string, .color, .point, .size, .rect, .insets,
      .cornerRadii,
      .angle, .date, .transform, .shadow, .font, .textStyle, .image, .content, .builtin,
      .enumeration,
      .error:
      true
    case .structure(let index): structs[index].isKeyed
    case .list(let element): isPropertyType(element)
    case .optional(let wrapped): isPropertyType(wrapped)
    case .duration, .easing, .anchor, .path, .paint, .gradientStop, .colorFilter,
      .ellipticalCornerRadii,
      .text, .gridColumn, .range, .pairs:
      false
    }
  }
}

extension Type {
  /// The innermost element type of nested lists and optionals, or the type itself.
  fileprivate var innermost: Type {
    var type = self
    while true {
      switch type {
      case .list(let inner), .optional(let inner): type = inner
      default: return type
      }
    }
  }
}
