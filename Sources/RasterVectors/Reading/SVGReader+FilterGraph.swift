// Filters as graphs of steps, for filters that layers, blurs and shadows cannot draw.

import RasterSyntax
import RasterValues

/// A filter whose steps are being read.
struct FilterGraph {
  /// The region of the filter, and the box of the element, in the element's coordinates.
  let region: Rect
  let box: Rect?
  /// Whether lengths of steps are fractions of the box.
  let isBoxed: Bool
  var steps: [DrawingFilterStep] = []
  var results: [String: Int] = [:]
  /// The painted area of the element, in its coordinates.
  var painted: Rect?

  /// The index of the previous step's image.
  var last: Int { steps.isEmpty ? DrawingFilterStep.source : steps.count - 1 }

  /// The image with a name that is not that of a step.
  func standard(_ name: String) -> Int {
    ["SourceGraphic", "SourceAlpha"].contains(name) ? DrawingFilterStep.source : last
  }

  mutating func add(
    _ kind: DrawingFilterStep.Kind,
    of inputs: [Int],
    _ values: [Double] = [],
    in place: FilterPlace
  ) {
    steps.append(
      DrawingFilterStep(kind, of: inputs, values, region: place.region, isLinear: place.isLinear)
    )
  }

  /// Lengths across and down in the element's coordinates.
  func lengths(_ x: Double, _ y: Double) -> (Double, Double) {
    guard isBoxed, let box else { return (x, y) }
    return (x * box.width, y * box.height)
  }

  /// A length in no direction.
  func length(_ value: Double) -> Double {
    guard isBoxed, let box else { return value }
    return value * ((box.width * box.width + box.height * box.height) / 2).squareRoot()
  }

  /// The rectangle of a step's image.
  func region(of input: Int) -> Rect {
    steps.indices.contains(input) ? steps[input].region : region
  }
}

/// The element of a step, its region, and the light in which it computes.
struct FilterPlace {
  let node: Int
  let region: Rect
  let isLinear: Bool
  let context: SVGContext
}

extension SVGReader {
  /// The steps of a filter element.
  mutating func graph(
    _ run: FilterRun,
    _ unit: Transform?,
    in context: SVGContext
  ) throws(FilterLoss) -> DrawingFilter {
    let range = document.nodes[run.node].range
    guard !run.nodes.hasContents else {
      throw FilterLoss(what: "its source contains images or text", range: range)
    }
    guard run.nodes.filterDepth < 8 else {
      throw FilterLoss(what: "nested filters repeat it", range: range)
    }
    guard let inverse = context.transform.inverse, case .outline(let outline, _) = run.region,
      let region = Path(outline.path.shape).transformed(by: inverse).tightBounds
    else { throw FilterLoss(what: "its transform cannot be inverted", range: range) }
    let isBoxed =
      document.attribute("primitiveUnits", of: run.node)?.value == "objectBoundingBox"
    if !context.transform.isAxial {
      lose("renderers differ about filters of rotated and skewed elements", at: range)
    }
    let box = unit.map { Rect(x: $0.tx, y: $0.ty, width: $0.a, height: $0.d) }
    guard !isBoxed || box != nil else {
      throw FilterLoss(what: "its drawing has no box", range: range)
    }
    var graph = FilterGraph(region: region, box: box, isBoxed: isBoxed)
    graph.painted = run.nodes.inkBounds.flatMap {
      Path(.rect($0)).transformed(by: inverse).tightBounds
    }
    var filter = placed(run.node, viewport: context.viewport)
    filter.style = style(of: run.node, in: filter)
    filter = filter.forChildren
    for child in filterSteps(run.node) {
      guard graph.steps.count < 40 else {
        throw FilterLoss(what: "it has more than 40 steps", range: range)
      }
      var own = filter
      own.style = style(of: child, in: filter)
      own.transform = context.transform
      let place = FilterPlace(
        node: child,
        region: stepRegion(child, graph, in: own),
        isLinear: own.style.isFilterLinear,
        context: own
      )
      noteBlur(place, graph)
      try add(place, to: &graph, source: context.style)
      if let name = document.attribute("result", of: child)?.value, !graph.steps.isEmpty {
        graph.results[name] = graph.steps.count - 1
      }
    }
    return DrawingFilter(
      region: region,
      transform: context.transform,
      steps: graph.steps
    )
  }

  /// The elements of a filter's steps.
  func filterSteps(_ filter: Int) -> [Int] {
    document.children(of: filter).filter {
      document.nodes[$0].kind == .element && document.nodes[$0].namespace == .svg
        && !["title", "desc", "metadata", "animate", "set", "script"].contains(
          document.nodes[$0].name
        )
    }
  }

