// Reads SVG: resolves elements into a drawing, and reports unsupported features.

import RasterSyntax
import RasterValues

/// The computed style of a parent, shared by the contexts of its children.
final class SVGOuterStyle: Sendable {
  let style: SVGStyle

  init(_ style: SVGStyle) { self.style = style }

  static let initial = SVGOuterStyle(SVGStyle())
}

/// The context of an element: inherited style, coordinates and nesting depth.
struct SVGContext {
  var style = SVGStyle()
  /// The style of the parent, for `inherit`.
  private var parent = SVGOuterStyle.initial
  /// The paints of the shape whose markers are drawn.
  var contextPaints: SVGContextPaints?
  /// The transform to the drawing's coordinates.
  var transform = Transform.identity
  /// The size that percentages refer to.
  var viewport: Size
  var depth = 0

  init(viewport: Size) { self.viewport = viewport }

  /// The computed style of the parent.
  var outer: SVGStyle { parent.style }

  /// The context of the children of an element with this style.
  var forChildren: SVGContext {
    var result = self
    result.parent = SVGOuterStyle(style)
    result.style = style.inherited
    return result
  }
}

/// A report and its position.
private struct SVGReport: Hashable {
  let what: String
  let position: Int
}

/// Reads elements into a drawing.
struct SVGReader {
  static let depthLimit = 128
  static let visitLimit = 20_000
  static let lossLimit = 2_000
  /// The maximum numbers of masks, each of which becomes a component, and of masks in other masks.
  static let (maskLimit, innerMaskLimit) = (2_000, 64)
  /// The maximum bytes of path data, equal to the maximum number of elements in a language value.
  static let dataLimit = 1_000_000

  let document: XMLDocument
  let file: SourceFile
  var cascade: Cascade
  var ids = SVGIDs()
  var losses: [Diagnostic] = []
  /// The reports so far by position, so that none is repeated.
  private var reported: Set<SVGReport> = []
  /// The reports of `losses`, in the same order.
  private var order: [SVGReport] = []
  /// The elements whose attributes were reviewed, and the unknown names that were reported.
  var reviewed: Set<Int> = []
  var unknownNames: Set<String> = []
  /// Whether fonts matter to the drawing; `nil` before that was needed.
  var usesFonts: Bool?
  /// The contexts of the children of elements, at their positions in the document.
  var placements: [Int: SVGContext] = [:]
  var tints: [Color] = []
  /// The elements being drawn through references, for detecting cycles.
  var active: [Int] = []
  /// The number of elements drawn through references.
  var visits = 0
  /// The number of masks that are drawn, and of those in other masks.
  var masks = 0
  var innerMasks = 0
  private var hasReportedLimit = false
  /// Whether text and images are read.
  var isForSource = false
  /// The fonts that text can be set in, without a report.
  var fonts = FontCollection()
  /// The single element that was requested, and its nodes, wherever they are drawn.
  var wanted: Int?
  var found: [VectorNode] = []
  /// The transform from the view box to the drawing's coordinates.
  private(set) var toPoints = Transform.identity
  /// The size of the view box, or `nil` if there is none.
  private(set) var boxSize: Size?

  init(_ document: XMLDocument, _ file: SourceFile) {
    self.document = document
    self.file = file
    cascade = Cascade(document)
    for (index, node) in document.nodes.enumerated() where node.kind == .element {
      if let id = document.attribute("id", of: index)?.value, ids[id] == nil { ids[id] = index }
      guard node.name == "style", node.namespace == .svg, isApplied(index) else { continue }
      cascade.add(document.text(of: index))
    }
  }

