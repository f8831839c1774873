// Recorded runs of glyphs: their encoding, bounds and costs.

import RasterValues

/// Glyphs of one font in one paint.
package struct RecordedGlyphs {
  package let index: Int
  /// Points per em.
  package let size: Double
  package let paint: RecordedPaint
  package let glyphs: PlacedGlyphs
}

/// Glyphs in the buffer of a display list, decoded one at a time.
package struct PlacedGlyphs: RandomAccessCollection, Sendable {
  /// The number of values per glyph: its index in the font, x and y.
  fileprivate static let wordsEach = 3

  private let words: ArraySlice<UInt64>

  fileprivate init(_ words: ArraySlice<UInt64>) { self.words = words }

  package var startIndex: Int { 0 }
  package var endIndex: Int { words.count / PlacedGlyphs.wordsEach }

  package subscript(index: Int) -> PlacedGlyph {
    let position = words.startIndex + index * PlacedGlyphs.wordsEach
    let (x, y) = (words[position + 1], words[position + 2])
    let origin = Point(Double(bitPattern: x), Double(bitPattern: y))
    return PlacedGlyph(UInt16(truncatingIfNeeded: words[position]), origin)
  }
}

extension Recorder {
  /// Writes a run whose glyph positions are relative to `start`; `face` is an index.
  mutating func writeGlyphs(
    _ glyphs: [PlacedGlyph],
    of face: Int,
    at start: Point,
    size: Double,
    _ paint: RecordedPaint
  ) {
    write(Operation.Code.glyphs.rawValue | UInt64(glyphs.count) << 32)
    write(face)
    write(size)
    write(paint)
    for glyph in glyphs {
      write(UInt64(glyph.id))
      write(Point(start.x + glyph.origin.x, start.y + glyph.origin.y))
    }
  }
}

extension DisplayList.Reader {
  mutating func readGlyphs(_ header: UInt64) -> RecordedGlyphs {
    let (face, size, paint) = (readFaceIndex(), readDouble(), readPaint())
    let count = limited(Int(header >> 32), of: PlacedGlyphs.wordsEach)
    return RecordedGlyphs(
      index: face,
      size: size,
      paint: paint,
      glyphs: PlacedGlyphs(readWords(count &* PlacedGlyphs.wordsEach))
    )
  }
}

extension RecordedGlyphs: RecordedMark {
  func box(_ view: MarkView) -> Box {
    var box = Box.empty
    guard view.faces.indices.contains(index) else { return box }
    let face = view.faces[index]
    let shapes = face.shapes(of: glyphs)
    for glyph in glyphs {
      guard let bounds = shapes.box(of: glyph.id), !bounds.isEmpty else { continue }
      box.add(glyph.matrix(face, size, view.points).box(bounds))
    }
    // Small glyphs are moved to the nearest quarter of a pixel.
    return box.isEmpty ? box : box.enlarged(by: 0.25)
  }

  /// Returns the cost for glyphs whose coverage is already cached.
  func cost(_ view: MarkView, in box: Box) -> Double {
    let pixels = box.pixels
    guard !pixels.isEmpty else { return DrawingCost.nothing }
    return 300 + 80 * Double(glyphs.count) + 0.3 * paint.cost(pixels)
  }

  /// The glyphs, each by its index and the offset of its origin from the previous one.
  var text: String {
    var pen = Point(0, 0)
    let glyphs = glyphs.map { glyph in
      defer { pen = glyph.origin }
      let (x, y) = (glyph.origin.x - pen.x, glyph.origin.y - pen.y)
      return y == 0 ? "\(glyph.id)+\(x.listText)" : "\(glyph.id)+(\([x, y].listText))"
    }
    return "glyphs of face \(index) size \(size.listText) with \(paint.text) "
      + glyphs.joined(separator: " ")
  }
}

extension PlacedGlyph {
  /// Returns the transform from units of the font to the device.
  func matrix(_ face: GlyphFace, _ size: Double, _ points: Matrix) -> Matrix {
    let scale = size / face.unitsPerEm
    return points.after(Matrix(a: scale, d: -scale, tx: origin.x, ty: origin.y))
  }
}
