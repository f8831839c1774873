// Notes of `render` about images that could not be drawn as requested.

import Foundation
import TestSupport
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

  @Test func `truncated text is noted beside an image`() throws {
    let run = try place.run(
      "render",
      "Line.raster",
      "--set",
      "words=Many words more",
      "-o",
      "cut.png"
    )
    #expect(run.code == 0 && place.bytes("cut.png") != nil)
    #expect(run.errors.hasSuffix("note: text is truncated, because it does not fit\n"))
  }

  @Test func `text that fits is not noted`() throws {
    let run = try place.run("render", "Line.raster", "-o", "whole.png")
    #expect(run.code == 0 && !run.errors.contains("note"))
  }
}

@Suite struct GroupedNoteTests {
  private let place: Workplace

  init() throws {
    place = try Workplace([
      "Greeting.raster": """
      component Greeting {
        state words: String = "Hello"

        size 60, 24

        draw { text words, in: bounds, with: #000000 }

        states {
          arabic words: "خادم"
          emoji  words: "🚀"
          long   words: "Hello and good morning"
          longer words: "Hello and good morning and good night"
        }

        tests {
          expect textFits, in: [.plain, .arabic, .emoji]
          expect textFits, in: .long
        }
      }

      """
    ])
  }

  @Test
  func `a note is one line for all images of a state, and for states with the same note`()
    throws
  {
    let run = try place.run(
      "render",
      "Greeting.raster",
      "--all-states",
      "--appearance",
      "both",
      "--scale",
      "1,2",
      "--output-directory",
      "out"
    )
    #expect(run.code == 0)
    #expect(
      run.errors == """
        Greeting-arabic: note: no font has glyphs for 4 characters (Arabic); add a 'font', or pass --font or \
        --system-fonts
        Greeting-emoji: note: no font has a glyph for '🚀' (U+1F680); add a 'font', or pass --font or \
        --system-fonts
        Greeting: note: text is truncated, because it does not fit (in 'long' and 'longer')

        """
    )
  }

  @Test func `a state with missing glyphs fails textFits`() throws {
    let run = try place.run("test", "Greeting.raster")
    #expect(run.code == 10)
    #expect(
      run.errors.contains(
        "fails in 'arabic', light: no font has glyphs for 4 characters (Arabic); add a 'font', "
          + "or pass --font or --system-fonts; and in 'emoji', light: no font has a glyph for '🚀' (U+1F680)"
      )
    )
    #expect(
      run.errors.contains(
        "fails in 'long', light: text is truncated, because it does not fit"
      )
    )
    #expect(run.errors.contains("in 'emoji', no font has a glyph for '🚀' (U+1F680)"))
  }

  @Test func `a font passed to render is also known to check`() throws {
    try place.write(
      """
      component Bath {
        state words: String = "Bath"

        size 60, 24

        draw { text words, in: bounds, with: #000000 }

        states { arabic words: "حمام" }
      }

      """,
      to: "bath/Bath.raster"
    )
    let without = try place.run("check", "bath")
    #expect(without.errors.contains("in 'arabic', no font has glyphs for 3 characters (Arabic)"))
    let naskh = "Tests/RasterTests/Text/OpenType/Fixtures/shaping-naskh.ttf"
    let font = repositoryRoot.appending(path: naskh).path(percentEncoded: false)
    for command in ["check", "test"] {
      #expect(try !place.run(command, "bath", "--font", font).errors.contains("no font"))
    }
  }

  @Test func `components whose images grow share one line`() throws {
    let sun = "size 20, 20\n  draw { fill circle(center: (10, 10), radius: 14), with: #FFCC00 }\n"
    try place.write("component Sun {\n  \(sun)}\n\ncomponent Moon {\n  \(sun)}\n", to: "Sky.raster")
    let run = try place.run("render", "Sky.raster", "--output-directory", "out")
    #expect(
      run.errors.hasPrefix(
        "Moon and Sun: note: 2 images are larger than their components because they draw "
      )
    )
    #expect(run.errors.split(separator: "\n").count == 1)
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

  @Test func `an enlarged image is noted, unless it was requested`() throws {
    let grown = try place.run("render", "Sun.raster", "-o", "sun.png")
    #expect(grown.code == 0)
    #expect(
      grown.errors == """
        Sun-plain: note: the image is larger than its component because it draws outside its bounds; \
        pass --crop bounds to clip, or --crop drawing to keep the larger size and silence this note

        """
    )
    let asked = try place.run("render", "Sun.raster", "--crop", "drawing", "-o", "asked.png")
    #expect(asked.errors == "")
    #expect(place.bytes("asked.png") == place.bytes("sun.png"))
  }

  @Test func `notes on a component's images are combined in one line`() throws {
    let run = try place.run("render", "Sun.raster", "--all-states", "--output-directory", "all")
    #expect(run.code == 0)
    #expect(
      run.errors.hasPrefix(
        "Sun: note: 2 images are larger than their components because they draw "
      )
    )
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `an image with a given size has that size, and notes its losses`() throws {
    let run = try place.run("render", "Sun.raster", "--size", "20x20", "-o", "cut.png")
    #expect(run.code == 0)
    #expect(run.errors.hasSuffix("note: drawing outside the bounds is clipped\n"))
    let whole = try place.run("render", "Window.raster", "--size", "20x20", "-o", "window.png")
    #expect(whole.errors == "")
    #expect(place.bytes("cut.png") == place.bytes("window.png"))
  }

  @Test func `--crop accepts only its two values`() throws {
    let run = try place.run("render", "Sun.raster", "--crop", "bx", "-o", "sun.png")
    #expect(run.code == 2 && run.errors.contains("bounds, drawing"))
  }
}