  /// Reads the drawing; returns `nil` if there is none.
  mutating func read() -> VectorDrawing? {
    let root = document.nodes[0]
    guard root.name == "svg", root.namespace == .svg else {
      lose("the root element is '\(root.name)', not 'svg' or 'vector'", at: root.range)
      return nil
    }
    for loss in cascade.sheet.losses { loseStyle(loss.what) }
    var context = SVGContext(viewport: Size(100, 100))
    context.style = style(of: 0, in: context)
    let box = viewBox(of: 0)
    let size = naturalSize(box, context.style)
    context.viewport = box.map { Size($0.width, $0.height) } ?? size ?? context.viewport
    if let box, let size { context.transform = fitting(box, into: size, of: 0) }
    (toPoints, boxSize) = (context.transform, box.map { Size($0.width, $0.height) })
    context.transform = context.transform.then(rootTransform(context.style, size))
    let own = context
    context = context.forChildren
    context.depth = 1
    placements[0] = context
    var parts: [VectorPart] = []
    var nodes: [VectorNode] = []
    for child in document.children(of: 0) where own.style.isDisplayed && isRendered(0) {
      let drawn = element(child, in: context)
      nodes += drawn
      if drawn.inkBounds != nil, let id = document.attribute("id", of: child)?.value {
        parts.append(VectorPart(id: id, nodes: drawn, bounds: drawn.bounds(in: .identity)))
      }
    }
    nodes = wrapped(nodes, of: 0, in: own)
    if cascade.isExhausted {
      lose("the style sheets are too complex; some rules are not applied", at: root.range)
    }
    if size == nil {
      lose("the drawing has no size and gets that of its contents", at: root.range)
    }
    guard let size = size ?? contentSize(nodes), size.width > 0, size.height > 0 else {
      lose("the drawing has no size", at: root.range)
      return nil
    }
    let title = document.children(of: 0).first { isElement($0, "title") }
    let result = VectorDrawing(
      size: size,
      fitting: aspect(of: 0),
      title: title.map { trimmed(document.text(of: $0)) },
      nodes: nodes,
      tints: tints,
      parts: parts
    )
    guard isForSource else { return result }
    let (drawing, isComplete, hasTint) = result.withFilteredImages()
    if !isComplete { lose("a filter is left out: its source has shadows", at: root.range) }
    if hasTint {
      lose("'currentColor' has a fixed colour in a drawing with a filter", at: root.range)
    }
    return drawing
  }

  /// The transform of the root, whose origin is the middle of the drawing unless it is specified.
  private func rootTransform(_ style: SVGStyle, _ size: Size?) -> Transform {
    guard let property = style.transform,
      let own = Transform(svg: property.value, isAttribute: property.isAttribute)
    else { return .identity }
    let origin = style.transformOrigin ?? SVGOrigin(share: Point(0.5, 0.5), distance: .zero)
    let size = size ?? .zero
    let x = origin.share.x * size.width + origin.distance.x
    let y = origin.share.y * size.height + origin.distance.y
    return Transform.translation(x: -x, y: -y).then(own).then(.translation(x: x, y: y))
  }

  /// Whether a style sheet is CSS for screens.
  private func isApplied(_ style: Int) -> Bool {
    func value(_ name: String) -> String {
      document.attribute(name, of: style).map { lowercased(trimmed($0.value)) } ?? ""
    }
    return ["", "text/css"].contains(value("type"))
      && ["", "all", "screen"].contains(value("media"))
  }

  func isElement(_ node: Int, _ name: String) -> Bool {
    document.nodes[node].kind == .element && document.nodes[node].namespace == .svg
      && document.nodes[node].name == name
  }

  // MARK: Losses

  /// Reports a feature that is left out or drawn differently.
  mutating func lose(_ what: String, at range: Range<Int>) {
    let report = SVGReport(what: what, position: range.lowerBound)
    guard reported.insert(report).inserted else { return }
    guard losses.count < Self.lossLimit else {
      if !hasReportedLimit {
        hasReportedLimit = true
        losses.append(
          .importFeatureUnsupported(
            "further unsupported features are not listed",
            at: range,
            in: file
          )
        )
      }
      return
    }
    losses.append(.importFeatureUnsupported(what, at: range, in: file))
    order.append(report)
  }

  /// Removes the last reports, so that `count` remain, and returns them.
  mutating func withdraw(to count: Int) -> [(what: String, range: Range<Int>)] {
    guard losses.count <= order.count else { return [] }
    var result: [(what: String, range: Range<Int>)] = []
    while losses.count > count, let loss = losses.popLast(), let report = order.popLast() {
      reported.remove(report)
      result.append((what: report.what, range: Int(loss.range.lower)..<Int(loss.range.upper)))
    }
    return result.reversed()
  }

  mutating func restore(_ reports: [(what: String, range: Range<Int>)]) {
    for report in reports { lose(report.what, at: report.range) }
  }

  private mutating func loseStyle(_ what: String) {
    let style = document.nodes.indices.first { isElement($0, "style") } ?? 0
    lose("\(what) in a style sheet is not supported", at: document.nodes[style].range)
  }

