// Effects on an element as a whole: opacity, clips, masks, blend modes and filters.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// The nodes of an element, in groups with the effects of its style.
  mutating func wrapped(_ nodes: [VectorNode], of node: Int, in context: SVGContext) -> [VectorNode]
  {
    let style = context.style
    guard !nodes.isEmpty || !style.filter.isEmpty else { return [] }
    guard style.opacity > 0 else { return nodes.withoutPaint }
    var group = VectorGroup(children: nodes)
    if !style.filter.isEmpty {
      guard let effects = filtered(nodes, of: node, in: context) else { return nodes.withoutPaint }
      for effect in effects { group = effect.applied(to: group) }
    }
    if let reference = style.clipPath {
      switch clip(reference, of: nodes, in: context) {
      case .none: break
      case .some(nil): return nodes.withoutPaint
      case .some(let region?):
        // A clip applies to the shadows, too.
        if group.clip != nil || group.mask != nil || !group.shadows.isEmpty {
          group = VectorGroup(children: [.group(group)])
        }
        if case .union(let parts) = region, parts.count > VectorRegion.chainLimit {
          // Combining many outlines takes long; a mask draws them.
          let nodes = parts.map { $0.covering }
          group.mask = VectorMask(nodes: nodes, isLuminance: false, region: nil)
        } else {
          group.clip = region
        }
      }
    }
    if let reference = style.mask {
      switch mask(reference, of: nodes, in: context) {
      case .none: break
      case .some(nil): return nodes.withoutPaint
      case .some(let mask?):
        if group.mask != nil || !group.shadows.isEmpty {
          group = VectorGroup(children: [.group(group)])
        }
        group.mask = mask
      }
    }
    group.opacity = style.opacity
    group.blend = style.blend
    group.isIsolated = (style.isIsolated || !style.filter.isEmpty) && nodes.hasBlends
    return group.isPlain ? group.children : [.group(group)]
  }

  // MARK: Clips

  /// The region of a clip: `nil` if there is none, an inner `nil` if everything is hidden.
  private mutating func clip(
    _ reference: SVGReference,
    of nodes: [VectorNode],
    in context: SVGContext
  ) -> VectorRegion?? {
    guard let node = target(reference.id, at: reference.range) else { return nil }
    guard isElement(node, "clipPath") else {
      lose("'\(shortened(reference.id))' is not a 'clipPath' and is left out", at: reference.range)
      return nil
    }
    guard !active.contains(node), active.count < 32 else {
      lose("'\(shortened(reference.id))' refers to itself", at: reference.range)
      return nil
    }
    active.append(node)
    defer { active.removeLast() }
    var inner = referenced(node, from: context)
    inner.transform = transform(of: node, inner.style, in: inner)
    if document.attribute("clipPathUnits", of: node)?.value == "objectBoundingBox" {
      loseTextBox(nodes, at: reference.range)
      guard let box = box(of: nodes, in: context) else { return .some(nil) }
      inner.transform = box.then(inner.transform)
      inner.viewport = Size(1, 1)
    }
    var parts: [VectorRegion] = []
    for child in document.children(of: node) { parts += clipParts(child, of: nodes, in: inner) }
    guard !parts.isEmpty else { return .some(nil) }
    let area = parts.count == 1 ? parts[0] : VectorRegion.union(parts)
    guard let second = inner.style.clipPath else { return .some(area) }
    switch clip(second, of: nodes, in: context) {
    case .none: return .some(area)
    case .some(nil): return .some(nil)
    case .some(let other?):
      guard area.count <= VectorRegion.chainLimit, other.count <= VectorRegion.chainLimit else {
        lose(
          "a clip of a clip with more than \(VectorRegion.chainLimit) shapes is left out",
          at: second.range
        )
        return .some(area)
      }
      return .some(.intersection([area, other]))
    }
  }

  /// The regions that an element adds to a clip.
  private mutating func clipParts(
    _ node: Int,
    of nodes: [VectorNode],
    in context: SVGContext
  ) -> [VectorRegion] {
    let element = document.nodes[node]
    guard element.kind == .element, element.namespace == .svg else { return [] }
    visits += 1
    guard visits < Self.visitLimit, context.depth < Self.depthLimit else { return [] }
    guard isRendered(node) else { return [] }
    let outer = context.forChildren
    var inner = outer
    inner.style = style(of: node, in: outer)
    inner.depth += 1
    guard inner.style.isDisplayed, inner.style.isVisible || element.name == "use" else { return [] }
    inner.transform = transform(of: node, inner.style, in: outer)
    var parts: [VectorRegion] = []
    switch element.name {
    case "title", "desc", "metadata", "style": return []
    case "use":
      guard let address = document.reference(of: node),
        let target = target(address.value, at: address.range), !active.contains(target)
      else { return [] }
      active.append(target)
      defer { active.removeLast() }
      let shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text"]
      guard shapes.contains(document.nodes[target].name) else {
        lose("a clip path uses something other than a shape, which is left out", at: address.range)
        return []
      }
      parts = clipParts(target, of: nodes, in: inner)
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      guard let geometry = geometry(of: node, in: inner), !geometry.isLine else { return [] }
      let outline = VectorOutline(geometry: geometry, transform: inner.transform)
      parts = [.outline(outline, isEvenOdd: inner.style.isClipEvenOdd)]
    default:
      lose("'\(element.name)' in a clip path is left out", at: element.range)
      return []
    }
    guard let reference = inner.style.clipPath, let first = parts.first else { return parts }
    switch clip(reference, of: nodes, in: inner) {
    case .none: return parts
    case .some(nil): return []
    case .some(let other?):
      return [.intersection([parts.count == 1 ? first : .union(parts), other])]
    }
  }

  /// The transform from the unit square to the nodes' bounds, in the coordinates of an element.
  private func box(of nodes: [VectorNode], in context: SVGContext) -> Transform? {
    guard let inverse = context.transform.inverse, let box = nodes.bounds(in: inverse),
      box.width > 0,
      box.height > 0
    else { return nil }
    return Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.x, ty: box.y)
  }

  /// Reports that the box of some nodes depends on text, whose size is only known when it is drawn.
  private mutating func loseTextBox(_ nodes: [VectorNode], at range: Range<Int>) {
    guard nodes.containText else { return }
    lose("the box of text is estimated for this clip or mask", at: range)
  }

  // MARK: Masks

  /// The mask: `nil` if there is none, an inner `nil` if everything is hidden.
  private mutating func mask(
    _ reference: SVGReference,
    of nodes: [VectorNode],
    in context: SVGContext
  ) -> VectorMask?? {
    guard let node = target(reference.id, at: reference.range) else { return nil }
    guard isElement(node, "mask") else {
      lose("'\(shortened(reference.id))' is not a 'mask' and is left out", at: reference.range)
      return nil
    }
    guard !active.contains(node), active.count < 32 else {
      lose("'\(shortened(reference.id))' refers to itself", at: reference.range)
      return nil
    }
    guard counts(node, reference) else { return nil }
    active.append(node)
    defer { active.removeLast() }
    var inner = referenced(node, from: context)
    let own = inner.style
    let range = document.nodes[node].range
    if own.isLinear, !own.isMaskAlpha {
      lose("a mask in linear light is computed in sRGB", at: range)
    }
    inner = inner.forChildren
    let unit = box(of: nodes, in: context)
    let isBoxed = [("maskUnits", "objectBoundingBox"), ("maskContentUnits", "userSpaceOnUse")]
      .contains { (document.attribute($0.0, of: node)?.value ?? $0.1) == "objectBoundingBox" }
    if isBoxed { loseTextBox(nodes, at: reference.range) }
    if document.attribute("maskContentUnits", of: node)?.value == "objectBoundingBox" {
      guard let unit else { return .some(nil) }
      inner.transform = unit.then(context.transform)
      inner.viewport = Size(1, 1)
    }
    var content: [VectorNode] = []
    for child in document.children(of: node) { content += element(child, in: inner) }
    guard content.inkBounds != nil, let region = region(of: node, unit: unit, in: context) else {
      return .some(nil)
    }
    let isKept = content.inkBounds.map { region.surelyHolds($0, within: 1e-6) } ?? true
    var result = VectorMask(
      nodes: content,
      isLuminance: !own.isMaskAlpha,
      region: isKept ? nil : region
    )
    if let second = own.mask {
      switch mask(second, of: nodes, in: context) {
      case .none: break
      case .some(nil): return .some(nil)
      case .some(let other?):
        result.nodes = [.group(VectorGroup(mask: other, children: result.nodes))]
      }
    }
    return .some(result)
  }

  /// Counts a mask; returns false with a report if there are too many.
  private mutating func counts(_ node: Int, _ reference: SVGReference) -> Bool {
    visits += document.nodes[node].end - node
    guard visits < Self.visitLimit else {
      lose(
        "references repeat more than \(Self.visitLimit) elements; the rest are left out",
        at: reference.range
      )
      return false
    }
    masks += 1
    if active.contains(where: { isElement($0, "mask") }) { innerMasks += 1 }
    guard masks <= Self.maskLimit, innerMasks <= Self.innerMaskLimit else {
      lose(
        "more than \(Self.maskLimit) masks, or \(Self.innerMaskLimit) in other masks, are left out",
        at: reference.range
      )
      return false
    }
    return true
  }

  /// The region of a mask or filter, from its `x`, `y`, `width` and `height`.
  mutating func region(of node: Int, unit: Transform?, in context: SVGContext) -> VectorRegion? {
    let name = isElement(node, "mask") ? "maskUnits" : "filterUnits"
    let isUser = document.attribute(name, of: node)?.value == "userSpaceOnUse"
    var place = context
    if !isUser { place.viewport = Size(1, 1) }
    let size = place.viewport
    let x = coordinate("x", of: node, in: place, isVertical: false) ?? -0.1 * size.width
    let y = coordinate("y", of: node, in: place, isVertical: true) ?? -0.1 * size.height
    let width = coordinate("width", of: node, in: place, isVertical: false) ?? 1.2 * size.width
    let height = coordinate("height", of: node, in: place, isVertical: true) ?? 1.2 * size.height
    guard width > 0, height > 0 else { return nil }
    var transform = context.transform
    if !isUser {
      guard let unit else { return nil }
      transform = unit.then(transform)
    }
    let rect = Rect(x: x, y: y, width: width, height: height)
    return .outline(VectorOutline(geometry: .rect(rect), transform: transform), isEvenOdd: false)
  }

  /// The transform from the unit square to the nodes' bounds.
  func unitBox(of nodes: [VectorNode], in context: SVGContext) -> Transform? {
    box(of: nodes, in: context)
  }
}

extension [VectorNode] {
  fileprivate var containText: Bool {
    contains { node in
      switch node {
      case .group(let group): return group.children.containText
      case .shape(let shape):
        guard case .text? = shape.content else { return false }
        return true
      }
    }
  }
}
