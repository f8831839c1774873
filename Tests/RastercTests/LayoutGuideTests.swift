// The guide to layouts: the source of each step, and the image below it.
//
// `RASTER_UPDATE=1 swift test` regenerates the images.

import Foundation
import TestSupport
import Testing

@Suite struct LayoutGuideTests {
  /// The sources that the guide shows, in order.
  private static func steps() throws -> [String] {
    let page = String(
      decoding: try bytes(ofFileAt: "Sources/Raster/Raster.docc/LayingOutACard.md"),
      as: UTF8.self
    )
    return page.components(separatedBy: "```raster\n").dropFirst().map { part in
      part.components(separatedBy: "```")[0]
    }
  }

  @Test func `the guide has eight steps`() throws {
    #expect(try Self.steps().count == 8)
  }

  @Test(arguments: 1...8)
  func `a step has no reports, and its image shows it`(number: Int) throws {
    let place = try Workplace(["TaskCard.raster": try Self.steps()[number - 1]])
    for command in [["check", ".", "--warnings-as-errors"], ["format", "--check", "."]] {
      let run = try place.run(all: command)
      #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    }
    let run = try place.run(
      all: ["render", "TaskCard.raster", "--png-level", "small", "--contact-sheet", "card.png"]
    )
    #expect(run.code == 0)
    let path = "Sources/Raster/Raster.docc/Resources/card-\(number).png"
    let drawn = try #require(place.bytes("card.png"))
    if let failure = try Golden.failure(path, made: drawn) { Issue.record("\(failure)") }
  }
}
