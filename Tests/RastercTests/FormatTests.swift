// `rasterc format`: written, printed and rejected files, and the exit codes.

import Foundation
import Testing

@Suite struct FormatTests {
  private let untidy = "let a=1\n"
  private let tidy = "let a = 1\n"

  @Test func `format writes the given files and those in given folders, and no others`() throws {
    let place = try Workplace([
      "a.raster": untidy, "b/c.raster": untidy, "b/d.txt": untidy, "e.raster": tidy,
    ])
    let before = place.modificationDate("e.raster")
    let run = try place.run("format", "a.raster", "b", "e.raster")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.text == "a.raster: formatted\nb/c.raster: formatted\n")
    for path in ["a.raster", "b/c.raster", "e.raster"] {
      #expect(place.bytes(path) == Array(tidy.utf8))
    }
    #expect(place.bytes("b/d.txt") == Array(untidy.utf8))
    #expect(place.modificationDate("e.raster") == before)
  }

  @Test func `format prints standard input`() throws {
    let place = try Workplace()
    let run = try place.run("format", "-", "--line-length", "20", input: "let a=[1000,2000,3000]")
    #expect(run.code == 0)
    #expect(run.text == "let a = [\n  1000, 2000, 3000,\n]\n")
    #expect(try place.run("format", "-", "--check", input: tidy).code == 0)
    #expect(try place.run("format", "-", "--check", input: untidy).code == 10)
  }

  @Test func `lines have the length in the project's file`() throws {
    let place = try Workplace([
      "raster.json": "{ \"format\": { \"lineLength\": 40 } }",
      "a.raster": "let a = [1000, 2000, 3000, 4000, 5000, 6000]\n",
    ])
    #expect(try place.run("format", "a.raster", "--check").code == 10)
    #expect(try place.run("format", "a.raster", "--check", "--line-length", "100").code == 0)
    try place.write("{ \"format\": { \"lineLength\": 4 } }", to: "raster.json")
    let run = try place.run("format", "a.raster")
    #expect(run.code != 0)
    #expect(run.errors.contains("raster.json:1:29: error: "), "\(run.errors)")
  }

  @Test func `format --check lists the files that would change, and writes nothing`() throws {
    let place = try Workplace(["a.raster": untidy, "b.raster": tidy])
    let run = try place.run("format", "a.raster", "b.raster", "--check")
    #expect(run.code == 10)
    #expect(run.text == "a.raster\n")
    #expect(place.bytes("a.raster") == Array(untidy.utf8))
    #expect(try place.run("format", "b.raster", "--check").code == 0)
  }

  @Test func `format --diff prints the changes, and writes nothing`() throws {
    let place = try Workplace(["a.raster": untidy])
    let run = try place.run("format", "a.raster", "--diff")
    #expect(run.code == 10)
    #expect(
      run.text == "--- a/a.raster\n+++ b/a.raster\n@@ -1,1 +1,1 @@\n-let a=1\n+let a = 1\n"
    )
    #expect(place.bytes("a.raster") == Array(untidy.utf8))
  }

  @Test func `format --lines changes these lines only`() throws {
    let place = try Workplace(["a.raster": "let a=1\nlet b=2\nlet c=3\n"])
    #expect(try place.run("format", "a.raster", "--lines", "2:2").code == 0)
    #expect(place.bytes("a.raster") == Array("let a=1\nlet b = 2\nlet c=3\n".utf8))
  }

  @Test func `lines with errors are reported and stay, and others are formatted`() throws {
    let place = try Workplace(["a.raster": "let a=1\nlet b =  ]\nlet c=3\n"])
    let run = try place.run("format", "a.raster")
    #expect(run.code == 1)
    #expect(run.errors.contains("a.raster:2:10: error: "))
    #expect(place.bytes("a.raster") == Array("let a = 1\nlet b =  ]\nlet c = 3\n".utf8))
  }

  @Test func `links and read-only files are rejected, and nothing is written`() throws {
    let place = try Workplace(["a.raster": untidy, "b.raster": untidy])
    try FileManager.default.createSymbolicLink(
      at: place.url.appending(path: "c.raster"),
      withDestinationURL: place.url.appending(path: "b.raster")
    )
    let run = try place.run("format", "a.raster", "c.raster")
    #expect(run.code == 3)
    #expect(run.errors.contains("cannot format 'c.raster': it is a link to "))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444],
      ofItemAtPath: place.url.appending(path: "b.raster").path(percentEncoded: false)
    )
    let other = try place.run("format", "a.raster", "b.raster")
    #expect(other.code == 3)
    #expect(other.errors.contains("cannot format 'b.raster': it is read-only"))
    #expect(place.bytes("a.raster") == Array(untidy.utf8))
  }

  @Test(arguments: [
    ["format"], ["format", "a.raster", "--lines", "3"], ["format", "a.raster", "--lines", "3:2"],
    ["format", "a.raster", "b.raster", "--lines", "1:2"],
    ["format", "a.raster", "--line-length", "0"],
    ["format", "a.raster", "-"], ["format", "c.tokens.json"],
    ["format", "a.raster", "--indent", "4"],
  ])
  func `wrong usage is reported`(arguments: [String]) throws {
    let place = try Workplace(["a.raster": untidy, "b.raster": untidy, "c.tokens.json": "{}"])
    let run = try place.run(all: arguments)
    #expect(run.code == 2, "\(run.errors)")
    #expect(place.bytes("a.raster") == Array(untidy.utf8))
  }
}
