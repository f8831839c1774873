// An outline as it lies in a display list: its points are read where they are, and none is copied.
//
// Unsafe pointers: the words of a list, which `PlacedOutline` keeps alive while one is used. It has
// counted the points of the verbs, and the words have room for them.

/// Verbs, eight a word, and after them their points; see `DisplayList`.
@usableFromInline
package struct PackedOutline: OutlineSource {
  @usableFromInline let verbs: UnsafePointer<UInt64>
  @usableFromInline package let verbCount: Int
  @usableFromInline let points: UnsafePointer<UInt64>
  @usableFromInline package let pointCount: Int
  /// Whether it begins with a move; one that does not begins at its first point.
  package var beginsWithMove: Bool { verbCount > 0 && verb(0) == .move }

  /// The outline of words that have room for so many verbs and points.
  package init(at base: UnsafePointer<UInt64>, verbCount: Int, pointCount: Int) {
    verbs = base
    points = base + PackedOutline.verbWords(verbCount)
    (self.verbCount, self.pointCount) = (verbCount, pointCount)
  }

  /// The words of so many verbs.
  @inlinable
  package static func verbWords(_ verbCount: Int) -> Int {
    verbCount / 8 &+ (verbCount & 7 == 0 ? 0 : 1)
  }

  /// The points of so many verbs; nil where some are none.
  package static func pointCount(_ words: UnsafePointer<UInt64>, verbCount: Int) -> Int? {
    var (count, rest, foreign) = (0, verbCount, UInt64(0))
    for index in 0..<verbWords(verbCount) {
      let word = words[index]
      count &+= pointCount(word, used: min(rest, 8))
      // Verbs are 0 to 4.
      foreign |= word & 0xF8F8_F8F8_F8F8_F8F8
      foreign |= (word &>> 2) & (word | word &>> 1) & 0x0101_0101_0101_0101
      rest &-= 8
    }
    return foreign == 0 ? count : nil
  }

  /// The points of the first `used` verbs in a word: 1, 1, 2, 3 and 0 for the five, in each byte at
  /// once.
  private static func pointCount(_ word: UInt64, used: Int) -> Int {
    let verbs = verbs(word, used: used)
    let isClose = (verbs &>> 2) & ones
    let isMove = ~(verbs | (verbs &>> 1) | (verbs &>> 2)) & ones
    let counts = verbs &+ isMove &- isClose &* 4
    return Int(truncatingIfNeeded: (counts &* ones) &>> 56)
  }

  /// A 1 in each byte.
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }

  /// The verbs of a word, with closes after the first `used` ones.
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
      // Curves are 2 and 3.
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

  /// The verb in the least byte of a word.
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

  /// A box that holds the outline as the matrix shows it.
  package func box(_ matrix: Matrix) -> Box {
    guard matrix.isAxisAligned else {
      var box = Box.empty
      for index in 0..<pointCount {
        box.add(bounded(matrix.point(point(index))))
      }
      return box
    }
    // Sides keep their directions, so the ends of the points are those of their images.
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

/// Reads an outline's verbs, and on demand their transformed, bounded points.
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

  /// The next point, of which a verb has as many as `Path.Verb.pointCount` says.
  @inlinable
  @inline(__always)
  package mutating func take() -> SIMD2<Double> {
    defer { point &+= 1 }
    return bounded(matrix.point(outline.point(point)))
  }
}
