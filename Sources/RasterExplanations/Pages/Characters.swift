// Pages about characters, comments, strings, colours and numbers.

extension Explanation {
  static let characters = #"""
    ## unexpected-character
    A character is not part of the language.

    The language uses only a few symbols, and this is none of them. Remove the character, or replace it with a valid expression.

    before, in component:
        size 40 @ 2, 20
    after:
        size 40, 20

    ## remainder-operator
    A `%` does not directly follow a number.

    `%` is only the percent sign, as in `40%`. There is no remainder operator: use `mod(a, b)`.

    before, in component:
        size 7 % 4, 20
    after:
        size mod(7, 4), 20

    ## invisible-character
    A character is invisible, or looks like a space.

    Such characters often come from text copied from web pages. They could make two different names look identical, so they are allowed only in strings and comments. Remove the character, or replace it with a space.

    before, in component:
        size‹U+00A0›40, 20
    after:
        size 40, 20

    ## look-alike-character
    A letter of another alphabet looks like a Latin letter.

    Some Greek and Cyrillic letters look identical to Latin ones. A name with such a letter would differ from the name that it appears to be. Replace it with the Latin letter.

    before, in component:
        let ‹U+0441›orner = 4.0
        clip roundedRect(bounds, radius: corner)
    after:
        let corner = 4.0
        clip roundedRect(bounds, radius: corner)

    ## foreign-letter
    A name contains a letter that is not allowed.

    Names become Swift names, file names and parts of state names, so they consist of `a–z`, `A–Z`, `0–9` and `_`. Strings and comments can contain any text.

    before:
        let größe = 4.0
    after:
        let length = 4.0

        component Example {
          size length, length

          draw { fill circle(bounds), with: #0A84FF }
        }

    ## invalid-utf8
    The file contains bytes that are not valid UTF-8.

    The compiler does not guess encodings, so that a source means the same on every machine. Save the file as UTF-8; most editors offer this when saving.

    before, in draw:
        text "caf‹E9›", in: bounds, with: #000000
    after:
        text "café", in: bounds, with: #000000

    ## semicolon
    A `;` is within a line.

    A semicolon separates lines, like a line break. The formatter replaces it with one. Arguments and elements of a list are separated by commas.

    before, in component:
        size max(40; 20), 20
    after:
        size max(40, 20), 20

    ## merge-conflict
    The file contains the markers of a merge conflict.

    Both versions are in the file, and the compiler cannot choose between them. Keep one, and remove the markers.

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
    A block comment is never closed.

    Block comments can be nested, and each `/*` needs its own `*/`. Without it, the rest of the file is part of the comment.

    before:
        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        /* This comment is open.
    after:
        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        /* This comment is closed. */

    ## unterminated-string
    A string has no closing quote on its line.

    A string has to end on the line on which it starts, so that a missing quote affects only that line. Write a line break in a string as `\n`.

    before, in draw:
        text "Book, in: bounds, with: #000000
    after:
        text "Book", in: bounds, with: #000000

    ## wrong-quote
    A string is enclosed in typographic or single quotes.

    Use straight double quotes. Other quotes are allowed inside strings.

    before, in draw:
        text 'Book', in: bounds, with: #000000
    after:
        text "Book", in: bounds, with: #000000

    ## unknown-escape
    A string contains an unknown escape sequence.

    The escape sequences are `\n`, `\t`, `\"`, `\\`, `\u{…}` and `\(…)`. For a backslash, write `\\`.

    before, in draw:
        text "50\%", in: bounds, with: #000000
    after:
        text "50%", in: bounds, with: #000000

    ## malformed-unicode-escape
    A `\u` escape has no valid code point.

    Write the hexadecimal code point in braces, as in `\u{2028}`. Surrogates are not characters, and are not allowed.

    before, in draw:
        text "\u20AC", in: bounds, with: #000000
    after:
        text "\u{20AC}", in: bounds, with: #000000

    ## interpolated-path
    A file name contains an interpolation.

    Files are read while compiling, when the values of properties are unknown. Write the path as a plain string. To choose between images, use a condition with two paths.

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
    A colour has the wrong number of digits, or contains letters beyond F.

    Write a colour with 3, 4, 6 or 8 hexadecimal digits: red, green, blue, and optionally alpha.

    before, in draw:
        fill rect(bounds), with: #0A84F
    after:
        fill rect(bounds), with: #0A84FF

    ## missing-leading-zero
    A number begins with a decimal point.

    A leading point marks a member or an enum case, such as `.center`. Write a digit before the point, as in `0.5`.

    before, in draw:
        fill circle(center: bounds.center, radius: .5), with: #0A84FF
    after:
        fill circle(center: bounds.center, radius: 0.5), with: #0A84FF

    ## digit-separator
    A number has underscores between its digits.

    In Swift, underscores separate the thousands of a number. This language writes the digits alone, as in `10000`.

    before, in draw:
        fill circle(center: bounds.center, radius: 1_000 / 50), with: #0A84FF
    after:
        fill circle(center: bounds.center, radius: 1000 / 50), with: #0A84FF

    ## integer-too-large
    An integer literal exceeds 64 bits.

    The largest `Int` is 9,223,372,036,854,775,807. Append `.0` to make the number a `Double`, which has a larger range but is not exact for such numbers.

    before, in component:
        size max(40, 99999999999999999999), 20
    after:
        size max(40, 90.0), 20

    ## unknown-unit
    A number has an unknown unit.

    Lengths are in points, and have no unit. Angles have `deg`, `rad` or `turn`, durations have `ms` or `s`, and percentages have `%`.

    before, in component:
        size 40px, 20px
    after:
        size 40, 20

    ## byte-component
    A colour component is greater than 1.

    The components of `rgb` range from 0 to 1, or from 0% to 100%. To use byte values, write a hexadecimal colour, such as `#FF8000`.

    before, in draw:
        fill rect(bounds), with: rgb(255, 128, 0)
    after:
        fill rect(bounds), with: rgb(100%, 50%, 0%)
    """#
}
