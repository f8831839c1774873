// Contact sheets of `render`: their content, their files, and their messages.

import Raster
import Testing

@Suite struct ContactSheetTests {
  private let place: Workplace

  init() throws { place = try Workplace(["Dot.raster": dot]) }

  private func bitmap(_ path: String) throws -> Bitmap {
    try PNGDecoder.decode(try #require(place.bytes(path)))
  }

  /// The number of pixels of the colour.
  private func count(_ pixel: UInt32, in bitmap: Bitmap) -> Int {
    bitmap.pixels.count { $0 == pixel }
  }

  @Test func `a sheet alone has every state, light and dark, at two pixels per point`() throws {
    let run = try place.run("render", ".", "--contact-sheet", "sheet.png")
    #expect(run.code == 0)
    #expect(run.text == "")
    let sheet = try bitmap("sheet.png")
    #expect(
      run.errors == """
        sheet.png (\(sheet.width) × \(sheet.height) pixels): \
        6 images of 1 component, light and dark, @2x

        """
    )
    // The state 'danger', 4 × 8 points and round, on white.
    #expect(count(0xFF15_00D7, in: sheet) > 80)
    #expect(count(0xFF15_00D7, in: sheet) < 4 * 8 * 4)
  }

  @Test func `a sheet follows the options`() throws {
    let words = ["--state", "danger", "--appearance", "dark", "--scale", "1,3"]
    let run = try place.run(all: ["render", ".", "--contact-sheet", "sheet.png"] + words)
    #expect(run.errors.hasSuffix(" pixels): 2 images of 1 component, dark, @1x @3x\n"))
    let set = try place.run("render", ".", "--set", "label=ab", "--contact-sheet", "set.png")
    #expect(set.errors.hasSuffix(" pixels): 2 images of 1 component, light and dark, @2x\n"))
  }

  @Test func `without an output a sheet is written and reported`() throws {
    let run = try place.run("render", ".")
    #expect(run.code == 0)
    #expect(run.errors.hasPrefix("contact-sheet.png ("))
    #expect(place.names() == ["Dot.raster", "contact-sheet.png"])
    let json = try place.run("render", ".", "--diagnostic-format", "json")
    #expect(json.code == 0)
    #expect(!json.errors.contains("contact-sheet.png"))
  }

  @Test func `without an output a single image is written to a file named after it`() throws {
    let run = try place.run("render", ".", "--state", "danger", "--appearance", "dark")
    #expect(run.code == 0)
    #expect(run.errors == "Dot-danger-dark@2x.png: 1 image of 1 component\n")
    #expect(place.names() == ["Dot-danger-dark@2x.png", "Dot.raster"])
  }

  @Test func `images have one pixel per point if files are written, too`() throws {
    let run = try place.run(
      all: ["render", ".", "--output-directory", "out", "--contact-sheet", "sheet.png"]
    )
    #expect(run.errors.hasSuffix(" pixels): 1 image of 1 component, light, @1x\n"))
    #expect(place.names(in: "out") == ["Dot-plain.png"])
  }

  @Test func `a component that does not read the appearance is shown once`() throws {
    let plain = "component Bar {\n  size 8, 8\n  draw { fill rect(bounds), with: #FF0000 }\n}\n"
    try place.write(plain, to: "Bar.raster")
    let run = try place.run("render", "Bar.raster", "--contact-sheet", "one.png")
    #expect(run.errors.hasSuffix(" pixels): 1 image of 1 component, light, @2x\n"))
    let both = try place.run("render", ".", "--contact-sheet", "sheet.png")
    #expect(
      both.errors.hasSuffix(" pixels): 7 images of 2 components, light and dark, @2x\n"),
      "\(both.errors)"
    )
    // An explicit request for both shows both.
    let asked = ["--appearance", "both", "--contact-sheet", "two.png"]
    let two = try place.run(all: ["render", "Bar.raster"] + asked)
    #expect(two.errors.hasSuffix(" pixels): 2 images of 1 component, light and dark, @2x\n"))
  }

  @Test func `large states are scaled down to fit on one sheet`() throws {
    let run = try place.run("render", ".", "--size", "1500x900", "--contact-sheet", "sheet.png")
    #expect(run.errors.hasSuffix(" pixels): 6 images of 1 component, light and dark, @2x\n"))
    #expect(place.names() == ["Dot.raster", "sheet.png"])
  }

  @Test func `images that do not fit continue on further sheets`() throws {
    // More than half of a sheet's side, and too small to be halved.
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
    #expect(
      output.errors.contains("the images need 6 contact sheets, but the standard output takes one")
    )
  }

  @Test func `a sheet on standard output is the only output`() throws {
    let run = try place.run("render", ".", "--contact-sheet", "-", "--print-stats")
    #expect(run.code == 0)
    #expect(try PNGDecoder.decode(run.output).width > 64)
    #expect(run.errors.hasPrefix("requests: 6\n"))
  }
}
