// Where lines break, and where the author's line breaks stay.

import TestSupport
import Testing

@Suite struct LineTests {
  @Test func `are filled at the commas of a line of words, unless the author's fit`() {
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

  @Test func `break in brackets: all on one line inside, or else each on its own`() {
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

  @Test func `keep the author's rows in brackets, and close these on a line of their own`() {
    expect(
      "let a = Insets(top: 1, left: 2,\n    bottom: 3,\n right: 4)\n",
      formatsTo: "let a = Insets(\n  top: 1, left: 2,\n  bottom: 3,\n  right: 4\n)\n"
    )
  }

  @Test func `fill lists, and keep rows that fit`() {
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

  @Test func `have a comma at the end of a list of several lines, and nowhere else`() {
    expect(
      "let a = [\n  1,\n  2\n]\nlet b = [1, 2,]\nlet c = f(\n  1,\n  2,\n)\nlet d = [\n  1,\n]\n",
      formatsTo:
        "let a = [\n  1,\n  2,\n]\nlet b = [1, 2]\nlet c = f(\n  1,\n  2\n)\nlet d = [\n  1\n]\n"
    )
  }

  @Test func `break before operators, the loosest first, and before both signs of a choice`() {
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

  @Test func `break after an equal sign where the value fits on a line then`() {
    expect(
      "let reading = TextStyle(font: Font(size: 15), lineHeight: 150%)\n",
      formatsTo: "let reading =\n  TextStyle(font: Font(size: 15), lineHeight: 150%)\n"
    )
    expect("let a =\n  1\n", formatsTo: "let a = 1\n")
  }

  @Test func `open only the last brackets where these are broken`() {
    expectUnchanged(
      """
      let a = roundedRect(bounds, radius: CornerRadii(
        topLeft: 1,
        topRight: 2
      ))

      """
    )
  }

  @Test func `have no comma in brackets that are not broken themselves`() {
    expectUnchanged("let a = [b, Insets(\n  top: 1,\n  left: 2\n)]\n")
  }

  @Test func `go on behind brackets that close on a line of their own`() {
    expect(
      "component A {\n  draw {\n    place B(\n      c: 1),\n    in: d\n  }\n}\n",
      formatsTo: "component A {\n  draw {\n    place B(\n      c: 1\n    ), in: d\n  }\n}\n"
    )
  }

  @Test func `of a head that goes on are indented twice before a block`() {
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
  @Test func `stay on a line that has room for them, if they were on one`() {
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

  @Test func `take a line for each case and field`() {
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

  @Test func `have their statements behind the colon of a case, or below it`() {
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

  @Test func `go on with else on the line of the brace`() {
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

  @Test func `nest as deep as the parser takes them, and deeper`() {
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
