// Reads an outline in place from the encoding of a display list, without copying its points.
//
// The unsafe pointers refer to the list's 64-bit values, which `PlacedOutline` keeps alive while
// they are in use. It has checked that the buffer is large enough for the verbs and their points.

/// An outline encoded as verbs, eight to a 64-bit value, followed by their points.
///
/// See `DisplayList`.
@usableFromInline
package struct PackedOutline: OutlineSource {
  @usableFromInline let verbs: UnsafePointer<UInt64>
  @usableFromInline package let verbCount: Int
  @usableFromInline let points: UnsafePointer<UInt64>
  @usableFromInline package let pointCount: Int
  /// Whether the outline begins with a move; if not, it begins at its first point.
  package var beginsWithMove: Bool { verbCount > 0 && verb(0) == .move }

  /// Creates an outline over a buffer that holds the given numbers of verbs and points.
  package init(at base: UnsafePointer<UInt64>, verbCount: Int, pointCount: Int) {
    verbs = base
    points = base + PackedOutline.verbWords(verbCount)
    (self.verbCount, self.pointCount) = (verbCount, pointCount)
  }

  /// The number of 64-bit values that hold the given number of verbs.
  @inlinable
  package static func verbWords(_ verbCount: Int) -> Int {
    verbCount / 8 &+ (verbCount & 7 == 0 ? 0 : 1)
  }

  /// Returns the number of points that the verbs use, or `nil` if a verb is invalid.
  package static func pointCount(_ words: UnsafePointer<UInt64>, verbCount: Int) -> Int? {
    var (count, rest, foreign) = (0, verbCount, UInt64(0))
    for index in 0..<verbWords(verbCount) {
      let word = words[index]
      count &+= pointCount(word, used: min(rest, 8))
      // Valid verbs are 0 to 4.
      foreign |= word & 0xF8F8_F8F8_F8F8_F8F8
      foreign |= (word &>> 2) & (word | word &>> 1) & 0x0101_0101_0101_0101
      rest &-= 8
    }
    return foreign == 0 ? count : nil
  }

  /// Returns the number of points of the first `used` verbs in a 64-bit value.
  ///
  /// The five verbs use 1, 1, 2, 3 and 0 points. All eight bytes are computed at once.
  private static func pointCount(_ word: UInt64, used: Int) -> Int {
    let verbs = verbs(word, used: used)
    let isClose = (verbs &>> 2) & ones
    let isMove = ~(verbs | (verbs &>> 1) | (verbs &>> 2)) & ones
    let counts = verbs &+ isMove &- isClose &* 4
    return Int(truncatingIfNeeded: (counts &* ones) &>> 56)
  }

  /// A 1 in each byte.
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }

  /// Returns the verbs of a 64-bit value; those after the first `used` become closes.
  @inline(__always)
  private static func verbs(_ word: UInt64, used: Int) -> UInt64 {
    let unused = used == 8 ? 0 : ~UInt64(0) &<< UInt64(truncatingIfNeeded: used &* 8)
    return (word & ~unused) | (ones &* 4 & unused)
  }

  @inline(__always)
  @usableFromInline
  package var kinds: (moves: Int, hasCurves: Bool) {
    var (moves, curves, rest) = (0, UInt64(0), verbCount)
    for index in 0..<PackedOutline.verbWords(verbCount) {
      let verbs = PackedOutline.verbs(self.verbs[index], used: min(rest, 8))
      // The verbs of curves are 2 and 3.
      curves |= verbs & (PackedOutline.ones &* 2)
      let isMove = ~(verbs | (verbs &>> 1) | (verbs &>> 2)) & PackedOutline.ones
      moves &+= isMove.nonzeroBitCount
      rest &-= 8
    }
    return (moves, curves != 0)
  }
}

extension PackedOutline {
  @inlinable
  @inline(__always)
  package func verb(_ index: Int) -> Path.Verb {
    PackedOutline.verb(verbs[index &>> 3] &>> UInt64(truncatingIfNeeded: (index & 7) &* 8))
  }

  /// Decodes the verb in the lowest byte.
  @inlinable
  @inline(__always)
  static func verb(_ word: UInt64) -> Path.Verb {
    Path.Verb(rawValue: UInt8(truncatingIfNeeded: word)) ?? .close
  }

  @inlinable
  @inline(__always)
  package func point(_ index: Int) -> Point {
    Point(
      Double(bitPattern: points[index &* 2]),
      Double(bitPattern: points[index &* 2 &+ 1])
    )
  }

  /// Returns a bounding box of the outline after it is transformed by the matrix.
  package func box(_ matrix: Matrix) -> Box {
    guard matrix.isAxisAligned else {
      var box = Box.empty
      for index in 0..<pointCount {
        box.add(bounded(matrix.point(point(index))))
      }
      return box
    }
    // An axis-aligned matrix keeps sides parallel to the axes, so transforming the extremes is
    // enough.
    var (low, high) = (SIMD2<Double>(repeating: .infinity), SIMD2(repeating: -Double.infinity))
    for index in 0..<pointCount {
      let point = SIMD2(point(index).x, point(index).y)
      low.replace(with: point, where: point .< low)
      high.replace(with: point, where: point .> high)
    }
    var box = Box.empty
    box.add(bounded(matrix.point(low.x, low.y)))
    box.add(bounded(matrix.point(high.x, high.y)))
    return box
  }
}

/// Reads the verbs of an outline and, on demand, their transformed and clamped points.
@usableFromInline
package struct PackedReader {
  @usableFromInline let outline: PackedOutline
  @usableFromInline let matrix: Matrix
  @usableFromInline var verb = 0
  @usableFromInline var point = 0
  @usableFromInline var packed: UInt64 = 0

  @inlinable
  package init(_ outline: PackedOutline, _ matrix: Matrix) {
    self.outline = outline
    self.matrix = matrix
  }

  @inlinable
  @inline(__always)
  package mutating func next() -> Path.Verb? {
    guard verb < outline.verbCount else { return nil }
    if verb & 7 == 0 { packed = outline.verbs[verb &>> 3] }
    defer {
      packed &>>= 8
      verb &+= 1
    }
    return PackedOutline.verb(packed)
  }

  /// Returns the next point.
  ///
  /// The caller takes `Path.Verb.pointCount` points for each verb.
  @inlinable
  @inline(__always)
  package mutating func take() -> SIMD2<Double> {
    defer { point &+= 1 }
    return bounded(matrix.point(outline.point(point)))
  }
}
