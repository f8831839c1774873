// Sorts in pieces so that the work can be stopped in between.

extension Array {
  /// Returns the elements in sorted order; the order is undefined if a meter stops the work.
  ///
  /// The sort is stable. Pieces of 8,192 elements take about a millisecond each and are then merged
  /// in pairs. Each element counts as `units` in every merge pass.
  @inline(__always)
  func sorted(
    units: Int,
    meter: WorkMeter?,
    by areInOrder: (Element, Element) -> Bool
  ) -> [Element] {
    // Inlined so that the comparison is specialised if there is no meter.
    guard let meter else { return sorted(by: areInOrder) }
    return sortedInPieces(units, meter, by: areInOrder)
  }

  @inline(never)
  private func sortedInPieces(
    _ units: Int,
    _ meter: WorkMeter,
    by areInOrder: (Element, Element) -> Bool
  ) -> [Element] {
    let piece = 1 << 13
    guard count > piece else {
      return meter.use(4 &* units &* count) == nil ? sorted(by: areInOrder) : self
    }
    var result: [Element] = []
    result.reserveCapacity(count)
    for start in Swift.stride(from: 0, to: count, by: piece) {
      let part = self[start..<Swift.min(start + piece, count)]
      guard meter.use(4 &* units &* part.count) == nil else { return self }
      result += part.sorted(by: areInOrder)
    }
    var length = piece
    while length < count {
      guard let merged = result.merged(length, units: units, meter, by: areInOrder) else {
        return self
      }
      result = merged
      length *= 2
    }
    return result
  }

  /// Merges pairs of sorted runs with `length` elements; returns `nil` if a meter stops the work.
  private func merged(
    _ length: Int,
    units: Int,
    _ meter: WorkMeter,
    by areInOrder: (Element, Element) -> Bool
  ) -> [Element]? {
    var result: [Element] = []
    result.reserveCapacity(count)
    for start in Swift.stride(from: 0, to: count, by: 2 * length) {
      let middle = Swift.min(start + length, count)
      let end = Swift.min(middle + length, count)
      var (first, second) = (start, middle)
      while first < middle || second < end {
        if result.count & 0xFFFF == 0, meter.use(units &* 0x10000) != nil { return nil }
        if second == end || (first < middle && !areInOrder(self[second], self[first])) {
          result.append(self[first])
          first += 1
        } else {
          result.append(self[second])
          second += 1
        }
      }
    }
    return result
  }
}
