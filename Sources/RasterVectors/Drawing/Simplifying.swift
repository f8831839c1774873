// Drawings without what cannot be seen, and with groups only where they are needed.

import RasterValues

extension VectorDrawing {
  /// The drawing without shapes outside of it, and without groups that change nothing.
  package var simplified: VectorDrawing {
    var result = self
    let canvas = Rect(x: 0, y: 0, width: size.width, height: size.height)
    result.nodes = nodes.flatMap { $0.simplified(canvas) }.filter { node in
      guard let ink = [node].inkBounds, let seen = ink.overlap(with: canvas) else { return false }
      // What touches an edge alone is not seen; lines have no width of their own.
      return seen.width > 0 || seen.height > 0
    }
    return result
  }

  /// Whether ink leaves the box, where it is not seen.
  package var isCut: Bool {
    let canvas = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let ink = nodes.inkBounds else { return false }
    return !canvas.holds(ink, within: 0.01)
  }
}

extension VectorNode {
  fileprivate func simplified(_ canvas: Rect) -> [VectorNode] {
    guard case .group(var group) = self else { return [self] }
    group.children = group.children.flatMap { $0.simplified(canvas) }
    guard !group.children.isEmpty else { return [] }
    group.turnMaskIntoClip()
    if var mask = group.mask {
      mask.nodes = mask.nodes.flatMap { $0.simplified(canvas) }
      group.mask = mask
    }
    group.dropNeedlessClip(canvas)
    if group.opacity < 1, group.blend == nil, let faded = group.faded { return [faded] }
    if group.isPlain { return group.children }
    if group.children.count == 1, case .group(let inner) = group.children[0],
      let joined = group.joined(with: inner)
    {
      return VectorNode.group(joined).simplified(canvas)
    }
    return [.group(group)]
  }
}

extension VectorShape {
  /// Whether it is painted by a picture, which no colour fades.
  fileprivate var hasPicture: Bool {
    switch content {
    case .picture?, .pattern?: true
    case .words?, nil: false
    }
  }
}

extension VectorGroup {
  /// A mask that keeps all of one shape, or nothing, is a clip.
  fileprivate mutating func turnMaskIntoClip() {
    guard let mask, mask.region == nil, mask.nodes.count == 1,
      case .shape(let shape) = mask.nodes[0], shape.content == nil,
      shape.stroke == nil, case .color(.color(let color))? = shape.fill
    else { return }
    let isWhite = min(color.red, color.green, color.blue) > 0.999
    guard color.alpha == 1, !mask.isLuminance || isWhite else { return }
    let region = VectorRegion.outline(shape.outline, isEvenOdd: shape.isEvenOdd)
    self.mask = nil
    clip = clip.map { .intersection([$0, region]) } ?? region
  }

  /// A rectangle that holds all of the drawing, or all that it cuts, cuts nothing.
  fileprivate mutating func dropNeedlessClip(_ canvas: Rect) {
    guard case .outline(let outline, _)? = clip, case .rect = outline.geometry,
      outline.transform.isAxial, let box = clip?.bounds
    else { return }
    let tolerance = 1e-4 * (canvas.width + canvas.height)
    if box.holds(canvas, within: tolerance) {
      clip = nil
    } else if let ink = VectorGroup(blur: blur, children: children).inkBounds,
      box.holds(ink, within: tolerance)
    {
      clip = nil
    }
  }

  /// The only shape with the opacity in its paint; nil where there is more.
  fileprivate var faded: VectorNode? {
    guard blur == 0, shadows.isEmpty, clip == nil, mask == nil, children.count == 1,
      case .shape(var shape) = children[0], shape.fill == nil || shape.stroke == nil,
      !shape.hasPicture
    else { return nil }
    shape.fill = shape.fill?.faded(opacity)
    if var stroke = shape.stroke {
      stroke.paint = stroke.paint.faded(opacity)
      shape.stroke = stroke
    }
    return .shape(shape)
  }

  /// This group and the only one in it as one; nil where the order of what they do matters.
  fileprivate func joined(with inner: VectorGroup) -> VectorGroup? {
    guard blur == 0, shadows.isEmpty, inner.blend == nil, inner.blur == 0, inner.shadows.isEmpty
    else {
      return nil
    }
    guard mask == nil || inner.mask == nil else { return nil }
    var result = inner
    result.opacity *= opacity
    result.blend = blend
    result.mask = mask ?? inner.mask
    if let clip { result.clip = inner.clip.map { .intersection([clip, $0]) } ?? clip }
    return result
  }
}
