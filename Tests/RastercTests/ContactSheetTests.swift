// What `render` puts on contact sheets, where it writes them, and what it says of them.

import Raster
import Testing

@Suite struct ContactSheetTests {
  private let place: Workplace

  init() throws { place = try Workplace(["Dot.raster": dot]) }

  private func bitmap(_ path: String) throws -> Bitmap {
    try PNGDecoder.decode(try #require(place.bytes(path)))
  }

  /// How many pixels have the colour.
  private func count(_ pixel: UInt32, in bitmap: Bitmap) -> Int {
    bitmap.pixels.count { $0 == pixel }
  }

  @Test func `a sheet alone has every state, light and dark, at two pixels a point`() throws {
    let run = try place.run("render", ".", "--contact-sheet", "sheet.png")
    #expect(run.code == 0)
    #expect(run.text == "")
    let sheet = try bitmap("sheet.png")
    #expect(
      run.errors == """
        sheet.png (\(sheet.width) × \(sheet.height) pixels): \
        6 pictures of 1 component, light and dark, @2x

        """
    )
    // The state 'danger', 4 × 8 points and round, on white.
    #expect(count(0xFF15_00D7, in: sheet) > 80)
    #expect(count(0xFF15_00D7, in: sheet) < 4 * 8 * 4)
  }

  @Test func `options are kept to on a sheet`() throws {
    let words = ["--state", "danger", "--appearance", "dark", "--scale", "1,3"]
    let run = try place.run(all: ["render", ".", "--contact-sheet", "sheet.png"] + words)
    #expect(run.errors.hasSuffix(" pixels): 2 pictures of 1 component, dark, @1x @3x\n"))
    let set = try place.run("render", ".", "--set", "label=ab", "--contact-sheet", "set.png")
    #expect(set.errors.hasSuffix(" pixels): 2 pictures of 1 component, light and dark, @2x\n"))
  }

  @Test func `without an output a sheet is written, and said`() throws {
    let run = try place.run("render", ".")
    #expect(run.code == 0)
    #expect(run.errors.hasPrefix("contact-sheet.png ("))
    #expect(place.names() == ["Dot.raster", "contact-sheet.png"])
    let json = try place.run("render", ".", "--diagnostic-format", "json")
    #expect(json.code == 0)
    #expect(!json.errors.contains("contact-sheet.png"))
  }

  @Test func `without an output the only picture gets a file of its name`() throws {
    let run = try place.run("render", ".", "--state", "danger", "--appearance", "dark")
    #expect(run.code == 0)
    #expect(run.errors == "Dot-danger-dark@2x.png: 1 picture of 1 component\n")
    #expect(place.names() == ["Dot-danger-dark@2x.png", "Dot.raster"])
  }

  @Test func `pictures have a size of one pixel a point where files are written too`() throws {
    let run = try place.run(
      all: ["render", ".", "--output-directory", "out", "--contact-sheet", "sheet.png"]
    )
    #expect(run.errors.hasSuffix(" pixels): 1 picture of 1 component, light, @1x\n"))
    #expect(place.names(in: "out") == ["Dot-plain.png"])
  }

  @Test func `a component that does not read the appearance is shown once`() throws {
    let plain = "component Bar {\n  size 8, 8\n  draw { fill rect(bounds), with: #FF0000 }\n}\n"
    try place.write(plain, to: "Bar.raster")
    let run = try place.run("render", "Bar.raster", "--contact-sheet", "one.png")
    #expect(run.errors.hasSuffix(" pixels): 1 picture of 1 component, light, @2x\n"))
    let both = try place.run("render", ".", "--contact-sheet", "sheet.png")
    #expect(
      both.errors.hasSuffix(" pixels): 7 pictures of 2 components, light and dark, @2x\n"),
      "\(both.errors)"
    )
    // Whoever asks for both gets both.
    let asked = ["--appearance", "both", "--contact-sheet", "two.png"]
    let two = try place.run(all: ["render", "Bar.raster"] + asked)
    #expect(two.errors.hasSuffix(" pixels): 2 pictures of 1 component, light and dark, @2x\n"))
  }

  @Test func `large states are reduced to stand on one sheet`() throws {
    let run = try place.run("render", ".", "--size", "1500x900", "--contact-sheet", "sheet.png")
    #expect(run.errors.hasSuffix(" pixels): 6 pictures of 1 component, light and dark, @2x\n"))
    #expect(place.names() == ["Dot.raster", "sheet.png"])
  }

  @Test func `what has no room goes on to further sheets`() throws {
    // More than half of a sheet on a side, and too small to be halved.
    let size = ["--size", "190x190", "--scale", "10"]
    let run = try place.run(all: ["render", "."] + size + ["--contact-sheet", "out/sheet.png"])
    #expect(run.code == 0)
    #expect(place.names(in: "out").count == 6)
    #expect(run.errors.hasPrefix("out/sheet.png ("))
    #expect(run.errors.contains(" pixels), out/sheet-2.png ("))
    for name in place.names(in: "out") {
      let sheet = try bitmap("out/" + name)
      #expect(max(sheet.width, sheet.height) <= 4_000)
    }
    let output = try place.run(all: ["render", "."] + size + ["--contact-sheet", "-"])
    #expect(output.code == 2)
    #expect(output.output == [])
    #expect(output.errors.contains("the pictures need 6 contact sheets, and the output takes one"))
  }

  @Test func `a sheet on the output is alone there`() throws {
    let run = try place.run("render", ".", "--contact-sheet", "-", "--print-stats")
    #expect(run.code == 0)
    #expect(try PNGDecoder.decode(run.output).width > 64)
    #expect(run.errors.hasPrefix("requests: 6\n"))
  }
}
