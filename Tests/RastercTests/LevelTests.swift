// The levels of warnings, set by options, by `raster.json`, and by comments.

import Foundation
import TestSupport
import Testing

/// Two warnings with different codes.
private let source = """
  component Dot {
    state isOn: Bool = false
    let unused = 3
    size 8, 8
    draw { }
  }

  """

@Suite struct LevelTests {
  /// The severities of the two warnings, in order, without suppressed ones.
  private func severities(
    _ arguments: [String],
    project: String? = nil
  ) throws -> (code: Int32, [String]) {
    let place = try Workplace(["a/b/Dot.raster": source])
    if let project { try place.write(project, to: "a/raster.json") }
    let run = try place.run(all: ["check", "a/b", "--diagnostic-format", "short"] + arguments)
    let lines = run.errors.split(separator: "\n").dropLast(run.errors.isEmpty ? 0 : 1)
    let words = lines.map { line in
      String(line.split(separator: ": ")[1]) + (line.hasSuffix("[unused-let]") ? " let" : "")
    }
    return (run.code, words)
  }

  @Test func `the last option that names a warning decides its level`() throws {
    for (arguments, code, expected) in [
      ([], 0, ["warning", "warning let"]),
      (["-A", "unused-let"], 0, ["warning"]),
      (["--allow=all"], 0, []),
      (["-A", "all", "-W", "unused-let"], 0, ["warning let"]),
      (["-E", "unused-let"], 1, ["warning", "error let"]),
      (["-E", "all", "-A", "unread-property"], 1, ["error let"]),
      (["-E", "unused-let", "-W", "all"], 0, ["warning", "warning let"]),
      (["-W", "unused-let", "--warnings-as-errors"], 1, ["error", "warning let"]),
      (["--warnings-as-errors", "-A", "all"], 0, []),
    ] as [([String], Int32, [String])] {
      let result = try severities(arguments)
      #expect(result.code == code && result.1 == expected, "\(arguments): \(result)")
    }
  }

