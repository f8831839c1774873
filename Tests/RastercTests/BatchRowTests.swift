// Rows from users and attackers: CSV, file names, and malformed rows.

import Foundation
import Testing

@Suite struct BatchRowTests {
  @Test func `CSV is parsed by RFC 4180, and typed like the properties`() throws {
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
    // A list cannot be an empty text.
    #expect(
      try csv.results()[0].errors?.first?.hasPrefix("'places': JSON in '': column 1: ") == true
    )
    try place.write(rows.replacing("40%,,,2", with: "40%,[],,2"), to: "rows.csv")
    let right = try place.run(all: words + ["--rows", "rows.csv", "--tar", "csv.tar"])
    #expect(right.code == 0 && right.output == json.output)
    #expect(place.bytes("csv.tar") == place.bytes("json.tar"))
  }

  @Test func `a malformed record ends with its line`() throws {
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
        "field 1: expected ',' after the closing quote",
        "field 1: a field that contains a quote must be quoted",
        "expected 2 fields as in the header, found 3",
        "expected 2 fields as in the header, found 1", "'stars' expects Int", "",
        "field 1: the closing quote is missing",
      ]
    )
  }

  @Test(arguments: [
    ("title,titel\n", "the header: 'Tile' has no property 'titel'; did you mean 'title'?"),
    ("title,title\n", "the header names the column 'title' twice"),
    ("title,@scael\n", "the header: unknown field '@scael'; did you mean '@scale'?"),
    ("title\n", "--name requires a column 'id'"),
    ("", "CSV requires a header with the names of the columns"),
    ("\"title\n", "the header: field 1: the closing quote is missing"),
  ])
  func `a header that matches no row ends the batch`(header: String, message: String) throws {
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

  @Test func `file names stay within the folder, and are unique`() throws {
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
        "", "the name 'a.png' is already used by row 1", "the name '/etc/a.png' is absolute",
        "the name '../a.png' leads outside the folder",
        "the name 'b/../../c' leads outside the folder",
        "the name './a' contains a part '.'", "the name 'b//c' has an empty part",
        "the name '' has an empty part",
        "the name 'b\u{FFFD}c' contains a control character",
        "the name 'b\u{FFFD}c' contains a control character",
        "the name 'b\u{FFFD}c' contains a control character",
        "the name '\(long)' contains a part longer than 255 bytes", "",
        "the folder of 'd/e' has the name of row 13's file", "",
        "the name 'f' is already used by a folder of other rows",
        "the name 'f/g' is already used by row 15",
        "the name '{id}' needs 'id', which the row does not have",
        "the name '{id}' needs 'id' to be text or a number", "",
      ]
    )
    #expect(place.names(in: "out/in") == ["5.50", "a.png", "d", "f"])
    #expect(place.names(in: "out") == ["in"])
  }

  @Test func `each hostile row is a separate error`() throws {
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
    // The same bytes as CSV are not rows either.
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

  @Test func `rows come only from regular files and standard input`() throws {
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
