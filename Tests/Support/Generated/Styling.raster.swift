// Generated from Styling.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

package nonisolated struct Voice: Hashable, Sendable {
  package var title: Raster.TextStyle
  package var body: Raster.TextStyle
  package var spacing: Double

  package init(title: Raster.TextStyle = heading, body: Raster.TextStyle, spacing: Double = 8) {
    self.title = title
    self.body = body
    self.spacing = spacing
  }
}

package nonisolated let heading = Raster.TextStyle(
  font: Raster.Font(size: 20, weight: .semibold),
  with: .color(Raster.Color(rgba: 0x1B1B1FFF)),
  lineHeight: Raster.LineHeight.fraction(1.2)
)

package nonisolated let voice = Voice(
  body: Raster.TextStyle(
    font: Raster.Font(size: 12),
    with: .color(Raster.Color(rgba: 0x44464FFF)),
    lineHeight: 18
  )
)

package nonisolated func quietFunction(
  _ style: Raster.TextStyle,
  _ isQuiet: Bool
) -> Raster.TextStyle {
  isQuiet
    ? Raster.Functions.with(style) { copy in
      copy.paint = .color(Raster.Color(rgba: 0x1B1B1F80))
      copy.underline = false
    }
    : style
}

// Styling.raster:16
package nonisolated struct Notice: Raster.Rasterizable, Hashable, Sendable {
  package var title: String
  package var words: String
  package var isQuiet: Bool

  package init(
    title: String = "Grand Hotel",
    words: String = "Breakfast is served from seven to eleven, on Sundays to noon.",
    isQuiet: Bool = false
  ) {
    self.title = title
    self.words = words
    self.isQuiet = isQuiet
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let top: Raster.Measured = environment.measure(title, style: voice.title, width: 200, lines: 2)
    let body: Raster.Measured = environment.measure(words, style: voice.body, width: 200)
    return Raster.Size(width: 216, height: top.height + voice.spacing + body.height + 16.0)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Notice",
      definition: "8bae182933740362b3bea07a5252c585fef0d90cfedb5066a110b613ec84000e"
    )
    key.append(title)
    key.append(words)
    key.append(isQuiet)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let top: Raster.Measured = canvas.environment.measure(
      title,
      style: voice.title,
      width: 200,
      lines: 2
    )
    let body: Raster.Measured = canvas.environment.measure(words, style: voice.body, width: 200)
    let room: Raster.Size = canvas.environment.measure(
      title,
      style: Raster.Functions.with(voice.title) { copy in
        copy.font = Raster.Font(size: 9)
      }
    ).size
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.text(
      title,
      in: Raster.Rect(x: 8, y: 8, width: 200, height: top.height),
      style: quietFunction(voice.title, isQuiet),
      vertical: .top,
      lines: 2
    )
    let y: Double = 8.0 + top.height + voice.spacing
    canvas.text(
      words,
      in: Raster.Rect(x: 8, y: y, width: 200, height: body.height),
      style: quietFunction(voice.body, isQuiet),
      with: .color(isQuiet ? Raster.Color(rgba: 0x0050FFFF) : Raster.Color(rgba: 0x44464FFF)),
      align: .justified,
      vertical: .top,
      strikethrough: isQuiet
    )
    canvas.fill(
      .rect(Raster.Rect(x: 2, y: 8.0 + top.baseline - top.ascent, width: 3, height: top.ascent)),
      with: Raster.Color(rgba: 0xE5004BFF)
    )
    canvas.fill(
      .rect(Raster.Rect(x: 2, y: y + body.lastBaseline, width: 3, height: body.descent)),
      with: Raster.Color(rgba: 0x0A8A4AFF)
    )
    for line in Raster.IntegerRanges.range(0, to: body.lines) {
      guard canvas.turn() else { break }
      canvas.fill(
        .circle(center: Raster.Point(x: 212, y: y + body.baseline + Double(line &* 18)), radius: 2),
        with: Raster.Color(rgba: 0x0050FFFF)
      )
    }
    if top.isTruncated {
      canvas.stroke(
        .rect(
          Raster.Rect(
            x: 0,
            y: 0,
            width: room.width,
            height: canvas.environment.measure(title).size.height
          )
        ),
        with: .color(Raster.Color(rgba: 0xE5004BFF))
      )
    }
    canvas.text(
      title,
      at: Raster.Point(x: 8, y: canvas.bounds.maxY),
      style: Raster.TextStyle(
        font: Raster.Font(size: 6),
        with: .color(Raster.Color(rgba: 0x1B1B1FFF)),
        align: .leading,
        underline: true
      )
    )
  }

  package static let plain = Notice()
  package static let quiet = Notice(isQuiet: true)
  package static let long = Notice(
    title: "Zum Goldenen Hirschen am See unter den alten Linden bei der Brücke"
  )
  package static let empty = Notice(title: "", words: "")

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Notice>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("quiet", quiet),
      Raster.NamedState("long", long),
      Raster.NamedState("empty", empty),
    ]
  }
}
