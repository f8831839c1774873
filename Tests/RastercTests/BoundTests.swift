// Command-line values beyond the bounds of their properties: clamped, with a note.

import Testing

@Suite struct BoundTests {
  private let source = """
    component Meter {
      state level: Int = 3, in: 0...10
      state width: Double = 40, in: 20...80, step: 20
      state title: String = "a", limit: 2
      size width, 20
      draw {
        fill rect(bounds.slice(level * 2, from: .left)), with: #0050FF
        text title, in: bounds, with: #000000
      }
    }
    """

  @Test(arguments: [
    ("level=50", "the bounds of 'level' limit it to 10"),
    ("width=45", "the bounds of 'width' limit it to 40"),
  ])
  func `a clamped value is reported`(set: String, words: String) throws {
    let place = try Workplace(["Meter.raster": source])
    let run = try place.run("render", ".", "--set", set, "-o", "a.png")
    #expect(run.code == 0)
    #expect(run.errors.hasPrefix("rasterc: note: --set \(set): \(words)\n"), "\(run.errors)")
  }

  @Test func `a truncated value is a note of each image`() throws {
    let place = try Workplace(["Meter.raster": source])
    let run = try place.run("render", ".", "--set", "title=abc", "-o", "a.png")
    #expect(run.code == 0)
    #expect(
      run.errors.contains("note: 'title' was limited to 2 of 3 characters\n"),
      "\(run.errors)"
    )
  }

  @Test func `a row with a truncated value has a note in its result`() throws {
    let place = try Workplace(["Meter.raster": source])
    let rows = "{\"title\": \"ab\"}\n{\"title\": \"abcde\"}\n{\"title\": \"a…\"}\n"
    let run = try place.run("batch", "Meter.raster", "-o", "out", "-q", input: rows)
    #expect(run.code == 0)
    let notes = try run.results().map(\.notes)
    #expect(notes == [nil, ["'title' was limited to 2 of 5 characters"], nil])
    #expect(place.bytes("out/2.png") == place.bytes("out/3.png"))
  }

  @Test func `a value within bounds is not reported`() throws {
    let place = try Workplace(["Meter.raster": source])
    let run = try place.run("render", ".", "--set", "level=10", "-o", "a.png", "--quiet")
    #expect(run.errors == "")
  }
}
