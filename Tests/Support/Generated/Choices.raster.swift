// Generated from Choices.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Choices.raster:3
package nonisolated enum Mode: Int, CaseIterable, Hashable, Sendable {
  case first, second, third, none

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .first: "first"
    case .second: "second"
    case .third: "third"
    case .none: "none"
    }
  }
}

// Choices.raster:5
package nonisolated struct Entry: Hashable, Sendable, Raster.KeyEncodable {
  /// The text.
  package var name: String
  package var weights: [Double]
  package var mode: Mode?
  package var flag: Bool

  package init(name: String = "entry", weights: [Double] = [1, 2], mode: Mode? = nil, flag: Bool) {
    self.name = name
    self.weights = weights
    self.mode = mode
    self.flag = flag
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 4)
    key.append(name)
    key.append(list: weights.count)
    for element in weights {
      key.append(element)
    }
    key.append(mode) { key, value in
      key.append(enumeration: value.rawValue)
    }
    key.append(flag)
  }

  /// Compares all fields; strings are equal if their UTF-8 bytes are equal.
  package static func == (left: Entry, right: Entry) -> Bool {
    Raster.Functions.equal(left.name, right.name) && left.weights == right.weights
      && left.mode == right.mode && left.flag == right.flag
  }
}

// Choices.raster:13
package nonisolated struct Pair: Hashable, Sendable, Raster.KeyEncodable {
  package var one: Entry
  package var two: Entry

  package init(one: Entry, two: Entry = Entry(flag: false)) {
    self.one = one
    self.two = two
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 2)
    one.encode(into: &key)
    two.encode(into: &key)
  }
}

// Choices.raster:18
package nonisolated let names: [String] = ["a", "b", "é"]

// Choices.raster:19
package nonisolated let zigzag: Raster.Path = .build { path in
  path.move(to: Raster.Point(x: 0, y: 0))
  path.addLine(to: Raster.Point(x: 4, y: 8))
  path.addQuadCurve(to: Raster.Point(x: 8, y: 0), control: Raster.Point(x: 6, y: 12))
  path.addCurve(
    to: Raster.Point(x: 20, y: 4),
    control1: Raster.Point(x: 10, y: -4),
    control2: Raster.Point(x: 14, y: 9)
  )
  path.close()
}

// Choices.raster:26
package nonisolated let weight: Double =
  switch names.count {
  case 0: 1.5
  case 1, 2, 3: 2.5
  default: 3.5
  }

// Choices.raster:32
package nonisolated func sizeFunction(of mode: Mode, _ entry: Entry) -> Double {
  let base: Double =
    switch mode {
    case .first: 1
    case .second, .third: Raster.Functions.element(entry.weights, at: 0) ?? 9.0
    case .none: entry.flag ? 5.0 : 6.0
    }
  return base * 2.0 + (entry.mode == Mode.first ? 1.0 : 0.0)
}

