// Generated from Bodies.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Bodies.raster:4
/// A card whose size is that of its content.
package nonisolated struct BodyCard: Raster.Rasterizable, Hashable, Sendable {
  package var title: String {
    didSet { title = self.limitedValues.limited(title, to: 80, of: "title") }
  }
  package var tags: [String] {
    didSet { tags = self.limitedValues.limited(tags, to: 4, of: "tags") }
  }
  package var isDone: Bool
  private var limitedValues = Raster.LimitedValues()

  package init(
    title: String = "Write the release notes",
    tags: [String] = ["docs", "1.0"],
    isDone: Bool = false
  ) {
    self.title = self.limitedValues.limited(title, to: 80, of: "title")
    self.tags = self.limitedValues.limited(tags, to: 4, of: "tags")
    self.isDone = isDone
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BodyCard",
      definition: "06c155420e3455ac7b0358f2ec92ed256094d726008d76e59d9b1da78cca8c4c"
    )
    key.append(title)
    key.append(list: tags.count)
    for element in tags {
      key.append(element)
    }
    key.append(isDone)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.fill(.roundedRect(canvas.bounds, radius: 10), with: Raster.Color(rgba: 0xF2F2F7FF))
    canvas.place(layout, in: canvas.bounds)
  }

  private var layout: Raster.Content {
    Raster.Content.box(minWidth: 120, maxWidth: 220, padding: Raster.Insets(x: 12, y: 10)) {
      Raster.Content.column(spacing: 6, align: .stretch) {
        Raster.Content.text(
          title,
          font: Raster.Font(size: 15, weight: .semibold),
          with: .color(isDone ? Raster.Color(rgba: 0x6E6E73FF) : Raster.Color(rgba: 0x1B1B1FFF)),
          verticalAlign: .top
        )
        Raster.Content.wrap(spacing: 6) {
          for tag in tags {
            BodyTag(words: tag)
          }
        }
      }
    }
  }

  package static let plain = BodyCard()
  package static let short = BodyCard(title: "Ship", tags: [])
  package static let done = BodyCard(isDone: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BodyCard>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("short", short),
      Raster.NamedState("done", done),
    ]
  }
}

// Bodies.raster:25
/// A tag in a pill.
package nonisolated struct BodyTag: Raster.Rasterizable, Hashable, Sendable {
  package var words: String {
    didSet { words = self.limitedValues.limited(words, to: 20, of: "words") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(words: String = "swift") {
    self.words = self.limitedValues.limited(words, to: 20, of: "words")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BodyTag",
      definition: "48b7140689499cc4d93968b35a9abb1e076b09bc5c8db43e6ce0c8962dec6c7d"
    )
    key.append(words)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.fill(.capsule(canvas.bounds), with: Raster.Color(rgba: 0xE7F0FAFF))
    canvas.place(layout, in: canvas.bounds)
  }

  private var layout: Raster.Content {
    Raster.Content.box(padding: Raster.Insets(x: 8, y: 3)) {
      Raster.Content.text(
        words,
        font: Raster.Font(size: 12),
        with: .color(Raster.Color(rgba: 0x0B6BCBFF))
      )
    }
  }

  package static let plain = BodyTag()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BodyTag>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Bodies.raster:34
/// A layout in a fixed size, which may depend on the bounds.
package nonisolated struct BodyFrame: Raster.Rasterizable, Hashable, Sendable {
  package var isWide: Bool

  package init(isWide: Bool = false) {
    self.isWide = isWide
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: isWide ? 160 : 80, height: 48)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BodyFrame",
      definition: "b39b8196131ee8955b19e57c95897d1bc8130e1aac4a96138c770618b262530d"
    )
    key.append(isWide)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let layout = Raster.Content.box(
      padding: Raster.Insets(y: canvas.bounds.width / 20.0),
      align: .bottomTrailing
    ) {
      if isWide {
        Raster.Content.text(
          "wide",
          font: Raster.Font(size: 13),
          with: .color(Raster.Color(rgba: 0x1D3557FF))
        )
      } else {
        BodyTag(words: "thin")
      }
    }
    canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
      canvas.place(layout, in: canvas.bounds)
    }
  }

  package static let plain = BodyFrame()
  package static let wide = BodyFrame(isWide: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BodyFrame>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("wide", wide)]
  }

  /// All looks of the component: 2.
  package static var looks: [BodyFrame] {
    var looks: [BodyFrame] = []
    for isWide in [false, true] {
      looks.append(BodyFrame(isWide: isWide))
    }
    return looks
  }
}

