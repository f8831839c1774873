// The components of types, and the properties of their values.

extension Type {
  /// The type without any levels of optionality.
  package var unwrapped: Type {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  /// Whether the type, or a type within it, is unknown.
  var isBroken: Bool {
    switch self {
    case .error: true
    case .list(let element): element.isBroken
    case .optional(let wrapped): wrapped.isBroken
    case .pairs(let types): types.contains { $0.isBroken }
    default: false
    }
  }

  /// The types under which the table of built-ins lists the members of this type's values.
  var memberBases: [Type] {
    switch self {
    case .list: [self, .list(.error)]
    case .textMetrics: [self, .size]
    default: [self]
    }
  }

  /// Returns the type with `element` in place of `.error`.
  ///
  /// In a row of the table of built-ins, `.error` stands for any type.
  func replacing(_ element: Type) -> Type {
    switch self {
    case .error: element
    case .list(let type): .list(type.replacing(element))
    case .optional(let type): .optional(type.replacing(element))
    case .pairs(let types): .pairs(types.map { $0.replacing(element) })
    default: self
    }
  }

  /// Whether values of the type can be compared with `==`.
  var isComparable: Bool {
    switch self {
    case .content, .run, .range, .pairs: false
    case .list(let element): element.isComparable
    case .optional(let wrapped): wrapped.isComparable
    default: true
    }
  }

  /// The type of a list's elements.
  var element: Type? { if case .list(let element) = self { element } else { nil } }

  /// The types whose static members are accepted where this type is expected.
  var staticBases: [Type] {
    switch self {
    case .paint, .gradientStop: [self, .color]
    case .anchor: [self, .point]
    default: [self]
    }
  }

  /// Whether values of the type contain components.
  var holdsContent: Bool {
    switch self {
    case .content, .run: true
    case .list(let element), .optional(let element): element.holdsContent
    default: false
    }
  }
}
