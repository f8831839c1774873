// Reads SVG: from elements to a drawing that is resolved, and what of it has no counterpart.

import RasterSyntax
import RasterValues

/// A drawing that was read, and what is to be said about it.
package struct SVGReading: Sendable {
  /// Nil where the file is broken, or draws nothing.
  package private(set) var drawing: VectorDrawing?
  package private(set) var diagnostics: [Diagnostic]

  /// Makes the one colour of the drawing a tint; says why not where there are several.
  package mutating func tint(_ drawing: VectorDrawing, in file: SourceFile) {
    if let tinted = drawing.tinted {
      self.drawing = tinted
    } else if drawing.tints.isEmpty {
      diagnostics.append(
        .importFeatureUnsupported("this has several colours, and gets no tint", at: 0..<0, in: file)
      )
    }
  }
}

/// Reads an SVG file, whatever its bytes are.
///
/// Time and memory are proportional to the file and to what its references repeat, which is
/// bounded. What cannot be drawn is left out, and reported with its place.
///
/// What is read for a source has words and pictures too, which drawings as images do not.
package func readSVG(_ file: SourceFile, isForSource: Bool = false) -> SVGReading {
  guard !file.bytes.isEmpty else {
    let fault = XMLFault(message: "the file is empty", range: 0..<0)
    return SVGReading(drawing: nil, diagnostics: [.malformedXML(fault, in: file)])
  }
  do throws(XMLFault) {
    let document = try XMLParser.parse(file.bytes)
    var reader = SVGReader(document, file)
    reader.isForSource = isForSource
    let drawing = reader.read()
    return SVGReading(drawing: drawing, diagnostics: reader.losses.inOrder())
  } catch {
    return SVGReading(drawing: nil, diagnostics: [.malformedXML(error, in: file)])
  }
}

/// Where an element lies: what it inherits, and what surrounds it.
struct SVGContext {
  var style = SVGStyle()
  /// To the points of the drawing.
  var transform = Transform.identity
  /// What percentages are parts of.
  var viewport: Size
  var depth = 0
}

/// Reads elements.
struct SVGReader {
  static let depthLimit = 128
  static let visitLimit = 20_000
  static let lossLimit = 2_000
  /// The most bytes of path data: as many parts as a value of the language may have.
  static let dataLimit = 1_000_000

  let document: XMLDocument
  let file: SourceFile
  var cascade: Cascade
  var ids: [String: Int] = [:]
  var losses: [Diagnostic] = []
  var tints: [Color] = []
  /// The elements that are being drawn by references, so that none draws itself.
  var active: [Int] = []
  /// How many elements references have drawn.
  var visits = 0
  private var saidTooMany = false
  /// Whether words and pictures are taken over.
  fileprivate(set) var isForSource = false
  /// The element that is asked for by itself, and what it draws, wherever it is drawn.
  var wanted: Int?
  var found: [VectorNode] = []
  /// From the points of the view box to those of the drawing.
  private(set) var toPoints = Transform.identity
  /// The size of the view box, where there is one.
  private(set) var boxSize: Size?

  init(_ document: XMLDocument, _ file: SourceFile) {
    self.document = document
    self.file = file
    cascade = Cascade(document)
    for (index, node) in document.nodes.enumerated() where node.kind == .element {
      if let id = document.attribute("id", of: index)?.value, ids[id] == nil { ids[id] = index }
      if node.name == "style", node.namespace == .svg { cascade.add(document.text(of: index)) }
    }
  }

