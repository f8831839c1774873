// Converts paints to expressions and their values.

import RasterValues

extension ExpressionWriter {
  mutating func color(_ color: VectorColor) -> String {
    switch color {
    case .color(let color): return colors.use(color.digits)
    case .tint(let index, let alpha):
      let name = index < tints.count ? tints[index] : "tint"
      return alpha < 1 ? "\(name).opacity(\(percent(alpha)))" : name
    }
  }

  /// The expression of a paint, for an outline with a transform.
  mutating func paint(_ paint: VectorPaint, in transform: Transform) -> String {
    guard case .gradient(let gradient) = paint else {
      if case .color(let color) = paint { return self.color(color) }
      return ""
    }
    // Identify gradients by their contents, independently of colour names.
    let matrix = gradient.transform.then(transform)
    var plain = self
    plain.colors = Repeated()
    let text = plain.text(gradient, matrix)
    if let name = paints.names[text], paints.isNaming { return name }
    if paints.isNaming || !paints.holds(text) {
      let named = self.text(gradient, matrix)
      if paints.isNaming { return named }
    }
    return paints.use(text)
  }

  private mutating func text(_ gradient: VectorGradient, _ matrix: Transform) -> String {
    let plain = rounded(gradient, matrix)
    func number(_ value: Double) -> String {
      ShortNumber.text(value, places: plain.transform == nil ? places : max(places, 5))
    }
    func point(_ point: Point) -> String { "(\(number(point.x)), \(number(point.y)))" }
    var text: String
    switch plain.kind {
    case .linear(let from, let to):
      text = "linearGradient(from: \(point(from)), to: \(point(to)), "
    case .radial(let focus, let focusRadius, let center, let radius):
      let isPlain = focus == center && focusRadius == 0
      let start = isPlain ? "" : "focus: \(point(focus)), "
      let inner = focusRadius == 0 ? "" : "focusRadius: \(number(focusRadius)), "
      text = "radialGradient(\(start)\(inner)center: \(point(center)), radius: \(number(radius)), "
    case .sweep(let center): text = "sweepGradient(center: \(point(center)), "
    }
    text += stops(gradient.stops)
    switch gradient.spread {
    case .pad: break
    case .repeat: text += ", spread: .repeat"
    case .reflect: text += ", spread: .reflect"
    }
    if !plain.isPremultiplied { text += ", premultiplied: false" }
    if let rest = plain.transform { text += ", transform: \(rest.text)" }
    return text + ")"
  }

  /// A gradient with rounded numbers.
  private struct RoundedGradient {
    var kind: VectorGradient.Kind
    let isPremultiplied: Bool
    /// The rest of its transform, in which case the other numbers have more decimal places.
    var transform: Written<Transform>?
  }

  private func rounded(_ gradient: VectorGradient, _ matrix: Transform) -> RoundedGradient {
    let alphas = gradient.stops.map { $0.color.alpha }
    var result = RoundedGradient(
      kind: gradient.kind,
      isPremultiplied: gradient.isPremultiplied || !alphas.contains { $0 != alphas[0] }
    )
    switch gradient.kind {
    case .linear(let from, let to):
      let (start, end) = Self.line(from, to, by: matrix)
      result.kind = .linear(from: rounded(start), to: rounded(end))
    case .radial(var focus, var focusRadius, var center, var radius):
      if matrix.isSimilarity {
        focus = focus.transformed(by: matrix)
        center = center.transformed(by: matrix)
        (focusRadius, radius) = (focusRadius * matrix.scale, radius * matrix.scale)
      } else {
        result.transform = transform(matrix)
      }
      let places = result.transform == nil ? places : max(places, 5)
      func read(_ value: Double) -> Double { ShortNumber.read(value, places: places) }
      result.kind = .radial(
        focus: Point(read(focus.x), read(focus.y)),
        focusRadius: read(focusRadius),
        center: Point(read(center.x), read(center.y)),
        radius: read(radius)
      )
    case .sweep(var center):
      if matrix.isSimilarity, matrix.isAxial, matrix.a > 0, matrix.d > 0 {
        center = center.transformed(by: matrix)
      } else {
        result.transform = transform(matrix)
      }
      let places = result.transform == nil ? places : max(places, 5)
      result.kind = .sweep(
        center: Point(
          ShortNumber.read(center.x, places: places),
          ShortNumber.read(center.y, places: places)
        )
      )
    }
    return result
  }

  /// The end points of a linear gradient after a transform.
  ///
  /// The line between them is perpendicular to the lines of equal colour.
  private static func line(_ from: Point, _ to: Point, by matrix: Transform) -> (Point, Point) {
    let start = from.transformed(by: matrix)
    let end = to.transformed(by: matrix)
    let across = Point(
      matrix.a * (from.y - to.y) + matrix.c * (to.x - from.x),
      matrix.b * (from.y - to.y) + matrix.d * (to.x - from.x)
    )
    let square = across.x * across.x + across.y * across.y
    guard square > 0 else { return (start, end) }
    let part = ((end.x - start.x) * across.x + (end.y - start.y) * across.y) / square
    return (start, Point(end.x - part * across.x, end.y - part * across.y))
  }

  private mutating func stops(_ stops: [VectorGradient.Stop]) -> String {
    let texts = zip(stops, Self.positions(stops)).map { stop, position in
      let color = self.color(stop.color)
      return position == nil ? color : "GradientStop(\(color), at: \(percent(stop.offset)))"
    }
    return "[" + joined(texts, by: ", ") + "]"
  }

  /// The positions of stops, or `nil` where the default position applies.
  private static func positions(_ stops: [VectorGradient.Stop]) -> [Double?] {
    func even(_ index: Int) -> Double { Double(index) / Double(max(1, stops.count - 1)) }
    func isThere(_ index: Int) -> Bool { (stops[index].offset - even(index)).magnitude < 1e-6 }
    let isEven = stops.indices.allSatisfy { isThere($0) }
    return stops.indices.map { index in
      let isEnd = (index == 0 || index == stops.count - 1) && isThere(index)
      return isEven || isEnd ? nil : stops[index].offset
    }
  }

  // MARK: Values

  /// The value of the expression that `color` writes.
  func value(_ color: VectorColor) -> DrawingColor {
    switch color {
    case .color(let color): return .color(Color(hexadecimal: color.digits) ?? color)
    case .tint(let index, let alpha):
      return .tint(index, share: alpha < 1 ? roundedShare(alpha) : 1)
    }
  }

  /// The value of the expression that `paint` writes.
  func value(_ paint: VectorPaint, in transform: Transform) -> DrawingPaint {
    switch paint {
    case .color(let color): return .color(value(color))
    case .gradient(let gradient):
      let plain = rounded(gradient, gradient.transform.then(transform))
      let geometry: Gradient.Geometry =
        switch plain.kind {
        case .linear(let from, let to): .linear(from: .point(from), to: .point(to))
        case .radial(let focus, let focusRadius, let center, let radius):
          .radial(
            focus: .point(focus),
            focusRadius: focusRadius,
            center: .point(center),
            radius: radius
          )
        case .sweep(let center):
          .sweep(center: .point(center), from: .degrees(0), to: .degrees(360))
        }
      let stops = Self.positions(gradient.stops).map { position in
        GradientStop(.black, at: position.map { roundedShare($0) })
      }
      return .gradient(
        Gradient(
          geometry,
          stops,
          spread: gradient.spread,
          premultiplied: plain.isPremultiplied,
          transform: plain.transform?.value ?? .identity
        ),
        gradient.stops.map { value($0.color) }
      )
    }
  }
}