  @Test func `opt-in warnings are given only on request`() throws {
    let button = """
      component Close {
        size 30, 30
        accessibility {
          label "Close"
          role .button
        }
        draw { fill rect(bounds), with: #0A84FF }
      }

      """
    for (arguments, level, code) in [
      ([], nil, 0), (["-W", "all"], "warning", 0), (["--warnings-as-errors"], nil, 0),
      (["-E", "all"], nil, 0), (["-W", "all", "-E", "all"], "error", 1),
      (["-W", "small-target-enhanced"], "warning", 0),
      (["-E", "small-target-enhanced"], "error", 1),
      (["-W", "small-target-enhanced", "-A", "all"], nil, 0),
      (["-W", "small-target-enhanced", "-E", "all"], "error", 1),
    ] as [([String], String?, Int32)] {
      let place = try Workplace(["Close.raster": button])
      let run = try place.run(
        all: ["check", "Close.raster", "--diagnostic-format", "short"] + arguments
      )
      #expect(run.code == code, "\(arguments)")
      #expect(run.errors.hasPrefix("Close.raster:2:3: \(level ?? "?"): ") == (level != nil))
      #expect(run.errors.isEmpty == (level == nil), "\(arguments): \(run.errors)")
    }
    let place = try Workplace(["Close.raster": button])
    try place.write(#"{ "warnings": { "small-target-enhanced": "error" } }"#, to: "raster.json")
    #expect(try place.run(all: ["check", "Close.raster"]).code == 1)
    #expect(try place.run(all: ["check", "Close.raster", "-A", "small-target-enhanced"]).code == 0)
  }

  @Test func `the nearest project file above a source applies unless overridden`() throws {
    let project = #"{ "warnings": { "all": "error", "unused-let": "allow" } }"#
    for (arguments, code, expected) in [
      ([], 1, ["error"]),
      (["-W", "all"], 0, ["warning", "warning let"]),
      (["-A", "unread-property"], 0, []),
    ] as [([String], Int32, [String])] {
      let result = try severities(arguments, project: project)
      #expect(result.code == code && result.1 == expected, "\(arguments): \(result)")
    }
    let place = try Workplace([
      "raster.json": project, "a/raster.json": "{}", "a/Dot.raster": source,
      "b/Tip.raster": source.replacing("Dot", with: "Tip"),
    ])
    let run = try place.run("check", ".", "--diagnostic-format", "short")
    #expect(run.errors.contains("a/Dot.raster:2:9: warning: "))
    #expect(run.errors.contains("b/Tip.raster:2:9: error: "))
    #expect(run.errors.hasSuffix("1 error, 2 warnings\n"))
    // Also seen from a folder below.
    let below = try place.run(
      all: ["check", "../b/Tip.raster", "--diagnostic-format", "short"],
      in: "a"
    )
    #expect(below.errors.contains("../b/Tip.raster:2:9: error: "))
    #expect(try place.run("check", ".", "--sandbox", "--root", ".").code == 1)
    #expect(try place.run("check", "b", "--sandbox", "--root", "b").code == 0)
  }

  @Test func `an invalid entry of a project file is an error at its position`() throws {
    let place = try Workplace([
      "Dot.raster": dot,
      "raster.json": """
      { "$schema": 3, "warnigns": {}, "format": { "lineLength": 12, "lineLenght": 80 },
        "warnings": { "unread-property": "deny", "unknown-name": "allow", "unread-prop": "allow" },
        "gen": { "access": "private", "outputDirectory": 4, "out": "" } }
      """,
    ])
    let run = try place.run("check", ".", "--diagnostic-format", "short")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        raster.json:1:14: error: expected a string for '$schema' [project-file]
        raster.json:1:17: error: unknown key 'warnigns' [project-file]
        raster.json:1:59: error: expected an integer from 40 to 400 for 'lineLength' [project-file]
        raster.json:1:63: error: unknown key 'lineLenght' [project-file]
        raster.json:2:36: error: expected 'allow', 'warn', 'error' for 'unread-property' [project-file]
        raster.json:2:44: error: 'unknown-name' is an error, and its level cannot be changed [project-file]
        raster.json:2:69: error: unknown warning 'unread-prop' [project-file]
        raster.json:3:22: error: expected 'internal', 'package', 'public' for 'access' [project-file]
        raster.json:3:52: error: expected a string for 'outputDirectory' [project-file]
        raster.json:3:55: error: unknown key 'out' [project-file]
        10 errors

        """
    )
    try place.write("[]", to: "raster.json")
    #expect(
      try place.run("check", ".").errors.contains("expected an object for the file, found an array")
    )
    try place.write("{", to: "raster.json")
    #expect(try place.run("check", ".").errors.contains("[malformed-json]"))
  }

  @Test func `gen follows the output folder and the options of its project file`() throws {
    let place = try Workplace([
      "App/raster.json": #"{ "gen": { "access": "public", "outputDirectory": "Made" } }"#,
      "App/Dot.raster": dot,
    ])
    #expect(try place.run("gen", "App/Dot.raster").code == 0)
    let text = String(decoding: place.bytes("App/Made/Dot.raster.swift") ?? [], as: UTF8.self)
    #expect(text.contains("public nonisolated struct Dot"))
    #expect(
      try place.run("gen", "App/Dot.raster", "--output-directory", "o", "--access", "package").code
        == 0
    )
    let other = String(decoding: place.bytes("o/Dot.raster.swift") ?? [], as: UTF8.self)
    #expect(other.contains("package nonisolated struct Dot"))
  }

  @Test func `gen requires an output`() throws {
    let run = try Workplace(["Dot.raster": dot]).run("gen", ".")
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("rasterc: missing output: pass --output DIR\n"))
  }

  @Test func `the schema of project files covers their entries`() throws {
    let schema = try JSONSchema(ofFileAt: "Grammar/Schemas/raster.json")
    let sound = """
      { "$schema": "x", "warnings": { "all": "warn" }, "format": { "lineLength": 80 },
        "gen": { "access": "public", "outputDirectory": "o" } }
      """
    #expect(try schema.faults(in: sound) == [])
    let place = try Workplace(["Dot.raster": dot, "raster.json": sound])
    #expect(try place.run("check", ".").errors.isEmpty)
    for (part, other) in [
      ("warn\"", "deny\""), ("80", "20"), ("gen", "generate"), ("\"o\"", "3"),
      ("lineLength", "width"),
    ] {
      let text = sound.replacing(part, with: other)
      try place.write(text, to: "raster.json")
      #expect(try !schema.faults(in: text).isEmpty, "\(text)")
      #expect(try place.run("check", ".").code == 1, "\(text)")
    }
  }

  @Test func `a level of an unknown warning is a usage error`() throws {
    for (arguments, message) in [
      (
        ["-A", "unread-proprety"],
        "--allow: unknown warning 'unread-proprety'; did you mean 'unread-property'?"
      ),
      (
        ["-W", "unknown-name"],
        "--warn: 'unknown-name' is an error, and its level cannot be changed"
      ),
      (["-E"], "--error needs a value: --error NAME"),
    ] {
      let run = try Workplace(["Dot.raster": dot]).run(all: ["check", "."] + arguments)
      #expect(run.code == 2)
      #expect(run.errors.hasPrefix("rasterc: \(message)\n"))
    }
  }

  @Test func `comments also suppress warnings of commands`() throws {
    let place = try Workplace([
      "Dot.raster": """
      component Dot {
        state isOn: Bool = false
        size 8, 8
        // allow untaken-branch: shown by the host alone
        draw { fill rect(bounds), with: isOn ? #000 : #FFF }
      }

      """
    ])
    _ = try place.run("test", ".", "--update")
    let run = try place.run("test", ".", "--coverage")
    #expect(!run.errors.contains("untaken-branch"), "\(run.errors)")
  }
}
