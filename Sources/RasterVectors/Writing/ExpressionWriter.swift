// Writes expressions of the language: numbers, points, shapes and paints.

import RasterValues

/// Writes values as expressions of the language.
struct ExpressionWriter {
  /// The size of the component.
  let size: Size
  /// The decimal places of lengths.
  let places: Int
  /// The names of the tints.
  var tints: [String] = []
  var colors = Repeated()
  var paints = Repeated()
  var shapes = Repeated()

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

  /// The value of the expression that `number` writes.
  func rounded(_ value: Double) -> Double { ShortNumber.read(value, places: places) }

  func percent(_ share: Double) -> String { ShortNumber.text(share * 100, places: 2) + "%" }

  /// The value of the expression that `percent` writes.
  func roundedShare(_ share: Double) -> Double { ShortNumber.read(share * 100, places: 2) / 100 }

  func point(_ point: Point) -> String { "(\(number(point.x)), \(number(point.y)))" }

  /// The value of the expression that `point` writes.
  func rounded(_ point: Point) -> Point { Point(rounded(point.x), rounded(point.y)) }

  /// The bounds of the component, with the size as written.
  private var bounds: Rect {
    Rect(x: 0, y: 0, width: rounded(size.width), height: rounded(size.height))
  }

  /// A rectangle, written as `bounds` or as an inset of it if possible.
  func rect(_ rect: Rect) -> Written<Rect> {
    let right = size.width - rect.x - rect.width
    let bottom = size.height - rect.y - rect.height
    let tolerance = 1e-4 * max(size.width, size.height)
    let isEven = [rect.y, right, bottom].allSatisfy { ($0 - rect.x).magnitude < tolerance }
    if isEven, rect.width > 0, rect.height > 0 {
      if rect.x.magnitude < tolerance { return Written("bounds", bounds) }
      return Written("bounds.inset(\(number(rect.x)))", bounds.inset(rounded(rect.x)))
    }
    return Written(
      "Rect(x: \(number(rect.x)), y: \(number(rect.y)), "
        + "width: \(number(rect.width)), height: \(number(rect.height)))",
      Rect(
        x: rounded(rect.x),
        y: rounded(rect.y),
        width: rounded(rect.width),
        height: rounded(rect.height)
      )
    )
  }

  /// A transform, written as a named function if possible.
  func transform(_ transform: Transform) -> Written<Transform> {
    let matrix = transform
    func factor(_ value: Double) -> String { ShortNumber.text(value, places: 6) }
    func rounded(_ value: Double) -> Double { ShortNumber.read(value, places: 6) }
    let (across, down) = (self.rounded(matrix.tx), self.rounded(matrix.ty))
    func near(_ first: Double, _ second: Double) -> Bool { (first - second).magnitude < 1e-7 }
    if matrix.isAxial, near(matrix.a, 1), near(matrix.d, 1) {
      return Written(
        "translation(x: \(number(matrix.tx)), y: \(number(matrix.ty)))",
        .translation(x: across, y: down)
      )
    }
    if matrix.isAxial, near(matrix.tx, 0), near(matrix.ty, 0) {
      if near(matrix.a, matrix.d) {
        let text = "scaling(\(factor(matrix.a)))"
        return Written(text, .scaling(x: rounded(matrix.a), y: rounded(matrix.a)))
      }
      return Written(
        "scaling(x: \(factor(matrix.a)), y: \(factor(matrix.d)))",
        .scaling(x: rounded(matrix.a), y: rounded(matrix.d))
      )
    }
    return Written(
      "Transform(a: \(factor(matrix.a)), b: \(factor(matrix.b)), c: \(factor(matrix.c)), "
        + "d: \(factor(matrix.d)), tx: \(number(matrix.tx)), ty: \(number(matrix.ty)))",
      Transform(
        a: rounded(matrix.a),
        b: rounded(matrix.b),
        c: rounded(matrix.c),
        d: rounded(matrix.d),
        tx: across,
        ty: down
      )
    )
  }

  // MARK: Shapes

  /// A shape, written as a name if it is used more than once.
  mutating func shape(_ outline: VectorOutline) -> Written<DrawingPath> {
    let plain = plainShape(outline)
    return Written(shapes.use(plain.text), plain.value)
  }

  private func plainShape(_ outline: VectorOutline) -> Written<DrawingPath> {
    let matrix = outline.transform
    switch outline.geometry {
    case .line(let start, let end):
      let (start, end) = (start.transformed(by: matrix), end.transformed(by: matrix))
      return Written(
        "line(from: \(point(start)), to: \(point(end)))",
        DrawingPath(.line(from: rounded(start), to: rounded(end)))
      )
    case .polyline(let points):
      let list = list(points, matrix)
      return Written("polyline(\(list.text))", DrawingPath(.polyline(list.value)))
    case .polygon(let points):
      let list = list(points, matrix)
      return Written("polygon(\(list.text))", DrawingPath(.polygon(list.value)))
    case .path(let data): return path(data, matrix)
    case .rect(let box), .roundedRect(let box, _), .ellipse(let box):
      return boxed(outline.geometry, box, matrix)
    }
  }

  private func list(_ points: [Point], _ matrix: Transform) -> Written<[Point]> {
    let points = points.map { $0.transformed(by: matrix) }
    return Written(
      "[" + joined(points.map { point($0) }, by: ", ") + "]",
      points.map { rounded($0) }
    )
  }

