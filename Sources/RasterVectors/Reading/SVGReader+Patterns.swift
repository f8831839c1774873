// Patterns of shapes: tiles that fill an outline.

import RasterSyntax
import RasterValues

/// A pattern that fills a shape.
private struct Pattern {
  /// The pattern with the contents.
  let source: Int
  /// The pattern, followed by those that it references in turn.
  let chain: [Int]
  /// The bounds of the shape.
  let box: Rect
  /// The first tile, in the coordinates of the pattern.
  let tile: Rect
  /// The transform from the pattern's coordinates to the shape's.
  let transform: Transform

  /// The corners of the tiles that cover an area, or `nil` if there are more than a limit.
  func places(covering area: Rect, limit: Double) -> [Point]? {
    let first = Point(
      ((area.x - tile.x) / tile.width).rounded(.down),
      ((area.y - tile.y) / tile.height).rounded(.down)
    )
    let columns = ((area.x + area.width - tile.x) / tile.width).rounded(.up) - first.x
    let rows = ((area.y + area.height - tile.y) / tile.height).rounded(.up) - first.y
    guard columns * rows <= limit, columns > 0, rows > 0 else { return nil }
    var result: [Point] = []
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        result.append(
          Point(
            tile.x + (first.x + Double(column)) * tile.width,
            tile.y + (first.y + Double(row)) * tile.height
          )
        )
      }
    }
    return result
  }
}

extension SVGReader {
  /// The maximum number of tiles of a pattern.
  private static let tileLimit = 400

  /// The tiles of a pattern that fill an outline, or `nil` if it paints nothing.
  ///
  /// Source: SVG 2, section 14.3. The contents begin at the corner of the tile.
  mutating func patternTiles(
    _ node: Int,
    of outline: VectorOutline,
    in context: SVGContext
  ) -> VectorNode? {
    let range = document.nodes[node].range
    guard let pattern = readPattern(node, of: outline, in: context),
      let inverse = pattern.transform.inverse,
      let area = outline.geometry.path.transformed(by: inverse).tightBounds
    else { return nil }
    let source = pattern.source
    guard !active.contains(source), active.count < 32, context.depth < Self.depthLimit else {
      lose("a pattern refers to itself", at: range)
      return nil
    }
    guard let places = pattern.places(covering: area, limit: Double(Self.tileLimit)) else {
      lose("a pattern with more than \(Self.tileLimit) tiles is left out", at: range)
      return nil
    }
    active.append(source)
    defer { active.removeLast() }
    var nodes: [VectorNode] = []
    for place in places {
      visits += document.nodes[source].end - source
      guard visits < Self.visitLimit else {
        lose(
          "references repeat more than \(Self.visitLimit) elements; the rest are left out",
          at: range
        )
        return nil
      }
      nodes += content(of: pattern, at: place, in: context)
    }
    guard !nodes.isEmpty else { return nil }
    var group = VectorGroup(opacity: context.style.fillOpacity, children: nodes)
    group.clip = .outline(outline, isEvenOdd: context.style.isFillEvenOdd)
    group.isOutsideBox = true
    return .group(group)
  }

  /// The pattern of an element, or `nil` if it paints nothing, which is reported.
  private mutating func readPattern(
    _ node: Int,
    of outline: VectorOutline,
    in context: SVGContext
  ) -> Pattern? {
    let range = document.nodes[node].range
    let chain = patternChain(node)
    for node in chain { review(node) }
    guard let source = chain.first(where: { hasElements($0) }),
      let box = outline.geometry.box, box.width > 0, box.height > 0,
      let tile = tile(chain, box, in: context), tile.width > 0, tile.height > 0
    else {
      lose("a pattern without contents or size paints nothing", at: range)
      return nil
    }
    var own = Transform.identity
    if let text = value("patternTransform", chain) {
      guard let read = Transform(svg: text.value), read.inverse != nil else {
        lose("'\(shortened(text.value))' is not a valid transform", at: text.range)
        return nil
      }
      own = read
      let style = referenced(chain[0], from: context).style
      if let origin = style.transformOrigin {
        if origin.share != .zero {
          lose("a 'transform-origin' in percent of a pattern is left out", at: text.range)
        }
        let (x, y) = (origin.distance.x, origin.distance.y)
        own = Transform.translation(x: -x, y: -y).then(read).then(.translation(x: x, y: y))
      }
    }
    if !isOnPixels(tile, own.then(context.transform)) {
      lose("tiles that do not end at whole points have other edges than bitmaps of them", at: range)
    }
    return Pattern(source: source, chain: chain, box: box, tile: tile, transform: own)
  }

