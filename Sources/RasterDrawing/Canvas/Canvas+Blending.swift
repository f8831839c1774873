// Records the interpolation between two drawings that consist of the same operations.

import RasterValues

extension Canvas {
  /// Records the interpolation between two components, each drawn in the canvas's bounds.
  ///
  /// Returns false, and records nothing, if the components do not draw the same operations.
  mutating func record(
    between first: some Rasterizable,
    and second: some Rasterizable,
    _ fraction: Double
  ) -> Bool {
    record(between: list(of: first), and: list(of: second), fraction)
  }

  /// Returns the display list of a component drawn in the canvas's bounds.
  private func list(of component: some Rasterizable) -> DisplayList {
    let (width, height) = (pixelLength(bounds.width * scale), pixelLength(bounds.height * scale))
    var canvas = Canvas(
      width: width,
      height: height,
      environment: environment,
      recorder: Recorder(in: environment)
    )
    component.draw(in: &canvas)
    canvas.recorder.finish()
    return DisplayList(
      width: width,
      height: height,
      scale: scale,
      colorSpace: environment.colorSpace,
      caps: PixelCaps(horizontal: nil, vertical: nil),
      words: canvas.recorder.words[...],
      images: canvas.recorder.images,
      faces: canvas.recorder.faces,
      notes: canvas.recorder.notes
    )
  }

  /// Records the interpolation between two display lists of the same operations.
  ///
  /// Returns false, and records nothing, if the operations differ. They match if both lists contain
  /// fills, strokes and layers in the same order, with shapes, paints and effects of the same
  /// kinds; their numbers and colours are then interpolated. Text, images and placed components
  /// never match. The time is linear in the length of both lists.
  mutating func record(between first: DisplayList, and second: DisplayList, _ fraction: Double)
    -> Bool
  {
    guard !first.hasDrawingNotes, !second.hasDrawingNotes else { return false }
    let mixer = Mixer(fraction: fraction)
    var (from, to) = (DisplayList.Reader(first), DisplayList.Reader(second))
    var operations: [MixedOperation] = []
    while true {
      switch (from.next(), to.next()) {
      case (nil, nil):
        record(operations)
        return true
      case (let one?, let other?):
        guard let mixed = mixer.operation(one, other) else { return false }
        operations.append(mixed)
      default: return false
      }
    }
  }

  /// Records operations, leaving out layers that are nested too deeply, with their contents.
  private mutating func record(_ operations: [MixedOperation]) {
    var (entered, skipped) = (0, 0)
    for operation in operations {
      switch operation {
      case .layer(let layer):
        if skipped > 0 || !recorder.enter() {
          skipped += 1
        } else if recorder.beginOperation() {
          entered += 1
          recorder.write(layer, isMasked: false)
        } else {
          recorder.leave()
          skipped += 1
        }
      case .end:
        if skipped > 0 {
          skipped -= 1
        } else if entered > 0 {
          entered -= 1
          recorder.endLayer()
          recorder.leave()
        }
      case .fill(let shape, let paint, let rule):
        if skipped == 0, recorder.beginOperation() { recorder.writeFill(shape, paint, rule) }
      case .stroke(let shape, let paint, let style):
        if skipped == 0, recorder.beginOperation() {
          recorder.writeStroke(shape, paint, recorder.bounded(style, along: shape))
        }
      }
    }
  }
}

/// An operation interpolated from two operations.
private enum MixedOperation {
  case fill(Path.Shape, RecordedPaint, FillRule)
  case stroke(Path.Shape, RecordedPaint, StrokeStyle)
  indirect case layer(RecordedLayer)
  case end
}

/// Interpolates recorded values, and returns nil for values of different kinds.
private struct Mixer {
  let fraction: Double

  func operation(_ first: Operation, _ second: Operation) -> MixedOperation? {
    switch (first, second) {
    case (.mark(.fill(let one)), .mark(.fill(let other))):
      guard one.rule == other.rule, let shape = shape(one.shape.copied, other.shape.copied),
        let paint = paint(one.paint, other.paint)
      else { return nil }
      return .fill(shape, paint, one.rule)
    case (.mark(.stroke(let one)), .mark(.stroke(let other))):
      guard let shape = shape(one.shape.copied, other.shape.copied),
        let paint = paint(one.paint, other.paint), let style = style(one.style, other.style)
      else { return nil }
      return .stroke(shape, paint, style)
    case (.layer(let one), .layer(let other)): return layer(one, other).map { .layer($0) }
    case (.end, .end): return .end
    default: return nil
    }
  }

  /// Interpolates two finite numbers; the result is finite.
  private func number(_ first: Double, _ second: Double) -> Double {
    let value = Functions.lerp(first, second, fraction)
    return value.isFinite ? value : second
  }

  private func point(_ first: Point, _ second: Point) -> Point {
    Point(number(first.x, second.x), number(first.y, second.y))
  }

  private func rect(_ first: Rect, _ second: Rect) -> Rect {
    Rect(
      x: number(first.x, second.x),
      y: number(first.y, second.y),
      width: number(first.width, second.width),
      height: number(first.height, second.height)
    )
  }

