// Times placed components drawn in place and shown as rasters, beside the rule's estimates.

import Foundation
import Raster

/// Compares drawing components in place with composing their rasters.
struct NestingBenchmark {
  /// A child at one size: measured times and estimates, in nanoseconds.
  private struct Row {
    let name: String
    let side: Int
    let raster: DrawingCost.Raster
    let drawing, finding, composing, making: Double
    let estimate: Double

    /// The time of two drawings of a parent with `count` equal children, where the second finds the
    /// raster.
    private func times(_ count: Int) -> (inPlace: Double, raster: Double) {
      let count = Double(count)
      return (2 * count * drawing, drawing + making + 2 * finding + 2 * count * composing)
    }

    /// The rule's choice, and how much slower it is than the alternative.
    private func choice(_ count: Int) -> String {
      let times = times(count)
      let isRaster = NestingPlan.pays(count: count, drawing: estimate, raster)
      let chosen = isRaster ? times.raster : times.inPlace
      let loss = Int(100 * (chosen / min(times.inPlace, times.raster) - 1))
      return pad(isRaster ? "raster" : "place", -6) + pad(loss > 0 ? "+\(loss) %" : "", 7)
    }

    var line: String {
      let figures = [
        drawing, estimate, composing, raster.composing, finding, raster.finding, making,
        raster.making,
      ]
      return pad(name, -17) + pad("\(side)", 4)
        + figures.map { pad("\(Int($0))", 8) }.joined() + "  "
        + [1, 2, 10].map { choice($0) }.joined(separator: " ")
    }
  }

  /// A child drawn the given number of times over itself.
  private struct Repeated: Rasterizable {
    let draw: (inout Canvas) -> Void
    let count: Int

    func draw(in canvas: inout Canvas) { for _ in 0..<count { draw(&canvas) } }
  }

  /// A child placed the given number of times over itself.
  private struct Parent: Rasterizable {
    let child: any Rasterizable
    let count: Int

    func draw(in canvas: inout Canvas) {
      for _ in 0..<count { canvas.place(child, in: canvas.bounds) }
    }
  }

  /// A child that is a raster at any size, since it is expensive to draw.
  private struct Dear: Rasterizable {
    func draw(in canvas: inout Canvas) {
      canvas.drawLayer(shadows: Array(repeating: shadow, count: 40)) {
        $0.fill(.rect($0.bounds), with: glass)
      }
    }
  }

  /// The table, with a line for each child and side length.
  func table() throws -> String {
    var lines = [
      "                         in place ns    composing ns      finding ns       making ns  choice for 1, 2, 10,",
      "child           side   measured rule   measured rule   measured rule   measured rule  and its loss",
    ]
    for side in [16, 48, 200] {
      let composing = try composing(side)
      for child in children {
        lines.append(try row(child.name, child.draw, side, composing).line)
      }
    }
    return lines.joined(separator: "\n")
  }

  private func row(
    _ name: String,
    _ draw: @escaping (inout Canvas) -> Void,
    _ side: Int,
    _ composing: Double
  ) throws -> Row {
    let lists = try [1, 65].map { try list(Repeated(draw: draw, count: $0), side) }
    let cache = RasterCache(byteLimit: 1 << 24)
    let once = try nanoseconds { _ = try lists[0].bitmap() }
    let often = try nanoseconds { _ = try lists[1].bitmap() }
    let finding = try nanoseconds { _ = try cache.raster(of: Recording(lists[0].standingAlone)) }
    let made = try nanoseconds {
      _ = try cache.raster(of: Recording(lists[0].standingAlone), policy: .reload)
    }
    let drawing = max((often - once) / 64, 1)
    let picture = try lists[0].bitmap()
    return Row(
      name: name,
      side: side,
      raster: DrawingCost.Raster(
        area: picture.width * picture.height,
        words: lists[0].words.count
      ),
      drawing: drawing,
      finding: finding,
      composing: composing,
      making: max(made - drawing - finding, 0),
      estimate: NestingPlan(lists[0]).cost
    )
  }

