// Text of one style, or an inline object, before layout.

import RasterValues

/// A part of a text in one style.
package struct TextPiece {
  package let text: String
  package let look: TextLook
  /// The object that takes the place of text.
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

/// The style of text within a paragraph.
package struct TextLook: Hashable {
  package var font = Font()
  /// The number of a paint, which the caller resolves.
  package var paint = 0
  package var underline = false
  package var strikethrough = false
  /// The offset above the line's baseline in points, before scaling by `textScale`.
  package var baselineOffset = 0.0
  /// The box around the text, if it has a background or padding.
  package var box: TextBox?

  package init(font: Font = Font(), underline: Bool = false, strikethrough: Bool = false) {
    self.font = font
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// The box around the text of one run, before scaling by `textScale`.
package struct TextBox: Hashable {
  /// The number of the run, so that adjacent runs have separate boxes.
  let run: Int
  /// The number of the background's paint, or nil if there is only padding.
  let paint: Int?
  let corners: CornerRadii
  let padding: Insets
  /// Whether letters join those outside the box.
  let joins: Bool
}

/// An inline object: an image or a component.
package struct TextObject {
  package enum Extent {
    /// A fixed size, and the part of its height below the baseline, in points.
    case fixed(Size, below: Double)
    /// As high as the font's size; the width is a multiple of the height.
    case letter(width: Double)
  }

  /// The number of the object, which the caller resolves.
  package let index: Int
  package let extent: Extent

  package init(_ index: Int, _ extent: Extent) {
    self.index = index
    self.extent = extent
  }
}

/// The extents of a line relative to its baseline, in points.
struct LineExtent: Hashable {
  /// The height of the line, and the part of it above the baseline.
  var height = 0.0
  var above = 0.0
  /// The extents of glyphs above and below the baseline.
  var ascent = 0.0
  var descent = 0.0

  var below: Double { height - above }

  /// Returns the union of two extents on a common baseline.
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

/// A style with the fonts and the scale of an environment.
struct SetLook {
  let look: TextLook
  /// The number of the font; equal fonts have equal numbers.
  let font: Int
  let faces: [GlyphFace]
  /// The font's size in points per em.
  let size: Double
  let tracking: Double
  /// The offset above the baseline, in points.
  let offset: Double
  let extent: LineExtent
  let box: SetBox?
  /// The object, with the number of its style without the object.
  private(set) var object: Object?

  /// An inline object among text.
  struct Object {
    let index: Int
    let size: Size
    /// The part of its height below the baseline, in points.
    var below = 0.0
    let textLook: Int32
  }

  init(_ look: TextLook, font: Int, _ faces: [GlyphFace], _ lineHeight: LineHeight?, scale: Double)
  {
    self.look = look
    self.font = font
    self.faces = faces
    size = SetLook.size(of: look.font, scale: scale)
    tracking = SetLook.bounded(look.font.tracking, -10_000...10_000) * scale
    offset = SetLook.bounded(look.baselineOffset, -100_000...100_000) * scale
    box = look.box.map { SetBox($0, scale: scale) }
    let face = faces[0]
    let unit = size / face.unitsPerEm
    let own = (face.ascent + face.descent + face.lineGap) * size / face.unitsPerEm
    let requested = lineHeight?.points(of: look.font.size) ?? 0
    let bounded = SetLook.bounded(requested, 0...1_000_000) * scale
    let height = bounded > 0 ? bounded : own
    extent = LineExtent(
      height: height,
      above: (height - (face.ascent + face.descent) * unit) / 2 + face.ascent * unit + offset,
      ascent: face.ascent * unit + offset,
      descent: face.descent * unit - offset
    )
  }

  /// Whether text of this style is shaped separately from the text around it.
  var isApart: Bool { object != nil || box != nil }

  /// Whether letters of this style join letters of other styles.
  var joins: Bool { look.box?.joins ?? true }

  /// Returns the advance of a glyph with its tracking, in points.
  func advance(of glyph: ShapedGlyph, in run: ShapingRun) -> Double {
    glyph.advance * (size / run.face.unitsPerEm) + (glyph.isTracked ? tracking : 0)
  }

  /// Returns the style of an object among text of this style.
  func holding(_ object: TextObject, _ textLook: Int32) -> SetLook {
    switch object.extent {
    case .fixed(let size, let below):
      return SetLook(
        self,
        Object(index: object.index, size: size, below: below, textLook: textLook)
      )
    case .letter(let width):
      let size = Size(SetLook.bounded(self.size * width, 0...1e7), self.size)
      return SetLook(self, Object(index: object.index, size: size, textLook: textLook))
    }
  }

  private init(_ text: SetLook, _ object: Object) {
    (look, font, faces) = (text.look, text.font, text.faces)
    (size, tracking, offset) = (text.size, text.tracking, text.offset)
    self.object = object
    box = nil
    let height = object.size.height
    let above = height - object.below
    extent = LineExtent(
      height: height,
      above: above + offset,
      ascent: above + offset,
      descent: object.below - offset
    )
  }

  /// Returns the size of text in points per em.
  static func size(of font: Font, scale: Double) -> Double {
    bounded(font.size, 0...100_000) * scale
  }

  static func bounded(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
  }
}

/// A text as scalars, each with the number of its style.
struct StyledScalars {
  private(set) var scalars: [UInt32] = []
  private(set) var looks: [Int32] = []
  /// Whether text was dropped.
  private(set) var isCut = false
  /// Whether the style of the first scalar is that of the text before it.
  private(set) var isContinued = false
  /// Whether the style of the last scalar is that of the text after it.
  private(set) var continues = false

  var isEmpty: Bool { scalars.isEmpty }

  init() {}

  /// Creates text of one scalar that continues a run.
  init(continuing look: Int32, with scalar: UInt32) {
    append(scalar, look)
    isContinued = true
  }

  /// Creates a part of another text.
  init(_ other: StyledScalars, _ range: Range<Int>) {
    scalars = Array(other.scalars[range])
    looks = Array(other.looks[range])
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start < end else { return }
    isContinued = start == 0 ? other.isContinued : other.looks[start - 1] == looks[0]
    let isLast = end == other.looks.count
    continues = isLast ? other.continues : other.looks[end] == other.looks[end - 1]
  }

  mutating func append(_ scalar: UInt32, _ look: Int32) {
    scalars.append(scalar)
    looks.append(look)
    continues = false
  }

  /// Appends text; returns false if the limit is reached, and an ellipsis replaces the rest.
  mutating func append(_ text: String, _ look: Int32, _ truncation: TextTruncation) -> Bool {
    let start = scalars.count
    defer { looks.append(contentsOf: repeatElement(look, count: scalars.count - start)) }
    // Capacity is reserved only once, because repeated reservations would copy the array
    // repeatedly.
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
  /// The style of the paragraph's text.
  var look: TextLook {
    TextLook(font: font, underline: underline, strikethrough: strikethrough)
  }
}
