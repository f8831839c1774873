// A shape that stands for all that a layer holds, so that its shadow needs no pixels.

import RasterValues

/// A layer's outline, where it is a rectangle, a rounded one or an ellipse.
struct Caster {
  /// In points, and as it stands on the device.
  let path: Path.Shape
  let shape: DeviceShape
  /// The alpha of all of the inside.
  let alpha: UInt32
  /// Whether the shape is all that the layer holds.
  let isAlone: Bool

  /// The outline of a layer of which nothing is cut.
  init?(
    _ layer: RecordedLayer,
    _ reader: DisplayList.Reader,
    _ points: Matrix,
    _ cuts: LayerCuts
  ) {
    guard layer.mask == nil, cuts.geometries.isEmpty, let caster = Caster(reader, points) else {
      return nil
    }
    let frame = caster.shape.box.pixels
    guard frame.intersection(cuts.region) == frame else { return nil }
    self = caster
  }

  /// Looks for a first fill that holds all that follows in the layer; nil where there is none.
  private init?(_ reader: DisplayList.Reader, _ points: Matrix) {
    var reader = reader
    guard case .fill(let shape, let paint, _) = reader.next(),
      let outline = DeviceShape(shape, points), let alpha = paint.alpha, alpha > 0
    else { return nil }
    path = shape
    self.shape = outline
    self.alpha = alpha
    var count = 0
    while count < Caster.limit, let operation = reader.next() {
      if operation == .end {
        isAlone = count == 0
        return
      }
      guard alpha == 255, outline.contains(operation, points) else { return nil }
      count += 1
    }
    return nil
  }

  /// The most operations that are looked at.
  private static var limit: Int { 64 }
}

extension DeviceShape {
  /// Whether an operation leaves ink only within the shape.
  fileprivate func contains(_ operation: Operation, _ points: Matrix) -> Bool {
    switch operation {
    case .fill(let shape, _, _):
      if let inner = DeviceShape(shape, points) { return contains(inner) }
      return contains(shape.box(points))
    case .stroke(let shape, _, let style):
      let box = InkMeter.box(shape, style, points)
      guard style.width > 0, style.align == .center else { return contains(box) }
      let outer = shape.spread(style.width / 2).flatMap { DeviceShape($0, points) }
      if outer == nil { return contains(box) }
      return outer.map { contains($0) } ?? false
    case .image(let image): return contains(points.box(Box(image.rect)))
    case .glyphs, .stretch, .layer, .place, .end: return false
    }
  }

  private func contains(_ box: Box) -> Bool {
    box.isEmpty
      || contains(box.minX, box.minY) && contains(box.maxX, box.minY)
        && contains(box.minX, box.maxY) && contains(box.maxX, box.maxY)
  }
}

extension RecordedPaint {
  /// The alpha, where it is the same everywhere.
  var alpha: UInt32? {
    switch self {
    case .color(let color): color.pixel &>> 24
    case .gradient(let gradient):
      !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.alpha == .max } ? 255 : nil
    case .pattern: nil
    }
  }

  /// The paint at an opacity; nil for images.
  func faded(by opacity: Double) -> RecordedPaint? {
    func faded(_ color: RecordedColor) -> RecordedColor {
      let alpha = UInt64(Double(color.alpha) * opacity + 0.5)
      return RecordedColor(word: color.word & ~0xFFFF | min(alpha, 0xFFFF))
    }
    switch self {
    case .color(let color): return .color(faded(color))
    case .gradient(let gradient):
      let stops = gradient.stops.map {
        RecordedStop(color: faded($0.color), position: $0.position, hint: $0.hint)
      }
      return .gradient(
        RecordedGradient(
          geometry: gradient.geometry,
          stops: stops,
          spread: gradient.spread,
          space: gradient.space
        )
      )
    case .pattern: return nil
    }
  }
}
