// Requests: recording, keys, hits, stretching and composing.

import GeneratedSamples
import Raster
import RasterInterpreter
import RasterSemantics
import RasterSyntax

extension Figure {
  /// The workloads of `Benchmarks draw` around a drawing, and recordings of a table.
  static var requests: [Figure] {
    [
      request("record_row", 1_000), request("key_request", 1_000), request("key_look", 1_000),
      request("hit_row", 1_000), request("draw_minimum", 100), request("stretch_row", 100),
      request("compose_frame", 10),
      Figure(name: "record-table", count: 10) {
        let table = HotelTable(rows: 16)
        return { _ = table.displayList(size: Size(320, 704), environment: Environment()) }
      },
      Figure(name: "record-interpreted", count: 10) {
        let project = FigureProject(files: 1)
        let program = PreparedProgram(project.check().program)
        guard let component = program.component(named: "Component0_0") else { return {} }
        return { _ = component.displayList(size: Size(200, 44), environment: Environment()) }
      },
    ]
  }

  private static func request(_ name: String, _ count: Int) -> Figure {
    Figure(name: name.replacing("_", with: "-"), count: count) {
      guard let workload = try Workload.requests().first(where: { $0.name == name }) else {
        preconditionFailure("there is no workload '\(name)'")
      }
      return workload.run
    }
  }
}
