// Every diagnostic code has a fixture, and its printed name matches its Swift name.

import Foundation
import RasterSyntax
import TestSupport
import Testing

@Suite struct ReportTests {
  /// Codes of the command line, which its own tests cover.
  private let ofCommands: Set<Diagnostic.Code> = [
    .embeddedFont, .outsideImport, .unreadableImport, .failedTest, .untakenBranch, .projectFile,
    .malformedXML, .exportFeatureUnsupported,
  ]

  @Test func `every code occurs in a fixture`() throws {
    let fixtures =
      try texts(in: "Tests/RasterSemanticsTests/Fixtures")
      + texts(in: "Tests/RasterSyntaxTests/Fixtures")
    for code in Diagnostic.Code.allCases where !ofCommands.contains(code) {
      #expect(fixtures.contains(" [\(code.rawValue)]"), "\(code)")
    }
  }

  @Test func `a printed code is its case's name in lower case with hyphens`() {
    for code in Diagnostic.Code.allCases {
      let name = "\(code)".replacing("UTF8", with: "Utf8").replacing("JSON", with: "Json")
        .replacing("XML", with: "Xml")
      let printed = name.replacing(/[A-Z]/) { "-\($0.output.lowercased())" }
      #expect(code.rawValue == printed)
    }
  }

  private func texts(in folder: String) throws -> String {
    try (files(in: folder, endingWith: ".raster") + files(in: folder, endingWith: ".json"))
      .map { String(decoding: try bytes(ofFileAt: $0), as: UTF8.self) }
      .joined()
  }
}
