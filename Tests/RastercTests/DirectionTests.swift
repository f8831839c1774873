// Right-to-left images, and their accessibility.

import Raster
import Testing

@Suite struct DirectionTests {
  @Test func `the direction is chosen, and is in file names on request`() throws {
    let source = """
      component Bar {
        size 10, 4
        mirrors

        accessibility {
          label "Loading"
          role .progress
          value "40%"
          traits [.disabled]
        }

        draw { fill rect(bounds.slice(2, from: .leading)), with: #000000 }

        states { arabic environment: Environment(layoutDirection: .rightToLeft) }
      }
      """
    let place = try Workplace(["Bar.raster": source])
    let asked = ["render", ".", "--state", "plain", "--output-directory", "out"]
    let run = try place.run(all: asked + ["--direction", "both", "--print-accessibility"])
    #expect(run.errors == "")
    #expect(
      String(decoding: run.output, as: UTF8.self) == """
        Bar-plain: progress "Loading", value "40%", disabled
        Bar-plain-rtl: progress "Loading", value "40%", disabled

        """
    )
    #expect(place.names(in: "out") == ["Bar-plain-rtl.png", "Bar-plain.png"])
    func pixels(_ path: String) throws -> [UInt32] {
      Array(try PNGDecoder.decode(try #require(place.bytes(path))).pixels[..<10])
    }
    let row = try pixels("out/Bar-plain.png")
    #expect(row[0] != 0 && row[1] == row[0] && row[2] == 0)
    #expect(try pixels("out/Bar-plain-rtl.png") == row.reversed())
    #expect(
      try place.run("render", ".", "--state", "arabic", "--output-directory", "out").code == 0
    )
    let arabic = try #require(place.bytes("out/Bar-arabic.png"))
    #expect(arabic == place.bytes("out/Bar-plain-rtl.png"))
    #expect(try place.run("render", ".", "--direction", "up").code == 2)
  }
}
