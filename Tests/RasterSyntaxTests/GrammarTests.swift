// The grammar file and the parser agree.

import RasterSyntax
import TestSupport
import Testing

/// The grammar, read once.
private let grammar: Grammar? = (try? bytes(ofFileAt: "Grammar/raster.ebnf")).flatMap {
  Grammar(String(decoding: $0, as: UTF8.self))
}

private let sources =
  files(in: "Tests/RasterSyntaxTests/Fixtures", endingWith: ".raster")
  + files(in: "Samples/Components", endingWith: ".raster")

private func source(_ bytes: [UInt8], path: String = "test.raster") -> SourceFile {
  SourceFile(id: FileID(0), path: path, bytes: bytes)
}

@Suite struct GrammarTests {
  @Test func `the parser quotes every production once, and no others`() throws {
    let grammar = try #require(grammar)
    var quoted: [String] = []
    for path in files(in: "Sources/RasterSyntax", endingWith: ".swift") {
      quoted += productions(quotedIn: String(decoding: try bytes(ofFileAt: path), as: UTF8.self))
    }
    #expect(quoted.sorted() == grammar.texts.sorted())
  }

  @Test func `a sentence generated from the grammar parses without a report`() throws {
    let grammar = try #require(grammar)
    let recognizer = Recognizer(grammar)
    var sentences = SentenceGenerator(grammar, seed: 2)
    for index in 0..<(Thoroughness.isComplete ? 3000 : 1000) {
      let text = sentences.next(size: 20 + index % 200)
      let file = source(Array(text.utf8))
      let reports = DiagnosticRenderer(SourceFiles([file])).render(parse(file).diagnostics)
      #expect(reports == "", "\(text)")
      if index % 10 == 0 { #expect(recognizer.accepts(terminals(of: file)), "\(text)") }
      if !reports.isEmpty { return }
    }
  }

  @Test(arguments: sources)
  func `text that parses without a report is a sentence of the grammar`(path: String) throws {
    let recognizer = Recognizer(try #require(grammar))
    let file = source(try bytes(ofFileAt: path), path: path)
    var random = SeededGenerator(seed: 3)
    var accepted = parse(file).diagnostics.isEmpty ? [file.bytes] : []
    let good = Thoroughness.sample(mutants(of: file), oneIn: 16, for: path).filter {
      parse(source($0)).diagnostics.isEmpty
    }
    accepted += good.shuffled(using: &random).prefix(100)
    for mutant in accepted {
      #expect(
        recognizer.accepts(terminals(of: source(mutant))),
        "\(String(decoding: mutant, as: UTF8.self))"
      )
    }
  }

  @Test func `the recognizer rejects text that is not a sentence`() throws {
    let recognizer = Recognizer(try #require(grammar))
    for text in [
      "let", "let x", "component A {", "let a = 1 let b = 2", "let a = b\n(c)", "size 1",
    ] {
      #expect(!recognizer.accepts(terminals(of: source(Array(text.utf8)))), "\(text)")
    }
  }

  /// The productions in the doc comments of Swift source: code blocks up to a `;`.
  private func productions(quotedIn text: String) -> [String] {
    var result: [String] = []
    var production = ""
    for line in text.split(separator: "\n") {
      let comment = line.drop { $0 == " " }
      guard comment.hasPrefix("///     "), !comment.contains("//", after: 8) else {
        production = ""
        continue
      }
      production += comment.dropFirst(8) + " "
      guard comment.hasSuffix(" ;"), production.contains(" = ") else { continue }
      result += Grammar(production)?.texts ?? ["unreadable: \(production)"]
      production = ""
    }
    return result
  }
}

extension Substring {
  /// Whether `text` occurs after the character at `offset`.
  fileprivate func contains(_ text: String, after offset: Int) -> Bool {
    dropFirst(offset).contains(text)
  }
}
