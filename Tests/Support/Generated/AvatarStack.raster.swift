// Generated from AvatarStack.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// AvatarStack.raster:6
/// A person and their colour.
package nonisolated struct Person: Hashable, Sendable, Raster.KeyEncodable {
  package var name: String
  package var tint: Raster.Color

  package init(name: String, tint: Raster.Color) {
    self.name = name
    self.tint = tint
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 2)
    key.append(name)
    key.append(tint)
  }

  /// Compares all fields; strings are equal if their UTF-8 bytes are equal.
  package static func == (left: Person, right: Person) -> Bool {
    Raster.Functions.equal(left.name, right.name) && left.tint == right.tint
  }
}

// AvatarStack.raster:12
/// A disc with one or two letters. An overlapped disc has a rim cut out, which shows the background.
package nonisolated struct Avatar: Raster.Rasterizable, Hashable, Sendable {
  package var initials: String {
    didSet { initials = self.limitedValues.limited(initials, to: 4, of: "initials") }
  }
  package var tint: Raster.Color
  /// The distance by which the next disc covers this one.
  package var overlap: Double {
    didSet { overlap = Raster.Functions.clamp(overlap, in: 0...12) }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(
    initials: String = "AK",
    tint: Raster.Color = Raster.Color(rgba: 0x0B6BCBFF),
    overlap: Double = 0
  ) {
    self.initials = self.limitedValues.limited(initials, to: 4, of: "initials")
    self.tint = tint
    self.overlap = Raster.Functions.clamp(overlap, in: 0...12)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 36, height: 36)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Avatar",
      definition: "79d524d22f7df3e7c3c72fdaef1ed5786f7d0c541076be688e9051998ad7e7e8"
    )
    key.append(initials)
    key.append(tint)
    key.append(overlap)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let disc: Raster.Path = .circle(canvas.bounds)
      let next: Raster.Path = .circle(
        canvas.bounds.offset(x: canvas.bounds.width - overlap).inset(-2)
      )
      let ink: Raster.Color =
        tint.contrastRatio(with: Raster.Color.white) >= 3.0
        ? .white
        : Raster.Color(rgba: 0x14161AFF)
      canvas.fill(overlap > 0.0 ? disc.subtracting(next) : disc, with: tint)
      canvas.drawText(
        initials,
        in: canvas.bounds.inset(trailing: overlap, in: canvas.environment),
        font: kitFont(12, .semibold),
        with: .color(ink),
        align: .center,
        maxLines: 1
      )
    }
  }

  package static let plain = Avatar()
  package static let light = Avatar(initials: "GH", tint: Raster.Color(rgba: 0xFFC94DFF))
  package static let covered = Avatar(overlap: 8)
  /// The state `turned`; `turnedState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let turned = Avatar(overlap: 8)

  /// The state `turned` with its environment and its size.
  package static var turnedState: Raster.NamedState<Avatar> {
    Raster.NamedState(
      "turned",
      turned,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Avatar>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("light", light),
      Raster.NamedState("covered", covered),
      turnedState,
    ]
  }
}

// AvatarStack.raster:38
package nonisolated struct AvatarStack: Raster.Rasterizable, Hashable, Sendable {
  package var people: [Person] {
    didSet { people = self.limitedValues.limited(people, to: 100, of: "people") }
  }
  package var shown: Int {
    didSet { shown = Raster.Functions.clamp(shown, in: 1...8) }
  }
  package var overlap: Double {
    didSet { overlap = Raster.Functions.clamp(overlap, in: 0...12) }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(
    people: [Person] = [
      Person(name: "Ada King", tint: Raster.Color(rgba: 0x0B6BCBFF)),
      Person(name: "Emmy Noether", tint: Raster.Color(rgba: 0x8A3FFCFF)),
      Person(name: "Grace Hopper", tint: Raster.Color(rgba: 0xFFC94DFF)),
      Person(name: "Maria Agnesi", tint: Raster.Color(rgba: 0x1B7A3EFF)),
      Person(name: "Sofia Kovalevskaya", tint: Raster.Color(rgba: 0xC2185BFF)),
      Person(name: "Hedy Lamarr", tint: Raster.Color(rgba: 0x00838FFF)),
    ],
    shown: Int = 3,
    overlap: Double = 8
  ) {
    self.people = self.limitedValues.limited(people, to: 100, of: "people")
    self.shown = Raster.Functions.clamp(shown, in: 1...8)
    self.overlap = Raster.Functions.clamp(overlap, in: 0...12)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout(in: environment).size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "AvatarStack",
      definition: "eeee51c67bc5551d60601fa5ebd7998072bafaa33bfcedb4589394817dcd2f80"
    )
    key.append(list: people.count)
    for element in people {
      element.encode(into: &key)
    }
    key.append(shown)
    key.append(overlap)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    key.append(environment.locale)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.place(layout(in: canvas.environment), in: canvas.bounds)
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    let more: Int = Raster.Functions.max(0, people.count &- shown)
    let seen: [Person] = Raster.Functions.prefix(people, shown)
    return Raster.Accessibility(
      label: Raster.Functions.joined(
        Raster.Functions.list(of: String.self) { list in
          for person in seen {
            list.append(person.name)
          }
        },
        separator: ", "
      ),
      value: more == 0 ? "" : "\(more) more"
    )
  }

  private func layout(in environment: Raster.Environment) -> Raster.Content {
    let more: Int = Raster.Functions.max(0, people.count &- shown)
    let seen: [Person] = Raster.Functions.prefix(people, shown)
    return Raster.Content.box {
      Raster.Content.row(spacing: -overlap) {
        for (i, person) in seen.enumerated() {
          Avatar(
            initials: Raster.Functions.prefix(Raster.Functions.initials(person.name), 2),
            tint: person.tint,
            overlap: more > 0 || i < seen.count &- 1 ? overlap : 0
          )
        }
        if more > 0 {
          Avatar(
            initials: Raster.Functions.format(
              Double(more),
              sign: Raster.SignDisplay.always,
              locale: environment.locale
            ),
            tint: Kit.surfaceSoft(in: environment)
          )
        }
      }
    }
  }

  package static let plain = AvatarStack()
  package static let one = AvatarStack(
    people: [Person(name: "Ada King", tint: Raster.Color(rgba: 0x0B6BCBFF))]
  )
  package static let all = AvatarStack(shown: 8)
  package static let close = AvatarStack(overlap: 12)
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = AvatarStack()
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")`.
  package static let arabic = AvatarStack(
    people: [
      Person(name: "هدى عمر", tint: Raster.Color(rgba: 0x0B6BCBFF)),
      Person(name: "نور", tint: Raster.Color(rgba: 0x8A3FFCFF)),
      Person(name: "علي", tint: Raster.Color(rgba: 0x1B7A3EFF)),
    ],
    shown: 2
  )

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<AvatarStack> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<AvatarStack> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<AvatarStack>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("one", one),
      Raster.NamedState("all", all),
      Raster.NamedState("close", close),
      nightState,
      arabicState,
    ]
  }
}
