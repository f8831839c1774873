// Pages about looks and unused code: poor contrast, truncated text, small controls, unused imports.

extension Explanation {
  static let looks = #"""
    ## low-contrast
    The contrast between a text and its background is too low in at least one look.

    WCAG 2.2 requires a contrast of 4.5 to 1 (success criterion 1.4.3). Large text needs 3 to 1: text from 24 points, or bold text from 18.66 points. Choose a darker or lighter colour for the text or its background.
    The compiler draws all combinations of property values if there are few, otherwise the named states, in light and dark appearance and in both contrasts. It reports the first look that fails, with the colours as they appear on screen. It reports a text only if the background is certain: an opaque colour or gradient behind the whole text, possibly with translucent colours above it. For a gradient, the worst colour behind the text counts. For a gradient that sweeps around a point, repeats or is transformed, all of its colours count.
    Disabled components are exempt, as in WCAG: components whose `isEnabled` is false, whose `isDisabled` is true, whose state is `.disabled`, or which declare `traits [.disabled]`. For purely decorative text, write `// allow low-contrast: reason`.

    before, in draw:
        fill rect(bounds), with: #FFFFFF
        text "Go", in: bounds, with: #8E8E93
    after:
        fill rect(bounds), with: #FFFFFF
        text "Go", in: bounds, with: #636366

    ## truncated-text
    Text is truncated in a named state or in the default state.

    Text that does not fit is cut off and ends in an ellipsis. In a state that the component declares, this is usually unintended. Make room for the text: derive the size from `measure`, allow more lines, or set `minScale:`.
    Lines with a `truncation:` argument are exempt.

    before, in component:
        size 60, 20
        draw { text "Breakfast until eleven", in: bounds, with: #000000 }
    after:
        size measure("Breakfast until eleven").width, 20
        draw { text "Breakfast until eleven", in: bounds, with: #000000 }

    ## missing-glyphs
    A named state or the default state draws a character for which no font has a glyph, so a box appears instead.

    The built-in typeface covers Latin, Greek, Cyrillic and common symbols. For other scripts and for emoji, declare a font with a `font` line, and name it as the text's font family or in its `fallback`. You can also pass font files with `--font` to `rasterc check` and `rasterc test`, or use the system's fonts with `rasterc check --system-fonts`.
    Text in a family that no source declares is not reported, because the program that draws the component supplies that font. If your program also supplies fonts for text without a family, write `// allow missing-glyphs: reason` at the state, or set `"missing-glyphs": "allow"` under `"warnings"` in `raster.json`.

    before, in component:
        state title: String = "Hello"
        size 100, 20
        draw { text title, in: bounds, with: #000000 }
        states { arabic title: "خادم" }
    after:
        state title: String = "Hello"
        size 100, 20
        draw { text title, in: bounds, with: #000000 }
        states { greek title: "Γεια" }

    ## empty-look
    A named state or the default state has no image, because its size is empty or too large.

    A size that depends on a count or a string can be 0 if there is nothing to show. Tests, galleries and image folders skip such states. Give the property a default that shows something, or give the size a minimum with `max(…, 1)`.
    The `plain` state of a component with `Content` properties is exempt, because it may be empty without content.
    An image is at most 16,384 pixels on a side, and has at most 268 million pixels.

    before, in component:
        state count: Int = 0, in: 0...5
        size count * 12, 10
        draw { fill capsule(bounds), with: #000000 }
    after:
        state count: Int = 3, in: 0...5
        size count * 12, 10
        draw { fill capsule(bounds), with: #000000 }

    ## drawing-without-length
    A drawing in a row has no width, or a drawing in a column has no height, so nothing is filled.

    A `drawing` has no size of its own. A row gives it a height, and a column a width, but not the length along the row or the column. Set this length, or let the drawing take the remaining space with `grow: 1`.

    before:
        component Example {
          layout {
            row align: .stretch {
              box width: 20, height: 20
              drawing { fill rect(bounds), with: #0A84FF }
            }
          }
        }
    after:
        component Example {
          layout {
            row align: .stretch {
              box width: 20, height: 20
              drawing width: 2 { fill rect(bounds), with: #0A84FF }
            }
          }
        }

    ## small-target
    A control is smaller than 24 points on a side, in the default state or in a named state.

    WCAG 2.2 requires at least 24 by 24 points (success criterion 2.5.8, level AA), so that users can hit the control without hitting its neighbours. The check applies to enabled components with the role of a button, a toggle, a link, a slider or a tab. It measures the bounds of the component, or its `hitArea` if it declares one. Enlarge either of them.
    Links within text and controls with enough space around them are exceptions: write `// allow small-target: reason`.

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
    A control is smaller than 44 points on a side, in the default state or in a named state.

    WCAG 2.2 requires this size on level AAA (success criterion 2.5.5), and phone manufacturers recommend it. This warning is off by default. Enable it by name, with `-W small-target-enhanced` or in `raster.json`.

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
    A literal colour is used although the file has colour tokens.

    In a file that declares or imports tokens with colours, a literal colour does not follow when the tokens change. Use a token instead. This warning is off by default: enable it by name, with `-W color-outside-tokens` or in `raster.json`. Colours in states and tests are examples, and are not reported.

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
    No name from the imported file is used in this file.

    An unused import suggests a dependency that does not exist, and makes the compiler read another file. Remove the import. Files that declare fonts or environment values are exempt, because these are used without their names.

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
    No checked file uses this value, function, struct or enum.

    Remove the declaration, or use it. Files outside this check may import it, so this warning is off by default. Enable it by name, with `-W unused-declaration` or in `raster.json`, and check all files that belong together in one run. Components and tokens are meant for other code, and are not reported.

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
