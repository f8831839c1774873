// Follows the tutorial `YourFirstHour` step by step, as a reader would, and compares the results.
//
// `RASTER_UPDATE=1 swift test` regenerates the output of its terminals, its images and the page.

import Foundation
import TestSupport
import Testing

@Suite struct FirstHourTests {
  @Test func `each step has the result that the tutorial shows`() throws {
    let hour = try FirstHour()
    let desk = try Desk()
    for part in hour.parts {
      switch part {
      case .code("Terminal", let file): try desk.type(file)
      case .code(let name, let file): try desk.write(file, to: name)
      case .image(let file, _) where desk.hasBegun: try desk.draw(file)
      case .image, .title, .section, .words: break
      }
    }
    #expect(hour.parts.count { if case .section = $0 { true } else { false } } == 10)
    #expect(desk.drawn.count >= 6)
    try desk.checkPackage()
  }

  @Test func `the page shows the tutorial`() throws {
    let page = try FirstHour().page()
    try check("Samples/FirstHour.md", is: Array(page.utf8))
  }
}

/// Compares a test's result with a file of the repository, or replaces the file.
private func check(_ path: String, is made: [UInt8]) throws {
  if let failure = try Golden.failure(path, made: made) { Issue.record("\(failure)") }
}

/// The reader's workspace: a folder `shop`, and the results beside it.
private final class Desk {
  private let place = try? Workplace()
  private var folder = "shop"
  private(set) var drawn: [String] = []
  var hasBegun: Bool { exists("PlanCard.raster") }

  init() throws {
    let place = try #require(place)
    let path = place.url.appending(path: folder)
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
  }

  private func exists(_ name: String) -> Bool { place?.bytes("\(folder)/\(name)") != nil }

  /// Writes a file that the tutorial shows.
  ///
  /// Unless the file demonstrates a mistake, it must be formatted and have no reports. The first
  /// file is the one that `rasterc new` wrote.
  func write(_ file: String, to name: String) throws {
    let place = try #require(place)
    let path = "\(FirstHour.resources)/\(file)"
    if drawn.isEmpty, let there = place.bytes("\(folder)/\(name)"), file.hasPrefix("hour-2") {
      return try check(path, is: there)
    }
    let text = try FirstHour.resource(file)
    try place.write(text, to: "\(name.hasPrefix("Shopfront/") ? "" : folder + "/")\(name)")
    guard file.hasSuffix(".raster"), !file.contains("mistake") else { return }
    for command in [["check", ".", "--warnings-as-errors"], ["format", "--check", "."]] {
      let run = try place.run(all: command, in: folder)
      #expect(run.code == 0 && run.errors.isEmpty && run.text.isEmpty, "\(file): \(run.errors)")
    }
  }

  /// Runs the commands after `$`, except those that take minutes, need a network or do not end.
  func type(_ file: String) throws {
    let text = try FirstHour.resource(file)
    var result = ""
    for run in text.split(separator: "$ ") {
      let line = run.prefix { $0 != "\n" }
      let isTyped = !line.contains(/git clone|swift (build|test)|^export|^mkdir|rasterc preview/)
      result += "$ \(line)\n"
      result += isTyped ? try output(of: String(line)) : String(run.dropFirst(line.count + 1))
    }
    try check("\(FirstHour.resources)/\(file)", is: Array(result.utf8))
  }

  private func output(of line: String) throws -> String {
    let output = try #require(place).shell(line, in: folder)
    if line.hasPrefix("cd .. &&") { folder = "." }
    return output
  }

  /// Draws the current card: in light only, until it reads the appearance.
  func draw(_ file: String) throws {
    let place = try #require(place)
    drawn.append(file)
    let isLight = !exists("Shop.raster") && file != "hour-2.png"
    let run = try place.run(
      all: ["render", ".", "--component", "PlanCard", "--contact-sheet", "sheet.png"]
        + ["--png-level", "small"] + (isLight ? ["--appearance", "light"] : []),
      in: folder
    )
    #expect(run.code == 0, "\(run.errors)")
    let sheet = try #require(place.bytes("\(folder)/sheet.png"))
    try FileManager.default.removeItem(at: place.url.appending(path: "\(folder)/sheet.png"))
    try check("\(FirstHour.resources)/\(file)", is: sheet)
  }

  /// The package's Swift compiles together with its test, which is the tutorial's.
  func checkPackage() throws {
    let place = try #require(place)
    let sources = "Shopfront/Sources/Shopfront"
    let run = try place.run("gen", sources, "--output-directory", "swift")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    let tests = "Shopfront/Tests/ShopfrontTests"
    let generated = place.names(in: "swift").map { "swift/\($0)" }
    try place.compile(
      ["-emit-module", "-module-name", "Shopfront", "-o", "Shopfront.swiftmodule"]
        + generated + ["\(sources)/Shopfront.swift"]
    )
    try place.compile(
      ["-typecheck", "-module-name", "ShopfrontTests", "-I", "."]
        + place.names(in: tests).map { "\(tests)/\($0)" }
    )
  }
}