  /// The region of a step, which is the filter's unless its attributes specify another one.
  private mutating func stepRegion(_ node: Int, _ graph: FilterGraph, in context: SVGContext)
    -> Rect
  {
    var place = context
    if graph.isBoxed { place.viewport = Size(1, 1) }
    func side(_ name: String, _ isVertical: Bool, _ reader: inout SVGReader) -> Double? {
      reader.coordinate(name, of: node, in: place, isVertical: isVertical)
    }
    var whole = graph.region
    if isElement(node, "feOffset") {
      // An offset has the region of its input.
      let input = document.attribute("in", of: node)?.value
      whole = graph.region(of: input.map { graph.results[$0] ?? graph.standard($0) } ?? graph.last)
    }
    if graph.isBoxed, !isElement(node, "feFlood"),
      ["x", "y", "width", "height"].contains(where: { document.attribute($0, of: node) != nil })
    {
      lose(
        "renderers differ about the region of a step in fractions of a box",
        at: document.nodes[node].range
      )
    }
    let x = side("x", false, &self)
    let y = side("y", true, &self)
    let width = side("width", false, &self)
    let height = side("height", true, &self)
    let (left, across) = (x.map { graph.lengths($0, 0).0 }, width.map { graph.lengths($0, 0).0 })
    let (top, down) = (y.map { graph.lengths(0, $0).1 }, height.map { graph.lengths(0, $0).1 })
    let origin = graph.isBoxed ? graph.box.map { Point($0.x, $0.y) } ?? .zero : .zero
    return Rect(
      x: left.map { $0 + origin.x } ?? whole.x,
      y: top.map { $0 + origin.y } ?? whole.y,
      width: across.map { max($0, 0) } ?? whole.width,
      height: down.map { max($0, 0) } ?? whole.height
    )
  }

  /// Adds the steps of an element.
  private mutating func add(
    _ place: FilterPlace,
    to graph: inout FilterGraph,
    source: SVGStyle
  ) throws(FilterLoss) {
    let element = document.nodes[place.node]
    func input(_ name: String, _ reader: inout SVGReader) throws(FilterLoss) -> Int {
      try reader.input(name, of: place.node, &graph, place, source: source)
    }
    switch element.name {
    case "feFlood":
      graph.add(.flood, of: [], try components(flood(place.context.style), at: place), in: place)
    case "feTurbulence": graph.add(.turbulence, of: [], try turbulence(place), in: place)
    case "feMerge":
      var inputs: [Int] = []
      for child in document.children(of: place.node) where isElement(child, "feMergeNode") {
        inputs.append(try self.input("in", of: child, &graph, place, source: source))
      }
      graph.add(.merge, of: inputs, in: place)
    case "feDropShadow": try addShadow(place, try input("in", &self), to: &graph)
    case "feBlend", "feComposite", "feDisplacementMap":
      let first = try input("in", &self)
      try addPair(place, first, try input("in2", &self), to: &graph)
    case "feImage":
      throw FilterLoss(what: "'feImage' is not supported", range: element.range)
    default: try addSingle(place, try input("in", &self), to: &graph)
    }
  }

  private mutating func addPair(
    _ place: FilterPlace,
    _ first: Int,
    _ second: Int,
    to graph: inout FilterGraph
  ) throws(FilterLoss) {
    func word(_ name: String) -> String {
      document.attribute(name, of: place.node).map { trimmed($0.value) } ?? ""
    }
    switch document.nodes[place.node].name {
    case "feBlend":
      graph.add(.blend, of: [first, second], [Double(blend(word("mode")).rawValue)], in: place)
    case "feDisplacementMap":
      let channels = ["R": 0.0, "G": 1, "B": 2]
      let scale = graph.length(numbers("scale", place).first ?? 0)
      graph.add(
        .displacement,
        of: [first, second],
        [
          scale, channels[word("xChannelSelector")] ?? 3, channels[word("yChannelSelector")] ?? 3,
        ],
        in: place
      )
    default:
      if word("operator") == "arithmetic" {
        let factors = ["k1", "k2", "k3", "k4"].map { numbers($0, place).first ?? 0 }
        return graph.add(.arithmetic, of: [first, second], factors, in: place)
      }
      let modes: [String: BlendMode] = [
        "in": .sourceIn, "out": .sourceOut, "atop": .sourceAtop, "xor": .xor, "lighter": .plus,
      ]
      let mode = modes[word("operator")] ?? .normal
      graph.add(.blend, of: [first, second], [Double(mode.rawValue)], in: place)
    }
  }

