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
  /// Whether the shape hides what lies beneath it: it is opaque, and drawn.
  private(set) var isHiding = false

  /// The outline of a layer of which nothing is cut.
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

  /// Looks for a first fill that holds all that follows in the layer; nil where there is none.
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

  /// The most operations that are looked at.
  private static var limit: Int { 64 }
}
