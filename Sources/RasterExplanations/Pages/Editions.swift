// Pages about the editions of the language.

extension Explanation {
  static let editions = #"""
    ## unknown-edition
    A comment selects an edition that does not exist.

    `// raster edition 2026` at the head of a file selects the edition of the language for this file. An edition that this version does not know would draw something else than intended, so it is an error. Update the package if the edition is newer.

    before:
        // raster edition 2062
        let gap = 8.0
    after:
        // raster edition 2026
        let gap = 8.0

    ## misplaced-edition
    A comment selects an edition after a declaration, or for a second time.

    An edition applies to a whole file. The comment therefore comes before everything else, except for other comments, and only once.

    before:
        let gap = 8.0
        // raster edition 2026
    after:
        // raster edition 2026
        let gap = 8.0

    ## edition-change
    A later edition gives a call another meaning.

    The warning is off by default. `rasterc migrate` draws all looks in both editions and reports the calls that change a look. The fix-it adds the argument that keeps the look in all editions. Leave the argument out if you want the new look.
    Since edition 2027, letters of a cursive script, such as Arabic, do not join across the edges of a run with padding on the left or right, so that two chips do not look connected.

    before, in draw:
        text [TextRun("a", padding: 3), TextRun("b")], in: bounds, font: Font(size: 9), with: #000000
    after:
        text [TextRun("a", padding: 3, joins: true), TextRun("b")], in: bounds, font: Font(size: 9), with: #000000
    """#
}
