// The flights waiting to be drawn, most urgent first, then in the order of their requests.

/// The numbers of the flights waiting to be drawn: most urgent first, then in insertion order.
///
/// One doubly linked list per priority. Every operation takes constant time.
struct DrawQueue: Sendable {
  private struct Link: Sendable {
    let priority: DrawPriority
    var previous: UInt64?
    var next: UInt64?
  }

  private struct Line: Sendable {
    var first: UInt64?
    var last: UInt64?
  }

  private var links: [UInt64: Link] = [:]
  private var lines = DrawPriority.allCases.map { _ in Line() }

  var count: Int { links.count }

  /// The priority of the next flight, or nil if the queue is empty.
  var priority: DrawPriority? {
    DrawPriority.allCases.last { lines[Int($0.rawValue)].first != nil }
  }

  func contains(_ number: UInt64) -> Bool { links[number] != nil }

  /// Appends a flight behind the others of its priority.
  mutating func append(_ number: UInt64, priority: DrawPriority) {
    let line = Int(priority.rawValue)
    let last = lines[line].last
    links[number] = Link(priority: priority, previous: last, next: nil)
    lines[line].last = number
    if let last { links[last]?.next = number } else { lines[line].first = number }
  }

  /// Removes a flight from anywhere in the queue, and returns whether it was queued.
  @discardableResult
  mutating func remove(_ number: UInt64) -> Bool {
    guard let link = links.removeValue(forKey: number) else { return false }
    let line = Int(link.priority.rawValue)
    if let next = link.next {
      links[next]?.previous = link.previous
    } else {
      lines[line].last = link.previous
    }
    if let previous = link.previous {
      links[previous]?.next = link.next
    } else {
      lines[line].first = link.next
    }
    return true
  }

  /// Removes and returns the next flight.
  mutating func removeFirst() -> UInt64? {
    guard let priority, let number = lines[Int(priority.rawValue)].first else { return nil }
    remove(number)
    return number
  }
}
