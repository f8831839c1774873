// Letters with marks as one scalar or as several: canonical decomposition and composition (UAX #15).
//
// Compatibility ideographs stay as they are: no face has parts for them. Hangul syllables are reckoned.

import RasterValues

package enum CanonicalForms {
  /// The two scalars that `scalar` stands for; the second is 0 if it stands for one; nil for most.
  package static func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32)? {
    CanonicalTable.shared.decomposition(of: scalar)
  }

  /// The scalar that stands for `first` and `second`, if there is one.
  package static func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
    CanonicalTable.shared.composition(of: first, second)
  }

  /// All letters and marks apart, the marks in their canonical order: normalization form D.
  package static func decomposed(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(scalars.count)
    for scalar in scalars { appendParts(of: scalar, to: &result) }
    order(&result) { UnicodeTable.shared[$0].combiningClass }
    return result
  }

  /// Letters with their marks wherever one scalar stands for both: normalization form C.
  package static func composed(_ scalars: [UInt32]) -> [UInt32] {
    // Nothing below the first combining mark composes or needs to (UAX #15, section 9).
    guard scalars.contains(where: { $0 >= 0x300 }) else { return scalars }
    return compose(decomposed(scalars), { UnicodeTable.shared[$0].combiningClass }, composition)
  }

  private static func appendParts(of scalar: UInt32, to result: inout [UInt32]) {
    let start = result.count
    var rest = scalar
    while let (first, second) = decomposition(of: rest) {
      if second != 0 { result.append(second) }
      rest = first
    }
    result.append(rest)
    if result.count > start &+ 1 { result[start...].reverse() }
  }

  /// Sorts each run of marks by class, those of one class as they were.
  static func order(_ scalars: inout [UInt32], _ classOf: (UInt32) -> UInt8) {
    var start = 0
    while start < scalars.count {
      var end = start
      var (last, isSorted) = (0 as UInt8, true)
      while end < scalars.count {
        let one = classOf(scalars[end])
        if one == 0 { break }
        if one < last { isSorted = false }
        (last, end) = (one, end &+ 1)
      }
      if !isSorted { sort(&scalars, start..<end, classOf) }
      start = end &+ 1
    }
  }

  private static func sort(
    _ scalars: inout [UInt32],
    _ range: Range<Int>,
    _ classOf: (UInt32) -> UInt8
  ) {
    let marks = scalars[range]
    var keys: [UInt64] = []
    keys.reserveCapacity(range.count)
    for place in range { keys.append(UInt64(classOf(marks[place])) &<< 56 | UInt64(place)) }
    keys.sort()
    for (place, key) in zip(range, keys) {
      scalars[place] = marks[Int(truncatingIfNeeded: key & (1 &<< 56 &- 1))]
    }
  }

  /// Composes what is decomposed and in order, where `wholeOf` gives a whole for two.
  static func compose(
    _ scalars: [UInt32],
    _ classOf: (UInt32) -> UInt8,
    _ wholeOf: (UInt32, UInt32) -> UInt32?
  ) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(scalars.count)
    var starter = -1
    var last = 0 as UInt8
    for scalar in scalars {
      let one = classOf(scalar)
      // Nothing between the starter and a mark may be of the mark's class or a higher one.
      let isReachable = starter == result.count &- 1 || last < one
      if scalar >= 0x300, starter >= 0, isReachable, let whole = wholeOf(result[starter], scalar) {
        result[starter] = whole
        continue
      }
      if one == 0 { starter = result.count }
      last = one
      result.append(scalar)
    }
    return result
  }
}
