// What a shape is filled with: a colour, a gradient or an image.

/// The filling of a shape.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that change from place to place.
  case gradient(Gradient)
  /// An image, repeated or not.
  case pattern(ImagePattern)

  /// Colours along the line from `from` to `to`; anchors are relative to the filled path's bounds.
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

  /// Colours from `center` outwards to `radius` points.
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

  /// Colours from a circle of `focusRadius` points about `focus` to one of `radius` about `center`.
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

  /// Colours around `center`, clockwise; 0 degrees is to the right.
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

  /// An image from the component's origin on, seen through a transform.
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
