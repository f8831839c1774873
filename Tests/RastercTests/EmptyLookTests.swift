// Looks without pixels are reported and omitted, and do not stop other work.

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

  @Test func `existing images are rendered, and empty ones reported`() throws {
    let place = try place()
    let run = try place.run("render", ".", "--all-states", "--output-directory", "out")
    #expect(run.code == 0)
    #expect(run.errors == "Dots-plain: note: left out, because its size cannot be drawn\n")
    #expect(place.names(in: "out") == ["Dots-few.png", "Plate-plain.png"])
  }

  @Test func `a request for an empty image alone is an error`() throws {
    let run = try place().run("render", "Dots.raster", "--component", "Dots", "-o", "a.png")
    #expect(run.code == 1)
    #expect(run.errors.contains("Dots-plain: the size must be positive and finite"))
  }

  @Test(arguments: [
    ["looks", "."], ["gallery", ".", "-o", "pages"],
    ["export", ".", "--format", "svg", "-o", "exported"],
    ["render", ".", "--contact-sheet", "sheet.png"], ["test", ".", "--update"],
  ])
  func `other commands continue`(arguments: [String]) throws {
    let run = try place().run(all: arguments)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `a test of a state without an image fails`() throws {
    let run = try place("expect size.width == 0, in: .plain").run("test", ".", "--update")
    #expect(run.code == 10)
    #expect(run.errors.contains("error: tests a state that has no image"))
  }
}
