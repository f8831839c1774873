// The memory for the images of rows is limited, and the results equal those without a limit.

import Foundation
import TestSupport
import Testing

@Suite struct BatchMemoryTests {
  private let place: Workplace

  /// Three photos of 60 × 20 pixels, which take 4,800 bytes, and some more during decoding.
  init() throws {
    place = try Workplace(["Tile.raster": tile])
    for number in 0..<3 {
      _ = try place.run(
        "render",
        "Tile.raster",
        "--set",
        "stars=\(number)",
        "-o",
        "in/\(number).png"
      )
    }
  }

  private func batch(_ arguments: String..., rows: String) throws -> Run {
    let words = ["batch", "Tile.raster", "--image-directory", "in", "--name", "{row}.png"]
    return try place.run(all: words + arguments, input: rows)
  }

  private var rows: String {
    (0..<40).map { "{\"photo\": \"\($0 % 3).png\", \"title\": \"\($0)\"}\n" }.joined()
  }

  @Test func `rows wait for the memory of their images, and all are drawn`() throws {
    let free = try batch("-o", "free", rows: rows)
    let tight = try batch("-o", "tight", "--memory", "12kB", rows: rows)
    #expect(free.code == 0 && tight.code == 0)
    #expect(free.text == tight.text)
    #expect(place.names(in: "tight").count == 40)
  }

  @Test func `an image beyond the limit is an error of its row`() throws {
    let row = "{\"photo\": \"0.png\"}\n{\"title\": \"a\"}\n"
    let run = try batch("-o", "out", "--memory", "5kB", rows: row)
    #expect(run.code == 1)
    let results = try run.results()
    #expect(results[0].errors == ["its images need more than the 5.0 kB that --memory allows"])
    #expect(results[1].errors == nil)
  }

  @Test func `a row's errors are reported with those of its images`() throws {
    let row = "{\"photo\": \"9.png\", \"stars\": \"many\"}\n"
    let errors = try batch("-o", "out", rows: row).results()[0].errors ?? []
    #expect(errors.count == 2, "\(errors)")
    #expect(errors.contains { $0.hasPrefix("'photo': cannot read 'in/9.png': ") })
  }

  @Test func `rows drawn by an earlier run are retained, with their images`() throws {
    let first = try batch("-o", "out", "--resume", "ledger", rows: rows)
    let second = try batch("-o", "out", "--resume", "ledger", "--memory", "12kB", rows: rows)
    #expect(first.code == 0 && second.code == 0 && first.text == second.text)
    #expect(second.errors.contains("40 reused"))
  }

  @Test(arguments: ["0x", "-1", "many", "1 parsec"])
  func `an invalid size is reported`(text: String) throws {
    let run = try batch("-o", "out", "--memory", text, rows: "")
    #expect(run.code == 2 && run.errors.contains("--memory takes a size such as 500000, 10MB"))
  }
}
