// `rasterc batch` as a user runs it: rows in; files, archives and results out.

import Foundation
import Testing

@Suite struct BatchTests {
  @Test func `a row gives the same file as a command for it alone`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let row = "{\"title\": \"Hof\", \"tone\": \"loud\", \"@scale\": 2, \"@appearance\": \"dark\"}\n"
    let run = try place.run("batch", "Tile.raster", "-o", "out", input: row)
    #expect(run.code == 0)
    #expect(run.errors.hasPrefix("1 row: 1 image, 1 drawn, 0 reused, 0 rows with errors, "))
    let render = try place.run(
      "render",
      "Tile.raster",
      "--set",
      "title=Hof",
      "--set",
      "tone=loud",
      "--scale",
      "2",
      "--appearance",
      "dark",
      "-o",
      "one.png"
    )
    #expect(render.code == 0)
    #expect(place.bytes("out/1.png") == place.bytes("one.png"))
    let results = try run.results()
    #expect(results.map(\.file) == ["1.png"] && results.map(\.width) == [120])
    #expect(results.first?.bytes == place.bytes("one.png")?.count)
  }

  @Test func `a bad row is reported with its number, and the rest continue`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let run = try place.run(
      "batch",
      "Tile.raster",
      "-o",
      "out",
      "--name",
      "{id}.png",
      "-q",
      input: hotels(100)
    )
    #expect(run.code == 1 && run.errors == "")
    let results = try run.results()
    #expect(results.map(\.row) == Array(1...100))
    for result in results {
      let isBad = result.row % 10 == 0
      #expect(result.errors == (isBad ? ["'stars' expects Int"] : nil))
      #expect(result.file == (isBad ? nil : "\(result.row).png"))
    }
    #expect(place.names(in: "out").count == 90)
    let lenient = try place.run(
      "batch",
      "Tile.raster",
      "-o",
      "out",
      "--name",
      "{id}.png",
      "--exit-zero",
      input: hotels(10)
    )
    #expect(lenient.code == 0)
  }

  @Test func `all errors of a row are reported`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let rows = """
      {"titel": "a", "stars": 1.5, "@scale": 0, "@size": "3x"}
      {"tone": "lout", "@state": "lod", "@colour": "#FFF"}
      {"places": [{"name": "a", "flor": 1}], "share": "forty", "isOn": 1}
      {"@component": "Tiel"}
      {"stars": 1, "stars": 2}
      [1]
      {"stars": 08}
      """
    let run = try place.run("batch", "Tile.raster", "--inline", input: rows)
    let errors = try run.results().map { $0.errors ?? [] }
    #expect(
      errors == [
        [
          "'@scale': expected a positive number, found '0'",
          "'@size': expected a width and a height such as 320x44, found '3x'",
          "'Tile' has no property 'titel'; did you mean 'title'?", "'stars' expects Int",
        ],
        [
          "unknown field '@colour'", "'Tile' has no state 'lod'; did you mean 'loud'?",
          "'tone' has no case 'lout'; did you mean 'loud'?",
        ],
        [
          "'places[0]' has no field 'flor'; did you mean 'floor'?",
          "'share' expects a fraction such as 0.4 or 40%", "'isOn' expects Bool",
        ],
        ["unknown component 'Tiel'; did you mean 'Tile'?"],
        ["column 14: duplicate member 'stars'"],
        ["expected a JSON object with a value for each property, found an array"],
        ["column 11: '08' is not a valid JSON number"],
      ]
    )
  }

  @Test func `equal looks are drawn once`() throws {
    let place = try Workplace(["Tile.raster": tile])
    // The number of stars is clamped to its domain, so that there are fewer looks than values.
    let rows = (0..<400).map { "{\"stars\": \(5 + $0)}\n" }.joined()
    let run = try place.run("batch", "Tile.raster", "--tar", "a.tar", input: rows)
    #expect(run.errors.hasPrefix("400 rows: 400 images, 1 drawn, "))
    #expect(Set(try run.results().map(\.lookDigest)).count == 1)
    let named = try place.run(
      "batch",
      "Tile.raster",
      "--tar",
      "b.tar",
      "--name",
      "{digest}.png",
      "--ignore-fields",
      "id",
      input: hotels(99)
    )
    let members = try #require(TarMember.members(of: place.bytes("b.tar") ?? []))
    #expect(members.count == Set(try named.results().compactMap(\.sha256)).count)
    #expect(members.count == 21)
  }

  @Test func `an archive holds the files in the rows' order, for any number of jobs`() throws {
    let place = try Workplace(["Tile.raster": tile])
    var runs: [Run] = []
    for jobs in ["1", "2", "8"] {
      runs.append(
        try place.run(
          "batch",
          "Tile.raster",
          "--tar",
          "\(jobs).tar",
          "--name",
          "a/{id}.png",
          "--jobs",
          jobs,
          input: hotels(300)
        )
      )
    }
    #expect(runs[0].output == runs[1].output && runs[0].output == runs[2].output)
    let archive = try #require(place.bytes("1.tar"))
    #expect(archive == place.bytes("2.tar") && archive == place.bytes("8.tar"))
    let piped = try place.run(
      "batch",
      "Tile.raster",
      "--tar",
      "-",
      "--name",
      "a/{id}.png",
      input: hotels(300)
    )
    #expect(piped.output == archive)
    #expect(piped.errors.contains("row 10: error: 'stars' expects Int\n"))
    _ = try place.run(
      "batch",
      "Tile.raster",
      "-o",
      "out",
      "--name",
      "a/{id}.png",
      "--unordered",
      input: hotels(300)
    )
    let members = try #require(TarMember.members(of: archive))
    #expect(members.map(\.name) == (1...300).filter { $0 % 10 != 0 }.map { "a/\($0).png" })
    for member in members { #expect(place.bytes("out/\(member.name)") == member.bytes) }
  }

  @Test func `archives hold long names and names in other scripts`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let parts = [
      String(repeating: "x", count: 120), String(repeating: "y", count: 60) + "/" + "z.png",
      String(repeating: "folder/", count: 20) + "a.png", "été/東京.png",
    ]
    let rows = parts.map { "{\"id\": \"\($0)\"}\n" }.joined()
    let run = try place.run(
      "batch",
      "Tile.raster",
      "--tar",
      "a.tar",
      "--name",
      "{id}",
      input: rows
    )
    #expect(run.code == 0)
    let members = try #require(TarMember.members(of: place.bytes("a.tar") ?? []))
    #expect(members.map(\.name) == parts)
  }

  @Test func `shards add up to the whole`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let words = ["batch", "Tile.raster", "--name", "{id}.png", "-q"]
    let whole = try place.run(all: words + ["-o", "whole"], input: hotels(101))
    var results: [BatchResult] = []
    for part in 1...3 {
      let run = try place.run(
        all: words + ["-o", "parts", "--shard", "\(part)/3"],
        input: hotels(101)
      )
      results += try run.results()
    }
    #expect(try results.sorted { $0.row < $1.row } == whole.results())
    #expect(place.names(in: "parts") == place.names(in: "whole"))
    for name in place.names(in: "whole") {
      #expect(place.bytes("parts/\(name)") == place.bytes("whole/\(name)"))
    }
  }

  @Test func `processes that start together write into one folder`() throws {
    let place = try Workplace(["Tile.raster": tile, "rows": hotels(120)])
    for turn in 0..<4 {
      let processes = try (1...8).map { part in
        let process = Process()
        process.executableURL = rasterc
        process.arguments = [
          "batch", "Tile.raster", "--rows", "rows", "--shard", "\(part)/8", "-o", "out\(turn)",
          "-q",
          "--exit-zero", "--ignore-fields", "id",
        ]
        process.currentDirectoryURL = place.url
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
      }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      #expect(place.names(in: "out\(turn)").count == 108)
    }
  }

  @Test func `result lines may hold the files`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let rows = "{}\n{\"title\": \"Inn 1\"}\n{\"title\": \"Inn 12\"}\n{\"title\": \"Inn 123\"}\n"
    let run = try place.run("batch", "Tile.raster", "--inline", input: rows)
    _ = try place.run("batch", "Tile.raster", "-o", "out", input: rows)
    let results = try run.results()
    #expect(results.count == 4)
    for result in results {
      let file = Data(base64Encoded: result.data ?? "").map { Array($0) }
      #expect(file == place.bytes("out/\(result.row).png") && result.file == nil)
    }
  }

  @Test func `rows name images within a folder only`() throws {
    let place = try Workplace(["Tile.raster": tile, "secret.png": "x", "in/text.png": "no picture"])
    _ = try place.run("render", "Tile.raster", "-o", "in/photo.png")
    let rows = """
      {"photo": "photo.png"}
      {"photo": "../secret.png"}
      {"photo": "/etc/passwd"}
      {"photo": "missing.png"}
      {"photo": "text.png"}
      {"photo": "."}
      """
    let run = try place.run(
      "batch",
      "Tile.raster",
      "-o",
      "out",
      "--image-directory",
      "in",
      input: rows
    )
    let errors = try run.results().map { $0.errors?.first ?? "" }
    #expect(errors[0] == "" && errors[3].hasPrefix("'photo': cannot read 'in/missing.png': "))
    #expect(errors[1] == "'photo': the image '../secret.png' is outside 'in'")
    #expect(errors[2] == "'photo': the image '/etc/passwd' is outside 'in'")
    #expect(errors[4].hasPrefix("'photo': 'in/text.png' cannot be drawn: "))
    #expect(errors[5] == "'photo': the image '.' is outside 'in'")
    #expect(place.names(in: "out") == ["1.png"])
  }

  @Test(arguments: [
    ([], "expected one destination for images"),
    (["-o", "a", "--inline"], "expected one destination for images"),
    (["-o", "a", "--shard", "3/2"], "--shard takes a part and a count"),
    (["--tar", "a.tar", "--unordered"], "--unordered and --tar cannot be combined"),
    (["--inline", "--resume", "l"], "--resume requires files on disk"),
    (["-o", "a", "--name", "{id"], "has an unmatched brace"),
    (["-o", "a", "--name", "{a}{digest}{b}"], "can use '{digest}' once"),
    (["-o", "a", "--component", "Til"], "unknown component 'Til'; did you mean 'Tile'?"),
    (["-o", "a", "--scale", "x"], "--scale: expected a positive number, found 'x'"),
  ])
  func `wrong usage is reported`(words: [String], message: String) throws {
    let place = try Workplace(["Tile.raster": tile])
    let run = try place.run(all: ["batch", "Tile.raster"] + words)
    #expect(run.code == 2 && run.text == "")
    #expect(run.errors.contains(message))
  }

  @Test func `a file name that the system rejects is an error of its row`() throws {
    let place = try Workplace(["Tile.raster": tile, "out/taken.png/file": ""])
    let titles = [250, 251, 252].map { String(repeating: "n", count: $0) } + ["taken", "last"]
    let rows = titles.map { "{\"title\": \"\($0)\"}\n" }.joined()
    let run = try place.run(
      "batch",
      "Tile.raster",
      "-o",
      "out",
      "--name",
      "{title}.png",
      "--exit-zero",
      input: rows
    )
    #expect(run.code == 0)
    let results = try run.results()
    #expect(results.map { $0.errors == nil } == [true, true, false, false, true])
    #expect(results[3].errors == ["cannot write 'out/taken.png': Is a directory"])
    #expect(place.bytes("out/last.png") != nil && place.bytes("out/\(titles[1]).png") != nil)
    #expect(run.errors.contains("5 rows: 3 images, "))
  }

  @Test func `an archive that another batch is writing is rejected, and stays`() throws {
    let place = try Workplace(["Tile.raster": tile, "a.tar.partial": "half"])
    let file = try FileHandle(forReadingFrom: place.url.appending(path: "a.tar.partial"))
    #expect(flock(file.fileDescriptor, LOCK_EX) == 0)
    let run = try place.run("batch", "Tile.raster", "--tar", "a.tar", input: "{}\n")
    #expect(run.code == 3)
    #expect(run.errors == "rasterc: cannot write 'a.tar': another batch is writing it\n")
    #expect(place.bytes("a.tar.partial") == Array("half".utf8))
    try file.close()
    #expect(try place.run("batch", "Tile.raster", "--tar", "a.tar", input: "{}\n").code == 0)
  }
}
