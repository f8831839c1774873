// A batch's in-memory store of values, within a byte limit.

/// A batch's in-memory store of values by key: images by look, and looks by request.
///
/// It has two generations. New values are added to the young one, and a value found in the old one
/// moves to the young one. When the young generation is full, it replaces the old one, whose values
/// are discarded. Frequently requested values therefore stay, and each operation takes constant
/// time.
struct PictureShelf<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let byteLimit: Int
  private var young: [Key: (value: Value, bytes: Int)] = [:]
  private var old: [Key: (value: Value, bytes: Int)] = [:]
  private var youngBytes = 0

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Returns the value for a key, if it is stored.
  mutating func value(for key: Key) -> Value? {
    if let held = young[key] { return held.value }
    guard let held = old[key] else { return nil }
    insert(held.value, for: key, bytes: held.bytes)
    return held.value
  }

  /// Adds a value of `bytes` bytes including its key, unless that exceeds half of the limit.
  mutating func insert(_ value: Value, for key: Key, bytes: Int) {
    guard bytes <= byteLimit / 2, young[key] == nil else { return }
    if youngBytes &+ bytes > byteLimit / 2 {
      old = young
      young = [:]
      youngBytes = 0
    }
    young[key] = (value, bytes)
    youngBytes &+= bytes
  }
}
