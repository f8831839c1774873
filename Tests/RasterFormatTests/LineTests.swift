// Line breaks: where the formatter adds them, and which of the author's it keeps.

import TestSupport
import Testing

@Suite struct LineTests {
  @Test func `a semicolon between lines becomes a line break`() {
    expect(
      "let a = 1; let b = 2; // two\n;let c = 3;\n\ncomponent A { size 1, 2; draw { fill a; fill b; } };",
      formatsTo: """
        let a = 1
        let b = 2  // two
        let c = 3

        component A {
          size 1, 2
          draw {
            fill a
            fill b
          }
        }

        """
    )
  }

  @Test func `lines fill up to their commas, unless the author's breaks fit`() {
    expect(
      "component A {\n  draw {\n    text words, in: bounds, font: label, with: ink, align: .center\n  }\n}\n",
      formatsTo: """
        component A {
          draw {
            text words, in: bounds, font: label, with: ink,
              align: .center
          }
        }

        """
    )
    expectUnchanged(
      """
      component A {
        draw {
          text words,
            in: bounds, font: label,
            with: ink
        }
      }

      """
    )
    expect(
      """
      component A {
        draw {
          text words, in: bounds, font: label, with: ink, align: .center,
            maxLines: 1
        }
      }

      """,
      formatsTo: """
        component A {
          draw {
            text words, in: bounds, font: label, with: ink,
              align: .center, maxLines: 1
          }
        }

        """
    )
  }

  @Test func `brackets hold their content on one line, or each element on its own line`() {
    expect(
      "let a = linearGradient(from: .topLeft, to: .bottomRight, [night, rose, sun, lake])\n",
      formatsTo: """
        let a = linearGradient(
          from: .topLeft, to: .bottomRight, [night, rose, sun, lake]
        )

        """
    )
    expect(
      "let a = linearGradient(from: .topLeft, to: .bottomRight, [night, rose, sun, lake], in: .oklab)\n",
      formatsTo: """
        let a = linearGradient(
          from: .topLeft,
          to: .bottomRight,
          [night, rose, sun, lake],
          in: .oklab
        )

        """
    )
  }

  @Test func `the author's rows in brackets stay, and the closing bracket has its own line`() {
    expect(
      "let a = Insets(top: 1, left: 2,\n    bottom: 3,\n right: 4)\n",
      formatsTo: "let a = Insets(\n  top: 1, left: 2,\n  bottom: 3,\n  right: 4\n)\n"
    )
  }

  @Test func `lists are filled, and rows that fit stay`() {
    expectUnchanged("let a = [\n  1, 2,\n  3,\n]\n")
    expect(
      "let a = [\n  \"Grand Hotel\", \"Hôtel de la Gare\", \"Seeblick\", \"Ξενία\", \"Iba\",\n  \"Ibi\",\n  \"Ibo\"\n]\n",
      formatsTo: """
        let a = [
          "Grand Hotel", "Hôtel de la Gare", "Seeblick", "Ξενία",
          "Iba", "Ibi", "Ibo",
        ]

        """
    )
  }

  @Test func `only lists of several lines end with a comma`() {
    expect(
      "let a = [\n  1,\n  2\n]\nlet b = [1, 2,]\nlet c = f(\n  1,\n  2,\n)\nlet d = [\n  1,\n]\n",
      formatsTo:
        "let a = [\n  1,\n  2,\n]\nlet b = [1, 2]\nlet c = f(\n  1,\n  2\n)\nlet d = [\n  1\n]\n"
    )
  }

  @Test func `lines break before operators, the loosest first, and before both ternary signs`() {
    expect(
      "let a = first * second + third * fourth + fifth * sixth + seventh * eighth\n",
      formatsTo:
        "let a = first * second + third * fourth + fifth * sixth\n  + seventh * eighth\n"
    )
    expect(
      "let a = isPressed ? Brand.accent.darker(15%) : isOn ? Brand.accent : Brand.track\n",
      formatsTo: """
        let a = isPressed
          ? Brand.accent.darker(15%)
          : isOn ? Brand.accent : Brand.track

        """
    )
    expect("let a = b +\n  c\n", formatsTo: "let a = b\n  + c\n")
  }

