// The memory for the images of rows is limited, and the results equal those without a limit.

import Foundation
import Raster
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

  @Test func `a large photo takes the memory of the size that is drawn`() throws {
    // 2,400 × 1,800 pixels take 17 MB, a quarter of the sides 1.1 MB, and an eighth 270 kB.
    let photo = try #require(Bitmap(width: 2400, height: 1800))
    try Data(photo.jpeg()).write(to: place.url.appending(path: "in/large.jpg"))
    // The photo has 20 × 16 points.
    func errors(scale: Int, memory: String) throws -> [String]? {
      let row = "{\"photo\": \"large.jpg\", \"@scale\": \(scale)}\n"
      let target = "\(scale)-\(memory)"
      return try batch("-o", target, "--memory", memory, rows: row).results()[0].errors
    }
    #expect(try errors(scale: 14, memory: "1MB") == nil)
    #expect(try errors(scale: 14, memory: "1GB") == nil)
    let reason = "its images need more than the 1.0 MB that --memory allows"
    #expect(try errors(scale: 20, memory: "1MB") == [reason])
    #expect(try errors(scale: 20, memory: "4MB") == nil)
    #expect(place.bytes("14-1MB/1.png") == place.bytes("14-1GB/1.png"))
    #expect(place.bytes("14-1MB/1.png") != nil)
  }

  @Test func `a row in Display P3 needs memory for both colour spaces`() throws {
    let row = "{\"photo\": \"0.png\"}\n"
    let space = ["--color-space", "display-p3"]
    for (options, code) in [([], 0), (space, 1)] as [([String], Int32)] {
      let words = ["batch", "Tile.raster", "--image-directory", "in", "--name", "{row}.png"]
      let run = try place.run(all: words + ["-o", "out", "--memory", "9kB"] + options, input: row)
      #expect(run.code == code)
    }
  }

  @Test(arguments: ["0x", "-1", "many", "1 parsec"])
  func `an invalid size is reported`(text: String) throws {
    let run = try batch("-o", "out", "--memory", text, rows: "")
    #expect(run.code == 2 && run.errors.contains("--memory takes a size such as 500000, 10MB"))
  }
}
