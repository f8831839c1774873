// What `render` says of a picture in which something could not be drawn as asked.

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
  func `a note is one line for all pictures of a state, and for states that have the same one`()
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
        Greeting-arabic: note: 4 characters (Arabic) have no font; add a 'face', or pass --font or \
        --system-fonts
        Greeting-emoji: note: '🚀' (U+1F680) has no font; add a 'face', or pass --font or --system-fonts
        Greeting: note: words are cut, since there is no room for them (in 'long' and 'longer')

        """
    )
  }

  @Test func `a state that draws boxes for characters does not fit`() throws {
    let run = try place.run("test", "Greeting.raster")
    #expect(run.code == 10)
    #expect(
      run.errors.contains(
        "does not hold in 'arabic', light: 4 characters (Arabic) have no font; add a 'face', "
          + "or pass --font or --system-fonts; nor in 'emoji', light: '🚀' (U+1F680) has no font"
      )
    )
    #expect(
      run.errors.contains(
        "does not hold in 'long', light: words are cut, since there is no room for them"
      )
    )
    #expect(run.errors.contains("in 'emoji' '🚀' (U+1F680) has no font"))
  }

  @Test func `a font that is passed is one that check knows`() throws {
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
    #expect(without.errors.contains("in 'arabic' 3 characters (Arabic) have no font"))
    let naskh = "Tests/RasterTests/Text/OpenType/Fixtures/shaping-naskh.ttf"
    let font = repositoryRoot.appending(path: naskh).path(percentEncoded: false)
    for command in ["check", "test"] {
      #expect(try !place.run(command, "bath", "--font", font).errors.contains("no font"))
    }
  }

  @Test func `several components whose pictures grow are one line`() throws {
    let sun = "size 20, 20\n  draw { fill circle(center: (10, 10), radius: 14), with: #FFCC00 }\n"
    try place.write("component Sun {\n  \(sun)}\n\ncomponent Moon {\n  \(sun)}\n", to: "Sky.raster")
    let run = try place.run("render", "Sky.raster", "--output-directory", "out")
    #expect(
      run.errors.hasPrefix("Moon and Sun: note: ink outside its box makes 2 pictures larger; ")
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

  @Test func `a picture that grew is noted, and one that is asked for so is not`() throws {
    let grown = try place.run("render", "Sun.raster", "-o", "sun.png")
    #expect(grown.code == 0)
    #expect(
      grown.errors == """
        Sun-plain: note: ink outside its box makes the picture larger; --crop bounds cuts it off, \
        --crop drawing keeps it without a word

        """
    )
    let asked = try place.run("render", "Sun.raster", "--crop", "drawing", "-o", "asked.png")
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
    #expect(run.code == 2 && run.errors.contains("bounds, drawing"))
  }
}