  /// Whether the edges of all tiles lie at whole points.
  private func isOnPixels(_ tile: Rect, _ transform: Transform) -> Bool {
    VectorOutline(geometry: .rect(tile), transform: transform).isOnPixels
  }

  /// A pattern, followed by the patterns that it references in turn.
  private mutating func patternChain(_ node: Int) -> [Int] {
    var chain = [node]
    while chain.count < 32, let last = chain.last, let address = document.reference(of: last) {
      guard let next = target(address.value, at: address.range), !chain.contains(next),
        isElement(next, "pattern")
      else { break }
      chain.append(next)
    }
    return chain
  }

  private func hasElements(_ node: Int) -> Bool {
    document.children(of: node).contains { document.nodes[$0].kind == .element }
  }

  /// The first tile of a pattern, in the coordinates of the pattern.
  private mutating func tile(_ chain: [Int], _ box: Rect, in context: SVGContext) -> Rect? {
    let isBoxed = value("patternUnits", chain)?.value != "userSpaceOnUse"
    var place = context
    if isBoxed { place.viewport = Size(1, 1) }
    func length(_ name: String, _ isVertical: Bool, _ reader: inout SVGReader) -> Double {
      guard let node = chain.first(where: { reader.document.attribute(name, of: $0) != nil }) else {
        return 0
      }
      return reader.coordinate(name, of: node, in: place, isVertical: isVertical) ?? 0
    }
    let rect = Rect(
      x: length("x", false, &self),
      y: length("y", true, &self),
      width: length("width", false, &self),
      height: length("height", true, &self)
    )
    guard isBoxed else { return rect }
    return Rect(
      x: box.x + rect.x * box.width,
      y: box.y + rect.y * box.height,
      width: rect.width * box.width,
      height: rect.height * box.height
    )
  }

  /// The nodes of one tile.
  private mutating func content(
    of pattern: Pattern,
    at place: Point,
    in context: SVGContext
  ) -> [VectorNode] {
    let (chain, box, size) = (pattern.chain, pattern.box, pattern.tile.size)
    var inner = referenced(pattern.source, from: context)
    inner.contextPaints = nil
    let placed = Transform.translation(x: place.x, y: place.y).then(pattern.transform)
      .then(context.transform)
    let frame = VectorRegion.outline(
      VectorOutline(geometry: .rect(Rect(origin: .zero, size: size)), transform: placed),
      isEvenOdd: false
    )
    let isVisible = inner.style.isOverflowVisible ?? false
    inner.transform = placed
    if let viewed = chain.first(where: { document.attribute("viewBox", of: $0) != nil }) {
      guard let view = viewBox(of: viewed) else { return [] }
      let aspect = chain.first { document.attribute("preserveAspectRatio", of: $0) != nil }
      inner.transform = fitting(view, into: size, of: aspect ?? viewed).then(placed)
      inner.viewport = Size(view.width, view.height)
    } else if value("patternContentUnits", chain)?.value == "objectBoundingBox" {
      inner.transform = Transform.scaling(x: box.width, y: box.height).then(placed)
      inner.viewport = Size(1, 1)
    }
    inner = inner.forChildren
    var nodes: [VectorNode] = []
    for child in document.children(of: pattern.source) { nodes += element(child, in: inner) }
    return isVisible ? nodes : clipped(nodes, by: frame)
  }
}
