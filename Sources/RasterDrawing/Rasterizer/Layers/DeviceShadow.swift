// A layer's shadow on the device, and the pixels that it depends on and affects.

import RasterValues

/// A shadow on the device; its offset is a multiple of 1/256 pixel.
package struct DeviceShadow {
  package let color: UInt32
  package let inner: Bool
  /// In pixels.
  private(set) var offset: SIMD2<Double>
  let deviations: SIMD2<Double>
  private let points: Matrix
  /// The spread applied to coverage before the blur; negative if it shrinks an inner shadow's hole.
  let spread: DiscSpread?
  /// The spread in points.
  let growth: Double

  package init(_ shadow: RecordedShadow, _ points: Matrix) {
    color = shadow.color.pixel
    inner = shadow.inner
    let moved = points.vector(shadow.offset.x, shadow.offset.y)
    offset = SIMD2(DeviceShadow.rounded(moved.x), DeviceShadow.rounded(moved.y))
    deviations = Blur.deviations(shadow.blur, points)
    self.points = points
    let amount = inner ? -shadow.spread : shadow.spread
    spread = DiscSpread(amount, points)
    growth = amount
  }

  /// The blur of pixels, computed on demand because shapes do not need it.
  private var blur: Blur {
    Blur(
      x: AxisBlur(sigma: deviations.x, shift: offset.x),
      y: AxisBlur(sigma: deviations.y, shift: offset.y),
      points
    )
  }

  /// Rounds to the nearest 1/256, within the range of exact integers.
  private static func rounded(_ value: Double) -> Double {
    Double(floored(min(max(value, -0x1p32), 0x1p32) * 256 + 0.5)) / 256
  }

  /// Whether the shadow of a shape can be drawn without the shape's pixels.
  func isSliced(_ caster: Caster, _ points: Matrix) -> Bool {
    guard !isHard, let path = caster.path.spread(growth), let shape = DeviceShape(path, points)
    else { return true }
    return ShadowLook.canBeSliced(shape, deviations)
  }

  var isHard: Bool { max(deviations.x, deviations.y) < 0.05 }

  /// Whether the shadow has sharp edges and is offset by a fraction of a pixel.
  var isBetweenPixels: Bool { isHard && offset != wholeOffset }

  /// The fractional part of the offset, from 0 to 1.
  var fraction: SIMD2<Double> { offset - wholeOffset }

  private var wholeOffset: SIMD2<Double> { offset.rounded(.down) }

  /// The shadow offset by whole pixels only, for content that was redrawn with the fraction.
  var movedByWholePixels: DeviceShadow {
    var shadow = self
    shadow.offset = wholeOffset
    return shadow
  }

  /// Returns the pixels that a layer's shadow may affect; for an inner shadow, the layer's pixels.
  package func frame(of layer: PixelRect) -> PixelRect {
    guard !inner, !layer.isEmpty else { return layer }
    let reach = spread?.reach ?? (x: 0, y: 0)
    return blur.outputs(layer.enlarged(x: reach.x, y: reach.y))
  }

  /// Returns the part of a layer that affects the shadow in `clip`.
  package func needed(for clip: PixelRect) -> PixelRect {
    let reach = spread?.dependence ?? (x: 0, y: 0)
    return blur.inputs(clip).enlarged(x: reach.x, y: reach.y)
  }
}

/// Computes rows of a layer's alpha after spread, blur and offset.
extension DeviceShadow {
  /// Emits the coverage of each row of `region`, 0…255 per pixel, in writable memory.
  ///
  /// Stops when `emit` returns false. A spread that needs more than sixteen times the drawing's
  /// `pixels` leaves no coverage.
  package func coverage(
    of layer: Surface,
    _ region: PixelRect,
    beside pixels: Int,
    _ memory: LayerMemory,
    meter: WorkMeter? = nil,
    _ emit: (Int, Pixels) -> Bool
  ) {
    let scratch = memory.take(region.width &+ 8)
    defer { memory.give(scratch.base, capacity: scratch.capacity) }
    let row = scratch.base
    let blur = blur
    func cover(_ layer: Surface) {
      self.cover(layer, in: region, blur, row: row, memory: memory, meter: meter, emit)
    }
    guard let spread else { return cover(layer) }
    let reach = spread.reach
    let grown = layer.frame.enlarged(x: reach.x, y: reach.y).intersection(blur.inputs(region))
    guard !grown.isEmpty, layer.frame.union(grown).isModest(beside: pixels) else {
      for y in region.rows {
        row.update(repeating: 0, count: region.width)
        guard emit(y, row) else { return }
      }
      return
    }
    let store = PixelStore(frame: grown, memory: memory)
    spread.apply(layer, store.surface, meter)
    cover(store.surface)
  }

  /// Returns the number of pixels that the spread of a layer's shadow uses; 0 without a spread.
  func grownArea(of layer: PixelRect, _ region: PixelRect, beside pixels: Int) -> Int {
    guard let spread else { return 0 }
    let reach = spread.reach
    let grown = layer.enlarged(x: reach.x, y: reach.y).intersection(blur.inputs(region))
    let all = layer.union(grown)
    return grown.isEmpty || !all.isModest(beside: pixels) ? 0 : all.width &* all.height
  }

  /// Draws an inner shadow on a row of a layer's pixels, outside the hole's coverage.
  package func shade(_ pixels: Pixels, _ hole: Pixels, count: Int) {
    for x in 0..<count { hole[x] = scaled(color, by: 255 &- hole[x]) }
    BlendMode.sourceAtop.blend(hole, into: pixels, count: count)
  }

  /// Draws an inner shadow on a row, outside the hole's coverage and within a shape's alpha.
  func fall(on shape: Pixels, _ pixels: Pixels, _ hole: Pixels, count: Int) {
    for x in 0..<count {
      hole[x] = scaled(scaled(color, by: 255 &- hole[x]), by: shape[x] &>> 24)
    }
    blend(hole, over: pixels, count: count)
  }

  private func cover(
    _ layer: Surface,
    in region: PixelRect,
    _ blur: Blur,
    row: Pixels,
    memory: LayerMemory,
    meter: WorkMeter?,
    _ emit: (Int, Pixels) -> Bool
  ) {
    guard blur.isCopy else {
      return blur.run(layer, .alpha, into: region, memory: memory, meter: meter) { y, values in
        convert(values, into: row, count: region.width)
        return emit(y, row)
      }
    }
    let frame = blur.outputs(layer.frame)
    let used = region.columns.clamped(to: frame.columns)
    for y in region.rows {
      row.update(repeating: 0, count: region.width)
      if frame.rows.contains(y), !used.isEmpty {
        let source =
          layer.base
          + ((y &- frame.y) &* frame.width &+ used.lowerBound &- frame.x)
        let target = row + (used.lowerBound &- region.x)
        for x in 0..<used.count { target[x] = source[x] &>> 24 }
      }
      guard emit(y, row) else { return }
    }
  }
}
