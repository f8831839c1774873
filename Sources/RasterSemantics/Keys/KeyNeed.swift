// The need of a value at a use: all of it, or one part.

/// The need of a value where it is used.
indirect enum KeyNeed: Hashable {
  case whole
  case field(Int, KeyNeed)
  /// A need of each element of a list; the number of elements is needed too.
  case element(KeyNeed)
  /// A need of the element at an index, which counts from the end if it is negative.
  ///
  /// Whether the element exists is needed too.
  case place(Int, KeyNeed)
  /// No part of the value, except the values that lead to it.
  case nothing
  /// A need of the value inside an optional; whether there is one is needed too.
  case wrapped(KeyNeed)
  /// The number of a list's elements, or of a string's characters.
  case count
  case isEmpty
  /// Whether an optional has a value.
  case presence

  /// Returns the needs that correspond to parts of a value.
  static func all(of parts: KeyParts) -> [KeyNeed] {
    switch parts {
    case .whole: [.whole]
    case .fields(let fields):
      fields.flatMap { field in all(of: field.parts).map { .field(field.index, $0) } }
    case .elements(let parts): all(of: parts).map { .element($0) }
    case .places(let places):
      places.flatMap { place in all(of: place.parts).map { .place(place.index, $0) } }
    case .nothing: [.nothing]
    case .wrapped(let parts): all(of: parts).map { .wrapped($0) }
    }
  }

  /// The parts of a value that satisfy the need.
  var parts: KeyParts {
    switch self {
    case .whole, .count, .isEmpty, .presence: .whole
    case .field(let index, let need): .fields([KeyParts.Field(index: index, parts: need.parts)])
    case .element(let need): .elements(need.parts)
    case .place(let index, let need): .places([KeyParts.Place(index: index, parts: need.parts)])
    case .nothing: .nothing
    case .wrapped(let need): .wrapped(need.parts)
    }
  }
}
