// The workloads around a drawing: recording, keys, hits, stretching and composing.

import Raster

extension Workload {
  /// The cost of requests that draw nothing or only move pixels, for a row of a table.
  static func requests() throws -> [Workload] {
    let environment = Environment(scale: 2)
    let size = Size(308, 32)
    let cache = RasterCache(byteLimit: 8 << 20)
    let image = try cache.image(of: Row(), size: size, environment: environment)
    let request = try RasterRequest(Row(), size: size, environment: environment)
    guard let list = Row().displayList(size: size, environment: environment) else { return [] }
    var frame = try Compositor(width: 640, height: 1136, scale: 2, background: .black)
    return [
      Workload(name: "record_row", pixels: 0) {
        _ = Row().displayList(size: size, environment: environment)
      },
      Workload(name: "key_request", pixels: 0) {
        _ = try RasterRequest(Row(), size: size, environment: environment)
      },
      Workload(name: "key_look", pixels: 0) { _ = LookKey(list) },
      Workload(name: "hit_row", pixels: 0) { _ = try cache.image(for: request) },
      Workload(name: "draw_minimum", pixels: 0) { _ = try list.bitmap() },
      Workload(name: "stretch_row", pixels: 616 * 64) { _ = try image.bitmap() },
      Workload(name: "compose_frame", pixels: 13 * 616 * 64) {
        frame.clear()
        for row in 0..<13 {
          frame.place(image, in: Rect(x: 6, y: Double(row) * 44 + 6, width: 308, height: 32))
        }
      },
    ]
  }
}

/// A row with rounded corners and a border, drawn small and stretched.
private struct Row: Rasterizable {
  var radius = 8.0
  var color = Color(rgba: 0x2C2C_2EFF)

  func caps(in environment: Environment) -> Caps { Caps(radius) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component(self, \.radius, \.color)
  }

  func draw(in canvas: inout Canvas) {
    let plate = Path.roundedRect(canvas.bounds, radius: radius)
    canvas.fill(plate, with: color)
    canvas.stroke(plate, with: .color(Color(rgba: 0xFFFF_FF20)), width: 1, align: .inside)
  }
}
