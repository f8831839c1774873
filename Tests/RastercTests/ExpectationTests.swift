// Expectations of components about their looks, as `rasterc test` checks them.

import Foundation
import TestSupport
import Testing

@Suite struct ExpectationTests {
  /// A button with transparent corners, with tests.
  private func button(_ tests: String) throws -> Workplace {
    try Workplace([
      "Button.raster": """
      component Button {
        state title: String = "Go"
        state isOn: Bool = false
        state isDisabled: Bool = false

        size 60, 44

        let plate: Color = isDisabled ? #8E8E93 : isOn ? oklch(50%, 0.2, 260deg) : #FFFFFF
        let ink: Color = environment.appearance == .dark ? #777777 : #1B1B1F

        draw {
          fill roundedRect(bounds, radius: 8), with: plate
          text title, in: bounds.inset(4), with: ink, maxLines: 1
        }

        states {
          on         isOn: true
          disabled   isDisabled: true
          disabledOn .disabled, isOn: true
          long       title: "Far too many words for it"
          wide       .long, bounds: (240, 44)
        }

        tests {
      \(tests)
        }
      }

      """
    ])
  }

  /// The reports of tests, without the source excerpts.
  private func reports(_ tests: String) throws -> [String] {
    let place = try button(tests)
    #expect(try place.run("check", ".").code == 0)
    let run = try place.run("test", "--diagnostic-format", "short", "--update", ".")
    let lines = run.errors.split(separator: "\n").map(String.init)
    let found = lines.filter { $0.contains("[failed-test]") }
    #expect(run.code == (found.isEmpty ? 0 : 10), "\(run.errors)")
    return found.map { line in
      let words = line.replacing("Button.raster:", with: "")
      return String(words[..<(words.range(of: " [failed")?.lowerBound ?? words.endIndex)])
    }
  }

