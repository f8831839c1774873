// Generated from BarChart.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// BarChart.raster:6
/// A bar with the label below it.
package nonisolated struct ChartBar: Hashable, Sendable, Raster.KeyEncodable {
  package var name: String
  package var value: Double

  package init(name: String, value: Double) {
    self.name = name
    self.value = value
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 2)
    key.append(name)
    key.append(value)
  }

  /// Compares all fields; strings are equal if their UTF-8 bytes are equal.
  package static func == (left: ChartBar, right: ChartBar) -> Bool {
    Raster.Functions.equal(left.name, right.name) && left.value == right.value
  }
}

// BarChart.raster:12
/// The smallest of 1, 2, 5, 10, 20, 50 … that is not less than the number.
package nonisolated func roundedUp(_ value: Double) -> Double {
  let decade: Double = Raster.Functions.pow(
    10.0,
    Raster.Functions.floor(Raster.Functions.log10(Raster.Functions.max(value, 0.001)))
  )
  let leading: Double = value / decade
  return (leading <= 1.0 ? 1.0 : leading <= 2.0 ? 2.0 : leading <= 5.0 ? 5.0 : 10.0) * decade
}

// BarChart.raster:18
package nonisolated struct BarChart: Raster.Rasterizable, Hashable, Sendable {
  package var title: String {
    didSet { title = self.limitedValues.limited(title, to: 60, of: "title") }
  }
  package var bars: [ChartBar] {
    didSet { bars = self.limitedValues.limited(bars, to: 31, of: "bars") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(
    title: String = "Guests a night",
    bars: [ChartBar] = [
      ChartBar(name: "Mo", value: 820),
      ChartBar(name: "Tu", value: 640),
      ChartBar(name: "We", value: 710),
      ChartBar(name: "Th", value: 905),
      ChartBar(name: "Fr", value: 1460),
      ChartBar(name: "Sa", value: 1730),
      ChartBar(name: "Su", value: 1210),
    ]
  ) {
    self.title = self.limitedValues.limited(title, to: 60, of: "title")
    self.bars = self.limitedValues.limited(bars, to: 31, of: "bars")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 320, height: 200)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BarChart",
      definition: "7f61a72d3e847c9c7993e670a6d3fe7553a924af7d19d74681f9369413c0a331"
    )
    key.append(title)
    key.append(list: bars.count)
    for element in bars {
      element.encode(into: &key)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    key.append(environment.locale)
    key.append(enumeration: environment.brand.rawValue)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let plot: Raster.Rect = canvas.bounds.inset(
        top: 44,
        leading: 52,
        bottom: 28,
        trailing: 16,
        in: canvas.environment
      )
      let highest: Double =
        Raster.Functions.max(
          Raster.Functions.list(of: Double.self) { list in
            for bar in bars {
              list.append(bar.value)
            }
          }
        ) ?? 0.0
      let step: Double = roundedUp(highest / 4.0)
      let lines: Int = Raster.Functions.int(Raster.Functions.ceil(highest / step))
      let unit: Double = plot.height / (step * Double(Raster.Functions.max(1, lines)))
      let column: Double = plot.width / Double(Raster.Functions.max(1, bars.count))
      canvas.fill(
        .roundedRect(canvas.bounds, radius: Kit.radius.medium(in: canvas.environment)),
        with: Kit.surface(in: canvas.environment)
      )
      canvas.drawText(
        title,
        in: Raster.Rect(x: 16, y: 12, width: canvas.bounds.width - 32.0, height: 20),
        style: Kit.label,
        with: .color(Kit.onSurface(in: canvas.environment)),
        maxLines: 1
      )
      for i in Raster.IntegerRanges.range(0, through: Raster.Functions.min(lines, 10)) {
        guard canvas.countIteration() else { break }
        let y: Double = plot.maxY - Double(i) * step * unit
        canvas.fill(
          .rect(
            Raster.Rect(
              x: plot.x,
              y: y,
              width: plot.width,
              height: 1
            ).snapped(in: canvas.environment)
          ),
          with: i == 0 ? Kit.outline(in: canvas.environment) : Kit.hairline(in: canvas.environment)
        )
        canvas.drawText(
          Raster.Functions.format(
            Double(i) * step,
            grouping: true,
            locale: canvas.environment.locale
          ),
          in: Raster.Rect(x: 8, y: y - 8.0, width: 38, height: 16),
          style: Kit.caption,
          with: .color(Kit.faint(in: canvas.environment)),
          align: .trailing,
          maxLines: 1
        )
      }
      for (i, bar) in bars.enumerated() {
        guard canvas.countIteration() else { break }
        let place = Raster.Rect(
          x: plot.x + Double(i) * column,
          y: plot.y,
          width: column,
          height: plot.height
        )
        let height: Double = Raster.Functions.max(0.0, bar.value) * unit
        canvas.fill(
          .roundedRect(
            place.slice(height, from: .bottom).inset(x: column * 0.2),
            radius: Raster.CornerRadii(topLeft: 4, topRight: 4)
          ),
          with: bar.value == highest
            ? Kit.accent(in: canvas.environment)
            : Kit.accentSoft(in: canvas.environment)
        )
        canvas.drawText(
          bar.name,
          in: Raster.Rect(x: place.x, y: plot.maxY + 4.0, width: column, height: 16),
          style: Kit.caption,
          with: .color(Kit.faint(in: canvas.environment)),
          align: .center,
          maxLines: 1
        )
      }
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(
      label:
        "\(title): \(Raster.Functions.joined(Raster.Functions.list(of: String.self) { list in for bar in bars { list.append("\(bar.name) \(Raster.Functions.format(bar.value, locale: environment.mirrored.locale))") } }, separator: ", "))",
      role: .image
    )
  }

  package static let plain = BarChart()
  package static let few = BarChart(
    title: "Rooms",
    bars: [ChartBar(name: "A", value: 3), ChartBar(name: "B", value: 0.5)]
  )
  package static let empty = BarChart(bars: [])
  /// The state `orchard`; `orchardState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark).with(brand: .orchard)`.
  package static let orchard = BarChart()
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")`.
  package static let arabic = BarChart(
    title: "غرفة",
    bars: [
      ChartBar(name: "1", value: 24),
      ChartBar(name: "2", value: 12),
      ChartBar(name: "3", value: 19),
    ]
  )

  /// The state `orchard` with its environment and its size.
  package static var orchardState: Raster.NamedState<BarChart> {
    Raster.NamedState(
      "orchard",
      orchard,
      environment: Raster.Environment(appearance: .dark).with(brand: .orchard)
    )
  }

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<BarChart> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BarChart>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("few", few),
      Raster.NamedState("empty", empty),
      orchardState,
      arabicState,
    ]
  }
}

