// Looks without a picture, since their size has no pixels: they are told, and stop nothing else.

import Foundation
import TestSupport
import Testing

@Suite struct EmptyLookTests {
  private let source = """
    component Dots {
      state count: Int = 0, in: 0...3
      size count * 12, 10
      draw { fill rect(bounds), with: #0050FF }
      states {
        few count: 2
      }
      tests {
        expect size.height == 10
        TEST
      }
    }

    component Plate {
      size 20, 10
      draw { fill rect(bounds), with: #E5004B }
    }
    """

  private func place(_ test: String = "") throws -> Workplace {
    try Workplace(["Dots.raster": source.replacing("TEST", with: test)])
  }

  @Test func `pictures that there are are rendered, and the others told`() throws {
    let place = try place()
    let run = try place.run("render", ".", "--all-states", "--output-directory", "out")
    #expect(run.code == 0)
    #expect(run.errors == "Dots-plain: note: left out, since no picture has its size\n")
    #expect(place.names(in: "out") == ["Dots-few.png", "Plate-plain.png"])
  }

  @Test func `a picture that is asked for alone is an error`() throws {
    let run = try place().run("render", "Dots.raster", "--component", "Dots", "-o", "a.png")
    #expect(run.code == 1)
    #expect(run.errors.contains("Dots-plain: the size is not positive and finite"))
  }

  @Test(arguments: [
    ["looks", "."], ["gallery", ".", "-o", "pages"],
    ["export", ".", "--format", "svg", "-o", "exported"],
    ["render", ".", "--contact-sheet", "sheet.png"], ["test", ".", "--update"],
  ])
  func `nothing else is stopped`(arguments: [String]) throws {
    let run = try place().run(all: arguments)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `a test of a state without a picture does not hold`() throws {
    let run = try place("expect size.width == 0, in: .plain").run("test", ".", "--update")
    #expect(run.code == 10)
    #expect(run.errors.contains("error: asks for a state of which there is no picture"))
  }
}
