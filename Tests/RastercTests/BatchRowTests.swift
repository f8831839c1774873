// Rows as people and attackers write them: CSV, names, and what is no row at all.

import Foundation
import Testing

@Suite struct BatchRowTests {
  @Test func `CSV is read as RFC 4180 has it, and typed as the properties are`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let rows =
      "\u{FEFF}id,title,stars,isOn,share,places,nick,@scale\r\n"
      + "1,\"Inn, \"\"old\"\"\",2,true,40%,,,2\r\n"
      + "2,\"two\nlines\",1,false,0.5,\"[{\"\"name\"\": \"\"a\"\"}]\",Nick,\r\n"
      + "3,,4,true,1,[],,\r\n"
    let same = """
      {"id": 1, "title": "Inn, \\"old\\"", "stars": 2, "share": "40%", "@scale": 2}
      {"id": 2, "title": "two\\nlines", "stars": 1, "isOn": false, "places": [{"name": "a"}], "nick": "Nick"}
      {"id": 3, "title": "", "stars": 4, "share": 1.0}
      """
    try place.write(rows, to: "rows.csv")
    let words = ["batch", "Tile.raster", "--name", "{id}.png"]
    let csv = try place.run(all: words + ["--rows", "rows.csv", "--tar", "csv.tar"])
    let json = try place.run(all: words + ["--tar", "json.tar"], input: same)
    // A list has no empty text.
    #expect(
      try csv.results()[0].errors?.first?.hasPrefix("'places': JSON in '': column 1: ") == true
    )
    try place.write(rows.replacing("40%,,,2", with: "40%,[],,2"), to: "rows.csv")
    let right = try place.run(all: words + ["--rows", "rows.csv", "--tar", "csv.tar"])
    #expect(right.code == 0 && right.output == json.output)
    #expect(place.bytes("csv.tar") == place.bytes("json.tar"))
  }

  @Test func `a broken record ends with its line`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let rows = "title,stars\n\"a\"b,1\nc\"d,2\ne,3,4\nf\n\ng,x\nh,1\n\"open,1\ni,2\n"
    let run = try place.run(
      "batch",
      "Tile.raster",
      "--rows-format",
      "csv",
      "--inline",
      input: rows
    )
    let errors = try run.results().map { $0.errors?.first ?? "" }
    #expect(
      errors == [
        "field 1: expected ',' behind the closing quote",
        "field 1: a field with a quote stands between quotes",
        "expected 2 fields, as the header has, found 3",
        "expected 2 fields, as the header has, found 1", "'stars' expects Int", "",
        "field 1: the quote is not closed",
      ]
    )
  }

  @Test(arguments: [
    ("title,titel\n", "the header: 'Tile' has no property 'titel'; did you mean 'title'?"),
    ("title,title\n", "the header has a column 'title' twice"),
    ("title,@scael\n", "the header: there is no '@scael'; did you mean '@scale'?"),
    ("title\n", "--name needs a column 'id'"),
    ("", "CSV begins with the names of its columns"),
    ("\"title\n", "the header: field 1: the quote is not closed"),
  ])
  func `a header that no row can follow ends the batch`(header: String, message: String) throws {
    let place = try Workplace(["Tile.raster": tile])
    let run = try place.run(
      "batch",
      "Tile.raster",
      "--rows-format",
      "csv",
      "-o",
      "out",
      "--name",
      "{id}.png",
      input: header
    )
    #expect(run.code == 2 && run.text == "")
    #expect(run.errors.contains(message))
  }

  @Test func `names stay within the folder, and are of one row each`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let names = [
      "a.png", "a.png", "/etc/a.png", "../a.png", "b/../../c", "./a", "b//c", "", "b\\u0000c",
      "b\\nc", "b\\u009bc", String(repeating: "n", count: 256), "d", "d/e", "f/g", "f", "f/g",
    ]
    let rows =
      names.map { "{\"id\": \"\($0)\"}\n" }.joined() + "{}\n{\"id\": [1]}\n{\"id\": 5.50}\n"
    let run = try place.run("batch", "Tile.raster", "-o", "out/in", "--name", "{id}", input: rows)
    let errors = try run.results().map { $0.errors?.first ?? "" }
    let long = String(repeating: "n", count: 80)
    #expect(
      errors == [
        "", "row 1 has the name 'a.png' already", "the name '/etc/a.png' is absolute",
        "the name '../a.png' leaves the folder", "the name 'b/../../c' leaves the folder",
        "the name './a' has a part '.'", "the name 'b//c' has a part without a name",
        "the name '' has a part without a name",
        "the name 'b\u{FFFD}c' has a control character",
        "the name 'b\u{FFFD}c' has a control character",
        "the name 'b\u{FFFD}c' has a control character",
        "the name '\(long)' has a part longer than 255 bytes", "",
        "'d/e' lies in a folder whose name row 13 has for its file", "",
        "a folder of other rows has the name 'f' already", "row 15 has the name 'f/g' already",
        "the name '{id}' needs 'id', which the row does not have",
        "the name '{id}' needs 'id' to be text or a number", "",
      ]
    )
    #expect(place.names(in: "out/in") == ["5.50", "a.png", "d", "f"])
    #expect(place.names(in: "out") == ["in"])
  }

  @Test func `hostile rows are errors of their own`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let deep = String(repeating: "[", count: 100_000)
    let many = "{\"places\": [" + String(repeating: "{},", count: 100_000) + "{}]}"
    let texts: [[UInt8]] = [
      Array("{\"places\": \(deep)}".utf8), Array(deep.utf8), Array(many.utf8),
      Array("{\"stars\": 1e400}".utf8),
      Array("{\"stars\": 1\(String(repeating: "0", count: 400))}".utf8),
      Array("{\"stars\": 99999999999999999999}".utf8), Array("{\"@scale\": 1e300}".utf8),
      Array("{\"@size\": \"1e9x1e9\"}".utf8),
      Array("{\"title\": \"".utf8) + [0xFF, 0xC0] + Array("\"}".utf8),
      [0], Array("{\"title\": \"\\uD800\"}".utf8), Array("{\"\": 1}".utf8),
      Array("{\"@\": 1}".utf8),
      Array("{\"@environment\": \"x=y\"}".utf8), Array("{\"title\": {\"a\": 1}}".utf8),
    ]
    var rows = texts.reduce(into: [UInt8]()) { $0 += $1 + [10] }
    rows += Array("{\"title\": \"".utf8) + Array(repeating: 97, count: 100_000_000) + [34, 125, 10]
    rows += Array("{\"title\": \"good\", \"stars\": -9223372036854775808}".utf8)
    try Data(rows).write(to: place.url.appending(path: "rows.jsonl"))
    let run = try place.run("batch", "Tile.raster", "--rows", "rows.jsonl", "-o", "out")
    let results = try run.results()
    #expect(run.code == 1)
    #expect(results.map(\.row) == Array(1...17))
    #expect(results[..<16].allSatisfy { $0.errors?.isEmpty == false })
    #expect(results[15].errors == ["the row is longer than 1 MiB"])
    #expect(results[16].file == "17.png")
    // The same bytes as CSV are no rows either.
    let csv = try place.run(
      "batch",
      "Tile.raster",
      "--rows",
      "rows.jsonl",
      "--rows-format",
      "csv",
      "-o",
      "out"
    )
    #expect(csv.code == 2)
  }

  @Test func `rows come from regular files and the input alone`() throws {
    let place = try Workplace(["Tile.raster": tile, "folder/a": ""])
    for path in ["/dev/zero", "folder", "missing"] {
      let run = try place.run("batch", "Tile.raster", "--rows", path, "-o", "out")
      #expect(run.code == 3 && run.errors.contains("cannot read '\(path)': "))
    }
    let empty = try place.run("batch", "Tile.raster", "--tar", "a.tar", input: " \n\n")
    #expect(empty.code == 0 && empty.text == "")
    #expect(TarMember.members(of: place.bytes("a.tar") ?? []) == [])
  }
}
