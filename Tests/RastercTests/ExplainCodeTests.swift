// `rasterc explain CODE`, and the reports that only commands make.

import Foundation
import RasterExplanations
import RasterSyntax
import TestSupport
import Testing

/// The pages about reports of commands.
private let commandPages = Explanation.all.filter { $0.command != nil }

@Suite struct ExplainCodeTests {
  @Test func `a code has a page with its report`() throws {
    let run = try Workplace().run("explain", "unread-property")
    #expect(run.code == 0)
    #expect(
      run.text == """
        warning: unread-property

        A property never affects the drawing.

        Neither `size`, `caps` nor `draw` reads it, so it is not part of any key, and
        all its values draw the same image. Use the property, or remove it.

        before:

            component Example {
              size 40, 20
              state isOn: Bool = false

              draw { fill rect(bounds), with: #0A84FF }
            }

        Example.raster:3:9: warning: 'isOn' never changes the drawing [unread-property]
          state isOn: Bool = false
                ^^^^

        after:

            component Example {
              size 40, 20
              state isOn: Bool = false
              clip isOn ? rect(bounds) : circle(bounds)

              draw { fill rect(bounds), with: #0A84FF }
            }

        """
    )
    let record = try Workplace().run("explain", "unread-property", "--format", "json")
    #expect(record.text.hasPrefix(#"{"pages":[{"after":[{"path":"Example.raster","text":"#))
  }

  @Test func `all codes are listed`() throws {
    let run = try Workplace().run("explain", "--list")
    for code in Diagnostic.Code.allCases { #expect(run.text.contains("  \(code.rawValue) (")) }
    #expect(try Workplace().run("explain", "--list", "cycle").code == 2)
  }

  @Test func `an unknown code is a usage error with a suggestion`() throws {
    let run = try Workplace().run("explain", "unkown-name")
    #expect(run.code == 2)
    #expect(run.text.isEmpty)
    #expect(
      run.errors == """
        rasterc: unknown code 'unkown-name'; did you mean 'unknown-name'?; \
        to list all codes, run 'rasterc explain --list'
        See 'rasterc explain --help'.

        """
    )
  }

  @Test func `the report about an input names the command that inspects it`() throws {
    let place = try Workplace(["cycle/Dot.raster": dot])
    #expect(try place.run("explain", "cycle").text.hasPrefix("error: cycle\n"))
    #expect(try place.run("inspect", "cycle").text.hasPrefix("cycle/Dot.raster:3:11: Dot"))
    let run = try place.run("explain", "./cycle")
    #expect(run.code == 2)
    #expect(run.errors.contains("run 'rasterc inspect ./cycle' to list the inputs of a component"))
  }

  @Test(arguments: commandPages.map(\.code))
  func `a command's example gives its report before the fix, and none after`(
    code: Diagnostic.Code
  ) throws {
    let page = try #require(Explanation.page(about: code))
    let command = try #require(page.command?.split(separator: " ").map(String.init))
    for (program, isReported) in [(page.before, true), (page.after, false)] {
      let place = try Workplace()
      for file in program.files { try place.write(file.text, to: file.path) }
      let fixtures = "Tests/RasterSemanticsTests/Fixtures"
      try Data(bytes(ofFileAt: "\(fixtures)/fonts/blocks.ttf"))
        .write(to: place.url.appending(path: "Brand.ttf"))
      let hasInput = command.contains { $0.hasPrefix("Example.") }
      let words = command.dropFirst() + (hasInput ? [] : ["Example.raster"])
      if command[1] == "test" { _ = try place.run(all: ["test", "Example.raster", "--update"]) }
      let run = try place.run(all: words + ["--color", "never"])
      let first = run.errors.split(separator: "\n").first ?? ""
      #expect(first.hasSuffix("[\(code.rawValue)]") == isReported, "\(run.errors)")
      if !isReported { #expect(!run.errors.contains("[\(code.rawValue)]"), "\(run.errors)") }
    }
  }
}
