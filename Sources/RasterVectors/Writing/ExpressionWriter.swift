// Expressions of the language: numbers, points, shapes, paints.

import RasterValues

/// Writes values as the language has them.
struct ExpressionWriter {
  /// The size of the component.
  let size: Size
  /// How many places after the point its lengths have.
  let places: Int
  /// The names of the tints.
  var tints: [String] = []
  var colors = Repeated()
  var paints = Repeated()
  var shapes = Repeated()
  private(set) var usedTints: Set<Int> = []

  init(size: Size) {
    self.size = size
    var places = 3
    var side = max(size.width, size.height)
    while side < 8, places < 9 { (side, places) = (side * 10, places + 1) }
    while side > 1_000, places > 1 { (side, places) = (side / 10, places - 1) }
    self.places = places
  }

  // MARK: Numbers

  func number(_ value: Double) -> String { ShortNumber.text(value, places: places) }

  func percent(_ share: Double) -> String { ShortNumber.text(share * 100, places: 2) + "%" }

  func point(_ point: Point) -> String { "(\(number(point.x)), \(number(point.y)))" }

  /// A rectangle; `bounds`, or what is inset in it, where it is that.
  func rect(_ rect: Rect) -> String {
    let right = size.width - rect.x - rect.width
    let bottom = size.height - rect.y - rect.height
    let tolerance = 1e-4 * max(size.width, size.height)
    let isEven = [rect.y, right, bottom].allSatisfy { ($0 - rect.x).magnitude < tolerance }
    if isEven, rect.width > 0, rect.height > 0 {
      return rect.x.magnitude < tolerance ? "bounds" : "bounds.inset(\(number(rect.x)))"
    }
    return "Rect(x: \(number(rect.x)), y: \(number(rect.y)), "
      + "width: \(number(rect.width)), height: \(number(rect.height)))"
  }

  /// A transform by its name, where it has one.
  func transform(_ transform: Transform) -> String {
    let matrix = transform
    func factor(_ value: Double) -> String { ShortNumber.text(value, places: 6) }
    func near(_ first: Double, _ second: Double) -> Bool { (first - second).magnitude < 1e-7 }
    if matrix.isAxial, near(matrix.a, 1), near(matrix.d, 1) {
      return "translation(x: \(number(matrix.tx)), y: \(number(matrix.ty)))"
    }
    if matrix.isAxial, near(matrix.tx, 0), near(matrix.ty, 0) {
      return near(matrix.a, matrix.d)
        ? "scaling(\(factor(matrix.a)))" : "scaling(x: \(factor(matrix.a)), y: \(factor(matrix.d)))"
    }
    return "Transform(a: \(factor(matrix.a)), b: \(factor(matrix.b)), c: \(factor(matrix.c)), "
      + "d: \(factor(matrix.d)), tx: \(number(matrix.tx)), ty: \(number(matrix.ty)))"
  }

  // MARK: Shapes

  /// A shape, by the name that it has where it is used more than once.
  mutating func shape(_ outline: VectorOutline) -> String { shapes.use(plainShape(outline)) }

  private func plainShape(_ outline: VectorOutline) -> String {
    let matrix = outline.transform
    switch outline.geometry {
    case .line(let start, let end):
      return
        "line(from: \(point(start.transformed(by: matrix))), "
        + "to: \(point(end.transformed(by: matrix))))"
    case .polyline(let points): return "polyline(\(list(points, matrix)))"
    case .polygon(let points): return "polygon(\(list(points, matrix)))"
    case .path(let data): return path(data, matrix)
    case .rect(let box), .roundedRect(let box, _), .ellipse(let box):
      return boxed(outline.geometry, box, matrix)
    }
  }

  private func list(_ points: [Point], _ matrix: Transform) -> String {
    let texts = points.map { point($0.transformed(by: matrix)) }
    return "[" + joined(texts, by: ", ") + "]"
  }

  /// A shape in a rectangle: turned about its middle, where it is turned.
  private func boxed(_ geometry: VectorGeometry, _ box: Rect, _ matrix: Transform) -> String {
    let isQuarterTurn =
      matrix.a.magnitude + matrix.d.magnitude < 1e-9 * (matrix.b.magnitude + matrix.c.magnitude)
    if matrix.isAxial || isQuarterTurn {
      let start = Point(box.x, box.y).transformed(by: matrix)
      let end = Point(box.x + box.width, box.y + box.height).transformed(by: matrix)
      let place = Rect(
        x: min(start.x, end.x),
        y: min(start.y, end.y),
        width: (end.x - start.x).magnitude,
        height: (end.y - start.y).magnitude
      )
      let (across, down) =
        isQuarterTurn
        ? (matrix.c.magnitude, matrix.b.magnitude) : (matrix.a.magnitude, matrix.d.magnitude)
      return plain(geometry, place) {
        isQuarterTurn
          ? Size($0.height * across, $0.width * down) : Size($0.width * across, $0.height * down)
      }
    }
    let isTurnedOver = matrix.a * matrix.d - matrix.b * matrix.c < 0
    guard matrix.isSimilarity, !isTurnedOver else {
      return plain(geometry, box) { $0 } + ".transformed(by: \(transform(matrix)))"
    }
    let middle = Point(box.x + box.width / 2, box.y + box.height / 2).transformed(by: matrix)
    let factor = matrix.scale
    let place = Rect(center: middle, size: Size(box.width * factor, box.height * factor))
    let shape = plain(geometry, place) { Size($0.width * factor, $0.height * factor) }
    if case .ellipse = geometry, (box.width - box.height).magnitude < 1e-9 * box.width {
      return shape
    }
    let degrees = ShortNumber.text(Trigonometry.arcTangent(y: matrix.b, x: matrix.a), places: 4)
    return shape + ".transformed(by: rotation(\(degrees)deg, about: \(point(middle))))"
  }

