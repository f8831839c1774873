// The lists of the samples' components name each of them.
//
// The lists are Swift, which cannot enumerate the types of a module; `RASTER_UPDATE=1 swift test`
// writes them.

import Foundation
import Testing
import TestSupport

@Suite struct SampleListTests {
  @Test func `the tests' list names every component`() throws {
    var names: [String] = []
    for program in CheckedInProgram.allCases { names += try componentNames(of: program) }
    let lines = names.map { "  GeneratedSample(\($0).states)," }
    try check(
      "Tests/SampleTests/GeneratedSampleList.swift",
      """
      // Every component of the samples and of the language's tests; written by `SampleListTests`.

      import GeneratedSamples

      let generatedSamples: [GeneratedSample] = [
      \(lines.joined(separator: "\n"))
      ]

      """
    )
  }

  @Test func `the gallery's list names every sample`() throws {
    let lines = try componentNames(of: .samples).map {
      "  all += try images(\"\($0)\", \($0).states)"
    }
    try check(
      "Samples/Gallery/Components.swift",
      """
      // Every component of the samples; written by the test `SampleListTests`.

      import Raster

      /// Every component by name, in the order of `rasterc render --contact-sheet`.
      func gallery() throws(RasterError) -> [ContactSheet.Item] {
        var all: [ContactSheet.Item] = []
      \(lines.joined(separator: "\n"))
        return all
      }

      """
    )
  }

  /// The names of a program's components in the order of their bytes.
  private func componentNames(of program: CheckedInProgram) throws -> [String] {
    try program.compiled().program.components.map(\.head.name)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func check(_ path: String, _ text: String) throws {
    if let failure = try Golden.failure(path, made: text) { Issue.record("\(failure)") }
  }
}
