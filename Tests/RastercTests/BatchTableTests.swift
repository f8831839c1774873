// Tables from spreadsheets: delimiters, encodings, and columns with different names.

import Foundation
import Testing

@Suite struct BatchTableTests {
  private static let rows = "title;stars\nInn;2\n\"a;b\";1\n"

  /// The results of a table in a file of this name.
  private func batch(
    _ bytes: [UInt8],
    named name: String = "rows.csv",
    _ options: String...
  ) throws -> Run {
    let place = try Workplace(["Tile.raster": tile])
    try Data(bytes).write(to: place.url.appending(path: name))
    return try place.run(
      all: ["batch", "Tile.raster", "--rows", name, "--inline"] + options,
      input: ""
    )
  }

  private func expected() throws -> [BatchResult] {
    try batch(Array("title,stars\nInn,2\na;b,1\n".utf8)).results()
  }

  @Test func `the delimiter comes from an option, a first line or the file extension`() throws {
    let expected = try expected()
    #expect(expected.count == 2 && expected.allSatisfy { $0.errors == nil })
    let semicolons = Array(Self.rows.utf8)
    #expect(try batch(semicolons, named: "rows.csv", "--delimiter", ";").results() == expected)
    #expect(try batch(semicolons, named: "rows.txt", "--delimiter", ";").results() == expected)
    #expect(try batch(Array("sep=;\r\n".utf8) + semicolons).results() == expected)
    let tabs = Array("title\tstars\nInn\t2\na;b\t1\n".utf8)
    #expect(try batch(tabs, named: "rows.tsv").results() == expected)
    #expect(try batch(tabs, named: "rows.txt", "--rows-format", "tsv").results() == expected)
    #expect(try batch(tabs, named: "rows.csv", "--delimiter", "tab").results() == expected)
  }

