// Help, usage errors, exit codes and streams.

import Foundation
import Testing

/// A component with one mistake.
let broken = "component Dot {\n  size 20 10\n  draw { fill rect(bounds), with: #000 }\n}\n"

@Suite struct CommandTests {
  @Test(arguments: [
    [], ["check"], ["render"], ["batch"], ["show"], ["gallery"], ["playground"], ["test"], ["diff"],
    ["migrate"], ["gen"], ["new"], ["import"], ["export"], ["cache"], ["completions"], ["man"],
  ])
  func `help is printed to standard output at every level`(command: [String]) throws {
    let place = try Workplace()
    for option in ["--help", "-h"] {
      let run =
        command.isEmpty
        ? try place.run(option) : try place.run(command[0], "Missing.raster", option)
      #expect(run.code == 0)
      #expect(run.text.contains("usage: rasterc"))
      #expect(run.text.contains("exit codes:"))
      #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
      #expect(run.errors == "")
    }
  }

  @Test func `help is also a command`() throws {
    let place = try Workplace()
    #expect(try place.run("help").text == place.run("--help").text)
    #expect(try place.run("help", "help").text == place.run("--help").text)
    #expect(try place.run("help", "render").text == place.run("render", "--help").text)
    #expect(try place.run("help", "generate").text == place.run("gen", "--help").text)
    #expect(try place.run("help", "rendr").errors.contains("did you mean 'render'?"))
    #expect(try place.run("help", "gen", "check").code == 2)
  }

  @Test func `short options can be combined, the last with its value`() throws {
    let place = try Workplace(["Dot.raster": dot])
    let run = try place.run("render", "Dot.raster", "-qj2", "-o", "a.png")
    #expect(run.code == 0 && run.text == "" && run.errors == "")
    #expect(place.bytes("a.png") != nil)
    #expect(try place.run("render", "Dot.raster", "-qo", "b.png").code == 0)
    #expect(place.bytes("b.png") != nil)
    #expect(try place.run("render", "Dot.raster", "-qx").errors.contains("unknown option '-x'"))
  }

  @Test func `gen is an alias of generate`() throws {
    let place = try Workplace(["Dot.raster": dot])
    #expect(try place.run("generate", "Dot.raster", "-o", "-").text.contains("struct Dot"))
  }

  @Test func `the version is printed to standard output`() throws {
    let run = try Workplace().run("--version")
    #expect(run.code == 0)
    #expect(run.text.hasPrefix("rasterc "))
  }

  @Test(arguments: [
    (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
    (["check", "--colr", "never", "."], "unknown option '--colr'; did you mean '--color'?"),
    (
      ["check", "--diagnostic-format", "jsno", "."],
      "--diagnostic-format takes human, short, json, sarif, github, found 'jsno'"
    ),
    (["check", "--color"], "--color needs a value: --color WHEN"),
    (["check", "--warnings-as-errors=yes", "."], "--warnings-as-errors takes no value"),
    (["check"], "no input"),
    (["check", "--jobs", "0", "."], "--jobs takes a positive integer, found '0'"),
    (["render", ".", "--size", "12", "-o", "x.png"], "--size takes a width and a height"),
    (["render", ".", "-o", "x.svg"], "use 'rasterc export --format svg'"),
    (["render", ".", "--contact-sheet", "x.tiff"], "has an unsupported format"),
    (["render", ".", "--scale", "1,0", "-o", "x.png"], "--scale takes positive numbers"),
    (["render", ".", "--state", "a", "--all-states", "-o", "x"], "cannot be combined"),
    (["gen", "."], "no .raster files in '.'"),
    (["check", "."], "no .raster files in '.'"),
  ])
  func `wrong usage has its own exit code`(arguments: [String], message: String) throws {
    let run = try Workplace().run(all: arguments)
    #expect(run.code == 2)
    #expect(run.text == "")
    #expect(run.errors.contains(message))
    #expect(run.errors.contains("--help'"))
  }

  @Test func `sources with errors exit with 1`() throws {
    let place = try Workplace(["Dot.raster": broken])
    let run = try place.run("check", "Dot.raster")
    #expect(run.code == 1)
    #expect(run.text == "")
    #expect(run.errors.hasPrefix("Dot.raster:2:"))
    #expect(run.errors.contains(" error: "))
    #expect(run.errors.contains("\n1 error; for details, run 'rasterc explain "))
    #expect(run.errors.hasSuffix("'\n"))
  }

  @Test func `sources without errors print nothing`() throws {
    let place = try Workplace(["Dot.raster": dot])
    let run = try place.run("check", ".")
    #expect(run.code == 0)
    #expect(run.text == "")
    #expect(run.errors == "")
  }

  @Test func `an unreadable file exits with 3`() throws {
    let run = try Workplace().run("check", "Missing.raster")
    #expect(run.code == 3)
    #expect(run.errors.contains("cannot read 'Missing.raster'"))
  }

  @Test func `an unwritable file exits with 3`() throws {
    let place = try Workplace(["Dot.raster": dot, "file": ""])
    let run = try place.run("render", "Dot.raster", "-o", "file/Dot.png")
    #expect(run.code == 3)
  }

  @Test func `standard input has the assumed file name`() throws {
    let place = try Workplace(["parts/Brand.raster": "tokens Brand {\n  ink #000\n}\n"])
    let source = """
      import "Brand.raster"
      component Dot {
        size 4, 4
        draw { fill circle(bounds), with: Brand.inc }
      }
      """
    let run = try place.run("check", "-", "--assume-filename", "parts/Dot.raster", input: source)
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("parts/Dot.raster:4:"))
  }

