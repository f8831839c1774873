// Filters: their regions, and the effects of their results on drawings.

import RasterSyntax
import RasterValues

/// The reason why a filter is not imported.
struct FilterLoss: Error {
  let what: String
  let range: Range<Int>
}

/// A filter that is evaluated: what it is applied to, and where its region cuts.
struct FilterRun {
  let node: Int
  let nodes: [VectorNode]
  let region: VectorRegion
  /// The bounds of the region and of the painted area, in the drawing's coordinates.
  let box: Rect
  let painted: Rect?
  /// Whether a step is cut before it is moved or blurred.
  var isCut = false
  /// The region of the last step, if it has one of its own.
  var lastRegion: VectorRegion?

  /// Records whether the region cuts a shape before the next step.
  mutating func meet(_ shape: FilteredShape, _ matrix: Transform) {
    guard let painted else { return }
    let reach = (2 * shape.deviation + max(0, shape.spread)) * matrix.scale
    let offset = shape.offset
    let moved = Rect(
      x: painted.x + matrix.a * offset.x + matrix.c * offset.y - reach,
      y: painted.y + matrix.b * offset.x + matrix.d * offset.y - reach,
      width: painted.width + 2 * reach,
      height: painted.height + 2 * reach
    )
    if !region.surelyHolds(moved, within: 0.01 * (moved.width + moved.height)) { isCut = true }
  }
}

extension SVGReader {
  /// The effects of an element's filters on its nodes, or `nil` if the result is empty.
  mutating func filtered(
    _ nodes: [VectorNode],
    of node: Int,
    in context: SVGContext
  ) -> [FilterEffect]? {
    var result: [FilterEffect] = []
    var nodes = nodes
    let unit = unitBox(of: nodes, in: context)
    let scale = context.transform.scale
    func noteScale(_ reader: inout SVGReader) {
      guard !context.transform.isSimilarity else { return }
      let range = reader.document.nodes[node].range
      reader.lose("a filter is scaled unevenly, but its blurs are not", at: range)
    }
    for (place, function) in context.style.filter.enumerated() {
      if place > 0 {
        // A function applies to the result of the one before it.
        var group = VectorGroup(children: nodes)
        for effect in result { group = effect.applied(to: group) }
        nodes = group.isPlain ? group.children : [.group(group)]
        visits += nodes.total
        guard visits <= Self.visitLimit else {
          lose("nested filters repeat a drawing and are left out", at: document.nodes[node].range)
          return []
        }
        result = [.layers(below: nodes, above: [], showsSource: false)]
      }
      switch function {
      case .reference(let reference):
        guard let effects = filtered(reference, nodes, unit, in: context) else { return nil }
        result += effects
      case .blur(let deviation):
        noteScale(&self)
        if deviation > 0 { result.append(.blur(2 * deviation * scale)) }
      case .dropShadow(let paint, let offset, let deviation):
        noteScale(&self)
        let color: VectorColor
        if case .color(let own) = paint {
          color = .color(own)
        } else {
          color = current(context.style)
        }
        let shape = FilteredShape(color: color, deviation: deviation, offset: offset)
        result.append(.shadows([shadow(shape, context.transform)], isAlone: false))
      case .colors(let filter): result.append(.colors(filter.numbers))
      case .opacity(let share): result.append(.opacity(share))
      }
    }
    return result
  }

  /// The effects of a filter element; a filter that is not imported is reported.
  private mutating func filtered(
    _ reference: SVGReference,
    _ nodes: [VectorNode],
    _ unit: Transform?,
    in context: SVGContext
  ) -> [FilterEffect]? {
    guard let node = target(reference.id, at: reference.range) else { return [] }
    guard isElement(node, "filter") else {
      lose("'\(shortened(reference.id))' is not a 'filter' and is left out", at: reference.range)
      return []
    }
    review(node)
    let range = document.nodes[node].range
    if let address = document.reference(of: node) {
      lose("'href' of a filter is left out", at: address.range)
    }
    guard let region = region(of: node, unit: unit, in: context), let box = region.bounds,
      box.width > 0, box.height > 0
    else {
      if !nodes.isEmpty { lose("a filter whose region is empty hides its drawing", at: range) }
      return nil
    }
    let run = FilterRun(
      node: node,
      nodes: nodes,
      region: region,
      box: box,
      painted: nodes.inkBounds
    )
    let before = losses.count
    var failure: FilterLoss?
    var effects: [FilterEffect]?
    do throws(FilterLoss) { effects = try layered(run, in: context) } catch { failure = error }
    if failure == nil, losses.count == before { return effects }
    // Steps draw filters that layers cannot draw, or only approximately.
    let withdrawn = withdraw(to: before)
    do throws(FilterLoss) {
      return [.graph(try graph(run, unit, in: context))]
    } catch {
      guard failure != nil else {
        restore(withdrawn)
        return effects
      }
      lose("the filter '\(shortened(reference.id))' is left out: \(error.what)", at: error.range)
      // Without its source, the filter would not show the drawing.
      return readsSource(node) ? [] : nil
    }
  }

