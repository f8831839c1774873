// Simplifies drawings: removes invisible shapes and unnecessary groups.

import RasterValues

extension VectorDrawing {
  /// The drawing without shapes outside its bounds, and without groups that have no effect.
  package var simplified: VectorDrawing {
    var result = self
    let canvas = Rect(x: 0, y: 0, width: size.width, height: size.height)
    result.nodes = nodes.flatMap { $0.simplified(canvas) }.filter { [$0].isSeen(on: canvas) }
    return result
  }

  /// Whether the painted area extends beyond the bounds, where it is clipped.
  package var isCut: Bool {
    let canvas = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let painted = nodes.inkBounds else { return false }
    return !canvas.holds(painted, within: 0.01)
  }
}

extension VectorNode {
  fileprivate func simplified(_ canvas: Rect) -> [VectorNode] {
    guard case .group(var group) = self else { return isPainted ? [self] : [] }
    group.children = group.children.flatMap { $0.simplified(canvas) }
    guard !group.children.isEmpty || group.filter != nil else { return [] }
    group.turnMaskIntoClip()
    if var mask = group.mask {
      mask.simplify(canvas)
      // An empty mask hides everything.
      guard !mask.nodes.isEmpty else { return [] }
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

extension VectorMask {
  /// Simplifies its contents, which its region clips.
  fileprivate mutating func simplify(_ canvas: Rect) {
    if let region { nodes = [.group(VectorGroup(clip: region, children: nodes))] }
    region = nil
    nodes = nodes.flatMap { $0.simplified(canvas) }.filter { [$0].isSeen(on: canvas) }
  }
}

extension [VectorNode] {
  /// Whether their painted area touches more than the edge of a canvas.
  fileprivate func isSeen(on canvas: Rect) -> Bool {
    guard let box = inkBounds, let seen = box.overlap(with: canvas) else { return false }
    // A shape that only touches an edge is invisible; a line has no area.
    return seen.width > 0 || seen.height > 0
  }

  /// Whether any of them blends with what is below it.
  var hasBlends: Bool {
    contains { node in
      guard case .group(let group) = node else { return false }
      return group.blend != nil || group.children.hasBlends
    }
  }

  /// The nodes without paint, which still count for the boxes of their groups.
  var withoutPaint: [VectorNode] {
    map { node in
      switch node {
      case .shape(var shape):
        (shape.fill, shape.stroke, shape.content) = (nil, nil, nil)
        return .shape(shape)
      case .group(let group): return .group(VectorGroup(children: group.children.withoutPaint))
      }
    }
  }
}

extension VectorNode {
  /// Whether it is a shape with paint, or a group.
  fileprivate var isPainted: Bool {
    guard case .shape(let shape) = self else { return true }
    return shape.fill != nil || shape.stroke != nil || shape.content != nil
  }
}

extension VectorShape {
  /// Whether it is filled with an image or a pattern, whose opacity a colour cannot change.
  fileprivate var hasPicture: Bool {
    switch content {
    case .picture?, .pattern?: true
    case .text?, nil: false
    }
  }
}

extension VectorGroup {
  /// Replaces a mask that is a single opaque shape with a clip.
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

  /// Removes a clip rectangle that contains the whole drawing, or all of the group.
  fileprivate mutating func dropNeedlessClip(_ canvas: Rect) {
    guard case .outline(let outline, _)? = clip, case .rect = outline.geometry,
      outline.transform.isAxial, let box = clip?.bounds
    else { return }
    let tolerance = 1e-4 * (canvas.width + canvas.height)
    if box.holds(canvas, within: tolerance) {
      clip = nil
    } else if let painted = VectorGroup(blur: blur, filter: filter, children: children)
      .inkBounds,
      box.holds(painted, within: tolerance)
    {
      clip = nil
    }
  }

  /// The only shape with the group's opacity in its paint, or `nil` for other groups.
  fileprivate var faded: VectorNode? {
    guard blur == 0, filter == nil, colorMatrix == nil, shadows.isEmpty, clip == nil,
      mask == nil, children.count == 1,
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

  /// Merges this group with its only child group; returns `nil` if their effects do not commute.
  fileprivate func joined(with inner: VectorGroup) -> VectorGroup? {
    guard blur == 0, filter == nil, colorMatrix == nil, shadows.isEmpty, inner.blend == nil,
      inner.blur == 0, inner.shadows.isEmpty
    else {
      return nil
    }
    guard mask == nil || inner.mask == nil else { return nil }
    var result = inner
    result.opacity *= opacity
    result.blend = blend
    result.isIsolated = isIsolated || inner.isIsolated
    result.mask = mask ?? inner.mask
    if let clip { result.clip = inner.clip.map { .intersection([clip, $0]) } ?? clip }
    return result
  }
}
