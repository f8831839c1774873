// Generated from Lists.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Lists.raster:3
package nonisolated enum Weather: Int, CaseIterable, Hashable, Sendable {
  case sun, cloud, rain

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .sun: "sun"
    case .cloud: "cloud"
    case .rain: "rain"
    }
  }
}

// Lists.raster:5
package nonisolated struct Bar: Hashable, Sendable, Raster.KeyEncodable {
  package var name: String
  package var value: Double
  package var weather: Weather

  package init(name: String, value: Double = 0, weather: Weather = .sun) {
    self.name = name
    self.value = value
    self.weather = weather
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 3)
    key.append(name)
    key.append(value)
    key.append(enumeration: weather.rawValue)
  }

  /// Compares all fields; strings are equal if their UTF-8 bytes are equal.
  package static func == (left: Bar, right: Bar) -> Bool {
    Raster.Functions.equal(left.name, right.name) && left.value == right.value
      && left.weather == right.weather
  }
}

// Lists.raster:11
package nonisolated let week: [String] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

// Lists.raster:13
package nonisolated func color(_ weather: Weather) -> Raster.Color {
  switch weather {
  case .sun: Raster.Color(rgba: 0xF4A261FF)
  case .cloud: Raster.Color(rgba: 0x8D99AEFF)
  case .rain: Raster.Color(rgba: 0x457B9DFF)
  }
}

// Lists.raster:21
package nonisolated func shares(_ values: [Double]) -> [Raster.Fraction] {
  let sum: Double = Raster.Functions.sum(values)
  return Raster.Functions.list(of: Raster.Fraction.self) { list in
    for value in values {
      list.append(sum > 0.0 ? Raster.Fraction(value / sum) : 0)
    }
  }
}

