// Recorded fills: their encoding, bounds and costs.

import RasterValues

/// A shape filled with a paint.
package struct RecordedFill {
  package let shape: RecordedShape
  package let paint: RecordedPaint
  package let rule: FillRule

  /// The flag of the even-odd rule.
  fileprivate static let evenOdd: UInt64 = 1 << 16

  /// Returns the rule that the header of a fill specifies.
  @inline(__always)
  static func rule(_ header: UInt64) -> FillRule {
    header & RecordedFill.evenOdd != 0 ? .evenOdd : .nonZero
  }
}

extension Recorder {
  mutating func writeFill(_ shape: Path.Shape, _ paint: RecordedPaint, _ rule: FillRule) {
    write(Operation.Code.fill.rawValue | (rule == .evenOdd ? RecordedFill.evenOdd : 0))
    write(shape)
    write(paint)
  }
}

extension DisplayList.Reader {
  mutating func readFill(_ header: UInt64) -> RecordedFill {
    RecordedFill(shape: readShape(), paint: readPaint(), rule: RecordedFill.rule(header))
  }

  /// Reads a fill and returns its bounds.
  @inline(__always)
  mutating func readFillBox(_ points: Matrix) -> Box {
    let box = readShape().box(points)
    skipPaint()
    return box
  }
}

extension RecordedFill: RecordedMark {
  /// The maximum number of verbs of an outline that may be drawn repeatedly.
  private static let briefVerbs = 64

  func box(_ view: MarkView) -> Box { shape.box(view.points) }

  func cost(_ view: MarkView, in box: Box) -> Double {
    let pixels = box.pixels
    guard !pixels.isEmpty else { return DrawingCost.nothing }
    let overlay = shape.outlineCost { $0.fillOverlayCost(rule) }
    return shape.edgeCost(pixels, view.points) + overlay + paint.cost(pixels)
  }

  func isInside(_ shape: DeviceShape, _ points: Matrix) -> Bool {
    if let inner = self.shape.plain.flatMap({ DeviceShape($0, points) }) {
      return shape.contains(inner)
    }
    return shape.contains(self.shape.box(points))
  }

  var isBrief: Bool {
    switch shape {
    case .empty, .rect, .roundedRect, .ellipse: true
    case .outline(let outline): outline.verbCount <= RecordedFill.briefVerbs
    }
  }

  var text: String {
    "fill \(shape.text) with \(paint.text)\(rule == .evenOdd ? " even-odd" : "")"
  }
}
