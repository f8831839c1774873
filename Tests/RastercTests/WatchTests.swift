// `rasterc render` over time: watching, messages, and timings.

import Foundation
import Testing

@Suite struct WatchTests {
  /// Waits until a condition holds; returns false after half a minute.
  private func wait(_ condition: () -> Bool) -> Bool {
    for _ in 0..<600 {
      if condition() { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return condition()
  }

  private func start(_ words: [String], in place: Workplace) throws -> Process {
    let process = Process()
    process.executableURL = rasterc
    process.arguments = words
    process.currentDirectoryURL = place.url
    let errors = place.url.appending(path: "errors.txt")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return process
  }

  private func errors(_ place: Workplace) -> String {
    String(decoding: place.bytes("errors.txt") ?? [], as: UTF8.self)
  }

  @Test func `changes are drawn again, until Ctrl-C`() throws {
    let place = try Workplace([
      "Brand.raster": "tokens Brand { ink #FF0000 }\n",
      "parts/Dot.raster": """
      import "../Brand.raster"
      component Dot { size 4, 4; draw { fill rect(bounds), with: Brand.ink } }

      """.replacing("; ", with: "\n").replacing("{ size", with: "{\nsize"),
    ])
    let process = try start(["render", "parts", "--watch", "--output-directory", "out"], in: place)
    defer { process.terminate() }
    #expect(wait { place.bytes("out/Dot-plain.png") != nil }, "\(errors(place))")
    let red = place.bytes("out/Dot-plain.png")
    try place.write("tokens Brand { ink #00FF00 }\n", to: "Brand.raster")
    #expect(wait { place.bytes("out/Dot-plain.png") != red }, "an import counts")
    let green = place.bytes("out/Dot-plain.png")
    try place.write("tokens Brand { inc #00FF00 }\n", to: "Brand.raster")
    #expect(
      wait {
        errors(place).contains("Brand' has no token 'ink'") || errors(place).contains("error:")
      }
    )
    #expect(place.bytes("out/Dot-plain.png") == green, "the last good picture stays")
    try place.write("tokens Brand { ink #FF0000 }\n", to: "Brand.raster")
    #expect(wait { place.bytes("out/Dot-plain.png") == red })
    try place.write(dot.renamed("Other", "Style"), to: "parts/Other.raster")
    #expect(wait { place.bytes("out/Other-plain.png") != nil }, "a new source counts")
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
  }

  @Test(arguments: [
    (["render", "-", "--watch"], "--watch cannot be combined with the standard input"),
    (["render", "Dot.raster", "--watch", "--component", "Dto"], "did you mean 'Dot'?"),
  ])
  func `wrong usage ends a watch at once`(arguments: [String], message: String) throws {
    let place = try Workplace(["Dot.raster": dot])
    let run = try place.run(all: arguments)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `quiet suppresses messages about written files`() throws {
    let place = try Workplace(["Dot.raster": dot])
    #expect(try place.run("render", ".").errors.contains("contact-sheet.png"))
    for words in [["render", "."], ["render", ".", "--component", "Dot", "--state", "plain"]] {
      let run = try place.run(all: words + ["--quiet"])
      #expect(run.code == 0)
      #expect(run.errors.isEmpty && run.text.isEmpty)
    }
    let broken = try place.run("render", ".", "--quiet", "--size", "1000000x1000000", "-o", "x.png")
    #expect(broken.code == 1 && broken.errors.contains("too large"), "errors are reported anyway")
  }

  @Test func `timings name every part of the work`() throws {
    let place = try Workplace(["Dot.raster": dot])
    for words in [["--output-directory", "out"], ["--contact-sheet", "sheet.png", "--quiet"]] {
      let run = try place.run(all: ["render", ".", "--timings"] + words)
      let form =
        /read [0-9]+\.[0-9] ms, parse [0-9]+\.[0-9] ms, check [0-9]+\.[0-9] ms, draw [0-9]+\.[0-9] ms, encode [0-9]+\.[0-9] ms, write [0-9]+\.[0-9] ms\n/
      #expect(run.errors.wholeMatch(of: form) != nil, "\(run.errors)")
      #expect(run.text.isEmpty)
    }
  }

  @Test func `a terminal receives a summary, and a pipe does not`() throws {
    let place = try Workplace(["Dot.raster": dot])
    let words = ["render", ".", "--all-states", "--output-directory", "out"]
    #expect(try place.run(all: words).errors.isEmpty)
    // A program of util-linux that gives a command a terminal.
    let script = "/usr/bin/script"
    guard FileManager.default.isExecutableFile(atPath: script) else { return }
    let process = Process()
    process.executableURL = URL(filePath: script)
    let command = ([rasterc.path(percentEncoded: false)] + words).joined(separator: " ")
    process.arguments = ["-qec", command, "typescript"]
    process.currentDirectoryURL = place.url
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: place.bytes("typescript") ?? [], as: UTF8.self)
    #expect(text.contains(/3 images, 2 drawn, [0-9]+\.[0-9] s, out\//), "\(text)")
  }
}
