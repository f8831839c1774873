// Shapes: their geometry and paint.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// The nodes that a shape draws.
  mutating func shape(_ node: Int, in context: SVGContext) -> [VectorNode] {
    for child in document.children(of: node) where document.nodes[child].kind == .element {
      // Animations are children of the elements that they animate.
      if document.nodes[child].namespace == .svg { _ = element(child, in: context) }
    }
    guard let geometry = geometry(of: node, in: context), context.style.isVisible else { return [] }
    let style = context.style
    let outline = VectorOutline(geometry: geometry, transform: context.transform)
    var result = VectorShape(label: label(of: node), outline: outline)
    let box = outline.path.tightBounds
    guard box?.isDrawable ?? true else {
      lose("this shape is too far away to be drawn", at: document.nodes[node].range)
      return []
    }
    result.isEvenOdd = style.isFillEvenOdd
    result.isStrokeBelow = style.isStrokeBelow
    let range = document.nodes[node].range
    // A shape without width or height has no interior.
    if !geometry.isLine, let box, box.width > 0, box.height > 0 {
      if let content = pictureFill(of: outline, in: context) {
        (result.content, result.fill) = (content, .color(.color(.white)))
        return stroked(result, in: context, at: range)
      }
      result.fill = paint(style.fill, opacity: style.fillOpacity, of: outline, (style, range))
    }
    return stroked(result, in: context, at: range)
  }

  /// A shape with its stroke, or no nodes if it has no paint.
  private mutating func stroked(
    _ shape: VectorShape,
    in context: SVGContext,
    at range: Range<Int>
  ) -> [VectorNode] {
    var result = shape
    let style = context.style
    if style.strokeWidth > 0, context.transform.scale > 0,
      let paint = paint(
        style.stroke,
        opacity: style.strokeOpacity,
        of: shape.outline,
        (style, range)
      )
    {
      result.stroke = stroke(paint, in: context, at: range)
    }
    guard result.fill != nil || result.stroke != nil else { return [] }
    guard result.content != nil, style.fillOpacity < 1 else { return [.shape(result)] }
    // Apply an image's opacity with a group, because images have no opacity of their own.
    var fill = result
    fill.stroke = nil
    var nodes: [VectorNode] = [
      .group(VectorGroup(opacity: style.fillOpacity, children: [.shape(fill)]))
    ]
    if result.stroke != nil {
      (result.fill, result.content) = (nil, nil)
      nodes.insert(.shape(result), at: style.isStrokeBelow ? 0 : 1)
    }
    return nodes
  }

  /// The image that paints a shape, or `nil` if the fill is not a pattern.
  private mutating func pictureFill(of outline: VectorOutline, in context: SVGContext)
    -> VectorContent?
  {
    guard isForSource, context.style.fillOpacity > 0,
      case .reference(let address, _) = context.style.fill,
      address.utf8.first == UInt8(ascii: "#"), let node = ids[String(address.dropFirst())],
      isElement(node, "pattern")
    else { return nil }
    return pattern(node, of: outline, in: context)
  }

  private mutating func stroke(
    _ paint: VectorPaint,
    in context: SVGContext,
    at range: Range<Int>
  ) -> VectorStroke {
    let style = context.style
    var factor = 1.0
    if style.isStrokeFixed {
      factor = 1 / context.transform.scale
      if !context.transform.isSimilarity {
        lose(
          "a non-scaling stroke is skewed or scaled unevenly, and so is its width",
          at: range
        )
      }
    }
    return VectorStroke(
      paint: paint,
      width: style.strokeWidth * factor,
      cap: style.cap,
      join: style.join,
      miterLimit: style.miterLimit,
      dash: style.dash.map { $0 * factor },
      dashPhase: style.dashPhase * factor
    )
  }

  /// The element's id if a person chose it, or `nil` if a program generated it.
  func label(of node: Int) -> String? {
    guard let id = document.attribute("id", of: node)?.value, id.utf8.count > 2, id.utf8.count <= 40
    else { return nil }
    let isName = id.utf8.allSatisfy {
      let letter = $0 | 0x20
      return (letter >= 0x61 && letter <= 0x7A) || $0 == 0x20 || $0 == 0x2D || $0 == 0x5F
    }
    let name = lowercased(id)
    let plain: Set<String> = [
      "vector", "path", "rect", "rectangle", "circle", "ellipse", "line", "polygon", "polyline",
      "group",
      "shape", "union", "subtract", "intersect", "exclude", "star", "fill", "stroke", "icon",
      "layer", "oval",
      "combined-shape", "svg", "root", "main", "base", "object", "page",
    ]
    return isName && !plain.contains(name) ? id : nil
  }

  // MARK: Outlines

  /// The geometry of a shape, or `nil` if it is missing or invalid.
  mutating func geometry(of node: Int, in context: SVGContext) -> VectorGeometry? {
    func number(_ name: String, _ isVertical: Bool?, _ reader: inout SVGReader) -> Double {
      reader.coordinate(name, of: node, in: context, isVertical: isVertical) ?? 0
    }
    switch document.nodes[node].name {
    case "path": return path(node)
    case "rect": return rect(node, in: context)
    case "circle":
      let radius = number("r", nil, &self)
      guard radius > 0 else { return nil }
      let (x, y) = (number("cx", false, &self), number("cy", true, &self))
      return .ellipse(Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    case "ellipse":
      let (first, second) = (
        coordinate("rx", of: node, in: context, isVertical: false),
        coordinate("ry", of: node, in: context, isVertical: true)
      )
      guard let width = first ?? second, let height = second ?? first, width > 0, height > 0 else {
        return nil
      }
      let (x, y) = (number("cx", false, &self), number("cy", true, &self))
      return .ellipse(Rect(x: x - width, y: y - height, width: 2 * width, height: 2 * height))
    case "line":
      return .line(
        Point(number("x1", false, &self), number("y1", true, &self)),
        Point(number("x2", false, &self), number("y2", true, &self))
      )
    case "polyline", "polygon": return points(node)
    default: return nil
    }
  }

  private mutating func rect(_ node: Int, in context: SVGContext) -> VectorGeometry? {
    let x = coordinate("x", of: node, in: context, isVertical: false) ?? 0
    let y = coordinate("y", of: node, in: context, isVertical: true) ?? 0
    guard let width = coordinate("width", of: node, in: context, isVertical: false), width > 0,
      let height = coordinate("height", of: node, in: context, isVertical: true), height > 0
    else { return nil }
    let rect = Rect(x: x, y: y, width: width, height: height)
    let first = coordinate("rx", of: node, in: context, isVertical: false).flatMap {
      $0 < 0 ? nil : $0
    }
    let second = coordinate("ry", of: node, in: context, isVertical: true).flatMap {
      $0 < 0 ? nil : $0
    }
    let radii = Size(min(first ?? second ?? 0, width / 2), min(second ?? first ?? 0, height / 2))
    guard radii.width > 0, radii.height > 0 else { return .rect(rect) }
    return .roundedRect(rect, radii)
  }

  private mutating func points(_ node: Int) -> VectorGeometry? {
    guard let attribute = document.attribute("points", of: node) else { return nil }
    var scanner = ValueScanner(attribute.value)
    var points: [Point] = []
    while let x = scanner.number() {
      guard let y = scanner.number() else {
        lose("a point without a second number is left out", at: attribute.range)
        break
      }
      points.append(Point(x, y))
    }
    scanner.skipSpace()
    if !scanner.isAtEnd {
      lose("expected a point, found '\(shortened(scanner.rest))'", at: attribute.range)
    }
    guard points.count > 1 else { return nil }
    return document.nodes[node].name == "polygon" ? .polygon(points) : .polyline(points)
  }

  /// The path data up to its first error.
  private mutating func path(_ node: Int) -> VectorGeometry? {
    guard let attribute = document.attribute("d", of: node) else { return nil }
    var data = attribute.value
    guard data.utf8.count <= Self.dataLimit else {
      lose("a path with more than a million bytes is left out", at: attribute.range)
      return nil
    }
    if let error = Path.svgError(in: data) {
      lose("the path data is malformed; the path ends before the error", at: attribute.range)
      // Rewrite the data up to the last complete segment, because a partial one would also be an
      // error.
      data = PathData(String(decoding: data.utf8.prefix(error.offset), as: UTF8.self)).text(
        transformed: .identity,
        places: 6
      )
    }
    guard Path(svgPathData: data).tightBounds != nil else { return nil }
    return .path(trimmed(data))
  }

  // MARK: Paints

  /// The paint of an outline, or `nil` if there is none.
  mutating func paint(
    _ paint: SVGPaint,
    opacity: Double,
    of outline: VectorOutline,
    _ place: (style: SVGStyle, range: Range<Int>)
  ) -> VectorPaint? {
    guard opacity > 0 else { return nil }
    switch paint {
    case .none, .unknown: return nil
    case .color(let color):
      return color.alpha == 0 ? nil : .color(VectorColor.color(color).faded(opacity))
    case .current: return .color(current(place.style).faded(opacity))
    case .reference(let address, let fallback):
      let isLocal = address.utf8.first == UInt8(ascii: "#")
      if let node = isLocal ? ids[String(address.dropFirst())] : nil {
        if let gradient = gradient(node, of: outline, place.style) {
          return gradient?.faded(opacity)
        }
        if isElement(node, "pattern") {
          lose("the pattern '\(shortened(address))' is left out", at: place.range)
          return nil
        }
      }
      if let other = fallback.first {
        return self.paint(other, opacity: opacity, of: outline, place)
      }
      _ = target(address, at: place.range)
      return nil
    }
  }

  /// `currentColor` as one of the drawing's tints.
  mutating func current(_ style: SVGStyle) -> VectorColor {
    var color = style.color
    color.alpha = 1
    let index = tints.firstIndex(of: color) ?? tints.count
    if index == tints.count { tints.append(color) }
    return .tint(index, alpha: style.color.alpha)
  }
}

extension VectorGeometry {
  /// Whether it has no interior.
  var isLine: Bool {
    if case .line = self { return true }
    return false
  }
}

extension Rect {
  /// Whether the coordinates are small enough to be drawn and written.
  var isDrawable: Bool {
    let reach = max(x.magnitude, y.magnitude, (x + width).magnitude, (y + height).magnitude)
    return reach < 1e6
  }
}
