// Generated from Styling.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Styling.raster:3
package nonisolated struct Voice: Hashable, Sendable, Raster.KeyEncodable {
  package var title: Raster.TextStyle
  package var body: Raster.TextStyle
  package var spacing: Double

  package init(title: Raster.TextStyle = heading, body: Raster.TextStyle, spacing: Double = 8) {
    self.title = title
    self.body = body
    self.spacing = spacing
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 3)
    key.append(title)
    key.append(body)
    key.append(spacing)
  }
}

// Styling.raster:9
package nonisolated let heading = Raster.TextStyle(
  font: Raster.Font(size: 20, weight: .semibold),
  paint: .color(Raster.Color(rgba: 0x1B1B1FFF)),
  lineHeight: Raster.LineHeight.fraction(1.2)
)

// Styling.raster:10
package nonisolated let voice = Voice(
  body: Raster.TextStyle(
    font: Raster.Font(size: 12),
    paint: .color(Raster.Color(rgba: 0x44464FFF)),
    lineHeight: 18
  )
)

// Styling.raster:12
package nonisolated func quiet(_ style: Raster.TextStyle, _ isQuiet: Bool) -> Raster.TextStyle {
  isQuiet
    ? Raster.Functions.with(style) { copy in
      copy.paint = .color(Raster.Color(rgba: 0x1B1B1F80))
      copy.isUnderlined = false
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
    let top: Raster.TextMetrics = environment.measure(
      title,
      style: voice.title,
      width: 200,
      maxLines: 2
    )
    let body: Raster.TextMetrics = environment.measure(words, style: voice.body, width: 200)
    return Raster.Size(width: 216, height: top.height + voice.spacing + body.height + 16.0)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Notice",
      definition: "9ffa60ae5a5f8c19ab99f268a87bf4e134b5d57dfea351d948b80d7c30ef1bda"
    )
    key.append(title)
    key.append(words)
    key.append(isQuiet)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let top: Raster.TextMetrics = canvas.environment.measure(
      title,
      style: voice.title,
      width: 200,
      maxLines: 2
    )
    let body: Raster.TextMetrics = canvas.environment.measure(words, style: voice.body, width: 200)
    let room: Raster.Size = canvas.environment.measure(
      title,
      style: Raster.Functions.with(voice.title) { copy in
        copy.font = Raster.Font(size: 9)
      }
    ).size
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawText(
      title,
      in: Raster.Rect(x: 8, y: 8, width: 200, height: top.height),
      style: noticeQuietFunction(voice.title, isQuiet),
      verticalAlign: .top,
      maxLines: 2
    )
    let y: Double = 8.0 + top.height + voice.spacing
    canvas.drawText(
      words,
      in: Raster.Rect(x: 8, y: y, width: 200, height: body.height),
      style: noticeQuietFunction(voice.body, isQuiet),
      with: .color(isQuiet ? Raster.Color(rgba: 0x0050FFFF) : Raster.Color(rgba: 0x44464FFF)),
      align: .justified,
      verticalAlign: .top,
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
      guard canvas.countIteration() else { break }
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
    canvas.drawText(
      title,
      at: Raster.Point(x: 8, y: canvas.bounds.maxY),
      style: Raster.TextStyle(
        font: Raster.Font(size: 6),
        paint: .color(Raster.Color(rgba: 0x1B1B1FFF)),
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

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Notice>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("quiet", quiet),
      Raster.NamedState("long", long),
      Raster.NamedState("empty", empty),
    ]
  }
}

/// An alias of `quiet`, which a member of `Notice` hides.
private nonisolated func noticeQuietFunction(
  _ style: Raster.TextStyle,
  _ isQuiet: Bool
) -> Raster.TextStyle {
  quiet(style, isQuiet)
}

// Styling.raster:57
package nonisolated struct NoticeLook: Hashable, Sendable, Raster.KeyEncodable {
  package var title: Raster.TextStyle
  package var shadows: [Raster.Shadow]
  package var turn: Raster.Transform

  package init(
    title: Raster.TextStyle = heading,
    shadows: [Raster.Shadow] = [],
    turn: Raster.Transform = .identity
  ) {
    self.title = title
    self.shadows = shadows
    self.turn = turn
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 3)
    key.append(title)
    key.append(list: shadows.count)
    for element in shadows {
      key.append(element)
    }
    key.append(turn)
  }
}

