// Outlines in the words of a list: written, and read where they lie.
//
// Unsafe pointers: the words of a list, within the closure that lends them.

import RasterValues

/// An outline in the words of a list, which are not copied.
///
/// Verbs come first, eight a word, and after them two words for each of their points.
package struct PlacedOutline {
  /// Verbs and points, and nothing else.
  fileprivate let words: ArraySlice<UInt64>
  let verbCount: Int
  fileprivate let pointCount: Int

  /// Stands for the words of an outline that has none; nothing is read there.
  nonisolated(unsafe) private static let noWords =
    UnsafeMutablePointer<UInt64>.allocate(capacity: 1)

  fileprivate static var empty: PlacedOutline {
    PlacedOutline(words: [], verbCount: 0, pointCount: 0)
  }

  /// Calls `body` with the outline, which it may use as long as it runs.
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
  /// Writes verbs and points; the count of verbs is written before.
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
  /// The outline of so many verbs; an empty one where the words have no room for it, or no such verbs.
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

  /// See `RecordedShape`.
  func edgeCost(_ pixels: PixelRect, _ points: Matrix) -> Double {
    withPacked { $0.edgeCost(pixels, points) }
  }

  /// The outline as SVG path data.
  var text: String { withPacked { $0.listText } }
}
