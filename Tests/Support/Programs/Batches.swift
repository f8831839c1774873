// The program of the page on batches: rows of data, an image for each.

// begin page
import Raster
import RasterInterpreter
// end page

func batches(_ print: Output) async throws {
  // begin page
  let template = try RasterTemplate(
    source: """
      component Tag {
        state title: String = "Tag"
        state stars: Int = 3, in: 0...5
        size 60, 24
        draw {
          fill capsule(bounds), with: #1B1B1F
          text title, in: bounds, font: Font(size: 14), with: #FFFFFF, align: .center
          if stars == 5 { stroke capsule(bounds), with: #FFCC00, width: 2, align: .inside }
        }
      }
      """
  )
  let rows = (1...1_000).map { number in
    TemplateRow(
      "Tag",
      [
        "title": .string("Inn \(number % 10)"),
        "stars": number == 7 ? .string("five") : .int(number % 6),
      ]
    )
  }

  let batch = BatchRenderer(format: .png(.fast))
  var images = 0
  try await batch.forEach(rows, jobs: 2) { row in
    try RasterRequest(template.state(for: row))
  } receive: { number, result in
    // In the rows' order: a file with its digest, or the error of the row.
    switch result {
    case .success(let output): images += output.file.isEmpty ? 0 : 1
    case .failure(let error): print("row \(number + 1):", "\(error)")
    }
  }
  print(images, "images of", batch.statistics.drawn, "looks")
  // end page
}