// Styling.raster:64
// The caps are unchecked.
/// Text styles from properties: single, in a struct, and in lists.
package nonisolated struct StyledNotice: Raster.Rasterizable, Hashable, Sendable {
  package var title: String
  package var style: Raster.TextStyle
  package var font: Raster.Font?
  package var look: NoticeLook
  package var styles: [Raster.TextStyle] {
    didSet { styles = self.limitedValues.limited(styles, to: 3, of: "styles") }
  }
  package var turn: Raster.Transform
  package var shadow: Raster.Shadow
  private var limitedValues = Raster.LimitedValues()

  package init(
    title: String = "Grand Hotel",
    style: Raster.TextStyle = heading,
    font: Raster.Font? = nil,
    look: NoticeLook = NoticeLook(),
    styles: [Raster.TextStyle] = [
      heading,
      Raster.Functions.with(heading) { copy in
        copy.paint = .color(Raster.Color(rgba: 0x0050FFFF))
      },
    ],
    turn: Raster.Transform = .identity,
    shadow: Raster.Shadow = Raster.Shadow(
      Raster.Color(rgba: 0x00000040),
      blur: 2,
      offset: Raster.Point(x: 0, y: 1)
    )
  ) {
    self.title = title
    self.style = style
    self.font = font
    self.look = look
    self.styles = self.limitedValues.limited(styles, to: 3, of: "styles")
    self.turn = turn
    self.shadow = shadow
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let room: Raster.TextMetrics = environment.measure(title, style: style)
    return Raster.Size(width: room.width + 16.0, height: Double(28 &* (2 &+ styles.count)))
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(horizontal: .init(start: 8, end: 8), vertical: .init(start: 8, end: 8))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "StyledNotice",
      definition: "dce4b1e0ca8e3200ebd6b9df3a070032e2012915fc0a706a649983302db5d0ae"
    )
    key.append(title)
    key.append(style)
    look.encode(into: &key)
    key.append(list: styles.count)
    for element in styles {
      key.append(element)
    }
    key.append(turn)
    key.append(shadow)
    if !styles.isEmpty {
      key.append(font) { key, value in
        key.append(value)
      }
    }
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawLayer(shadows: look.shadows, transform: turn.then(look.turn)) { canvas in
      canvas.drawText(title, in: Raster.Rect(x: 8, y: 0, width: 240, height: 28), style: look.title)
    }
    canvas.drawLayer(shadows: [shadow]) { canvas in
      canvas.drawText(title, in: Raster.Rect(x: 8, y: 28, width: 240, height: 28), style: style)
    }
    for (i, style2) in styles.enumerated() {
      guard canvas.countIteration() else { break }
      canvas.drawText(
        title,
        in: Raster.Rect(x: 8, y: Double(28 &* (2 &+ i)), width: 240, height: 28),
        style: style2,
        font: .some(font ?? Raster.Font(size: 12))
      )
    }
    if style == heading {
      canvas.fill(
        .circle(center: Raster.Point(x: 4, y: 4), radius: 2),
        with: Raster.Color(rgba: 0x0050FFFF)
      )
    }
  }

  package static let plain = StyledNotice()
  package static let small = StyledNotice(
    style: Raster.TextStyle(
      font: Raster.Font(size: 11, weight: .bold, features: ["tnum"]),
      paint: .linearGradient(
        from: .top,
        to: .bottom,
        [
          Raster.GradientStop(Raster.Color(rgba: 0xE5004BFF)),
          Raster.GradientStop(Raster.Color(rgba: 0x0050FFFF)),
        ]
      ),
      underline: true
    )
  )
  package static let tabbed = StyledNotice(
    title: "a\tb",
    font: Raster.Font(size: 9, italic: true),
    styles: [
      Raster.TextStyle(
        lineHeight: Raster.LineHeight.fraction(1.4),
        tabs: [Raster.TabStop(60, align: .trailing)]
      )
    ]
  )
  package static let turned = StyledNotice(
    look: NoticeLook(
      title: voice.body,
      shadows: [Raster.Shadow(Raster.Color(rgba: 0xE5004BFF), blur: 1)],
      turn: .translation(x: 4)
    ),
    turn: .rotation(.degrees(4))
  )

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<StyledNotice>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("small", small),
      Raster.NamedState("tabbed", tabbed),
      Raster.NamedState("turned", turned),
    ]
  }
}
