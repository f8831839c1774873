// What types are made of, and what their values hold.

extension Type {
  /// The type itself, or what it wraps if it is optional, however often.
  package var unwrapped: Type {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  /// Whether the type, or a part of it, is unknown.
  var isBroken: Bool {
    switch self {
    case .error: true
    case .list(let element): element.isBroken
    case .optional(let wrapped): wrapped.isBroken
    case .pairs(let types): types.contains { $0.isBroken }
    default: false
    }
  }

  /// The types under which the built-ins list the members of its values.
  var memberBases: [Type] {
    switch self {
    case .list: [self, .list(.error)]
    case .measured: [self, .size]
    default: [self]
    }
  }

  /// The type with `element` where a row has `.error`.
  func replacing(_ element: Type) -> Type {
    switch self {
    case .error: element
    case .list(let type): .list(type.replacing(element))
    case .optional(let type): .optional(type.replacing(element))
    case .pairs(let types): .pairs(types.map { $0.replacing(element) })
    default: self
    }
  }

  /// Whether `==` tells values of the type apart.
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

  /// The types whose own members are accepted where this one is expected.
  var staticBases: [Type] {
    switch self {
    case .paint, .gradientStop: [self, .color]
    case .anchor: [self, .point]
    default: [self]
    }
  }

  /// Whether values of the type hold components.
  var holdsContent: Bool {
    switch self {
    case .content, .run: true
    case .list(let element), .optional(let element): element.holdsContent
    default: false
    }
  }
}