// Lists.raster:27
/// A chart from records: bars, a line over them, shares below, and names.
package nonisolated struct WeekChart: Raster.Rasterizable, Hashable, Sendable {
  package var bars: [Bar] {
    didSet { bars = self.limitedValues.limited(bars, to: 12, of: "bars") }
  }
  package var marks: [Double] {
    didSet { marks = self.limitedValues.limited(marks, to: 4, of: "marks") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(
    bars: [Bar] = Raster.Functions.list(of: Bar.self) { list in
      for (i, day) in week.enumerated() {
        list.append(
          Bar(
            name: day,
            value: Double(Raster.Functions.mod(i &* 5, 8) &+ 1),
            weather: Raster.Functions.element(
              [Weather.sun, Weather.cloud, Weather.rain],
              at: Raster.Functions.mod(i, 3)
            ) ?? Weather.sun
          )
        )
      }
    },
    marks: [Double] = [2, 5]
  ) {
    self.bars = self.limitedValues.limited(bars, to: 12, of: "bars")
    self.marks = self.limitedValues.limited(marks, to: 4, of: "marks")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 280, height: 160)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "WeekChart",
      definition: "88ff2224434b0ee2c9b6caad07988d2c2eee754aa8708a2de7f3b48e6bc19377"
    )
    key.append(list: bars.count)
    for element in bars {
      element.encode(into: &key)
    }
    key.append(list: marks.count)
    for element in marks {
      key.append(element)
    }
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let values: [Double] = Raster.Functions.list(of: Double.self) { list in
      for bar in bars {
        list.append(bar.value)
      }
    }
    let top: Double = Raster.Functions.max(values) ?? 1.0
    let step: Double = canvas.bounds.width / Double(Raster.Functions.max(1, bars.count))
    let points: [Raster.Point] = Raster.Functions.list(of: Raster.Point.self) { list in
      for (i, value) in values.enumerated() {
        list.append(
          Raster.Point(
            x: (Double(i) + 0.5) * step,
            y: canvas.bounds.height * (1.0 - Double(value / top) * 0.8) - 20.0
          )
        )
      }
    }
    let cuts: [Raster.Fraction] = Raster.Functions.partialSums(shares(values))
    let sorted: [Bar] = Raster.Functions.sorted(
      bars,
      by: Raster.Functions.list(of: Double.self) { list in
        for bar in bars {
          list.append(-bar.value)
        }
      }
    )
    let stops: [Raster.GradientStop] = Raster.Functions.list(of: Raster.GradientStop.self) { list in
      list.append(Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF)))
      for i in Raster.IntegerRanges.bounded(1, through: 3) {
        list.append(
          Raster.GradientStop(
            Raster.Functions.mix(
              Raster.Color(rgba: 0xFFFFFFFF),
              Raster.Color(rgba: 0xCAD7EAFF),
              Double(i) * 0.33
            ),
            at: Double(i) * 0.33
          )
        )
      }
      if bars.isEmpty {
        list.append(Raster.GradientStop(Raster.Color(rgba: 0xEEEEEEFF)))
      } else {
        list.append(Raster.GradientStop(Raster.Color(rgba: 0xCAD7EAFF)))
      }
    }
    canvas.fill(.rect(canvas.bounds), with: .linearGradient(from: .top, to: .bottom, stops))
    for (bar, point) in Raster.Functions.zip(bars, points) {
      guard canvas.countIteration() else { break }
      let choice: Int =
        switch bar.weather {
        case .sun: 0
        case .cloud: 1
        case .rain: 2
        }
      let isMarked: Bool = Raster.Functions.contains(marks, bar.value, by: ==) || choice >= 2
      canvas.fill(
        .rect(
          Raster.Rect(
            x: point.x - 8.0,
            y: point.y,
            width: 16,
            height: canvas.bounds.height - 24.0 - point.y
          )
        ),
        with: color(bar.weather).opacity(isMarked ? 1 : 0.6)
      )
    }
    canvas.stroke(
      .build { path in
        for (i, point) in points.enumerated() {
          if i == 0 {
            path.move(to: point)
          } else {
            path.addLine(to: point)
          }
        }
        for _ in 0..<2 {
          path.addLine(to: Raster.Point(x: canvas.bounds.width, y: 0))
        }
        for (i, bar, point) in Raster.Functions.zip(Array(bars.indices), bars, points)
        where bar.weather == .rain {
          path.addLine(to: point.offset(x: 0, y: Double(2 &- i)))
        }
        for (turn, x) in Raster.Functions.zip(Array(bars.indices), values) {
          path.addLine(to: Raster.Point(x: Double(turn), y: x))
        }
      },
      with: .color(Raster.Color(rgba: 0x1D3557FF)),
      width: 2
    )
    for (start, end, bar) in Raster.Functions.zip(
      cuts,
      Raster.Functions.suffix(cuts, cuts.count &- 1),
      bars
    ) {
      guard canvas.countIteration() else { break }
      canvas.fill(
        .rect(
          Raster.Rect(
            x: canvas.bounds.width * start,
            y: canvas.bounds.height - 20.0,
            width: canvas.bounds.width * (end - start) - 1.0,
            height: 4
          )
        ),
        with: color(bar.weather)
      )
    }
    canvas.drawText(
      Raster.Functions.joined(
        Raster.Functions.list(of: String.self) { list in
          for bar in Raster.Functions.prefix(sorted, 3) where bar.value > 1.0 {
            list.append(bar.name)
          }
        },
        separator: ", "
      ),
      in: Raster.Rect(
        x: 4,
        y: canvas.bounds.height - 14.0,
        width: canvas.bounds.width - 8.0,
        height: 12
      ),
      font: Raster.Font(size: 9),
      with: .color(Raster.Color(rgba: 0x1D3557FF))
    )
    if let worst = bars.last {
      let choice: Int =
        switch worst.weather {
        case .sun: 0
        case .cloud: 1
        case .rain: 2
        }
      canvas.drawText(
        "\(worst.name) \(choice) \(Raster.Functions.reversed(Raster.Functions.sorted([3, 1, 2])).first ?? 0)",
        in: Raster.Rect(x: 200, y: 2, width: 76, height: 12),
        font: Raster.Font(size: 9),
        with: .color(Raster.Color(rgba: 0x1D3557FF)),
        align: .trailing
      )
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(
      label:
        "\(Raster.Functions.joined(Raster.Functions.list(of: String.self) { list in for (i, bar) in bars.enumerated() { if i > 0 { let choice: String = switch bar.weather { case .sun: "\(bar.name)!"; case .cloud, .rain: bar.name }; list.append(choice) } else { list.append("\(Raster.Functions.joined(Raster.Functions.list(of: String.self) { list2 in for turn in Raster.IntegerRanges.bounded(1, through: 2) { list2.append("\(turn) \(bar.name)") } }, separator: "-"))") } } }, separator: ", "))"
    )
  }

  package static let plain = WeekChart()
  package static let empty = WeekChart(bars: [])
  package static let one = WeekChart(bars: [Bar(name: "Only", value: 3)])
  package static let long = WeekChart(
    bars: Raster.Functions.list(of: Bar.self) { list in
      for i in 0..<12 {
        list.append(Bar(name: "\(i)", value: Double(i) * 1.5, weather: .cloud))
      }
    }
  )

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<WeekChart>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("empty", empty),
      Raster.NamedState("one", one),
      Raster.NamedState("long", long),
    ]
  }
}

