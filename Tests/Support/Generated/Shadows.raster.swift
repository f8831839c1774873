// Generated from Shadows.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Shadows.raster:4
/// A floating card: a wide soft shadow for light from above, and a narrow one at its edge.
package nonisolated struct SoftCard: Raster.Rasterizable, Hashable, Sendable {
  package var isRaised: Bool

  package init(isRaised: Bool = false) {
    self.isRaised = isRaised
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 160, height: 100)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "SoftCard",
      definition: "95d0ac5ae872e6b440883bcded771d2b94782a74b098e8cdd99acac11e673ba5"
    )
    key.append(isRaised)
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let key2 = Raster.Shadow(
      Raster.Color(rgba: 0x00000040),
      blur: isRaised ? 32 : 16,
      spread: isRaised ? -6 : -2,
      offset: Raster.Point(x: 0, y: isRaised ? 16 : 6)
    )
    let contact = Raster.Shadow(
      Raster.Color(rgba: 0x0000002B),
      blur: 3,
      offset: Raster.Point(x: 0, y: 1)
    )
    canvas.drawLayer(shadows: [key2, contact]) { canvas in
      canvas.fill(
        .roundedRect(canvas.bounds, radius: 18, style: .continuous),
        with: Brand.surface(in: canvas.environment)
      )
    }
  }

  package static let plain = SoftCard()
  package static let raised = SoftCard(isRaised: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<SoftCard>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("raised", raised)]
  }

  /// All looks of the component: 2.
  package static var looks: [SoftCard] {
    var looks: [SoftCard] = []
    for isRaised in [false, true] {
      looks.append(SoftCard(isRaised: isRaised))
    }
    return looks
  }
}

// Shadows.raster:26
// The caps are proved.
/// A sunken field with an inner shadow; a ring of light surrounds it while it is edited.
package nonisolated struct Well: Raster.Rasterizable, Hashable, Sendable {
  package var isEdited: Bool

  package init(isEdited: Bool = false) {
    self.isEdited = isEdited
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 160, height: 36)
  }

  package func caps(in environment: Raster.Environment) -> Raster.Caps {
    Raster.Caps(horizontal: .init(start: 30, end: 30))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Well",
      definition: "c98c934f5abd96b6603983e8bdd9946b968955be0786a65656fff8fc3b71e35d"
    )
    key.append(isEdited)
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let halo = Raster.Shadow(Brand.accent(in: canvas.environment).opacity(0.55), blur: 6, spread: 2)
    let field: Raster.Path = .roundedRect(canvas.bounds, radius: 18)
    if isEdited {
      canvas.drawLayer(shadows: [halo], shadowsOnly: true) { canvas in
        canvas.fill(field, with: Brand.accent(in: canvas.environment))
      }
    }
    canvas.drawLayer(
      shadows: [
        Raster.Shadow(
          Raster.Color(rgba: 0x00000059),
          blur: 5,
          offset: Raster.Point(x: 0, y: 2),
          inner: true
        ),
        Raster.Shadow(
          Raster.Color(rgba: 0xFFFFFF40),
          offset: Raster.Point(x: 0, y: -1),
          inner: true
        ),
      ]
    ) { canvas in
      canvas.fill(
        field,
        with: Raster.Functions.mix(
          Brand.surface(in: canvas.environment),
          Brand.ink(in: canvas.environment),
          0.08
        )
      )
    }
  }

  package static let plain = Well()
  package static let edited = Well(isEdited: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Well>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("edited", edited)]
  }

  /// All looks of the component: 2.
  package static var looks: [Well] {
    var looks: [Well] = []
    for isEdited in [false, true] {
      looks.append(Well(isEdited: isEdited))
    }
    return looks
  }
}

