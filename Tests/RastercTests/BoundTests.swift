// Values on the command line beyond the bounds of their properties: drawn within them, and said.

import Testing

@Suite struct BoundTests {
  private let source = """
    component Meter {
      state level: Int = 3, in: 0...10
      state width: Double = 40, in: 20...80, step: 20
      state title: String = "a", limit: 2
      size width, 20
      draw {
        fill rect(bounds.band(.left, level * 2)), with: #0050FF
        text title, in: bounds, with: #000000
      }
    }
    """

  @Test(arguments: [
    ("level=50", "the bounds of 'level' make it 10"),
    ("width=45", "the bounds of 'width' make it 40"),
    ("title=\"abc\"", "the bounds of 'title' cut it"),
  ])
  func `what bounds make of a value is said`(set: String, words: String) throws {
    let place = try Workplace(["Meter.raster": source])
    let run = try place.run("render", ".", "--set", set, "-o", "a.png")
    #expect(run.code == 0)
    #expect(run.errors.hasPrefix("rasterc: note: --set \(set): \(words)\n"), "\(run.errors)")
  }

  @Test func `nothing is said of a value within bounds`() throws {
    let place = try Workplace(["Meter.raster": source])
    let run = try place.run("render", ".", "--set", "level=10", "-o", "a.png", "--quiet")
    #expect(run.errors == "")
  }
}
