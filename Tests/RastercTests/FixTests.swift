// `rasterc check --fix` applies unambiguous fix-its, and reports guesses without applying them.

import Foundation
import Testing

@Suite struct FixTests {
  /// Every former spelling of the language.
  private let old = """
    palette Ink { words light: #000, dark: #FFF }

    // Kept as it is:   every   space.
    component Old {
      state names: [String] = ["a"], limit: 4
      state count: Int = 7
      let half: Int = count / 2
      let parts = column(spacing: 8, align: .fill, [
        row(spacing: 8, [
          // Grows.
          Word(words: "one").flexible(),  // The first.
          space(),
          Word(words: "two"),
          // That is all.
        ]),
        overlay([Word(words: "three")]),
      ])
      let long = [for name in names where name != "": name]
      size 90, 40

      draw {
        fill roundedRect(bounds.inset(by: Insets(left: 12, right: 9)), corners: Corners(topLeft: 8)), with: Ink.words
        place parts, in: bounds.inset(by: Insets(top: 2))
        for name in long { text name, in: bounds, with: #000, lines: half }
      }
    }

    component Word {
      state words: String = ""
      size 20, 10
      draw { text words, in: bounds, with: #767676, truncation: .end }
    }

    """

  private let new = """
    tokens Ink { words light: #000, dark: #FFF }

    // Kept as it is:   every   space.
    component Old {
      state names: [String] = ["a"], limit: 4
      state count: Int = 7
      let half: Int = div(count, 2)
      let parts = column(spacing: 8, align: .stretch) {
        row spacing: 8 {
          // Grows.
          box grow: 1 { Word words: "one" } // The first.
          space
          Word words: "two"
          // That is all.
        }
        overlay { Word words: "three" }
      }
      let long = [for name in names: if name != "": name]
      size 90, 40

      draw {
        fill roundedRect(bounds.inset(left: 12, right: 9), radius: CornerRadii(topLeft: 8)), with: Ink.words
        place parts, in: bounds.inset(top: 2)
        for name in long { text name, in: bounds, with: #000, maxLines: half }
      }
    }

    component Word {
      state words: String = ""
      size 20, 10
      draw { text words, in: bounds, with: #767676, truncation: .end }
    }

    """

  @Test func `check --fix replaces old spellings, and changes no other byte`() throws {
    let place = try Workplace(["Old.raster": old])
    let run = try place.run("check", "--fix", ".")
    #expect(run.errors == "")
    #expect(run.text == "Old.raster: 10 fixes\n")
    #expect(run.code == 0)
    #expect(place.bytes("Old.raster").map { String(decoding: $0, as: UTF8.self) } == new)
    let again = try place.run("check", "--fix", ".")
    #expect((again.code, again.text, again.errors) == (0, "", ""))
  }

  @Test func `of two fix-its, the effective one is applied`() throws {
    let source = """
      component Dot {
        size 20, 20
        draw { layer mask: row { Mark } { fill rect(bounds), with: #000 } }
      }

      component Mark {
        size 4, 4
        draw { fill circle(bounds), with: #FFF }
      }

      """
    let place = try Workplace(["Dot.raster": source])
    let run = try place.run("check", "--fix", "Dot.raster")
    #expect(run.text == "Dot.raster: 1 fix\n")
    #expect((run.code, run.errors) == (0, ""))
    let mended = source.replacing("row { Mark }", with: "(row { Mark })")
    #expect(place.bytes("Dot.raster").map { String(decoding: $0, as: UTF8.self) } == mended)
  }

  @Test func `check --fix --diff prints the difference, and writes nothing`() throws {
    let place = try Workplace(["Dot.raster": "palette Ink { words #000 }\n" + word])
    let run = try place.run("check", "--fix", "--diff", "Dot.raster")
    #expect(
      run.text == """
        --- a/Dot.raster
        +++ b/Dot.raster
        @@ -1,4 +1,4 @@
        -palette Ink { words #000 }
        +tokens Ink { words #000 }
         component Word {
           state words: String = ""
           size 20, 10

        """
    )
    #expect(run.code == 10)
    #expect(place.bytes("Dot.raster")?.starts(with: Array("palette".utf8)) == true)
    // Standard input has no file, but has a difference.
    let piped = try place.run(all: ["check", "--fix", "--diff", "-"], input: "palette Ink { }\n")
    #expect(piped.text.contains("\n-palette Ink { }\n+tokens Ink { }\n"))
  }

  @Test func `guesses are reported, and not applied`() throws {
    let source = "let ink = #000\n" + word.replacing("with: #000", with: "with: inq")
    let place = try Workplace(["Word.raster": source])
    let run = try place.run("check", "--fix", ".")
    #expect(run.code == 1)
    #expect(run.text == "")
    #expect(run.errors.contains("fix-it: replace with 'ink'"))
    #expect(place.bytes("Word.raster") == Array(source.utf8))
  }

  @Test func `only inputs are written, not their imports`() throws {
    let place = try Workplace([
      "parts/Ink.raster": "palette Ink { words #000 }\n",
      "Word.raster": "import \"parts/Ink.raster\"\npalette Own { words Ink.words }\n" + word,
    ])
    let run = try place.run("check", "--fix", "Word.raster")
    #expect(run.code == 1)
    #expect(run.text == "Word.raster: 1 fix\n")
    #expect(
      run.errors.hasPrefix("parts/Ink.raster:1:1: error: 'palette' has been renamed to 'tokens'")
    )
    #expect(place.bytes("parts/Ink.raster") == Array("palette Ink { words #000 }\n".utf8))
  }

  @Test func `fixable errors are fixed, although others remain`() throws {
    // Two declarations with the same name are a mistake that no fix-it fixes.
    let source = """
      palette Ink { words #000 }
      palette Ink { words #111 }

      """
    let place = try Workplace(["Ink.raster": source + word])
    let run = try place.run("check", "--fix", ".")
    #expect(run.code == 1)
    #expect(run.text == "Ink.raster: 2 fixes\n")
    #expect(run.errors.contains("'Ink'"))
  }

  @Test func `read-only files and links are not written`() throws {
    let place = try Workplace(["Old.raster": old, "Ink.raster": "palette Ink { words #000 }\n"])
    let path = place.url.appending(path: "Old.raster").path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let fixed = try place.run("check", "--fix", "Old.raster")
    #expect(fixed.code == 3)
    #expect(fixed.errors.contains("'Old.raster': it is read-only; nothing was written"))
    #expect(place.bytes("Old.raster") == Array(old.utf8))
    try FileManager.default.createSymbolicLink(
      atPath: place.url.appending(path: "Link.raster").path(percentEncoded: false),
      withDestinationPath: place.url.appending(path: "Ink.raster").path(percentEncoded: false)
    )
    let linked = try place.run("check", "--fix", "Link.raster")
    #expect(linked.code == 3)
    #expect(linked.errors.contains("'Link.raster': it is a link to"))
    #expect(place.bytes("Ink.raster") == Array("palette Ink { words #000 }\n".utf8))
  }

  @Test func `invalid combinations of options report the missing one`() throws {
    let place = try Workplace(["Word.raster": word])
    let alone = try place.run("check", "--diff", ".")
    #expect(alone.code == 2)
    #expect(alone.errors.contains("--diff requires --fix"))
    let piped = try place.run(all: ["check", "--fix", "-"], input: word)
    #expect(piped.code == 2)
    #expect(piped.errors.contains("fixes cannot be written to the standard input"))
  }

  /// A component without a mistake.
  private let word = """
    component Word {
      state words: String = ""
      size 20, 10
      draw { text words, in: bounds, with: #000 }
    }

    """
}
