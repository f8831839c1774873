// Draws vector images as vector operations, so that they are sharp at every scale.

import RasterValues

extension Canvas {
  /// Draws a vector image on a canvas that is not mirrored.
  mutating func draw(
    _ drawing: Drawing,
    in rect: Rect,
    source: Rect?,
    fit: ImageFit,
    align: Anchor,
    tint: Color?
  ) {
    let imageBounds = Rect(origin: .zero, size: drawing.size)
    let picture = source.map { $0.cut(to: imageBounds) } ?? imageBounds
    guard rect.isFinite, rect.width > 0, rect.height > 0, picture.width > 0, picture.height > 0
    else { return }
    // A drawing that fills the rectangle entirely specifies its own fitting.
    let own = fit == .fill && source == nil ? drawing.fitting : nil
    guard
      let place = own?.place(of: picture, in: rect)
        ?? fit.frame(of: picture, in: rect, align: align)
    else { return }
    let (x, y) = (place.width / picture.width, place.height / picture.height)
    let transform = Transform(
      a: x,
      b: 0,
      c: 0,
      d: y,
      tx: place.x - picture.x * x,
      ty: place.y - picture.y * y
    )
    let seen = place.cut(to: rect)
    guard transform.isFinite, seen.width > 0, seen.height > 0 else { return }
    let isCut = drawing.isCut || picture != imageBounds || seen != place
    let painter = DrawingPainter(drawing, tint: tint)
    let isGroup = painter.isGroup || drawing.nodes.contains { $0.blends }
    guard isCut || isGroup || transform != .identity else {
      return painter.draw(drawing.nodes, on: &self)
    }
    let group = { (canvas: inout Canvas) in
      if transform == .identity { return painter.draw(drawing.nodes, on: &canvas) }
      canvas.drawLayer(transform: transform) { painter.draw(drawing.nodes, on: &$0) }
    }
    guard isCut || isGroup else { return group(&self) }
    drawLayer(
      opacity: painter.opacity,
      filter: painter.filter,
      clip: isCut ? .rect(seen) : nil,
      group
    )
  }
}

extension DrawingFitting {
  /// Returns the frame of the image in a rectangle.
  fileprivate func place(of picture: Rect, in rect: Rect) -> Rect {
    var (x, y) = (rect.width / picture.width, rect.height / picture.height)
    switch scaling {
    case .stretch: return rect
    case .meet: (x, y) = (min(x, y), min(x, y))
    case .slice: (x, y) = (max(x, y), max(x, y))
    }
    // The limiting dimension is copied from the rectangle, which avoids a rounding error.
    let size = Size(
      x == rect.width / picture.width ? rect.width : picture.width * x,
      y == rect.height / picture.height ? rect.height : picture.height * y
    )
    return Rect(
      x: rect.x + (rect.width - size.width) * self.x,
      y: rect.y + (rect.height - size.height) * self.y,
      width: size.width,
      height: size.height
    )
  }
}

/// Records the nodes of a drawing in their own colours, or in a tint.
private struct DrawingPainter: Sendable {
  private let size: Size
  private let tints: [Color]
  /// The colour that replaces all others; nil if only tints are replaced.
  private var only: Color?
  /// The opacity of the drawing as a group.
  let opacity: Double
  let filter: ColorFilter?

  /// Whether an effect applies to the drawing as a group.
  var isGroup: Bool { opacity != 1 || filter != nil }

  /// The painter for masks, which keep their colours because these determine the coverage.
  private var masking: DrawingPainter {
    var result = self
    result.only = nil
    return result
  }

  init(_ drawing: Drawing, tint: Color?) {
    size = drawing.size
    guard let tint else {
      (tints, only, opacity, filter) = (drawing.tints, nil, 1, nil)
      return
    }
    let alpha = tint.alpha > 0 ? min(tint.alpha, 1) : 0
    var full = tint
    full.alpha = 1
    if !drawing.tints.isEmpty {
      (tints, only, opacity, filter) = (drawing.tints.map { _ in tint }, nil, 1, nil)
    } else if drawing.isMonochrome {
      // Overlapping marks must look like a single mark, so opacity applies to the group.
      (tints, only, opacity, filter) = ([], full, alpha, nil)
    } else {
      // The filter keeps only the drawing's alpha, coloured by the tint.
      let numbers: [Double] = [
        0, 0, 0, 0, tint.red, 0, 0, 0, 0, tint.green, 0, 0, 0, 0, tint.blue, 0, 0, 0, alpha, 0,
      ]
      (tints, only, opacity, filter) = ([], nil, 1, .matrix(numbers))
    }
  }

  func draw(_ nodes: [DrawingNode], on canvas: inout Canvas) {
    for node in nodes {
      switch node {
      case .fill(let path, let paint, let rule):
        canvas.fill(path.path, with: resolved(paint), rule: rule)
      case .stroke(let path, let paint, let style):
        canvas.stroke(path.path, with: resolved(paint), style: style)
      case .layer(let layer): draw(layer, on: &canvas)
      case .filtered(let filter, let nodes):
        canvas.drawFiltered(by: filter) { draw(nodes, on: &$0) }
      }
    }
  }

  private func draw(_ layer: DrawingLayer, on canvas: inout Canvas) {
    let mask = layer.mask.map { mask in
      LayerMask(
        component: DrawingPicture(
          painter: masking,
          nodes: mask.nodes,
          isCut: mask.isCut,
          size: size
        ),
        in: Rect(origin: .zero, size: size),
        mode: mask.mode
      )
    }
    canvas.drawLayer(
      opacity: layer.opacity,
      blend: layer.blend,
      blur: layer.blur,
      clip: layer.clip?.path,
      clipRule: layer.clipRule,
      mask: mask,
      shadows: layer.shadows.map { shadow in
        Shadow(
          resolved(shadow.color),
          blur: shadow.blur,
          spread: shadow.spread,
          offset: shadow.offset,
          inner: shadow.isInner
        )
      },
      shadowsOnly: layer.showsShadowsOnly,
      transform: layer.transform
    ) { draw(layer.nodes, on: &$0) }
  }

  private func resolved(_ color: DrawingColor) -> Color {
    switch color {
    case .color(let color): return only?.opacity(color.alpha) ?? color
    case .tint(let index, let share):
      let color = index < tints.count ? tints[index] : .black
      return share < 1 ? color.opacity(share) : color
    }
  }

  private func resolved(_ paint: DrawingPaint) -> Paint {
    switch paint {
    case .color(let color): return .color(resolved(color))
    case .gradient(var gradient, let colors):
      for (index, color) in colors.enumerated() where index < gradient.stops.count {
        gradient.stops[index].color = resolved(color)
      }
      return .gradient(gradient)
    }
  }
}

/// The component that draws the mask of a drawing's layer.
private struct DrawingPicture: Rasterizable, Sendable {
  let painter: DrawingPainter
  let nodes: [DrawingNode]
  let isCut: Bool
  let size: Size

  func naturalSize(in environment: Environment) -> Size { size }

  func draw(in canvas: inout Canvas) {
    guard isCut else { return painter.draw(nodes, on: &canvas) }
    canvas.drawLayer(clip: .rect(canvas.bounds)) { painter.draw(nodes, on: &$0) }
  }
}
