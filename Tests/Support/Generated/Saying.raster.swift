// Generated from Saying.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Saying.raster:3
package nonisolated enum Mood: Int, CaseIterable, Hashable, Sendable {
  case calm, loud

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .calm: "calm"
    case .loud: "loud"
    }
  }
}

// Saying.raster:5
package nonisolated func said(_ level: Raster.Fraction, _ mood: Mood) -> String {
  "\(Raster.Functions.percent(level)) \(mood.caseName)"
}

// Saying.raster:7
package nonisolated struct Volume: Raster.Rasterizable, Hashable, Sendable {
  package var level: Raster.Fraction {
    didSet { level = Raster.Functions.clamp(level, in: 0...1, step: 0.1) }
  }
  package var name: String
  package var mood: Mood
  package var isEnabled: Bool
  package var isOn: Bool

  package init(
    level: Raster.Fraction = 0.4,
    name: String = "Volume",
    mood: Mood = .calm,
    isEnabled: Bool = true,
    isOn: Bool = false
  ) {
    self.level = Raster.Functions.clamp(level, in: 0...1, step: 0.1)
    self.name = name
    self.mood = mood
    self.isEnabled = isEnabled
    self.isOn = isOn
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 60, height: 20)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Volume",
      definition: "cba1360a624f0c8757641ed91d5222e37281dcc334c17701d8d6305985ac6048"
    )
    key.append(level)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let track: Raster.Rect = canvas.bounds.inset(leading: 4, trailing: 12, in: canvas.environment)
      canvas.fill(.capsule(track), with: Raster.Color(rgba: 0xD1D1D6FF))
      canvas.fill(
        .capsule(track.slice(track.width * level, from: .leading, in: canvas.environment)),
        with: Raster.Color(rgba: 0x0050FFFF)
      )
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    let words: String = said(level, mood)
    let choice: String =
      switch mood {
      case .calm: words
      case .loud: Raster.Functions.uppercased(words)
      }
    return Raster.Accessibility(
      label: "\(name)\(environment.mirrored.appearance == .dark ? "!" : "")",
      role: isOn ? .toggle : .slider,
      value: choice,
      hint: "Drag it",
      traits: Raster.Functions.list(of: Raster.AccessibilityTrait.self) { list in
        if !isEnabled {
          list.append(.disabled)
        }
        if isOn {
          list.append(.selected)
        }
      }
    )
  }

  package func hitArea(in bounds: Raster.Rect, environment: Raster.Environment) -> Raster.Path? {
    let track: Raster.Rect = bounds.inset(leading: 4, trailing: 12, in: environment.mirrored)
    return Raster.Path.capsule(
      track.inset(-2)
    ).mirrored(in: bounds, when: environment.layoutDirection == .rightToLeft)
  }

  package static let plain = Volume()
  package static let loud = Volume(mood: .loud, isEnabled: false, isOn: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Volume>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("loud", loud)]
  }

  /// All looks of the component: 11.
  package static var looks: [Volume] {
    var looks: [Volume] = []
    for level in Raster.Functions.values(in: 0.0...1.0, step: 0.1) {
      looks.append(Volume(level: level))
    }
    return looks
  }
}

// Saying.raster:39
package nonisolated struct Saying: Raster.Rasterizable, Hashable, Sendable {
  package var title: String

  package init(title: String = "Settings") {
    self.title = title
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 80, height: 60)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Saying",
      definition: "16a11cf800358a0f529a83f721f09ade0683b914314ea88b0f581dff97e64629"
    )
    key.append(title)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.drawLayer(shadows: [Raster.Shadow(Raster.Color(rgba: 0x00000040), blur: 2)]) { canvas in
      canvas.drawText(
        title,
        in: Raster.Rect(x: 0, y: 0, width: 80, height: 20),
        with: .color(Raster.Color(rgba: 0x1B1B1FFF))
      )
    }
    canvas.drawText(
      title,
      in: Raster.Rect(x: 0, y: 1, width: 80, height: 20),
      with: .color(Raster.Color(rgba: 0x1B1B1FFF))
    )
    canvas.place(Volume(name: "Bass"), at: Raster.Point(x: 0, y: 20))
    canvas.place(
      Raster.Content.row {
        Volume()
        Volume(level: 0)
      },
      in: Raster.Rect(x: 0, y: 40, width: 80, height: 20)
    )
    canvas.drawLayer(opacity: 0) { canvas in
      canvas.drawText(
        "unseen",
        at: Raster.Point(x: 0, y: 0),
        with: .color(Raster.Color(rgba: 0x000000FF))
      )
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(role: .header)
  }

  package static let plain = Saying()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Saying>] {
    [Raster.NamedState("plain", plain)]
  }
}
