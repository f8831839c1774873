// Generated from Wording.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Wording.raster:3
package nonisolated struct Words: Raster.Rasterizable, Hashable, Sendable {
  package var title: String
  package var weight: Raster.FontWeight
  package var width: Raster.FontWidth
  package var align: Raster.TextAlignment
  package var vertical: Raster.VerticalAlignment
  package var truncation: Raster.TextTruncation
  package var isMarked: Bool

  package init(
    title: String = "Grand Hotel",
    weight: Raster.FontWeight = .semibold,
    width: Raster.FontWidth = .condensed,
    align: Raster.TextAlignment = .justified,
    vertical: Raster.VerticalAlignment = .bottom,
    truncation: Raster.TextTruncation = .middle,
    isMarked: Bool = true
  ) {
    self.title = title
    self.weight = weight
    self.width = width
    self.align = align
    self.vertical = vertical
    self.truncation = truncation
    self.isMarked = isMarked
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let named = Raster.Font(
      family: "Inter",
      fallback: ["Noto Sans", ""],
      size: 13,
      weight: weight,
      width: width,
      italic: isMarked,
      tracking: 0.5,
      features: ["tnum", "-liga"],
      variations: ["GRAD=50", "-opsz"]
    )
    return Raster.Size(
      width: environment.measure(title).width + 16.0,
      height: Raster.Functions.max(
        environment.measure(title, font: named, width: 120, maxLines: 2, lineHeight: 18).height
          + 60.0,
        80.0
      )
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Words",
      definition: "2a5576b9489f75ed409d6950f31a02749ea8a9688a80a006ca45582d174a7e27"
    )
    key.append(title)
    key.append(enumeration: Int(weight.rawValue))
    key.append(enumeration: Int(width.rawValue))
    key.append(enumeration: Int(align.rawValue))
    key.append(enumeration: Int(vertical.rawValue))
    key.append(enumeration: Int(truncation.rawValue))
    key.append(isMarked)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let plain = Raster.Font()
    let named = Raster.Font(
      family: "Inter",
      fallback: ["Noto Sans", ""],
      size: 13,
      weight: weight,
      width: width,
      italic: isMarked,
      tracking: 0.5,
      features: ["tnum", "-liga"],
      variations: ["GRAD=50", "-opsz"]
    )
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawText(title, in: canvas.bounds, with: .color(Raster.Color(rgba: 0xE5004BFF)))
    canvas.drawText(
      title,
      in: canvas.bounds.inset(4),
      font: named,
      with: .color(Raster.Color(rgba: 0x1B1B1F80)),
      align: align,
      verticalAlign: vertical,
      maxLines: 2,
      lineHeight: 18,
      truncation: truncation,
      underline: isMarked,
      strikethrough: true
    )
    canvas.drawText(
      title,
      at: Raster.Point(x: 8, y: 20),
      with: .linearGradient(
        from: .left,
        to: .right,
        [
          Raster.GradientStop(Raster.Color(rgba: 0xE5004BFF)),
          Raster.GradientStop(Raster.Color(rgba: 0x0050FFFF)),
        ]
      )
    )
    canvas.drawText(
      title,
      at: canvas.bounds.center,
      font: plain,
      with: .color(Raster.Color(rgba: 0x1B1B1FFF)),
      align: .center,
      lineHeight: 20,
      underline: true,
      strikethrough: isMarked
    )
    canvas.stroke(
      canvas.environment.textPath(
        title,
        in: canvas.bounds,
        font: named,
        align: .right,
        verticalAlign: .top,
        maxLines: 1,
        lineHeight: 15
      ),
      with: .color(Raster.Color(rgba: 0x0A8A4AFF)),
      width: 0.5
    )
    canvas.fill(
      canvas.environment.textPath(
        title + "!",
        at: Raster.Point(x: 4, y: 40),
        font: plain,
        align: .left,
        lineHeight: 12
      ),
      with: Raster.Color(rgba: 0x0A8A4A40)
    )
    canvas.drawText(
      title,
      at: canvas.bounds.center,
      font: plain,
      with: .color(Raster.Color(rgba: 0x0050FFFF)),
      align: .center,
      verticalAlign: isMarked ? vertical : nil
    )
    canvas.fill(
      canvas.environment.textPath(
        title,
        at: Raster.Point(x: canvas.bounds.midX, y: canvas.bounds.maxY),
        font: plain,
        align: .center,
        verticalAlign: .bottom
      ),
      with: Raster.Color(rgba: 0x0050FF80)
    )
  }

  package static let plain = Words()
  package static let two = Words(title: "Grand Hotel\nEuropa", align: .trailing)
  package static let empty = Words(title: "", weight: .black, isMarked: false)
  /// The state `start`; `startState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let start = Words(align: .start)
  package static let end = Words(title: "מלון Grand", align: .end)
  package static let long = Words(title: "Zum Goldenen Hirschen am See — 東", truncation: .start)

  /// The state `start` with its environment and its size.
  package static var startState: Raster.NamedState<Words> {
    Raster.NamedState(
      "start",
      start,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Words>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("two", two),
      Raster.NamedState("empty", empty),
      startState,
      Raster.NamedState("end", end),
      Raster.NamedState("long", long),
    ]
  }
}
