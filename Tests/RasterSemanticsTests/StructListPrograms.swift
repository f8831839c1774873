// Programs with lists of structs and several lists: rows, grids, charts and tables.

extension ListPrograms {
  /// A component with preceding declarations, its members, and its drawing.
  static func program(
    _ declarations: String,
    _ members: String,
    size: String = "400, 300",
    draw: String = "place content, in: bounds"
  ) -> String {
    "\(declarations)\ncomponent Board {\n\(members)\nsize \(size)\ndraw { \(draw) }\n}\n"
  }

  private static let row = """
    struct Row {
      let name: String = "Nights"
      let price: Double = 129
      let isOn: Bool = true
      let tags: [String] = ["Spa", "Lake"]
    }
    let font = Font(size: 12)
    func cell(_ words: String) -> Content { text(words, font: font, with: #000000) }
    """
  private static let rows = "state rows: [Row] = [Row(), Row(name: \"Tax\")]\n"
  private static let labels = "state labels: [String] = [\"Mo\", \"Tu\"]\n"
  private static let values = "state values: [Double] = [3, 5, 4]\n"

  /// Rows, grids, wraps, charts and tables that pass with the default limit.
  static let passing: [String] = [
    program(
      "",
      """
      state code: String = "abc", limit: 64
      let pairs = [for c in code.uppercased.characters: for d in "\\(code) \\(3)".characters: c + d]
      let triples = [
        for c in code.characters: for d in code.characters: for e in code.prefix(8).characters: c + d + e
      ]
      """,
      draw: """
        for x in pairs { text x, at: (1, 1), with: #000000 }
        for x in triples { text x, at: (1, 1), with: #000000 }
        """
    ),
    program(
      row,
      rows + "let content = column { for row in rows { text row.name, with: #000000 } }"
    ),
    program(
      row,
      rows + "let content = column(spacing: 4) { for row in rows { place cell(row.name) } }"
    ),
    program(
      row,
      rows
        + """
        let content = column { for row in rows {
          row spacing: 8 {
            place cell(row.name)
            space
            place cell(format(row.price, decimals: 2))
          }
        } }
        """
    ),
    program(
      row,
      rows
        + """
        let content = grid(columns: [.grow(), .fitting, 60], spacing: 8) { for row in rows {
          place cell(row.name)
          place cell("\\(row.price)")
          if row.isOn { place cell("on") } else { space 4 }
        } }
        """,
      size: "300, content.size(width: 300).height"
    ),
    program(
      row,
      rows
        + "let content = wrap(spacing: 6) { for row in rows { if row.isOn { place cell(row.name) } } }",
      size: "content.size(width: min(proposed.width, 300))"
    ),
    program(
      row,
      rows
        + """
        let content = column { for (i, row) in rows.enumerated {
          box height: 24, padding: 4 { row { text "\\(i + 1).", with: #000000
            place cell(row.name) } }
        } }
        """
    ),
    program(
      row + "\n" + tag,
      rows + "let content = wrap(spacing: 4) { for row in rows { Tag words: row.name } }",
      size: "content.size"
    ),
    program(
      row + "\n" + tag,
      rows
        + """
        let content = column { for row in rows {
          row { Tag words: row.name
            Tag words: "\\(row.price)" }
        } }
        """,
      size: "content.size(width: proposed.width)"
    ),
    program(
      row + "\n" + chip,
      rows
        + "let content = column { for row in rows { overlay { Chip words: row.name\nspace } } }",
      size: "content.size"
    ),
    program(
      row,
      rows,
      draw: """
        for (i, row) in rows.enumerated {
          for (j, tag) in row.tags.enumerated { text tag, at: Point(x: 60 * j, y: 20 * i), with: #000000 }
        }
        """
    ),
    program(
      "",
      labels + values,
      draw: """
        for (label, value) in zip(labels, values) {
          fill rect((0, 0, value, 8)), with: #336699
          text label, at: Point(x: value, y: 8), with: #000000
        }
        """
    ),
    program(
      "",
      labels + values
        + """
        let top = values.max ?? 1
        let heights = [for value in values: value / top * 100]
        let widths = [for label in labels: measure(label, font: Font(size: 10)).width]
        """,
      draw: """
        for (i, height) in heights.enumerated { fill rect((20 * i, 100 - height, 16, height)), with: #336699 }
        for (i, width) in widths.enumerated { fill rect((20 * i, 110, width, 1)), with: #000000 }
        """
    ),
    program(
      "",
      labels + "let widest = [for label in labels: measure(label).width].max ?? 0",
      draw:
        "for (i, label) in labels.enumerated { text label, at: Point(x: widest, y: 16 * i), with: #000000 }"
    ),
    program(
      "",
      labels + values
        + """
        let content = column { for (label, value) in zip(labels, values) {
          row spacing: 4 {
            box width: 60 { text label, with: #000000 }
            box width: value, height: 10 {}
            text "\\(value)", with: #000000
          }
        } }
        """
    ),
    program(
      row,
      rows + "state columns: [String] = [\"Name\", \"Price\"], limit: 12\n"
        + """
        let head = row { for column in columns { place cell(column) } }
        let content = column { place head
          for row in rows { row { place cell(row.name)
            place cell("\\(row.price)") } } }
        """
    ),
    program(
      row,
      rows
        + """
        let names = [for row in rows: row.name].sorted
        let content = column { for name in names.prefix(100) { place cell(name) } }
        """
    ),
    program(
      row,
      rows + "let lines: [TextRun] = [for row in rows: TextRun(\"\\(row.name)\\n\", font: font)]\n"
        + "let content = column { text lines, with: #000000 }"
    ),
    program(
      row,
      "state first: [Row] = [Row()]\nstate second: [Row] = [Row()]\n"
        + """
        let content = row { column { for row in first { place cell(row.name) } }
          column { for row in second { place cell(row.name) } } }
        """
    ),
    program(
      row,
      "state rows: [Row] = [Row()], limit: 60\nstate columns: [String] = [\"a\"], limit: 60\n"
        + """
        let content = column { for row in rows { row { for column in columns {
          place cell("\\(row.name) \\(column)")
        } } } }
        """
    ),
    program(
      row,
      "state rows: [Row] = [Row()], limit: 20\n"
        + """
        let content = column { for row in rows { row { place cell(row.name)
          for tag in row.tags { place cell(tag) } } } }
        """
    ),
    program(
      row,
      rows
        + """
        let content = column { for row in rows { row { place cell(row.name)
          for tag in row.tags.prefix(20) { place cell(tag) } } } }
        """
    ),
    program(
      row,
      rows
        + "let content = column { for row in rows { text row.tags.joined(separator: \", \"), with: #000000 } }"
    ),
  ]

