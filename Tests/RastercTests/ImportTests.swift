// `rasterc import`: the sources made from drawings, the reports, and the written files.

import Foundation
import Raster
import TestSupport
import Testing

private let drawings = "Tests/RastercTests/Fixtures/Drawings"

/// An SVG file with the given elements.
private func svg(_ elements: String, box: String = "0 0 24 24") -> String {
  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\">\(elements)</svg>"
}

@Suite struct ImportTests {
  /// The source of a drawing.
  private func source(_ text: String, _ arguments: String...) throws -> String {
    let place = try Workplace(["drawing.svg": text])
    let run = try place.run(all: ["import", "drawing.svg", "-o", "-"] + arguments)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.text
  }

  @Test(arguments: ["shapes", "paints", "figma", "lost"])
  func `a drawing becomes a source beside it, without reports`(name: String) throws {
    let place = try Workplace()
    let text = String(decoding: try bytes(ofFileAt: "\(drawings)/\(name).svg"), as: UTF8.self)
    try place.write(text, to: "\(name).svg")
    let run = try place.run(
      "import",
      "\(name).svg",
      "--color",
      "never",
      "--diagnostic-format",
      "short"
    )
    #expect(run.code == 0, "\(run.errors)")
    let file = name.prefix(1).uppercased() + name.dropFirst() + ".raster"
    let written = String(decoding: place.bytes(file) ?? [], as: UTF8.self)
    let checked = try place.run("check", file)
    #expect(checked.code == 0 && checked.errors.isEmpty, "\(checked.errors)\n\(written)")
    #expect(try place.run("format", file, "--check").code == 0)
    for (path, given) in [("\(name).raster", written), ("\(name).txt", run.errors)] {
      let path = "\(drawings)/\(path)"
      // If there are no reports, there is no expectation file.
      if path.hasSuffix(".txt"), given.isEmpty, (try? bytes(ofFileAt: path)) == nil { continue }
      if let failure = try Golden.failure(path, made: given) { Issue.record("\(failure)") }
    }
  }

  @Test func `shapes keep their positions and colours in the image`() throws {
    let place = try Workplace([
      "a.svg": svg(
        "<rect width='12' height='24' fill='red'/><circle cx='18' cy='12' r='4' fill='blue'/>"
      ),
      "test.raster": """
      import "A.raster"

      component Seen {
        size 24, 24
        draw { place A(), in: bounds }
        tests {
          expect pixel == #FF0000, at: (4, 4)
          expect pixel == #0000FF, at: (18, 12)
          expect pixel == #00000000, at: (22, 2)
        }
      }
      """,
    ])
    #expect(try place.run("import", "a.svg").text == "A.raster\n")
    let run = try place.run("test", "test.raster", "--update")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `currentColor becomes a tint, and so does a single colour with --tint`() throws {
    let current = svg("<g color='#123'><path d='M0 0h4v4z' fill='currentColor'/></g>")
    #expect(try source(current).contains("state tint: Color = #112233"))
    let plain = svg(
      "<path d='M0 0h4v4z' fill='#123'/><path d='M9 9h4v4z' fill='#123' opacity='.5'/>"
    )
    let tinted = try source(plain, "--tint")
    #expect(
      tinted.contains("with: tint\n") && tinted.contains("with: tint.opacity(50%)\n"),
      "\(tinted)"
    )
    #expect(try !source(plain).contains("tint"))
  }

  @Test func `an existing different file stays, unless --force is given`() throws {
    let place = try Workplace([
      "bell.svg": svg("<path d='M1 1h4v4z'/>"), "Bell.raster": "let a = 1\n",
    ])
    let run = try place.run("import", "bell.svg")
    #expect(run.code == 3 && run.errors.contains("'Bell.raster' already exists"), "\(run.errors)")
    #expect(place.bytes("Bell.raster") == Array("let a = 1\n".utf8))
    #expect(try place.run("import", "bell.svg", "--force").code == 0)
    let before = place.modificationDate("Bell.raster")
    #expect(try place.run("import", "bell.svg").code == 0)
    #expect(place.modificationDate("Bell.raster") == before)
  }

