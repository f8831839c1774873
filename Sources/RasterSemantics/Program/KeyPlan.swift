// The plan of a request key: the values and outcomes that a drawing depends on, in key order.

import RasterSyntax
import RasterValues

/// The contents of a component's request key, or the inputs that a function's value depends on.
///
/// Each step follows from what earlier steps have written: a branch tests only a condition whose
/// outcome is known by then. Equal bytes therefore took the same branches, and the inputs read
/// there are equal.
package struct KeyPlan: Sendable {
  package indirect enum Step: Sendable {
    /// A property, or parts of it.
    case value(property: Int, KeyParts)
    /// The value of an expression of properties: a Boolean, a number, a case or a string.
    case outcome(TypedExpression)
    /// The step that a property's transition has reached.
    case progress(property: Int)
    /// The steps if a condition of properties is true, and the steps otherwise.
    case branch(TypedExpression, then: [Step], otherwise: [Step])
  }

  package var steps: [Step] = []
  /// The source positions where properties and the environment are read, in source order.
  package var places: [KeyPlace] = []
  /// The number of parts that are evaluated for a function's value, including those of its callees.
  ///
  /// Nil if there are too many, or if the value depends on more than the parameters.
  var partCount: Int?
  /// The same number for a function that computes strings or lists on the way to its value.
  var computedPartCount: Int?

  package init() {}
}

/// A source position that reads something the drawing depends on.
package struct KeyPlace: Sendable {
  package enum Subject: Sendable {
    case property(Int)
    case progress(Int)
    case environment(Environment.Reads)
  }

  package let subject: Subject
  package let range: SourceRange
}

/// The parts of a value that matter.
package indirect enum KeyParts: Hashable, Sendable {
  case whole
  /// Fields of a struct, by index, with the parts of each.
  case fields([Field])
  /// The number of elements, and parts of each.
  case elements(KeyParts)
  /// Whether elements exist at some indices, in ascending order, and parts of each.
  case places([Place])
  /// Whether there is a value, and parts of it.
  case wrapped(KeyParts)
  /// No part of the value, except the values that lead to it.
  case nothing

  /// An index into a list; a negative index counts from the end: -1 is the last element.
  package struct Place: Hashable, Sendable {
    package let index: Int
    package let parts: KeyParts
  }

  package struct Field: Hashable, Sendable {
    package let index: Int
    package let parts: KeyParts
  }

  /// Returns the union of both.
  func union(_ other: KeyParts) -> KeyParts {
    switch (self, other) {
    case (.elements(let first), .elements(let second)): return .elements(first.union(second))
    case (.wrapped(let first), .wrapped(let second)): return .wrapped(first.union(second))
    case (.nothing, _): return other
    case (_, .nothing): return self
    case (.places(let first), .places(let second)): return .places(first.merged(with: second))
    case (.elements(let parts), .places(let places)), (.places(let places), .elements(let parts)):
      return .elements(places.reduce(parts) { $0.union($1.parts) })
    case (.fields(let first), .fields(let second)):
      var fields = first
      for field in second {
        if let place = fields.firstIndex(where: { $0.index == field.index }) {
          let parts = fields[place].parts.union(field.parts)
          fields[place] = Field(index: field.index, parts: parts)
        } else {
          let place = fields.firstIndex { $0.index > field.index } ?? fields.count
          fields.insert(field, at: place)
        }
      }
      return .fields(fields)
    default: return self == other ? self : .whole
    }
  }

  /// Whether these parts include all of the others.
  func covers(_ other: KeyParts) -> Bool { self == .whole || union(other) == self }

  /// Returns the parts, or `.whole` if they include every part of a value of the type.
  func simplified(_ type: Type, in program: Program) -> KeyParts {
    switch (self, type) {
    case (.elements(let parts), .list(let element)):
      let parts = parts.simplified(element, in: program)
      return parts == .whole ? .whole : .elements(parts)
    case (.places(let places), .list(let element)):
      return .places(
        places.map {
          Place(index: $0.index, parts: $0.parts.simplified(element, in: program))
        }
      )
    case (.nothing, _): return .nothing
    case (.wrapped(let parts), .optional(let wrapped)):
      let parts = parts.simplified(wrapped, in: program)
      return parts == .whole ? .whole : .wrapped(parts)
    case (.fields(let fields), .structure(let index)):
      let declared = program.structs[index].fields
      let parts = fields.map { field in
        let type = declared[field.index].type
        return Field(index: field.index, parts: field.parts.simplified(type, in: program))
      }
      let isWhole = parts.count == declared.count && parts.allSatisfy { $0.parts == .whole }
      return isWhole ? .whole : .fields(parts)
    default: return .whole
    }
  }
}

extension [KeyParts.Place] {
  /// Returns the union of both lists, in ascending order.
  fileprivate func merged(with other: Self) -> Self {
    var result = self
    for place in other {
      if let known = result.firstIndex(where: { $0.index == place.index }) {
        let parts = result[known].parts.union(place.parts)
        result[known] = KeyParts.Place(index: place.index, parts: parts)
      } else {
        result.append(place)
      }
    }
    return result.sorted { $0.index < $1.index }
  }
}

extension KeyPlan {
  /// The properties with a value, a part or an outcome in the key.
  package var properties: Set<Int> {
    var result: Set<Int> = []
    visit { step in
      switch step {
      case .value(let property, _): result.insert(property)
      case .outcome(let term), .branch(let term, _, _):
        term.visit { if case .property(let property) = $0.kind { result.insert(property) } }
      case .progress: break
      }
    }
    return result
  }

  /// The properties whose transition progress is in the key.
  package var progresses: Set<Int> {
    var result: Set<Int> = []
    visit { if case .progress(let property) = $0 { result.insert(property) } }
    return result
  }

  /// Visits all steps, in no particular order.
  private func visit(_ body: (Step) -> Void) {
    var pending = steps
    while let step = pending.popLast() {
      body(step)
      if case .branch(_, let then, let otherwise) = step { pending += then + otherwise }
    }
  }

  /// Whether the key contains the values of expressions.
  package var hasTerms: Bool {
    steps.contains { step in
      switch step {
      case .value, .progress: false
      case .outcome, .branch: true
      }
    }
  }
}