// Choices.raster:41
package nonisolated struct Choices: Raster.Rasterizable, Hashable, Sendable {
  package var mode: Mode
  package var entry: Entry
  package var pair: Pair
  package var title: String
  package var numbers: [Int] {
    didSet { numbers = self.limitedValues.limited(numbers, to: 1000, of: "numbers") }
  }
  package var points: [Raster.Point] {
    didSet { points = self.limitedValues.limited(points, to: 1000, of: "points") }
  }
  package var entries: [Entry] {
    didSet { entries = self.limitedValues.limited(entries, to: 1000, of: "entries") }
  }
  package var maybe: [String]? {
    didSet { maybe = self.limitedValues.limited(maybe, to: 1000, of: "maybe") }
  }
  package var cap: Raster.LineCap
  package var ok: Bool
  private var limitedValues = Raster.LimitedValues()

  package init(
    mode: Mode = .first,
    entry: Entry = Entry(flag: true),
    pair: Pair = Pair(one: Entry(name: "one", flag: true)),
    title: String = "é",
    numbers: [Int] = [1, 2, 3],
    points: [Raster.Point] = [Raster.Point(x: 1, y: 2), Raster.Point(x: 3, y: 4)],
    entries: [Entry] = [Entry(flag: true), Entry(name: "x", flag: false)],
    maybe: [String]? = nil,
    cap: Raster.LineCap = .round,
    ok: Bool = true
  ) {
    self.mode = mode
    self.entry = entry
    self.pair = pair
    self.title = title
    self.numbers = self.limitedValues.limited(numbers, to: 1000, of: "numbers")
    self.points = self.limitedValues.limited(points, to: 1000, of: "points")
    self.entries = self.limitedValues.limited(entries, to: 1000, of: "entries")
    self.maybe = self.limitedValues.limited(maybe, to: 1000, of: "maybe")
    self.cap = cap
    self.ok = ok
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(
      width: sizeFunction(of: mode, entry) * 10.0,
      height: Raster.Functions.equal(title, "é") ? 20 : 30
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Choices",
      definition: "bad271611a2509fac9446cd2f458b5ee065e1851496a233bcf885f8ea53f68aa"
    )
    key.append(enumeration: mode.rawValue)
    entry.encode(into: &key)
    key.append(list: numbers.count)
    for element in numbers {
      key.append(element)
    }
    key.append(list: points.count)
    for element in points {
      key.append(element)
    }
    key.append(list: entries.count)
    for element in entries {
      key.append(element.name)
      key.append(element.mode) { key, value in
        key.append(enumeration: value.rawValue)
      }
    }
    key.append(maybe) { key, value in
      key.append(list: value.count)
      for element in value {
        key.append(element)
      }
    }
    key.append(ok)
    key.append(Raster.Functions.equal(title, "a"))
    key.append(Raster.Functions.equal(title, "é"))
    key.append(
      Raster.Functions.equal(
        maybe,
        ["a"],
        by: { Raster.Functions.equal($0, $1, by: Raster.Functions.equal) }
      ) || Raster.Functions.equal(names, ["a", "b", "é"], by: Raster.Functions.equal)
        || pair.one == pair.two || !Raster.Functions.equal(entry.name, title)
    )
    key.append(
      ("\(title): \(mode.caseName), \(numbers.count) of \(Raster.Functions.string(1.5)), \(ok), \(cap)"
        + "!").isEmpty
    )
    key.append(
      Raster.Functions.count(
        "\(title): \(mode.caseName), \(numbers.count) of \(Raster.Functions.string(1.5)), \(ok), \(cap)"
          + "!"
      ) > 3
    )
    if ok {
      key.append(enumeration: Int(cap.rawValue))
    }
    if !Raster.Functions.equal(title, "é") {
      key.append(Raster.Functions.equal(title, "a") || Raster.Functions.equal(title, "b"))
    }
    if mode != .first && mode == .second {
      key.append(Raster.Functions.equal(title, "é") || Raster.Functions.equal(title, "e"))
    }
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let text: String =
      "\(title): \(mode.caseName), \(numbers.count) of \(Raster.Functions.string(1.5)), \(ok), \(cap)"
      + "!"
    let path2 = Raster.Path(svgPathData: "M0 0 L10 \(numbers.count) Z")
    let canvas2: Raster.Rect = canvas.bounds.inset(1)
    let environment2: [Double] = ok ? [1] : []
    let choice: Raster.Paint =
      switch mode {
      case .first: .color(Raster.Color(rgba: 0x110000FF))
      case .second:
        if Raster.Functions.equal(title, "é") || Raster.Functions.equal(title, "e") {
          .color(Raster.Color(rgba: 0x120000FF))
        } else {
          .color(Raster.Color(rgba: 0x130000FF))
        }
      case .third, .none:
        .color(ok ? Raster.Color(rgba: 0x140000FF) : Raster.Color(rgba: 0x150000FF))
      }
    canvas.fill(path2, with: choice)
    for value in numbers {
      guard canvas.countIteration() else { break }
      canvas.stroke(
        .rect(canvas2),
        with: .color(Raster.Color(rgba: 0x160000FF)),
        width: Double(value),
        miterLimit: 4,
        dash: [2, 1],
        dashPhase: 0.5
      )
    }
    for p in points {
      guard canvas.countIteration() else { break }
      canvas.fill(.circle(center: p, radius: weight), with: Raster.Color(rgba: 0x170000FF))
    }
    for e in entries {
      guard canvas.countIteration() else { break }
      if Raster.Functions.equal(e.name, "x") && e.mode == nil {
        canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x180000FF), rule: .evenOdd)
      }
    }
    for i in 0..<3 {
      guard canvas.countIteration() else { break }
      let used: Int = i &* 3
      let sure: Raster.LineCap? = cap
      switch i {
      case 0:
        canvas.fill(zigzag, with: Raster.Color(rgba: 0x190000FF))
      case 1:
        canvas.fill(zigzag.offset(x: Double(used)), with: Raster.Color(rgba: 0x1A0000FF))
      default:
        if !ok {
          canvas.fill(zigzag, with: Raster.Color(rgba: 0x1C0000FF))
        } else if let given = sure {
          canvas.stroke(zigzag, with: .color(Raster.Color(rgba: 0x1B0000FF)), cap: given)
        }
      }
    }
    for _ in 0..<2 {
      guard canvas.countIteration() else { break }
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x1D0000FF))
    }
    if Raster.Functions.equal(title, "é") {
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x1E0000FF))
    } else if Raster.Functions.equal(title, "a") || Raster.Functions.equal(title, "b") {
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x1F0000FF))
    } else {
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x200000FF))
    }
    switch ok {
    case true:
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x210000FF))
    case false:
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x220000FF))
    }
    if let first = Raster.Functions.element(numbers, at: 0) {
      canvas.fill(.rect(canvas.bounds.inset(Double(first))), with: Raster.Color(rgba: 0x230000FF))
    } else if let all = maybe {
      canvas.fill(
        .rect(canvas.bounds.inset(Double(all.count))),
        with: Raster.Color(rgba: 0x240000FF)
      )
    } else {
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x250000FF))
    }
    if Raster.Functions.count(text) > 3 && !text.isEmpty && !numbers.isEmpty
      && entry == Entry(flag: true)
    {
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x260000FF))
    }
    if Raster.Functions.equal(
      maybe,
      ["a"],
      by: { Raster.Functions.equal($0, $1, by: Raster.Functions.equal) }
    ) || Raster.Functions.equal(names, ["a", "b", "é"], by: Raster.Functions.equal)
      || pair.one == pair.two || !Raster.Functions.equal(entry.name, title)
    {
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x270000FF))
    }
    if environment2.count == 1 {
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x280000FF))
    }
    canvas.fill(
      .build { path in
        path.move(to: Raster.Point(x: 1, y: 1))
        let far: Double = 20
        if ok {
          path.addLine(to: Raster.Point(x: far, y: 1))
        } else {
          path.addLine(to: Raster.Point(x: far, y: 2))
        }
        if let second = Raster.Functions.element(numbers, at: 1) {
          path.addLine(to: Raster.Point(x: far, y: Double(second)))
        }
        switch mode {
        case .first:
          path.addArc(
            center: Raster.Point(x: 10, y: 10),
            radius: 5,
            from: .degrees(0),
            to: .degrees(90)
          )
        case .second, .none:
          path.addArc(
            center: Raster.Point(x: 10, y: 10),
            radius: 5,
            from: .degrees(0),
            to: .degrees(90),
            clockwise: false
          )
        case .third:
          path.close()
        }
        if Raster.Functions.equal(title, "a") {
          path.addLine(to: Raster.Point(x: 0, y: 0))
        } else {
          path.addLine(to: Raster.Point(x: 0, y: 1))
        }
        path.add(zigzag)
        path.addLine(to: Raster.Point(x: 2, y: 2))
        for number in numbers {
          path.add(.circle(center: Raster.Point(x: Double(number), y: 12), radius: 1))
        }
        path.close()
      },
      with: Raster.Color(rgba: 0x290000FF)
    )
    canvas.fill(.star(in: canvas.bounds), with: Raster.Color(rgba: 0x2A0000FF))
    canvas.fill(
      .star(in: canvas.bounds, points: 7, innerRadius: 0.5),
      with: Raster.Color(rgba: 0x2B0000FF)
    )
    canvas.fill(.polyline(points), with: Raster.Color(rgba: 0x2C0000FF))
  }

  package static let plain = Choices()
  package static let second = Choices(mode: .second, title: "b", ok: false)
  package static let third = Choices(
    mode: .third,
    entry: Entry(mode: Mode.first, flag: false),
    numbers: [],
    maybe: ["a"],
    cap: .butt
  )
  package static let none = Choices(
    mode: .none,
    pair: Pair(one: Entry(flag: false)),
    title: "a",
    points: [],
    entries: []
  )

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Choices>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("second", second),
      Raster.NamedState("third", third),
      Raster.NamedState("none", none),
    ]
  }
}