  @Test(arguments: [
    ("title;stars\nInn;2\n", ";", "title;stars"), ("title\tstars\nInn\t2\n", "tab", "title\tstars"),
    ("title|stars\nInn|2\n", "|", "title|stars"),
  ])
  func `an error about a header of one column names the delimiter in it`(
    rows: String,
    delimiter: String,
    column: String
  ) throws {
    let run = try batch(Array(rows.utf8))
    #expect(run.code == 2)
    #expect(
      run.errors.contains(
        "rows.csv: the header has a single column, '\(column)'; pass --delimiter '\(delimiter)' to split it"
      )
    )
  }

  @Test(arguments: ["", "ab", "é", "\"", "\n"])
  func `a delimiter is one character`(text: String) throws {
    let run = try batch(Array(Self.rows.utf8), named: "rows.csv", "--delimiter", text)
    #expect(run.code == 2)
    let shown = text == "\n" ? #"\u{A}"# : text
    #expect(run.errors.contains("--delimiter takes one ASCII character or 'tab', found '\(shown)'"))
  }

  @Test func `UTF-16 with a byte-order mark is read in both byte orders`() throws {
    let text = "title,stars\nInn 🏨 ñ,2\n\u{FFFD}x,1\n"
    let same = try batch(Array(text.utf8)).results()
    for isBig in [false, true] {
      let units: [UInt16] = [0xFEFF] + Array(text.utf16)
      let bytes = units.flatMap { unit in
        isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
      }
      #expect(try batch(bytes).results() == same)
    }
    let lines = Array("\u{FEFF}{\"title\": \"Inn 🏨 ñ\", \"stars\": 2}\n".utf8)
    #expect(try batch(lines, named: "rows.jsonl").results() == [same[0]])
  }

  @Test func `a damaged surrogate pair in UTF-16 is an error of its row`() throws {
    let units: [UInt16] = Array("\u{FEFF}title\n".utf16) + [0xD83D, 0x41, 10] + Array("b\n".utf16)
    let bytes = units.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit & 255), UInt8(unit >> 8)] }
    let results = try batch(bytes).results()
    #expect(results.map(\.errors) == [["field 1: the text contains an unpaired surrogate"], nil])
    // Half of a code unit ends the file.
    #expect(try batch(bytes + [65]).results().count == 3)
  }

  @Test func `an error about another encoding names it`() throws {
    let wide: [UInt8] = Array("title\nInn\n".utf8).flatMap { [$0, 0, 0, 0] }
    let run = try batch([0xFF, 0xFE, 0, 0] + wide)
    #expect(run.code == 2)
    #expect(run.errors.contains("rows.csv is UTF-32, which is not supported; save it as UTF-8"))
    let unmarked: [UInt8] = Array("title\nInn\n".utf8).flatMap { [$0, 0] }
    #expect(
      try batch(unmarked).errors.contains(
        "rows.csv is UTF-16 without a byte-order mark, which is not supported; save it as UTF-8"
      )
    )
    let latin = try batch(Array("title\nCaf".utf8) + [0xE9, 10]).results()
    #expect(
      latin[0].errors == [
        "field 1: the text is not UTF-8; if it is Windows-1252 or Latin-1, save the file as UTF-8"
      ]
    )
  }

  @Test func `columns are read as the properties that they are mapped to`() throws {
    let expected = try expected()
    let table = Array("Titel;Sterne;Maß\nInn;2;1\n\"a;b\";1;1\n".utf8)
    let options = ["--delimiter", ";", "--map", "Titel=title", "--map", "Sterne=stars"]
    let place = try Workplace(["Tile.raster": tile])
    try Data(table).write(to: place.url.appending(path: "rows.csv"))
    let words = ["batch", "Tile.raster", "--rows", "rows.csv"] + options
    let refused = try place.run(all: words + ["--inline"], input: "")
    #expect(refused.code == 2)
    #expect(
      refused.errors.contains(
        "the header: 'Tile' has no property 'Maß'; pass --map 'Maß=PROPERTY' to read it as a property, or --ignore-fields to skip it"
      )
    )
    let run = try place.run(all: words + ["--inline", "--map", "Maß=@scale"], input: "")
    #expect(try run.results() == expected)
    // File names use the table's own columns.
    let named = try place.run(
      all: words + ["--ignore-fields", "Maß", "-o", "out", "--name", "{Titel}-{stars}.png"],
      input: ""
    )
    #expect(try named.results().map(\.file) == ["Inn-2.png", "a;b-1.png"])
    let json = try place.run(
      all: ["batch", "Tile.raster", "--inline", "--map", "t=title"],
      input: "{\"t\": \"Inn\", \"stars\": 2}\n{\"t\": \"a\", \"title\": \"b\"}\n"
    )
    #expect(try json.results()[0] == expected[0])
    #expect(try json.results()[1].errors == ["'t' and 'title' both set 'title'"])
  }

  @Test(arguments: [
    (["--map", "title"], "--map takes COLUMN=PROPERTY, found 'title'"),
    (["--map", "titel=title"], "--map: unknown column 'titel'; did you mean 'title'?"),
    (["--map", "stars=titel"], "--map: unknown property 'titel'; did you mean 'title'?"),
    (["--map", "stars=title"], "the header: 'title' and 'stars' both set 'title'"),
    (["--map", "stars=@scael"], "the header: unknown field '@scael'; did you mean '@scale'?"),
    (
      ["--map", "stars=nick", "--map", "stars=tone"],
      "--map names the column 'stars' twice"
    ),
    (
      ["--rows-format", "jsonl", "--delimiter", ";"],
      "--delimiter and --rows-format jsonl cannot be combined"
    ),
  ])
  func `a map that matches no row ends the batch`(options: [String], message: String) throws {
    let place = try Workplace(["Tile.raster": tile, "rows.csv": "title,stars\nInn,2\n"])
    let run = try place.run(
      all: ["batch", "Tile.raster", "--rows", "rows.csv", "--inline"] + options,
      input: ""
    )
    #expect(run.code == 2 && run.text == "")
    #expect(run.errors.contains(message))
  }
}
