// The operations of a display list, decoded one at a time, and what each of them answers.

import RasterValues

/// One operation of a display list.
///
/// Coordinates are points unless they are called pixels.
package enum Operation {
  /// An operation that leaves ink by itself.
  case mark(Mark)
  /// A nested component: its list, and where it stands.
  indirect case place(RecordedPlace)
  /// Begins a layer, which lasts to its `end`.
  indirect case layer(RecordedLayer)
  /// Ends the innermost layer.
  case end

  /// The codes of operations, in the low 16 bits of their first words.
  enum Code: UInt64 {
    case fill = 1
    case stroke, layer, image, stretch, place, end, glyphs
  }

  /// The first word of an operation: its code, and flags above.
  struct Header {
    let code: Code
    let word: UInt64

    /// Nil where the code is unknown.
    @inline(__always)
    init?(_ word: UInt64) {
      guard let code = Code(rawValue: word & 0xFFFF) else { return nil }
      (self.code, self.word) = (code, word)
    }
  }
}

extension DisplayList.Reader {
  /// The next operation, or nil at the end.
  package mutating func next() -> Operation? {
    forgetPositions()
    return readHeader().map { readOperation($0) }
  }

  /// The operation whose first word was read.
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

  /// The box of the mark whose first word was read, which is faster than making one; nil, with nothing
  /// more read, for other operations.
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
  /// The nested list that the operation shows or masks with.
  var nested: RecordedPlace? {
    switch self {
    case .mark, .end: nil
    case .place(let place): place
    case .layer(let layer): layer.mask
    }
  }
}

/// An operation that leaves ink by itself.
package enum Mark {
  case fill(RecordedFill)
  case stroke(RecordedStroke)
  case image(RecordedImage)
  case stretch(RecordedStretch)
  case glyphs(RecordedGlyphs)
}

/// The view through which marks are seen, on which their boxes and costs depend.
package struct MarkView {
  /// From the pixels of the component to the device.
  let matrix: Matrix
  /// From points to the device.
  let points: Matrix
  let faces: [GlyphFace]

  package init(_ matrix: Matrix, of list: DisplayList) {
    self.matrix = matrix
    points = matrix.after(.scale(list.scale))
    faces = list.faces
  }
}

/// A mark of a display list; its file also has how it is written and read.
protocol RecordedMark {
  /// A box that holds all of its ink, in device pixels.
  func box(_ view: MarkView) -> Box

  /// The time to draw it, by estimate, in nanoseconds; `box` holds the part that is drawn.
  func cost(_ view: MarkView, in box: Box) -> Double

  /// Whether its ink lies within a shape for certain.
  func isInside(_ shape: DeviceShape, _ points: Matrix) -> Bool

  /// Whether it is drawn so fast that it may be drawn over and over.
  var isBrief: Bool { get }

  /// The mark in a list's text.
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
