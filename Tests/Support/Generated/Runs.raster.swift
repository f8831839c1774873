// Generated from Runs.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Runs.raster:3
package nonisolated struct Tag: Raster.Rasterizable, Hashable, Sendable {
  package var words: String

  package init(words: String = "4/5") {
    self.words = words
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let label: Raster.TextMetrics = environment.measure(
      words,
      font: Raster.Font(size: 9, weight: .bold)
    )
    return Raster.Size(width: label.width + 8.0, height: 12)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Tag",
      definition: "5e31bf13f1d708ec9229125452814534f3e0d8d9c0feaa608dbd99cc8e5d05fe"
    )
    key.append(words)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.capsule(canvas.bounds), with: Raster.Color(rgba: 0xE5004BFF))
    canvas.drawText(
      words,
      in: canvas.bounds,
      font: Raster.Font(size: 9, weight: .bold),
      with: .color(Raster.Color(rgba: 0xFFFFFFFF)),
      align: .center
    )
  }

  package static let plain = Tag()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Tag>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Runs.raster:16
package nonisolated let fine = Raster.TextStyle(
  font: Raster.Font(size: 12),
  paint: .color(Raster.Color(rgba: 0x44464FFF)),
  lineHeight: Raster.LineHeight.fraction(1.3),
  paragraphSpacing: 4,
  tabs: [Raster.TabStop(40), Raster.TabStop(150, align: .trailing)]
)

// Runs.raster:17
package nonisolated let loud = Raster.TextStyle(
  font: Raster.Font(size: 12, weight: .bold),
  paint: .color(Raster.Color(rgba: 0x1B1B1FFF))
)

// Runs.raster:19
package nonisolated var closing: [Raster.TextRun] {
  ["!", Raster.TextRun("!", style: loud)]
}

// Runs.raster:21
package nonisolated func pricing(_ amount: String, _ cents: String) -> [Raster.TextRun] {
  [
    Raster.TextRun(amount, style: loud),
    Raster.TextRun(
      cents,
      style: loud,
      font: Raster.Font(size: 7, weight: .bold),
      baselineOffset: 4
    ),
  ]
}

