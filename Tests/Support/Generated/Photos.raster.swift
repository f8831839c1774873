// Generated from Photos.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Photos.raster:4
/// A photo in a frame.
package nonisolated struct PhotoFrame: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image
  package var fit: Raster.ImageFit
  package var tint: Raster.Color?

  package init(
    photo: Raster.Image = valleyImage_54F2DCD4,
    fit: Raster.ImageFit = .cover,
    tint: Raster.Color? = nil
  ) {
    self.photo = photo
    self.fit = fit
    self.tint = tint
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 96, height: 96)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PhotoFrame",
      definition: "5362f124c72830bf0de0f268cf9b4f1ddd48d1f07a03c71bfbcb3989610de03c"
    )
    key.append(photo)
    key.append(enumeration: Int(fit.rawValue))
    key.append(tint) { key, value in
      key.append(value)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.drawLayer(clip: .roundedRect(canvas.bounds, radius: 12, style: .continuous)) { canvas in
      canvas.fill(
        .rect(canvas.bounds),
        with: .pattern(checksImage_B803CDEA, scale: 1, sampling: .nearest)
      )
      canvas.drawImage(photo, in: canvas.bounds, fit: fit, sampling: .high, tint: tint)
    }
    canvas.stroke(
      .roundedRect(canvas.bounds, radius: 12, style: .continuous),
      with: .color(Brand.edge(in: canvas.environment)),
      width: 1,
      align: .inside
    )
  }

  package static let plain = PhotoFrame()
  package static let fill = PhotoFrame(fit: .fill)
  package static let contain = PhotoFrame(fit: .contain)
  package static let none = PhotoFrame(fit: .none)
  package static let scaleDown = PhotoFrame(fit: .scaleDown)
  package static let tinted = PhotoFrame(
    photo: leafImage_102BDBA3,
    fit: .contain,
    tint: Raster.Color(rgba: 0x0A8A4AFF)
  )

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PhotoFrame>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("fill", fill),
      Raster.NamedState("contain", contain),
      Raster.NamedState("none", none),
      Raster.NamedState("scaleDown", scaleDown),
      Raster.NamedState("tinted", tinted),
    ]
  }
}

// Photos.raster:31
/// Parts of a photo, enlarged with each kind of sampling; patterns rotated and mirrored.
package nonisolated struct PhotoParts: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image

  package init(photo: Raster.Image = valleyImage_54F2DCD4) {
    self.photo = photo
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 324, height: 216)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PhotoParts",
      definition: "c9320f0e8ddfe58b3f97e4755acee08ccff64a9705dfee16238020075e5fe310"
    )
    key.append(photo)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let samplings: [Raster.Sampling] = [.nearest, .bilinear, .high]
    let tilings: [Raster.Tiling] = [.repeat, .reflect, .pad]
    for i in 0..<3 {
      guard canvas.countIteration() else { break }
      let box = Raster.Rect(x: Double(4 &+ i &* 108), y: 4, width: 100, height: 100)
      canvas.drawImage(
        photo,
        in: box,
        source: Raster.Rect(x: 132, y: 44, width: 32, height: 32),
        sampling: Raster.Functions.element(samplings, at: i) ?? Raster.Sampling.high
      )
      canvas.fill(
        .roundedRect(box.offset(y: 108), radius: 16),
        with: .pattern(
          leafImage_102BDBA3,
          scale: 1.5,
          transform: Raster.Transform.rotation(.degrees(15)).then(
            .translation(x: box.midX, y: 160)
          ),
          horizontal: Raster.Functions.element(tilings, at: i) ?? Raster.Tiling.repeat,
          vertical: Raster.Functions.element(tilings, at: i) ?? Raster.Tiling.repeat
        )
      )
    }
  }

  package static let plain = PhotoParts()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PhotoParts>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Photos.raster:56
/// A gradient from white to black; as a mask it makes content fade downwards.
package nonisolated struct Fade: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 100, height: 100)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Fade",
      definition: "d182c926c584fafe6695aabd35aea156d96c1680f93cdf5ba565957ecf36cf77"
    )
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(
      .rect(canvas.bounds),
      with: .linearGradient(
        from: .top,
        to: .bottom,
        [
          Raster.GradientStop(Raster.Color(rgba: 0xFFFFFFFF), hint: 0.4),
          Raster.GradientStop(Raster.Color(rgba: 0x000000FF)),
        ]
      )
    )
  }

  package static let plain = Fade()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Fade>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [Fade] {
    [Fade()]
  }
}

// Photos.raster:67
/// A photo and its reflection, which fades by a luminance mask.
package nonisolated struct Reflection: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image

  package init(photo: Raster.Image = valleyImage_54F2DCD4) {
    self.photo = photo
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 144, height: 160)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Reflection",
      definition: "5fb90c1b4e14a2222782836e73f6edc27df05ecd1949655309f2e36903b8e3da"
    )
    key.append(photo)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let height: Double = 96
    canvas.drawImage(photo, in: Raster.Rect(x: 0, y: 0, width: 144, height: height), fit: .cover)
    canvas.drawLayer(
      opacity: 0.7,
      blur: 1,
      clip: .rect(Raster.Rect(x: 0, y: height + 2.0, width: 144, height: 62)),
      mask: .component(Fade(), in: canvas.bounds, mode: .luminance)
    ) { canvas in
      canvas.drawLayer(
        transform: .scaling(x: 1, y: -1, about: Raster.Point(x: 0, y: height + 1.0))
      ) { canvas in
        canvas.drawImage(
          photo,
          in: Raster.Rect(x: 0, y: 0, width: 144, height: height),
          fit: .cover
        )
      }
    }
  }

  package static let plain = Reflection()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Reflection>] {
    [Raster.NamedState("plain", plain)]
  }
}

nonisolated let checksImage_B803CDEA = Raster.Image.embedded(
  """
  iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAK0lEQVR42mO8d+8JAzagqCiNVZyJgUQwqoEYwPj//3+sEvfv\
  Px0NJfppAACeFwi8+/IjcwAAAABJRU5ErkJggg==
  """
)
