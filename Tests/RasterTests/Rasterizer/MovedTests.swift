// A drawing moved by whole pixels keeps its bytes, although its coordinates round differently.

import Raster
import Testing

@Suite struct MovedTests {
  /// Draws at the given offset from the left and from the top.
  typealias Drawing = (inout Canvas, Double, Double) -> Void

  /// The number of pixels that differ between a drawing and a copy moved by whole pixels.
  private func differences(scale: Double, by pixels: Int, _ drawing: @escaping Drawing) throws
    -> Int
  {
    func bitmap(_ pixels: Int) throws -> Bitmap {
      // As a size grows: content aligned to its end has this offset.
      let length = (60 * scale + Double(pixels)) / scale
      return try Sketch { drawing(&$0, length - 47.37, length - 46.5) }.bitmap(
        200 / scale,
        200 / scale,
        scale: scale
      )
    }
    let (plain, moved) = (try bitmap(0), try bitmap(pixels))
    func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
      let (x, y) = (x + bitmap.bounds.x, y + bitmap.bounds.y)
      guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else { return 0 }
      return bitmap[x, y]
    }
    var count = 0
    for y in 0..<120 {
      for x in 0..<120 where pixel(plain, x, y) != pixel(moved, x + pixels, y + pixels) {
        count += 1
      }
    }
    return count
  }

  private func expectSame(_ drawing: @escaping Drawing) throws {
    for scale in [1, 1.25, 1.5, 2, 3] {
      for pixels in [1, 7, 23, 60] {
        #expect(try differences(scale: scale, by: pixels, drawing) == 0, "\(scale), \(pixels)")
      }
    }
  }

  @Test(arguments: [StrokeAlignment.center, .inside, .outside])
  func `strokes as wide as their corners stay identical`(align: StrokeAlignment) throws {
    try expectSame { canvas, x, y in
      let corners = CornerRadii(topLeft: 7.5, topRight: 0, bottomRight: 0.5, bottomLeft: 0)
      for (index, width) in ([2.76, 3, 5.52] as [Double]).enumerated() {
        let rect = Rect(x: x, y: y + Double(index) * 10, width: 5.52, height: 8.4)
        canvas.stroke(
          .roundedRect(rect, radius: corners),
          with: .color(.black),
          width: width,
          join: .bevel,
          align: align
        )
      }
    }
  }

  @Test func `strokes of arcs and curves stay identical`() throws {
    try expectSame { canvas, x, y in
      for (index, cap) in [LineCap.butt, .round, .square].enumerated() {
        let center = Point(x + 8, y + 4 + Double(index) * 12)
        canvas.stroke(
          .arc(center: center, radius: 4.5, from: .zero, to: .degrees(130)),
          with: .color(.black),
          width: Double(index) * 4 + 1,
          cap: cap
        )
      }
    }
  }

  @Test(arguments: [0.4, 2.5]) func `dashes stay identical`(width: Double) throws {
    try expectSame { canvas, x, y in
      canvas.stroke(
        .ellipse(Rect(x: x, y: y, width: 17.3, height: 9)),
        with: .color(.black),
        width: width,
        dash: [3, 2]
      )
      canvas.stroke(
        .rect(Rect(x: x, y: y + 14, width: 20, height: 10.1)),
        with: .color(.black),
        width: width,
        dash: [0.7, 1.3]
      )
    }
  }

  @Test func `vertically compressed strokes stay identical`() throws {
    try expectSame { canvas, x, y in
      canvas.drawLayer(transform: .scaling(x: 1, y: 0.5)) { canvas in
        canvas.stroke(
          .roundedRect(Rect(x: x, y: y * 2, width: 14, height: 20), radius: 4),
          with: .color(.black),
          width: 8,
          align: .inside
        )
      }
    }
  }

  @Test func `fills with touching edges stay identical`() throws {
    try expectSame { canvas, x, y in
      let rect = Rect(x: x, y: y, width: 7.5, height: 20)
      canvas.fill(
        .roundedRect(rect, radius: 4.5, style: .continuous),
        with: .color(.black),
        rule: .evenOdd
      )
    }
  }

  @Test(arguments: [Spread.pad, .repeat, .reflect])
  func `gradients of all kinds stay identical`(spread: Spread) throws {
    let colors = [
      GradientStop(.black), GradientStop(.white), GradientStop(Color(rgba: 0xE500_4BFF)),
    ]
    let kinds: [Gradient.Geometry] = [
      .linear(from: .topLeft, to: .bottomRight), .linear(from: .top, to: .bottom),
      .linear(from: .left, to: .right),
      .radial(focus: .center, focusRadius: 0, center: .center, radius: 6),
      .radial(focus: .center, focusRadius: 1, center: .center, radius: 12),
      .sweep(center: .center, from: .degrees(10), to: .degrees(370)),
    ]
    try expectSame { canvas, x, y in
      for (index, kind) in kinds.enumerated() {
        let gradient = Gradient(kind, colors, spread: spread)
        let place = Rect(
          x: x + Double(index % 2) * 18,
          y: y + Double(index / 2) * 12,
          width: 17.3,
          height: 11
        )
        canvas.fill(.rect(place), with: .gradient(gradient))
      }
    }
  }
}
