// Canonical decomposition and composition of letters with marks (UAX #15).
//
// Compatibility ideographs are not decomposed, because fonts have no glyphs for their parts. Hangul
// syllables are computed.

import RasterValues

package enum CanonicalForms {
  /// Returns the decomposition of `scalar`, with a second scalar of 0 for a singleton; nil if none.
  package static func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32)? {
    CanonicalTable.shared.decomposition(of: scalar)
  }

  /// Returns the composition of `first` and `second`, if there is one.
  package static func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
    CanonicalTable.shared.composition(of: first, second)
  }

  /// Returns normalization form D: fully decomposed, with marks in canonical order.
  package static func decomposed(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(scalars.count)
    for scalar in scalars { appendParts(of: scalar, to: &result) }
    order(&result) { UnicodeTable.shared[$0].combiningClass }
    return result
  }

  /// Returns normalization form C: composed wherever a single scalar exists.
  package static func composed(_ scalars: [UInt32]) -> [UInt32] {
    // Scalars below the first combining mark are unaffected (UAX #15, section 9).
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

  /// Sorts each run of marks by class; the sort is stable.
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

  /// Composes decomposed and ordered scalars with the compositions that `wholeOf` returns.
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
      // A mark is blocked if a mark of the same or a higher class precedes it.
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
