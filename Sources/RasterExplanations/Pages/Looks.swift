// What is said of looks: words that are hard to read or cut, controls that are hard to hit, no picture.

extension Explanation {
  static let looks = #"""
    ## low-contrast
    Words whose colour is too near that of what lies under them, in some look.

    WCAG 2.2 asks for a contrast of 4.5 to 1 (success criterion 1.4.3), and of 3 to 1 for large words: from 24 points on, or from 18.66 if they are bold. The looks of a component are drawn in all combinations of values where these are few, else in its named states, light and dark, in both contrasts; the first that shows it is named, with the colours as they are seen. Only what is certain is said: an opaque colour under all of the words, colours at an opacity above it, and of a gradient the worst of its colours under the words, or of all of its colours where it goes round, repeats or is transformed.
    What nobody is to use is exempt, as in WCAG: components whose `isEnabled` is false or `isDisabled` true, whose state is `.disabled`, or that say so by `traits [.disabled]`. So are words that are no more than decoration; `// allow low-contrast: reason` says why they are.

    before, in draw:
        fill rect(bounds), with: #FFFFFF
        text "Go", in: bounds, with: #8E8E93
    after:
        fill rect(bounds), with: #FFFFFF
        text "Go", in: bounds, with: #636366

    ## truncated-text
    Words that are cut in a named state, or as the component is by default.

    Where words have no room, what is too much is left out, and an ellipsis stands for it. In a state that the component names itself that is seldom meant. Give them room: a size that is measured, lines to wrap in, `shrink`.
    A line that says how its words are cut, by `truncation:`, means it.

    before, in component:
        size 60, 20
        draw { text "Breakfast until eleven", in: bounds, with: #000000 }
    after:
        size measure("Breakfast until eleven").width, 20
        draw { text "Breakfast until eleven", in: bounds, with: #000000 }

    ## missing-glyphs
    A named state, or the component as it is by default, draws a character for which no font has a glyph: a box stands for it.

    The built-in typeface has Latin, Greek, Cyrillic and common symbols. For other scripts and for emoji, declare a `face` and name it in the font's family or its `fallback`. `rasterc check` and `rasterc test` draw with the files of `--font`, and `check` with the fonts of the machine by `--system-fonts`, as `rasterc render` does.
    A font that names a family which no source declares is brought by the program that draws the component, and nothing is said of it. Where a program brings fonts for text that names no family, `// allow missing-glyphs: reason` at the state says so, or `"missing-glyphs": "allow"` in `raster.json`.

    before, in component:
        state words: String = "Hello"
        size 100, 20
        draw { text words, in: bounds, with: #000000 }
        states { arabic words: "خادم" }
    after:
        state words: String = "Hello"
        size 100, 20
        draw { text words, in: bounds, with: #000000 }
        states { greek words: "Γεια" }

    ## empty-look
    A named state of which there is no picture: its size has no pixels, or more than a picture holds.

    A size that follows a count or words is 0 where there are none, and `plain`, which every component has, shows the defaults. Tests, galleries and folders of pictures leave such states out. Nothing is said of a component that holds contents and is nothing without them. Give the property a default that shows something, or the size a least one, as `max(…, 1)` does.
    A side of a picture is 16,384 pixels long at most, and a picture has no more than 268 million.

    before, in component:
        state count: Int = 0, in: 0...5
        size count * 12, 10
        draw { fill capsule(bounds), with: #000000 }
    after:
        state count: Int = 3, in: 0...5
        size count * 12, 10
        draw { fill capsule(bounds), with: #000000 }

    ## small-target
    A control that is smaller than 24 points on a side, by default or in a named state.

    WCAG 2.2 asks for that much (success criterion 2.5.8, level AA), so that a finger hits it and nothing beside it. What counts is the box, or the path that `hit` gives, of what has the role of a button, a toggle, a link, a slider or a tab, and may be used.
    A link among words, or a control with as much room around it, is an exception: `// allow small-target: reason` says so.

    before, in component:
        accessibility {
          label "Close"
          role .button
        }
    after:
        accessibility {
          label "Close"
          role .button
          hitArea rect(bounds.inset(-12))
        }

    ## small-target-enhanced
    A control that is smaller than 44 points on a side, by default or in a named state.

    It is what WCAG 2.2 asks for on level AAA (success criterion 2.5.5), and what makers of phones advise. It is reported only where it is asked for by its name, by `-W small-target-enhanced` or in `raster.json`.

    before, in component:
        size 30, 30
        accessibility {
          label "Close"
          role .button
        }
    after:
        size 44, 44
        accessibility {
          label "Close"
          role .button
        }

    ## color-outside-tokens
    A colour that is written out where tokens have colours.

    In a file that declares tokens with colours, or imports some, a colour of its own does not follow when they change. It is reported only where it is asked for by its name, by `-W color-outside-tokens` or in `raster.json`; colours of states and tests are examples, and are left alone.

    before:
        tokens Brand {
          accent #E5004B
        }

        component Example {
          size 40, 20

          draw {
            fill rect(bounds), with: #E5004B
          }
        }
    after:
        tokens Brand {
          accent #E5004B
        }

        component Example {
          size 40, 20

          draw {
            fill rect(bounds), with: Brand.accent
          }
        }

    ## unused-import
    An import of a file of whose names none stands in this one.

    It says that something is used which is not, and one file more is read. Files with fonts or environment values are left out: these are used without their names.

    before:
        import "Brand.raster"

        component Example {
          size 40, 20

          draw {
            fill rect(bounds), with: #0A84FF
          }
        }
        ---- Brand.raster
        tokens Brand {
          accent #E5004B
        }
    after:
        component Example {
          size 40, 20

          draw {
            fill rect(bounds), with: #0A84FF
          }
        }

    ## unused-declaration
    A value, a function, a struct or an enum that none of the checked files uses.

    Another file may import it, so it is reported only where it is asked for by its name, by `-W unused-declaration` or in `raster.json`, and where all files that belong together are checked at once. Components and groups of tokens are there for others, and are not reported.

    before:
        let corner = 10.0

        component Example {
          size 40, 20

          draw {
            fill rect(bounds), with: #0A84FF
          }
        }
    after:
        let corner = 10.0

        component Example {
          size 40, 20

          draw {
            fill roundedRect(bounds, radius: corner), with: #0A84FF
          }
        }
    """#
}