  /// The time to show a raster that the drawing already has.
  private func composing(_ side: Int) throws -> Double {
    let lists = try [1, 65].map { try list(Parent(child: Dear(), count: $0), side) }
    let drawing = try lists.map { list in try nanoseconds { _ = try list.bitmap() } }
    let planning = try lists.map { list in try nanoseconds { _ = NestingPlan(list).cost } }
    return (drawing[1] - drawing[0] - planning[1] + planning[0]) / 64
  }

  private func list(_ component: some Rasterizable, _ side: Int) throws -> DisplayList {
    let size = Size(Double(side), Double(side))
    guard let list = component.displayList(size: size, environment: Environment()) else {
      throw RasterError.invalidSize
    }
    return list
  }

  /// The minimum time of a call on this thread's processor, from 30 runs of about half a
  /// millisecond.
  private func nanoseconds(_ body: () throws -> Void) throws -> Double {
    var calls = 1
    var best = Double.infinity
    for run in 0..<31 {
      let time = try ProcessorTime.microseconds { for _ in 0..<calls { try body() } }
      let each = time * 1e3 / Double(calls)
      if run > 0 { best = min(best, each) }
      calls = max(1, Int(5e5 / max(each, 1)))
    }
    return best
  }
}

/// Pads text with spaces on the left, or on the right if `width` is negative.
private func pad(_ text: String, _ width: Int) -> String {
  let spaces = String(repeating: " ", count: max(0, abs(width) - text.count))
  return width < 0 ? text + spaces : spaces + text
}

/// The children, from the cheapest to the most expensive.
private let children: [(name: String, draw: @Sendable (inout Canvas) -> Void)] = [
  ("opaque rect", { $0.fill(.rect($0.bounds), with: white) }),
  ("glass rect", { $0.fill(.rect($0.bounds), with: glass) }),
  ("ellipse", { $0.fill(.ellipse($0.bounds), with: white) }),
  ("rounded gradient", { $0.fill(.roundedRect($0.bounds, radius: 8), with: gradient) }),
  ("star", { $0.fill(.star(in: $0.bounds), with: white) }),
  ("star of 60", { $0.fill(.star(in: $0.bounds, points: 60), with: white) }),
  ("ring", { $0.stroke(.ellipse($0.bounds.inset(2)), with: .color(white), width: 2) }),
  ("stroked star", { $0.stroke(.star(in: $0.bounds.inset(2)), with: .color(white), width: 2) }),
  (
    "dashes",
    { $0.stroke(.ellipse($0.bounds.inset(2)), with: .color(white), width: 2, dash: [4, 2]) }
  ),
  (
    "inside stroke",
    { $0.stroke(.star(in: $0.bounds), with: .color(white), width: 2, align: .inside) }
  ),
  (
    "shadow",
    { canvas in
      canvas.drawLayer(shadows: [shadow]) {
        $0.fill(.roundedRect($0.bounds, radius: 8), with: white)
      }
    }
  ),
  (
    "clipped rect",
    { canvas in
      canvas.drawLayer(clip: .ellipse(canvas.bounds)) { $0.fill(.rect($0.bounds), with: gradient) }
    }
  ),
  (
    "ten ellipses",
    { canvas in
      for index in 0..<10 {
        canvas.fill(.ellipse(canvas.bounds.inset(Double(index) / 2)), with: glass)
      }
    }
  ),
  (
    "four shadows",
    { canvas in
      for index in 0..<4 {
        canvas.drawLayer(opacity: 0.9, shadows: [shadow]) {
          $0.fill(.roundedRect($0.bounds.inset(Double(index)), radius: 8), with: gradient)
        }
      }
    }
  ),
]

private let white = Color(rgba: 0xFFFF_FFFF)
private let glass = Color(rgba: 0x2060_A080)
private let shadow = Shadow(Color(rgba: 0x0000_0080), offset: Point(0, 1.5))
private let gradient = Paint.linearGradient(
  from: .topLeft,
  to: .bottomRight,
  [GradientStop(Color(rgba: 0xFF00_00FF)), GradientStop(Color(rgba: 0x0000_FFFF))]
)