  @Test func `reports have a short form and a JSON form`() throws {
    let place = try Workplace(["parts/Dot.raster": broken])
    let short = try place.run("check", "parts", "--diagnostic-format", "short").errors
    #expect(short.split(separator: "\n").count == 2)
    let json = try place.run("check", "parts", "--diagnostic-format", "json").errors
    #expect(json.hasPrefix("{\"diagnostics\":[{\"code\":"))
    #expect(json.hasSuffix("\"errors\":1,\"version\":1,\"warnings\":0}\n"))
    #expect(json.contains("\"range\":{\"end\":{"))
    #expect(json.contains("\"file\":\"parts/Dot.raster\",\"start\":{\"column\":"))
  }

  @Test(arguments: ["Dot.raster", "a:b.raster"])
  func `reports are coloured on request`(path: String) throws {
    let place = try Workplace([path: broken])
    let colored = try place.run("check", ".", "--color", "always").errors
    #expect(colored.hasPrefix("\u{1B}[1m\(path):2:"))
    #expect(colored.contains(" \u{1B}[1;31merror:\u{1B}[0m "))
    let plain = try place.run("check", ".").errors
    #expect(plain.hasPrefix("\(path):2:"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `a report's path and text move no cursor`() throws {
    let text = "import \"\u{1B}[2J.raster\"\n" + dot
    let place = try Workplace(["a\u{1B}[2J.raster": text])
    for format in ["human", "short"] {
      let run = try place.run("check", ".", "--diagnostic-format", format)
      let start = #"a\u{1B}[2J.raster:1:8: error: file '\u{1B}[2J.raster' not found"#
      #expect(run.errors.hasPrefix(start))
      #expect(!run.errors.contains("\u{1B}"))
    }
  }

  @Test func `a folder is searched, and its files are reported in order`() throws {
    let place = try Workplace([
      "b/B.raster": broken.replacing("Dot", with: "B"),
      "a/A.raster": broken.replacing("Dot", with: "A"), "C.txt": broken,
    ])
    let run = try place.run("check", ".", "--diagnostic-format", "short")
    #expect(
      run.errors.split(separator: "\n").map { $0.prefix(10) } == [
        "a/A.raster", "b/B.raster", "2 errors",
      ]
    )
  }
  @Test func `a folder that links to itself is searched once`() throws {
    let place = try Workplace(["a/A.raster": broken, "b/B.raster": dot.replacing("Dot", with: "B")])
    for link in ["a/up", "a/again", "b/a"] {
      try FileManager.default.createSymbolicLink(
        at: place.url.appending(path: link),
        withDestinationURL: place.url.appending(path: "a")
      )
    }
    let run = try place.run("check", ".", "--diagnostic-format", "short")
    #expect(run.errors.hasPrefix("a/A.raster:2:"))
    #expect(run.errors.hasSuffix("1 error\n"))
  }

  @Test func `a file that is too large is rejected`() throws {
    let place = try Workplace(["Long.raster": ""])
    let file = try FileHandle(forWritingTo: place.url.appending(path: "Long.raster"))
    // A hole, which takes no space on the disk.
    try file.truncate(atOffset: (64 << 20) + 1)
    let run = try place.run("check", "Long.raster")
    #expect(run.code == 3)
    #expect(run.errors.contains("cannot read 'Long.raster': it is larger than 64 MiB"))
  }
}