  @Test func `a line breaks after an equal sign if the value then fits on a line`() {
    expect(
      "let reading = TextStyle(font: Font(size: 15), lineHeight: 150%)\n",
      formatsTo: "let reading =\n  TextStyle(font: Font(size: 15), lineHeight: 150%)\n"
    )
    expect("let a =\n  1\n", formatsTo: "let a = 1\n")
  }

  @Test func `only the last brackets open if they are broken`() {
    expectUnchanged(
      """
      let a = roundedRect(bounds, radius: CornerRadii(
        topLeft: 1,
        topRight: 2
      ))

      """
    )
  }

  @Test func `brackets that are not broken themselves have no trailing comma`() {
    expectUnchanged("let a = [b, Insets(\n  top: 1,\n  left: 2\n)]\n")
  }

  @Test func `a statement continues after brackets that close on their own line`() {
    expect(
      "component A {\n  draw {\n    place B(\n      c: 1),\n    in: d\n  }\n}\n",
      formatsTo: "component A {\n  draw {\n    place B(\n      c: 1\n    ), in: d\n  }\n}\n"
    )
  }

  @Test func `continuation lines before a block are indented twice`() {
    expect(
      "component A {\n  draw {\n    layer opacity: 50%, clip: circle(bounds), blend: .multiply {\n fill b\n}\n  }\n}\n",
      formatsTo: """
        component A {
          draw {
            layer opacity: 50%, clip: circle(bounds),
                blend: .multiply {
              fill b
            }
          }
        }

        """
    )
  }
}

@Suite struct BlockTests {
  @Test func `a block written on one line stays there if it fits`() {
    expectUnchanged("enum A { case b, c }\n\ncomponent D {\n  draw { fill e, with: f }\n}\n")
    expectUnchanged("component D {\n  draw {\n    fill e\n  }\n}\n")
    expect(
      "component A {\n  draw { stroke outline, with: ink, width: 2, align: .inside }\n}\n",
      formatsTo: """
        component A {
          draw {
            stroke outline, with: ink, width: 2, align: .inside
          }
        }

        """
    )
  }

  @Test func `each case and field takes a line`() {
    expect(
      "struct A { let b: Int let c: Int }\nlet d = switch e { case .a: 1 case .b, .c: 2 else: 3 }\n",
      formatsTo: """
        struct A {
          let b: Int
          let c: Int
        }
        let d = switch e {
          case .a: 1
          case .b, .c: 2
          else: 3
        }

        """
    )
  }

  @Test func `statements follow the colon of a case, or begin below it`() {
    expect(
      """
      component A {
        draw {
          switch b {
          case .c: fill d
          case .e:
          fill f
          case .g: fill h
            fill i
          case .j:
          }
        }
      }

      """,
      formatsTo: """
        component A {
          draw {
            switch b {
              case .c: fill d
              case .e:
                fill f
              case .g:
                fill h
                fill i
              case .j:
            }
          }
        }

        """
    )
  }

  @Test func `else follows on the line of the closing brace`() {
    expect(
      "component A {\n  draw {\n    if b { fill c }\n    else if d {\n fill e }\n    else { }\n  }\n}\n",
      formatsTo: """
        component A {
          draw {
            if b {
              fill c
            } else if d {
              fill e
            } else {}
          }
        }

        """
    )
  }

  @Test func `brackets nest as deeply as the parser accepts, and deeper`() {
    for depth in [10, 90, 5_000] {
      let text =
        "let a = " + String(repeating: "(", count: depth) + "1"
        + String(repeating: ")", count: depth)
      expect(text + "\n", formatsTo: text + "\n", width: 20_000)
      let blocks = "component A {\n" + String(repeating: "if b {\n", count: depth)
      #expect(formatFailure(of: Array(blocks.utf8)) == nil)
    }
  }
}
