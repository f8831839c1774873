// Patterns of components: their pictures, drawn where the paint is made.

import RasterValues

extension Environment {
  /// A paint that repeats a component's picture at its natural size, from the origin of what it fills.
  ///
  /// `scale` of its points are a point; `transform` is what it is seen through, and `horizontal` and
  /// `vertical` say what lies beyond its edges. The picture is drawn at once, at the environment's scale; what
  /// leaves the component's box is cut off. A component without a size, or one larger than a picture may be,
  /// gives a paint that cannot be seen. A tile takes 2³⁰ units of work at most, and tiles within it a
  /// quarter of that each; beyond that the drawing ends with an error.
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

  /// The picture of a component at its natural size; nil where there is none.
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

/// The work that tiles may take: tiles within tiles would multiply.
private enum TileWork {
  /// The units that each takes at least.
  static let least = 20_000
  /// The most units of one, with those in it.
  private static let most = 1 << 30

  /// The meter of a tile, which may take a quarter of what the one around may: eight nest at most.
  static func meter(within outer: WorkMeter?, _ limits: RasterLimits) -> WorkMeter {
    var limits = limits.intersection(outer?.limits ?? limits)
    limits.work = limits.work > most ? most : limits.work / 4
    return WorkMeter(limits) { outer?.ask() }
  }
}

/// A component alone, cut to its box.
private struct Tile<Component: Rasterizable>: Rasterizable {
  let component: Component

  func draw(in canvas: inout Canvas) {
    canvas.drawLayer(clip: .rect(canvas.bounds)) { $0.place(component: component, in: $0.bounds) }
  }
}
