// The functions of the language for lists.

extension Functions {
  /// Returns the list that `build` fills.
  @inlinable
  public static func list<Element>(
    of type: Element.Type,
    _ build: (inout [Element]) -> Void
  ) -> [Element] {
    var list: [Element] = []
    build(&list)
    return list
  }

  /// The elements in reverse order.
  public static func reversed<Element>(_ list: [Element]) -> [Element] { list.reversed() }

  /// The first `count` elements: all if there are fewer, none if the count is below 1.
  public static func prefix<Element>(_ list: [Element], _ count: Int) -> [Element] {
    Array(list.prefix(Swift.max(count, 0)))
  }

  /// The last `count` elements: all if there are fewer, none if the count is below 1.
  public static func suffix<Element>(_ list: [Element], _ count: Int) -> [Element] {
    Array(list.suffix(Swift.max(count, 0)))
  }

  /// The elements of a list up to a limit.
  public static func limited<Element>(_ list: [Element], to limit: Int) -> [Element] {
    list.count > limit ? prefix(list, limit) : list
  }

  /// The elements of a list up to a limit, or `nil` if there is no list.
  public static func limited<Element>(_ list: [Element]?, to limit: Int) -> [Element]? {
    list.map { limited($0, to: limit) }
  }

  /// The string limited to a number of characters; an ellipsis replaces the end if it is too long.
  public static func limited(_ string: String, to limit: Int) -> String {
    guard string.utf8.count > limit, string.dropFirst(Swift.max(limit, 0)).isEmpty == false else {
      return string
    }
    return limit < 1 ? "" : String(string.prefix(limit - 1)) + "…"
  }

  /// Whether the list contains an element that equals `element`.
  public static func contains<Element>(
    _ list: [Element],
    _ element: Element,
    by areEqual: (Element, Element) -> Bool
  ) -> Bool {
    list.contains { areEqual($0, element) }
  }

  /// The index of the first element that equals `element`, or `nil` if there is none.
  public static func index<Element>(
    _ list: [Element],
    of element: Element,
    by areEqual: (Element, Element) -> Bool
  ) -> Int? {
    list.firstIndex { areEqual($0, element) }
  }

  /// The strings joined by a separator.
  public static func joined(_ list: [String], separator: String = "") -> String {
    list.joined(separator: separator)
  }

  /// The elements of two lists in pairs, as many as the shorter list has.
  public static func zip<A, B>(_ first: [A], _ second: [B]) -> [(A, B)] {
    (0..<Swift.min(first.count, second.count)).map { (first[$0], second[$0]) }
  }

  /// The elements of three lists in triples, as many as the shortest list has.
  public static func zip<A, B, C>(_ first: [A], _ second: [B], _ third: [C]) -> [(A, B, C)] {
    (0..<Swift.min(first.count, second.count, third.count)).map {
      (first[$0], second[$0], third[$0])
    }
  }

  // MARK: Numbers

  /// The sum, with wraparound on overflow; 0 for an empty list.
  public static func sum(_ list: [Int]) -> Int { list.reduce(0, &+) }

  /// The sum, added in the order of the list; 0 for an empty list.
  public static func sum(_ list: [Double]) -> Double { list.reduce(0, +) }

  /// The prefix sums: 0, the first element, the sum of the first two, and so on up to the sum of
  /// all.
  public static func partialSums(_ list: [Int]) -> [Int] {
    var sums = [0]
    for value in list { sums.append(sums[sums.count - 1] &+ value) }
    return sums
  }

  /// The prefix sums: 0, the first element, the sum of the first two, and so on up to the sum of
  /// all.
  public static func partialSums(_ list: [Double]) -> [Double] {
    var sums = [0.0]
    for value in list { sums.append(sums[sums.count - 1] + value) }
    return sums
  }

  /// The smallest element, or `nil` for an empty list.
  public static func min(_ list: [Int]) -> Int? { list.min() }

  /// The greatest element, or `nil` for an empty list.
  public static func max(_ list: [Int]) -> Int? { list.max() }

  /// The smallest element by `min(_:_:)`, or `nil` for an empty list.
  public static func min(_ list: [Double]) -> Double? {
    list.first.map { first in list.dropFirst().reduce(first) { min($0, $1) } }
  }

  /// The greatest element by `max(_:_:)`, or `nil` for an empty list.
  public static func max(_ list: [Double]) -> Double? {
    list.first.map { first in list.dropFirst().reduce(first) { max($0, $1) } }
  }

  // MARK: Order

  /// The integers in ascending order.
  public static func sorted(_ list: [Int]) -> [Int] { sorted(list, by: list) }

  /// The numbers in ascending order, with NaN last.
  public static func sorted(_ list: [Double]) -> [Double] { sorted(list, by: list) }

  /// The strings in the order of their UTF-8 bytes, which is the order of their Unicode scalars.
  public static func sorted(_ list: [String]) -> [String] { sorted(list, by: list) }

  /// The elements in the order of their keys.
  ///
  /// The sort is stable. Elements without a key come last.
  public static func sorted<Element>(_ list: [Element], by keys: [Int]) -> [Element] {
    order(list.count, keys) { $0 < $1 }.map { list[$0] }
  }

  /// The elements in the order of their keys, with NaN last.
  ///
  /// The sort is stable. Elements without a key come last.
  public static func sorted<Element>(_ list: [Element], by keys: [Double]) -> [Element] {
    order(list.count, keys) { first, second in
      first == first ? first < second || second != second : false
    }.map { list[$0] }
  }

  /// The elements in the order of the UTF-8 bytes of their keys.
  ///
  /// The sort is stable. Elements without a key come last.
  public static func sorted<Element>(_ list: [Element], by keys: [String]) -> [Element] {
    order(list.count, keys) { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { list[$0] }
  }

  /// The indices of `count` elements in the order of their keys.
  private static func order<Key>(
    _ count: Int,
    _ keys: [Key],
    precedes: (Key, Key) -> Bool
  ) -> [Int] {
    let known = Swift.min(count, keys.count)
    let sorted = (0..<known).sorted { first, second in
      if precedes(keys[first], keys[second]) { return true }
      return first < second && !precedes(keys[second], keys[first])
    }
    return sorted + Array(known..<count)
  }
}
