// What is said of faces of font files.

extension Explanation {
  static let faces = #"""
    ## missing-font
    A font file that is not there.

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
    A font file that cannot be read.

    TrueType, OpenType and collections of them are read, and checked as a whole.

    before:
        font "Brand", file: "broken.png"
    after:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## missing-character
    A character that is asked for and that the face does not have.

    `characters:` says what is cut out of a font file. What is not in it cannot be.

    before:
        font "Brand", file: "Brand.ttf", characters: "Ж"
    after:
        font "Brand", file: "Brand.ttf", characters: "a"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## reversed-characters
    A range of characters that runs backwards.

    A range goes by the numbers of characters, from the less to the greater.

    before:
        font "Brand", file: "Brand.ttf", characters: "F–A"
    after:
        font "Brand", file: "Brand.ttf", characters: "A–F"

        component Example {
          size 40, 20

          draw { text "A", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## uncut-collection
    Characters of a file with several faces.

    It is not known which of the faces is to be cut. Take them all, without `characters:`.

    before:
        font "Brand", file: "Brand.ttc", characters: "A"
    after:
        font "Brand", file: "Brand.ttc"

        component Example {
          size 40, 20

          draw { text "A", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## unwritten-font
    A part of a face that is worked out.

    Font files are read while compiling, when nothing has been worked out.

    before:
        font "Brand\(1)", file: "Brand.ttf"
    after:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## unnamed-font
    A face without a name.

    The family without a name is the built-in typeface.

    before:
        font "", file: "Brand.ttf"
    after:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## duplicate-font
    Two faces of one name, weight, width and slant.

    A font could mean either.

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
    A face that no font names.

    Its file would be carried along for nothing.

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

    ## embedded-font, by rasterc check
    How many bytes of a face generated Swift carries.

    `characters:` keeps them few. The note is there to be read; nothing has to be done.

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
