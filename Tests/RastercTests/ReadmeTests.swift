// README's snippet, commands and samples give the results that README shows.
//
// The images in `Samples/Images` are compared byte by byte; `RASTER_UPDATE=1 swift test`
// regenerates them.

import Foundation
import Raster
import TestSupport
import Testing

@Suite struct ReadmeTests {
  private let text: String
  private let samples = repositoryRoot.appending(path: "Samples/Components")
    .path(percentEncoded: false)

  init() throws { text = String(decoding: try bytes(ofFileAt: "README.md"), as: UTF8.self) }

  /// The first example of the language.
  private var snippet: String {
    get throws {
      let start = try #require(text.firstRange(of: "```raster\n")).upperBound
      let end = try #require(text[start...].firstRange(of: "```")).lowerBound
      return String(text[start..<end])
    }
  }

  /// A folder with the snippet, which needs nothing else.
  private func workplace(_ snippet: String) throws -> Workplace {
    try Workplace(["Toggle.raster": snippet])
  }

  /// The text's lines that are indented by four spaces, without the indentation.
  private var quoted: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
  }

  /// Compares a test's drawing with an image in `Samples/Images`, or replaces the image.
  private func check(_ picture: String, is drawn: [UInt8]?) throws {
    let drawn = try #require(drawn)
    let path = "Samples/Images/\(picture).png"
    if let failure = try Golden.failure(path, made: drawn) { Issue.record("\(failure)") }
  }

  @Test func `the image beside the snippet is the snippet's drawing`() throws {
    let place = try workplace(snippet)
    let run = try place.run("render", "Toggle.raster")
    #expect(run.code == 0)
    #expect(run.errors.hasSuffix(": 6 images of 1 component, light and dark, @2x\n"))
    try check("toggle", is: place.bytes("contact-sheet.png"))
  }

  @Test func `the image of drawing features shows the samples`() throws {
    let place = try Workplace()
    let components = [
      "BlendBoard", "Frosted", "GradientBoard", "Headline", "PathBoard",
      "ShapeBoard", "SoftKey", "StrokeBoard",
    ]
    let run = try place.run(
      all: ["render", samples, "--component", components.joined(separator: ",")]
        + ["--state", "plain", "--appearance", "light", "--png-level", "small"]
        + ["--contact-sheet", "drawing.png"]
    )
    #expect(run.code == 0)
    try check("drawing", is: place.bytes("drawing.png"))
  }

  @Test func `the image of the controls shows the samples`() throws {
    let place = try Workplace()
    let components = [
      "ActionButton", "AvatarStack", "Battery", "CalendarMonth", "Gauge", "RatingRow", "Slider",
      "Switch",
    ]
    let states = ["arrow", "all", "charging", "stay", "warm", "half", "pressed", "on"]
    let run = try place.run(
      all: ["render", samples, "--component", components.joined(separator: ",")]
        + states.flatMap { ["--state", $0] }
        + ["--appearance", "both", "--png-level", "small", "--contact-sheet", "controls.png"]
    )
    #expect(run.code == 0)
    #expect(run.errors.hasSuffix(": 16 images of 8 components, light and dark, @2x\n"))
    try check("controls", is: place.bytes("controls.png"))
  }

  @Test func `a mistake in the snippet gives the report in README`() throws {
    let place = try workplace(try snippet.replacing("2 - width", with: "2 - widht"))
    let run = try place.run("check", "Toggle.raster")
    #expect(run.code == 1)
    #expect(quoted.joined(separator: "\n").contains(run.errors))
  }

  @Test func `the first command puts five components and a card on one sheet`() throws {
    let command = try #require(quoted.first { $0.hasPrefix("swift run rasterc render ") })
    var words = command.split(separator: " ").map(String.init)
    words.removeFirst(try #require(words.firstIndex(of: "rasterc")) + 1)
    let input = try #require(words.firstIndex(of: "Samples/Components"))
    words[input] = samples
    let place = try Workplace()
    let run = try place.run(all: words)
    #expect(run.code == 0)
    #expect(run.text == "")
    #expect(run.errors.hasPrefix("images/sheet.png ("))
    #expect(run.errors.hasSuffix(" images of 6 components, light and dark, @2x\n"))
    #expect(place.names(in: "images") == ["sheet.png"])
    let sheet = try PNGDecoder.decode(try #require(place.bytes("images/sheet.png")))
    #expect(max(sheet.width, sheet.height) <= 4_000)
    // The gate runs the same command.
    let gate = String(decoding: try bytes(ofFileAt: ".ci/run"), as: UTF8.self)
    let script = gate.replacing("\\\n", with: " ").split { $0 == " " || $0 == "\n" }
    #expect(script.joined(separator: " ").contains(command))
  }

  @Test func `the figures of the table match the printed ones`() throws {
    let command = try #require(quoted.first { $0.hasSuffix("--print-stats") })
    let words = command.split(separator: " ").dropFirst().map { word in
      word.hasPrefix("Samples/Components")
        ? samples + word.dropFirst("Samples/Components".count) : String(word)
    }
    let run = try Workplace().run(all: words)
    #expect(run.code == 0)
    #expect(run.text.contains("128 components, 15 looks, 15 draws, 11 kB instead of 5 MB\n"))
    #expect((quoted.joined(separator: "\n") + "\n").contains(run.text))
  }

  @Test func `README's Swift compiles with the code generated from its snippet`() throws {
    let place = try workplace(snippet)
    let run = try place.run("gen", "Toggle.raster", "-o", "swift")
    #expect(run.code == 0)
    // The first block is a manifest.
    let blocks = text.components(separatedBy: "```swift\n").dropFirst(2).map { block in
      block.components(separatedBy: "```")[0]
    }
    try #require(blocks.count == 2)
    try place.write(blocks.joined(), to: "swift/main.swift")
    let files = place.names(in: "swift").filter { $0.hasSuffix(".swift") }
    let folder = rasterc.deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "App"]
      + [folder, folder.appending(path: "Modules")].flatMap { ["-I", $0.path] }
      + files
    process.currentDirectoryURL = place.url.appending(path: "swift")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: [
    "README.md", "Sources/Raster/Raster.docc/TheCommand.md",
    "Sources/Raster/Raster.docc/Galleries.md",
  ])
  func `options in the documentation exist`(page: String) throws {
    let page = String(decoding: try bytes(ofFileAt: page), as: UTF8.self)
    let place = try Workplace()
    let commands = [
      "check", "render", "batch", "show", "gallery", "looks", "inspect", "explain", "test", "diff",
      "format", "gen", "new", "cache", "migrate",
    ]
    let help = try commands.map { try place.run($0, "--help").text }
    let options = Set(page.matches(of: /--[a-z][a-z-]+/).map { String($0.output) })
    #expect(options.count >= 3)
    // Those of all commands, of SwiftPM, of the package's plugin and of tar.
    let others = [
      "--help", "--allow-writing-to-package-directory", "--target", "--strip-components",
    ]
    for option in options.subtracting(others) {
      #expect(
        help.contains { $0.contains(" \(option) ") || $0.contains(" \(option)\n") },
        "\(option)"
      )
    }
  }
}
