// `rasterc test` compares looks with the lines of `looks.lock`.

import Foundation
import Testing

@Suite struct LookTests {
  /// A folder with the dot, and its file of looks.
  private func locked(_ files: [String: String] = ["Dot.raster": dot]) throws -> Workplace {
    let place = try Workplace(files)
    let run = try place.run("test", "--update", ".")
    #expect(run.code == 0, "\(run.errors)")
    return place
  }

  private func lines(_ place: Workplace, _ path: String = "looks.lock") -> [String] {
    String(decoding: place.bytes(path) ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `a missing look file is reported, and nothing is written`() throws {
    let place = try Workplace(["Dot.raster": dot])
    let run = try place.run("test", ".")
    #expect(run.code == 10)
    #expect(run.text.isEmpty)
    #expect(
      run.errors.hasPrefix("looks.lock: no such file; --update creates it\n"),
      "\(run.errors)"
    )
    #expect(place.names() == ["Dot.raster"])
  }

  @Test func `a file of looks has a sorted line for each look`() throws {
    let place = try locked()
    let lines = lines(place)
    #expect(lines[0].wholeMatch(of: /# looks\.lock 1, engine [0-9]+/) != nil, "\(lines[0])")
    #expect(lines == lines.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    #expect(lines.count == 1 + 3 * 4)
    let form = /Dot (plain|danger|round) (light|dark) @[12]x 16x8 [0-9a-f]{32} [0-9a-f]{32}/
    for line in lines.dropFirst() { #expect(line.wholeMatch(of: form) != nil, "\(line)") }
  }

  @Test func `small numbers of value combinations are looks, too`() throws {
    let place = try locked([
      "Bar.raster": """
      enum Kind { case thin, thick }

      component Bar {
        state kind: Kind = .thin
        state level: Int = 1, in: 0...LEAST, step: 1
        state isOn: Bool = false
        size 8, 8

        draw {
          let height = kind == .thin ? 1 : 4
          fill rect(Rect(x: 0, y: 0, width: level, height: height)), with: isOn ? #0A84FF : #000000
        }

        states { full level: LEAST }
      }

      """.replacing("LEAST", with: "8")
    ])
    let states = Set(lines(place).dropFirst().map { $0.split(separator: " ")[1] })
    #expect(states.count == 36)
    #expect(states.isSuperset(of: ["plain", "full", "kind=thick,level=0,isOn=true", "isOn=true"]))
    #expect(!states.contains("level=8"), "the state 'full' is this")
    #expect(lines(place).count == 1 + 36 * 2)
    try place.write(
      String(decoding: place.bytes("Bar.raster") ?? [], as: UTF8.self).replacing(
        "8, s",
        with: "20, s"
      ),
      to: "Bar.raster"
    )
    #expect(try place.run("test", "--update", ".").code == 0)
    #expect(lines(place).count == 1 + 2 * 2, "84 combinations are too many")
  }

  @Test func `equal looks draw nothing`() throws {
    let place = try locked()
    let run = try place.run("test", ".")
    #expect(run.code == 0)
    #expect(run.text.isEmpty)
    #expect(run.errors == "12 looks match looks.lock; none drawn\n", "\(run.errors)")
    let all = try place.run("test", "--redraw", ".")
    #expect(all.code == 0)
    #expect(all.errors.hasSuffix("; 8 drawn\n"), "equal keys are drawn once")
    #expect(try place.run("test", "--quiet", ".").errors.isEmpty)
  }

  @Test func `a changed look is listed, and the exit code is 10`() throws {
    let place = try locked()
    try place.write(dot.replacing("#D70015", with: "#D70016"), to: "Dot.raster")
    let run = try place.run("test", ".")
    #expect(run.code == 10)
    #expect(run.text.contains("Dot/danger changed\n"), "\(run.text)")
    #expect(!run.text.contains("Dot/plain"), "\(run.text)")
    #expect(run.errors.hasPrefix("4 of 12 looks changed; "), "\(run.errors)")
    #expect(try place.run("test", "--update", ".").code == 0)
    #expect(try place.run("test", ".").code == 0)
  }

  @Test func `a state may change in some environments only`() throws {
    let place = try locked()
    try place.write(dot.replacing("#FFFFFF40", with: "#FFFFFF44"), to: "Dot.raster")
    let run = try place.run("test", ".")
    #expect(run.text.contains("Dot/danger changed (dark @1x @2x)\n"), "\(run.text)")
  }

  @Test func `a different size is reported`() throws {
    let place = try locked()
    try place.write(dot.replacing("size 16, 8", with: "size 20, 8"), to: "Dot.raster")
    let run = try place.run("test", ".")
    #expect(run.text.contains("Dot/danger changed: 16x8 → 20x8\n"), "\(run.text)")
  }

  @Test func `a different drawing with the same pixels is not a change`() throws {
    let place = try locked()
    let other = dot.replacing("fill rect(bounds)", with: "fill path(\"M0 0H16V8H0Z\")")
    try place.write(other, to: "Dot.raster")
    let run = try place.run("test", ".")
    #expect(run.code == 0, "\(run.text)")
    #expect(run.errors.contains("6 looks are recorded differently, with the same pixels"))
  }

  @Test func `added and removed states and components are reported`() throws {
    let place = try locked()
    try place.write(dot.replacing("round radius: 8", with: "flat radius: 0"), to: "Dot.raster")
    let run = try place.run("test", ".")
    #expect(run.code == 10)
    #expect(run.text == "Dot/flat is new\nDot/round was removed\n", "\(run.text)")
    try place.write(dot.replacing("round radius", with: "pill radius"), to: "Dot.raster")
    #expect(try place.run("test", ".").text == "Dot/pill was Dot/round\n")
    try place.write(dot.renamed("Spot", "Kind"), to: "Spot.raster")
    let more = try place.run("test", ".")
    #expect(more.text.contains("Spot is new (12 looks)\n"), "\(more.text)")
    try FileManager.default.removeItem(at: place.url.appending(path: "Dot.raster"))
    try FileManager.default.removeItem(at: place.url.appending(path: "Spot.raster"))
    try place.write(
      "component Other {\n  size 4, 4\n  draw { fill rect(bounds), with: #000000 }\n}\n",
      to: "Other.raster"
    )
    let gone = try place.run("test", ".")
    #expect(gone.text == "Dot was removed (12 looks)\nOther is new (2 looks)\n", "\(gone.text)")
  }

  @Test func `a single file compares its own components, and keeps the others' lines`() throws {
    let place = try locked(["Dot.raster": dot, "Spot.raster": dot.renamed("Spot", "Kind")])
    let before = lines(place)
    #expect(before.contains { $0.hasPrefix("Spot ") })
    let run = try place.run("test", "Dot.raster")
    #expect(run.code == 0, "\(run.text)")
    #expect(try place.run("test", "--update", "Dot.raster").code == 0)
    #expect(lines(place) == before)
  }

  @Test func `a component that moves to another folder is found by its key`() throws {
    let place = try locked([
      "A/Dot.raster": dot,
      "B/Other.raster":
        "component Other {\n  size 4, 4\n  draw { fill rect(bounds), with: #000000 }\n}\n",
    ])
    #expect(place.names(in: "A") == ["Dot.raster", "looks.lock"])
    try place.write(dot, to: "B/Dot.raster")
    try FileManager.default.removeItem(at: place.url.appending(path: "A/Dot.raster"))
    let run = try place.run("test", ".")
    #expect(run.code == 10)
    #expect(run.text == "Dot was in A (12 looks)\n", "\(run.text)")
    #expect(run.errors.contains("none drawn"), "\(run.errors)")
    #expect(try place.run("test", "--update", ".").code == 0)
    #expect(place.names(in: "A").isEmpty)
    #expect(try place.run("test", ".").code == 0)
  }

  @Test func `two components with the same name in a folder are an error`() throws {
    let place = try Workplace(["A.raster": dot, "B.raster": dot.renamed("Dot", "Kind")])
    let run = try place.run("test", ".")
    #expect(run.code == 1)
    #expect(run.errors.contains("'Dot'"), "\(run.errors)")
  }

  @Test func `another engine is reported in one line, and everything is drawn`() throws {
    let place = try locked()
    let text = lines(place).joined(separator: "\n") + "\n"
    let version = try #require(text.firstMatch(of: /engine ([0-9]+)/)?.output.1)
    let keys = text.replacing(#/ [0-9a-f]{32} (?=[0-9a-f]{32}\n)/#) { _ in
      " " + String(repeating: "0", count: 32) + " "
    }
    try place.write(keys.replacing("engine \(version)", with: "engine 3"), to: "looks.lock")
    let run = try place.run("test", ".")
    #expect(run.code == 0, "\(run.text)")
    let line =
      "looks.lock: drawn by engine version 3; this is version \(version), so all looks are drawn\n"
    #expect(run.errors.hasPrefix(line), "\(run.errors)")
  }

  @Test func `different pixels of the same recording are found by --redraw`() throws {
    let place = try locked()
    let edited = lines(place).map { line in
      line.hasPrefix("Dot plain light @1x")
        ? line.dropLast(32) + String(repeating: "0", count: 32) : line
    }
    try place.write(edited.joined(separator: "\n") + "\n", to: "looks.lock")
    #expect(try place.run("test", ".").code == 0, "its key is trusted")
    let run = try place.run("test", "--redraw", ".")
    #expect(run.code == 10)
    let words = "Dot/plain changed (light @1x): different pixels of the same recording\n"
    #expect(run.text == words, "\(run.text)")
  }

  @Test func `scales come from the file unless others are given`() throws {
    let place = try Workplace(["Dot.raster": dot])
    #expect(try place.run("test", "--update", "--scale", "1,3", ".").code == 0)
    #expect(lines(place).contains { $0.contains(" @3x ") })
    #expect(!lines(place).contains { $0.contains(" @2x ") })
    #expect(try place.run("test", ".").code == 0)
    #expect(try place.run("test", "--scale", "3", ".").code == 0)
    #expect(try place.run("test", "--scale", "2", ".").code == 10)
  }

  @Test func `files merged by union are accepted, and unmerged ones rejected`() throws {
    let place = try locked()
    let whole = lines(place)
    try place.write((whole + whole.reversed()).joined(separator: "\r\n") + "\r\n", to: "looks.lock")
    #expect(try place.run("test", ".").code == 0)
    try place.write("<<<<<<< ours\n" + whole.joined(separator: "\n"), to: "looks.lock")
    let run = try place.run("test", ".")
    #expect(run.code == 3)
    #expect(
      run.errors.contains("line 1: unresolved merge conflict; --update"),
      "\(run.errors)"
    )
    try place.write("# looks.lock 2, engine 15\n", to: "looks.lock")
    #expect(try place.run("test", ".").errors.contains("format 2 is not supported"))
    #expect(try place.run("test", "--update", ".").code == 0)
    #expect(lines(place) == whole)
  }

  @Test func `the file does not depend on the number of jobs or on a cache`() throws {
    let place = try locked()
    let text = place.bytes("looks.lock")
    let run = try place.run(
      "test",
      "--update",
      "--redraw",
      "--jobs",
      "1",
      "--cache-directory",
      "c",
      "."
    )
    #expect(run.code == 0, "\(run.errors)")
    #expect(place.bytes("looks.lock") == text)
    #expect(!place.names(in: "c").isEmpty)
    #expect(try place.run("test", "--redraw", "--cache-directory", "c", ".").code == 0)
  }

  @Test func `states keep their environment, and contents are also drawn in dark`() throws {
    let place = try locked([
      "A.raster": """
      component Ink {
        size 4, 4
        draw { fill rect(bounds), with: environment.appearance == .dark ? #FFFFFF : #000000 }
      }

      component Frame {
        state content: Content = Ink()
        size 8, 8
        draw { place content, in: bounds }

        states {
          plain2 content: Ink()
          german content: Ink(), environment: Environment(scale: 3, locale: "de DE")
          wide   content: Ink(), bounds: (20, 8)
        }
      }

      """
    ])
    let found = lines(place).dropFirst().map {
      $0.split(separator: " ").dropLast(2).joined(separator: " ")
    }
    #expect(found.contains("Frame german dark @3x 8x8 locale=de%20DE"), "\(found)")
    #expect(found.contains("Frame wide light @2x 20x8"))
    #expect(!found.contains { $0.hasPrefix("Frame german") && $0.contains("@1x") })
  }

  @Test func `tools can read the results`() throws {
    let place = try locked()
    try place.write(
      dot.replacing("#D70015", with: "#D70016").replacing("danger style", with: "alert style"),
      to: "Dot.raster"
    )
    let run = try place.run("test", "--format", "json", "--junit", "out/looks.xml", ".")
    #expect(run.code == 10)
    let object = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect(object?["looks"] as? Int == 12)
    let changes = try #require(object?["changes"] as? [[String: Any]])
    #expect(changes.count == 8)
    #expect(
      changes.contains { $0["state"] as? String == "alert" && $0["status"] as? String == "new" }
    )
    let xml = String(decoding: try #require(place.bytes("out/looks.xml")), as: UTF8.self)
    #expect(
      xml.hasPrefix(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"16\" failures=\"8\""
      )
    )
    #expect(xml.contains("<testcase classname=\"Dot\" name=\"danger dark @1x\">\n      <failure "))
    #expect(xml.contains("<testcase classname=\"Dot\" name=\"plain light @2x\"/>"))
  }

  @Test func `sources with errors are not tested`() throws {
    let place = try Workplace(["A.raster": "component A { size 4 }\n"])
    #expect(try place.run("test", ".").code == 1)
    #expect(try place.run("test").code == 2)
    #expect(try place.run("test", "--scale", "0", ".").code == 2)
    #expect(try place.run("test", "--update", "Missing").code == 3)
  }
}
