// Values that exceeded a component's limits, for the notes of its drawings.

import RasterValues

/// Shortens the values of a component's properties to their limits, and notes the omitted parts.
///
/// Each generated component stores a value of this type. Two components with equal stored values
/// are unequal, and have different keys, if only one of them was given values beyond its limits.
/// This is because each request has its own notes. The components share one look.
public struct LimitedValues: Hashable, Sendable {
  /// The `DrawingNote.limited` notes, one per property, in the order of the properties' names.
  package private(set) var notes: [DrawingNote] = []

  /// Creates a value without notes.
  public init() {}

  /// Returns the elements of a list up to its limit.
  public mutating func limited<Element>(
    _ list: [Element],
    to limit: Int,
    of property: String
  ) -> [Element] {
    let kept = Functions.limited(list, to: limit)
    note(property, given: list.count, kept: kept.count, .elements)
    return kept
  }

  /// Returns the elements of an optional list up to its limit.
  public mutating func limited<Element>(
    _ list: [Element]?,
    to limit: Int,
    of property: String
  ) -> [Element]? {
    guard let list else {
      note(property, given: 0, kept: 0, .elements)
      return nil
    }
    let kept: [Element] = limited(list, to: limit, of: property)
    return kept
  }

  /// Returns the characters of a string up to its limit.
  ///
  /// If characters are dropped, the last one returned is an ellipsis.
  public mutating func limited(_ string: String, to limit: Int, of property: String) -> String {
    let kept = Functions.limited(string, to: limit)
    let isCut = kept != string
    note(property, given: isCut ? string.count : 0, kept: isCut ? kept.count : 0, .characters)
    return kept
  }

  /// Replaces the note about a property.
  package mutating func note(_ property: String, given: Int, kept: Int, _ unit: DrawingNote.Unit) {
    notes.removeAll { $0.limitedProperty == property }
    guard given > kept else { return }
    let place = notes.firstIndex { note in
      property.utf8.lexicographicallyPrecedes((note.limitedProperty ?? "").utf8)
    }
    let note = DrawingNote.limited(property: property, given: given, kept: kept, unit)
    notes.insert(note, at: place ?? notes.endIndex)
  }

  /// Appends the notes to a key if there are any.
  public func encode(into key: inout KeyEncoder) {
    guard !notes.isEmpty else { return }
    key.append(list: notes.count)
    for case .limited(let property, let given, let kept, _) in notes {
      key.append(property)
      key.append(given)
      key.append(kept)
    }
  }

  /// Adds the notes to a drawing.
  public func note(on canvas: inout Canvas) {
    for note in notes { canvas.recorder.add(note) }
  }
}

extension DrawingNote {
  /// The property of a note about a limit.
  fileprivate var limitedProperty: String? {
    if case .limited(let property, _, _, _) = self { property } else { nil }
  }
}
