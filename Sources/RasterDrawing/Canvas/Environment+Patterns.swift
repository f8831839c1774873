// Patterns that repeat a component; the tile is drawn when the paint is created.

import RasterValues

extension Environment {
  /// Returns a paint that tiles a component's image, starting at the origin of the filled area.
  ///
  /// The component is drawn immediately, at its natural size and at the environment's scale.
  /// Drawing outside its bounds is clipped. If the component has no size, or is larger than the
  /// largest bitmap, the paint is transparent.
  ///
  /// A tile may use at most 2³⁰ units of work, and each tile nested in it a quarter of that.
  /// Drawing fails with an error if a tile exceeds its limit.
  ///
  /// - `scale` is the number of the tile's points per point.
  /// - `transform` is applied to the pattern.
  /// - `horizontal` and `vertical` specify how the pattern continues beyond the tile's edges.
  public func pattern(
    _ component: some Rasterizable,
    scale: Double = 1,
    transform: Transform = .identity,
    horizontal: Tiling = .repeat,
    vertical: Tiling = .repeat,
    sampling: Sampling = .bilinear
  ) -> Paint {
    guard let tile = tile(of: component) else { return .color(.clear) }
    return .pattern(
      tile,
      scale: scale * self.scale,
      transform: transform,
      horizontal: horizontal,
      vertical: vertical,
      sampling: sampling
    )
  }

  /// Returns the image of a component at its natural size; nil if it cannot be drawn.
  package func tile(of component: some Rasterizable) -> Image? {
    let outer = metering.meter
    let meter = TileWork.meter(within: outer, component.rasterLimits)
    let image = tile(of: component, meter)
    _ = outer?.use(meter.limits.work - meter.remaining)
    if let error = meter.error { _ = outer?.fail(error) }
    return image
  }

  private func tile(of component: some Rasterizable, _ meter: WorkMeter) -> Image? {
    guard meter.use(TileWork.least) == nil else { return nil }
    let environment = upright.metered(by: meter)
    let natural = component.naturalSize(in: environment)
    let size = ContentMeasurer(environment).roundedUp(natural)
    guard meter.error == nil,
      let list = Tile(component: component).displayList(size: size, environment: environment)
    else { return nil }
    do throws(RasterError) {
      return Image(try list.bitmap(background: nil, nested: DrawnRasters(meter: meter)))
    } catch {
      meter.fail(error)
      return nil
    }
  }
}

/// Work limits of tiles, which keep nested tiles from multiplying the work.
private enum TileWork {
  /// The minimum number of units charged for each tile.
  static let least = 20_000
  /// The maximum number of units for one tile, including the tiles nested in it.
  private static let most = 1 << 30

  /// Returns the meter of a tile, limited to a quarter of the enclosing tile's limit.
  ///
  /// At most eight tiles nest.
  static func meter(within outer: WorkMeter?, _ limits: RasterLimits) -> WorkMeter {
    var limits = limits.intersection(outer?.limits ?? limits)
    limits.work = limits.work > most ? most : limits.work / 4
    return WorkMeter(limits) { outer?.ask() }
  }
}

/// A component clipped to its bounds.
private struct Tile<Component: Rasterizable>: Rasterizable {
  let component: Component

  func draw(in canvas: inout Canvas) {
    canvas.drawLayer(clip: .rect(canvas.bounds)) { $0.place(component: component, in: $0.bounds) }
  }
}