// BarChart.raster:78
/// A series of numbers as one line.
package nonisolated struct Sparkline: Raster.Rasterizable, Hashable, Sendable {
  package var values: [Double] {
    didSet { values = self.limitedValues.limited(values, to: 200, of: "values") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(values: [Double] = [3, 4.5, 4, 6, 5.5, 7, 6.5, 9, 8, 8.5, 10]) {
    self.values = self.limitedValues.limited(values, to: 200, of: "values")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 120, height: 32)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Sparkline",
      definition: "3bc13e937814f9e4baafd0c21b22a47145528653f0e6bba77010eae25c5c479d"
    )
    key.append(list: values.count)
    for element in values {
      key.append(element)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: environment.brand.rawValue)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let plot: Raster.Rect = canvas.bounds.inset(4)
    let low: Double = Raster.Functions.min(values) ?? 0.0
    let span: Double = Raster.Functions.max((Raster.Functions.max(values) ?? 0.0) - low, 0.001)
    let points: [Raster.Point] = Raster.Functions.list(of: Raster.Point.self) { list in
      for (i, value) in values.enumerated() {
        list.append(
          Raster.Point(
            x: plot.x + plot.width * Double(i) / Double(Raster.Functions.max(1, values.count &- 1)),
            y: plot.maxY - plot.height * (value - low) / span
          )
        )
      }
    }
    let ground: Raster.Path = .build { path in
      path.move(to: plot.bottomLeft)
      for point in points {
        path.addLine(to: point)
      }
      path.addLine(to: plot.bottomRight)
      path.close()
    }
    canvas.fill(
      ground,
      with: .linearGradient(
        from: .top,
        to: .bottom,
        [
          Raster.GradientStop(Kit.accent(in: canvas.environment).opacity(0.4)),
          Raster.GradientStop(Kit.accent(in: canvas.environment).opacity(0)),
        ]
      )
    )
    canvas.stroke(
      .polyline(points),
      with: .color(Kit.accent(in: canvas.environment)),
      width: 1.5,
      cap: .round,
      join: .round
    )
    if let end = points.last {
      canvas.fill(.circle(center: end, radius: 3), with: Kit.accent(in: canvas.environment))
    }
  }

  package static let plain = Sparkline()
  package static let falling = Sparkline(values: [9, 8, 8.5, 6, 3])
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = Sparkline()

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<Sparkline> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Sparkline>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("falling", falling), nightState]
  }
}
