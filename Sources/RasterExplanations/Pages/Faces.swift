// Pages about declared fonts and their files.

extension Explanation {
  static let faces = #"""
    ## missing-font
    The font file does not exist.

    Paths are relative to the folder of the source.

    before:
        font "Brand", file: "Brnad.ttf"
    after:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## broken-font
    The font file cannot be read.

    TrueType and OpenType fonts and collections are supported. Each file is validated completely.

    before:
        font "Brand", file: "broken.png"
    after:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## missing-character
    The font does not contain a requested character.

    `characters:` selects the characters that are embedded from a font file. Remove the character from the list, or use a font that contains it.

    before:
        font "Brand", file: "Brand.ttf", characters: "Ж"
    after:
        font "Brand", file: "Brand.ttf", characters: "a"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## reversed-characters
    A range of characters is reversed.

    The first character of a range needs a smaller code point than the last one. Swap them.

    before:
        font "Brand", file: "Brand.ttf", characters: "F–A"
    after:
        font "Brand", file: "Brand.ttf", characters: "A–F"

        component Example {
          size 40, 20

          draw { text "A", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## uncut-collection
    `characters:` is used with a font collection.

    A collection contains several fonts, and the compiler cannot tell which one to subset. Remove `characters:` to embed the whole collection.

    before:
        font "Brand", file: "Brand.ttc", characters: "A"
    after:
        font "Brand", file: "Brand.ttc"

        component Example {
          size 40, 20

          draw { text "A", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## unwritten-font
    An argument of a `font` line is computed.

    Font files are read while compiling, before any expression is evaluated. Use plain strings without interpolation.

    before:
        font "Brand\(1)", file: "Brand.ttf"
    after:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## unnamed-font
    A declared font has no name.

    The empty family name is that of the built-in typeface. Give the font a name.

    before:
        font "", file: "Brand.ttf"
    after:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## duplicate-font
    Two declared fonts have the same name, weight, width and slant.

    It is ambiguous which one text should use. Remove one of them, or rename it.

    before:
        font "Brand", file: "Brand.ttf"
        font "Brand", file: "Brand.ttf"
    after:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## unused-font
    No `Font` uses a declared font.

    The font file would be embedded without being used. Use the font, or remove its line.

    before:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(size: 12), with: #000000 }
        }
    after:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## font-setting
    A feature or a variation of a font is malformed.

    `features` lists OpenType features by their four letters, such as `"tnum"`, with a minus sign to switch them off. `variations` lists axes with their values, such as `"GRAD=50"`. A computed text that is malformed is ignored, with a note of the drawing.

    before, in draw:
        text "12", in: bounds, font: Font(variations: ["'GRAD' 50"]), with: #000000
    after:
        text "12", in: bounds, font: Font(variations: ["GRAD=50"]), with: #000000

    ## unknown-axis
    A declared font does not have an axis that `variations` sets.

    Each variable font has its own axes, such as `wght`, `opsz` or `GRAD`. A value for an axis that the font lacks has no effect. Use an axis of the font, or remove the value. Fonts that are not declared in a source are supplied by the program, so their axes are not checked.

    before:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand", variations: ["GRAD=50"]), with: #000000 }
        }
    after:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## embedded-font, by rasterc check
    A declared font adds bytes to the generated Swift.

    The message gives the number of bytes. This is information only, and requires no action. To embed fewer bytes, list the required characters with `characters:`.

    before:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }
    after:
        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(size: 12), with: #000000 }
        }
    """#
}
