// Generated from Photos.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Photos.raster:5
/// A photo in a frame.
package nonisolated struct PhotoFrame: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image
  package var fit: Raster.ImageFit
  package var tint: Raster.Color?

  package init(
    photo: Raster.Image = valleyImage,
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
      definition: "78c6804eeff5ca1191dce07dad05f6b35f4285bf8cd406d7afc5cdc0e79f7845"
    )
    key.append(photo)
    key.append(enumeration: Int(fit.rawValue))
    key.append(tint) { key, value in
      key.append(value)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.layer(clip: .roundedRect(canvas.bounds, radius: 12, style: .continuous)) { canvas in
      canvas.fill(.rect(canvas.bounds), with: .pattern(checksImage, scale: 1, sampling: .nearest))
      canvas.image(photo, in: canvas.bounds, fit: fit, sampling: .high, tint: tint)
    }
    canvas.stroke(
      .roundedRect(canvas.bounds, radius: 12, style: .continuous),
      with: .color(Brand.edge.color(in: canvas.environment)),
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
    photo: leafImage,
    fit: .contain,
    tint: Raster.Color(rgba: 0x0A8A4AFF)
  )

  /// The named states, in the order of the source; `plain` is the first.
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

// Photos.raster:30
/// Parts of a photo, enlarged in each way to read its pixels; patterns turned and mirrored.
package nonisolated struct PhotoParts: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image

  package init(photo: Raster.Image = valleyImage) {
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
      guard canvas.turn() else { break }
      let box = Raster.Rect(x: Double(4 &+ i &* 108), y: 4, width: 100, height: 100)
      canvas.image(
        photo,
        in: box,
        source: Raster.Rect(x: 132, y: 44, width: 32, height: 32),
        sampling: Raster.Functions.element(samplings, at: i) ?? Raster.Sampling.high
      )
      canvas.fill(
        .roundedRect(box.offset(y: 108), radius: 16),
        with: .pattern(
          leafImage,
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

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<PhotoParts>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Photos.raster:53
/// From white to black: what it masks fades downwards.
package nonisolated struct Fade: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 100, height: 100)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Fade",
      definition: "2d76e9322c2cf9310cb1725e6d0ad0c44710f988bf1cfee4065a41767c4940f4"
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

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Fade>] {
    [Raster.NamedState("plain", plain)]
  }

  /// Every look that the component has: 1.
  package static var looks: [Fade] {
    [Fade()]
  }
}

// Photos.raster:60
/// A photo and its reflection, which a mask's luminance lets fade.
package nonisolated struct Reflection: Raster.Rasterizable, Hashable, Sendable {
  package var photo: Raster.Image

  package init(photo: Raster.Image = valleyImage) {
    self.photo = photo
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 144, height: 160)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Reflection",
      definition: "f15ceb92f938fe7739a66202c67c8bbce6c84d73ee6fe63989f71e122c580ffe"
    )
    key.append(photo)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let height: Double = 96
    canvas.image(photo, in: Raster.Rect(x: 0, y: 0, width: 144, height: height), fit: .cover)
    canvas.layer(
      opacity: 0.7,
      blur: 1,
      clip: .rect(Raster.Rect(x: 0, y: height + 2.0, width: 144, height: 62)),
      mask: .component(Fade(), in: canvas.bounds, mode: .luminance)
    ) { canvas in
      canvas.layer(
        transform: .scaling(x: 1, y: -1, about: Raster.Point(x: 0, y: height + 1.0))
      ) { canvas in
        canvas.image(photo, in: Raster.Rect(x: 0, y: 0, width: 144, height: height), fit: .cover)
      }
    }
  }

  package static let plain = Reflection()

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Reflection>] {
    [Raster.NamedState("plain", plain)]
  }
}

package nonisolated let checksImage = Raster.Image.embedded(
  """
  iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAK0lEQVR42mO8d+8JAzagqCiNVZyJgUQwqoEYwPj//3+sEvfv\
  Px0NJfppAACeFwi8+/IjcwAAAABJRU5ErkJggg==
  """
)

