// The paint of a shape: a colour, a gradient or an image.

/// The paint that fills a shape.
public enum Paint: Hashable, Sendable {
  /// A solid colour.
  case color(Color)
  /// A gradient between colours.
  case gradient(Gradient)
  /// An image, repeated or not.
  case pattern(ImagePattern)

  /// Returns a gradient along the line from `from` to `to`.
  ///
  /// Anchors are relative to the filled path's bounds.
  public static func linearGradient(
    from: Anchor,
    to: Anchor,
    _ stops: [GradientStop],
    in space: ColorSpace = .srgb,
    spread: Spread = .pad,
    premultiplied: Bool = true,
    transform: Transform = .identity
  ) -> Paint {
    .gradient(
      Gradient(
        .linear(from: from, to: to),
        stops,
        spread: spread,
        in: space,
        premultiplied: premultiplied,
        transform: transform
      )
    )
  }

  /// Returns a gradient outwards from `center`, up to a radius in points.
  public static func radialGradient(
    center: Anchor,
    radius: Double,
    _ stops: [GradientStop],
    in space: ColorSpace = .srgb,
    spread: Spread = .pad,
    premultiplied: Bool = true,
    transform: Transform = .identity
  ) -> Paint {
    radialGradient(
      focus: center,
      center: center,
      radius: radius,
      stops,
      in: space,
      spread: spread,
      premultiplied: premultiplied,
      transform: transform
    )
  }

  /// Returns a gradient from one circle to another.
  ///
  /// The first circle has its centre at `focus` and a radius of `focusRadius` points. The second
  /// has its centre at `center` and a radius of `radius` points.
  public static func radialGradient(
    focus: Anchor,
    focusRadius: Double = 0,
    center: Anchor,
    radius: Double,
    _ stops: [GradientStop],
    in space: ColorSpace = .srgb,
    spread: Spread = .pad,
    premultiplied: Bool = true,
    transform: Transform = .identity
  ) -> Paint {
    let geometry = Gradient.Geometry.radial(
      focus: focus,
      focusRadius: focusRadius,
      center: center,
      radius: radius
    )
    return .gradient(
      Gradient(
        geometry,
        stops,
        spread: spread,
        in: space,
        premultiplied: premultiplied,
        transform: transform
      )
    )
  }

  /// Returns a gradient clockwise around `center`; an angle of 0 points right.
  public static func sweepGradient(
    center: Anchor,
    from: Angle = Angle(degrees: 0),
    to: Angle = Angle(degrees: 360),
    _ stops: [GradientStop],
    in space: ColorSpace = .srgb,
    spread: Spread = .pad,
    premultiplied: Bool = true,
    transform: Transform = .identity
  ) -> Paint {
    .gradient(
      Gradient(
        .sweep(center: center, from: from, to: to),
        stops,
        spread: spread,
        in: space,
        premultiplied: premultiplied,
        transform: transform
      )
    )
  }

  /// Returns an image pattern that starts at the component's origin and is then transformed.
  public static func pattern(
    _ image: Image,
    scale: Double = 1,
    transform: Transform = .identity,
    horizontal: Tiling = .repeat,
    vertical: Tiling = .repeat,
    sampling: Sampling = .bilinear
  ) -> Paint {
    .pattern(
      ImagePattern(
        image,
        scale: scale,
        transform: transform,
        horizontal: horizontal,
        vertical: vertical,
        sampling: sampling
      )
    )
  }
}
