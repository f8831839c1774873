// Formats shapes, paints and numbers of recorded operations for reports.

import Raster

extension DrawnValues {
  /// Describes a shape by its kind, position and radii, or an outline by its bounds and points.
  ///
  /// `lengths` is a prefix of width and height, for operations with a second width.
  func arguments(
    of shape: Path.Shape,
    prefix: String = "",
    lengths: String = ""
  ) -> [Argument] {
    func kind(_ name: String) -> Argument { Argument(name: prefix + "shape", value: name) }
    let prefix = prefix.isEmpty ? lengths : prefix
    switch shape {
    case .empty: return [kind("nothing")]
    case .rect(let rect): return [kind("rect")] + Self.arguments(of: rect, prefix: prefix)
    case .roundedRect(let rect, let corners):
      let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      let isEven = radii.allSatisfy { $0 == radii[0] }
      let text = isEven ? Self.number(radii[0]) : "(\(Self.numbers(radii)))"
      return [kind("roundedRect")] + Self.arguments(of: rect, prefix: prefix)
        + [Argument(name: prefix + (isEven ? "radius" : "radii"), value: text)]
    case .ellipse(let rect):
      return [kind("ellipse")] + Self.arguments(of: rect, prefix: prefix)
    case .outline(let outline):
      let points = outline.points.map { Self.point($0) }.joined(separator: " ")
      let verbs = outline.verbs.map { "\($0)" }.joined(separator: " ")
      return [kind("path")] + Self.arguments(of: outline.controlBox, prefix: prefix)
        + [Argument(name: prefix + "outline", value: "\(verbs) \(points)", isOpaque: true)]
    }
  }

  static func arguments(of rect: Rect, prefix: String = "") -> [Argument] {
    [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)].map {
      Argument(name: prefix + $0, value: number($1))
    }
  }

  func arguments(of paint: RecordedPaint) -> [Argument] {
    switch paint {
    case .color(let color): return [Argument(name: "colour", value: Self.color(color))]
    case .gradient(let gradient): return arguments(of: gradient)
    case .pattern(let pattern):
      let digest =
        list.images.indices.contains(pattern.index)
        ? list.images[pattern.index].digest.description : ""
      return [
        Argument(name: "pattern", value: digest, isOpaque: true),
        Argument(name: "pattern transform", value: Self.transform(pattern.transform)),
        Argument(name: "tiling", value: "\(pattern.horizontal) \(pattern.vertical)"),
        Argument(name: "sampling", value: "\(pattern.sampling)"),
      ]
    }
  }

  private func arguments(of gradient: RecordedGradient) -> [Argument] {
    var result: [Argument] = []
    func add(_ name: String, _ value: String) {
      result.append(Argument(name: name, value: value))
    }
    switch gradient.geometry {
    case .linear(let from, let to):
      add("gradient", "linear")
      add("from", Self.point(from))
      add("to", Self.point(to))
    case .radial(let focus, let focusRadius, let center, let radius):
      add("gradient", "radial")
      add("center", Self.point(center))
      add("gradient radius", Self.number(radius))
      if focus != center { add("focus", Self.point(focus)) }
      if focusRadius != 0 { add("focusRadius", Self.number(focusRadius)) }
    case .sweep(let center, let from, let to):
      add("gradient", "sweep")
      add("center", Self.point(center))
      add("from", Self.number(from) + "°")
      add("to", Self.number(to) + "°")
    }
    for (index, stop) in gradient.stops.enumerated() {
      add("stop \(index + 1) colour", Self.color(stop.color))
      add("stop \(index + 1) place", Self.percentage(stop.position))
      if stop.hint != 0.5 { add("stop \(index + 1) hint", Self.percentage(stop.hint)) }
    }
    if gradient.spread != .pad { add("spread", "\(gradient.spread)") }
    if gradient.space != .srgb { add("space", "\(gradient.space)") }
    if gradient.isStraight { add("alpha", "straight") }
    if gradient.transform != .identity { add("transform", Self.transform(gradient.transform)) }
    return result
  }

  /// Formats a number with at most four decimal places.
  static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return Functions.string(rounded.isFinite ? rounded : value)
  }

  static func numbers(_ values: [Double]) -> String {
    values.map(number).joined(separator: ", ")
  }

  static func point(_ point: Point) -> String { "(\(number(point.x)), \(number(point.y)))" }

  static func percentage(_ value: Double) -> String { number(value * 100) + "%" }

  static func transform(_ transform: Transform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "(\(numbers(parts)))"
  }

  /// Formats a colour as in sources: `#0A8A4A`, or `#0A8A4A80` with alpha.
  static func color(_ color: RecordedColor) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha == .max ? [] : [color.alpha])
    return parts.reduce(into: "#") { text, part in
      let byte = (Int(part) + 128) / 257
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

extension Path.Outline {
  /// The bounds of all points, including the control points of curves.
  fileprivate var controlBox: Rect {
    guard let first = points.first else { return .zero }
    var (least, greatest) = (first, first)
    for point in points {
      least = Point(min(least.x, point.x), min(least.y, point.y))
      greatest = Point(max(greatest.x, point.x), max(greatest.y, point.y))
    }
    return Rect(
      x: least.x,
      y: least.y,
      width: greatest.x - least.x,
      height: greatest.y - least.y
    )
  }
}
