// Draws shadows, from pixels for any layer and without pixels for simple shapes.

import RasterValues

extension Rasterizer {
  /// Draws a layer's shadow on the background.
  mutating func draw(
    _ shadow: DeviceShadow,
    of layer: Surface,
    _ state: DrawState
  ) throws(RasterError) {
    let region = shadow.frame(of: layer.frame).intersection(state.clip)
    guard !region.isEmpty, shadow.color != 0 else { return }
    try requireSpread(of: shadow, layer.frame, region)
    let (area, meter) = (list.width &* list.height, nested.meter)
    shadow.coverage(of: layer, region, beside: area, memory, meter: meter) { y, row in
      guard gauge.use(region.width &* WorkGauge.blurredAlpha) else { return false }
      blend(
        shadow.color,
        mask: row,
        over: state.surface.pixels(x: region.x, y: y),
        count: region.width
      )
      return true
    }
  }

  /// Counts the memory of a spread while it is computed: one value per pixel, and the input.
  private mutating func requireSpread(
    of shadow: DeviceShadow,
    _ layer: PixelRect,
    _ region: PixelRect
  ) throws(RasterError) {
    let area = shadow.grownArea(of: layer, region, beside: list.width &* list.height)
    guard area > 0 else { return }
    guard let meter = nested.meter else { return }
    if let error = meter.openLayer(2 &* area) { throw error }
    meter.closeLayer(2 &* area)
  }

  /// Draws an inner shadow on a layer; its hole is the painted area of `hole`.
  ///
  /// If a `shape` is given, the shadow falls on the shape and is drawn on its own.
  mutating func drawInner(
    _ shadow: DeviceShadow,
    on layer: Surface,
    within shape: Surface? = nil,
    of hole: Surface,
    caster: Caster?,
    _ points: Matrix
  ) throws(RasterError) {
    let region = layer.frame
    guard !region.isEmpty, shadow.color != 0 else { return }
    let width = region.width
    func shade(_ y: Int, _ row: Pixels) {
      let pixels = layer.pixels(x: region.x, y: y)
      guard let shape else { return shadow.shade(pixels, row, count: width) }
      shadow.fall(on: shape.pixels(x: region.x, y: y), pixels, row, count: width)
    }
    guard let caster, let shape = caster.path.spread(shadow.growth) else {
      try requireSpread(of: shadow, hole.frame, region)
      let (area, meter) = (list.width &* list.height, nested.meter)
      return shadow.coverage(of: hole, region, beside: area, memory, meter: meter) {
        guard gauge.use(width &* WorkGauge.blurredAlpha) else { return false }
        shade($0, $1)
        return true
      }
    }
    guard !shadow.isHard, var shape = DeviceShape(shape, points) else {
      return try drawHard(shadow.geometry(shape, points), of: caster, in: region, shade)
    }
    shape.move(by: shadow.offset)
    let hidden = PlacedShadow(shape, blurredBy: shadow.deviations, caster.alpha &<< 24)
    try gauge.require(region.width &* region.height &* WorkGauge.shadowPixel)
    let scratch = memory.take(region.width)
    defer { memory.give(scratch.base, capacity: scratch.capacity) }
    let row = scratch.base
    let seen = hidden.frame.intersection(region)
    for y in region.rows where seen.isEmpty || !seen.rows.contains(y) {
      row.update(repeating: 0, count: region.width)
      shade(y, row)
    }
    guard !seen.isEmpty else { return }
    let runs = hidden.runs(seen.columns)
    let rows = ShadowRows(hidden, seen.columns, workspace.shadows)
    for y in seen.rows {
      row.update(repeating: 0, count: region.width)
      rows.copyAlpha(y, runs, to: row - region.x)
      shade(y, row)
    }
  }

  /// Draws an inner shadow with a hole that is not blurred.
  private mutating func drawHard(
    _ hole: FillGeometry,
    of caster: Caster,
    in region: PixelRect,
    _ shade: (Int, Pixels) -> Void
  ) throws(RasterError) {
    let store = try makeLayer(region)
    defer { layerPixels &-= region.width &* region.height }
    try gauge.require(region.width &* region.height &* 4)
    let inner = DrawState(surface: store.surface, clip: region, matrix: Matrix())
    fill(hole, caster.alpha &<< 24, inner)
    for y in region.rows {
      let row = store.surface.pixels(x: region.x, y: y)
      for x in 0..<region.width { row[x] &>>= 24 }
      shade(y, row)
    }
  }

  /// Draws the shadow of a shape, except where the shape itself will hide it.
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
    draw(
      PlacedShadow(shape, blurredBy: shadow.deviations, color),
      hiddenBy: caster.isHiding ? caster.shape : nil,
      state
    )
  }

  /// Draws a blurred shadow, except where an opaque shape is certain to hide it.
  private mutating func draw(
    _ shadow: PlacedShadow,
    hiddenBy shape: DeviceShape?,
    _ state: DrawState
  ) {
    let region = shadow.frame.intersection(state.clip)
    guard !region.isEmpty else { return }
    let (wide, high) = shape?.cores ?? (.none, .none)
    let all = shadow.runs(region.columns)
    let besideWide = shadow.runs(region.columns, without: wide.columns)
    let besideHigh = shadow.runs(region.columns, without: high.columns)
    guard gauge.use(shadow.look.workBefore) else { return }
    let rows = ShadowRows(shadow, region.columns, workspace.shadows)
    let units = region.width &* WorkGauge.shadowPixel
    for y in region.rows {
      guard gauge.use(units) else { return }
      let isWide = wide.rows.contains(y)
      let runs = isWide ? besideWide : high.rows.contains(y) ? besideHigh : all
      if !runs.isEmpty { rows.draw(y, runs, state.surface.pixels(x: 0, y: y)) }
    }
  }
}

extension DeviceShadow {
  /// Returns the geometry of a shape's shadow without blur.
  fileprivate func geometry(_ shape: Path.Shape, _ points: Matrix) -> FillGeometry {
    .shape(shape, Matrix.translation(offset.x, offset.y).after(points), .nonZero)
  }
}

extension PixelRect {
  fileprivate static var none: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }
}

extension ShadowRows {
  /// Draws runs of a row; `target` is the address of the row's pixel 0.
  fileprivate func draw(_ y: Int, _ runs: [ShadowRun], _ target: Pixels) {
    let row = row(y)
    for run in runs {
      if run.isRepeated {
        blend(row[run.column], over: target + run.x, count: run.count)
      } else {
        blend(row + run.column, over: target + run.x, count: run.count)
      }
    }
  }

  /// Writes the alphas of runs of a row; `target` is the address of the row's pixel 0.
  fileprivate func copyAlpha(_ y: Int, _ runs: [ShadowRun], to target: Pixels) {
    let row = row(y)
    for run in runs {
      let (from, to) = (row + run.column, target + run.x)
      if run.isRepeated {
        to.update(repeating: from[0] &>> 24, count: run.count)
      } else {
        for index in 0..<run.count { to[index] = from[index] &>> 24 }
      }
    }
  }
}
