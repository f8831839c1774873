// The files that `render` writes: their names and bytes.

import Raster
import Testing

@Suite struct RenderTests {
  private let place: Workplace

  init() throws { place = try Workplace(["Dot.raster": dot]) }

  private func bitmap(_ path: String) throws -> Bitmap {
    try PNGDecoder.decode(try #require(place.bytes(path)))
  }

  @Test func `files are named after component, state, appearance and scale`() throws {
    let run = try place.run(
      "render",
      ".",
      "--all-states",
      "--scale",
      "1,2,1.5",
      "--appearance",
      "both",
      "--output-directory",
      "out"
    )
    #expect(run.code == 0)
    #expect(run.errors == "")
    let states = ["danger", "plain", "round"]
    let names = states.flatMap { state in
      ["", "-dark"].flatMap { appearance in
        ["", "@1.5x", "@2x"].map { "Dot-\(state)\(appearance)\($0).png" }
      }
    }
    #expect(place.names(in: "out") == names.sorted())
    #expect(try bitmap("out/Dot-plain@2x.png").width == 32)
    #expect(try bitmap("out/Dot-plain@1.5x.png").height == 12)
    #expect(try bitmap("out/Dot-plain-dark.png") != bitmap("out/Dot-plain.png"))
  }

  @Test func `a state is drawn with its environment and size, unless options override them`() throws
  {
    let place = try Workplace(["Lamp.raster": lamp])
    let run = try place.run("render", ".", "--all-states", "--output-directory", "out")
    #expect(run.code == 0)
    #expect(run.errors == "")
    let names = [
      "Lamp-large@3x.png", "Lamp-night-dark.png", "Lamp-plain.png", "Lamp-wide-dark.png",
    ]
    #expect(place.names(in: "out") == names)
    func drawn(_ path: String) throws -> (Int, Int, Bool) {
      let bitmap = try PNGDecoder.decode(try #require(place.bytes(path)))
      return (bitmap.width, bitmap.height, bitmap.pixels[0] == 0xFFFF_FFFF)
    }
    #expect(try drawn("out/Lamp-plain.png") == (10, 10, false))
    #expect(try drawn("out/Lamp-night-dark.png") == (10, 10, true))
    #expect(try drawn("out/Lamp-wide-dark.png") == (30, 20, true))
    #expect(try drawn("out/Lamp-large@3x.png") == (30, 30, false))
    let asked = ["render", ".", "--state", "wide", "--appearance", "light", "--size", "7x5"]
    #expect(try place.run(all: asked + ["-o", "asked.png"]).code == 0)
    #expect(try drawn("asked.png") == (7, 5, false))
    let sheet = try place.run("render", ".", "--contact-sheet", "sheet.png")
    #expect(sheet.errors.hasSuffix(": 6 images of 1 component, light and dark, @2x @3x\n"))
  }

  @Test func `an image on standard output is the only output`() throws {
    let run = try place.run("render", "Dot.raster", "-o", "-", "--print-stats")
    #expect(run.code == 0)
    #expect(try PNGDecoder.decode(run.output).width == 16)
    #expect(run.errors == "requests: 1\nlooks drawn: 1\ndraws avoided: 0\nbytes: 512\n")
  }

  @Test func `equal looks are drawn once`() throws {
    let run = try place.run(
      "render",
      ".",
      "--component",
      "Dot",
      "--state",
      "plain,danger",
      "--print-stats"
    )
    #expect(run.text == "requests: 2\nlooks drawn: 2\ndraws avoided: 0\nbytes: 1024\n")
  }

  @Test func `placed components are counted, and compared with drawing each`() throws {
    let row = """
      component Plate {
        state radius: Double = 4
        size 100, 20
        caps radius
        draw { fill roundedRect(bounds, radius: radius), with: #000 }
      }
      component Table {
        size 100, 200
        draw {
          for i in 0..<10 {
            place Plate(radius: mod(i, 2) + 4), in: Rect(x: 0, y: i * 20, width: 100, height: 20)
          }
        }
      }

      """
    let place = try Workplace(["Table.raster": row])
    let words = [
      "render", ".", "--component", "Table", "--print-stats", "--cache-directory", "cache",
    ]
    let first = try place.run(all: Array(words.dropLast(2)))
    // Two looks of 9² and 11² pixels, for ten of 100 × 20.
    #expect(
      first.text == """
        requests: 11
        looks drawn: 3
        draws avoided: 8
        bytes: 80808
        placed: 10 components, 2 looks, 2 draws, 808 bytes instead of 80 kB

        """
    )
    let stored = try place.run(all: words)
    #expect(stored.text.contains("placed: 10 components, 2 looks, 808 bytes instead of 80 kB\n"))
  }

  @Test func `properties are set with source syntax`() throws {
    let run = try place.run(
      "render",
      ".",
      "--component",
      "Dot",
      "--set",
      "label=\"ab\" + \"cd\"",
      "--set",
      "style=.danger",
      "-o",
      "set.png"
    )
    #expect(run.errors == "")
    #expect(run.code == 0)
    try place.write(#"{"label": "abcd", "style": "danger"}"#, to: "state.json")
    let other = try place.run(
      "render",
      ".",
      "--component",
      "Dot",
      "--properties",
      "state.json",
      "-o",
      "file.png"
    )
    #expect(other.errors == "")
    #expect(place.bytes("set.png") == place.bytes("file.png"))
    #expect(try bitmap("set.png")[8, 4] == 0xFF15_00D7)
  }

  @Test func `strings and cases of an only component need no source syntax`() throws {
    let place = try Workplace(["Dot.raster": dot])
    for (name, label, style) in [("bare", "abcd", "danger"), ("source", "\"abcd\"", ".danger")] {
      let sets = ["--set", "label=\(label)", "--set", "style=\(style)"]
      let run = try place.run(all: ["render", "."] + sets + ["-o", "\(name).png"])
      #expect(run.errors == "")
    }
    #expect(place.bytes("bare.png") != nil)
    #expect(place.bytes("bare.png") == place.bytes("source.png"))
  }

  @Test func `a component must be chosen if there are several`() throws {
    try place.write(dot.renamed("Spot", "SpotStyle"), to: "Spot.raster")
    let run = try place.run("render", ".", "--set", "label=a", "-o", "x.png")
    #expect(run.code == 2)
    #expect(run.errors.contains("--set and --properties require one --component; there are 2"))
  }

  @Test(arguments: [
    (["--set", "radius=\"a\""], "--set:"), (["--set", "labl=\"a\""], "label"),
    (["--set", "style=.dangr"], "danger"), (["--set", "style=dangr"], "danger"),
    (["--set", "label"], "PROPERTY=VALUE"),
  ])
  func `an invalid value is reported as in source`(arguments: [String], message: String) throws {
    let run = try place.run(
      all: ["render", ".", "--component", "Dot", "-o", "x.png"] + arguments
    )
    #expect(run.code == 2)
    #expect(run.errors.contains(message))
    #expect(place.bytes("x.png") == nil)
  }

  @Test(arguments: [
    ("radius=ture", "--set:1:8: error: no value named 'ture' in scope", "       ^^^^"),
    (
      "radius=4, style: .danger", "--set:1:9: error: expected nothing after the value, found ','",
      "        ^"
    ),
    ("radius=4), in: bounds", "found ')'", "        ^"),
    (
      "radius=4\n  fill rect(bounds), with: #F00",
      "--set:2:3: error: expected nothing after the value, found 'fill'", "  ^^^^"
    ),
    ("radius=4 }", "found '}'", "         ^"),
    ("radius=", "found the end of the value", "       ^"),
    ("style=", "found the end of the value", "      ^"), ("style=dangr", "'dangr'", "      ^^^^^"),
    (
      "radius=environment.scale", "a value cannot depend on the environment",
      "       ^^^^^^^^^^^^^^^^^"
    ),
    ("radius=bounds.width", "[bounds-outside-component]", "       ^^^^^^"),
    ("label=\"a\" + 1", "[bad-operand]", "          ^"),
  ])
  func `a report about a value shows the typed text, and stays within it`(
    set: String,
    message: String,
    marks: String
  ) throws {
    let run = try place.run("render", ".", "--set", set, "-o", "x.png")
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").contains { $0 == marks }, "\(run.errors)")
    #expect(place.bytes("x.png") == nil)
  }

  @Test func `a value may use names of the component's file, and several lines`() throws {
    let place = try Workplace([
      "Dot.raster": """
      import "Sizes.raster"
      func fourfold(_ x: Double) -> Double { twice(twice(x)) }

      """ + dot,
      "Sizes.raster": "func twice(_ x: Double) -> Double { x * 2 }\n",
    ])
    let run = try place.run(
      "render",
      "Dot.raster",
      "--set",
      "radius=twice(\n3\n) - 2",
      "-o",
      "x.png"
    )
    #expect(run.errors == "")
    let other = try place.run("render", "Dot.raster", "--set", "radius=4", "-o", "y.png")
    #expect(other.errors == "")
    #expect(place.bytes("x.png") == place.bytes("y.png"))
  }

  @Test func `a value that takes too long is reported and not evaluated`() throws {
    let calls = (1...8).map {
      "func f\($0)(_ x: Double) -> Double { f\($0 - 1)(x) + f\($0 - 1)(x) + f\($0 - 1)(x) + f\($0 - 1)(x) }\n"
    }
    let place = try Workplace([
      "Dot.raster": dot + "func f0(_ x: Double) -> Double { x }\n" + calls.joined()
    ])
    let run = try place.run(
      "render",
      ".",
      "--set",
      "radius=f8(1) + f8(2) + f8(3) + f8(4) + f8(5)",
      "-o",
      "x.png"
    )
    #expect(run.code == 2)
    #expect(run.errors.contains("[too-costly]"), "\(run.errors)")
  }

  @Test func `a component may have any name`() throws {
    let place = try Workplace(["Dot.raster": dot.renamed("SetOnTheCommandLine", "Style")])
    let run = try place.run("render", ".", "--set", "style=danger", "-o", "x.png")
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test(arguments: [
    ("{\"label\": 3}", 2, "state.json: 'label' expects String"),
    ("{\"labl\": \"\"}", 2, "did you mean 'label'?"),
    ("{\"radius\": [1, true, null]}", 2, "'radius' expects Double"),
    ("{\"label\": true}", 2, "'label' expects String"),
    ("[]", 2, "state.json: expected a JSON object"),
    ("{\"label\" \"a\"}", 3, "cannot read 'state.json' as JSON: "),
    ("", 3, "cannot read 'state.json' as JSON: "),
  ])
  func `an invalid state file is reported`(json: String, code: Int32, message: String) throws {
    try place.write(json, to: "state.json")
    let run = try place.run(
      "render",
      ".",
      "--component",
      "Dot",
      "--properties",
      "state.json",
      "-o",
      "x.png"
    )
    #expect(run.code == code)
    #expect(run.errors.contains(message))
  }

  @Test func `an unknown component or state is reported with a suggestion`() throws {
    let component = try place.run("render", ".", "--component", "Dott", "-o", "x.png")
    #expect(component.code == 2)
    #expect(component.errors.contains("unknown component 'Dott'; did you mean 'Dot'?"))
    let state = try place.run("render", ".", "--state", "dangr", "-o", "x.png")
    #expect(state.code == 2)
    #expect(state.errors.contains("no component has a state named 'dangr'; did you mean 'danger'?"))
  }

  @Test func `a size beyond a bitmap's limit is reported`() throws {
    let size = "16384x16385"
    let run = try place.run("render", ".", "--state", "plain", "--size", size, "-o", "x.png")
    #expect(run.code == 1)
    #expect(run.errors.contains("16384 × 16385 pixels is too large; the limit is 16384"))
    #expect(place.bytes("x.png") == nil)
  }

  @Test func `a size and a background are applied`() throws {
    let run = try place.run(
      "render",
      ".",
      "--size",
      "40x20",
      "--background",
      "#00FF00",
      "--scale",
      "2",
      "-o",
      "x.png"
    )
    #expect(run.code == 0)
    let bitmap = try bitmap("x.png")
    #expect(bitmap.width == 80 && bitmap.height == 40)
    #expect(bitmap[79, 39] == 0xFF00_FF00)
  }

  @Test func `one file takes one image`() throws {
    let run = try place.run("render", ".", "--all-states", "-o", "x.png")
    #expect(run.code == 2)
    #expect(run.errors.contains("takes one image, but there are 3"))
  }

  @Test func `an unchanged file is not written`() throws {
    _ = try place.run("render", ".", "--output-directory", "out")
    let before = place.modificationDate("out/Dot-plain.png")
    _ = try place.run("render", ".", "--output-directory", "out")
    #expect(place.modificationDate("out/Dot-plain.png") == before)
    #expect(place.names(in: "out") == ["Dot-plain.png"])
  }

  @Test func `the same sources give the same bytes on every run`() throws {
    let files = [
      "A.raster": dot,
      "b/B.raster": "component Box {\n  size 4, 4\n  draw { fill rect(bounds), with: #F00 }\n}\n",
    ]
    let (first, second) = (try Workplace(files), try Workplace(files))
    _ = try first.run(
      "render",
      "A.raster",
      "b/B.raster",
      "--all-states",
      "--output-directory",
      "out",
      "--contact-sheet",
      "sheet.png",
      environment: ["TZ": "UTC", "LANG": "C"]
    )
    _ = try second.run(
      "render",
      "b",
      "./A.raster",
      "--all-states",
      "--output-directory",
      "out",
      "--contact-sheet",
      "sheet.png",
      environment: ["TZ": "Asia/Tokyo", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]
    )
    #expect(first.names(in: "out").count == 4)
    #expect(first.names(in: "out") == second.names(in: "out"))
    for name in first.names(in: "out") {
      #expect(first.bytes("out/\(name)") == second.bytes("out/\(name)"))
    }
    #expect(first.bytes("sheet.png") == second.bytes("sheet.png"))
  }
}

/// A component with states that have their own environments and sizes.
private let lamp = """
  component Lamp {
    size 10, 10

    draw { fill rect(bounds), with: environment.appearance == .dark ? #FFFFFF : #000000 }

    states {
      night environment: Environment(appearance: .dark)
      wide  .night, bounds: (30, 20)
      large environment: Environment(scale: 3)
    }
  }
  """
