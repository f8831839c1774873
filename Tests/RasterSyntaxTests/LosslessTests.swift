// Parsing terminates for every input, and its tokens are the input.

import RasterSyntax
import TestSupport
import Testing

private let sources =
  files(in: "Tests/RasterSyntaxTests/Fixtures", endingWith: ".raster")
  + files(in: "Samples/Components", endingWith: ".raster")

/// Parses `bytes` and returns whether the tokens are those bytes, and contain every report's range.
private func survives(_ bytes: [UInt8]) -> Bool {
  let tree = parse(SourceFile(id: FileID(0), path: "test.raster", bytes: bytes))
  return tree.printed() == bytes
    && tree.diagnostics.allSatisfy {
      $0.range.lower <= $0.range.upper && $0.range.upper <= bytes.count
    }
}

@Suite struct LosslessTests {
  @Test(arguments: sources)
  func `a truncated file prints unchanged`(path: String) throws {
    let whole = try bytes(ofFileAt: path)
    for length in Thoroughness.sample(0...whole.count, oneIn: 16, for: path) {
      #expect(survives(Array(whole[..<length])), "the first \(length) bytes of \(path)")
    }
  }

  @Test(arguments: sources)
  func `a file with one token deleted, doubled or swapped prints unchanged`(
    path: String
  ) throws {
    let file = SourceFile(id: FileID(0), path: path, bytes: try bytes(ofFileAt: path))
    for mutant in Thoroughness.sample(mutants(of: file), oneIn: 16, for: path) {
      #expect(survives(mutant), "\(String(decoding: mutant, as: UTF8.self))")
    }
  }

  @Test func `random bytes print unchanged`() {
    var random = SeededGenerator(seed: 5)
    for index in 0..<3000 {
      let bytes = (0..<index % 200).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(survives(bytes), "\(bytes)")
    }
  }

  @Test func `random tokens print unchanged`() {
    var random = SeededGenerator(seed: 7)
    let words = [
      "component", "A", "{", "}", "(", ")", "[", "]", "\"", "\\(", "\n", "if", "else", "case", ":",
      ",", ".", "=", "state", "let", "func", "->", "switch", "for", "in", "path", "?", "??", "-",
      "//",
      "/*", "*/", "#fff", "12", "40%", "import", "draw", "“", "\u{A0}", ";", "\\u{", "<<<<<<<",
    ]
    for index in 0..<6000 {
      let text = (0..<index % 120).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: random.oneIn(4) ? "" : " ")
      #expect(survives(Array(text.utf8)), "\(text)")
    }
  }

  @Test func `excessive nesting is reported once, also on a small stack`() async {
    let openers = [
      "(", "[", "f(", "b[", "-", "!", "b ? ", "b ? c : ", "b ?? ", "1 + ", "b.", "switch ",
      "switch b { case .c: ", "path { move ", "f([(-switch path { if ",
    ]
    for opener in openers {
      let text = "let a = " + String(repeating: opener, count: 20_000) + "1"
      let file = SourceFile(id: FileID(0), path: "deep.raster", text: text)
      let codes = await Task.detached { parse(file).diagnostics.map(\.code) }.value
      #expect(codes.filter { $0 == .nestedTooDeeply }.count == 1, "\(opener)")
    }
  }

  @Test func `a chain of ninety operators is accepted`() {
    for link in [" + 1", ".b", " && b", "[0]", " ?? b"] {
      let text = "let a = b" + String(repeating: link, count: 90)
      #expect(parse(SourceFile(id: FileID(0), path: "a", text: text)).diagnostics == [], "\(link)")
    }
  }

  @Test func `doc comments belong to the declaration that follows`() throws {
    let text = """
      /// A dot,
      /// small.
      component Dot {
        // No doc.
        /// Its size.
        size 5
        //// Nor this.
        caps 1
      }
      """
    let tree = parse(SourceFile(id: FileID(0), path: "a", text: text))
    guard case .component(let component)? = tree.syntax.declarations.first else {
      Issue.record("no component")
      return
    }
    #expect(component.documentation == "A dot,\nsmall.")
    let documentation = component.members.map { member -> String? in
      if case .line(let line) = member { line.documentation } else { nil }
    }
    #expect(documentation == ["Its size.", nil])
  }
}