// Runs.raster:25
package nonisolated struct Sentence: Raster.Rasterizable, Hashable, Sendable {
  package var name: String
  package var tags: [String] {
    didSet { tags = self.limitedValues.limited(tags, to: 8, of: "tags") }
  }
  package var picture: Raster.Image?
  package var isSale: Bool
  package var align: Raster.TextAlignment
  package var lines: Int
  private var limitedValues = Raster.LimitedValues()

  package init(
    name: String = "Grand Hotel",
    tags: [String] = ["Spa", "Lake"],
    picture: Raster.Image? = nil,
    isSale: Bool = true,
    align: Raster.TextAlignment = .leading,
    lines: Int = 0
  ) {
    self.name = name
    self.tags = self.limitedValues.limited(tags, to: 8, of: "tags")
    self.picture = picture
    self.isSale = isSale
    self.align = align
    self.lines = lines
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let logo: Raster.Image = tileImage_D5377B4C
    let words: [Raster.TextRun] = Raster.Functions.list(of: Raster.TextRun.self) { list in
      list.append(Raster.TextRun(name, style: loud, underline: true))
      list.append(" has ")
      for tag in tags {
        list.append(Raster.TextRun(Raster.Content(Tag(words: tag))))
      }
      list.append(" and a view. ")
      list.append(Raster.TextRun(logo))
      list.append(" ")
      if let picture2 = picture {
        list.append(Raster.TextRun(picture2, font: Raster.Font(size: 20), baselineOffset: -4))
      }
      if isSale {
        list.append(Raster.TextRun("€ 140", strikethrough: true))
      } else {
        list.append("From")
      }
      list.append(
        Raster.TextRun(
          " € 120",
          paint: .color(isSale ? Raster.Color(rgba: 0xE5004BFF) : Raster.Color(rgba: 0x1B1B1FFF)),
          baselineOffset: 0
        )
      )
      list.append(", ")
      list.append(Raster.TextRun(logo))
      list.append(
        Raster.TextRun(
          isSale ? Raster.Content(Tag(words: "Sale")) : Raster.Content(Tag()),
          baselineOffset: 2
        )
      )
    }
    let measured: Raster.TextMetrics = environment.measure(
      words,
      style: fine,
      width: 160,
      maxLines: lines
    )
    let table: Raster.TextMetrics = environment.measure(
      "a\tb\t\(name)\nSum\t\t12.50\n",
      style: fine,
      width: 160,
      height: 60,
      maxLines: 4,
      minScale: 0.4
    )
    return Raster.Size(width: 176, height: measured.height + table.height + 48.0)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Sentence",
      definition: "aadc44578f91ca784ccfda0cf830c332d4d76d94572fac0e25c42fd3757ff15e"
    )
    key.append(name)
    key.append(list: tags.count)
    for element in tags {
      key.append(element)
    }
    key.append(picture) { key, value in
      key.append(value)
    }
    key.append(isSale)
    key.append(enumeration: Int(align.rawValue))
    key.append(lines)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let logo: Raster.Image = tileImage_D5377B4C
    let words: [Raster.TextRun] = Raster.Functions.list(of: Raster.TextRun.self) { list in
      list.append(Raster.TextRun(name, style: loud, underline: true))
      list.append(" has ")
      for tag in tags {
        list.append(Raster.TextRun(Raster.Content(Tag(words: tag))))
      }
      list.append(" and a view. ")
      list.append(Raster.TextRun(logo))
      list.append(" ")
      if let picture2 = picture {
        list.append(Raster.TextRun(picture2, font: Raster.Font(size: 20), baselineOffset: -4))
      }
      if isSale {
        list.append(Raster.TextRun("€ 140", strikethrough: true))
      } else {
        list.append("From")
      }
      list.append(
        Raster.TextRun(
          " € 120",
          paint: .color(isSale ? Raster.Color(rgba: 0xE5004BFF) : Raster.Color(rgba: 0x1B1B1FFF)),
          baselineOffset: 0
        )
      )
      list.append(", ")
      list.append(Raster.TextRun(logo))
      list.append(
        Raster.TextRun(
          isSale ? Raster.Content(Tag(words: "Sale")) : Raster.Content(Tag()),
          baselineOffset: 2
        )
      )
    }
    let measured: Raster.TextMetrics = canvas.environment.measure(
      words,
      style: fine,
      width: 160,
      maxLines: lines
    )
    let table: Raster.TextMetrics = canvas.environment.measure(
      "a\tb\t\(name)\nSum\t\t12.50\n",
      style: fine,
      width: 160,
      height: 60,
      maxLines: 4,
      minScale: 0.4
    )
    let amount: Raster.TextMetrics = canvas.environment.measure(pricing("99", ".50"))
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawText(
      words,
      in: Raster.Rect(x: 8, y: 8, width: 160, height: measured.height),
      style: fine,
      align: align,
      verticalAlign: .top,
      maxLines: lines
    )
    canvas.drawText(
      "a\tb\t\(name)\nSum\t\t12.50\n",
      in: Raster.Rect(x: 8, y: 8.0 + measured.height, width: 160, height: 60),
      style: fine,
      verticalAlign: .top,
      maxLines: 4,
      minScale: 0.4,
      underline: isSale
    )
    canvas.fill(
      .rect(Raster.Rect(x: 8, y: 4, width: 160.0 * table.scale, height: 2)),
      with: Raster.Color(rgba: 0x0A8A4AFF)
    )
    canvas.drawText(pricing("99", ".50"), at: Raster.Point(x: 8, y: canvas.bounds.maxY - 12.0))
    canvas.drawText(
      isSale
        ? ["now", Raster.TextRun(Raster.Content(Tag(words: "!")))]
        : [Raster.TextRun("later", style: fine)],
      at: Raster.Point(x: 60, y: canvas.bounds.maxY - 12.0),
      with: .color(Raster.Color(rgba: 0x0A8A4AFF)),
      lineHeight: 20
    )
    canvas.drawText(
      [Raster.TextRun(Raster.Content(Tag(words: name)))],
      at: Raster.Point(x: 100, y: canvas.bounds.maxY - 12.0),
      style: fine
    )
    canvas.fill(
      canvas.environment.textPath(
        Raster.Functions.list(of: Raster.TextRun.self) { list in
          list.append(Raster.TextRun(name, font: Raster.Font(size: 7)))
          list.append(Raster.TextRun(Raster.Content(Tag())))
          for run in closing {
            list.append(run)
          }
        },
        at: Raster.Point(x: 8, y: canvas.bounds.maxY - 2.0)
      ),
      with: Raster.Color(rgba: 0x0050FFFF)
    )
    canvas.fill(
      .rect(
        Raster.Rect(
          x: 40,
          y: canvas.bounds.maxY - 14.0,
          width: amount.width,
          height: Double(amount.lines)
        )
      ),
      with: Raster.Color(rgba: 0x0A8A4AFF)
    )
  }

  package static let plain = Sentence()
  package static let few = Sentence(tags: [], isSale: false)
  package static let justified = Sentence(picture: tileImage_D5377B4C, align: .justified)
  package static let cut = Sentence(tags: ["Spa", "Lake", "Garden", "Terrace"], lines: 2)
  /// The state `mirrored`; `mirroredState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let mirrored = Sentence()
  package static let hebrew = Sentence(name: "מלון גדול")
  /// The state `large`; `largeState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(textScale: 1.5)`.
  package static let large = Sentence()

  /// The state `mirrored` with its environment and its size.
  package static var mirroredState: Raster.NamedState<Sentence> {
    Raster.NamedState(
      "mirrored",
      mirrored,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The state `large` with its environment and its size.
  package static var largeState: Raster.NamedState<Sentence> {
    Raster.NamedState("large", large, environment: Raster.Environment(textScale: 1.5))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Sentence>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("few", few),
      Raster.NamedState("justified", justified),
      Raster.NamedState("cut", cut),
      mirroredState,
      Raster.NamedState("hebrew", hebrew),
      largeState,
    ]
  }
}