// Shadows.raster:53
/// A key in the background colour, lit from the top left, raised or pressed in.
package nonisolated struct SoftKey: Raster.Rasterizable, Hashable, Sendable {
  package var isPressed: Bool

  package init(isPressed: Bool = false) {
    self.isPressed = isPressed
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 72, height: 72)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "SoftKey",
      definition: "5fc5854f2046dc528c5baeb5f036849150210a80f677ff41ead9c139f819a922"
    )
    key.append(isPressed)
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let ground: Raster.Color =
      Brand.ink(in: canvas.environment).contrastRatio(with: Raster.Color.white) > 3.0
      ? Raster.Color(rgba: 0xE4E9F2FF)
      : Raster.Color(rgba: 0x32353DFF)
    let light: Raster.Color =
      Brand.ink(in: canvas.environment).contrastRatio(with: Raster.Color.white) > 3.0
      ? Raster.Color(rgba: 0xFFFFFFFF)
      : Raster.Color(rgba: 0x4A4E59FF)
    let dark: Raster.Color =
      Brand.ink(in: canvas.environment).contrastRatio(with: Raster.Color.white) > 3.0
      ? Raster.Color(rgba: 0xB4BFD1FF)
      : Raster.Color(rgba: 0x191B1FFF)
    let face: Raster.Path = .roundedRect(canvas.bounds.inset(18), radius: 10, style: .continuous)
    canvas.fill(.rect(canvas.bounds), with: ground)
    canvas.drawLayer(
      shadows: isPressed
        ? [
          Raster.Shadow(dark, blur: 6, offset: Raster.Point(x: 2, y: 2), inner: true),
          Raster.Shadow(light, blur: 6, offset: Raster.Point(x: -2, y: -2), inner: true),
        ]
        : [
          Raster.Shadow(dark, blur: 10, offset: Raster.Point(x: 4, y: 4)),
          Raster.Shadow(light, blur: 10, offset: Raster.Point(x: -4, y: -4)),
        ]
    ) { canvas in
      canvas.fill(face, with: ground)
    }
  }

  package static let plain = SoftKey()
  package static let pressed = SoftKey(isPressed: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<SoftKey>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("pressed", pressed)]
  }

  /// All looks of the component: 2.
  package static var looks: [SoftKey] {
    var looks: [SoftKey] = []
    for isPressed in [false, true] {
      looks.append(SoftKey(isPressed: isPressed))
    }
    return looks
  }
}

// Shadows.raster:81
/// A pane of frosted glass over a photo: the photo again, blurred, brightened and clipped to the pane.
package nonisolated struct Frosted: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image
  package var blur: Double {
    didSet { blur = Raster.Functions.clamp(blur, in: 0...24) }
  }

  package init(photo: Raster.Image = valleyImage_54F2DCD4, blur: Double = 12) {
    self.photo = photo
    self.blur = Raster.Functions.clamp(blur, in: 0...24)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 216, height: 144)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Frosted",
      definition: "bca0275984305b9761ad6f2569ac4f95975daed3923f29e544d633384cd8020d"
    )
    key.append(photo)
    key.append(blur)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let pane: Raster.Path = .roundedRect(
      Raster.Rect(x: 28, y: 64, width: 160, height: 56),
      radius: 16,
      style: .continuous
    )
    canvas.drawLayer(clip: .roundedRect(canvas.bounds, radius: 20, style: .continuous)) { canvas in
      canvas.drawImage(photo, in: canvas.bounds, fit: .cover)
      canvas.drawLayer(clip: pane) { canvas in
        canvas.drawLayer(blur: blur) { canvas in
          canvas.drawImage(photo, in: canvas.bounds, fit: .cover)
        }
        canvas.fill(pane, with: Raster.Color(rgba: 0xFFFFFF40))
      }
      canvas.stroke(
        pane,
        with: .linearGradient(
          from: .top,
          to: .bottom,
          [
            Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFA0)),
            Raster.GradientStop(Raster.Color(rgba: 0xFFFFFF20)),
          ]
        ),
        width: 1,
        align: .inside
      )
    }
  }

  package static let plain = Frosted()
  package static let clear = Frosted(blur: 0)
  package static let thick = Frosted(blur: 24)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Frosted>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("clear", clear),
      Raster.NamedState("thick", thick),
    ]
  }
}
