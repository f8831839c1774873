// A dictionary that knows which of its entries was used longest ago.

/// A dictionary that knows which of its entries was used longest ago; every operation takes constant
/// time.
///
/// Entries stand in a doubly linked list, most recently used first. Links are positions in an array;
/// `end` is both the position before the first and after the last.
struct RecencyList<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Node: Sendable {
    let key: Key
    var value: Value
    /// When the entry was used last, by the owner's clock.
    var time: UInt64
    var newer: Int
    var older: Int
  }

  private static var end: Int { -1 }

  private var positions: [Key: Int] = [:]
  private var nodes: [Node?] = []
  private var free: [Int] = []
  private var newest = -1
  private var oldest = -1

  var count: Int { positions.count }

  /// When the entry that was used longest ago was used; nil if there is none.
  var oldestTime: UInt64? { oldest == Self.end ? nil : nodes[oldest]?.time }

  /// The value of a key, which counts as a use.
  mutating func value(for key: Key, time: UInt64) -> Value? {
    guard let position = positions[key], var node = unlinked(position) else { return nil }
    node.time = time
    link(node, at: position)
    return node.value
  }

  /// Adds an entry; gives the value that the key had before.
  @discardableResult
  mutating func insert(_ value: Value, for key: Key, time: UInt64) -> Value? {
    let previous = remove(key)
    let position = free.popLast() ?? nodes.count
    if position == nodes.count { nodes.append(nil) }
    positions[key] = position
    link(
      Node(key: key, value: value, time: time, newer: Self.end, older: Self.end),
      at: position
    )
    return previous
  }

  /// Removes the entry that was used longest ago.
  mutating func removeOldest() -> (key: Key, value: Value)? {
    guard oldest != Self.end, let key = nodes[oldest]?.key, let value = remove(key) else {
      return nil
    }
    return (key, value)
  }

  /// Removes an entry.
  @discardableResult
  mutating func remove(_ key: Key) -> Value? {
    guard let position = positions.removeValue(forKey: key), let node = unlinked(position) else {
      return nil
    }
    nodes[position] = nil
    free.append(position)
    return node.value
  }

  /// The entry's node, which no neighbour links to any more.
  private mutating func unlinked(_ position: Int) -> Node? {
    guard let node = nodes[position] else { return nil }
    if node.newer == Self.end { newest = node.older } else { nodes[node.newer]?.older = node.older }
    if node.older == Self.end { oldest = node.newer } else { nodes[node.older]?.newer = node.newer }
    return node
  }

  /// Puts a node before all others.
  private mutating func link(_ node: Node, at position: Int) {
    var node = node
    node.newer = Self.end
    node.older = newest
    if newest == Self.end { oldest = position } else { nodes[newest]?.newer = position }
    newest = position
    nodes[position] = node
  }
}
