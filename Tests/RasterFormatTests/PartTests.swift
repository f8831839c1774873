// Files with errors, and parts of files.

import RasterFormat
import RasterSyntax
import TestSupport
import Testing

@Suite struct BrokenFileTests {
  /// Reports that reach over several lines reach over others once the lines stand elsewhere.
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
  func `what is formatted stays so, also beside errors`(width: Int, text: String) {
    #expect(formatFailure(of: Array(text.utf8), width: width) == nil)
  }

  @Test func `keep the lines that reports are about, byte for byte`() {
    expect(
      "component A {\n   size  1,1\n   state  x = ]\n   draw{fill  b}\n}\n",
      formatsTo: "component A {\n  size 1, 1\n   state  x = ]\n  draw { fill b }\n}\n"
    )
  }

  @Test func `keep declarations whose brackets do not match, and format the others`() {
    expect(
      "let a=1\ncomponent B {\n  size  1,1\n  draw {\n\ncomponent C {\n size  1,1\n}\n",
      formatsTo:
        "let a = 1\ncomponent B {\n  size  1,1\n  draw {\n\ncomponent C {\n  size 1, 1\n}\n"
    )
  }

  @Test func `keep declarations that begin with no word of such`() {
    expect(
      "componeent  A {\n state  b : Color?\n}\nlet c=1\n",
      formatsTo: "componeent  A {\n state  b : Color?\n}\nlet c = 1\n"
    )
  }

  @Test func `keep what stands outside of declarations`() {
    let text = "  state  tint: Color?\n\n  size  20,20\n"
    expect("let a=1\n" + text + "let b=2\n", formatsTo: "let a = 1\n" + text + "let b = 2\n")
  }

  @Test func `keep what means nothing`() {
    expect("let a=1;\nlet b=2\n", formatsTo: "let a=1;\nlet b = 2\n")
  }
}

@Suite struct LineRangeTests {
  private let text =
    "let a=1\ncomponent B {\n    size  1,1\n    draw {\n    fill c,\n  with:d\n  fill  e\n    }\n}\nlet f=2\n"

  @Test func `change, and no others`() {
    expect(
      text,
      formatsTo:
        "let a=1\ncomponent B {\n  size 1, 1\n    draw {\n    fill c,\n  with:d\n  fill  e\n    }\n}\nlet f=2\n",
      lines: 3...3
    )
  }

  @Test func `change with the statement that they are a part of`() {
    expect(
      text,
      formatsTo:
        "let a=1\ncomponent B {\n    size  1,1\n    draw {\n      fill c,\n        with: d\n  fill  e\n    }\n}\nlet f=2\n",
      lines: 6...6
    )
  }

  @Test func `give edits of the spaces between two tokens, and of commas`() {
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
  @Test func `are equal but for places`() {
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
  func `differ where something else is said`(one: String, other: String) {
    #expect(!areEqual(tree(one), tree(other)))
  }

  private func tree(_ text: String) -> SyntaxTree {
    parse(SourceFile(id: FileID(0), path: "A.raster", text: text))
  }
}
