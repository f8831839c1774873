// The domains and limits of values.

import RasterSyntax
import RasterValues

extension ComponentDeclaration.Property {
  /// Returns the value, clamped and snapped to the property's domain.
  package func clamped(_ value: Value) -> Value {
    switch domain {
    case nil: value
    case .int(let range, let step):
      .int(Functions.clamp(value.intValue, in: range, step: step))
    case .double(let range, let step):
      .double(Functions.clamp(value.doubleValue, in: range, step: step))
    case .count(let limit): ComponentDeclaration.limited(value, to: limit)
    }
  }
}

extension Value {
  /// Returns the lengths of this value and of the limited value `kept`, or nil if they are equal.
  ///
  /// Lengths are numbers of elements or characters.
  package func limitedLength(to kept: Value) -> (given: Int, kept: Int)? {
    switch (self, kept) {
    case (.list(let elements), .list(let others)):
      elements.count > others.count ? (elements.count, others.count) : nil
    case (.string(let text), .string(let other)):
      text != other ? (text.count, other.count) : nil
    case (.some(let value), .some(let other)): value.limitedLength(to: other)
    default: nil
    }
  }
}

extension ComponentDeclaration {
  /// Returns a list or a string, truncated to a limit.
  static func limited(_ value: Value, to limit: Int) -> Value {
    switch value {
    case .list(let elements): .list(Functions.limited(elements, to: limit))
    case .string(let text): .string(Functions.limited(text, to: limit))
    case .some(let value): .some(limited(value, to: limit))
    default: value
    }
  }
}