  /// A program that is too costly, with the reported text, and the message.
  struct Costly: Sendable {
    let text: String
    let place: String
    let problem: String
    let hasFix: Bool

    init(_ text: String, at place: String, _ problem: String, hasFix: Bool = true) {
      (self.text, self.place, self.problem, self.hasFix) = (text, place, problem, hasFix)
    }
  }

  /// Lists in lists, where the program text determines how many texts are laid out.
  static let costly: [Costly] = [
    Costly(
      program(
        row,
        rows
          + "let content = column { for row in rows { row { for tag in row.tags { place cell(tag) } } } }"
      ),
      at: "rows",
      "'rows' can have 1,000 elements"
    ),
    Costly(
      program(
        row,
        rows
          + "let content = column { for row in rows { row { for tag in row.tags { place cell(tag) } } } }",
        size: "content.size"
      ),
      at: "rows",
      "'rows' can have 1,000 elements"
    ),
    Costly(
      program(
        row,
        "state rows: [Row] = [], limit: 900\nstate columns: [String] = []\n"
          + "let content = grid(columns: [80]) { for row in rows { for column in columns { place cell(column) } } }"
      ),
      at: "columns",
      "'columns' can have 1,000 elements"
    ),
    Costly(
      program(
        "",
        labels
          + "let content = row { for a in labels { column { for b in labels { text a + b, with: #000000 } } } }"
      ),
      at: "labels",
      "'labels' can have 1,000 elements"
    ),
    Costly(
      program(
        tag,
        labels
          + "let content = wrap { for a in labels { Tag words: a\nfor b in labels { Tag words: a + b } } }",
        size: "content.size(width: proposed.width)"
      ),
      at: "labels",
      "'labels' can have 1,000 elements"
    ),
    Costly(
      program(
        "",
        "state count: Int = 20, in: 0...5000\n" + labels
          + "let content = column { for i in 0..<count { for label in labels.prefix(40) { text label, with: #000000 } } }"
      ),
      at: "count",
      "'count' can be 5,000"
    ),
    Costly(
      program(
        "",
        values + "let all = [for a in values: for b in values: a * b]",
        draw: "for x in all { fill rect((x, 0, 1, 1)), with: #000000 }"
      ),
      at: "values",
      "'values' can have 1,000 elements"
    ),
    Costly(
      program(
        "",
        labels + "let widths = [for a in labels: for b in labels: measure(a + b).width]",
        draw: "for x in widths { fill rect((x, 0, 1, 1)), with: #000000 }"
      ),
      at: "labels",
      "'labels' can have 1,000 elements"
    ),
    Costly(
      program(
        "",
        "let content = column { for i in 0..<9000 { for j in 0..<9000 { text \"\\(i)\", with: #000000 } } }"
      ),
      at: "0..<9000 { for j",
      "this loop can run 9,000 times",
      hasFix: false
    ),
  ]
}