  /// A shape in a rectangle, with a rotation about its centre if necessary.
  private func boxed(
    _ geometry: VectorGeometry,
    _ box: Rect,
    _ matrix: Transform
  ) -> Written<DrawingPath> {
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
      return plain(geometry, box) { $0 }.transformed(by: transform(matrix))
    }
    let middle = Point(box.x + box.width / 2, box.y + box.height / 2).transformed(by: matrix)
    let factor = matrix.scale
    let place = Rect(center: middle, size: Size(box.width * factor, box.height * factor))
    let shape = plain(geometry, place) { Size($0.width * factor, $0.height * factor) }
    if case .ellipse = geometry, (box.width - box.height).magnitude < 1e-9 * box.width {
      return shape
    }
    let turn = Trigonometry.arcTangent(y: matrix.b, x: matrix.a)
    return shape.transformed(
      by: Written(
        "rotation(\(ShortNumber.text(turn, places: 4))deg, about: \(point(middle)))",
        .rotation(Angle(degrees: ShortNumber.read(turn, places: 4)), about: rounded(middle))
      )
    )
  }

  private func plain(
    _ geometry: VectorGeometry,
    _ place: Rect,
    radii: (Size) -> Size
  ) -> Written<DrawingPath> {
    let box = rect(place)
    switch geometry {
    case .ellipse: return ellipse(place)
    case .roundedRect(_, let own):
      let tolerance = 1e-4 * max(size.width, size.height)
      let corner = radii(own)
      guard (corner.width - corner.height).magnitude < tolerance else {
        let text = "(\(number(corner.width)), \(number(corner.height)))"
        let each = Size(rounded(corner.width), rounded(corner.height))
        let sizes = EllipticalCornerRadii(
          topLeft: each,
          topRight: each,
          bottomRight: each,
          bottomLeft: each
        )
        return Written(
          "roundedRect(\(box.text), radius: CornerRadii(topLeft: \(text), topRight: \(text), "
            + "bottomRight: \(text), bottomLeft: \(text)))",
          DrawingPath(.roundedRect(box.value, radius: sizes))
        )
      }
      if (corner.width - min(place.width, place.height) / 2).magnitude < tolerance {
        return Written("capsule(\(box.text))", DrawingPath(.capsule(box.value)))
      }
      return Written(
        "roundedRect(\(box.text), radius: \(number(corner.width)))",
        DrawingPath(.roundedRect(box.value, radius: rounded(corner.width)))
      )
    default: return Written("rect(\(box.text))", DrawingPath(.rect(box.value)))
    }
  }

  private func ellipse(_ place: Rect) -> Written<DrawingPath> {
    let tolerance = 1e-4 * max(size.width, size.height)
    let box = rect(place)
    guard (place.width - place.height).magnitude < tolerance else {
      return Written("ellipse(\(box.text))", DrawingPath(.ellipse(box.value)))
    }
    if box.text == "bounds" { return Written("circle(bounds)", DrawingPath(.circle(box.value))) }
    let middle = Point(place.x + place.width / 2, place.y + place.height / 2)
    let isCentral =
      (middle.x - size.width / 2).magnitude < tolerance
      && (middle.y - size.height / 2).magnitude < tolerance
    let center =
      isCentral ? Written("bounds.center", bounds.center) : Written(point(middle), rounded(middle))
    return Written(
      "circle(center: \(center.text), radius: \(number(place.width / 2)))",
      DrawingPath(.circle(center: center.value, radius: rounded(place.width / 2)))
    )
  }

  private func path(_ data: String, _ matrix: Transform) -> Written<DrawingPath> {
    let parsed = PathData(data)
    if matrix == .identity {
      let own = collapsed(data)
      let short = parsed.text(transformed: .identity, places: places)
      return path(own.utf8.count <= short.utf8.count + 8 ? own : short)
    }
    if parsed.canTransform(by: matrix) {
      return path(parsed.text(transformed: matrix, places: places))
    }
    // Arcs stay arcs only if they are scaled uniformly.
    return path(collapsed(data)).transformed(by: transform(matrix))
  }

  private func path(_ data: String) -> Written<DrawingPath> {
    Written("path(\"\(data)\")", DrawingPath(data: data))
  }

  /// Replaces each run of whitespace with a single space.
  private func collapsed(_ text: String) -> String {
    let parts = text.utf8.split(whereSeparator: { $0 <= 0x20 }).map {
      String(decoding: Array($0), as: UTF8.self)
    }
    return joined(parts, by: " ")
  }
}

/// An expression of the language and its value.
struct Written<Value> {
  let text: String
  let value: Value

  init(_ text: String, _ value: Value) { (self.text, self.value) = (text, value) }
}

extension Written<DrawingPath> {
  /// The path with a transform applied.
  fileprivate func transformed(by transform: Written<Transform>) -> Written {
    Written(
      text + ".transformed(by: \(transform.text))",
      DrawingPath(value.path.transformed(by: transform.value))
    )
  }
}

/// Joins texts with a separator.
func joined(_ texts: [String], by separator: String) -> String {
  var result = ""
  for (index, text) in texts.enumerated() { result += index == 0 ? text : separator + text }
  return result
}
