// A drawing of 60 × 40 that is imported and placed, with its report and the colours of some pixels.

import TestSupport
import Testing

/// A drawing to import, and what is expected of it.
struct ImportedDrawing {
  /// The name of the file and of the component.
  let name: String
  let svg: String
  /// A part of the only expected report; `nil` if none is expected.
  let report: String?
  let pixels: [(x: Int, y: Int, color: String)]
}

/// Imports the drawings together, and expects their reports and pixels.
func expectImports(of drawings: [ImportedDrawing]) throws {
  var files: [String: String] = [:]
  for drawing in drawings { files["in/\(drawing.name).svg"] = drawing.svg }
  let place = try Workplace(files)
  let run = try place.run("import", "in", "-o", "out", "--diagnostic-format", "short")
  #expect(run.code == 0, "\(run.errors)")
  var test = drawings.map { "import \"out/\($0.name).raster\"\n" }.joined()
  for drawing in drawings {
    let lines = run.errors.split(separator: "\n").filter {
      $0.hasPrefix("in/\(drawing.name).svg")
    }
    if let report = drawing.report {
      #expect(lines.contains { $0.contains(report) }, "\(drawing.svg): \(lines)")
    } else {
      #expect(lines.isEmpty, "\(drawing.svg): \(lines)")
    }
    let pixels = drawing.pixels.map { "    expect pixel == \($0.color), at: (\($0.x), \($0.y))\n" }
    test +=
      "\ncomponent Seen\(drawing.name) {\n  size 60, 40\n"
      + "  draw { place \(drawing.name)(), in: bounds }\n  tests {\n\(pixels.joined())  }\n}\n"
  }
  try place.write(test, to: "test.raster")
  let tested = try place.run("test", "test.raster", "--update")
  #expect(tested.code == 0, "\(tested.errors)\n\(tested.text)")
}
