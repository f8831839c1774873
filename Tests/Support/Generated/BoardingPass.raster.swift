// Generated from BoardingPass.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// BoardingPass.raster:6
/// Black squares on white, such as a QR code. In each row, `#` is black, and other characters are white.
package nonisolated struct CodeGrid: Raster.Rasterizable, Hashable, Sendable {
  package var rows: [String] {
    didSet { rows = self.limitedValues.limited(rows, to: 60, of: "rows") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(
    rows: [String] = [
      "#######.#.##.###..#######",
      "#.....#..#.##..#..#.....#",
      "#.###.#.##..##....#.###.#",
      "#.###.#..#.....#..#.###.#",
      "#.###.#...###..##.#.###.#",
      "#.....#.#....##...#.....#",
      "#######.#.#.#.#.#.#######",
      ".........#..##.#.........",
      "#.#...##.#.#.#..#..#..#.#",
      ".##.##.##..##...#.#.#..#.",
      "..#.#.####..###...#.##.##",
      ".###.#.#.##...##..#.#.#.#",
      "####..####...##.#....#.#.",
      ".#..##..#....##..#####.#.",
      "###.###.##.#...###.#####.",
      "..####...#...#.....#.#...",
      "####..##...###..#####....",
      "........#.#.#..##...#....",
      "#######.#...#####.#.##...",
      "#.....#....##.#.#...#####",
      "#.###.#..#...########.##.",
      "#.###.#...#..####.#####..",
      "#.###.#.##.#...####.#####",
      "#.....#..##..#....#.#.#.#",
      "#######.#.####.#.##.#.###",
    ]
  ) {
    self.rows = self.limitedValues.limited(rows, to: 60, of: "rows")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 100, height: 100)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "CodeGrid",
      definition: "af579e7a020c631e7b74289a3e46349013cfc6cd9305bfb99afa6ae6ade205eb"
    )
    key.append(list: rows.count)
    for element in rows {
      key.append(element)
    }
    key.append(enumeration: environment.brand.rawValue)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let module: Double =
      Raster.Functions.min(canvas.bounds.width, canvas.bounds.height)
      / Double(Raster.Functions.max(1, rows.count) &+ 8)
    let code: Raster.Path = .build { path in
      for (y, row) in rows.enumerated() {
        for (x, cell) in Raster.Functions.prefix(
          Raster.Functions.characters(row),
          60
        ).enumerated() {
          let isBlack: Bool = Raster.Functions.equal(cell, "#")
          if isBlack {
            path.move(to: Raster.Point(x: Double(x &+ 4) * module, y: Double(y &+ 4) * module))
            path.addLine(to: Raster.Point(x: Double(x &+ 5) * module, y: Double(y &+ 4) * module))
            path.addLine(to: Raster.Point(x: Double(x &+ 5) * module, y: Double(y &+ 5) * module))
            path.addLine(to: Raster.Point(x: Double(x &+ 4) * module, y: Double(y &+ 5) * module))
            path.close()
          }
        }
      }
    }
    canvas.fill(
      .roundedRect(canvas.bounds, radius: Kit.radius.small(in: canvas.environment)),
      with: Raster.Color(rgba: 0xFFFFFFFF)
    )
    canvas.fill(code, with: Raster.Color(rgba: 0x000000FF))
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(label: "Code", role: .image)
  }

  package static let plain = CodeGrid()
  package static let small = CodeGrid(rows: ["##.", "#.#", ".##"])

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<CodeGrid>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("small", small)]
  }
}

// BoardingPass.raster:54
/// The caption and the value of a field of a pass.
package nonisolated struct PassField: Hashable, Sendable, Raster.KeyEncodable {
  package var name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 2)
    key.append(name)
    key.append(value)
  }

  /// Compares all fields; strings are equal if their UTF-8 bytes are equal.
  package static func == (left: PassField, right: PassField) -> Bool {
    Raster.Functions.equal(left.name, right.name) && Raster.Functions.equal(left.value, right.value)
  }
}

