// Generated from States.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// States.raster:3
package nonisolated enum ChipVariant: Int, CaseIterable, Hashable, Sendable {
  case filled, tonal, `default`

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .filled: "filled"
    case .tonal: "tonal"
    case .default: "default"
    }
  }
}

// States.raster:6
/// A chip with many states.
package nonisolated struct Chip: Raster.Rasterizable, Hashable, Sendable {
  package var title: String
  package var variant: ChipVariant
  package var isFocused: Bool
  package var stars: Int {
    didSet { stars = Raster.Functions.clamp(stars, in: -1...3, step: 2) }
  }
  package var level: Raster.Fraction {
    didSet { level = Raster.Functions.clamp(level, in: 0...1) }
  }
  package var ring: Double

  package init(
    title: String = "Lake",
    variant: ChipVariant = .filled,
    isFocused: Bool = false,
    stars: Int = 3,
    level: Raster.Fraction = 0.5,
    ring: Double = 2
  ) {
    self.title = title
    self.variant = variant
    self.isFocused = isFocused
    self.stars = Raster.Functions.clamp(stars, in: -1...3, step: 2)
    self.level = Raster.Functions.clamp(level, in: 0...1)
    self.ring = ring
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let side: Int = 20
    return Raster.Size(width: 60, height: Double(side))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Chip",
      definition: "f8cd78fa9f46af8c2244253be80e08d2cf5990b41293f06cd6786b534ec7b8e6"
    )
    key.append(title)
    key.append(isFocused)
    key.append(stars)
    key.append(level)
    key.append(ring)
    key.append(variant == .tonal)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(
      .roundedRect(canvas.bounds, radius: ring + Double(stars)),
      with: variant == .tonal ? Raster.Color(rgba: 0xFFCCDDFF) : Raster.Color(rgba: 0xE5004BFF)
    )
    if isFocused {
      canvas.stroke(
        .rect(canvas.bounds.inset(chipRingsFunction(ring))),
        with: .color(Raster.Color(rgba: 0x1B1B1FFF)),
        width: ring
      )
    }
    canvas.drawLayer(opacity: level) { canvas in
      canvas.drawText(
        title,
        in: canvas.bounds.inset(4),
        with: .color(
          canvas.environment.appearance == .dark
            ? Raster.Color(rgba: 0xFFFFFFFF)
            : Raster.Color(rgba: 0x1B1B1FFF)
        )
      )
    }
  }

  package static let plain = Chip()
  /// The state `size`.
  package static let size_ = Chip(title: "Size")
  package static let filledFocused = Chip(variant: .filled, isFocused: true)
  package static let tonalNotFocused = Chip(variant: .tonal, isFocused: false)
  package static let tonalFocused = Chip(variant: .tonal, isFocused: true)
  package static let defaultNotFocused = Chip(variant: .default, isFocused: false)
  package static let defaultFocused = Chip(variant: .default, isFocused: true)
  package static let ring = Chip(variant: .tonal, isFocused: true, ring: 3)
  package static let rings = Chip(title: "Rings", variant: .tonal, isFocused: true, ring: 3)
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark, layoutDirection: .rightToLeft)`.
  package static let night = Chip(title: "Rings", variant: .tonal, isFocused: true, ring: 3)
  /// The state `ChipVariant`; `ChipVariant_State` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark, layoutDirection: .rightToLeft, textScale: 1.5)` at 120 × 44 points.
  package static let ChipVariant_ = Chip(
    title: "Book now",
    variant: .tonal,
    isFocused: true,
    ring: 3
  )
  /// The state `starsMinus1Level0`; `starsMinus1Level0State` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark, layoutDirection: .rightToLeft, textScale: 1.5)` at 120 × 44 points.
  package static let starsMinus1Level0 = Chip(
    title: "Book now",
    variant: .tonal,
    isFocused: true,
    stars: -1,
    level: 0,
    ring: 3
  )
  /// The state `starsMinus1Level12_5`; `starsMinus1Level12_5State` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark, layoutDirection: .rightToLeft, textScale: 1.5)` at 120 × 44 points.
  package static let starsMinus1Level12_5 = Chip(
    title: "Book now",
    variant: .tonal,
    isFocused: true,
    stars: -1,
    level: 0.125,
    ring: 3
  )
  /// The state `stars1Level0`; `stars1Level0State` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark, layoutDirection: .rightToLeft, textScale: 1.5)` at 120 × 44 points.
  package static let stars1Level0 = Chip(
    title: "Book now",
    variant: .tonal,
    isFocused: true,
    stars: 1,
    level: 0,
    ring: 3
  )
  /// The state `stars1Level12_5`; `stars1Level12_5State` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark, layoutDirection: .rightToLeft, textScale: 1.5)` at 120 × 44 points.
  package static let stars1Level12_5 = Chip(
    title: "Book now",
    variant: .tonal,
    isFocused: true,
    stars: 1,
    level: 0.125,
    ring: 3
  )
  /// The state `stars3Level0`; `stars3Level0State` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark, layoutDirection: .rightToLeft, textScale: 1.5)` at 120 × 44 points.
  package static let stars3Level0 = Chip(
    title: "Book now",
    variant: .tonal,
    isFocused: true,
    stars: 3,
    level: 0,
    ring: 3
  )
  /// The state `stars3Level12_5`; `stars3Level12_5State` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark, layoutDirection: .rightToLeft, textScale: 1.5)` at 120 × 44 points.
  package static let stars3Level12_5 = Chip(
    title: "Book now",
    variant: .tonal,
    isFocused: true,
    stars: 3,
    level: 0.125,
    ring: 3
  )

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<Chip> {
    Raster.NamedState(
      "night",
      night,
      environment: Raster.Environment(appearance: .dark, layoutDirection: .rightToLeft)
    )
  }

  /// The state `ChipVariant` with its environment and its size.
  package static var ChipVariant_State: Raster.NamedState<Chip> {
    Raster.NamedState(
      "ChipVariant",
      ChipVariant_,
      environment: Raster.Environment(
        appearance: .dark,
        layoutDirection: .rightToLeft,
        textScale: 1.5
      ),
      size: Raster.Size(width: 120, height: 44)
    )
  }

  /// The state `starsMinus1Level0` with its environment and its size.
  package static var starsMinus1Level0State: Raster.NamedState<Chip> {
    Raster.NamedState(
      "starsMinus1Level0",
      starsMinus1Level0,
      environment: Raster.Environment(
        appearance: .dark,
        layoutDirection: .rightToLeft,
        textScale: 1.5
      ),
      size: Raster.Size(width: 120, height: 44)
    )
  }

  /// The state `starsMinus1Level12_5` with its environment and its size.
  package static var starsMinus1Level12_5State: Raster.NamedState<Chip> {
    Raster.NamedState(
      "starsMinus1Level12_5",
      starsMinus1Level12_5,
      environment: Raster.Environment(
        appearance: .dark,
        layoutDirection: .rightToLeft,
        textScale: 1.5
      ),
      size: Raster.Size(width: 120, height: 44)
    )
  }

  /// The state `stars1Level0` with its environment and its size.
  package static var stars1Level0State: Raster.NamedState<Chip> {
    Raster.NamedState(
      "stars1Level0",
      stars1Level0,
      environment: Raster.Environment(
        appearance: .dark,
        layoutDirection: .rightToLeft,
        textScale: 1.5
      ),
      size: Raster.Size(width: 120, height: 44)
    )
  }

  /// The state `stars1Level12_5` with its environment and its size.
  package static var stars1Level12_5State: Raster.NamedState<Chip> {
    Raster.NamedState(
      "stars1Level12_5",
      stars1Level12_5,
      environment: Raster.Environment(
        appearance: .dark,
        layoutDirection: .rightToLeft,
        textScale: 1.5
      ),
      size: Raster.Size(width: 120, height: 44)
    )
  }

  /// The state `stars3Level0` with its environment and its size.
  package static var stars3Level0State: Raster.NamedState<Chip> {
    Raster.NamedState(
      "stars3Level0",
      stars3Level0,
      environment: Raster.Environment(
        appearance: .dark,
        layoutDirection: .rightToLeft,
        textScale: 1.5
      ),
      size: Raster.Size(width: 120, height: 44)
    )
  }

  /// The state `stars3Level12_5` with its environment and its size.
  package static var stars3Level12_5State: Raster.NamedState<Chip> {
    Raster.NamedState(
      "stars3Level12_5",
      stars3Level12_5,
      environment: Raster.Environment(
        appearance: .dark,
        layoutDirection: .rightToLeft,
        textScale: 1.5
      ),
      size: Raster.Size(width: 120, height: 44)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Chip>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("size", size_),
      Raster.NamedState("filledFocused", filledFocused),
      Raster.NamedState("tonalNotFocused", tonalNotFocused),
      Raster.NamedState("tonalFocused", tonalFocused),
      Raster.NamedState("defaultNotFocused", defaultNotFocused),
      Raster.NamedState("defaultFocused", defaultFocused),
      Raster.NamedState("ring", ring),
      Raster.NamedState("rings", rings),
      nightState,
      ChipVariant_State,
      starsMinus1Level0State,
      starsMinus1Level12_5State,
      stars1Level0State,
      stars1Level12_5State,
      stars3Level0State,
      stars3Level12_5State,
    ]
  }
}

/// An alias of `rings`, which a member of `Chip` hides.
private nonisolated func chipRingsFunction(_ ring: Double) -> Double {
  rings(ring)
}

// States.raster:46
package nonisolated func rings(_ ring: Double) -> Double {
  ring / 2.0
}
