// Generated from Text.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Text.raster:3
package nonisolated enum Tongue: Int, CaseIterable, Hashable, Sendable {
  case english, german, greek, russian

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .english: "english"
    case .german: "german"
    case .greek: "greek"
    case .russian: "russian"
    }
  }
}

// Text.raster:6
/// A paragraph whose lines break by the rules of each language.
package nonisolated struct Paragraph: Raster.Rasterizable, Hashable, Sendable {
  package var tongue: Tongue
  package var align: Raster.TextAlignment
  package var lines: Int
  package var truncation: Raster.TextTruncation

  package init(
    tongue: Tongue = .english,
    align: Raster.TextAlignment = .leading,
    lines: Int = 0,
    truncation: Raster.TextTruncation = .end
  ) {
    self.tongue = tongue
    self.align = align
    self.lines = lines
    self.truncation = truncation
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let body = Raster.Font(size: 13)
    let sample: String =
      switch tongue {
      case .english:
        "The “Grand Hotel” stands by the lake: 128 rooms, a garden, breakfast until eleven — and, from €120 a night, a view you won’t forget."
      case .german:
        "Das „Grand Hotel“ liegt direkt am See: 128 Zimmer, ein Garten, Frühstück bis elf Uhr – und ab 120 € pro Nacht eine unvergessliche Aussicht."
      case .greek:
        "Το «Grand Hotel» βρίσκεται δίπλα στη λίμνη: 128 δωμάτια, κήπος, πρωινό έως τις έντεκα και αξέχαστη θέα από 120 € τη βραδιά."
      case .russian:
        "«Гранд-отель» стоит у самого озера: 128 номеров, сад, завтрак до одиннадцати — и незабываемый вид от 120 € за ночь."
      }
    return Raster.Size(
      width: 240,
      height: lines == 0
        ? environment.measure(sample, font: body, width: 216).height + 24.0
        : Double(lines &* 20 &+ 24)
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Paragraph",
      definition: "6bdc9823cd32069de1bd055eb989250f59fee680338f9ec670c50d4cc72bca38"
    )
    key.append(enumeration: tongue.rawValue)
    key.append(enumeration: Int(align.rawValue))
    key.append(lines)
    key.append(enumeration: Int(truncation.rawValue))
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let body = Raster.Font(size: 13)
    let sample: String =
      switch tongue {
      case .english:
        "The “Grand Hotel” stands by the lake: 128 rooms, a garden, breakfast until eleven — and, from €120 a night, a view you won’t forget."
      case .german:
        "Das „Grand Hotel“ liegt direkt am See: 128 Zimmer, ein Garten, Frühstück bis elf Uhr – und ab 120 € pro Nacht eine unvergessliche Aussicht."
      case .greek:
        "Το «Grand Hotel» βρίσκεται δίπλα στη λίμνη: 128 δωμάτια, κήπος, πρωινό έως τις έντεκα και αξέχαστη θέα από 120 € τη βραδιά."
      case .russian:
        "«Гранд-отель» стоит у самого озера: 128 номеров, сад, завтрак до одиннадцати — и незабываемый вид от 120 € за ночь."
      }
    canvas.fill(
      .roundedRect(canvas.bounds, radius: corner),
      with: Brand.surface(in: canvas.environment)
    )
    canvas.drawText(
      sample,
      in: canvas.bounds.inset(12),
      font: body,
      with: .color(Brand.ink(in: canvas.environment)),
      align: align,
      verticalAlign: .top,
      maxLines: lines,
      truncation: truncation
    )
  }

  package static let plain = Paragraph()
  package static let german = Paragraph(tongue: .german, align: .justified)
  package static let greek = Paragraph(tongue: .greek)
  package static let russian = Paragraph(tongue: .russian, align: .trailing)
  package static let centered = Paragraph(align: .center)
  package static let cut = Paragraph(lines: 2)
  package static let middle = Paragraph(lines: 2, truncation: .middle)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Paragraph>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("german", german),
      Raster.NamedState("greek", greek),
      Raster.NamedState("russian", russian),
      Raster.NamedState("centered", centered),
      Raster.NamedState("cut", cut),
      Raster.NamedState("middle", middle),
    ]
  }
}

// Text.raster:43
/// Text as a shape: filled with a gradient, outlined, underlined, and as a clip.
package nonisolated struct Headline: Raster.Rasterizable, Hashable, Sendable {
  package var title: String

  package init(title: String = "Grand Hotel") {
    self.title = title
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let display = Raster.Font(size: 34, weight: .extraBold)
    return Raster.Size(
      width: Raster.Functions.max(environment.measure(title, font: display).width + 24.0, 120.0),
      height: 160
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Headline",
      definition: "6fa14480759883f198441651c3c6b364d6571604057621a61ca2b33ab1c3b0c6"
    )
    key.append(title)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let display = Raster.Font(size: 34, weight: .extraBold)
    let outline: Raster.Path = canvas.environment.textPath(
      title,
      at: Raster.Point(x: 12, y: 96),
      font: display
    )
    canvas.fill(.rect(canvas.bounds), with: Brand.surface(in: canvas.environment))
    canvas.drawText(
      title,
      at: Raster.Point(x: 12, y: 44),
      font: display,
      with: .linearGradient(
        from: .top,
        to: .bottom,
        [
          Raster.GradientStop(Brand.accent(in: canvas.environment)),
          Raster.GradientStop(Raster.Color(rgba: 0x5000C0FF)),
        ]
      )
    )
    canvas.stroke(outline, with: .color(Brand.ink(in: canvas.environment)), width: 1)
    canvas.drawLayer(
      clip: canvas.environment.textPath(title, at: Raster.Point(x: 12, y: 146), font: display)
    ) { canvas in
      for i in 0..<40 {
        guard canvas.countIteration() else { break }
        canvas.fill(
          .circle(
            center: Raster.Point(
              x: Double(i &* 9),
              y: Double(118 &+ Raster.Functions.mod(i &* 7, 40))
            ),
            radius: 12
          ),
          with: Raster.Color.hsl(Raster.Angle.degrees(9) * Double(i), 0.7, 0.5)
        )
      }
    }
    canvas.drawText(
      title,
      at: Raster.Point(x: canvas.bounds.maxX - 12.0, y: 156),
      font: Raster.Font(size: 9, italic: true),
      with: .color(Brand.ink(in: canvas.environment)),
      align: .trailing,
      underline: true
    )
  }

  package static let plain = Headline()
  package static let short = Headline(title: "Ag")

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Headline>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("short", short)]
  }
}
