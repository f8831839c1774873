// Writes text and images as lines.

import RasterValues

extension DrawingWriter {
  /// The lines that draw the content of a shape.
  mutating func statements(_ content: VectorContent, of shape: VectorShape) -> [Statement] {
    let matrix = shape.outline.transform
    switch content {
    case .text(let words):
      return placed(matrix) { writer, scale, move in
        writer.line(words, in: shape, scale, move)
      }
    case .picture(let picture):
      guard case .rect(let rect) = shape.outline.geometry else { return [] }
      return placed(matrix) { writer, scale, move in
        let place = Rect(
          x: rect.x * scale + move.x,
          y: rect.y * scale + move.y,
          width: rect.width * scale,
          height: rect.height * scale
        )
        return writer.line(picture, in: place)
      }
    case .pattern(let picture, let place, let isRepeated):
      let rule = shape.isEvenOdd && shape.outline.geometry.hasRule ? ", rule: .evenOdd" : ""
      let path = expressions.shape(shape.outline).text
      let transform = expressions.transform(place.then(matrix)).text
      var paint = "pattern(\"\(picture.name)\", transform: \(transform)"
      if !isRepeated { paint += ", horizontal: .none, vertical: .none" }
      if picture.isPixelated { paint += ", sampling: .nearest" }
      return [.line("fill \(path), with: \(paint))\(rule)")]
    }
  }

  /// A line at its position, in a layer if it is rotated or skewed.
  private mutating func placed(
    _ matrix: Transform,
    _ line: (inout DrawingWriter, _ scale: Double, _ move: Point) -> String
  ) -> [Statement] {
    let isEven =
      matrix.b == 0 && matrix.c == 0 && matrix.a > 0
      && (matrix.a - matrix.d).magnitude < 1e-9 * matrix.a
    if isEven { return [.line(line(&self, matrix.a, Point(matrix.tx, matrix.ty)))] }
    let inner = line(&self, 1, .zero)
    return [.block("layer transform: \(expressions.transform(matrix).text)", [.line(inner)])]
  }

  private mutating func line(
    _ words: VectorText,
    in shape: VectorShape,
    _ scale: Double,
    _ move: Point
  ) -> String {
    let point = Point(words.point.x * scale + move.x, words.point.y * scale + move.y)
    var font = "Font("
    if !words.family.isEmpty { font += "family: \(Self.quoted(words.family)), " }
    font += "size: \(expressions.number(words.size * scale))"
    let names = [
      "thin", "extraLight", "light", "regular", "medium", "semibold", "bold", "extraBold", "black",
    ]
    if words.weight != .regular { font += ", weight: .\(names[Int(words.weight.rawValue)])" }
    if words.isItalic { font += ", italic: true" }
    if words.tracking != 0 { font += ", tracking: \(expressions.number(words.tracking * scale))" }
    var text = "text \(Self.quoted(words.text)), at: \(expressions.point(point)), font: \(font))"
    if let fill = shape.fill { text += ", with: \(expressions.paint(fill, in: .identity))" }
    switch words.anchor {
    case .start: break
    case .middle: text += ", align: .center"
    case .end: text += ", align: .trailing"
    }
    return text
  }

  private mutating func line(_ picture: VectorPicture, in place: Rect) -> String {
    var text = "image \"\(picture.name)\", in: \(expressions.rect(place).text)"
    let fitting = picture.fitting
    switch fitting.scaling {
    case .stretch: break
    case .meet: text += ", fit: .contain"
    case .slice: text += ", fit: .cover"
    }
    if fitting.scaling != .stretch, fitting.x != 0.5 || fitting.y != 0.5 {
      text += ", align: .unit(\(expressions.number(fitting.x)), \(expressions.number(fitting.y)))"
    }
    if picture.isPixelated { text += ", sampling: .nearest" }
    return text
  }

  /// A string literal of the language.
  static func quoted(_ text: String) -> String {
    var bytes = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
