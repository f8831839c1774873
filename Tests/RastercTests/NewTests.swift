// `rasterc new` writes formatted sources without reports that draw, and replaces nothing.

import Foundation
import TestSupport
import Testing

@Suite struct NewTests {
  private func expectSound(_ place: Workplace, _ path: String) throws {
    let check = try place.run("check", path, "--warnings-as-errors")
    #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)")
    let format = try place.run("format", "--check", path)
    #expect(format.code == 0 && format.text.isEmpty, "\(format.text)\(format.errors)")
    let render = try place.run("render", path, "--contact-sheet", "sheet.png")
    #expect(render.code == 0, "\(render.errors)")
  }

  @Test(arguments: ["Toggle", "A", "Price_Tag2"])
  func `a new component has no reports, is formatted, and draws`(name: String) throws {
    let place = try Workplace()
    let run = try place.run("new", name)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.text == "\(name).raster\n")
    #expect(
      run.errors == """
        rasterc preview \(name).raster --open  previews it in a browser while you edit
        rasterc render \(name).raster  renders it to a file

        """
    )
    #expect(place.names() == ["\(name).raster"])
    try expectSound(place, ".")
  }

  @Test func `long names break lines like the formatter does`() throws {
    let place = try Workplace()
    let name = "A" + String(repeating: "aB", count: 20)
    #expect(try place.run("new", name, "--tokens").code == 0)
    #expect(try place.run("new", name + "Z").code == 0)
    try expectSound(place, ".")
  }

  @Test func `a theme consists of tokens and a component that uses them`() throws {
    let place = try Workplace()
    let run = try place.run("new", "Brand", "--tokens", "--output-directory", "parts")
    #expect(run.text == "parts/Brand.raster\nparts/BrandButton.raster\n")
    try expectSound(place, "parts")
    let tokens = try place.run("gallery", "parts", "-o", "-", "--single-file").text
    #expect(tokens.contains("#8AB8FF"))
  }

  @Test func `a package has a manifest, a component and a test`() throws {
    let place = try Workplace()
    let run = try place.run("new", "Controls", "--package", "--dependency", "../raster")
    #expect(run.code == 0, "\(run.errors)")
    #expect(place.names() == ["Controls"])
    #expect(run.errors.contains("rasterc preview Controls/Sources/Controls --open  previews it"))
    try expectSound(place, "Controls")
    let manifest = String(decoding: place.bytes("Controls/Package.swift") ?? [], as: UTF8.self)
    #expect(manifest.contains(".package(path: \"../raster\")"))
    #expect(manifest.contains(".plugin(name: \"RasterBuildToolPlugin\", package: \"raster\")"))
    let generated = try place.run("gen", "Controls/Sources/Controls", "--output-directory", "out")
    #expect(generated.code == 0, "\(generated.errors)")
    let swift = String(decoding: place.bytes("out/Chip.raster.swift") ?? [], as: UTF8.self)
    #expect(swift.contains(/public [a-z ]*struct Chip/))
    let test = place.bytes("Controls/Tests/ControlsTests/ChipTests.swift") ?? []
    #expect(String(decoding: test, as: UTF8.self).hasPrefix("import Controls\n"))
    #expect(try dump(place).contains("\"RasterBuildToolPlugin\""))
  }

  /// The package's manifest, as SwiftPM reads it.
  private func dump(_ place: Workplace) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "dump-package"]
    process.currentDirectoryURL = place.url.appending(path: "Controls")
    let file = place.url.appending(path: "dump.json")
    try Data().write(to: file)
    process.standardOutput = try FileHandle(forWritingTo: file)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test func `a package may depend on raster by its URL`() throws {
    let place = try Workplace()
    let address = "https://example.com/drawing/raster.git"
    #expect(try place.run("new", "Chip", "--package", "--dependency", address).code == 0)
    let manifest = String(decoding: place.bytes("Chip/Package.swift") ?? [], as: UTF8.self)
    #expect(manifest.contains(".package(url: \"\(address)\", branch: \"main\")"))
    #expect(manifest.contains("package: \"raster\""))
    #expect(place.names(in: "Chip/Sources/Chip") == ["Badge.raster", "Chip.swift", "raster.json"])
  }

  @Test func `nothing is replaced, and nothing is written if a file exists`() throws {
    let place = try Workplace(["BrandButton.raster": "mine"])
    let run = try place.run("new", "Brand", "--tokens")
    #expect(run.code == 3)
    #expect(run.errors.contains("'BrandButton.raster' already exists; nothing was written"))
    #expect(place.names() == ["BrandButton.raster"])
    #expect(place.bytes("BrandButton.raster") == Array("mine".utf8))
  }

  @Test(arguments: [
    (["new"], "missing name"),
    (["new", "toggle"], "a name begins with a capital letter"),
    (["new", "../Up"], "a name begins with a capital letter"),
    (["new", "Größe"], "a name begins with a capital letter"),
    (["new", "Color"], "'Color' is not a valid name: 'Color' is built in"),
    (["new", "A", "B"], "new takes one name, found 2"),
    (["new", "A", "--package"], "missing location of raster"),
    (["new", "A", "--dependency", "x"], "--dependency requires --package"),
    (["new", "A", "--package", "--tokens"], "cannot be combined"),
  ])
  func `wrong usage has its own exit code`(arguments: [String], message: String) throws {
    let place = try Workplace()
    let run = try place.run(all: arguments)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(place.names().isEmpty)
  }
}
