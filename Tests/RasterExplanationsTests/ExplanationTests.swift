// Each diagnostic code has a page, whose first example gives the report and whose second does not.

import Foundation
import RasterExplanations
import RasterInterpreter
import RasterSyntax
import TestSupport
import Testing

/// The pages whose reports the checker produces.
private let checkedPages = Explanation.all.filter { $0.command == nil }

/// The images and fonts that examples name.
private func asset(_ path: String) -> [UInt8]? {
  let fixtures = "Tests/RasterSemanticsTests/Fixtures"
  switch path {
  case "cell.png": return try? bytes(ofFileAt: "Samples/Components/images/cell.png")
  case "broken.png": return try? bytes(ofFileAt: "\(fixtures)/support/damaged.png")
  case "still.svg", "moving.svg": return try? bytes(ofFileAt: "\(fixtures)/support/\(path)")
  case "Brand.ttf": return try? bytes(ofFileAt: "\(fixtures)/fonts/blocks.ttf")
  case "Brand.ttc": return try? bytes(ofFileAt: "\(fixtures)/fonts/blocks.ttc")
  default: return nil
  }
}

@Suite struct ExplanationTests {
  @Test func `every code has one page`() {
    for code in Diagnostic.Code.allCases {
      let count = Explanation.all.count { $0.code == code }
      #expect(count == 1, "\(code.rawValue) has \(count) pages")
    }
    #expect(Explanation.all.count == Diagnostic.Code.allCases.count)
  }

  @Test func `a page is parsed as written, and text that lacks a part is not a page`() throws {
    let whole =
      "## cycle, by rasterc test\nA.\n\nB.\n\nbefore:\n    a\n    ---- b\n    c\nafter:\n    d"
    let page = try #require(Explanation.pages(whole).first)
    #expect(page.code == .cycle && page.command == "rasterc test")
    #expect(page.summary == "A." && page.reasons == ["B."])
    #expect(page.before.files.map(\.path) == ["Example.raster", "b"])
    #expect(page.before.files.map(\.text) == ["a\n", "c\n"])
    #expect(page.after.files.map(\.text) == ["d\n"])
    for part in ["after:", "before:", "cycle", "A.\n\nB.\n\n"] {
      #expect(Explanation.pages(whole.replacing(part, with: "")).isEmpty, "\(part)")
    }
  }

  @Test func `an example may hold any character and any byte`() {
    let text = "## cycle\nA.\n\nbefore:\n    a‹U+00A0›b‹FF›‹\nafter:\n    d"
    let bytes = Explanation.pages(text).first?.before.files.first?.bytes
    #expect(bytes == [97, 0xC2, 0xA0, 98, 0xFF] + Array("‹\n".utf8))
  }

  @Test(arguments: checkedPages.map(\.code))
  func `an example gives its report before the fix, and none after`(code: Diagnostic.Code) throws {
    let page = try #require(Explanation.page(about: code))
    let (before, sources) = page.before.reports(
      about: code,
      drawingTrial: .drawing,
      asset: asset
    )
    let text = DiagnosticRenderer(sources).render(before)
    #expect(before.first?.code == code, "\(text)")
    let (after, others) = page.after.reports(
      about: code,
      drawingTrial: .drawing,
      asset: asset
    )
    // A file of tokens has notes about the values it takes; they are not errors of the example.
    #expect(after.isEmpty, "\(DiagnosticRenderer(others).render(after))")
  }

  @Test func `reasons are paragraphs of a few sentences`() {
    for page in Explanation.all {
      #expect(page.summary.hasSuffix("."), "\(page.code.rawValue)")
      #expect(!page.reasons.isEmpty && page.reasons.count <= 3, "\(page.code.rawValue)")
    }
  }

  @Test func `the documentation page is generated from the explanations`() throws {
    let path = "Sources/Raster/Raster.docc/Reports.md"
    let text = Explanation.markdown { $0.report(drawingTrial: .drawing, asset: asset) }
    if let failure = try Golden.failure(path, made: text) { Issue.record("\(failure)") }
  }
}