  @Test func `names come from files, and folders distinguish them`() throws {
    let dot = svg("<circle cx='4' cy='4' r='2'/>")
    let place = try Workplace([
      "icons/arrow-left 2.svg": dot, "icons/3d.svg": dot, "icons/image.svg": dot,
      "icons/16/star.svg": dot, "icons/24/star.svg": dot,
    ])
    let run = try place.run("import", "icons", "-o", "out")
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      place.names(in: "out") == [
        "ArrowLeft2.raster", "Icon16Star.raster", "Icon24Star.raster", "Icon3d.raster",
        "ImageIcon.raster",
      ]
    )
    #expect(try place.run("check", "out").code == 0)
  }

  @Test func `files named after values become one component with states`() throws {
    func button(_ fill: String, _ more: String = "") -> String {
      svg(
        "<rect width='24' height='24' rx='6' fill='\(fill)'/>\(more)<path d='M8 8h8v8z' fill='#fff'/>"
      )
    }
    let place = try Workplace([
      "Button/State=Rest, Wide=False.svg": button("#0a84ff"),
      "Button/State=Pressed, Wide=False.svg": button("#0050a0"),
      "Button/State=Rest, Wide=True.svg": button("#0a84ff", "<circle cx='4' cy='4' r='2'/>"),
      "Button/State=Pressed, Wide=True.svg": button("#0050a0", "<circle cx='4' cy='4' r='2'/>"),
    ])
    let run = try place.run("import", "Button")
    #expect(run.code == 0, "\(run.errors)")
    let text = String(decoding: place.bytes("Button.raster") ?? [], as: UTF8.self)
    #expect(text.contains("enum ButtonState { case pressed, rest }"), "\(text)")
    #expect(text.contains("state isWide: Bool = false"))
    #expect(
      text.contains("if isWide {") && text.contains("with: state == .pressed ? blue : blue2"),
      "\(text)"
    )
    #expect(text.components(separatedBy: "M8 8h8v8z").count == 2, "\(text)")
    let check = try place.run("check", "Button.raster")
    #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)\n\(text)")
    #expect(
      try place.run("render", "Button.raster", "--all-states", "--output-directory", "p").code == 0
    )
    #expect(place.names(in: "p").count == 4)
  }

  @Test func `with --strict a lost feature is an error, and nothing is written`() throws {
    let place = try Workplace(["a.svg": svg("<circle r='4'/><text>A</text>")])
    let run = try place.run("import", "a.svg", "--strict", "--diagnostic-format", "json")
    #expect(
      run.code == 1 && run.errors.contains("\"code\":\"import-feature-unsupported\""),
      "\(run.errors)"
    )
    #expect(place.names() == ["a.svg"])
    #expect(try place.run("import", "a.svg").code == 0)
  }

  @Test(arguments: [
    [], ["a.svg", "b.svg", "--name", "A"], ["a.svg", "--name", "a"], ["a.svg", "--name", "Color"],
    ["empty"], ["a.svg", "b.svg", "-o", "A.raster"], ["a.svg", "a.svg"],
  ])
  func `wrong usage is reported`(arguments: [String]) throws {
    let dot = svg("<circle r='4'/>")
    let place = try Workplace(["a.svg": dot, "b.svg": dot, "empty/a.txt": ""])
    let run = try place.run(all: ["import"] + arguments)
    #expect(run.code == 2, "\(run.errors)")
    #expect(place.names() == ["a.svg", "b.svg", "empty"])
  }

  @Test func `the documentation page on drawings shows the import and its scaling`() throws {
    let path = "Sources/Raster/Raster.docc/Drawings.md"
    let page = String(decoding: try bytes(ofFileAt: path), as: UTF8.self)
    func blocks(_ language: String) -> [String] {
      page.components(separatedBy: "```\(language)\n").dropFirst().map {
        $0.components(separatedBy: "```")[0]
      }
    }
    let (drawing, sources) = (try #require(blocks("xml").first), blocks("raster"))
    try #require(sources.count == 2)
    let place = try Workplace(["check-mark.svg": drawing, "scaled/CheckMark.raster": sources[1]])
    #expect(try place.run("import", "check-mark.svg").code == 0)
    #expect(place.text("CheckMark.raster") == sources[0])
    let check = try place.run("check", "scaled")
    #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)")
    #expect(try place.run("format", "scaled", "--check").code == 0)
    for (folder, size, name) in [
      ("", "24x24", "own"), ("scaled", "24x24", "same"), ("scaled", "96x48", "wide"),
    ] {
      let source = folder.isEmpty ? "CheckMark.raster" : "\(folder)/CheckMark.raster"
      let words = ["render", source, "--size", size, "-o", "\(name).png"]
      #expect(try place.run(all: words).code == 0)
    }
    #expect(place.bytes("own.png") == place.bytes("same.png"), "at its own size nothing changes")
    // Twice as large, in the middle of a wider box: the ring's painted area ends at its radius.
    let wide = try PNGDecoder.decode(try #require(place.bytes("wide.png")))
    let row = (0..<96).filter { wide[$0, 24] >> 24 >= 250 }
    #expect(row.first == 24 && row.last == 71, "\(row)")
  }
}