  private func plain(_ geometry: VectorGeometry, _ place: Rect, radii: (Size) -> Size) -> String {
    let tolerance = 1e-4 * max(size.width, size.height)
    switch geometry {
    case .ellipse:
      guard (place.width - place.height).magnitude < tolerance else {
        return "ellipse(\(rect(place)))"
      }
      if rect(place) == "bounds" { return "circle(bounds)" }
      let middle = Point(place.x + place.width / 2, place.y + place.height / 2)
      let isCentral =
        (middle.x - size.width / 2).magnitude < tolerance
        && (middle.y - size.height / 2).magnitude < tolerance
      let center = isCentral ? "bounds.center" : point(middle)
      return "circle(center: \(center), radius: \(number(place.width / 2)))"
    case .roundedRect(_, let own):
      let corner = radii(own)
      guard (corner.width - corner.height).magnitude < tolerance else {
        let text = "(\(number(corner.width)), \(number(corner.height)))"
        return "roundedRect(\(rect(place)), radius: Corners(topLeft: \(text), topRight: \(text), "
          + "bottomRight: \(text), bottomLeft: \(text)))"
      }
      if (corner.width - min(place.width, place.height) / 2).magnitude < tolerance {
        return "capsule(\(rect(place)))"
      }
      return "roundedRect(\(rect(place)), radius: \(number(corner.width)))"
    default: return "rect(\(rect(place)))"
    }
  }

  private func path(_ data: String, _ matrix: Transform) -> String {
    let parsed = PathData(data)
    if matrix == .identity {
      let own = collapsed(data)
      let short = parsed.text(transformed: .identity, places: places)
      return "path(\"\(own.utf8.count <= short.utf8.count + 8 ? own : short)\")"
    }
    if parsed.canTransform(by: matrix) {
      return "path(\"\(parsed.text(transformed: matrix, places: places))\")"
    }
    // Arcs become others only where they are scaled evenly.
    return "path(\"\(collapsed(data))\").transformed(by: \(transform(matrix)))"
  }

  /// A text whose spaces, of any kind and number, are single ones.
  private func collapsed(_ text: String) -> String {
    let parts = text.utf8.split(whereSeparator: { $0 <= 0x20 }).map {
      String(decoding: Array($0), as: UTF8.self)
    }
    return joined(parts, by: " ")
  }

  // MARK: Paints

  mutating func color(_ color: VectorColor) -> String {
    switch color {
    case .color(let color): return colors.use(color.digits)
    case .tint(let index, let alpha):
      usedTints.insert(index)
      let name = index < tints.count ? tints[index] : "tint"
      return alpha < 1 ? "\(name).opacity(\(percent(alpha)))" : name
    }
  }

  /// A paint for what lies in the drawing as a transform says.
  mutating func paint(_ paint: VectorPaint, in transform: Transform) -> String {
    guard case .gradient(let gradient) = paint else {
      if case .color(let color) = paint { return self.color(color) }
      return ""
    }
    // Gradients are told apart by what they are, whatever their colours are called.
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
    var text: String
    var rest: Transform?
    switch gradient.kind {
    case .linear(let from, let to):
      let (start, end) = Self.line(from, to, by: matrix)
      text = "linearGradient(from: \(point(start)), to: \(point(end)), "
    case .radial(var focus, var focusRadius, var center, var radius):
      if matrix.isSimilarity {
        focus = focus.transformed(by: matrix)
        center = center.transformed(by: matrix)
        (focusRadius, radius) = (focusRadius * matrix.scale, radius * matrix.scale)
      } else {
        rest = matrix
      }
      func written(_ value: Double) -> String {
        rest == nil ? number(value) : ShortNumber.text(value, places: max(places, 5))
      }
      func place(_ point: Point) -> String { "(\(written(point.x)), \(written(point.y)))" }
      let isPlain = place(focus) == place(center) && focusRadius == 0
      let start = isPlain ? "" : "focus: \(place(focus)), "
      let inner = focusRadius == 0 ? "" : "focusRadius: \(written(focusRadius)), "
      text = "radialGradient(\(start)\(inner)center: \(place(center)), radius: \(written(radius)), "
    }
    text += stops(gradient.stops)
    switch gradient.spread {
    case .pad: break
    case .repeat: text += ", spread: .repeat"
    case .reflect: text += ", spread: .reflect"
    }
    let alphas = gradient.stops.map { $0.color.alpha }
    if let first = alphas.first, alphas.contains(where: { $0 != first }) {
      text += ", premultiplied: false"
    }
    if let rest { text += ", transform: \(self.transform(rest))" }
    return text + ")"
  }

  /// The ends of a line along which colours change, after a transform, square to the colours.
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
    var texts: [String] = []
    for (index, stop) in stops.enumerated() {
      let color = self.color(stop.color)
      let even = Double(index) / Double(max(1, stops.count - 1))
      let isEven = stops.enumerated().allSatisfy { place, stop in
        (stop.offset - Double(place) / Double(max(1, stops.count - 1))).magnitude < 1e-6
      }
      let isEnd = (index == 0 || index == stops.count - 1) && (stop.offset - even).magnitude < 1e-6
      texts.append(isEven || isEnd ? color : "Stop(\(color), at: \(percent(stop.offset)))")
    }
    return "[" + joined(texts, by: ", ") + "]"
  }
}

/// Texts, one after the other, with another between them.
func joined(_ texts: [String], by separator: String) -> String {
  var result = ""
  for (index, text) in texts.enumerated() { result += index == 0 ? text : separator + text }
  return result
}
