// Formatting files with errors, and parts of files.

import RasterFormat
import RasterSyntax
import TestSupport
import Testing

@Suite struct BrokenFileTests {
  /// A report that spans several lines covers other lines after formatting.
  @Test(arguments: [
    (
      20,
      "component Dot { // end\n  size   20,\t20\n\n\tstates // end\n\n\n//^ error\n\n   draw {\n   layer opacity: 50%\n // ^ error // end\n\n\n /* odd */ fill   rect(bounds), /* odd */ with: #000\n  }\n}\n"
    ),
    (
      140,
      "component Dot {\n   size 20, 20\n // end\n\tstates\n//^ error\n\n\n\n  draw {\n\n\n /* odd */ layer   opacity: 50%\n // ^ error\n   fill /* odd */ rect(bounds),\twith: #000\n\t}\n}\n"
    ),
    (
      140,
      "component Dot {\n  size 20, 20\n\n /* odd */ states\n\n\n//^ error\n\n  draw\t{\n    layer opacity: 50%\n // ^ error\n    fill rect(bounds), with: #000 // end\n\t}\n}\n"
    ),
  ])
  func `formatting is idempotent, also beside errors`(width: Int, text: String) {
    #expect(formatFailure(of: Array(text.utf8), width: width) == nil)
  }

  @Test func `lines with reports stay the same, byte for byte`() {
    expect(
      "component A {\n   size  1,1\n   state  x = ]\n   draw{fill  b}\n}\n",
      formatsTo: "component A {\n  size 1, 1\n   state  x = ]\n  draw { fill b }\n}\n"
    )
  }

  @Test func `declarations with unmatched brackets stay, and the others are formatted`() {
    expect(
      "let a=1\ncomponent B {\n  size  1,1\n  draw {\n\ncomponent C {\n size  1,1\n}\n",
      formatsTo:
        "let a = 1\ncomponent B {\n  size  1,1\n  draw {\n\ncomponent C {\n  size 1, 1\n}\n"
    )
  }

  @Test func `declarations without a known keyword stay`() {
    expect(
      "componeent  A {\n state  b : Color?\n}\nlet c=1\n",
      formatsTo: "componeent  A {\n state  b : Color?\n}\nlet c = 1\n"
    )
  }

  @Test func `text outside declarations stays`() {
    let text = "  state  tint: Color?\n\n  size  20,20\n"
    expect("let a=1\n" + text + "let b=2\n", formatsTo: "let a = 1\n" + text + "let b = 2\n")
  }

  @Test func `meaningless text stays`() {
    expect("let a=1§\nlet b=2\n", formatsTo: "let a=1§\nlet b = 2\n")
  }
}

@Suite struct LineRangeTests {
  private let text =
    "let a=1\ncomponent B {\n    size  1,1\n    draw {\n    fill c,\n  with:d\n  fill  e\n    }\n}\nlet f=2\n"

  @Test func `formatting changes the requested lines only`() {
    expect(
      text,
      formatsTo:
        "let a=1\ncomponent B {\n  size 1, 1\n    draw {\n    fill c,\n  with:d\n  fill  e\n    }\n}\nlet f=2\n",
      lines: 3...3
    )
  }

  @Test func `a line is formatted together with its statement`() {
    expect(
      text,
      formatsTo:
        "let a=1\ncomponent B {\n    size  1,1\n    draw {\n      fill c,\n        with: d\n  fill  e\n    }\n}\nlet f=2\n",
      lines: 6...6
    )
  }

  @Test func `edits cover only the spaces between tokens, and commas`() {
    let source = SourceFile(id: FileID(0), path: "A.raster", text: "let a=[1,\n2]\nlet b =  2\n")
    let edits = formattingEdits(of: parse(source))
    #expect(edits.map(\.range) == [5..<5, 6..<6, 7..<7, 9..<10, 11..<11, 11..<11, 20..<22])
    #expect(
      edits.map { String(decoding: $0.replacement, as: UTF8.self) }
        == [" ", " ", "\n  ", "\n  ", ",", "\n", " "]
    )
  }
}

@Suite struct TreeTests {
  @Test func `trees that differ only in positions are equal`() {
    #expect(areEqual(tree("let a = [1, 2]"), tree("let  a = [\n1,\n2,]")))
  }

  @Test(arguments: [
    ("let a = 1", "let a = 2"), ("let a = 1", "let b = 1"), ("let a = b", "let a = -b"),
    ("let a = 1 // b", "let a = 1 // c"), ("/// a\nlet b = 1", "let b = 1"),
    ("let a = (b)", "let a = b"), ("let a = [1]", "let a = [1, 1]"),
    ("enum A { case b }", "enum A {}"),
    ("let a = \"b\"", "let a = \" b\""), ("let a = b ? c : d", "let a = b ? d : c"),
    ("component A { size 1, 1\n mirrors }", "component A { mirrors\n size 1, 1 }"),
  ])
  func `trees with different meanings differ`(one: String, other: String) {
    #expect(!areEqual(tree(one), tree(other)))
  }

  private func tree(_ text: String) -> SyntaxTree {
    parse(SourceFile(id: FileID(0), path: "A.raster", text: text))
  }
}
