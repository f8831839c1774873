// Recorded strokes: their encoding, bounds and costs.

import RasterValues

/// A shape stroked with a paint.
package struct RecordedStroke {
  package let shape: RecordedShape
  package let paint: RecordedPaint
  package let style: StrokeStyle
}

extension Recorder {
  /// Writes a stroke; its cap, join and alignment take two bits each from bit 16 on.
  mutating func writeStroke(_ shape: Path.Shape, _ paint: RecordedPaint, _ style: StrokeStyle) {
    let flags =
      UInt64(style.cap.rawValue) | UInt64(style.join.rawValue) << 2
      | UInt64(style.alignment.rawValue) << 4
    write(Operation.Code.stroke.rawValue | flags << 16)
    write(shape)
    write(paint)
    write(style.width)
    write(style.miterLimit)
    write(style.dashPhase)
    write(style.dash.count)
    for length in style.dash { write(length) }
  }
}

extension DisplayList.Reader {
  mutating func readStroke(_ header: UInt64) -> RecordedStroke {
    RecordedStroke(shape: readShape(), paint: readPaint(), style: readStyle(header >> 16))
  }

  private mutating func readStyle(_ flags: UInt64) -> StrokeStyle {
    var style = StrokeStyle(
      width: max(readDouble(), 0),
      cap: LineCap(rawValue: UInt8(flags & 3)) ?? .butt,
      join: LineJoin(rawValue: UInt8(flags >> 2 & 3)) ?? .miter,
      miterLimit: max(readDouble(), 1),
      dashPhase: readDouble(),
      align: StrokeAlignment(rawValue: UInt8(flags >> 4 & 3)) ?? .center
    )
    let count = readInt()
    guard count > 0 else { return style }
    for _ in 0..<limited(count, of: 1) { style.dash.append(readDouble()) }
    return style.recordable ?? StrokeStyle(width: 0)
  }
}

extension RecordedStroke: RecordedMark {
  func box(_ view: MarkView) -> Box { box(view.points) }

  /// Returns bounds that contain the transformed stroke.
  func box(_ points: Matrix) -> Box {
    let box = shape.box(points)
    guard style.alignment != .inside else { return box }
    let reach: Double
    switch shape {
    case .empty, .rect, .roundedRect, .ellipse: reach = StrokeOutline.shapeReach(style, points)
    case .outline: reach = StrokeOutline.reach(style)
    }
    return box.enlarged(by: bounded(reach * StrokeOutline.half(of: style, points)))
  }

  func cost(_ view: MarkView, in box: Box) -> Double {
    let pixels = box.pixels
    guard !pixels.isEmpty else { return DrawingCost.nothing }
    // A stroke has two edges, with the paint between them.
    var cost = 2 * shape.edgeCost(pixels, view.points) + 0.3 * paint.cost(pixels)
    if style.alignment == .center { cost += shape.outlineCost { $0.strokeOverlayCost } }
    let sum = style.dash.reduce(0, +)
    if sum > 0 {
      let length = 2 * Double(pixels.width &+ pixels.height)
      let dashes = min(length / (sum * view.points.norm) * Double(style.dash.count) / 2, 1e6)
      cost += 300 * dashes
    }
    return style.alignment == .center ? cost : 2 * cost + DrawingCost.area(pixels)
  }

  func isInside(_ shape: DeviceShape, _ points: Matrix) -> Bool {
    guard style.width > 0, style.alignment == .center, let path = self.shape.plain,
      let outer = path.spread(style.width / 2).flatMap({ DeviceShape($0, points) })
    else { return shape.contains(box(points)) }
    return shape.contains(outer)
  }

  var text: String { "stroke \(shape.text) with \(paint.text) \(style.listText)" }
}

extension StrokeStyle {
  fileprivate var listText: String {
    var text = "width \(width.listText) \(cap.listText) \(join.listText)"
    if join == .miter { text += " limit \(miterLimit.listText)" }
    if !dash.isEmpty { text += " dash \(dash.listText) dashPhase \(dashPhase.listText)" }
    return alignment == .center ? text : text + " \(alignment.listText)"
  }
}