  /// The drawing; nil where there is none.
  mutating func read() -> VectorDrawing? {
    let root = document.nodes[0]
    guard root.name == "svg", root.namespace == .svg else {
      lose("the outermost element is '\(root.name)', and no 'svg'", at: root.range)
      return nil
    }
    for loss in cascade.sheet.losses { loseStyle(loss.what) }
    loseScripts(of: 0)
    var context = SVGContext(viewport: Size(100, 100))
    let properties = cascade.properties(of: 0)
    context.style = style(properties, of: 0, in: context)
    let box = viewBox(of: 0)
    let size = naturalSize(box, context)
    context.viewport = box.map { Size($0.width, $0.height) } ?? size ?? context.viewport
    if let box, let size { context.transform = fitting(box, into: size, of: 0) }
    (toPoints, boxSize) = (context.transform, box.map { Size($0.width, $0.height) })
    let own = context
    context.style = context.style.inherited
    context.depth = 1
    var parts: [VectorPart] = []
    var nodes: [VectorNode] = []
    for child in document.children(of: 0) {
      let drawn = element(child, in: context)
      nodes += drawn
      if !drawn.isEmpty, let id = document.attribute("id", of: child)?.value {
        parts.append(VectorPart(id: id, nodes: drawn, bounds: drawn.bounds(in: .identity)))
      }
    }
    nodes = wrapped(nodes, of: 0, in: own)
    if cascade.isExhausted { lose("the styles take too long to be compared", at: root.range) }
    guard let size = size ?? contentSize(nodes), size.width > 0, size.height > 0 else {
      lose("the drawing has no size", at: root.range)
      return nil
    }
    let title = document.children(of: 0).first { isElement($0, "title") }
    return VectorDrawing(
      size: size,
      fitting: aspect(of: 0),
      title: title.map { trimmed(document.text(of: $0)) },
      nodes: nodes,
      tints: tints,
      parts: parts
    )
  }

  func isElement(_ node: Int, _ name: String) -> Bool {
    document.nodes[node].kind == .element && document.nodes[node].namespace == .svg
      && document.nodes[node].name == name
  }

  // MARK: Losses

  /// Notes that something is left out, or drawn otherwise.
  mutating func lose(_ what: String, at range: Range<Int>) {
    guard losses.count < Self.lossLimit else {
      if !saidTooMany {
        saidTooMany = true
        losses.append(
          .importFeatureUnsupported(
            "there is more that is lost, which is not listed",
            at: range,
            in: file
          )
        )
      }
      return
    }
    losses.append(.importFeatureUnsupported(what, at: range, in: file))
  }

  private mutating func loseStyle(_ what: String) {
    let style = document.nodes.indices.first { isElement($0, "style") } ?? 0
    lose("\(what) of styles is not read", at: document.nodes[style].range)
  }

  // MARK: Sizes

  /// The size of the whole, where it says one.
  private mutating func naturalSize(_ box: Rect?, _ context: SVGContext) -> Size? {
    func side(_ name: String) -> Double? {
      guard let text = document.attribute(name, of: 0)?.value, let length = SVGLength(text),
        length.unit == .user, length.value > 0
      else { return nil }
      return length.value
    }
    switch (side("width"), side("height")) {
    case (let width?, let height?): return limited(Size(width, height))
    case (let width?, nil):
      return box.map { limited(Size(width, width * $0.height / $0.width)) } ?? nil
    case (nil, let height?):
      return box.map { limited(Size(height * $0.width / $0.height, height)) } ?? nil
    case (nil, nil): return box.map { limited(Size($0.width, $0.height)) } ?? nil
    }
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

  /// The `viewBox` of an element; nil where it has none that means something.
  func viewBox(of node: Int) -> Rect? {
    guard let text = document.attribute("viewBox", of: node)?.value else { return nil }
    var scanner = ValueScanner(text)
    var values: [Double] = []
    while values.count < 4, let value = scanner.number() { values.append(value) }
    guard values.count == 4, values[2] > 0, values[3] > 0 else { return nil }
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// From a view box to a size, as `preserveAspectRatio` of an element says.
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

  /// What `preserveAspectRatio` of an element says.
  func aspect(of node: Int) -> DrawingFitting {
    let text = document.attribute("preserveAspectRatio", of: node)?.value ?? ""
    let words = text.split(separator: " ").filter { $0 != "defer" }
    let align = words.first ?? "xMidYMid"
    if align == "none" { return DrawingFitting(.stretch) }
    func share(_ name: Substring) -> Double { name == "Min" ? 0 : name == "Max" ? 1 : 0.5 }
    let isNamed = align.utf8.count == 8
    return DrawingFitting(
      words.dropFirst().first == "slice" ? .slice : .meet,
      x: isNamed ? share(align.dropFirst().prefix(3)) : 0.5,
      y: isNamed ? share(align.dropFirst(5)) : 0.5
    )
  }
}