package nonisolated let leafImage = Raster.Image.embedded(
  """
  iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAAEjUlEQVR42u2ZTYgcRRTHf/2xbpTAGrKyxqhg0AQ1iQgqojEa\
  D+sHKEE96ClBEMlRDx5Eg18XxbMY0IAH0YPGKOJiCIqKePAixBiNEoPJoGGzSkx0k92ebi//gkdRPVvT0yYsTEHRMz3Tr97/\
  vf/7qOpk/bObWcwjZZGPIYAhgCGART7yluUlmjGG6ZrP1bkE4BROgELKlA2YkJpnq7MFIJMlu0beOuBKYBUwrllpFkAH+Bv4\
  CPhDMk42AD0wAKd8CtwGbAbuBVZHPt8BTgM7gO+A/cA3wG6BSWI8kQ/A8y5wP/AMcGOA387qie49CGwB7tO9WYFfoXmP/veZ\
  DDEXAyJtoLwLuteBD6V8KXqUxju5N/cCR4ARfbecP6Pn54A75c1KclpLozZY3wYel6VL3c+NvMoEtBtjwGiAhhZwKnmb/o8Y\
  SKXwm8AjstZ5PcDmNbTC0Ou05M7rvvPg1YFUO5AHMsP5R7VgSHmn4HHgeWA6AMzFxQrgc+ADeSaXzBzYaLJXMqgHEllmFHhF\
  QuuAuwWPAc8BDwEXGTnzunaAr8X9B4C7jUGcwv/EFLk0kjoVcDuwRmCygOJdzzAjnoEKxcEJYFJpczWwVconxlgVMOEBGsgD\
  yJpVjUUSgSprgth58JBo+IN4/ilwWc2624EXJbdoCsC1B+crT/t9TmUo8Stwaw3nU2AZ8IK+3wHskZdCo+jxW18AXOZZB1wa\
  4H9XMnYBT6slsMNyfsZ4ZCPwlrJQ5oGdUFxc0gYAR5+rPIV9Go0ASwNxMaaMdJf6HtcbvSFwqZHlMt3NApC2WQcurwFmlbXN\
  mOP8YeBJBew1wMfifNYjOPtq6mIBTHjfT+m6pCaVpqb/mQZuEufHItZylT1rE8AyE1y52gjUUoSK1BlV6mlx+WV9PhpQbBxY\
  HljzrzYB+CX9RE3mSMT1LYbbM8r78x5tcj2zXUWv8PQ51iaAdIHnSuACLToJ7APWAjt1P7TNdB4b9xo7N35rE0BR0/O4zznw\
  r2rFPmC9itTFDVp1B+TnmFYiFsDvC/Q+S0WVGeAG4BP1QFVNxqoCGyQbwEdliAWzUiyAUz043wFeNfcPANcrkDOjrOv13wc2\
  KK6yABUTYEo7trxXG9EPgE5goTFtzifV26wFnlD2KQOWd5y/okcj6bzxXuxxSx6RkwEOmv9X6h6PeI3ZlNqNfjlvM10K/AR8\
  YTrTgQA4C/wI/Kl6kIjfu/TbJhWpvIeMrrc5SmqMlQFPGfp12wCQiCrfqwnrAF+a/8wCD3uct6cJrwErF9hdue3pTp0XRSkf\
  GwOuHz8MXCfOH9Bm5BaBm/MCNnaUhpLvAI95+4pWADhh7+oQynF+T0POlyZdukDeAWyrSbOtAZjSdYPOeEZN8BU9Fs1Mdsk8\
  xb8FXhJt0n6V7/dYJReYJTrUWgNca9rj2HFQhW438JUJ3i4NRj8AXEHZq4m2mqtEqZXAhbqOmKA9rnkI+EUVtggc2Zy14/XU\
  VNVZbVb2N1jXbYIaK98UQGniop8XGjbrFLQ0Bn0/UNHshUZrY/iSbwhgCGAI4NyO/wAJ+UQEz7hAPwAAAABJRU5ErkJggg==
  """
)
