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

@Suite struct CropNoteTests {
  private let place: Workplace

  init() throws {
    place = try Workplace([
      "Sun.raster": """
      component Sun {
        state reach: Double = 12

        size 20, 20

        draw { fill circle(center: (10, 10), radius: reach), with: #FFCC00 }

        states { wide reach: 14 }
      }

      """,
      "Window.raster": """
      component Window {
        size 20, 20
        clip rect(bounds)

        draw { fill circle(center: (10, 10), radius: 12), with: #FFCC00 }
      }

      """,
    ])
  }

  @Test func `a picture that grew is noted, and one that is asked for so is not`() throws {
    let grown = try place.run("render", "Sun.raster", "-o", "sun.png")
    #expect(grown.code == 0)
    #expect(
      grown.errors == """
        Sun-plain: note: ink outside its box makes the picture larger; --crop box cuts it off, \
        --crop ink keeps it without a word

        """
    )
    let asked = try place.run("render", "Sun.raster", "--crop", "ink", "-o", "asked.png")
    #expect(asked.errors == "")
    #expect(place.bytes("asked.png") == place.bytes("sun.png"))
  }

  @Test func `a component's pictures are noted in one line`() throws {
    let run = try place.run("render", "Sun.raster", "--all-states", "--output-directory", "all")
    #expect(run.code == 0)
    #expect(run.errors.hasPrefix("Sun: note: ink outside its box makes 2 pictures larger;"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `a picture of a size has that size, and says what it lost`() throws {
    let run = try place.run("render", "Sun.raster", "--size", "20x20", "-o", "cut.png")
    #expect(run.code == 0)
    #expect(run.errors.hasSuffix("note: ink outside its box is cut off\n"))
    let whole = try place.run("render", "Window.raster", "--size", "20x20", "-o", "window.png")
    #expect(whole.errors == "")
    #expect(place.bytes("cut.png") == place.bytes("window.png"))
  }

  @Test func `a crop is one of two words`() throws {
    let run = try place.run("render", "Sun.raster", "--crop", "bx", "-o", "sun.png")
    #expect(run.code == 2 && run.errors.contains("box") && run.errors.contains("ink"))
  }
}