  // MARK: Sizes

  /// The size of the drawing, if it is specified.
  private mutating func naturalSize(_ box: Rect?, _ style: SVGStyle) -> Size? {
    switch (side("width", style), side("height", style)) {
    case (let width?, let height?): return limited(Size(width, height))
    case (let width?, nil):
      return box.map { limited(Size(width, width * $0.height / $0.width)) } ?? nil
    case (nil, let height?):
      return box.map { limited(Size(height * $0.width / $0.height, height)) } ?? nil
    case (nil, nil): return box.map { limited(Size($0.width, $0.height)) } ?? nil
    }
  }

  /// The length of a side of the drawing; a percentage means the size of the `viewBox`.
  private mutating func side(_ name: String, _ style: SVGStyle) -> Double? {
    let attribute = document.attribute(name, of: 0).map {
      SVGProperty(value: $0.value, range: $0.range, isAttribute: true)
    }
    guard let property = style.geometry[name] ?? attribute, lowercased(property.value) != "auto"
    else { return nil }
    guard let length = SVGLength(property.value) else {
      lose("'\(shortened(property.value))' is not a valid length", at: property.range)
      return nil
    }
    guard length.unit != .percent else { return nil }
    reviewUnits(of: property)
    guard length.value > 0 else {
      lose("the '\(name)' of the drawing is not positive and is ignored", at: property.range)
      return nil
    }
    return length.resolved(in: style, of: 0)
  }

  private mutating func limited(_ size: Size) -> Size? {
    guard size.width.isFinite, size.height.isFinite, size.width <= 100_000, size.height <= 100_000
    else {
      lose("the drawing is larger than 100,000 points", at: document.nodes[0].range)
      return nil
    }
    return size
  }

  private func contentSize(_ nodes: [VectorNode]) -> Size? {
    guard let box = nodes.inkBounds else { return nil }
    let size = Size((box.x + box.width).rounded(.up), (box.y + box.height).rounded(.up))
    return size.width.isFinite && size.height.isFinite && size.width <= 100_000
      && size.height <= 100_000 ? size : nil
  }

  /// The `viewBox` of an element, or `nil` if it is missing or invalid.
  func viewBox(of node: Int) -> Rect? {
    guard let text = document.attribute("viewBox", of: node)?.value else { return nil }
    var scanner = ValueScanner(text)
    var values: [Double] = []
    while values.count < 4, let value = scanner.number() { values.append(value) }
    scanner.skipSpace()
    guard values.count == 4, scanner.isAtEnd, values[2] > 0, values[3] > 0 else {
      return nil
    }
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// The transform from a view box to a size, according to `preserveAspectRatio`.
  func fitting(_ box: Rect, into size: Size, of node: Int) -> Transform {
    let aspect = aspect(of: node)
    var (x, y) = (size.width / box.width, size.height / box.height)
    switch aspect.scaling {
    case .stretch: break
    case .meet: (x, y) = (min(x, y), min(x, y))
    case .slice: (x, y) = (max(x, y), max(x, y))
    }
    let rest = Size(size.width - box.width * x, size.height - box.height * y)
    let isStretched = aspect.scaling == .stretch
    return Transform(
      a: x,
      b: 0,
      c: 0,
      d: y,
      tx: (isStretched ? 0 : rest.width * aspect.x) - box.x * x,
      ty: (isStretched ? 0 : rest.height * aspect.y) - box.y * y
    )
  }

  /// The fitting that an element's `preserveAspectRatio` specifies.
  func aspect(of node: Int) -> DrawingFitting {
    let text = document.attribute("preserveAspectRatio", of: node)?.value ?? ""
    let keywords = text.split(separator: " ").filter { $0 != "defer" }
    let align = keywords.first ?? "xMidYMid"
    if align == "none" { return DrawingFitting(.stretch) }
    func share(_ name: Substring) -> Double { name == "Min" ? 0 : name == "Max" ? 1 : 0.5 }
    let isNamed = align.utf8.count == 8
    return DrawingFitting(
      keywords.dropFirst().first == "slice" ? .slice : .meet,
      x: isNamed ? share(align.dropFirst().prefix(3)) : 0.5,
      y: isNamed ? share(align.dropFirst(5)) : 0.5
    )
  }
}
