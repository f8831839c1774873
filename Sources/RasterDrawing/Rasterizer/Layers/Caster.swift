// A shape that represents a layer's content, so that its shadow can be computed without pixels.

import RasterValues

/// The outline of a layer's content, if it is a rectangle, a rounded rectangle or an ellipse.
struct Caster {
  /// The shape in points, and on the device.
  let path: Path.Shape
  let shape: DeviceShape
  /// The alpha of the interior.
  let alpha: UInt32
  /// Whether the shape is the only content of the layer.
  let isAlone: Bool
  /// Whether the shape hides its background, because it is opaque and drawn.
  private(set) var isHiding = false

  /// Creates the outline of a layer whose content is not clipped.
  init?(
    of layer: RecordedLayer,
    _ reader: DisplayList.Reader,
    _ points: Matrix,
    cuts: LayerCuts
  ) {
    guard layer.mask == nil, cuts.geometries.isEmpty, let caster = Caster(reader, points) else {
      return nil
    }
    let frame = caster.shape.box.pixels
    guard frame.intersection(cuts.region) == frame else { return nil }
    self = caster
    isHiding = alpha == 255 && !layer.shadowsOnly
  }

  /// Finds a first fill that contains the rest of the layer; `nil` if there is none.
  private init?(_ reader: DisplayList.Reader, _ points: Matrix) {
    var (reader, depth) = (reader, 1)
    var first = reader.next()
    while case .layer(let layer)? = first, layer.changesNothing {
      (first, depth) = (reader.next(), depth + 1)
    }
    guard case .mark(.fill(let fill)) = first, let shape = fill.shape.plain,
      let outline = DeviceShape(shape, points), let alpha = fill.paint.alpha, alpha > 0
    else { return nil }
    path = shape
    self.shape = outline
    self.alpha = alpha
    var count = 0
    while count < Caster.limit, let operation = reader.next() {
      switch operation {
      case .mark(let mark):
        guard alpha == 255, mark.isInside(outline, points) else { return nil }
        count += 1
      case .layer(let layer):
        guard layer.changesNothing else { return nil }
        (count, depth) = (count + 1, depth + 1)
      case .place: return nil
      case .end:
        depth -= 1
        guard depth == 0 else { continue }
        isAlone = count == 0
        return
      }
    }
    return nil
  }

  /// The maximum number of operations that are examined.
  private static var limit: Int { 64 }
}
