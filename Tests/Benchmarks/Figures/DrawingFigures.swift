// Drawings: fills, strokes, gradients, shadows, images, layers and glyphs over the same pixels.

import Raster
import TestSupport

extension Figure {
  /// Each draws its list over 512² pixels.
  static var drawing: [Figure] {
    [
      painted("fill-rounded") { canvas, random in
        for _ in 0..<200 {
          let rect = Rect(x: random.number(400), y: random.number(400), width: 100, height: 50)
          canvas.fill(.roundedRect(rect, radius: 12), with: random.color())
        }
      },
      painted("fill-circles") { canvas, random in
        for _ in 0..<1_000 {
          let center = Point(random.number(512), random.number(512))
          canvas.fill(.circle(center: center, radius: 4), with: random.color())
        }
      },
      painted("fill-fractional") { canvas, random in
        for _ in 0..<1_000 {
          let (x, y) = (random.number(500), random.number(500))
          canvas.fill(.rect(Rect(x: x, y: y, width: 9.3, height: 7.7)), with: random.color())
        }
      },
      painted("fill-translucent") { canvas, _ in
        for _ in 0..<4 { canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0x3366_CC80)) }
      },
      painted("stroke-curves") { canvas, random in
        for _ in 0..<100 {
          canvas.stroke(random.curve(), with: .color(random.color()), width: 3, cap: .round)
        }
      },
      painted("stroke-dashes") { canvas, random in
        for _ in 0..<50 {
          canvas.stroke(random.curve(), with: .color(random.color()), width: 2, dash: [6, 4])
        }
      },
      painted("gradient-linear") { canvas, _ in
        canvas.fill(
          .rect(canvas.bounds),
          with: Paint.linearGradient(from: .topLeft, to: .bottomRight, stops)
        )
      },
      painted("gradient-radial") { canvas, _ in
        canvas.fill(
          .rect(canvas.bounds),
          with: Paint.radialGradient(center: .center, radius: 256, stops)
        )
      },
      painted("shadow") { canvas, random in
        for index in 0..<8 {
          let rect = Rect(x: 40, y: Double(index) * 60 + 10, width: 400, height: 40)
          let shadow = Shadow(Color(rgba: 0x4D), blur: 8 + random.number(1), offset: Point(0, 2))
          canvas.drawLayer(shadows: [shadow]) {
            $0.fill(.roundedRect(rect, radius: 8), with: .white)
          }
        }
      },
      painted("image") { canvas, _ in
        canvas.drawImage(photo, in: canvas.bounds)
      },
      painted("blend-multiply") { canvas, _ in
        canvas.drawLayer(blend: .multiply) { $0.drawImage(photo, in: $0.bounds) }
      },
      painted("layer-opacity") { canvas, random in
        canvas.drawLayer(opacity: 0.5) { canvas in
          for _ in 0..<20 {
            let rect = Rect(x: random.number(400), y: random.number(400), width: 100, height: 50)
            canvas.fill(.roundedRect(rect, radius: 12), with: random.color())
          }
        }
      },
      painted("clip") { canvas, _ in
        canvas.drawLayer(clip: .roundedRect(canvas.bounds.inset(20), radius: 40)) {
          $0.fill(.rect($0.bounds), with: Paint.linearGradient(from: .top, to: .bottom, stops))
        }
      },
      painted("glyphs") { canvas, _ in
        let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 20)
        canvas.drawText(text, in: canvas.bounds, font: Font(size: 14), verticalAlign: .top)
      },
    ]
  }

  private static let side = 512
  private static let stops = [
    GradientStop(Color(rgba: 0xFF00_00FF), at: 0), GradientStop(Color(rgba: 0x00FF_00FF), at: 0.4),
    GradientStop(Color(rgba: 0x0000_FFFF), at: 1),
  ]
  /// A translucent image with noise.
  static let photo = BenchImages.translucent(256, 256)

  private static func painted(
    _ name: String,
    _ draw: @escaping (inout Canvas, inout SeededGenerator) -> Void
  ) -> Figure {
    Figure(name: "draw-" + name, count: 1) {
      let sketch = Sketch { canvas in
        var random = SeededGenerator(seed: 1)
        draw(&canvas, &random)
      }
      let list = sketch.recorded(Size(Double(side), Double(side)))
      let canvas = PaintedCanvas(side: side)
      return { try list.draw(over: &canvas.pixels) }
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func number(_ limit: Double) -> Double {
    Double(next() >> 40) / Double(1 << 24) * limit
  }

  fileprivate mutating func color() -> Color {
    Color(rgba: UInt32(truncatingIfNeeded: next()) | 0xFF)
  }

  fileprivate mutating func point() -> Point {
    let x = number(512)
    return Point(x, number(512))
  }

  fileprivate mutating func curve() -> Path {
    let points = (0..<4).map { _ in point() }
    return Path.build {
      $0.move(to: points[0])
      $0.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }
}
