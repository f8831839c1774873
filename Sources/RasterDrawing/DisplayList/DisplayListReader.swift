// Reads the values of a display list in sequence; every consumer of lists uses this reader.

import RasterValues

extension DisplayList {
  /// Reads the operations of the list in sequence.
  ///
  /// The reader turns any values into something that can be drawn, even if no recorder wrote them.
  /// Values beyond the end read as 0, numbers are clamped to their ranges, and an unknown operation
  /// ends the list.
  package struct Reader {
    package let list: DisplayList
    /// The position of the next value to read.
    package internal(set) var index: Int
    /// The position of the last operation's image index, if it has one.
    private(set) var imagePosition: Int?
    /// The position of the last operation's font index, if it has one.
    private(set) var facePosition: Int?

    package init(_ list: DisplayList) {
      self.list = list
      index = list.words.startIndex
    }
  }
}

extension DisplayList.Reader {
  /// Returns the header of the next operation, or `nil` at the end.
  @inline(__always)
  mutating func readHeader() -> Operation.Header? {
    guard index < list.words.endIndex, let header = Operation.Header(list.words[index]) else {
      index = list.words.endIndex
      return nil
    }
    index &+= 1
    return header
  }

  /// Clears the positions of image and font indices.
  @inline(__always)
  mutating func forgetPositions() { (imagePosition, facePosition) = (nil, nil) }

  @inline(__always)
  mutating func readWord() -> UInt64 {
    guard index < list.words.endIndex else { return 0 }
    defer { index &+= 1 }
    return list.words[index]
  }

  /// Skips `count` values, or the remaining ones if there are fewer.
  mutating func skip(_ count: Int) { index &+= min(max(count, 0), list.words.endIndex &- index) }

  /// Reads `count` values, or the remaining ones if there are fewer.
  mutating func readWords(_ count: Int) -> ArraySlice<UInt64> {
    let start = index
    skip(count)
    return list.words[start..<index]
  }

  /// Returns a count of elements of `size` values each, limited to the values that remain.
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

  /// Reads a number; returns 0 if it is not finite, which no recorder writes.
  @inline(__always)
  mutating func readDouble() -> Double {
    let value = Double(bitPattern: readWord())
    return value.isFinite ? value : 0
  }

  @inline(__always)
  mutating func readPoint() -> Point { Point(readDouble(), readDouble()) }

  /// Reads a coordinate, which may not be finite; drawing bounds all coordinates.
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

  /// Reads a length in pixels, which is at least 0.
  mutating func readLength() -> Int { max(readPixels(), 0) }

  /// Reads a coordinate in pixels, clamped to the sums of a few coordinates that a recorder writes.
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

  /// Returns whether the layer or the list ends here, and reads past its end.
  mutating func isAtEnd() -> Bool {
    switch next() {
    case .end, nil: true
    case .mark, .place, .layer: false
    }
  }

  /// Skips to the end of the layer that has just begun.
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
