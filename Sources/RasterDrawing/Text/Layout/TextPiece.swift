// Words of one look, or something that stands among words, before they are set.

import RasterValues

/// A part of a text that has one look.
package struct TextPiece {
  package let text: String
  package let look: TextLook
  /// What stands here instead of words.
  package let object: TextObject?

  package init(_ text: String, _ look: TextLook) {
    self.text = text
    self.look = look
    object = nil
  }

  package init(_ object: TextObject, _ look: TextLook) {
    text = "\u{FFFC}"
    self.look = look
    self.object = object
  }
}

/// The look of words within a paragraph.
package struct TextLook: Hashable {
  package var font = Font()
  /// The number of a paint, for those who draw.
  package var paint = 0
  package var underline = false
  package var strikethrough = false
  /// Points above the line's baseline, before the environment's `textScale`.
  package var baselineOffset = 0.0

  package init(font: Font = Font(), underline: Bool = false, strikethrough: Bool = false) {
    self.font = font
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// What stands among words: an image or a component.
package struct TextObject {
  package enum Extent {
    /// So large, in points.
    case fixed(Size)
    /// As high as the font's size; the width in heights.
    case letter(width: Double)
  }

  /// The number of the object, for those who draw.
  package let index: Int
  package let extent: Extent

  package init(_ index: Int, _ extent: Extent) {
    self.index = index
    self.extent = extent
  }
}

/// How far a line reaches from its baseline, in points.
struct LineExtent: Hashable {
  /// The room of the line, and the part of it above the baseline.
  var height = 0.0
  var above = 0.0
  /// How far letters reach up and down.
  var ascent = 0.0
  var descent = 0.0

  var below: Double { height - above }

  /// The extent of both on one baseline.
  func union(_ other: LineExtent) -> LineExtent {
    if self == other { return self }
    let above = max(above, other.above)
    return LineExtent(
      height: above + max(below, other.below),
      above: above,
      ascent: max(ascent, other.ascent),
      descent: max(descent, other.descent)
    )
  }
}

/// A look with the faces and the scale of an environment.
struct SetLook {
  let look: TextLook
  /// Fonts of one number are one.
  let font: Int
  let faces: [GlyphFace]
  /// Points an em.
  let size: Double
  let tracking: Double
  /// Points above the baseline.
  let offset: Double
  let extent: LineExtent
  /// The number of an object, its size, and the number of its look without it.
  private(set) var object: (index: Int, size: Size, words: Int32)?

  init(_ look: TextLook, font: Int, _ faces: [GlyphFace], _ lineHeight: LineHeight?, scale: Double)
  {
    self.look = look
    self.font = font
    self.faces = faces
    size = SetLook.bounded(look.font.size, 0...100_000) * scale
    tracking = SetLook.bounded(look.font.tracking, -10_000...10_000) * scale
    offset = SetLook.bounded(look.baselineOffset, -100_000...100_000) * scale
    let face = faces[0]
    let unit = size / face.unitsPerEm
    let own = (face.ascent + face.descent + face.lineGap) * size / face.unitsPerEm
    let asked = lineHeight?.points(of: look.font.size) ?? 0
    let bounded = SetLook.bounded(asked, 0...1_000_000) * scale
    let height = bounded > 0 ? bounded : own
    extent = LineExtent(
      height: height,
      above: (height - (face.ascent + face.descent) * unit) / 2 + face.ascent * unit + offset,
      ascent: face.ascent * unit + offset,
      descent: face.descent * unit - offset
    )
  }

  /// The look of an object in words of this look.
  func holding(_ object: TextObject, _ words: Int32) -> SetLook {
    let size: Size
    switch object.extent {
    case .fixed(let fixed): size = fixed
    case .letter(let width):
      size = Size(SetLook.bounded(self.size * width, 0...1e7), self.size)
    }
    return SetLook(self, (object.index, size, words))
  }

  private init(_ words: SetLook, _ object: (index: Int, size: Size, words: Int32)) {
    (look, font, faces) = (words.look, words.font, words.faces)
    (size, tracking, offset) = (words.size, words.tracking, words.offset)
    self.object = object
    let height = object.size.height
    extent = LineExtent(
      height: height,
      above: height + offset,
      ascent: height + offset,
      descent: -offset
    )
  }

  static func bounded(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
  }
}

/// A text as scalars, each with the number of its look.
struct StyledScalars {
  private(set) var scalars: [UInt32] = []
  private(set) var looks: [Int32] = []
  /// Whether there was more text than is set.
  private(set) var isCut = false

  var isEmpty: Bool { scalars.isEmpty }

  init() {}

  /// A part of a text.
  init(_ other: StyledScalars, _ range: Range<Int>) {
    scalars = Array(other.scalars[range])
    looks = Array(other.looks[range])
  }

  mutating func append(_ scalar: UInt32, _ look: Int32) {
    scalars.append(scalar)
    looks.append(look)
  }

  /// Adds words; false where no more is taken, and an ellipsis stands for the rest.
  mutating func append(_ text: String, _ look: Int32, _ truncation: TextTruncation) -> Bool {
    let start = scalars.count
    defer { looks.append(contentsOf: repeatElement(look, count: scalars.count - start)) }
    // Once, since room that is asked for again and again is copied again and again.
    if start == 0 { scalars.reserveCapacity(min(text.utf8.count, TextLayout.longest + 1)) }
    for scalar in text.unicodeScalars {
      guard scalars.count < TextLayout.longest else {
        isCut = true
        if truncation != .none { scalars.append(TextTruncation.ellipsis) }
        return false
      }
      scalars.append(scalar.value)
    }
    return true
  }
}

extension ParagraphStyle {
  /// The look of the paragraph's words.
  var look: TextLook {
    TextLook(font: font, underline: underline, strikethrough: strikethrough)
  }
}
