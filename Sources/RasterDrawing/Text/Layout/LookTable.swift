// The numbered styles of a text, with their fonts.

import RasterValues

/// A font request with its fonts; equal requests have equal numbers.
private struct NumberedFont {
  let font: Font
  let number: Int
  let faces: [GlyphFace]
}

/// Assigns numbers to styles; equal styles share a number.
struct LookTable {
  private(set) var looks: [SetLook] = []
  private var numbers: [TextLook: Int32] = [:]
  private var fonts: [Font: NumberedFont] = [:]
  /// The most recently requested font, which is usually the next one, too.
  private var last: NumberedFont?
  private let available: FontCollection
  private let lineHeight: LineHeight?
  private let scale: Double

  init(_ available: FontCollection, _ lineHeight: LineHeight?, scale: Double) {
    self.available = available
    self.lineHeight = lineHeight
    self.scale = scale
  }

  mutating func look(_ look: TextLook) -> SetLook {
    let font = numbered(look.font)
    return SetLook(look, font: font.number, font.faces, lineHeight, scale: scale)
  }

  private mutating func numbered(_ font: Font) -> NumberedFont {
    if let last, last.font == font { return last }
    if let last { fonts[last.font] = last }
    let found =
      fonts[font]
      ?? NumberedFont(
        font: font,
        number: fonts.count,
        faces: available.faces(for: font, size: SetLook.size(of: font, scale: scale))
      )
    last = found
    return found
  }

  private mutating func number(of look: TextLook) -> Int32 {
    if let first = looks.first, first.object == nil, first.look == look { return 0 }
    if let number = numbers[look] { return number }
    let number = add(self.look(look))
    if number > 0 { numbers[look] = number }
    return number
  }

  private mutating func add(_ look: SetLook) -> Int32 {
    looks.append(look)
    return Int32(looks.count - 1)
  }

  /// Returns the scalars up to the limit, followed by an ellipsis if there are more.
  mutating func scalars(of pieces: [TextPiece], _ truncation: TextTruncation) -> StyledScalars {
    var text = StyledScalars()
    for piece in pieces {
      var number = self.number(of: piece.look)
      if let object = piece.object { number = add(looks[Int(number)].holding(object, number)) }
      guard text.append(piece.text, number, truncation) else { break }
    }
    return text
  }
}