  private func shape(_ first: Path.Shape, _ second: Path.Shape) -> Path.Shape? {
    switch (first, second) {
    case (.empty, .empty): return .empty
    case (.rect(let one), .rect(let other)): return .rect(rect(one, other))
    case (.ellipse(let one), .ellipse(let other)): return .ellipse(rect(one, other))
    case (.roundedRect(let one, let corners), .roundedRect(let other, let others)):
      return .roundedRect(
        rect(one, other),
        CornerRadii(
          topLeft: number(corners.topLeft, others.topLeft),
          topRight: number(corners.topRight, others.topRight),
          bottomRight: number(corners.bottomRight, others.bottomRight),
          bottomLeft: number(corners.bottomLeft, others.bottomLeft)
        )
      )
    case (.outline(let one), .outline(let other)):
      guard one.verbs == other.verbs, one.points.count == other.points.count else { return nil }
      var outline = one
      let turn = Transform(turning: one.points, to: other.points)
      let part = turn.map { Transform.identity.mixed(with: $0, fraction) }
      for index in outline.points.indices {
        let turned = part.map { one.points[index].transformed(by: $0) }
        outline.points[index] = turned ?? point(one.points[index], other.points[index])
      }
      return .outline(outline)
    default: return nil
    }
  }

  // MARK: Paints

  private func color(_ first: RecordedColor, _ second: RecordedColor) -> RecordedColor {
    if first == second { return first }
    return RecordedColor(components: first.color.mixed(with: second.color, by: fraction))
  }

  private func paint(_ first: RecordedPaint, _ second: RecordedPaint) -> RecordedPaint? {
    switch (first, second) {
    case (.color(let one), .color(let other)): return .color(color(one, other))
    case (.gradient(let one), .gradient(let other)):
      return gradient(one, other).map { .gradient($0) }
    default: return nil
    }
  }

  private func gradient(
    _ first: RecordedGradient,
    _ second: RecordedGradient
  ) -> RecordedGradient? {
    guard first.spread == second.spread, first.space == second.space,
      first.isStraight == second.isStraight, first.stops.count == second.stops.count,
      let geometry = geometry(first.geometry, second.geometry)
    else { return nil }
    let stops = zip(first.stops, second.stops).map { one, other in
      RecordedStop(
        color: color(one.color, other.color),
        position: number(one.position, other.position),
        hint: number(one.hint, other.hint)
      )
    }
    return RecordedGradient(
      geometry: geometry,
      stops: stops,
      spread: first.spread,
      space: first.space,
      isDisplayP3: first.isDisplayP3,
      isStraight: first.isStraight,
      transform: transform(first.transform, second.transform)
    )
  }

  private func geometry(
    _ first: RecordedGradient.Geometry,
    _ second: RecordedGradient.Geometry
  ) -> RecordedGradient.Geometry? {
    switch (first, second) {
    case (.linear(let from, let to), .linear(let otherFrom, let otherTo)):
      return .linear(from: point(from, otherFrom), to: point(to, otherTo))
    case (
      .radial(let focus, let focusRadius, let center, let radius),
      .radial(let otherFocus, let otherFocusRadius, let otherCenter, let otherRadius)
    ):
      return .radial(
        focus: point(focus, otherFocus),
        focusRadius: number(focusRadius, otherFocusRadius),
        center: point(center, otherCenter),
        radius: number(radius, otherRadius)
      )
    case (.sweep(let center, let from, let to), .sweep(let other, let otherFrom, let otherTo)):
      return .sweep(
        center: point(center, other),
        from: number(from, otherFrom),
        to: number(to, otherTo)
      )
    default: return nil
    }
  }

  // MARK: Effects

  private func transform(_ first: Transform, _ second: Transform) -> Transform {
    let transform = first.mixed(with: second, fraction)
    return transform.isFinite ? transform : second
  }

  private func style(_ first: StrokeStyle, _ second: StrokeStyle) -> StrokeStyle? {
    guard first.cap == second.cap, first.join == second.join, first.alignment == second.alignment,
      first.dash.count == second.dash.count
    else { return nil }
    var style = first
    style.width = number(first.width, second.width)
    style.miterLimit = number(first.miterLimit, second.miterLimit)
    style.dashPhase = number(first.dashPhase, second.dashPhase)
    style.dash = zip(first.dash, second.dash).map { number($0, $1) }
    return style.recordable
  }

  private func layer(_ first: RecordedLayer, _ second: RecordedLayer) -> RecordedLayer? {
    guard first.blend == second.blend, first.filter == second.filter,
      first.effects == second.effects, first.clipRule == second.clipRule,
      first.shadowsOnly == second.shadowsOnly,
      first.shadows.count == second.shadows.count,
      first.maskPath == nil, second.maskPath == nil, first.mask == nil, second.mask == nil
    else { return nil }
    var layer = first
    switch (first.clip, second.clip) {
    case (nil, nil): break
    case (let one?, let other?):
      guard let clip = shape(one, other) else { return nil }
      layer.clip = clip
    default: return nil
    }
    layer.shadows = []
    for (one, other) in zip(first.shadows, second.shadows) {
      guard one.inner == other.inner else { return nil }
      layer.shadows.append(shadow(one, other))
    }
    layer.opacity = number(first.opacity, second.opacity)
    layer.blur = number(first.blur, second.blur)
    layer.transform = transform(first.transform, second.transform)
    return layer
  }

  private func shadow(_ first: RecordedShadow, _ second: RecordedShadow) -> RecordedShadow {
    RecordedShadow(
      color: color(first.color, second.color),
      blur: number(first.blur, second.blur),
      spread: number(first.spread, second.spread),
      offset: point(first.offset, second.offset),
      inner: first.inner
    )
  }
}

extension RecordedColor {
  /// The colour with components from 0 to 1.
  fileprivate var color: Color {
    Color(
      red: Double(red) / 65535,
      green: Double(green) / 65535,
      blue: Double(blue) / 65535,
      alpha: Double(alpha) / 65535
    )
  }
}

extension DisplayList {
  /// Whether there are notes other than those about values that exceeded their limits.
  fileprivate var hasDrawingNotes: Bool {
    notes.contains { if case .limited = $0 { false } else { true } }
  }
}