  /// The effects of a filter that consists of blurs, shadows and plain colours; `nil` if its result
  /// is empty.
  private mutating func layered(
    _ original: FilterRun,
    in context: SVGContext
  ) throws(FilterLoss) -> [FilterEffect]? {
    var run = original
    let range = document.nodes[run.node].range
    if !context.transform.isSimilarity {
      lose("a filter is scaled unevenly, but its blurs are not", at: range)
    }
    let value = try evaluate(&run, in: context)
    guard let effects = try effects(value, run, in: context) else { return nil }
    try limit(effects, run)
    noteLight(of: value, run, in: context)
    if run.isCut {
      lose("the region of a filter cuts a step of it, which is drawn without the cut", at: range)
    }
    if case .shape(let shape) = value, shape.deviation > 0 { noteEdge(shape, run, context) }
    let last = run.lastRegion.map { [FilterEffect.clip($0)] } ?? []
    guard let painted = run.painted else { return effects + last }
    var reach = BoundingBox()
    reach.add(painted)
    for effect in effects { effect.reach(of: painted, into: &reach) }
    guard let all = reach.rect,
      !run.region.surelyHolds(all, within: 0.01 * (all.width + all.height))
    else { return effects + last }
    return effects + [.clip(run.region)] + last
  }

  /// Counts the copies of the drawing that a filter makes, which nested filters multiply.
  private mutating func limit(_ effects: [FilterEffect], _ run: FilterRun) throws(FilterLoss) {
    guard effects.contains(where: { if case .layers = $0 { true } else { false } }) else { return }
    visits += run.nodes.total
    guard visits <= Self.visitLimit else {
      throw FilterLoss(what: "nested filters repeat it", range: document.nodes[run.node].range)
    }
  }

  /// Whether the result of a filter contains the colours of its source.
  private func readsSource(_ node: Int) -> Bool {
    let steps = filterSteps(node)
    guard let first = steps.first else { return false }
    func inputs(_ step: Int) -> [String?] {
      let parts = document.children(of: step).filter { isElement($0, "feMergeNode") }
      return ([step] + parts).flatMap { node in
        [document.attribute("in", of: node)?.value, document.attribute("in2", of: node)?.value]
      }
    }
    if steps.contains(where: { inputs($0).contains("SourceGraphic") }) { return true }
    let needsNone = ["feFlood", "feTurbulence", "feImage"].contains(document.nodes[first].name)
    return document.attribute("in", of: first) == nil && !needsNone
  }

  /// Reports results that linear light and sRGB composite differently.
  private mutating func noteLight(
    of value: FilterValue,
    _ run: FilterRun,
    in context: SVGContext
  ) {
    let steps = document.children(of: run.node).filter { document.nodes[$0].kind == .element }
    let filter = placed(run.node, viewport: context.viewport)
    var inner = filter
    inner.style = style(of: run.node, in: filter)
    inner = inner.forChildren
    var isLinear = false
    for step in steps where style(of: step, in: inner).isFilterLinear { isLinear = true }
    guard isLinear else { return }
    var colors: Set<VectorColor> = []
    let hasMany = run.nodes.collectColors(into: &colors)
    var isMixed = false
    switch value {
    case .clear, .flood: return
    case .shape(let shape): isMixed = shape.deviation > 0 && shape.color == nil && hasMany
    case .picture(let picture):
      let shadows = picture.below + picture.inside
      let hasSeveral = Set(shadows.map { $0.color ?? .color(.black) }).count > 1
      let covers = !picture.inside.isEmpty || (!picture.below.isEmpty && !run.nodes.isOpaque)
      isMixed =
        (picture.deviation > 0 && hasMany) || hasSeveral || (picture.hasSource && covers)
    }
    guard isMixed else { return }
    lose(
      "this filter mixes colours in linear light; it is drawn in sRGB",
      at: document.nodes[run.node].range
    )
  }

  // MARK: Results

  /// A shadow as a layer draws it.
  private func shadow(_ shape: FilteredShape, _ matrix: Transform) -> VectorShadow {
    let offset = shape.offset
    return VectorShadow(
      color: shape.color ?? .color(.black),
      blur: 2 * shape.deviation * matrix.scale,
      // The area around a shape grows when the shape shrinks.
      spread: (shape.isInner ? -shape.spread : shape.spread) * matrix.scale,
      offset: Point(
        matrix.a * offset.x + matrix.c * offset.y,
        matrix.b * offset.x + matrix.d * offset.y
      ),
      isInner: shape.isInner
    )
  }

