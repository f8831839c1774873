// What is said of characters, comments, strings, colours and numbers.

extension Explanation {
  static let characters = #"""
    ## unexpected-character
    A character that begins nothing in the language.

    The language has few signs, so that a line can be read aloud. What is none of them cannot be guessed: remove it, or write what it stands for.

    before, in component:
        size 40 @ 2, 20
    after:
        size 40, 20

    ## remainder-operator
    A `%` that does not touch a number.

    `40%` is a fraction, a part of something, and `%` is nothing else: between two values it could be taken for one. The remainder is `mod(a, b)`, which says by its place which number is divided.

    before, in component:
        size 7 % 4, 20
    after:
        size mod(7, 4), 20

    ## invisible-character
    A character that looks like a space, or like nothing at all.

    Such characters come with text that is copied from web pages. They would make two names that look alike differ, so none is allowed outside of strings and comments.

    before, in component:
        size‹U+00A0›40, 20
    after:
        size 40, 20

    ## look-alike-character
    A letter of another alphabet that looks like a Latin one.

    Greek and Cyrillic have letters that no eye tells from Latin ones. A name with such a letter would be another name than it seems to be.

    before, in component:
        let ‹U+0441›orner = 4.0
        clip roundedRect(bounds, radius: corner)
    after:
        let corner = 4.0
        clip roundedRect(bounds, radius: corner)

    ## foreign-letter
    A letter that names are not made of.

    Names become names in Swift, file names and parts of states' names, so they are made of `a–z`, `A–Z`, `0–9` and `_`. Strings and comments hold any text.

    before:
        let größe = 4.0
    after:
        let length = 4.0

        component Example {
          size length, length

          draw { fill circle(bounds), with: #0A84FF }
        }

    ## invalid-utf8
    Bytes that are no text in UTF-8.

    A source is read the same way on every machine, so its encoding is not guessed. Save the file as UTF-8; most editors offer that where they save it.

    before, in draw:
        text "caf‹E9›", in: bounds, with: #000000
    after:
        text "café", in: bounds, with: #000000

    ## semicolon
    A `;` at the end of a line.

    A line ends where it ends. Two lines on one are two lines: begin a new one.

    before, in component:
        size 40, 20;
    after:
        size 40, 20

    ## merge-conflict
    A marker that version control leaves where two edits meet.

    Both sides of the conflict stand in the file, and nothing says which is meant. Keep one, and remove the markers.

    before:
        component Example {
        <<<<<<< HEAD
          size 40, 20
        =======
          size 44, 20
        >>>>>>> theirs

          draw { fill rect(bounds), with: #0A84FF }
        }
    after:
        component Example {
          size 44, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## unterminated-comment
    A block comment that nothing closes.

    Block comments nest: each `/*` needs a `*/` of its own. All that follows would be a part of the comment.

    before:
        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        /* The rest is silence.
    after:
        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        /* The rest is silence. */

    ## unterminated-string
    A string that its line's end cuts off.

    A string ends on its line, so that a missing quote costs one line and not the file. A line break in a string is written `\n`.

    before, in draw:
        text "Book, in: bounds, with: #000000
    after:
        text "Book", in: bounds, with: #000000

    ## wrong-quote
    A quote that a word processor made, or a single one.

    Strings stand between straight double quotes. Others are text: they may stand inside of strings.

    before, in draw:
        text 'Book', in: bounds, with: #000000
    after:
        text "Book", in: bounds, with: #000000

    ## unknown-escape
    A backslash before something that needs none.

    A backslash begins one of `\n`, `\t`, `\"`, `\\`, `\u{…}` and `\(…)`. Before anything else it would be unclear whether it is a part of the text. For a backslash, write two.

    before, in draw:
        text "50\%", in: bounds, with: #000000
    after:
        text "50%", in: bounds, with: #000000

    ## malformed-unicode-escape
    A `\u` without the number of a character.

    The number of a character is hexadecimal, and stands in braces: `\u{2028}`. Numbers of halves of surrogate pairs are no characters.

    before, in draw:
        text "\u20AC", in: bounds, with: #000000
    after:
        text "\u{20AC}", in: bounds, with: #000000

    ## interpolated-path
    An interpolation in a string that names a file.

    Files are read while compiling, when no property has a value. Where a picture is to be chosen, choose between written paths.

    before:
        let kind = "dark"
        import "\(kind).raster"
    after:
        import "dark.raster"

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }
        ---- dark.raster
        let ink = #1D1D1F

    ## malformed-color
    A colour of the wrong length, or with letters beyond F.

    A colour is written with 3, 4, 6 or 8 hexadecimal digits: red, green, blue, and alpha last.

    before, in draw:
        fill rect(bounds), with: #0A84F
    after:
        fill rect(bounds), with: #0A84FF

    ## missing-leading-zero
    A number that begins with its point.

    A point before a name is a member or a case, `.center`. So that a slip is not taken for one, a number begins with a digit.

    before, in draw:
        fill circle(center: bounds.center, radius: .5), with: #0A84FF
    after:
        fill circle(center: bounds.center, radius: 0.5), with: #0A84FF

    ## integer-too-large
    A whole number with more digits than 64 bits hold.

    An `Int` reaches to 9,223,372,036,854,775,807. With `.0` after it, the number is a `Double`, which reaches farther and is not exact there.

    before, in component:
        size max(40, 99999999999999999999), 20
    after:
        size max(40, 90.0), 20

    ## unknown-unit
    A number with a unit that there is not.

    Plain numbers are points, so lengths have no unit. Angles have `deg`, `rad` and `turn`, times `ms` and `s`, parts `%`.

    before, in component:
        size 40px, 20px
    after:
        size 40, 20

    ## byte-component
    A part of a colour as a byte.

    The parts of `rgb` go from 0 to 1, or from 0% to 100%. A colour with bytes is written `#FF8000`.

    before, in draw:
        fill rect(bounds), with: rgb(255, 128, 0)
    after:
        fill rect(bounds), with: rgb(100%, 50%, 0%)
    """#
}
