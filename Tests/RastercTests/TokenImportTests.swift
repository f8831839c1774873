// `rasterc import` of token files: older forms, types, calculations, and what is left out.

import Foundation
import TestSupport
import Testing

/// A value of an older file, and its type and value in the current format.
struct TokenValueCase: Sendable, CustomTestStringConvertible {
  let type: String?
  let value: String
  let result: String

  init(_ type: String?, _ value: String, _ result: String) {
    (self.type, self.value, self.result) = (type, value, result)
  }

  var testDescription: String { "\(type ?? "no type"): \(value)" }
}

/// Values by the rules of design tools, worked out by hand.
private let values = [
  TokenValueCase(
    "color",
    ##""#1463E6""##,
    "color [0.0784313725490196, 0.38823529411764707, 0.9019607843137255]"
  ),
  TokenValueCase("color", ##""rgba(#FF0000, 0.5)""##, #"color [1, 0, 0], "alpha": 0.5"#),
  TokenValueCase(nil, ##""transparent""##, #"color [0, 0, 0], "alpha": 0"#),
  TokenValueCase(nil, ##""hsl(120 100% 50%)""##, "color [0, 1, 0]"),
  TokenValueCase("spacing", #""8""#, "dimension 8 px"),
  TokenValueCase("sizing", #""1.5rem""#, "dimension 1.5 rem"),
  TokenValueCase("borderRadius", #""6px""#, "dimension 6 px"),
  TokenValueCase("fontSizes", "14", "dimension 14 px"),
  TokenValueCase("letterSpacing", #""-.5px""#, "dimension -0.5 px"),
  TokenValueCase(nil, #""12pt""#, "dimension 16 px"),
  TokenValueCase("fontWeights", #""SemiBold""#, "fontWeight 600"),
  TokenValueCase("fontWeights", #""Extra Light""#, "fontWeight 200"),
  TokenValueCase("lineHeights", #""150%""#, "number 1.5"),
  TokenValueCase("lineHeights", #""24px""#, "dimension 24 px"),
  TokenValueCase("opacity", #""50%""#, "number 0.5"),
  TokenValueCase(
    "fontFamilies",
    #""\"Fira Sans\", Arial, sans-serif""#,
    #"fontFamily ["Fira Sans", "Arial", "sans-serif"]"#
  ),
  TokenValueCase("other", #""0px""#, "dimension 0 px"),
  TokenValueCase(nil, #""150ms""#, "duration 150 ms"),
  TokenValueCase("dimension", #""(4px + 2) * 3 - 2px / 2""#, "dimension 17 px"),
  TokenValueCase("spacing", #""round(7.6) * -1""#, "dimension -8 px"),
  TokenValueCase("number", #""roundTo(10 / 3, 2)""#, "number 3.33"),
  TokenValueCase(nil, #""cubic-bezier(0.34, 1.56, 0.64, 1)""#, "cubicBezier [0.34, 1.56, 0.64, 1]"),
  TokenValueCase(
    "boxShadow",
    ##"{ "x": "0", "y": "2", "blur": "8", "spread": "0", "color": "#00000033", "type": "innerShadow" }"##,
    #"shadow color [0, 0, 0], "alpha": 0.2 offsetX 0 px offsetY 2 px blur 8 px spread 0 px inset true"#
  ),
  TokenValueCase(
    nil,
    #""2px dashed rgb(255, 0, 0)""#,
    #"border color [1, 0, 0] width 2 px style "dashed""#
  ),
]

/// Values that have no counterpart, and a part of the note.
private let losses = [
  TokenValueCase(nil, #""unset""#, "/a: 'unset' has no counterpart in the format"),
  TokenValueCase("spacing", #""2ch""#, "/a: lengths in 'ch' have no counterpart"),
  TokenValueCase("letterSpacing", #""20%""#, "/a: lengths in '%' have no counterpart"),
  TokenValueCase("textCase", #""uppercase""#, "/a: tokens of the type 'textCase' are not drawn"),
  TokenValueCase("color", #""""#, "/a: an empty value"),
  TokenValueCase("spacing", #""1px + 1rem""#, "/a: a calculation with 'px' and 'rem'"),
  TokenValueCase("spacing", #""4px / 0""#, "/a: a division by zero"),
  TokenValueCase("spacing", #""4px * 2px""#, "/a: a product of two lengths"),
  TokenValueCase("spacing", #""4px * (2""#, "/a: '4px * (2' is not a value or a calculation"),
  TokenValueCase("spacing", #""4px; 2 * 3""#, "is not a value or a calculation"),
  TokenValueCase(
    "spacing",
    "\"" + String(repeating: "(", count: 40) + "1" + String(repeating: ")", count: 40) + "\"",
    "/a: a calculation with more than 32 levels of parentheses"
  ),
  TokenValueCase("spacing", #""{b} * 2""#, "refers to 'b', which is not defined"),
  TokenValueCase("spacing", #""{a} * 2""#, "/a: refers to itself"),
  TokenValueCase("color", #""{a}""#, "/a: refers to itself"),
]

@Suite struct TokenImportTests {
  /// A converted token on one line, without the words that all values have.
  private func shown(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    var result = line.split(separator: " ").joined(separator: " ")
    result = result.components(separatedBy: "\"$type\": ").last ?? ""
    for (part, short) in [
      ("\"$value\": ", ""), ("{ \"colorSpace\": \"srgb\", \"components\": ", ""),
      ("{ \"value\": ", ""), (", \"unit\":", ""), ("\", ", " "), ("[ ", "["), (" ]", "]"),
      ("\"offsetX\": ", "offsetX "), ("\"offsetY\": ", "offsetY "), ("\"blur\": ", "blur "),
      ("\"spread\": ", "spread "), ("\"inset\": ", "inset "), ("{ \"color\": ", "color "),
      ("\"width\": ", "width "), ("\"style\": ", "style "), (" }", ""), ("},", ""),
    ] { result = result.replacingOccurrences(of: part, with: short) }
    return result
  }

  private func converted(_ test: TokenValueCase) throws -> (text: String, errors: String) {
    let type = test.type.map { "\"type\": \"\($0)\", " } ?? ""
    let place = try Workplace(["in.tokens.json": "{ \"a\": { \(type)\"value\": \(test.value) } }"])
    let run = try place.run("import", "in.tokens.json", "-o", "out", "--diagnostic-format", "short")
    #expect(run.code == 0, "\(run.errors)")
    return (place.text("out/in.tokens.json"), run.errors)
  }

  @Test(arguments: values)
  func `a value becomes one of the format`(test: TokenValueCase) throws {
    let (text, errors) = try converted(test)
    #expect(errors == "")
    let place = try Workplace([
      "in.tokens.json": text, "A.raster": "import \"in.tokens.json\", as: T\n",
    ])
    let check = try place.run("check", "A.raster")
    #expect(check.code == 0, "\(check.errors)")
    let plain = { (text: String) in text.filter { !"\"{}, ".contains($0) } }
    #expect(plain(shown(text)) == plain(test.result), "\(text)")
  }

  @Test(arguments: losses)
  func `a note names a token that cannot be converted`(test: TokenValueCase) throws {
    let (text, errors) = try converted(test)
    #expect(errors.contains("note: /a: ") && errors.contains(test.result), "\(errors)")
    #expect(errors.contains("the token is left out"))
    #expect(text == "{}\n")
  }

  @Test func `a file without types is converted by values, names and uses`() throws {
    let place = try Workplace([
      "old.tokens.json": """
      { "acme": {
        "comment": "All of it.",
        "green": { "value": "#CBCE1C", "comment": "The brand." },
        "none": { "value": 0 }, "heavy": { "value": "700" }, "plain": { "value": "700" },
        "small": { "value": "4px" },
        "button": {
          "background-color": { "value": "{acme.green.value}" }, "padding-top": { "value": "{acme.none}" },
          "font-weight": { "value": "{ acme.heavy }" }, "z-index": { "value": 3 },
          "border": { "value": "{acme.small} solid {acme.green}" },
          "shadow": { "value": "inset 0 -4px {acme.green}, 0 1px 2px 3px #00000080" },
          "cursor": { "value": "pointer" }, "hover-cursor": { "value": "{acme.button.cursor}" }
        },
        "font": { "value": "Inter", "bold": { "value": "{acme.font}" }, "family": { "value": "{acme.font}" } },
        "1.5": { "value": "6px" }, "half": { "value": "{acme.1.5}" }
      } }
      """,
      "A.raster": """
      import "out/old.tokens.json", as: T

      component A {
        size 20 + T.acme.button.paddingTop, T.acme.half
        draw {
          fill rect(bounds), with: T.acme.button.backgroundColor
          stroke rect(bounds), with: T.acme.button.border.color, width: T.acme.button.border.width
          layer shadows: T.acme.button.shadow {
            text "a", in: bounds,
              font: Font(family: T.acme.font.root, size: 3, weight: T.acme.button.fontWeight),
              with: T.acme.green.opacity(Fraction(T.acme.button.zIndex / T.acme.plain))  // allow low-contrast: the text is nearly transparent
          }
        }
      }

      """,
    ])
    let run = try place.run(
      "import",
      "old.tokens.json",
      "-o",
      "out",
      "--diagnostic-format",
      "short"
    )
    #expect(run.code == 0 && run.text == "out/old.tokens.json\n")
    #expect(
      run.errors.split(separator: "\n").map { $0.components(separatedBy: ": note: ").last } == [
        "/acme/button/cursor: 'pointer' has no counterpart in the format; the token is left out [import-feature-unsupported]",
        "/acme/button/hover-cursor: refers to a token that is left out; the token is left out [import-feature-unsupported]",
      ]
    )
    let text = place.text("out/old.tokens.json")
    for part in [
      "\"$description\": \"All of it.\"", "\"$description\": \"The brand.\"",
      "\"$value\": \"{acme.font.$root}\"", "\"1-5\": {", "\"$value\": \"{acme.1-5}\"",
    ] { #expect(text.contains(part), "\(part) \(text)") }
    let check = try place.run("check", "A.raster")
    #expect(check.code == 0, "\(check.errors)")
  }

  @Test func `files of a folder refer to each other, and a resolver reads them all`() throws {
    let place = try Workplace([
      "src/brand.tokens.json": ##"{ "ink": { "value": "#102030" }, "gap": { "value": "3px" } }"##,
      "src/parts/button.tokens.json":
        #"{ "button": { "ink": { "value": "{ink}" }, "far": { "value": "{elsewhere.x}" } } }"#,
      "src/parts/new.tokens.json":
        #"{ "gap": { "$type": "dimension", "$value": { "value": 5, "unit": "px" } } }"#,
      "A.raster": """
      import "out/src.resolver.json", as: T

      component A {
        size T.gap, 20
        draw { fill rect(bounds), with: T.button.ink }
      }

      """,
    ])
    let run = try place.run("import", "src", "-o", "out")
    #expect(run.code == 0)
    #expect(
      run.text
        == "out/brand.tokens.json\nout/parts/button.tokens.json\nout/parts/new.tokens.json\nout/src.resolver.json\n"
    )
    #expect(
      run.errors.contains(
        "/button/far: refers to 'elsewhere.x', which is not defined in the files of this import"
      )
    )
    let render = try place.run("render", "A.raster", "-o", "a.png")
    #expect(render.code == 0, "\(render.errors)")
    let image = try #require(place.bytes("a.png"))
    #expect(image.count > 8 && image[19] == 5)
    // Converted again, nothing changes.
    let again = try place.run("import", "out", "-o", "other")
    #expect(again.code == 0 && again.text == "")
    #expect(again.errors.contains("the file is in the current format; nothing is written"))
    #expect(place.names(in: "other") == [])
  }

  @Test func `an existing file is replaced only with --force, and notes are errors with --strict`()
    throws
  {
    let place = try Workplace([
      "a.tokens.json": #"{ "a": { "value": "4px" }, "b": { "value": "auto" } }"#
    ])
    let kept = try place.run("import", "a.tokens.json")
    #expect(kept.code != 0 && kept.errors.contains("already exists with different contents"))
    let strict = try place.run("import", "a.tokens.json", "-o", "out", "--strict")
    #expect(strict.code == 1 && strict.errors.contains("error: /b: 'auto'"))
    #expect(place.names(in: "out") == [])
    let printed = try place.run("import", "a.tokens.json", "-o", "-")
    #expect(printed.code == 0 && printed.text.contains("\"unit\": \"px\""))
    let forced = try place.run("import", "a.tokens.json", "--force")
    #expect(forced.code == 0 && place.text("a.tokens.json").contains("\"$value\""))
    let none = try place.run("import", ".", "-o", "x")
    #expect(none.code == 0 && none.text == "")
  }

  @Test func `hostile files end with notes`() throws {
    let count = 4_000
    let chain = (0..<count).map { "\"a\($0)\": { \"value\": \"{a\($0 + 1)}\" }" }
    let sums = (0..<200).map {
      "\"s\($0)\": { \"type\": \"spacing\", \"value\": \"{s\($0 + 1)} + {s\($0 + 1)}\" }"
    }
    let place = try Workplace([
      "chain.tokens.json":
        "{ \(chain.joined(separator: ", ")), \"a\(count)\": { \"value\": \"4px\" } }",
      "cycle.tokens.json":
        "{ \(chain.joined(separator: ", ")), \"a\(count)\": { \"value\": \"{a0}\" } }",
      "sums.tokens.json": "{ \(sums.joined(separator: ", ")), \"s200\": { \"value\": \"0px\" } }",
      "deep.tokens.json": String(repeating: "{ \"a\": ", count: 70) + "1"
        + String(repeating: " }", count: 70),
      "list.tokens.json": "[]",
    ])
    func run(_ name: String) throws -> Run {
      try place.run("import", "\(name).tokens.json", "-o", "out", "--diagnostic-format", "short")
    }
    let chained = try run("chain")
    #expect(chained.code == 0 && chained.errors == "")
    let cyclic = try run("cycle")
    #expect(
      cyclic.code == 0 && cyclic.errors.contains("/a0: refers to itself; the token is left out")
    )
    let summed = try run("sums")
    #expect(
      summed.code == 0 && summed.errors.contains("more than 64 tokens that refer to each other")
    )
    let deep = try run("deep")
    #expect(deep.code == 1 && deep.errors.contains("nested more than 64 levels deep"))
    let list = try run("list")
    #expect(list.code == 0 && list.errors.contains("this is not a token file"))
  }
}
