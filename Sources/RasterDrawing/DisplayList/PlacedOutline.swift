// Outlines within the buffer of a display list, written and then read in place.
//
// Unsafe pointers: the values of a list, only within the closure that receives them.

import RasterValues

/// An outline in the buffer of a display list, which is not copied.
///
/// The verbs come first, eight in each 64-bit value. Two values for each point follow.
package struct PlacedOutline {
  /// The verbs and points of this outline only.
  fileprivate let words: ArraySlice<UInt64>
  let verbCount: Int
  fileprivate let pointCount: Int

  /// A valid address for an outline without values; nothing is read from it.
  nonisolated(unsafe) private static let noWords =
    UnsafeMutablePointer<UInt64>.allocate(capacity: 1)

  fileprivate static var empty: PlacedOutline {
    PlacedOutline(words: [], verbCount: 0, pointCount: 0)
  }

  /// Calls `body` with the outline, which is valid only during the call.
  @inline(__always)
  func withPacked<Result>(_ body: (PackedOutline) -> Result) -> Result {
    words.withUnsafeBufferPointer { words in
      let base = words.baseAddress ?? UnsafePointer(Self.noWords)
      return body(PackedOutline(at: base, verbCount: verbCount, pointCount: pointCount))
    }
  }

  var copied: Path.Outline {
    withPacked { packed in
      var outline = Path.Outline()
      outline.verbs.reserveCapacity(packed.verbCount)
      outline.points.reserveCapacity(packed.pointCount)
      for index in 0..<packed.verbCount { outline.verbs.append(packed.verb(index)) }
      for index in 0..<packed.pointCount { outline.points.append(packed.point(index)) }
      return outline
    }
  }
}

extension Recorder {
  /// Writes verbs and points; the caller has already written the count of verbs.
  mutating func write(_ outline: Path.Outline) {
    var packed: UInt64 = 0
    for (index, verb) in outline.verbs.enumerated() {
      packed |= UInt64(verb.rawValue) << UInt64(index & 7 * 8)
      if index & 7 == 7 {
        write(packed)
        packed = 0
      }
    }
    if outline.verbs.count & 7 != 0 { write(packed) }
    for point in outline.points { write(point) }
  }
}

extension DisplayList.Reader {
  /// Reads an outline of `verbCount` verbs, which is empty if the values are cut off or invalid.
  mutating func readOutline(verbCount: Int) -> PlacedOutline {
    let start = index
    let room = list.words.endIndex &- start
    let verbWords = PackedOutline.verbWords(verbCount)
    guard verbWords <= room else {
      index = list.words.endIndex
      return .empty
    }
    let pointCount = list.words.withUnsafeBufferPointer { words -> Int? in
      guard let base = words.baseAddress else { return nil }
      return PackedOutline.pointCount(base + (words.count &- room), verbCount: verbCount)
    }
    index = start &+ verbWords
    guard let pointCount, pointCount &* 2 <= room &- verbWords else { return .empty }
    index &+= pointCount &* 2
    return PlacedOutline(
      words: list.words[start..<index],
      verbCount: verbCount,
      pointCount: pointCount
    )
  }
}

extension PlacedOutline {
  func box(_ matrix: Matrix) -> Box { withPacked { $0.box(matrix) } }

  /// Returns the edge cost; see `RecordedShape`.
  func edgeCost(_ pixels: PixelRect, _ points: Matrix) -> Double {
    withPacked { $0.edgeCost(pixels, points) }
  }

  /// The outline as SVG path data.
  var text: String { withPacked { $0.listText } }
}
