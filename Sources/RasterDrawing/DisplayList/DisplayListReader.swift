// Reads a display list's words one after the other: the one reader that all who read lists share.

import RasterValues

extension DisplayList {
  /// Reads the operations of the list one after the other.
  ///
  /// Words that no recorder wrote are read as something that can be drawn: what is cut short reads as 0
  /// beyond the end, numbers are brought into their ranges, and an unknown operation ends the list.
  package struct Reader {
    package let list: DisplayList
    /// The position of the word that is read next.
    package internal(set) var index: Int
    /// The position of the word of the list by which the last operation names an image.
    private(set) var imagePosition: Int?
    /// The position of the word of the list by which the last operation names a face.
    private(set) var facePosition: Int?

    package init(_ list: DisplayList) {
      self.list = list
      index = list.words.startIndex
    }
  }
}

extension DisplayList.Reader {
  /// The first word of the next operation; nil at the end.
  @inline(__always)
  mutating func readHeader() -> Operation.Header? {
    guard index < list.words.endIndex, let header = Operation.Header(list.words[index]) else {
      index = list.words.endIndex
      return nil
    }
    index &+= 1
    return header
  }

  /// Forgets where images and faces were named.
  @inline(__always)
  mutating func forgetPositions() { (imagePosition, facePosition) = (nil, nil) }

  @inline(__always)
  mutating func readWord() -> UInt64 {
    guard index < list.words.endIndex else { return 0 }
    defer { index &+= 1 }
    return list.words[index]
  }

  /// Passes by so many words, or those that are left.
  mutating func skip(_ count: Int) { index &+= min(max(count, 0), list.words.endIndex &- index) }

  /// So many words, or those that are left.
  mutating func readWords(_ count: Int) -> ArraySlice<UInt64> {
    let start = index
    skip(count)
    return list.words[start..<index]
  }

  /// A count of things of `size` words each, of which no more are left than the words have room for.
  func limited(_ count: Int, of size: Int) -> Int {
    min(max(count, 0), (list.words.endIndex &- index) / size)
  }

  @inline(__always)
  mutating func readInt() -> Int { Int(truncatingIfNeeded: readWord()) }

  mutating func readImageIndex() -> Int {
    if index < list.words.endIndex { imagePosition = index }
    return readInt()
  }

  mutating func readFaceIndex() -> Int {
    if index < list.words.endIndex { facePosition = index }
    return readInt()
  }

  /// A number; 0 for what is not finite, which no recorder writes.
  @inline(__always)
  mutating func readDouble() -> Double {
    let value = Double(bitPattern: readWord())
    return value.isFinite ? value : 0
  }

  @inline(__always)
  mutating func readPoint() -> Point { Point(readDouble(), readDouble()) }

  /// A coordinate; one that is not finite is left to drawing, which bounds all.
  @inline(__always)
  mutating func readCoordinate() -> Double { Double(bitPattern: readWord()) }

  @inline(__always)
  mutating func readRect() -> Rect {
    Rect(
      x: readCoordinate(),
      y: readCoordinate(),
      width: readCoordinate(),
      height: readCoordinate()
    )
  }

  mutating func readPixelRect() -> PixelRect {
    PixelRect(x: readPixels(), y: readPixels(), width: readPixels(), height: readPixels())
  }

  /// A length in pixels, 0 or more.
  mutating func readLength() -> Int { max(readPixels(), 0) }

  /// A coordinate in pixels, within the sums that a recorder makes of a few.
  private mutating func readPixels() -> Int {
    let limit = 4 &* pixelLimit
    return min(max(readInt(), 0 &- limit), limit)
  }

  mutating func readTransform() -> Transform {
    Transform(
      a: readDouble(),
      b: readDouble(),
      c: readDouble(),
      d: readDouble(),
      tx: readDouble(),
      ty: readDouble()
    )
  }

  /// Whether the layer or the list ends here; the reader then stands behind the end.
  mutating func isAtEnd() -> Bool {
    switch next() {
    case .end, nil: true
    case .mark, .place, .layer: false
    }
  }

  /// Reads to the end of the layer that was just begun.
  package mutating func skipLayer() {
    var depth = 1
    while depth > 0, let operation = next() {
      switch operation {
      case .layer: depth += 1
      case .end: depth -= 1
      case .mark, .place: break
      }
    }
  }
}
