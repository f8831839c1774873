// Values of the modes that programs declare.

/// Modes by their names, each with the place of its value.
///
/// A mode that has the value that its declaration gives it is not held, so that environments in which
/// all modes are alike are equal.
@_documentation(visibility: internal)
public struct Modes: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let name: String
    var value: Int
  }

  /// In the order of the names' bytes.
  private var entries: [Entry] = []

  /// No mode that has another value than its own.
  public init() {}

  /// The place of a mode's value among `count`, or `standard` where none of these was set.
  public func value(of name: String, among count: Int, standard: Int) -> Int {
    guard let entry = entries.first(where: { $0.name == name }), entry.value >= 0,
      entry.value < count
    else { return standard }
    return entry.value
  }

  /// Gives a mode the value at a place.
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
