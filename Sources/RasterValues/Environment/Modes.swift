// The values of the modes that programs declare.

/// A dictionary from the names of modes to the indices of their values.
///
/// A mode that has its default value is not stored, so environments with equal modes compare equal.
@_documentation(visibility: internal)
public struct Modes: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let name: String
    var value: Int
  }

  /// Sorted by the UTF-8 bytes of the names.
  private var entries: [Entry] = []

  /// Creates modes that all have their default values.
  public init() {}

  /// The index of a mode's value, or `standard` if the stored index is missing or not below
  /// `count`.
  public func value(of name: String, among count: Int, standard: Int) -> Int {
    guard let entry = entries.first(where: { $0.name == name }), entry.value >= 0,
      entry.value < count
    else { return standard }
    return entry.value
  }

  /// Sets a mode to the value at an index.
  public mutating func set(_ name: String, to value: Int, standard: Int) {
    let place =
      entries.firstIndex { !$0.name.utf8.lexicographicallyPrecedes(name.utf8) } ?? entries.count
    let isHeld = place < entries.count && entries[place].name == name
    if value == standard {
      if isHeld { entries.remove(at: place) }
    } else if isHeld {
      entries[place].value = value
    } else {
      entries.insert(Entry(name: name, value: value), at: place)
    }
  }
}