// Bodies.raster:49
/// A layout that mirrors, and whose size another line reads.
package nonisolated struct BodyRow: Raster.Rasterizable, Hashable, Sendable {
  package var count: Int {
    didSet { count = Raster.Functions.clamp(count, in: 0...4) }
  }

  package init(count: Int = 2) {
    self.count = Raster.Functions.clamp(count, in: 0...4)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment.mirrored)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BodyRow",
      definition: "2c5975dfb7bd310b257412a500c565f1e22a875bd158df7ed9520aecf3a3f7b4"
    )
    key.append(count)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let layout = self.layout
      canvas.stroke(
        .rect(canvas.bounds),
        with: .color(
          layout.naturalSize(in: canvas.environment).width > 60.0
            ? Raster.Color(rgba: 0xE5004BFF)
            : Raster.Color(rgba: 0x457B9DFF)
        ),
        align: .inside
      )
      canvas.place(layout, in: canvas.bounds)
    }
  }

  private var layout: Raster.Content {
    Raster.Content.box(padding: Raster.Insets(4)) {
      Raster.Content.row(spacing: 4) {
        for i in Raster.IntegerRanges.bounded(0, to: count) {
          BodyTag(words: "\(i &+ 1)")
        }
      }
    }
  }

  package static let plain = BodyRow()
  package static let none = BodyRow(count: 0)
  package static let many = BodyRow(count: 4)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BodyRow>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("none", none),
      Raster.NamedState("many", many),
    ]
  }

  /// All looks of the component: 5.
  package static var looks: [BodyRow] {
    var looks: [BodyRow] = []
    for count in 0...4 {
      looks.append(BodyRow(count: count))
    }
    return looks
  }
}

// Bodies.raster:64
/// Contents in blocks of `place`.
package nonisolated struct BodyPlaces: Raster.Rasterizable, Hashable, Sendable {
  package var parts: [String] {
    didSet { parts = self.limitedValues.limited(parts, to: 4, of: "parts") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(parts: [String] = ["one", "two lines"]) {
    self.parts = self.limitedValues.limited(parts, to: 4, of: "parts")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 200, height: 96)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BodyPlaces",
      definition: "f8900d7706d7d923fd6b9eb188233a2c10c0c946897fd09c62ca416d76550510"
    )
    key.append(list: parts.count)
    for element in parts {
      key.append(element)
    }
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.place(
      Raster.Content.box(align: .bottomTrailing) {
        Raster.Content.column {
          for part in parts {
            Raster.Content.text(
              part,
              font: Raster.Font(size: 12),
              with: .color(Raster.Color(rgba: 0x000000FF))
            )
          }
        }
      },
      in: canvas.bounds.inset(8)
    )
    canvas.place(BodyTag(words: "fills"), in: Raster.Rect(x: 8, y: 8, width: 90, height: 30))
    canvas.place(
      Raster.Content.column {
        if parts.isEmpty {
          Raster.Content.text(
            "none",
            font: Raster.Font(size: 12),
            with: .color(Raster.Color(rgba: 0x0B6BCBFF))
          )
        } else {
          BodyTag(words: "\(parts.count)")
        }
      },
      at: Raster.Point(x: 8, y: 56)
    )
    canvas.place(
      Raster.Content.box(align: .topTrailing) {
        BodyTag()
      },
      in: canvas.bounds,
      outset: Raster.Insets(y: 2),
      imageInsets: Raster.Insets(x: 2)
    )
  }

  package static let plain = BodyPlaces()
  package static let bare = BodyPlaces(parts: [])

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BodyPlaces>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("bare", bare)]
  }
}
