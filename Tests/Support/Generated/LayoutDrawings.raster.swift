// Generated from LayoutDrawings.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// LayoutDrawings.raster:4
/// A chip: a plate behind a dot and words.
package nonisolated struct PlateChip: Raster.Transitioning, Hashable, Sendable {
  package var words: String {
    didSet { words = self.limitedValues.limited(words, to: 20, of: "words") }
  }
  package var isOn: Bool {
    didSet { isOnStep = nil }
  }
  /// The current step of the transition of `isOn`; nil at rest.
  private var isOnStep: Int?
  private var limitedValues = Raster.LimitedValues()

  package init(words: String = "swift", isOn: Bool = false) {
    self.words = self.limitedValues.limited(words, to: 20, of: "words")
    self.isOn = isOn
  }

  private var isOnProgress: Raster.Fraction {
    Double(isOnStep ?? (self.isOn ? 8 : 0)) / 8
  }

  /// The transitions of properties, in source order.
  package static let transitions: [Raster.Transition] = [
    Raster.Transition("isOn", seconds: 0.12, easing: .easeInOut, steps: 8)
  ]

  package var transitions: [Raster.Transition] { PlateChip.transitions }

  package func step(of transition: Raster.Transition) -> Int {
    switch transition.property {
    case "isOn": isOnStep ?? (self.isOn ? 8 : 0)
    default: 0
    }
  }

  package func component(atStep step: Int, of transition: Raster.Transition) -> PlateChip {
    var component = self
    switch transition.property {
    case "isOn": component.isOnStep = Raster.Functions.clamp(step, in: 0...8)
    default: break
    }
    return component
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PlateChip",
      definition: "fda765018d2139bad6f95e8df76a8d019159682bb9c5a6c9b8a3ed454f582bb3"
    )
    key.append(words)
    key.append(isOn)
    key.append(isOnStep ?? (self.isOn ? 8 : 0))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.place(layout, in: canvas.bounds)
  }

  private var layout: Raster.Content {
    let tint: Raster.Color = isOn ? Raster.Color(rgba: 0x0A4F96FF) : Raster.Color(rgba: 0x5F5F66FF)
    return Raster.Content.box(padding: Raster.Insets(x: 10, y: 4)) {
      Raster.Content.row(spacing: 6) {
        Raster.Content.box(width: 8, height: 8) {
          Raster.Content.drawing { canvas in
            canvas.fill(.ellipse(canvas.bounds), with: tint)
          }
        }
        Raster.Content.text(words, font: Raster.Font(size: 13), with: .color(tint))
      }
    } background: {
      Raster.Content.drawing { canvas in
        canvas.fill(
          .capsule(canvas.bounds),
          with: Raster.Functions.mix(Raster.Color(rgba: 0xFFFFFFFF), tint, isOnProgress / 5.0)
        )
        canvas.stroke(.capsule(canvas.bounds), with: .color(tint), align: .inside)
      }
    }
  }

  package static let plain = PlateChip()
  package static let on = PlateChip(isOn: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PlateChip>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("on", on)]
  }
}

// LayoutDrawings.raster:29
/// A card with shadows outside its plate, a divider, loops and nested boxes.
package nonisolated struct PlateCard: Raster.Rasterizable, Hashable, Sendable {
  package var title: String {
    didSet { title = self.limitedValues.limited(title, to: 40, of: "title") }
  }
  package var tags: [String] {
    didSet { tags = self.limitedValues.limited(tags, to: 5, of: "tags") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(title: String = "Release notes", tags: [String] = ["docs", "1.0", "swift"]) {
    self.title = self.limitedValues.limited(title, to: 40, of: "title")
    self.tags = self.limitedValues.limited(tags, to: 5, of: "tags")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PlateCard",
      definition: "34dcdfe0985ab3c3f5ef8d9c957777f4744434b9634e09554b8edb2ed91b5332"
    )
    key.append(title)
    key.append(list: tags.count)
    for element in tags {
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
    canvas.place(layout, in: canvas.bounds)
  }

  private var layout: Raster.Content {
    Raster.Content.box(minWidth: 120, maxWidth: 220, padding: Raster.Insets(12)) {
      Raster.Content.column(spacing: 8) {
        Raster.Content.text(
          title,
          font: Raster.Font(size: 16, weight: .bold),
          with: .color(Raster.Color(rgba: 0x111111FF))
        )
        Raster.Content.box(height: 1) {
          Raster.Content.drawing { canvas in
            canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xD0D0D8FF))
          }
        }
        Raster.Content.wrap(spacing: 6, rowSpacing: 6) {
          for (i, tag) in tags.enumerated() {
            Raster.Content.box(padding: Raster.Insets(x: 6, y: 2)) {
              Raster.Content.text(
                tag,
                font: Raster.Font(size: 12),
                with: .color(Raster.Color(rgba: 0x333333FF))
              )
            } background: {
              Raster.Content.drawing { canvas in
                canvas.fill(
                  .roundedRect(canvas.bounds, radius: 4),
                  with: i == 0 ? Raster.Color(rgba: 0xFDE2E8FF) : Raster.Color(rgba: 0xE7F0FAFF)
                )
              }
            }
          }
        }
        Raster.Content.overlay {
          Raster.Content.box {
            Raster.Content.drawing { canvas in
              canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xF2F2F7FF))
            }
          }
          Raster.Content.box(padding: Raster.Insets(3)) {
            PlateChip(words: "inside")
          }
        }
      }
    } background: {
      Raster.Content.drawing { canvas in
        canvas.drawLayer(
          shadows: [
            Raster.Shadow(Raster.Color(rgba: 0x00000040), blur: 8, offset: Raster.Point(x: 0, y: 2))
          ]
        ) { canvas in
          canvas.fill(
            .roundedRect(canvas.bounds.inset(4), radius: 8),
            with: Raster.Color(rgba: 0xFFFFFFFF)
          )
        }
      }
    } foreground: {
      Raster.Content.drawing { canvas in
        let place = Raster.Point(x: canvas.bounds.width - 12.0, y: 12)
        for ring in Raster.IntegerRanges.range(1, through: 2) {
          guard canvas.countIteration() else { break }
          canvas.stroke(
            .circle(center: place, radius: Double(3 &* ring)),
            with: .color(Raster.Color(rgba: 0xE5004BFF))
          )
        }
      }
    }
  }

  package static let plain = PlateCard()
  package static let bare = PlateCard(tags: [])

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PlateCard>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("bare", bare)]
  }
}