// BoardingPass.raster:60
/// A field of a pass.
package nonisolated struct PassValue: Raster.Rasterizable, Hashable, Sendable {
  package var field: PassField
  package var ink: Raster.Color

  package init(
    field: PassField = PassField(name: "Gate", value: "B 24"),
    ink: Raster.Color = Raster.Color(rgba: 0xFFFFFFFF)
  ) {
    self.field = field
    self.ink = ink
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PassValue",
      definition: "61c836fbc6cae1a3f9c609c49516045e00047cd821be7f80dce746e9c08f8812"
    )
    field.encode(into: &key)
    key.append(ink)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.place(layout, in: canvas.bounds)
  }

  private var layout: Raster.Content {
    Raster.Content.box {
      Raster.Content.column(spacing: 2) {
        Raster.Content.text(
          field.name,
          style: Kit.caption,
          with: .color(ink.opacity(0.85)),
          maxLines: 1
        )
        Raster.Content.text(field.value, style: Kit.label, with: .color(ink), maxLines: 1)
      }
    }
  }

  package static let plain = PassValue()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PassValue>] {
    [Raster.NamedState("plain", plain)]
  }
}

// BoardingPass.raster:73
package nonisolated struct BoardingPass: Raster.Rasterizable, Hashable, Sendable {
  package var from: String
  package var to: String
  package var fields: [PassField] {
    didSet { fields = self.limitedValues.limited(fields, to: 12, of: "fields") }
  }
  package var content: Raster.Content
  private var limitedValues = Raster.LimitedValues()

  package init(
    from: String = "ZRH",
    to: String = "LIS",
    fields: [PassField] = [
      PassField(name: "Passenger", value: "Ada King"),
      PassField(name: "Date", value: "25 Nov"),
      PassField(name: "Boarding", value: "18:05"),
      PassField(name: "Flight", value: "RX 318"),
      PassField(name: "Gate", value: "B 24"),
      PassField(name: "Seat", value: "12A"),
    ],
    content: some Raster.Rasterizable & Sendable = Raster.Content(CodeGrid())
  ) {
    self.from = from
    self.to = to
    self.fields = self.limitedValues.limited(fields, to: 12, of: "fields")
    self.content = Raster.Content(content)
  }

  package init(
    from: String = "ZRH",
    to: String = "LIS",
    fields: [PassField] = [
      PassField(name: "Passenger", value: "Ada King"),
      PassField(name: "Date", value: "25 Nov"),
      PassField(name: "Boarding", value: "18:05"),
      PassField(name: "Flight", value: "RX 318"),
      PassField(name: "Gate", value: "B 24"),
      PassField(name: "Seat", value: "12A"),
    ],
    @Raster.ContentBuilder content: () -> Raster.Content
  ) {
    self.from = from
    self.to = to
    self.fields = self.limitedValues.limited(fields, to: 12, of: "fields")
    self.content = content()
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 440, height: 180)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BoardingPass",
      definition: "98731e133193e37eb4bb92a0febd4d95e516b70c794eb101ffbe6b6a9210b820"
    )
    key.environment = environment
    key.append(from)
    key.append(to)
    key.append(list: fields.count)
    for element in fields {
      element.encode(into: &key)
    }
    key.append(content)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    key.append(enumeration: environment.brand.rawValue)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      // The position at which the stub is torn off.
      let tear: Double = canvas.bounds.maxX - 148.0
      let notches: Raster.Path = Raster.Path.circle(
        center: Raster.Point(x: tear, y: canvas.bounds.minY),
        radius: 9
      ).union(.circle(center: Raster.Point(x: tear, y: canvas.bounds.maxY), radius: 9))
      let sheet: Raster.Path = Raster.Path.roundedRect(
        canvas.bounds,
        radius: Kit.radius.large(in: canvas.environment)
      ).subtracting(notches)
      let main: Raster.Rect = Raster.Rect(
        x: 0,
        y: 0,
        width: tear,
        height: canvas.bounds.height
      ).inset(20)
      let stub: Raster.Rect = Raster.Rect(
        x: tear,
        y: 0,
        width: canvas.bounds.maxX - tear,
        height: canvas.bounds.height
      ).inset(20)
      let route = Raster.Content.row(spacing: 12) {
        Raster.Content.text(
          from,
          style: Kit.title,
          with: .color(Kit.onAccent(in: canvas.environment))
        )
        Raster.Content.box(grow: 1, height: 12) {
          PassRoute(ink: Kit.onAccent(in: canvas.environment))
        }
        Raster.Content.text(
          to,
          style: Kit.title,
          with: .color(Kit.onAccent(in: canvas.environment))
        )
      }
      let table = Raster.Content.grid(
        columns: [.grow(1), .grow(1), .grow(1)],
        spacing: 12,
        rowSpacing: 12
      ) {
        for field in fields {
          PassValue(field: field, ink: Kit.onAccent(in: canvas.environment))
        }
      }
      canvas.drawLayer(
        shadows: [
          Raster.Shadow(
            Kit.cast(in: canvas.environment),
            blur: 12,
            offset: Raster.Point(x: 0, y: 4)
          )
        ]
      ) { canvas in
        canvas.fill(sheet, with: Kit.accent(in: canvas.environment))
      }
      canvas.place(route, in: main.slice(28, from: .top))
      canvas.place(table, in: main.inset(top: 52))
      canvas.stroke(
        .line(
          from: Raster.Point(x: tear, y: 16),
          to: Raster.Point(x: tear, y: canvas.bounds.maxY - 16.0)
        ),
        with: .color(Kit.onAccent(in: canvas.environment).opacity(0.6)),
        width: 2,
        cap: .round,
        dash: [1, 6]
      )
      canvas.place(
        content,
        in: Raster.Rect(center: stub.center, size: Raster.Size(width: 108, height: 108))
      )
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(
      label:
        "From \(from) to \(to), \(Raster.Functions.joined(Raster.Functions.list(of: String.self) { list in for field in fields { list.append("\(field.name) \(field.value)") } }, separator: ", "))",
      role: .image
    )
  }

  package static let plain = BoardingPass()
  /// The state `orchard`; `orchardState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment().with(brand: .orchard)`.
  package static let orchard = BoardingPass()
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = BoardingPass()
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")`.
  package static let arabic = BoardingPass(
    fields: [PassField(name: "غرفة", value: "24"), PassField(name: "فندق", value: "12A")]
  )

  /// The state `orchard` with its environment and its size.
  package static var orchardState: Raster.NamedState<BoardingPass> {
    Raster.NamedState("orchard", orchard, environment: Raster.Environment().with(brand: .orchard))
  }

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<BoardingPass> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<BoardingPass> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BoardingPass>] {
    [Raster.NamedState("plain", plain), orchardState, nightState, arabicState]
  }
}

