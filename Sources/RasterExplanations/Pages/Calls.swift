// Pages about arguments, drawing lines, image files and content.

extension Explanation {
  static let calls = #"""
    ## missing-label
    An argument lacks its label.

    Labels are part of a function, as in Swift: they name the meaning of each value. Insert the label.

    before, in draw:
        fill circle(center: (20, 10), 8), with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 8), with: #0A84FF

    ## argument-order
    Arguments are in a different order from the declaration.

    A fixed order keeps calls of the same function consistent. Put the arguments in the declared order; usually, a fix-it does this.

    before, in draw:
        fill circle(radius: 8, center: (20, 10)), with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 8), with: #0A84FF

    ## wrong-label
    An argument has the wrong label.

    The function or line has a different label at this position.

    before, in draw:
        fill circle(center: (20, 10), raduis: 8), with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 8), with: #0A84FF

    ## unexpected-label
    An argument has a label although it takes none.

    Arguments whose meaning is clear without a label are written without one. Remove the label.

    before, in draw:
        fill circle(box: bounds), with: #0A84FF
    after:
        fill circle(bounds), with: #0A84FF

    ## parts-instead-of-value
    The parts of a value are passed instead of the value.

    A shape such as `rect` takes one `Rect`, a value that can be named, moved and inspected. Create the value from its parts.

    before, in draw:
        fill rect(x: 2, y: 2, width: 16, height: 16), with: #0A84FF
    after:
        fill rect(Rect(x: 2, y: 2, width: 16, height: 16)), with: #0A84FF

    ## unknown-label
    A function or line has no argument with this label.

    The message lists the available arguments. The paint of a line is its `with:` argument. For opacity, blur, blending or shadows, put the line in a `layer`.

    before, in draw:
        fill rect(bounds), with: #0A84FF, blend: .multiply
    after:
        layer blend: .multiply { fill rect(bounds), with: #0A84FF }

    ## duplicate-argument
    An argument is passed twice.

    Only one of the values could be used. Remove the other one.

    before, in draw:
        fill rect(bounds), with: #0A84FF, with: #E5004B
    after:
        fill rect(bounds), with: #0A84FF

    ## unexpected-argument
    A call or line has too many arguments.

    The additional argument would have no effect. Remove it, or use a function that takes it.

    before, in draw:
        fill rect(bounds, 4), with: #0A84FF
    after:
        fill roundedRect(bounds, radius: 4), with: #0A84FF

    ## missing-argument
    A required argument is missing.

    Arguments without a default cannot be left out. The message names the argument and its type.

    before, in draw:
        fill circle(center: (20, 10)), with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 8), with: #0A84FF

    ## unknown-word
    A line begins with a word that is unknown in this block.

    The valid words depend on the block. In `draw` they are drawing operations, in a row or column they are components and layouts, and in a path they are path commands. Check the spelling, or move the line to the block that it belongs to.

    before, in draw:
        file rect(bounds), with: #0A84FF
    after:
        fill rect(bounds), with: #0A84FF

    ## missing-block
    A line lacks its block.

    A layer draws the content of its block. Without a block it would be empty.

    before, in draw:
        layer opacity: 50%
        fill rect(bounds), with: #0A84FF
    after:
        layer opacity: 50% { fill rect(bounds), with: #0A84FF }

    ## missing-place
    A drawing line has no position.

    Text, images and content need a rectangle or a point. `in:` fits them into a rectangle, and `at:` draws them at a point in their natural size.

    before, in draw:
        text "Lake", with: #000000
    after:
        text "Lake", in: bounds, with: #000000

    ## conflicting-position
    A line has both `in:` and `at:`.

    Pass one of them: `in:` for a rectangle, or `at:` for a point.

    before, in draw:
        text "Lake", in: bounds, at: (0, 14), with: #000000
    after:
        text "Lake", in: bounds, with: #000000

    ## unneeded-argument
    An argument has no effect without another one.

    For example, `maxLines:` and `fit:` control how a text or an image fits into a rectangle, and have no meaning at a point. Remove the argument, or add the one that it depends on.

    before, in draw:
        text "Lake", at: (0, 14), with: #000000, maxLines: 2
    after:
        text "Lake", in: bounds, with: #000000, maxLines: 2

    ## matrix-count
    The matrix of a colour filter has too few or too many numbers.

    A matrix consists of twenty numbers in four rows, for red, green, blue and alpha. Each row has four factors and an offset.

    before, in draw:
        layer filter: .matrix([1, 0, 0]) { fill rect(bounds), with: #0A84FF }
    after:
        layer filter: .matrix([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]) { fill rect(bounds), with: #0A84FF }

    ## malformed-path-data
    The path data is invalid.

    The syntax is that of SVG 2 path data. Anything after the error would not be drawn.

    before, in draw:
        fill path("M 0 0 X 40 20"), with: #0A84FF
    after:
        fill path("M 0 0 L 40 20 V 0 Z"), with: #0A84FF

    ## missing-image
    The image file does not exist.

    Paths are relative to the folder of the source.

    before, in draw:
        image "logo.png", in: bounds
    after:
        image "cell.png", in: bounds

    ## broken-image
    The image file cannot be read.

    PNG, JPEG, WebP, GIF, BMP and SVG files are supported. A damaged file is an error, because only part of it would be drawn.

    before, in draw:
        image "broken.png", in: bounds
    after:
        image "cell.png", in: bounds

    ## import-feature-unsupported
    A feature of an SVG file, a nine-patch or a token file is not supported, and is left out or drawn differently.

    Each message gives the line in that file. Change it there, or allow the warning if the image is fine without it.
    `rasterc import` leaves out text in unavailable fonts, images in other files, filters of text and images, scripts and animations. Convert text to outlines before exporting it from your editor. With `--strict`, unsupported features are errors. For a token file, a note names each token that cannot be converted.

    before, in draw:
        image "moving.svg", in: bounds
    after:
        image "still.svg", in: bounds

    ## drawing-without-pixels
    An SVG file is used where pixels are needed.

    `pattern` and `nineSlice` work on pixels, and a vector drawing has none. Draw the file with `image`, use a component as the pattern, or stretch a component with caps.

    before, in draw:
        fill rect(bounds), with: pattern("still.svg")
    after:
        image "still.svg", in: bounds

    ## unwritten-file
    The name of a file or the id of an element is computed.

    `svg` reads its file while compiling, so that the generated Swift contains only the path. Write the name and the id as plain strings. To choose between files, use a condition.

    before, in component:
        state name: String = "still"
        draw { fill svg("\(name).svg"), with: #0A84FF }
    after:
        state isStill: Bool = true
        draw { fill isStill ? svg("still.svg") : circle(bounds), with: #0A84FF }

    ## unknown-element
    No element of the SVG file has this id.

    Use the id of a shape or a group in the file. Most editors derive ids from layer names.

    before, in draw:
        fill svg("still.svg", id: "dat"), with: #0A84FF
    after:
        fill svg("still.svg", id: "dot"), with: #0A84FF

    ## block-after-value
    A block follows a value that takes none.

    A block passes content to a layout, or to a component with a property named `content`. This value is neither. Remove the block.

    before, in component:
        state content: Content = .empty
        let extent = content.size { space }
        size extent
    after:
        state content: Content = .empty
        let extent = content.size
        size extent

    ## duplicate-content
    A block and an argument set the same property.

    A block after a call sets the property `content`. Pass it once, as an argument or as a block.

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
    Several contents are given where only one is allowed.

    A box holds a single content, and does not arrange several. Put them in a `column`, a `row` or an `overlay`.

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
    A line is written as a call with parentheses.

    A line consists of a word and its arguments, without parentheses. The same applies in a block of content. Remove the parentheses.

    before, in component:
        let dots = row { row(spacing: 4) { space 8 } }
        size dots.size.width, 20
    after:
        let dots = row { row spacing: 4 { space 8 } }
        size dots.size.width, 20

    ## ambiguous-block
    A block could belong to the line or to its last argument.

    Put the argument in parentheses, with or without the block, to show which of the two it belongs to.

    before, in draw:
        layer mask: row { text "Lake", with: #000000 } { fill rect(bounds), with: #0A84FF }
    after:
        layer mask: (row { text "Lake", with: #000000 }) { fill rect(bounds), with: #0A84FF }

    ## list-for-block
    Content is passed to a layout as a list.

    A layout takes a block, in which you can also use `if`, `for` and `let`. Write the contents as lines of a block.

    before, in component:
        let tags = row([text("Lake", with: #000000)])
        size tags.size
        draw { place tags, in: bounds }
    after:
        let tags = row { text "Lake", with: #000000 }
        size tags.size
        draw { place tags, in: bounds }

    ## space-as-value
    `space` is used as a value.

    A space separates the contents of a row or a column, and has no meaning elsewhere. Write it as a line in a row or a column.

    before, in component:
        let gap = space(8)
        size gap.size
    after:
        let gap = row { space 8 }
        size gap.size.width, 20
    """#
}