// Runs.raster:70
package nonisolated struct Marked: Raster.Rasterizable, Hashable, Sendable {
  package var words: String
  package var radius: Double
  package var ground: Raster.Color
  package var wide: Bool

  package init(
    words: String = "swift build",
    radius: Double = 4,
    ground: Raster.Color = Raster.Color(rgba: 0xDDE4F0FF),
    wide: Bool = false
  ) {
    self.words = words
    self.radius = radius
    self.ground = ground
    self.wide = wide
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let code = Raster.Font(size: 11)
    let style = Raster.TextStyle(
      font: Raster.Font(size: 12),
      paint: .color(Raster.Color(rgba: 0x1B1B1FFF)),
      lineHeight: Raster.LineHeight.fraction(1.5)
    )
    let rest: [Raster.TextRun] = [
      Raster.TextRun(
        "test",
        paint: .color(Raster.Color(rgba: 0xFFFFFFFF)),
        background: .linearGradient(
          from: .left,
          to: .right,
          [
            Raster.GradientStop(Raster.Color(rgba: 0xE5004BFF)),
            Raster.GradientStop(Raster.Color(rgba: 0x0050FFFF)),
          ]
        ),
        cornerRadii: environment.corners(topLeading: 6, bottomTrailing: 6),
        padding: environment.insets(leading: 6, trailing: 2)
      ),
      Raster.TextRun(words, baselineOffset: 2, padding: Raster.Insets(3)),
      Raster.TextRun("!", background: .color(Raster.Color(rgba: 0xFFE9A8FF))),
    ]
    let sentence: [Raster.TextRun] = Raster.Functions.list(of: Raster.TextRun.self) { list in
      list.append("Run ")
      list.append(
        Raster.TextRun(
          words,
          font: code,
          background: radius > 0.0 ? .color(ground) : nil,
          cornerRadii: Raster.CornerRadii(radius),
          padding: Raster.Insets(x: 4, y: wide ? 4 : 1)
        )
      )
      list.append(", then ")
      for run in rest {
        list.append(run)
      }
    }
    let measured: Raster.TextMetrics = environment.measure(sentence, style: style, width: 120)
    return Raster.Size(width: 136, height: measured.height + 96.0)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Marked",
      definition: "91ff8e73d71a5c4b5a5fdd2e1eeca4f7b66a31f19c4277ee17de1099422628ae"
    )
    key.append(words)
    key.append(radius)
    key.append(wide)
    if radius > 0.0 {
      key.append(ground)
    }
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let code = Raster.Font(size: 11)
    let style = Raster.TextStyle(
      font: Raster.Font(size: 12),
      paint: .color(Raster.Color(rgba: 0x1B1B1FFF)),
      lineHeight: Raster.LineHeight.fraction(1.5)
    )
    let rest: [Raster.TextRun] = [
      Raster.TextRun(
        "test",
        paint: .color(Raster.Color(rgba: 0xFFFFFFFF)),
        background: .linearGradient(
          from: .left,
          to: .right,
          [
            Raster.GradientStop(Raster.Color(rgba: 0xE5004BFF)),
            Raster.GradientStop(Raster.Color(rgba: 0x0050FFFF)),
          ]
        ),
        cornerRadii: canvas.environment.corners(topLeading: 6, bottomTrailing: 6),
        padding: canvas.environment.insets(leading: 6, trailing: 2)
      ),
      Raster.TextRun(words, baselineOffset: 2, padding: Raster.Insets(3)),
      Raster.TextRun("!", background: .color(Raster.Color(rgba: 0xFFE9A8FF))),
    ]
    let sentence: [Raster.TextRun] = Raster.Functions.list(of: Raster.TextRun.self) { list in
      list.append("Run ")
      list.append(
        Raster.TextRun(
          words,
          font: code,
          background: radius > 0.0 ? .color(ground) : nil,
          cornerRadii: Raster.CornerRadii(radius),
          padding: Raster.Insets(x: 4, y: wide ? 4 : 1)
        )
      )
      list.append(", then ")
      for run in rest {
        list.append(run)
      }
    }
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawText(
      sentence,
      in: canvas.bounds.inset(8),
      style: style,
      align: wide ? .justified : .leading,
      verticalAlign: .top,
      maxLines: wide ? 2 : 0
    )
    let arc: Raster.Path = .build { path in
      path.move(to: Raster.Point(x: 8, y: canvas.bounds.maxY - 40.0))
      path.addCurve(
        to: Raster.Point(x: canvas.bounds.maxX - 8.0, y: canvas.bounds.maxY - 30.0),
        control1: Raster.Point(x: 40, y: canvas.bounds.maxY - 90.0),
        control2: Raster.Point(x: 96, y: canvas.bounds.maxY + 20.0)
      )
    }
    canvas.drawText(
      words,
      along: arc,
      startOffset: radius,
      style: style,
      align: wide ? .center : .leading
    )
    canvas.drawText(sentence, along: arc, font: code, verticalAlign: .top)
  }

  package static let plain = Marked()
  package static let broken = Marked(words: "swift build --product rasterc, and wait")
  package static let hebrew = Marked(words: "מלון גדול")
  /// The state `leftward`; `leftwardState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let leftward = Marked(words: "מלון גדול")
  package static let cut = Marked(words: "swift build --product rasterc", wide: true)
  package static let bare = Marked(radius: 0)
  /// The state `large`; `largeState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(textScale: 1.5)`.
  package static let large = Marked()

  /// The state `leftward` with its environment and its size.
  package static var leftwardState: Raster.NamedState<Marked> {
    Raster.NamedState(
      "leftward",
      leftward,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The state `large` with its environment and its size.
  package static var largeState: Raster.NamedState<Marked> {
    Raster.NamedState("large", large, environment: Raster.Environment(textScale: 1.5))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Marked>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("broken", broken),
      Raster.NamedState("hebrew", hebrew),
      leftwardState,
      Raster.NamedState("cut", cut),
      Raster.NamedState("bare", bare),
      largeState,
    ]
  }
}
