// Draws shadows: of any layer by its pixels, of rounded rectangles and ellipses without.

extension Rasterizer {
  /// Draws a layer's shadow on what is beneath.
  mutating func draw(_ shadow: DeviceShadow, of layer: Surface, _ state: DrawState) {
    let region = shadow.frame(of: layer.frame).intersection(state.clip)
    guard !region.isEmpty, shadow.color != 0 else { return }
    shadow.coverage(of: layer, region, in: list, memory) { y, row in
      blend(
        shadow.color,
        mask: row,
        over: state.surface.pixels(x: region.x, y: y),
        count: region.width
      )
    }
  }

  /// Draws a shadow that falls on a layer from around it.
  mutating func drawInner(
    _ shadow: DeviceShadow,
    _ layer: Surface,
    _ caster: Caster?,
    _ points: Matrix
  ) throws(RasterError) {
    let region = layer.frame
    guard !region.isEmpty, shadow.color != 0 else { return }
    func shade(_ y: Int, _ row: Pixels) {
      // What the hole covers is not shaded.
      for x in 0..<region.width { row[x] = scaled(shadow.color, by: 255 &- row[x]) }
      BlendMode.sourceAtop.blend(row, into: layer.pixels(x: region.x, y: y), count: region.width)
    }
    guard let caster, shadow.isSliced, let hole = caster.path.spread(shadow.growth) else {
      return shadow.coverage(of: layer, region, in: list, memory) { shade($0, $1) }
    }
    let scratch = memory.take(region.width &+ 8)
    defer { memory.give(scratch.base, capacity: scratch.capacity) }
    let row = scratch.base
    guard !shadow.isHard, var shape = DeviceShape(hole, points) else {
      let store = try makeLayer(region)
      defer { layerPixels &-= region.width &* region.height }
      let geometry = shadow.geometry(hole, points)
      let inner = DrawState(surface: store.surface, clip: region, matrix: points)
      fill(geometry, caster.alpha &<< 24, inner)
      for y in region.rows {
        let source = store.surface.pixels(x: region.x, y: y)
        for x in 0..<region.width { row[x] = source[x] &>> 24 }
        shade(y, row)
      }
      return
    }
    shape.move(by: shadow.offset)
    var slices = SlicedShadow(shape, deviations: shadow.deviations, frame: region)
    for y in region.rows {
      slices.write(y, alpha: caster.alpha, into: row)
      shade(y, row)
    }
  }

  /// Draws the shadow of a shape, but for what the shape itself will hide.
  mutating func draw(
    _ shadow: DeviceShadow,
    of caster: Caster,
    _ points: Matrix,
    _ state: DrawState
  ) {
    let color = caster.alpha == 255 ? shadow.color : scaled(shadow.color, by: caster.alpha)
    guard color != 0, let path = caster.path.spread(shadow.growth) else { return }
    guard !shadow.isHard else {
      let geometry = shadow.geometry(path, points)
      return fill(geometry, color, state)
    }
    guard var shape = DeviceShape(path, points) else { return }
    shape.move(by: shadow.offset)
    let box = SlicedShadow.reach(shape, deviations: shadow.deviations)
    let region = box.pixels.intersection(state.clip)
    guard !region.isEmpty else { return }
    var slices = SlicedShadow(shape, deviations: shadow.deviations, frame: region)
    let core = caster.alpha == 255 ? caster.shape.core.intersection(region) : .none
    for y in region.rows {
      let target = state.surface.pixels(x: region.x, y: y)
      let hidden = core.rows.contains(y) ? core.columns : region.x..<region.x
      slices.draw(y, color, hidden: hidden, target)
    }
  }
}

extension DeviceShadow {
  /// A hard shadow of a shape.
  fileprivate func geometry(_ shape: Path.Shape, _ points: Matrix) -> FillGeometry {
    .shape(shape, Matrix.translation(offset.x, offset.y).after(points), .winding)
  }
}

extension PixelRect {
  fileprivate static var none: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }
}

extension SlicedShadow {
  /// Draws a row, whose first pixel is at `target`, in a colour, but for the columns that are hidden.
  mutating func draw(_ y: Int, _ color: UInt32, hidden: Range<Int>, _ target: Pixels) {
    let row = row(y)
    let start = frame.x
    func mask(_ columns: Range<Int>, skipping count: Int) {
      for part in columns.without(hidden) where !part.isEmpty {
        let from = part.lowerBound &- start
        blend(color, mask: row.mask + (from &- count), over: target + from, count: part.count)
      }
    }
    mask(start..<plain.lowerBound, skipping: 0)
    mask(plain.upperBound..<start &+ frame.width, skipping: plain.count)
    guard row.plain > 0 else { return }
    let color = scaled(color, by: row.plain)
    for part in plain.without(hidden) where !part.isEmpty {
      blend(color, over: target + (part.lowerBound &- start), count: part.count)
    }
  }

  /// Puts a row's coverage, times an alpha, in `target`.
  mutating func write(_ y: Int, alpha: UInt32, into target: Pixels) {
    let row = row(y)
    let before = plain.lowerBound &- frame.x
    let after = frame.width &- before &- plain.count
    target.update(from: row.mask, count: before)
    (target + before).update(repeating: row.plain, count: plain.count)
    (target + (before &+ plain.count)).update(from: row.mask + before, count: after)
    if alpha < 255 { multiply(target, by: alpha, count: frame.width) }
  }
}

extension Range<Int> {
  /// What is before a range, and what is after it.
  fileprivate func without(_ hidden: Range<Int>) -> [Range<Int>] {
    let inner = hidden.clamped(to: self)
    return inner.isEmpty
      ? [self] : [lowerBound..<inner.lowerBound, inner.upperBound..<upperBound]
  }
}
