// What a batch holds, within a limit of bytes.

/// What a batch holds by keys: pictures by looks, looks by requests.
///
/// There are two halves. Values are added to the young one, and what is found in the old one moves to the
/// young one; where that is full, it becomes the old one, and what the old one held is gone. So what is asked
/// for again and again stays, and each step takes constant time.
struct PictureShelf<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let byteLimit: Int
  private var young: [Key: (value: Value, bytes: Int)] = [:]
  private var old: [Key: (value: Value, bytes: Int)] = [:]
  private var youngBytes = 0

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The value of that key, if it is held.
  mutating func value(for key: Key) -> Value? {
    if let held = young[key] { return held.value }
    guard let held = old[key] else { return nil }
    insert(held.value, for: key, bytes: held.bytes)
    return held.value
  }

  /// Adds a value that takes so many bytes with its key, unless that is more than half of the limit.
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
