// Maps positions between a nested part of a recording and the whole image.

import RasterDrawing
import RasterValues

/// The mapping from the pixels of a layer or a placed component to those of the image.
struct Passage {
  private enum Step {
    case matrix(Matrix, back: Matrix)
    case slices(across: Slices?, down: Slices?, from: SIMD2<Double>)
  }

  /// A stretched axis: caps keep their lengths, and the middle takes the remaining length.
  private struct Slices {
    let leading, trailing, length, target: Double

    init?(_ caps: PixelCaps.Axis?, _ length: Int, _ target: Int) {
      guard let caps else { return nil }
      (leading, trailing) = (Double(caps.start), Double(caps.end))
      (self.length, self.target) = (Double(length), Double(target))
    }

    func outward(_ x: Double) -> Double {
      map(x, from: (length, length - leading - trailing), to: (target, target - leading - trailing))
    }

    func inward(_ x: Double) -> Double {
      map(x, from: (target, target - leading - trailing), to: (length, length - leading - trailing))
    }

    private func map(
      _ x: Double,
      from: (length: Double, middle: Double),
      to: (length: Double, middle: Double)
    ) -> Double {
      if x <= leading { return x }
      if x >= from.length - trailing { return x + to.length - from.length }
      return leading + (x - leading) * (from.middle > 0 ? to.middle / from.middle : 0)
    }
  }

  /// The steps, from outermost to innermost.
  private var steps: [Step] = []
  /// The scale factor of lengths, ignoring stretching by caps.
  private(set) var factor = 1.0

  /// Returns the mapping into a layer, or nil if the layer is not visible.
  func into(_ matrix: Matrix) -> Passage? {
    guard matrix.isFinite, let back = matrix.inverse else { return nil }
    var result = self
    result.steps.append(.matrix(matrix, back: back))
    result.factor *= abs(matrix.determinant).squareRoot()
    return result
  }

  /// Returns the mapping into a placed component, or nil if its caps do not fit.
  func into(_ place: RecordedPlace) -> Passage? {
    let (destination, list) = (place.destination, place.list)
    let offset = SIMD2(Double(destination.x), Double(destination.y))
    guard list.isStretchable else { return into(.translation(offset.x, offset.y)) }
    guard !list.caps.isScaledDown(width: destination.width, height: destination.height) else {
      return nil
    }
    var result = self
    result.steps.append(
      .slices(
        across: Slices(list.caps.horizontal, list.width, destination.width),
        down: Slices(list.caps.vertical, list.height, destination.height),
        from: offset
      )
    )
    return result
  }

  /// Maps a box of the part to the image.
  func outward(_ box: Box) -> Box {
    var box = box
    for step in steps.reversed() {
      switch step {
      case .matrix(let matrix, _): box = matrix.box(box)
      case .slices(let across, let down, let offset):
        box.minX = (across?.outward(box.minX) ?? box.minX) + offset.x
        box.maxX = (across?.outward(box.maxX) ?? box.maxX) + offset.x
        box.minY = (down?.outward(box.minY) ?? box.minY) + offset.y
        box.maxY = (down?.outward(box.maxY) ?? box.maxY) + offset.y
      }
    }
    return box
  }

  /// Maps a box of the image to the part, enclosing the result.
  func inward(_ box: Box) -> Box {
    var box = box
    for step in steps {
      switch step {
      case .matrix(_, let back): box = back.box(box)
      case .slices(let across, let down, let offset):
        (box.minX, box.maxX) = (box.minX - offset.x, box.maxX - offset.x)
        (box.minY, box.maxY) = (box.minY - offset.y, box.maxY - offset.y)
        box.minX = across?.inward(box.minX) ?? box.minX
        box.maxX = across?.inward(box.maxX) ?? box.maxX
        box.minY = down?.inward(box.minY) ?? box.minY
        box.maxY = down?.inward(box.maxY) ?? box.maxY
      }
    }
    return box
  }
}
