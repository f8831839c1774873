// The report formats, each written from the same record.

import Foundation
import TestSupport
import Testing

/// A file with an error, a fix-it, a label and a warning, in a folder whose name must be escaped.
private let files = [
  "a b,c%/Dot.raster": """
  component Dot {
    state isOn: Bool = false
    size 20, 20
    size 30, 20
    draw { fill circel(bounds), with: #000 }
  }
  """
]

@Suite struct ReportFormatTests {
  private func reports(_ format: String, _ arguments: String...) throws -> String {
    let run = try Workplace(files).run(
      all: ["check", ".", "--diagnostic-format", format] + arguments
    )
    #expect(run.code == 1 && run.text.isEmpty)
    return run.errors
  }

  @Test
  func `annotations are workflow commands, with special characters escaped`()
    throws
  {
    #expect(
      try reports("github") == """
        ::error file=a b%2Cc%25/Dot.raster,line=4,endLine=4,col=3,endColumn=7,\
        title=duplicate-line::a component can have only one 'size'%0Athe first is here
        ::error file=a b%2Cc%25/Dot.raster,line=5,endLine=5,col=15,endColumn=21,\
        title=unknown-name::no function named 'circel' in scope%0Afix-it: replace with 'circle'

        """
    )
  }

  @Test func `JSON output matches its schema`() throws {
    let text = try reports("json")
    let schema = try JSONSchema(ofFileAt: "Grammar/Schemas/reports.json")
    #expect(try schema.faults(in: text) == [])
    // The schema rejects a different text.
    for (part, other) in [
      ("\"version\":1", "\"version\":2"), ("\"code\":", "\"kode\":"), ("\"line\":4", "\"line\":0"),
      ("\"severity\":\"error\"", "\"severity\":\"grave\""), ("\"labels\":[]", "\"labels\":{}"),
    ] {
      #expect(try !schema.faults(in: text.replacing(part, with: other)).isEmpty, "\(part)")
    }
    #expect(
      try schema.faults(
        in: try Workplace(["Dot.raster": dot]).run(
          "check",
          ".",
          "--diagnostic-format",
          "json"
        ).errors
      ) == []
    )
  }

  /// The requirements of SARIF 2.1.0 for the objects that are written;
  /// `Tests/Oracles/sarif_schema.py` compares with the schema itself.
  @Test func `a SARIF log meets the requirements of the standard`() throws {
    let text = try reports("sarif")
    let schema = try JSONSchema(ofFileAt: "Tests/RastercTests/Fixtures/sarif.json")
    #expect(try schema.faults(in: text) == [])
    #expect(
      text.hasPrefix(#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","runs":[{"#)
    )
    // Part of a URI.
    #expect(text.contains(#""artifactLocation":{"uri":"a%20b,c%25/Dot.raster"}"#))
    for (part, other) in [
      ("\"level\":\"error\"", "\"level\":\"fatal\""), ("\"text\":", "\"words\":"),
      ("\"version\":\"2.1.0\"", "\"version\":\"2\""), ("\"startLine\":5", "\"startLine\":0"),
      ("\"uri\":", "\"path\":"), ("\"driver\":", "\"name\":"),
    ] {
      #expect(try !schema.faults(in: text.replacing(part, with: other)).isEmpty, "\(part)")
    }
    #expect(text.contains(#""region":{"endColumn":21,"endLine":5,"startColumn":15,"startLine":5}"#))
    #expect(text.contains(#""deletedRegion":{"endColumn":21,"endLine":5,"#))
    #expect(text.contains(#""message":{"text":"the first is here"}"#))
  }

  @Test func `paths are relative to the working directory`() throws {
    let place = try Workplace(files)
    let path = place.url.appending(path: "a b,c%/Dot.raster").path(percentEncoded: false)
    let run = try place.run("check", path, "--diagnostic-format", "sarif")
    #expect(run.errors.contains(#"{"uri":"a%20b,c%25/Dot.raster"}"#))
    let other = try Workplace().run("check", path, "--diagnostic-format", "sarif")
    #expect(other.errors.contains(#"{"uri":"file:///"#))
  }

  @Test func `a large number of reports about a file is limited`() throws {
    let lines = (0..<250).map { "let a\($0) = 5(3)" }.joined(separator: "\n")
    let place = try Workplace(["A.raster": lines, "B.raster": "let x = y\n"])
    let run = try place.run("check", ".", "--diagnostic-format", "short")
    let written = run.errors.split(separator: "\n")
    #expect(written.count == 103)
    #expect(written[100] == "A.raster: and 150 more reports")
    #expect(written[101].hasPrefix("B.raster:1:9: error: "))
    #expect(written[102] == "251 errors")
    let few = try place.run(
      "check",
      ".",
      "--diagnostic-format",
      "short",
      "--diagnostic-limit",
      "249"
    )
    #expect(few.errors.contains("\nA.raster: and 1 more report\n"))
    let all = try place.run("check", ".", "--diagnostic-format", "short", "--diagnostic-limit", "0")
    #expect(all.errors.split(separator: "\n").count == 252)
    #expect(try place.run("check", ".", "--diagnostic-limit", "-1").code == 2)
  }

  @Test func `errors are written before warnings if only a part fits`() throws {
    let states = (0..<9).map { "  state s\($0): Bool = false\n" }.joined()
    let text = "component Dot {\n\(states)  size 8, 8\n  draw { }\n}\n\nlet x = y\nlet z = w\n"
    let run = try Workplace(["A.raster": text]).run(
      "check",
      ".",
      "--diagnostic-format",
      "short",
      "--diagnostic-limit",
      "2"
    )
    let codes = run.errors.split(separator: "\n").map { $0.hasSuffix("[unknown-name]") }
    #expect(codes.prefix(2) == [true, true], "\(run.errors)")
  }

  @Test(arguments: ["human", "short", "github", "json", "sarif"])
  func `no format outputs control characters to a terminal`(format: String) throws {
    let place = try Workplace([
      "a\u{1B}[31m.raster": """
      component Dot {
        size 20, 20
        state title: String = "\u{202E}\u{9B}2J\u{7}\u{2028}" + circel
        draw { fill rect(bounds), with: #000 }
      }
      """
    ])
    let run = try place.run("check", ".", "--diagnostic-format", format)
    #expect(run.code == 1 && run.errors.contains("circel"))
    let harmful: [Unicode.Scalar] = ["\u{1B}", "\u{202E}", "\u{9B}", "\u{7}", "\u{2028}"]
    #expect(!run.errors.unicodeScalars.contains { harmful.contains($0) }, "\(run.errors)")
  }

  @Test func `results and reports of rows escape control characters`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let row = "{\"\u{202E}\\u001b[31m\": 1}\n"
    let line = try place.run("batch", "Tile.raster", "-o", "a", input: row).text
    #expect(line.contains(#"\u202e"#) && line.contains(#"\u001b"#), "\(line)")
    let report = try place.run("batch", "Tile.raster", "--tar", "-", input: row).errors
    #expect(report.contains(#"\u{202E}\u{1B}[31m"#), "\(report)")
    let header = try place.run(
      "batch",
      "Tile.raster",
      "--rows-format",
      "csv",
      "-o",
      "a",
      input: "\u{202E}\u{1B}[31m,b\n1,2\n"
    )
    #expect(header.code == 2 && header.errors.contains(#"\u{202E}\u{1B}[31m"#))
  }
}
