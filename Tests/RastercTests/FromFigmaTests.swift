// The documentation page on moving from Figma to other platforms: its files and its commands.

import Foundation
import TestSupport
import Testing

@Suite struct FromFigmaTests {
  @Test func `the commands of the page work on its files`() throws {
    let page = String(
      decoding: try bytes(ofFileAt: "Sources/Raster/Raster.docc/FromFigma.md"),
      as: UTF8.self
    )
    func block(_ language: String) throws -> String {
      let parts = page.components(separatedBy: "```\(language)\n")
      #expect(parts.count == 2, "\(language)")
      return try #require(parts.last?.components(separatedBy: "```").first)
    }
    let place = try Workplace([
      "icons/check-mark.svg": try block("xml"),
      "Components/brand.tokens.json": try block("json"),
      "Components/DoneBadge.raster": try block("raster"),
    ])
    let commands = page.split(separator: "\n").filter { $0.hasPrefix("    rasterc ") }
    #expect(commands.count == 10)
    for command in commands {
      let arguments = command.split(separator: " ").dropFirst().map(String.init)
      let run = try place.run(all: arguments)
      #expect(run.code == 0 && !run.errors.contains("warning"), "\(command)\n\(run.errors)")
    }
    for path in [
      "Components/CheckMark.raster", "sheet.png", "Generated/DoneBadge.raster.swift",
      "res/drawable-xhdpi/done_badge_pressed.png", "res/drawable/check_mark_plain.xml",
      "web/DoneBadge-pressed.svg", "web/components.css", "print/CheckMark-plain.pdf",
      "review/components.html",
    ] {
      #expect(place.bytes(path) != nil, "\(path)")
    }
  }
}