  /// The effects of a value on a group, or `nil` if it is empty.
  private mutating func effects(
    _ value: FilterValue,
    _ run: FilterRun,
    in context: SVGContext
  ) throws(FilterLoss) -> [FilterEffect]? {
    let matrix = context.transform
    let range = document.nodes[run.node].range
    switch value {
    case .clear: return nil
    case .flood(let color, let rect):
      var outline = VectorOutline(geometry: .rect(rect ?? run.box), transform: .identity)
      if rect != nil { outline.transform = matrix }
      var shape = VectorShape(label: nil, outline: outline)
      shape.fill = .color(color)
      let clipped = VectorGroup(clip: run.region, children: [.shape(shape)])
      return [.layers(below: [.group(clipped)], above: [], showsSource: false)]
    case .shape(let shape):
      if shape.isPlain { return [] }
      guard shape.color == nil, !shape.isAlpha, shape.cutout == .none else {
        return try pictured(FilteredPicture(below: [shape]), run, matrix)
      }
      guard shape.spread == 0, !shape.isInner, !shape.isHard else {
        throw FilterLoss(what: "it resizes the drawing", range: range)
      }
      let blur: [FilterEffect] =
        shape.deviation > 0 ? [.blur(2 * shape.deviation * matrix.scale)] : []
      guard shape.offset != .zero else { return blur }
      let nodes = run.nodes.moved(by: shadow(shape, matrix).offset)
      return [.layers(below: nodes, above: [], showsSource: false)] + blur
    case .picture(let picture):
      let all = try pictured(picture, run, matrix)
      return picture.deviation > 0 ? all + [.blur(2 * picture.deviation * matrix.scale)] : all
    }
  }

  /// A picture as shadows of the group, or as layers if the source is translucent.
  private mutating func pictured(
    _ picture: FilteredPicture,
    _ run: FilterRun,
    _ matrix: Transform
  ) throws(FilterLoss) -> [FilterEffect] {
    let shapes = picture.below + picture.inside
    let range = document.nodes[run.node].range
    if shapes.contains(where: { $0.isOpen }) {
      throw FilterLoss(what: "it fills the area around the drawing", range: range)
    }
    for shape in shapes where shape.spread != 0 {
      if !run.nodes.growEvenly(by: shape.spread, blur: 2 * shape.deviation) {
        lose("a shape is spread by a disc instead of a square", at: range)
      }
    }
    let isSimple =
      !shapes.contains { $0.needsSilhouette }
      || (run.nodes.isOpaque && (picture.hasSource || shapes.allSatisfy { $0.cutout == .none }))
    if isSimple {
      let shadows = (picture.below.reversed() + picture.inside.reversed()).map {
        shadow($0, matrix)
      }
      return [.shadows(shadows, isAlone: !picture.hasSource)]
    }
    let below = try picture.below.map { (shape) throws(FilterLoss) in
      try layer(shape, run, matrix)
    }
    let above = try picture.inside.map { (shape) throws(FilterLoss) in
      try layer(shape, run, matrix)
    }
    return [.layers(below: below, above: above, showsSource: picture.hasSource)]
  }

  /// A shadow as a layer that draws it without the shape.
  private func layer(
    _ shape: FilteredShape,
    _ run: FilterRun,
    _ matrix: Transform
  ) throws(FilterLoss) -> VectorNode {
    let loss = FilterLoss(
      what: "its source contains images, text, masks or blurs",
      range: document.nodes[run.node].range
    )
    guard let silhouette = run.nodes.silhouette(isHard: shape.isHard) else { throw loss }
    let group = VectorGroup(
      shadows: [shadow(shape, matrix)],
      showsShadowsOnly: true,
      children: silhouette
    )
    guard shape.cutout != .none else { return .group(group) }
    guard let hole = run.nodes.silhouette(isHard: shape.cutout == .silhouette) else { throw loss }
    var ground = VectorShape(
      label: nil,
      outline: VectorOutline(geometry: .rect(run.box), transform: .identity)
    )
    ground.fill = .color(.color(.white))
    let mask = VectorMask(nodes: [.shape(ground)] + hole, isLuminance: true, region: nil)
    return .group(VectorGroup(mask: mask, children: [.group(group)]))
  }
}

extension FilterEffect {
  /// Adds the painted bounds of the shape; a blur reaches two standard deviations.
  func reach(of bounds: Rect, into box: inout BoundingBox) {
    func add(_ offset: Point, _ length: Double) {
      box.add(
        Rect(
          x: bounds.x + offset.x - length,
          y: bounds.y + offset.y - length,
          width: bounds.width + 2 * length,
          height: bounds.height + 2 * length
        )
      )
    }
    switch self {
    case .blur(let blur): add(.zero, blur)
    case .shadows(let shadows, _):
      for shadow in shadows where !shadow.isInner {
        add(shadow.offset, shadow.blur + max(0, shadow.spread))
      }
    case .layers(let below, _, _): if let painted = below.inkBounds { box.add(painted) }
    case .clip, .graph, .colors, .opacity: break
    }
  }
}

extension [VectorNode] {
  /// Collects the colours of nodes; returns whether there are several.
  fileprivate func collectColors(into colors: inout Set<VectorColor>) -> Bool {
    for node in self {
      switch node {
      case .group(let group): if group.children.collectColors(into: &colors) { return true }
      case .shape(let shape):
        for paint in [shape.fill, shape.stroke?.paint] {
          switch paint {
          case .color(let color)?:
            colors.insert(color.faded(color.alpha == 0 ? 1 : 1 / color.alpha))
          case .gradient?: return true
          case nil: break
          }
        }
      }
    }
    return colors.count > 1
  }
}
