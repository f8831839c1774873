// Reports as values: fix-its remove reports, every code has a fixture, and excerpts are correct.

import RasterSyntax
import TestSupport
import Testing

private let fixtures = files(in: "Tests/RasterSyntaxTests/Fixtures", endingWith: ".raster")

private func source(_ text: String) -> SourceFile {
  SourceFile(id: FileID(0), path: "Dot.raster", text: text)
}

@Suite struct ReportTests {
  @Test(arguments: fixtures)
  func `a fix-it removes its report and adds none`(path: String) throws {
    let file = try Fixture(path: path).source
    let before = parse(file).diagnostics
    for (index, diagnostic) in before.enumerated() where !diagnostic.fixIts.isEmpty {
      let bytes = applyFixIts(of: [diagnostic], to: file)
      let after = parse(SourceFile(id: file.id, path: path, bytes: bytes)).diagnostics
      var expected = before.map(\.code)
      expected.remove(at: index)
      #expect(after.map(\.code) == expected, "\(diagnostic)")
    }
  }

  @Test func `every report has a fixture`() throws {
    let expected = try fixtures.flatMap { try Fixture(path: $0).expectations }
    let codes = Dictionary(
      uniqueKeysWithValues: Diagnostic.Code.allCases.map { (Substring("\($0)"), $0.rawValue) }
    )
    for path in files(in: "Sources/RasterSyntax/Reports", endingWith: "Reports.swift") {
      let text = String(decoding: try bytes(ofFileAt: path), as: UTF8.self)
      for match in text.matches(of: /Diagnostic\(\s*\.(\w+),/) {
        let code = try #require(codes[match.1], "\(match.1) in \(path)")
        #expect(expected.contains { $0.text.contains(" [\(code)]") }, "\(code) in \(path)")
      }
    }
  }

  @Test func `a report shows its line and marks its text`() {
    let file = source("component Dot {\n\tfill 日本 @ x\n}")
    let renderer = DiagnosticRenderer(SourceFiles([file]))
    #expect(
      renderer.render(parse(file).diagnostics) == """
        Dot.raster:2:7: error: names cannot contain '日' (U+65E5); use a–z, A–Z, 0–9 and '_' \
        [foreign-letter]
        \tfill 日本 @ x
        \t     ^^
        Dot.raster:2:10: error: unexpected character '@' [unexpected-character]
        \tfill 日本 @ x
        \t          ^

        """
    )
  }

  @Test func `labels and fix-its follow a report as notes`() {
    let file = source("let a = f(1\n\nlet b = 2")
    let renderer = DiagnosticRenderer(SourceFiles([file]))
    #expect(
      renderer.render(parse(file).diagnostics) == """
        Dot.raster:1:12: error: expected ')', found 'let' [unclosed-bracket]
        let a = f(1
                   ^
        Dot.raster:1:10: note: to close this '('
        let a = f(1
                 ^
        Dot.raster:1:12: note: fix-it: insert ')'

        """
    )
    #expect(
      renderer.renderShort(parse(file).diagnostics)
        == "Dot.raster:1:12: error: expected ')', found 'let' [unclosed-bracket]\n"
    )
  }

  @Test func `reports are sorted by file and position`() {
    let files = SourceFiles([
      SourceFile(id: FileID(0), path: "A.raster", text: "let = 1"),
      SourceFile(id: FileID(1), path: "B.raster", text: "let = 1\nlet = 2"),
    ])
    let diagnostics = files.files.reversed().flatMap { parse($0).diagnostics.reversed() }
    let lines = DiagnosticRenderer(files).renderShort(diagnostics.inOrder()).split(separator: "\n")
    #expect(lines.map { $0.prefix(12) } == ["A.raster:1:5", "B.raster:1:5", "B.raster:2:5"])
  }

  @Test func `equal reports are merged`() {
    let diagnostics = parse(source("let = 1")).diagnostics
    #expect((diagnostics + diagnostics).inOrder() == diagnostics)
  }

  @Test func `colours depend on the record, not on the path and the text`() {
    let text = "let a = f(1 // a:1:2: error: b\n  let b = 2\n"
    let file = SourceFile(id: FileID(0), path: "a:b.raster", text: text)
    let diagnostics = parse(file).diagnostics
    let colored = DiagnosticRenderer(SourceFiles([file]), style: .colored).render(diagnostics)
    #expect(
      colored.replacing("\u{1B}[", with: "<") == """
        <1ma:b.raster:1:12:<0m <1;31merror:<0m expected ')', found 'let' [unclosed-bracket]
        let a = f(1 // a:1:2: error: b
        <32m           ^<0m
        <1ma:b.raster:1:10:<0m <1;36mnote:<0m to close this '('
        let a = f(1 // a:1:2: error: b
        <32m         ^<0m
        <1ma:b.raster:1:12:<0m <1;36mnote:<0m fix-it: insert ')'

        """
    )
    let plain = DiagnosticRenderer(SourceFiles([file])).render(diagnostics)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `a report on a gigantic line shows the part around the mark`() {
    let file = source("let a = [" + String(repeating: "1, ", count: 5000) + "@]")
    let report = DiagnosticRenderer(SourceFiles([file])).render(parse(file).diagnostics)
    #expect(report.count < 600)
    #expect(report.contains("1, 1, @]\n"))
  }

  @Test func `the nearest name does not depend on the order`() {
    let names = ["size", "circle", "side", "since", "Size", "line", "linearGradient"]
    for names in [names, names.reversed()] {
      #expect(nearestName(to: "sise", in: names) == "side")
      #expect(nearestName(to: "SIZE", in: names) == "Size")
      #expect(nearestName(to: "cricle", in: names) == "circle")
      #expect(nearestName(to: "linear", in: names) == "linearGradient")
      #expect(nearestName(to: "lin", in: names) == "line")
      #expect(nearestName(to: "size", in: ["size"]) == nil)
      #expect(nearestName(to: "rectangle", in: names) == nil)
    }
  }

  @Test func `lines end at every kind of line break, and columns count scalars`() {
    let file = SourceFile(id: FileID(0), path: "a", text: "é1\r\nb\rc\n")
    #expect(file.lineCount == 4)
    #expect(file.location(of: 2) == SourceFile.Location(line: 1, column: 2))
    #expect(file.location(of: 5) == SourceFile.Location(line: 2, column: 1))
    #expect(file.location(of: 99) == SourceFile.Location(line: 4, column: 1))
    #expect([1, 2, 3, 4, 5].map { file.lineText($0) } == ["é1", "b", "c", "", ""])
  }

  @Test func `columns of a long line count scalars`() {
    let text = "\n" + String(repeating: "aé€", count: 500)
    let file = SourceFile(id: FileID(0), path: "a.raster", text: text)
    var offset = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      #expect(file.location(of: offset).column == max(index, 1))
      offset += scalar.utf8.count
    }
    #expect(file.location(of: offset) == SourceFile.Location(line: 2, column: 1501))
  }
}