  @Test func `a met expectation prints nothing`() throws {
    #expect(
      try reports(
        """
            expect size == (60, 44)
            expect bounds.width == 240 && size.width == 60, in: .wide
            expect textFits, in: [.plain, .on, .wide]
            expect !textFits && notes.count == 1, in: .long
            expect pixel == plate, at: (30, 2)
            expect pixel.alpha < 100%, at: (0, 0)
            expect pixel == .clear, at: (-40, 0)
            expect ink.contrastRatio(with: pixel) >= 4.5 || environment.appearance == .dark, at: (30, 2), in: .plain
            identical .disabled, .disabledOn
            distinct .plain, .on, .disabled, .long
        """
      ) == []
    )
  }

  @Test func `budgets apply to one look, or to all looks`() throws {
    #expect(
      try reports(
        """
            expect operations == 2 && layers == 0, in: [.plain, .on, .disabled]
            expect pixels == 60 * 44, in: .plain
            expect pixels == 240 * 44, in: .wide
            expect looks == 10
            expect bytes == 4 * (8 * 60 * 44 + 2 * 240 * 44)
        """
      ) == []
    )
    #expect(
      try reports(
        """
            expect operations <= 1, in: .plain
            expect layers > 0, in: .on
            expect pixels < 2640, in: .plain
            expect looks <= 9, in: .plain
            expect bytes < 1000, in: .plain
        """
      ) == [
        "25:12: error: fails in 'plain', light and dark: 2 <= 1",
        "26:12: error: fails in 'on', light and dark: 0 > 0",
        "27:12: error: fails in 'plain', light and dark: 2640 < 2640",
        "28:12: error: fails in 'plain', light and dark: 10 <= 9",
        "29:12: error: fails in 'plain', light and dark: 168960 < 1000",
      ]
    )
  }

  @Test func `an unmet expectation is reported at its position, with the values`() throws {
    #expect(
      try reports(
        """
            expect size.width >= 80, in: .plain
            expect bounds.width <= 100
            expect size == (44, 44) || isOn, in: .plain
            expect size.height == 44 && size.width == 61, in: [.plain, .on]
            expect textFits
            expect pixel == #000000, at: (30, 2), in: .plain
            expect ink.contrastRatio(with: pixel) >= 4.5, at: (30, 2), in: .plain
            identical .plain, .on
            distinct .plain, .disabled, .disabledOn
        """
      ) == [
        "25:12: error: fails in 'plain', light and dark: 60 >= 80",
        "26:12: error: fails in 'wide', light and dark: 240 <= 100",
        "27:12: error: fails in 'plain', light and dark",
        "28:12: error: fails in 'plain' and 'on', light and dark: 60 == 61",
        "29:12: error: fails in 'long', light and dark: text is truncated, because it does not fit",
        "30:12: error: fails in 'plain', light and dark: #FFFFFF == #000000",
        "31:12: error: fails in 'plain', dark: 4.4781 >= 4.5",
        "32:5: error: 'plain' and 'on' look different, light",
        "33:5: error: 'disabled' and 'disabledOn' look identical, light",
      ]
    )
  }

  @Test(arguments: ["Samples/Components/Slider.raster", "Tests/SampleTests/Language/States.raster"])
  func `samples meet their expectations`(path: String) throws {
    let file = repositoryRoot.appending(path: path).path(percentEncoded: false)
    let run = try Workplace().run("test", file)
    #expect(run.errors.hasSuffix("; 6 tests passed\n"), "\(run.errors)")
  }

  @Test func `tests are counted, and reported to tools`() throws {
    let place = try button("    expect textFits, in: .plain\n    expect size.width == 1, in: .on")
    let update = try place.run("test", "--update", ".")
    #expect(update.errors.hasSuffix("; 1 of 2 tests failed\n"), "\(update.errors)")
    let run = try place.run("test", "--format", "json", "--junit", "a.xml", ".")
    #expect(run.code == 10)
    let object = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    #expect(object?["tests"] as? Int == 2)
    #expect((object?["failedTests"] as? [[String: Any]])?.count == 1)
    #expect(run.errors.contains(" [failed-test]\n"), "\(run.errors)")
    let xml = String(decoding: try #require(place.bytes("a.xml")), as: UTF8.self)
    #expect(
      xml.contains(
        "<testcase classname=\"Button tests\" name=\"line 26: size.width == 1\">"
      ),
      "\(xml)"
    )
  }

  @Test func `tests are neither part of keys nor of generated Swift`() throws {
    let (bare, tested) = (try button(""), try button("    expect textFits, in: .plain"))
    var texts: [[UInt8]?] = []
    for place in [bare, tested] {
      #expect(try place.run("test", "--update", ".").code == 0)
      #expect(try place.run("gen", ".", "--output-directory", "out").code == 0)
      texts += [place.bytes("looks.lock"), place.bytes("out/Button.raster.swift")]
    }
    #expect(texts[0] == texts[2])
    #expect(texts[1] == texts[3])
    #expect(texts[1] != nil)
  }

  @Test func `a condition that takes too long is stopped`() throws {
    let sum = "[for i in 0..<10000: [for j in 0..<10000: i * j].count].count"
    let found = try reports("    expect \(sum) > 0, in: .plain")
    #expect(found == ["25:12: error: takes too long to evaluate"])
  }
}

@Suite struct CoverageTests {
  @Test func `branches that no look takes are noted`() throws {
    let place = try Workplace([
      "Chip.raster": """
      enum Kind { case small, large, huge }

      func side(_ kind: Kind) -> Double {
        switch kind {
          case .small: 10
          case .large: 20
          else: 30
        }
      }

      component Chip {
        state kind: Kind = .small
        state title: String = "a"
        state isOn: Bool = false

        size side(kind), 10

        draw {
          fill rect(bounds), with: isOn ? #000000 : #FFFFFF
          if title.count > 3 {
            text title, in: bounds, with: isOn ? #FFFFFF : #000000
          }
          switch kind {
            case .small: fill circle(bounds), with: #FF0000
            case .huge: fill circle(bounds), with: #00FF00
            else: fill circle(bounds), with: #0000FF
          }
        }

        states {
          large kind: .large
          on    isOn: true
        }
      }

      """
    ])
    #expect(try place.run("check", ".").errors == "")
    let run = try place.run("test", "--update", "--coverage", "--diagnostic-format", "short", ".")
    #expect(run.code == 0)
    #expect(
      run.errors
        == """
        Chip.raster:4:10: note: no look reaches the 'else' branch of this [untaken-branch]
        Chip.raster:20:8: note: no look makes this true [untaken-branch]
        Chip.raster:25:12: note: no look reaches this case [untaken-branch]
        looks take 7 of 12 branches
        3 looks are new; 3 drawn

        """.replacing("3 looks are new; 3 drawn", with: "6 are new; 6 drawn"),
      "\(run.errors)"
    )
  }
}