// LayoutDrawings.raster:67
/// A function whose content has a plate.
package nonisolated func plated(_ words: String, color: Raster.Color) -> Raster.Content {
  Raster.Content.box(padding: Raster.Insets(5)) {
    Raster.Content.text(
      words,
      font: Raster.Font(size: 12),
      with: .color(Raster.Color(rgba: 0xFFFFFFFF))
    )
  } background: {
    Raster.Content.drawing(
      "plated 0",
      definition: "f52f48c884b2df73521a8c521299d88df375fa0d287e55f695c09a93444e0099",
      key: { key, environment in
        key.append(color)
      }
    ) { canvas in
      canvas.fill(.capsule(canvas.bounds), with: color)
    }
  }
}

// LayoutDrawings.raster:75
/// A badge that is moved to a corner, in a component that mirrors.
package nonisolated struct PlateBadge: Raster.Rasterizable, Hashable, Sendable {
  package var count: Int {
    didSet { count = Raster.Functions.clamp(count, in: 0...99) }
  }

  package init(count: Int = 3) {
    self.count = Raster.Functions.clamp(count, in: 0...99)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout(in: environment.mirrored).size(width: proposed.width, in: environment.mirrored)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PlateBadge",
      definition: "63d82485cc266364f129ff1518d767651a5e266ae80180b6bd45b28d28aec58e"
    )
    key.append(count > 0)
    if count > 0 {
      key.append(count)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      canvas.place(layout(in: canvas.environment), in: canvas.bounds)
    }
  }

  private func layout(in environment: Raster.Environment) -> Raster.Content {
    Raster.Content.box(padding: Raster.Insets(10)) {
      Raster.Content.overlay {
        Raster.Content.box(width: 40, height: 40) {
        } background: {
          Raster.Content.drawing { canvas in
            canvas.fill(
              .roundedRect(canvas.bounds, radius: 8),
              with: Raster.Color(rgba: 0x3366CCFF)
            )
            canvas.fill(
              .polygon(
                [Raster.Point(x: 0, y: 0), Raster.Point(x: 12, y: 0), Raster.Point(x: 0, y: 12)]
              ),
              with: canvas.environment.appearance == .dark
                ? Raster.Color(rgba: 0xE5004BFF)
                : Raster.Color(rgba: 0xFFFFFFFF)
            )
          }
        }
        if count > 0 {
          Raster.Content.box(grow: 1, align: .topTrailing) {
            Raster.Content.box(
              width: 14,
              height: 14,
              align: .center,
              offset: Raster.Point(x: 6, y: -6)
            ) {
              Raster.Content.text(
                "\(count)",
                font: Raster.Font(size: 10),
                with: .color(Raster.Color(rgba: 0xFFFFFFFF))
              )
            } background: {
              Raster.Content.drawing { canvas in
                canvas.fill(.ellipse(canvas.bounds), with: Raster.Color(rgba: 0xB0003AFF))
              }
            }
          }
        }
        plated("new", color: Raster.Color(rgba: 0x00552BFF))
      }
    }
  }

  package static let plain = PlateBadge()
  package static let none = PlateBadge(count: 0)
  /// The state `right`; `rightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let right = PlateBadge()
  /// The state `dark`; `darkState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let dark = PlateBadge()

  /// The state `right` with its environment and its size.
  package static var rightState: Raster.NamedState<PlateBadge> {
    Raster.NamedState(
      "right",
      right,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The state `dark` with its environment and its size.
  package static var darkState: Raster.NamedState<PlateBadge> {
    Raster.NamedState("dark", dark, environment: Raster.Environment(appearance: .dark))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PlateBadge>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("none", none), rightState, darkState]
  }

  /// All looks of the component: 100.
  package static var looks: [PlateBadge] {
    var looks: [PlateBadge] = []
    for count in 0...99 {
      looks.append(PlateBadge(count: count))
    }
    return looks
  }
}

