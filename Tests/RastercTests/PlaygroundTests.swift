// `rasterc playground`: a single page with the compiler and the sources.

import Foundation
import Testing

@Suite struct PlaygroundTests {
  /// A minimal module; these tests do not open their pages.
  private static let module = "\0asm\u{1}\0\0\0"

  private static let sources = [
    "raster.wasm": module,
    "kit/Lamp.raster": """
    import "parts/Colors.raster"

    component Lamp {
      size 10, 10
      draw { fill circle(bounds), with: glow }
    }

    """, "kit/parts/Colors.raster": "let glow = #FFCC00  // </pre> & \"more\"\n",
  ]

  private func page(_ place: Workplace, _ path: String) throws -> String {
    String(decoding: try #require(place.bytes(path), "\(path) is missing"), as: UTF8.self)
  }

  @Test func `sources of a page select the edition of their project`() throws {
    var files = Self.sources
    files["kit/raster.json"] = #"{ "edition": "2027" }"#
    files["kit/parts/Colors.raster"] = "// raster edition 2026\nlet glow = #FFCC00\n"
    let place = try Workplace(files)
    let arguments = [
      "playground", "kit/Lamp.raster", "--web-module", "raster.wasm", "-o", "a.html",
    ]
    let run = try place.run(all: arguments)
    #expect(run.code == 0, "\(run.errors)")
    let html = try page(place, "a.html")
    #expect(html.contains("{&quot;text&quot;:&quot;// raster edition 2027\\nimport "))
    #expect(html.contains("{&quot;text&quot;:&quot;// raster edition 2026\\nlet glow"))
  }

  @Test func `a page holds the sources with their imports, and loads nothing`() throws {
    let place = try Workplace(Self.sources)
    let run = try place.run(
      "playground",
      "kit/Lamp.raster",
      "--web-module",
      "raster.wasm",
      "-o",
      "page.html"
    )
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.hasPrefix("page.html: 2 files, "))
    let html = try page(place, "page.html")
    #expect(html.contains("&quot;Lamp.raster&quot;:{&quot;text&quot;:&quot;import "))
    #expect(html.contains("&quot;parts/Colors.raster&quot;:"))
    // User text is escaped in every context.
    #expect(html.contains("&lt;/pre&gt; &amp; \\&quot;more\\&quot;"))
    #expect(html.contains("{&quot;first&quot;:&quot;Lamp.raster&quot;}"))
    #expect(html.contains("default-src 'none'"))
    #expect(html.matches(of: /(?:src|href)="/).isEmpty)
    let place2 = try Workplace(Self.sources)
    #expect(
      try place2.run(
        "playground",
        "kit/Lamp.raster",
        "--web-module",
        "raster.wasm",
        "-o",
        "page.html",
        "-q"
      ).errors == ""
    )
    #expect(try page(place2, "page.html") == html)
  }

  @Test func `a page without sources has a component, and one with errors is written`()
    throws
  {
    let place = try Workplace(Self.sources.merging(["Broken.raster": broken]) { $1 })
    #expect(try place.run("playground", "--web-module", "raster.wasm").code == 0)
    #expect(try page(place, "playground.html").contains("component Button {"))
    let run = try place.run(
      "playground",
      "Broken.raster",
      "--web-module",
      "raster.wasm",
      "-o",
      "-"
    )
    #expect(run.code == 0)
    #expect(run.text.contains("size 20 10"))
  }

  @Test func `a missing or invalid module is rejected`() throws {
    let place = try Workplace(Self.sources)
    let none = try place.run("playground", "kit", "--web-module", "kit/Lamp.raster")
    #expect(none.code == 2)
    #expect(none.errors.contains("'kit/Lamp.raster' is not a WebAssembly module"))
    #expect(try place.run("playground", "kit", "--web-module", "missing.wasm").code == 3)
    let outside = try place.run(
      "playground",
      "kit/parts",
      "--web-module",
      "raster.wasm",
      "-o",
      "page.html"
    )
    #expect(outside.code == 0)
  }

  @Test func `files outside the root are rejected`() throws {
    let place = try Workplace([
      "raster.wasm": Self.module, "a/Lamp.raster": "import \"../b/Colors.raster\"\n",
      "b/Colors.raster": "let glow = #FFCC00\n",
    ])
    let run = try place.run("playground", "a/Lamp.raster", "--web-module", "raster.wasm")
    #expect(run.code == 2)
    #expect(run.errors.contains("pass --root with a folder that contains both"))
    #expect(
      try place.run("playground", "a/Lamp.raster", "--web-module", "raster.wasm", "--root", ".")
        .code
        == 0
    )
  }

  /// A copy of the command in a separate folder, as in a release.
  private func copy(in place: Workplace) throws -> URL {
    let copy = place.url.appending(path: "bin/rasterc")
    try FileManager.default.createDirectory(
      at: place.url.appending(path: "bin"),
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(at: rasterc.resolvingSymlinksInPath(), to: copy)
    return copy
  }

  private func run(_ command: URL, _ words: [String], in place: Workplace) throws -> (
    code: Int32, errors: String
  ) {
    let (process, errors) = (Process(), Pipe())
    process.executableURL = command
    process.arguments = words
    process.currentDirectoryURL = place.url
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func `the module is found beside the command, and at its end`() throws {
    let place = try Workplace(Self.sources)
    let command = try copy(in: place)
    let playground = ["playground", "kit/Lamp.raster", "-o", "page.html"]
    let gallery = ["gallery", "kit", "--playground", "-o", "out"]
    for words in [playground, gallery] {
      let none = try run(command, words, in: place)
      #expect(none.code == 2)
      #expect(none.errors.contains("run Sources/RasterWeb/Module/build.sh"), "\(none.errors)")
      #expect(none.errors.split(separator: "\n").count == 2, "\(none.errors)")
    }
    try place.write(Self.module + "beside", to: "bin/raster.wasm")
    for words in [playground, gallery] { #expect(try run(command, words, in: place).code == 0) }
    let beside = try page(place, "page.html")

    // The part that `.ci/release` appends to the executable takes precedence over the file beside
    // it.
    let module = Self.module + "within"
    let size = String(repeating: "0", count: 14) + "\(module.utf8.count)"
    let file = try FileHandle(forWritingTo: command)
    try file.seekToEnd()
    try file.write(contentsOf: Data("\(module)\nraster.wasm \(size)".utf8))
    try file.write(contentsOf: Data("abc123def456\ncommit 0000000000000012".utf8))
    try file.close()
    for words in [playground, gallery] { #expect(try run(command, words, in: place).code == 0) }
    #expect(try page(place, "page.html") != beside)
    try place.write("no module", to: "bin/raster.wasm")
    #expect(try run(command, playground, in: place).code == 0)
  }
}