// Lists.raster:89
/// Every member of lists of numbers and strings.
package nonisolated struct Members: Raster.Rasterizable, Hashable, Sendable {
  package var counts: [Int] {
    didSet { counts = self.limitedValues.limited(counts, to: 8, of: "counts") }
  }
  package var parts: [Raster.Fraction] {
    didSet { parts = self.limitedValues.limited(parts, to: 8, of: "parts") }
  }
  package var words: [String] {
    didSet { words = self.limitedValues.limited(words, to: 8, of: "words") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(
    counts: [Int] = [4, 1, 3],
    parts: [Raster.Fraction] = [0.4, 0.1, 0.3],
    words: [String] = ["pear", "fig", "apple"]
  ) {
    self.counts = self.limitedValues.limited(counts, to: 8, of: "counts")
    self.parts = self.limitedValues.limited(parts, to: 8, of: "parts")
    self.words = self.limitedValues.limited(words, to: 8, of: "words")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 240, height: 64)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Members",
      definition: "3beaf858f4e59df53a10b86cec9db3fe6bad8b524a926ffc5744b33553c1f947"
    )
    key.append(list: counts.count)
    for element in counts {
      key.append(element)
    }
    key.append(list: parts.count)
    for element in parts {
      key.append(element)
    }
    key.append(list: words.count)
    for element in words {
      key.append(element)
    }
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let weights: [Double] = [2.5, 0.5, 1.5]
    let byCount: [String] = Raster.Functions.sorted(words, by: counts)
    let byWeight: [String] = Raster.Functions.sorted(words, by: weights)
    let byPart: [String] = Raster.Functions.sorted(words, by: parts)
    let byWord: [Int] = Raster.Functions.sorted(counts, by: words)
    let numbers: [Int] = Raster.Functions.list(of: Int.self) { list in
      list.append(Raster.Functions.sum(counts))
      list.append(Raster.Functions.min(counts) ?? 0)
      list.append(Raster.Functions.max(counts) ?? 0)
      list.append(Raster.Functions.partialSums(counts).last ?? 0)
      list.append(Raster.Functions.sorted(counts).first ?? 0)
      list.append(byWord.last ?? 0)
      for i in counts.indices {
        list.append(i)
      }
      list.append(Raster.Functions.index(counts, of: 3, by: ==) ?? -1)
      list.append(Raster.Functions.index(weights, of: 9.0, by: ==) ?? -1)
      list.append(Raster.Functions.index(words, of: "fig", by: Raster.Functions.equal) ?? -1)
      list.append(Raster.Functions.index(parts, of: 0.1, by: ==) ?? -1)
      list.append(
        Raster.Functions.index(
          Raster.Functions.list(of: Bar.self) { list2 in
            for bar in [Bar(name: "a")] {
              list2.append(bar)
            }
          },
          of: Bar(name: "a"),
          by: ==
        ) ?? -1
      )
    }
    let ratios: [Raster.Fraction] = [
      Raster.Functions.sum(parts),
      Raster.Functions.min(parts) ?? 0.0,
      Raster.Functions.max(parts) ?? 0.0,
      Raster.Functions.partialSums(parts).last ?? 0.0,
      Raster.Functions.sorted(parts).first ?? 0.0,
    ]
    let sizes: [Double] = [
      Raster.Functions.sum(weights),
      Raster.Functions.min(weights) ?? 0.0,
      Raster.Functions.max(weights) ?? 0.0,
      Raster.Functions.partialSums(weights).last ?? 0.0,
      Raster.Functions.sorted(weights).first ?? 0.0,
    ]
    canvas.drawText(
      Raster.Functions.joined(
        Raster.Functions.list(of: String.self) { list in
          for number in numbers {
            list.append("\(number)")
          }
        },
        separator: " "
      ),
      in: rows(0),
      font: Raster.Font(size: 9),
      with: .color(Raster.Color(rgba: 0x000000FF))
    )
    canvas.drawText(
      Raster.Functions.joined(
        Raster.Functions.list(of: String.self) { list in
          for ratio in ratios {
            list.append("\(Raster.Functions.percent(ratio))")
          }
          for size in sizes {
            list.append("\(Raster.Functions.string(size))")
          }
        },
        separator: " "
      ),
      in: rows(1),
      font: Raster.Font(size: 9),
      with: .color(Raster.Color(rgba: 0x000000FF))
    )
    canvas.drawText(
      Raster.Functions.joined(
        Raster.Functions.list(of: String.self) { list in
          for list2 in [byCount, byWeight, byPart, Raster.Functions.sorted(words)] {
            list.append(list2.first ?? "")
          }
          list.append("end")
        },
        separator: " "
      ),
      in: rows(2),
      font: Raster.Font(size: 9),
      with: .color(Raster.Color(rgba: 0x000000FF))
    )
    canvas.drawText(
      Raster.Functions.joined(words),
      in: rows(3),
      font: Raster.Font(size: 9),
      with: .color(Raster.Color(rgba: 0x000000FF))
    )
  }

  package static let plain = Members()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Members>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Lists.raster:124
package nonisolated func rows(_ row: Int) -> Raster.Rect {
  Raster.Rect(x: 4, y: 2.0 + 15.0 * Double(row), width: 232, height: 14)
}

// Lists.raster:127
/// Values with limits, which `Shortened` exceeds.
package nonisolated struct Short: Raster.Rasterizable, Hashable, Sendable {
  package var words: String {
    didSet { words = self.limitedValues.limited(words, to: 6, of: "words") }
  }
  package var counts: [Int] {
    didSet { counts = self.limitedValues.limited(counts, to: 3, of: "counts") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(words: String = "Lake", counts: [Int] = [4, 1, 3]) {
    self.words = self.limitedValues.limited(words, to: 6, of: "words")
    self.counts = self.limitedValues.limited(counts, to: 3, of: "counts")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 60, height: 20)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Short",
      definition: "359d2835989f266a31891afee07213b9ebc96c88ec2697a7056de6c10619cb07"
    )
    key.append(words)
    key.append(Raster.Functions.sum(counts))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.drawText(
      "\(words) \(Raster.Functions.sum(counts))",
      in: canvas.bounds,
      font: Raster.Font(size: 9),
      with: .color(Raster.Color(rgba: 0x000000FF))
    )
  }

  package static let plain = Short()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Short>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Lists.raster:136
package nonisolated struct Shortened: Raster.Rasterizable, Hashable, Sendable {
  package var words: String {
    didSet { words = self.limitedValues.limited(words, to: 40, of: "words") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(words: String = "Grand Hotel") {
    self.words = self.limitedValues.limited(words, to: 40, of: "words")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 130, height: 20)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Shortened",
      definition: "5feb18d4ebd585be5da61f12cd75bfc246803e89ce161d08e8ee3c352267ff67"
    )
    key.append(words)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.place(
      Raster.Content.row(spacing: 4) {
        Short(words: words, counts: Array(0..<9))
        Short()
      },
      in: canvas.bounds
    )
  }

  package static let plain = Shortened()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Shortened>] {
    [Raster.NamedState("plain", plain)]
  }
}