// LayoutDrawings.raster:107
/// A slot whose contents have drawings, in states and in its default.
package nonisolated struct PlateSlot: Raster.Rasterizable, Hashable, Sendable {
  package var content: Raster.Content
  package var isWide: Bool

  package init(
    content: some Raster.Rasterizable & Sendable = Raster.Content.box(width: 20, height: 10) {
    } background: {
      Raster.Content.drawing(
        "PlateSlot 0",
        definition: "abf907c7f441a6b1ff2dc667c5fc6ac2b871b87d0fd8fa08a50210d10cd4b3d4"
      ) { canvas in
        canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x457B9DFF))
      }
    },
    isWide: Bool = false
  ) {
    self.content = Raster.Content(content)
    self.isWide = isWide
  }

  package init(isWide: Bool = false, @Raster.ContentBuilder content: () -> Raster.Content) {
    self.isWide = isWide
    self.content = content()
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PlateSlot",
      definition: "abf907c7f441a6b1ff2dc667c5fc6ac2b871b87d0fd8fa08a50210d10cd4b3d4"
    )
    key.environment = environment
    key.append(content)
    key.append(isWide)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.scale)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.place(layout, in: canvas.bounds)
  }

  private var layout: Raster.Content {
    Raster.Content.box(padding: isWide ? Raster.Insets(12) : Raster.Insets(4)) {
      content
    }
  }

  package static let plain = PlateSlot()
  package static let dot = PlateSlot(
    content: Raster.Content.box(width: 12, height: 12) {
      Raster.Content.drawing(
        "PlateSlot 1",
        definition: "abf907c7f441a6b1ff2dc667c5fc6ac2b871b87d0fd8fa08a50210d10cd4b3d4",
        key: { key, environment in
          key.append(enumeration: Int(environment.contrast.rawValue))
        }
      ) { canvas in
        canvas.fill(
          .ellipse(canvas.bounds),
          with: canvas.environment.contrast == .increased
            ? Raster.Color(rgba: 0x000000FF)
            : Raster.Color(rgba: 0xE5004BFF)
        )
      }
    }
  )
  package static let twice = PlateSlot(
    content: Raster.Content.box(width: 12, height: 12) {
      Raster.Content.drawing(
        "PlateSlot 1",
        definition: "abf907c7f441a6b1ff2dc667c5fc6ac2b871b87d0fd8fa08a50210d10cd4b3d4",
        key: { key, environment in
          key.append(enumeration: Int(environment.contrast.rawValue))
        }
      ) { canvas in
        canvas.fill(
          .ellipse(canvas.bounds),
          with: canvas.environment.contrast == .increased
            ? Raster.Color(rgba: 0x000000FF)
            : Raster.Color(rgba: 0xE5004BFF)
        )
      }
    },
    isWide: true
  )

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PlateSlot>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("dot", dot),
      Raster.NamedState("twice", twice),
    ]
  }
}

// LayoutDrawings.raster:120
/// Drawings that take values without an encoding in keys, and contents of the code around them.
package nonisolated struct PlatePaths: Raster.Rasterizable, Hashable, Sendable {
  package var isTall: Bool

  package init(isTall: Bool = false) {
    self.isTall = isTall
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PlatePaths",
      definition: "c8546d2fecb384eec61bf873cf754093d78388c4fed444aeb7fd7c255ef6177d"
    )
    key.append(isTall)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.scale)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.place(layout, in: canvas.bounds)
  }

  private var layout: Raster.Content {
    let outline: Raster.Path = .polygon(
      [Raster.Point(x: 0, y: 10), Raster.Point(x: 10, y: 0), Raster.Point(x: 20, y: 10)]
    )
    let part = Raster.Content.box(width: 20, height: 10) {
      Raster.Content.box {
        Raster.Content.drawing { canvas in
          canvas.fill(outline, with: Raster.Color(rgba: 0x2A9D8FFF))
        }
      }
    }
    return Raster.Content.box(padding: Raster.Insets(4)) {
      Raster.Content.column(spacing: 2) {
        Raster.Content.box(width: 24, height: isTall ? 24 : 12) {
          Raster.Content.drawing { canvas in
            canvas.place(part, in: canvas.bounds.inset(2))
          }
        }
        part
      }
    }
  }

  package static let plain = PlatePaths()
  package static let tall = PlatePaths(isTall: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PlatePaths>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("tall", tall)]
  }

  /// All looks of the component: 2.
  package static var looks: [PlatePaths] {
    var looks: [PlatePaths] = []
    for isTall in [false, true] {
      looks.append(PlatePaths(isTall: isTall))
    }
    return looks
  }
}