  private mutating func addSingle(
    _ place: FilterPlace,
    _ input: Int,
    to graph: inout FilterGraph
  ) throws(FilterLoss) {
    let element = document.nodes[place.node]
    switch element.name {
    case "feOffset":
      let move = graph.lengths(numbers("dx", place).first ?? 0, numbers("dy", place).first ?? 0)
      graph.add(.offset, of: [input], [move.0, move.1], in: place)
    case "feGaussianBlur":
      graph.add(.blur, of: [input], try deviations(place, graph, 0), in: place)
    case "feMorphology":
      guard let radii = radii(place) else {
        lose("renderers differ about a step without a radius", at: element.range)
        return graph.add(.merge, of: [input], in: place)
      }
      let isGrowing = document.attribute("operator", of: place.node)?.value == "dilate"
      let (x, y) = graph.lengths(radii.x, radii.y)
      graph.add(.morphology, of: [input], [isGrowing ? 1 : 0, x, y], in: place)
    case "feTile":
      let tile = graph.region(of: input)
      graph.add(.tile, of: [input], [tile.x, tile.y, tile.width, tile.height], in: place)
    case "feColorMatrix":
      graph.add(.matrix, of: [input], colorMatrix(place), in: place)
    case "feComponentTransfer":
      graph.add(.transfer, of: [input], transfer(place), in: place)
    case "feConvolveMatrix":
      guard let values = try convolution(place) else {
        return graph.add(.merge, of: [], in: place)
      }
      graph.add(.convolution, of: [input], values, in: place)
    case "feDiffuseLighting", "feSpecularLighting":
      guard let values = try lighting(place, graph) else {
        return graph.add(.merge, of: [], in: place)
      }
      graph.add(.lighting, of: [input], values, in: place)
    default:
      lose("'\(shortened(element.name))' is not a step of a filter", at: element.range)
      graph.add(.merge, of: [input], in: place)
    }
  }

  /// Adds the steps of a shadow: the offset and blurred alpha in a colour, below the input.
  private mutating func addShadow(
    _ place: FilterPlace,
    _ input: Int,
    to graph: inout FilterGraph
  ) throws(FilterLoss) {
    let move = graph.lengths(numbers("dx", place).first ?? 2, numbers("dy", place).first ?? 2)
    let color = try components(flood(place.context.style), at: place)
    graph.add(.blur, of: [input], try deviations(place, graph, 2), in: place)
    graph.add(.offset, of: [graph.last], [move.0, move.1], in: place)
    let shape = graph.last
    graph.add(.flood, of: [], color, in: place)
    let mode = Double(BlendMode.sourceIn.rawValue)
    graph.add(.blend, of: [graph.last, shape], [mode], in: place)
    graph.add(.merge, of: [graph.last, input], in: place)
  }

  /// The image that an attribute names: the previous one if there is no such image.
  private mutating func input(
    _ name: String,
    of node: Int,
    _ graph: inout FilterGraph,
    _ place: FilterPlace,
    source: SVGStyle
  ) throws(FilterLoss) -> Int {
    guard let attribute = document.attribute(name, of: node) else { return graph.last }
    switch attribute.value {
    case "SourceGraphic": return DrawingFilterStep.source
    case "SourceAlpha": return DrawingFilterStep.sourceAlpha
    case "BackgroundImage", "BackgroundAlpha":
      lose("the background is not an input of a filter", at: attribute.range)
      return DrawingFilterStep.nothing
    case "FillPaint", "StrokePaint":
      lose("renderers differ about '\(attribute.value)' as an input", at: attribute.range)
      let paint = attribute.value == "FillPaint" ? source.fill : source.stroke
      let color: Color
      switch paint {
      case .color(let own): color = own
      case .none: color = .clear
      default:
        throw FilterLoss(
          what: "its input '\(attribute.value)' is not a colour",
          range: attribute.range
        )
      }
      let flood = FilterPlace(
        node: node,
        region: graph.region,
        isLinear: place.isLinear,
        context: place.context
      )
      graph.add(.flood, of: [], [color.red, color.green, color.blue, color.alpha], in: flood)
      return graph.steps.count - 1
    default: return graph.results[attribute.value] ?? graph.last
    }
  }

  /// The numbers of an attribute, up to the first that is invalid.
  func numbers(_ name: String, _ place: FilterPlace, limit: Int = 1_024) -> [Double] {
    guard let attribute = document.attribute(name, of: place.node) else { return [] }
    return Self.numbers(attribute.value, limit: limit)
  }

  static func numbers(_ text: String, limit: Int = 1_024) -> [Double] {
    var scanner = ValueScanner(text)
    var values: [Double] = []
    while values.count < limit, let value = scanner.number() { values.append(value) }
    scanner.skipSpace()
    return scanner.isAtEnd ? values : []
  }
}

extension [VectorNode] {
  /// The maximum number of nested filters in the nodes.
  fileprivate var filterDepth: Int {
    reduce(0) { depth, node in
      guard case .group(let group) = node else { return depth }
      return Swift.max(depth, group.children.filterDepth + (group.filter == nil ? 0 : 1))
    }
  }

  /// Whether they contain text or images.
  var hasContents: Bool {
    contains { node in
      switch node {
      case .shape(let shape): shape.content != nil
      case .group(let group):
        group.children.hasContents || (group.mask?.nodes.hasContents ?? false)
      }
    }
  }
}