// BoardingPass.raster:129
/// The route between two places: dots, and a plane in the middle that flies in the text's direction.
package nonisolated struct PassRoute: Raster.Rasterizable, Hashable, Sendable {
  package var ink: Raster.Color

  package init(ink: Raster.Color = Raster.Color(rgba: 0xFFFFFFFF)) {
    self.ink = ink
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 80, height: 12)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PassRoute",
      definition: "dc87e0721c8210045869b84e64ca3e54e6c54e9eb9ca168391f40d7bbf80bc53"
    )
    key.append(ink)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let middle: Raster.Point = canvas.bounds.center
      let plane: Raster.Path = .build { path in
        path.move(to: middle.offset(x: 8))
        path.addLine(to: middle.offset(x: -6, y: -6))
        path.addLine(to: middle.offset(x: -3))
        path.addLine(to: middle.offset(x: -6, y: 6))
        path.close()
      }
      canvas.stroke(
        .line(
          from: Raster.Point(x: 2, y: middle.y),
          to: Raster.Point(x: middle.x - 14.0, y: middle.y)
        ),
        with: .color(ink),
        width: 2,
        cap: .round,
        dash: [0, 5]
      )
      canvas.stroke(
        .line(
          from: Raster.Point(x: middle.x + 14.0, y: middle.y),
          to: Raster.Point(x: canvas.bounds.maxX - 2.0, y: middle.y)
        ),
        with: .color(ink),
        width: 2,
        cap: .round,
        dash: [0, 5]
      )
      canvas.fill(plane, with: ink)
    }
  }

  package static let plain = PassRoute()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PassRoute>] {
    [Raster.NamedState("plain", plain)]
  }
}
