// Generated from Placing.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Placing.raster:3
package nonisolated enum Kind: Int, CaseIterable, Hashable, Sendable {
  case `default`, `self`, `init`, `class`

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .default: "default"
    case .`self`: "self"
    case .`init`: "init"
    case .class: "class"
    }
  }
}

// Placing.raster:5
package nonisolated let capsValue: Int = 4

// Placing.raster:6
package nonisolated let drawValue: Double = 2

// Placing.raster:7
package nonisolated let keyValue = Raster.Color(rgba: 0x336699FF)

// Placing.raster:8
package nonisolated let canvasValue = Raster.Point(x: 3, y: 4)

// Placing.raster:10
package nonisolated func `where`(_ `var`: Double, is: Double = 1) -> Double {
  `inout`(`var`) + `is`
}

// Placing.raster:11
package nonisolated func `inout`(_ `operator`: Double) -> Double {
  `operator`
}

// Placing.raster:12
package nonisolated func looksFunction(_ x: Double) -> Double {
  x * 2.0
}

// Placing.raster:13
package nonisolated func `repeat`(_ x: Double) -> Double {
  x
}

// Placing.raster:15
// The caps are unchecked.
package nonisolated struct Leaf: Raster.Rasterizable, Hashable, Sendable {
  package var `default`: Bool
  package var `class`: Kind
  package var `repeat`: Double

  package init(default: Bool = true, class: Kind = .`self`, repeat: Double = 3) {
    self.default = `default`
    self.class = `class`
    self.repeat = `repeat`
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 20, height: 10)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(
      horizontal: .init(start: Double(capsValue), end: Double(capsValue), mode: .tile),
      vertical: .init(start: drawValue, end: looksFunction(drawValue))
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Leaf",
      definition: "00f8fcb68f89892cb228e8d3fb3675821ec31c297af01f715fc976333b7974d5"
    )
    key.append(`default`)
    key.append(`repeat`)
    key.append(`class` == .default)
    if `class` != .default {
      key.append(`class` == .`self`)
    }
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let inner: Raster.Rect = canvas.bounds.inset(looksFunction(1))
    let `static`: Double = `where`(1, is: 2)
    let key2: Raster.Color = keyValue
    canvas.fill(.rect(inner), with: `default` ? key2 : Raster.Color(rgba: 0xFFFFFFFF))
    let choice: Raster.Paint =
      switch `class` {
      case .default: .color(Raster.Color(rgba: 0xFF0000FF))
      case .`self`: .color(Raster.Color(rgba: 0x00FF00FF))
      case .`init`, .class: .color(Raster.Color(rgba: 0x0000FFFF))
      }
    canvas.fill(.circle(center: canvasValue, radius: `static`), with: choice)
    canvas.fill(
      .build { path in
        path.move(to: canvasValue)
        path.addLine(to: Raster.Point(x: `repeat`, y: leafRepeatFunction(4)))
        path.addLine(to: Raster.Point(x: 9, y: 9))
      },
      with: Raster.Color(rgba: 0xABCDEFFF)
    )
  }

  package static let plain = Leaf()
  package static let `default` = Leaf(default: false)
  /// The state `self`.
  package static let self_ = Leaf(class: .`init`)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Leaf>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("default", `default`),
      Raster.NamedState("self", self_),
    ]
  }
}

/// An alias of `repeat`, which a member of `Leaf` hides.
private nonisolated func leafRepeatFunction(_ x: Double) -> Double {
  `repeat`(x)
}

// Placing.raster:44
// The caps are unchecked.
package nonisolated struct Placing: Raster.Rasterizable, Hashable, Sendable {
  package var isOn: Bool

  package init(isOn: Bool = false) {
    self.isOn = isOn
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let picture: Raster.Image = tileImage_D5377B4C
    return picture.size.outset(10)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(horizontal: .init(start: 6, end: 6), vertical: .init(start: 6, end: 6))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Placing",
      definition: "91bfdeb277e43ab3c1adbdad5295ef3269e10a5f4bae3b82b89a512cca1faf6c"
    )
    key.append(isOn)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let picture: Raster.Image = tileImage_D5377B4C
    let leaf: Raster.Content =
      isOn ? Raster.Content(Leaf()) : Raster.Content(Leaf(default: false, class: .default))
    let other: Raster.Content =
      switch isOn {
      case true: Raster.Content(Leaf(repeat: 5))
      case false: Raster.Content(Leaf())
      }
    canvas.place(leaf, in: canvas.bounds)
    canvas.place(other, at: Raster.Point(x: 2, y: 3))
    canvas.place(
      isOn ? Raster.Content(Leaf()) : Raster.Content(Branch()),
      in: canvas.bounds.inset(2),
      outset: Raster.Insets(1),
      imageInsets: Raster.Insets(top: -4, left: 2)
    )
    for piece in [Raster.Content(Leaf()), Raster.Content(Leaf(repeat: 9))] {
      guard canvas.countIteration() else { break }
      canvas.place(piece, at: Raster.Point(x: 1, y: 1))
    }
    canvas.drawImage(picture, in: canvas.bounds, sampling: .nearest)
    canvas.drawImage(tileImage_D5377B4C, at: Raster.Point(x: 1, y: 2), scale: 2)
    canvas.drawNineSlice(
      picture,
      in: canvas.bounds,
      caps: Raster.Caps(
        Raster.Insets(top: 2, left: 4),
        horizontal: .tile,
        vertical: isOn ? .tile : .stretch
      ),
      scale: 2,
      outset: Raster.Insets(2),
      imageInsets: Raster.Insets(top: 1)
    )
    canvas.drawLayer { canvas in
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x111111FF))
    }
    canvas.drawLayer(
      opacity: 0.5,
      clip: .rect(canvas.bounds),
      clipRule: .evenOdd,
      mask: .path(.ellipse(canvas.bounds))
    ) { canvas in
      canvas.drawLayer(
        mask: .component(Branch(), in: canvas.bounds),
        transform: .rotation(.degrees(12))
      ) { canvas in
        canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x222222FF))
      }
      canvas.drawLayer(opacity: 0) { _ in }
    }
  }

  package static let plain = Placing()
  package static let on = Placing(isOn: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Placing>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("on", on)]
  }

  /// All looks of the component: 2.
  package static var looks: [Placing] {
    var looks: [Placing] = []
    for isOn in [false, true] {
      looks.append(Placing(isOn: isOn))
    }
    return looks
  }
}

// Placing.raster:79
// The caps are proved.
package nonisolated struct Branch: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 6, height: 6)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(horizontal: .init(start: 0, end: 0), vertical: .init(start: 0, end: 0))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Branch",
      definition: "abf843ce5384a9ccd279710bc24cfa93d7bb1b309f8d4c564ad42acc87c4c0eb"
    )
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x123456FF))
  }

  package static let plain = Branch()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Branch>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [Branch] {
    [Branch()]
  }
}
