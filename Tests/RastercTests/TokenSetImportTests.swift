// `rasterc import` of a design tool's token sets: files, themes and the resolver.

import Foundation
import Raster
import TestSupport
import Testing

private let studio = ##"""
  {
    "core": {
      "blue": { "$type": "color", "$value": "#1463E6" }, "night": { "$type": "color", "$value": "#0B1020" },
      "space": { "2": { "$type": "spacing", "$value": "8" }, "3": { "$type": "sizing", "$value": "{space.2} * 2" } },
      "gap": { "$type": "spacing", "$value": "4" }
    },
    "light": { "surface": { "$type": "color", "$value": "{blue}" }, "rim": { "$type": "spacing", "$value": "1" } },
    "dark": { "surface": { "$type": "color", "$value": "{night}" }, "rim": { "$type": "spacing", "$value": "2" } },
    "density/compact": { "gap": { "$type": "spacing", "$value": "2" } },
    "parts": {
      "wide": { "$type": "sizing", "$value": "{gap} * 10", "$description": "ten gaps" },
      "half": { "$type": "sizing", "$value": "{wide} / 2" },
      "side": { "$type": "sizing", "$value": "{half}" },
      "both": { "$type": "sizing", "$value": "{gap} * {rim}" },
      "lift": { "$type": "boxShadow", "$value": { "x": "0", "y": "{gap} / 2", "blur": "{rim}", "spread": "0", "color": "{surface}" } },
      "tall": { "$type": "sizing", "$value": "{space.3}" },
      "ground": { "$type": "color", "$value": "{surface}" }
    },
    "unused": { "x": { "$type": "spacing", "$value": "1" } },
    "$themes": [
      { "id": "a", "name": "light", "group": "appearance", "selectedTokenSets": { "core": "source", "light": "enabled", "parts": "enabled" } },
      { "id": "b", "name": "dark", "group": "appearance", "selectedTokenSets": { "core": "source", "dark": "enabled", "light": "disabled", "parts": "enabled" } },
      { "id": "c", "name": "roomy", "group": "density", "selectedTokenSets": { "core": "enabled" } },
      { "id": "d", "name": "compact", "group": "density", "selectedTokenSets": { "core": "enabled", "density/compact": "enabled" } }
    ],
    "$metadata": { "tokenSetOrder": ["core", "light", "dark", "density/compact", "parts"] }
  }
  """##

@Suite struct TokenSetImportTests {
  @Test func `sets become files, and themes the modifiers of a resolver`() throws {
    let place = try Workplace(["studio.tokens.json": studio])
    let run = try place.run(
      "import",
      "studio.tokens.json",
      "-o",
      "out",
      "--diagnostic-format",
      "short"
    )
    #expect(run.code == 0)
    #expect(
      run.text.split(separator: "\n") == [
        "out/studio/core.tokens.json", "out/studio/light.tokens.json",
        "out/studio/dark.tokens.json",
        "out/studio/density/compact.tokens.json", "out/studio/parts.tokens.json",
        "out/studio/unused.tokens.json", "out/studio/calculations/density-roomy.tokens.json",
        "out/studio/calculations/density-compact.tokens.json", "out/studio.resolver.json",
      ]
    )
    let notes = run.errors.split(separator: "\n").map {
      $0.components(separatedBy: ": note: ").last
    }
    #expect(
      notes == [
        "the set 'unused' is in no theme, and not in the resolver [import-feature-unsupported]",
        "/parts/both: a calculation that depends on the themes of several groups; the token is left out [import-feature-unsupported]",
      ]
    )
    #expect(
      place.text("out/studio.resolver.json") == """
        {
          "version": "2025.10",
          "sets": {
            "base": { "sources": [{ "$ref": "studio/core.tokens.json" }] },
            "base-2": { "sources": [{ "$ref": "studio/parts.tokens.json" }] }
          },
          "modifiers": {
            "appearance": {
              "contexts": {
                "light": [{ "$ref": "studio/light.tokens.json" }],
                "dark": [{ "$ref": "studio/dark.tokens.json" }]
              },
              "default": "light"
            },
            "density": {
              "contexts": {
                "roomy": [{ "$ref": "studio/calculations/density-roomy.tokens.json" }],
                "compact": [
                  { "$ref": "studio/density/compact.tokens.json" },
                  { "$ref": "studio/calculations/density-compact.tokens.json" }
                ]
              },
              "default": "roomy"
            }
          },
          "resolutionOrder": [
            { "$ref": "#/sets/base" },
            { "$ref": "#/modifiers/appearance" },
            { "$ref": "#/modifiers/density" },
            { "$ref": "#/sets/base-2" }
          ]
        }

        """
    )
  }

  @Test func `a calculation that depends on a theme is computed for each`() throws {
    let place = try Workplace(["studio.tokens.json": studio])
    #expect(try place.run("import", "studio.tokens.json", "-o", "out").code == 0)
    func shown(_ theme: String) -> String {
      place.text("out/studio/calculations/density-\(theme).tokens.json")
    }
    for (theme, wide, half, offset) in [("roomy", 40, 20, 2), ("compact", 20, 10, 1)] {
      let text = shown(theme).filter { $0 != " " && $0 != "\n" }
      #expect(
        text.contains(
          #""wide":{"$type":"dimension","$value":{"value":\#(wide),"unit":"px"},"$description":"tengaps"}"#
        )
      )
      #expect(text.contains(#""half":{"$type":"dimension","$value":{"value":\#(half),"#))
      #expect(text.contains(#""offsetY":{"value":\#(offset),"unit":"px"},"blur":"{rim}""#))
      #expect(!text.contains("side") && !text.contains("both"))
    }
    let again = try place.run("import", "out", "-o", "again")
    #expect(again.code == 0 && again.text.isEmpty)
  }

  @Test func `each combination of themes draws the values that the tool gives`() throws {
    let place = try Workplace([
      "studio.tokens.json": studio,
      "A.raster": """
      import "out/studio.resolver.json", as: T

      component A {
        size 40, T.tall
        draw {
          fill rect(bounds), with: T.ground
          fill rect(Rect(x: 0, y: 0, width: T.gap, height: 16)), with: #FFFFFF
          fill rect(Rect(x: 40 - T.side, y: 0, width: T.wide - T.half, height: 16)), with: #FFFFFF
        }
      }

      """,
    ])
    #expect(try place.run("import", "studio.tokens.json", "-o", "out").code == 0)
    for (appearance, ground) in [("light", [20, 99, 230]), ("dark", [11, 16, 32])] {
      for (density, gap) in [("roomy", 4), ("compact", 2)] {
        let run = try place.run(
          "render",
          "A.raster",
          "--appearance",
          appearance,
          "--environment",
          "density=\(density)",
          "-o",
          "a.png"
        )
        #expect(run.code == 0, "\(run.errors)")
        let bitmap = try Image(decoding: try #require(place.bytes("a.png"))).bitmap
        #expect(bitmap.width == 40 && bitmap.height == 16)
        let bytes = bitmap.bytes
        let row = (0..<40).map { x in (0..<3).map { Int(bytes[x * 4 + $0]) } }
        #expect(row.prefix { $0 == [255, 255, 255] }.count == gap)
        #expect(row[15] == ground, "\(appearance) \(density)")
        // Half of ten gaps.
        #expect(row.reversed().prefix { $0 == [255, 255, 255] }.count == gap * 5)
      }
    }
  }

  @Test func `the order of the sets is kept, and what cannot be kept is reported`() throws {
    func sets(_ order: String) -> String {
      ##"""
      {
        "base": { "a": { "$type": "spacing", "$value": "1" } },
        "dark": { "a": { "$type": "spacing", "$value": "2" } }, "light": {},
        "wide": { "a": { "$type": "spacing", "$value": "3" } },
        "last": { "a": { "$type": "spacing", "$value": "4" } },
        "$themes": [
          { "name": "day", "group": "time", "selectedTokenSets": { "base": "enabled", "light": "enabled", "last": "enabled" } },
          { "name": "night", "group": "time", "selectedTokenSets": { "base": "enabled", "dark": "enabled", "last": "enabled" } },
          { "name": "small", "group": "screen", "selectedTokenSets": {} },
          { "name": "large", "group": "screen", "selectedTokenSets": { "wide": "enabled" } }
        ],
        "$metadata": { "tokenSetOrder": [\##(order)] }
      }
      """##
    }
    let place = try Workplace([
      "kept.tokens.json": sets(#""base", "dark", "light", "wide", "last""#),
      "lost.tokens.json": sets(#""wide", "base", "dark", "light", "last""#),
      "A.raster": """
      import "out/kept.resolver.json", as: T

      component A {
        size T.a, 1
        draw { fill rect(bounds), with: #000000 }
      }

      """,
    ])
    let kept = try place.run("import", "kept.tokens.json", "-o", "out")
    #expect(kept.code == 0 && kept.errors == "")
    for mode in ["time=night", "screen=large", "time=day"] {
      let run = try place.run("render", "A.raster", "--environment", mode, "-o", "a.png")
      #expect(run.code == 0, "\(run.errors)")
      #expect(place.bytes("a.png")?[19] == 4, "\(mode)")
    }
    let lost = try place.run(
      "import",
      "lost.tokens.json",
      "-o",
      "out",
      "--diagnostic-format",
      "short"
    )
    #expect(lost.code == 0)
  }
}
