// What `render` says of a picture in which something could not be drawn as asked.

import Testing

@Suite struct NoteTests {
  private let place: Workplace

  init() throws {
    place = try Workplace([
      "Line.raster": """
      component Line {
        state words: String = "Words"

        size 60, 24

        draw { text words, in: bounds, with: #000000 }
      }

      """
    ])
  }

  @Test func `words that are cut are noted, beside a picture`() throws {
    let run = try place.run(
      "render",
      "Line.raster",
      "--set",
      "words=Many words more",
      "-o",
      "cut.png"
    )
    #expect(run.code == 0 && place.bytes("cut.png") != nil)
    #expect(run.errors.hasSuffix("note: words are cut, since there is no room for them\n"))
  }

  @Test func `words that have room are not noted`() throws {
    let run = try place.run("render", "Line.raster", "-o", "whole.png")
    #expect(run.code == 0 && !run.errors.contains("note"))
  }
}
