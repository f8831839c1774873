// Programs that lay out a list of strings, in every layout.

/// Components with lists of text, as users write them.
enum ListPrograms {
  private static let start = "state tags: [String] = [\"Spa\", \"Lake\", \"Sauna\"]\n"
  private static let label = "text tag, font: Font(size: 12), with: #000000"

  /// A component with a list of strings, whose width and height are `size`.
  private static func list(
    _ members: String,
    size: String = "400, 100",
    draw: String = "place content, in: bounds",
    before: String = ""
  ) -> String {
    "\(before)\ncomponent TagList {\n\(start)\(members)\nsize \(size)\ndraw { \(draw) }\n}\n"
  }

  private static func content(_ text: String, size: String = "400, 100") -> String {
    list("let content = \(text)", size: size)
  }

  static let tag = """
    component Tag {
      state words: String = "Spa"
      let content = box(padding: 4) { text words, font: Font(size: 12), with: #000000 }
      size content.size
      draw { fill roundedRect(bounds, radius: 6), with: #DDEEFF
        place content, in: bounds }
    }
    """

  static let chip = """
    component Chip {
      state words: String = "Spa"
      let font = Font(size: 12, weight: .bold)
      let label = measure(words, font: font, width: proposed.width)
      size label.width + 12, label.height + 8
      draw { text words, in: bounds, font: font, with: #000000 }
    }
    """

  /// Ways to lay out a list of strings.
  static let ways: [String] = [
    list("", draw: "place (row(spacing: 4) { for tag in tags { \(label) } }), in: bounds"),
    content("row(spacing: 4) { for tag in tags { \(label) } }"),
    content("column(spacing: 4) { for tag in tags { \(label) } }"),
    content("wrap(spacing: 4) { for tag in tags { \(label) } }"),
    content("grid(columns: [.grow(), .fitting, 80], spacing: 4) { for tag in tags { \(label) } }"),
    content("overlay { for tag in tags { \(label) } }"),
    content("column { for tag in tags { box padding: 4 { \(label) } } }"),
    content(
      "box(padding: 8) { column { for tag in tags { row spacing: 4 { \(label)\nspace } } } }"
    ),
    content("row { for tag in tags { column { \(label)\n\(label) } } }"),
    content(
      "column { for (i, tag) in tags.enumerated { row { text \"\\(i)\", with: #000000\n\(label) } } }"
    ),
    content("column { for tag in tags { \(label) } }", size: "content.size"),
    content("column { for tag in tags { \(label) } }", size: "content.size(width: proposed.width)"),
    content(
      "column { for tag in tags { \(label) } }",
      size: "300, content.size(width: 300).height"
    ),
    list("let content = wrap(spacing: 4) { for tag in tags { Tag words: tag } }", before: tag),
    list("let content = wrap(spacing: 4) { for tag in tags { Chip words: tag } }", before: chip),
    list(
      "let content = column { for tag in tags { Tag words: tag } }",
      size: "content.size(width: proposed.width)",
      before: tag
    ),
    list(
      "let content = column { text [for tag in tags: TextRun(tag, font: Font(size: 12))], with: #000000 }"
    ),
    list(
      "let content = column { text [for tag in tags: TextRun(Tag(words: tag))], with: #000000 }",
      before: tag
    ),
    list(
      "",
      draw: "text [for tag in tags: TextRun(Tag(words: tag))], in: bounds, with: #000000",
      before: tag
    ),
    list(
      "",
      draw:
        "for (i, tag) in tags.enumerated { text tag, at: Point(x: 0, y: 20 * i), with: #000000 }"
    ),
    list("", draw: "for tag in tags { place Tag(words: tag), in: bounds }", before: tag),
    list(
      """
      let widths = [for tag in tags: measure(tag, font: Font(size: 12)).width]
      let starts = widths.partialSums
      """,
      draw: """
        for (tag, x) in zip(tags, starts) { text tag, at: Point(x: x, y: 20), font: Font(size: 12), with: #000000 }
        """
    ),
    list(
      """
      let bars = [for tag in tags: measure(tag).width + measure(tag, font: Font(size: 9)).height]
      """,
      draw: """
        for (i, bar) in bars.enumerated {
          fill rect((0, 20 * i, bar, 12)), with: #336699
          place (row(spacing: 4) { text tags[i] ?? "", with: #000000 }), in: bounds
        }
        """
    ),
    list(
      "let content = labels(tags)",
      before: """
        func labels(_ tags: [String]) -> Content { row(spacing: 4) { for tag in tags { \(label) } } }
        """
    ),
    list(
      "let labels: [Content] = [for tag in tags: text(tag, with: #000000)]",
      draw: "place (row { place labels }), in: bounds"
    ),
    list(
      "let content = column { TagRow tags: tags\nTagRow tags: tags }",
      size: "content.size",
      before: """
        component TagRow {
        \(start)
        let content = row(spacing: 4) { for tag in tags { \(label) } }
        size content.size(width: proposed.width)
        draw { place content, in: bounds }
        }
        """
    ),
  ]
}
