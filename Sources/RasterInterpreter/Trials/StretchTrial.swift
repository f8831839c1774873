// Compares components drawn stretched and at full size, to refute caps.

import RasterDrawing
import RasterSemantics
import RasterValues

/// A component drawn with given caps, whether or not it declares them.
package struct StretchTrial<Component: Rasterizable> {
  /// The component with the given caps.
  private struct Capped: Rasterizable {
    let component: Component
    let ownCaps: Caps
    let environment: Environment

    func caps(in environment: Environment) -> Caps { ownCaps }
    func draw(in canvas: inout Canvas) { component.draw(in: &canvas) }
  }

  let component: Component
  let caps: Caps
  let environment: Environment

  package init(_ component: Component, caps: Caps, environment: Environment) {
    self.component = component
    self.caps = caps
    self.environment = environment
  }

  /// Returns the minimum frame in device pixels; `across` is the length of an axis without caps.
  package func minimumFrame(across: Int) -> (width: Int, height: Int) {
    let caps = caps.pixels(scale: environment.scale)
    return (
      PixelCaps.minimumLength(caps.horizontal, scale: environment.scale, full: across),
      PixelCaps.minimumLength(caps.vertical, scale: environment.scale, full: across)
    )
  }

  /// Returns whether stretching changes the drawing at a size in device pixels.
  ///
  /// Throws `RasterError` if the component cannot be drawn, or if the meter's limit is exceeded.
  package func breaks(
    width: Int,
    height: Int,
    meter: WorkMeter = WorkMeter(RasterLimits(work: 1 << 30))
  ) throws(RasterError) -> Bool {
    let scale = environment.scale
    let size = Size(Double(width) / scale, Double(height) / scale)
    let pixelCaps = caps.pixels(scale: scale)
    // The work of stretching and comparing.
    if let error = meter.use(8 &* width &* height) { throw error }
    func drawn(by caps: Caps) throws(RasterError) -> Bitmap {
      let capped = Capped(component: component, ownCaps: caps, environment: environment)
      let list = capped.displayList(size: size, environment: environment.metered(by: meter))
      if let error = meter.error { throw error }
      guard let list else { throw .invalidSize }
      return try list.stretchable(by: pixelCaps)
        .bitmap(background: nil, nested: DrawnRasters(meter: meter))
    }
    let direct = try drawn(by: .none)
    let least = try drawn(by: self.caps)
    return try least.stretched(caps: pixelCaps, width: width, height: height).differs(from: direct)
  }
}

extension DisplayList {
  /// Returns the list with caps, so that placed components are drawn in place or as rasters.
  fileprivate func stretchable(by caps: PixelCaps) -> DisplayList {
    DisplayList(
      width: width,
      height: height,
      scale: scale,
      colorSpace: colorSpace,
      caps: caps,
      words: words,
      images: images,
      faces: faces,
      notes: notes
    )
  }
}

extension Bitmap {
  /// Returns whether any pixel differs, including drawing outside the component's bounds.
  fileprivate func differs(from other: Bitmap) -> Bool {
    let (left, top) = (max(bounds.x, other.bounds.x), max(bounds.y, other.bounds.y))
    let right = max(width - bounds.x, other.width - other.bounds.x)
    let bottom = max(height - bounds.y, other.height - other.bounds.y)
    for y in -top..<max(bottom, -top) {
      for x in -left..<max(right, -left) where pixel(x, y) != other.pixel(x, y) { return true }
    }
    return false
  }

  /// Returns a pixel relative to the component's bounds, or 0 outside the bitmap.
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let (column, row) = (x + bounds.x, y + bounds.y)
    guard column >= 0, row >= 0, column < width, row < height else { return 0 }
    return pixels[row * width + column]
  }
}

extension PreparedProgram {
  /// Returns whether stretching changes the drawing of a component.
  ///
  /// Tests the given look, the defaults and the first named states, at two scales.
  func breaks(_ index: Int, _ look: CapsLook, within meter: WorkMeter) -> Bool {
    guard let component = component(index) else { return false }
    let tested = look.values.reduce(component) { $0.setting($1.index, to: $1.value) }
    let states = [component] + component.declaration.states.prefix(4).map { component.setting($0) }
    for (place, state) in ([tested] + states).enumerated() {
      for scale in [1.0, 2.0] {
        var environment = place == 0 ? look.environment : Environment()
        environment.scale = scale
        if state.breaks(in: environment, meter) { return true }
      }
    }
    return false
  }
}

extension InterpretedComponent {
  /// Returns whether drawing with the declared caps changes the image.
  fileprivate func breaks(in environment: Environment, _ meter: WorkMeter) -> Bool {
    let scale = environment.scale
    let caps = declaredCaps(in: environment)
    let natural = naturalSize(in: environment)
    guard natural.width > 0, natural.height > 0, natural.width < 2_000, natural.height < 2_000
    else {
      return false
    }
    let trial = StretchTrial(self, caps: caps, environment: environment)
    let own = (pixelLength(natural.width * scale), pixelLength(natural.height * scale))
    let least = trial.minimumFrame(across: 0)
    for more in [0, 1, 24] {
      let width =
        caps.horizontal == nil ? own.0 : more == 0 ? max(own.0, least.width) : least.width + more
      let height =
        caps.vertical == nil ? own.1 : more == 0 ? max(own.1, least.height) : least.height + more
      guard width < 4_000, height < 4_000 else { continue }
      if (try? trial.breaks(width: width, height: height, meter: meter)) == true { return true }
    }
    return false
  }
}
