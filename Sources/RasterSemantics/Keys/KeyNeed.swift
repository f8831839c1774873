// What is needed of a value where it is used: all of it, or one part.

/// What is needed of a value where it is used.
indirect enum KeyNeed: Hashable {
  case whole
  case field(Int, KeyNeed)
  /// Something of each element of a list, whose number is needed too.
  case element(KeyNeed)
  /// Something of what an optional holds; whether it holds something is needed too.
  case wrapped(KeyNeed)
  /// The number of a list's elements, or of a string's characters.
  case count
  case isEmpty
  /// Whether an optional holds something.
  case presence

  /// The needs that make up parts of a value.
  static func all(of parts: KeyParts) -> [KeyNeed] {
    switch parts {
    case .whole: [.whole]
    case .fields(let fields):
      fields.flatMap { field in all(of: field.parts).map { .field(field.index, $0) } }
    case .elements(let parts): all(of: parts).map { .element($0) }
    case .wrapped(let parts): all(of: parts).map { .wrapped($0) }
    }
  }

  /// The parts of a value that satisfy the need.
  var parts: KeyParts {
    switch self {
    case .whole, .count, .isEmpty, .presence: .whole
    case .field(let index, let need): .fields([KeyParts.Field(index: index, parts: need.parts)])
    case .element(let need): .elements(need.parts)
    case .wrapped(let need): .wrapped(need.parts)
    }
  }
}
