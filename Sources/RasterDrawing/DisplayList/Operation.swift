// The operations of a display list, decoded one at a time, and their common properties.

import RasterValues

/// One operation of a display list.
///
/// Coordinates are in points unless documented as pixels.
package enum Operation {
  /// An operation that paints directly.
  case mark(Mark)
  /// A nested component: its list and its position.
  indirect case place(RecordedPlace)
  /// Begins a layer, which extends to its `end`.
  indirect case layer(RecordedLayer)
  /// Ends the innermost layer.
  case end

  /// The codes of operations, stored in the low 16 bits of their headers.
  enum Code: UInt64 {
    case fill = 1
    case stroke, layer, image, stretch, place, end, glyphs
  }

  /// The first value of an operation: its code, with flags above.
  struct Header {
    let code: Code
    let word: UInt64

    /// Creates a header, or returns `nil` if the code is unknown.
    @inline(__always)
    init?(_ word: UInt64) {
      guard let code = Code(rawValue: word & 0xFFFF) else { return nil }
      (self.code, self.word) = (code, word)
    }
  }
}

extension DisplayList.Reader {
  /// Returns the next operation, or `nil` at the end.
  package mutating func next() -> Operation? {
    forgetPositions()
    return readHeader().map { readOperation($0) }
  }

  /// Reads the operation whose header was read.
  mutating func readOperation(_ header: Operation.Header) -> Operation {
    switch header.code {
    case .fill: .mark(.fill(readFill(header.word)))
    case .stroke: .mark(.stroke(readStroke(header.word)))
    case .image: .mark(.image(readImage(header.word)))
    case .stretch: .mark(.stretch(readStretch()))
    case .glyphs: .mark(.glyphs(readGlyphs(header.word)))
    case .place: .place(readPlace(header.word))
    case .layer: .layer(readLayer(header.word))
    case .end: .end
    }
  }

  /// Returns the bounds of the mark whose header was read, without creating the mark.
  ///
  /// For other operations it returns `nil` and reads nothing.
  mutating func readBox(_ header: Operation.Header, _ view: MarkView) -> Box? {
    switch header.code {
    case .fill: readFillBox(view.points)
    case .stroke: readStroke(header.word).box(view)
    case .image: readImage(header.word).box(view)
    case .stretch: readStretch().box(view)
    case .glyphs: readGlyphs(header.word).box(view)
    case .place, .layer, .end: nil
    }
  }
}

extension Operation {
  /// The nested list that the operation draws or masks with.
  var nested: RecordedPlace? {
    switch self {
    case .mark, .end: nil
    case .place(let place): place
    case .layer(let layer): layer.mask
    }
  }
}

/// An operation that paints directly.
package enum Mark {
  case fill(RecordedFill)
  case stroke(RecordedStroke)
  case image(RecordedImage)
  case stretch(RecordedStretch)
  case glyphs(RecordedGlyphs)
}

/// The transforms and fonts that the bounds and costs of marks depend on.
package struct MarkView {
  /// The transform from the component's pixels to the device.
  let matrix: Matrix
  /// The transform from points to the device.
  let points: Matrix
  let faces: [GlyphFace]

  package init(_ matrix: Matrix, of list: DisplayList) {
    self.matrix = matrix
    points = matrix.after(.scale(list.scale))
    faces = list.faces
  }
}

/// A mark of a display list; the file of each mark also holds its encoding.
protocol RecordedMark {
  /// Returns bounds that contain everything the mark paints, in device pixels.
  func box(_ view: MarkView) -> Box

  /// Returns the estimated drawing time in nanoseconds; `box` bounds the part that is drawn.
  func cost(_ view: MarkView, in box: Box) -> Double

  /// Whether everything the mark paints is known to lie within a shape.
  func isInside(_ shape: DeviceShape, _ points: Matrix) -> Bool

  /// Whether the mark is fast enough to be drawn repeatedly.
  var isBrief: Bool { get }

  /// The mark in the text of a display list.
  var text: String { get }
}

extension RecordedMark {
  func isInside(_ shape: DeviceShape, _ points: Matrix) -> Bool { false }

  var isBrief: Bool { false }
}

extension Mark: RecordedMark {
  package func box(_ view: MarkView) -> Box {
    switch self {
    case .fill(let fill): fill.box(view)
    case .stroke(let stroke): stroke.box(view)
    case .image(let image): image.box(view)
    case .stretch(let stretch): stretch.box(view)
    case .glyphs(let run): run.box(view)
    }
  }

  func cost(_ view: MarkView, in box: Box) -> Double {
    switch self {
    case .fill(let fill): fill.cost(view, in: box)
    case .stroke(let stroke): stroke.cost(view, in: box)
    case .image(let image): image.cost(view, in: box)
    case .stretch(let stretch): stretch.cost(view, in: box)
    case .glyphs(let run): run.cost(view, in: box)
    }
  }

  func isInside(_ shape: DeviceShape, _ points: Matrix) -> Bool {
    switch self {
    case .fill(let fill): fill.isInside(shape, points)
    case .stroke(let stroke): stroke.isInside(shape, points)
    case .image(let image): image.isInside(shape, points)
    case .stretch(let stretch): stretch.isInside(shape, points)
    case .glyphs(let run): run.isInside(shape, points)
    }
  }

  var isBrief: Bool {
    switch self {
    case .fill(let fill): fill.isBrief
    case .stroke(let stroke): stroke.isBrief
    case .image(let image): image.isBrief
    case .stretch(let stretch): stretch.isBrief
    case .glyphs(let run): run.isBrief
    }
  }

  var text: String {
    switch self {
    case .fill(let fill): fill.text
    case .stroke(let stroke): stroke.text
    case .image(let image): image.text
    case .stretch(let stretch): stretch.text
    case .glyphs(let run): run.text
    }
  }
}
