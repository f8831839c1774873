// What is said of arguments, and of lines that draw or hold contents.

extension Explanation {
  static let calls = #"""
    ## missing-label
    An argument without its label.

    Labels are a part of what is called, as in Swift: they say what a number is.

    before, in draw:
        fill circle(center: (20, 10), 8), with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 8), with: #0A84FF

    ## argument-order
    Arguments in another order than that of the declaration.

    With one order, calls of the same thing look alike. The fix-it swaps them.

    before, in draw:
        fill circle(radius: 8, center: (20, 10)), with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 8), with: #0A84FF

    ## wrong-label
    A label where another is meant.

    What is called has one label for this place.

    before, in draw:
        fill circle(center: (20, 10), raduis: 8), with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 8), with: #0A84FF

    ## unexpected-label
    A label where none is written.

    What needs no label to be understood has none.

    before, in draw:
        fill circle(box: bounds), with: #0A84FF
    after:
        fill circle(bounds), with: #0A84FF

    ## parts-instead-of-value
    The parts of a value instead of the value.

    A rectangle is one value, so that it can have a name, be moved and be asked for its parts.

    before, in draw:
        fill rect(x: 2, y: 2, width: 16, height: 16), with: #0A84FF
    after:
        fill rect(Rect(x: 2, y: 2, width: 16, height: 16)), with: #0A84FF

    ## unknown-label
    A label that what is called does not have.

    The report names the arguments that there are. What a line draws in is its `with:`; opacity, blur, blending and shadows belong to a `layer` around it.

    before, in draw:
        fill rect(bounds), with: #0A84FF, blend: .multiply
    after:
        layer blend: .multiply { fill rect(bounds), with: #0A84FF }

    ## duplicate-argument
    An argument that is given twice.

    Only one of the two could hold.

    before, in draw:
        fill rect(bounds), with: #0A84FF, with: #E5004B
    after:
        fill rect(bounds), with: #0A84FF

    ## unexpected-argument
    More arguments than are taken.

    Nothing would be done with it.

    before, in draw:
        fill rect(bounds, 4), with: #0A84FF
    after:
        fill roundedRect(bounds, radius: 4), with: #0A84FF

    ## missing-argument
    An argument that must be there.

    Arguments without a default are always written. The report names them with their types.

    before, in draw:
        fill circle(center: (20, 10)), with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 8), with: #0A84FF

    ## unknown-word
    A line that begins with a word which means nothing there.

    Which words begin lines depends on the block: in `draw` they draw, in a row they are components and layouts, in a path they move a pen.

    before, in draw:
        file rect(bounds), with: #0A84FF
    after:
        fill rect(bounds), with: #0A84FF

    ## missing-block
    A line that needs a block.

    A layer is drawn of what its block draws; without one there is nothing.

    before, in draw:
        layer opacity: 50%
        fill rect(bounds), with: #0A84FF
    after:
        layer opacity: 50% { fill rect(bounds), with: #0A84FF }

    ## missing-place
    Something that is drawn nowhere.

    Words, pictures and contents are drawn `in:` a rectangle, which they are fitted to, or `at:` a point, in their own size.

    before, in draw:
        text "Lake", with: #000000
    after:
        text "Lake", in: bounds, with: #000000

    ## conflicting-position
    Something that is drawn in two places.

    `in:` a rectangle or `at:` a point: one of them says where.

    before, in draw:
        text "Lake", in: bounds, at: (0, 14), with: #000000
    after:
        text "Lake", in: bounds, with: #000000

    ## unneeded-argument
    An argument that changes nothing without another one.

    How words or a picture fit a rectangle means nothing where they are drawn at a point.

    before, in draw:
        text "Lake", at: (0, 14), with: #000000, maxLines: 2
    after:
        text "Lake", in: bounds, with: #000000, maxLines: 2

    ## matrix-count
    A matrix of a colour filter with too few numbers, or too many.

    A matrix has four rows, for red, green, blue and alpha, each of four factors and what is added: twenty numbers.

    before, in draw:
        layer filter: .matrix([1, 0, 0]) { fill rect(bounds), with: #0A84FF }
    after:
        layer filter: .matrix([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]) { fill rect(bounds), with: #0A84FF }

    ## malformed-path-data
    A mistake in path data.

    Path data are those of SVG 2. What follows the mistake would not be drawn.

    before, in draw:
        fill path("M 0 0 X 40 20"), with: #0A84FF
    after:
        fill path("M 0 0 L 40 20 V 0 Z"), with: #0A84FF

    ## missing-image
    An image file that is not there.

    Paths are relative to the folder of the source.

    before, in draw:
        image "logo.png", in: bounds
    after:
        image "cell.png", in: bounds

    ## broken-image
    An image file that cannot be read.

    PNG, JPEG and SVG files are read, whole ones: what is damaged would be drawn in part.

    before, in draw:
        image "broken.png", in: bounds
    after:
        image "cell.png", in: bounds

    ## import-feature-unsupported
    Something of an SVG file or a nine-patch has no counterpart, and is left out or drawn otherwise.

    Each such part is named by its line in that file. Change it there, or allow the warning where the image is right without it. `rasterc import` leaves out words in fonts that are not there, pictures in other files, patterns, markers, filters other than shadows and blurs, scripts and animations; turn words into outlines before the export. With `--strict` what is lost is an error.

    before, in draw:
        image "moving.svg", in: bounds
    after:
        image "still.svg", in: bounds

    ## drawing-without-pixels
    An SVG file where pixels are needed.

    `pattern` repeats pixels, and `stretch` cuts them in nine. A drawing has none; draw it with `image`, or stretch a component with caps.

    before, in draw:
        fill rect(bounds), with: pattern("still.svg")
    after:
        image "still.svg", in: bounds

    ## unwritten-file
    A file that is named while the program runs.

    `svg` reads its file while compiling, so that generated Swift holds the path alone. Its name and the id are written out; a condition chooses between several.

    before, in component:
        state name: String = "still"
        draw { fill svg("\(name).svg"), with: #0A84FF }
    after:
        state isStill: Bool = true
        draw { fill isStill ? svg("still.svg") : circle(bounds), with: #0A84FF }

    ## unknown-element
    An id that no element of the file has.

    An id is that of a shape or a group in the SVG file, which editors write from the names of layers.

    before, in draw:
        fill svg("still.svg", id: "dat"), with: #0A84FF
    after:
        fill svg("still.svg", id: "dot"), with: #0A84FF

    ## block-after-value
    A block after a value that takes none.

    A block gives contents to a layout or to a component with a property `content`. This is neither.

    before, in component:
        state content: Content = .empty
        let extent = content.size { space }
        size extent
    after:
        state content: Content = .empty
        let extent = content.size
        size extent

    ## duplicate-content
    A block beside an argument for the same property.

    A block after a call fills the property `content`. Give it once.

    before:
        component Example {
          size 40, 20

          draw { place (Card(content: .empty) { space 4 }), in: bounds }
        }

        component Card {
          state content: Content = .empty

          size content.size

          draw { place content, in: bounds }
        }
    after:
        component Example {
          size 40, 20

          draw { place (Card { space 4 }), in: bounds }
        }

        component Card {
          state content: Content = .empty

          size content.size

          draw { place content, in: bounds }
        }

    ## one-content
    Several contents where one is wanted.

    A box does not say how its contents lie. A column, a row or an overlay does.

    before, in component:
        let tag = box(padding: 4) {
          text "Lake", with: #000000
          text "Spa", with: #000000
        }
        size tag.size
        draw { place tag, in: bounds }
    after:
        let tag = box(padding: 4) {
          row {
            text "Lake", with: #000000
            text "Spa", with: #000000
          }
        }
        size tag.size
        draw { place tag, in: bounds }

    ## call-as-line
    A line that is a call.

    Each line is a word and its arguments, without parentheses, in blocks of contents too.

    before, in component:
        let dots = row { row(spacing: 4) { space 8 } }
        size dots.size.width, 20
    after:
        let dots = row { row spacing: 4 { space 8 } }
        size dots.size.width, 20

    ## ambiguous-block
    A block that the line and its last argument could both take.

    Parentheses around a row and its block say that the block is the row's.

    before, in draw:
        layer mask: row { text "Lake", with: #000000 } { fill rect(bounds), with: #0A84FF }
    after:
        layer mask: (row { text "Lake", with: #000000 }) { fill rect(bounds), with: #0A84FF }

    ## list-for-block
    Contents in a list, where a layout takes a block.

    A row holds lines, so that `if`, `for` and `let` stand among its contents.

    before, in component:
        let tags = row([text("Lake", with: #000000)])
        size tags.size
        draw { place tags, in: bounds }
    after:
        let tags = row { text "Lake", with: #000000 }
        size tags.size
        draw { place tags, in: bounds }

    ## space-as-value
    A space as a value.

    A space is room between the contents of a row or a column, and means nothing outside of one.

    before, in component:
        let gap = space(8)
        size gap.size
    after:
        let gap = row { space 8 }
        size gap.size.width, 20
    """#
}
