// `-o` chooses the output by one rule for all commands.

import Foundation
import Testing

@Suite struct OutputTests {
  private static let files = [
    "Dot.raster": dot,
    "dot.svg": """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><circle cx='4' cy='4' r='4'/></svg>
    """,
    "raster.wasm": "\0asm\u{1}\0\0\0",
    "rows.jsonl": "{\"label\": \"b\"}\n",
  ]

  /// Commands that write, and the file extension that each can write.
  private static let commands = [
    (["render", "Dot.raster", "--state", "plain"], "png"),
    (["export", "Dot.raster", "--format=svg", "--state=plain", "--appearance=light"], "svg"),
    (["import", "dot.svg", "--name", "Icon"], "raster"),
    (["gen", "Dot.raster"], "swift"),
    (["gallery", "Dot.raster"], "html"),
    (["playground", "Dot.raster", "--web-module", "raster.wasm"], "html"),
    (["batch", "Dot.raster", "--rows", "rows.jsonl"], "tar"),
  ]

  @Test(arguments: commands)
  func `a path is a file if it has the file's extension, else a folder`(
    words: [String],
    ending: String
  ) throws {
    let place = try Workplace(Self.files)
    let one = try place.run(all: words + ["-o", "one.\(ending)"])
    #expect(one.code == 0, "\(one.errors)")
    #expect(place.bytes("one.\(ending)")?.isEmpty == false, "\(place.names())")
    for path in ["many", "more/", "deep/er"] {
      let many = try place.run(all: words + ["--output", path])
      #expect(many.code == 0, "\(path): \(many.errors)")
      #expect(!place.names(in: path).isEmpty, "\(path): \(place.names())")
    }
    // An existing folder stays a folder, whatever its name.
    try FileManager.default.createDirectory(
      at: place.url.appending(path: "old.\(ending)"),
      withIntermediateDirectories: true
    )
    let old = try place.run(all: words + ["-o", "old.\(ending)"])
    #expect(old.code == 0, "\(old.errors)")
    #expect(!place.names(in: "old.\(ending)").isEmpty)
  }

  @Test(arguments: commands.filter { !["batch", "gallery"].contains($0.0[0]) })
  func `a hyphen is standard output`(words: [String], ending: String) throws {
    let place = try Workplace(Self.files)
    let run = try place.run(all: words + ["-o", "-"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(!run.output.isEmpty)
    #expect(place.names() == Self.files.keys.sorted())
  }

  @Test(arguments: [
    (["render", "Dot.raster", "-o", "a", "--output-directory", "b"], "cannot be combined"),
    (["render", "Dot.raster", "--all-states", "-o", "a.png"], "name a folder, such as"),
    (["gen", "Dot.raster", "Other.raster", "-o", "a.swift"], "takes the Swift of one"),
    (["gen", "Dot.raster", "--check", "-o", "-"], "cannot be combined with '-'"),
    (["batch", "Dot.raster", "-o", "-"], "pass --tar - to write an archive"),
    (["gallery", ".", "-o", "-"], "pass --single-file"),
    (["new", "Lamp", "-o", "Lamp.raster"], "-o takes a folder"),
    (["export", ".", "--format=svg", "--output-directory", "a"], "did you mean '--output'?"),
    (["import", "dot.svg", "--output-directory", "a"], "did you mean '--output'?"),
  ])
  func `wrong usage is reported with a fix`(words: [String], message: String) throws {
    let place = try Workplace(
      Self.files.merging(["Other.raster": dot.renamed("Other", "Kind")]) { $1 }
    )
    let run = try place.run(all: words)
    #expect(run.code == 2, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    ["gen", "Dot.raster"], ["new", "Lamp"], ["batch", "Dot.raster", "--rows", "rows.jsonl"],
    ["render", "Dot.raster", "--state", "plain"],
  ])
  func `the longer option for a folder still works`(words: [String]) throws {
    let place = try Workplace(Self.files)
    let run = try place.run(all: words + ["--output-directory", "out"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(!place.names(in: "out").isEmpty)
  }
}
