// Unusual file names, and paths that lead outside their folder.

import Foundation
import TestSupport
import Testing

@Suite struct FileNameTests {
  private let place: Workplace

  init() throws { place = try Workplace(["Dot.raster": dot, "Tile.raster": tile]) }

  private func shell(_ script: String) throws -> Run {
    let output = place.url.appending(path: "sh-output").path(percentEncoded: false)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "{ \(script); } > '\(output)' 2> '\(output)-errors'"]
    process.currentDirectoryURL = place.url
    let command = ["RASTERC": rasterc.path(percentEncoded: false)]
    process.environment = ProcessInfo.processInfo.environment.merging(command) { $1 }
    try process.run()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus,
      output: place.bytes("sh-output") ?? [],
      errors: place.text("sh-output-errors")
    )
  }

  @Test func `a source whose name is not UTF-8 is an error, and not skipped`() throws {
    let made = try shell(
      "mkdir a && cp Dot.raster a && cp Dot.raster \"$(printf 'a/caf\\351.raster')\""
    )
    #expect(made.code == 0)
    let run = try place.run("check", "a")
    #expect(run.code == 3)
    #expect(
      run.errors
        == "rasterc: cannot read 'a/caf\u{FFFD}.raster': its name is not UTF-8; rename the file\n"
    )
  }

  @Test func `an argument that is not UTF-8 is an error, and names no other file`() throws {
    let run = try shell("\"$RASTERC\" render Dot.raster -o \"$(printf 'caf\\351.png')\"")
    #expect(run.code == 2)
    #expect(run.errors.contains("argument 4 is not UTF-8, 'caf\u{FFFD}.png'"))
    #expect(!place.names().contains { $0.hasSuffix(".png") })
  }

  @Test(arguments: [
    "-a.raster", "a\nb.raster", "a\u{1B}[31m.raster", "\u{202E}a.raster", "é.raster",
  ])
  func `a file is read by its actual name, which is displayed as text`(name: String) throws {
    try place.write(dot.replacing("size 16, 8", with: "size 16"), to: name)
    let wrong = try place.run("check", "--", name)
    #expect(wrong.code == 1)
    let first = wrong.errors.prefix { $0 != "\n" }
    #expect(first.contains(".raster:7:8: error: "), "\(wrong.errors)")
    #expect(!wrong.errors.unicodeScalars.contains { ["\u{1B}", "\u{202E}"].contains($0) })
    try place.write(dot, to: name)
    #expect(try place.run("gen", "-o", "out", "--", name).code == 0)
    #expect(place.names(in: "out") == [name + ".swift"])
    #expect(try place.run("render", "-o", "dot.png", "--", name).code == 0)
  }

  @Test func `a row's file cannot leave the folder through a link`() throws {
    let folder = place.url.path(percentEncoded: false) + "/"
    for path in ["out", "elsewhere"] {
      try FileManager.default.createDirectory(
        atPath: folder + path,
        withIntermediateDirectories: true
      )
    }
    #expect(symlink("../elsewhere", folder + "out/link") == 0)
    let rows = "{\"title\": \"link/a\"}\n{\"title\": \"link/b/c\"}\n{\"title\": \"d/e\"}\n"
    let run = try place.run(
      "batch",
      "Tile.raster",
      "-o",
      "out",
      "--name",
      "{title}.png",
      input: rows
    )
    #expect(run.code == 1)
    #expect(
      try run.results().map { $0.errors?.first ?? "" } == [
        "cannot write 'out/link/a.png': a link leads outside 'out'",
        "cannot write 'out/link/b/c.png': a link leads outside 'out'", "",
      ]
    )
    #expect(place.names(in: "elsewhere") == [] && place.names(in: "out/d") == ["e.png"])
  }

  @Test(arguments: ["../..", "/tmp/a", "a/../../b"])
  func `a project's file cannot write outside its folder`(path: String) throws {
    try place.write(dot, to: "project/Dot.raster")
    try place.write(#"{ "gen": { "outputDirectory": "\#(path)" } }"#, to: "project/raster.json")
    let run = try place.run("gen", "project")
    #expect(run.code == 2)
    #expect(run.errors.contains("outside its project"))
    #expect(try place.run("gen", "project", "-o", "b").code == 0)
    #expect(place.names(in: "b") == ["Dot.raster.swift"])
  }

  @Test func `a project's link does not lead outside its folder`() throws {
    try place.write(dot, to: "project/Dot.raster")
    try place.write(#"{ "gen": { "outputDirectory": "Generated" } }"#, to: "project/raster.json")
    try place.write("", to: "elsewhere/a")
    let folder = place.url.path(percentEncoded: false) + "/"
    #expect(symlink("../elsewhere", folder + "project/Generated") == 0)
    let run = try place.run("gen", "project")
    #expect(run.code == 2)
    #expect(
      run.errors.contains(
        "'project/raster.json' names the output folder 'project/Generated' outside"
      )
    )
    #expect(place.names(in: "elsewhere") == ["a"])
    #expect(try place.run("gen", "project", "-o", "project/Generated").code == 0)
    #expect(place.names(in: "elsewhere") == ["Dot.raster.swift", "a"])
  }
}
