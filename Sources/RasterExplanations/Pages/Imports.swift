// What is said of imports, and of declarations that need each other.

extension Explanation {
  static let imports = #"""
    ## missing-import
    An import of a file that is not there.

    Paths are relative to the folder of the file that imports.

    before:
        import "Brand.raster"

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
    after:
        import "Brand.raster"

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }
        ---- Brand.raster
        let ink = #1D1D1F

    ## unreadable-import, by rasterc check
    An import of what cannot be read as a source.

    The name of a source ends in `.raster`, that of a file of tokens in `.json`; both are regular files. Reports quote lines of sources, and of no other files.

    before:
        import "Brand.txt"

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #1D1D1F }
        }
        ---- Brand.txt
        let ink = #1D1D1F
    after:
        import "Brand.raster"

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }
        ---- Brand.raster
        let ink = #1D1D1F

    ## outside-import, by rasterc check --sandbox Example.raster
    With `--sandbox`: an import of a file that is no input.

    A build that names its inputs would not run again where such a file changes. Give the file, or its folder, as an input.

    before:
        import "Brand.raster"

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }
        ---- Brand.raster
        let ink = #1D1D1F
    after:
        let ink = #1D1D1F

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }

    ## duplicate-import
    A file that is imported twice.

    The second import adds nothing.

    before:
        import "Brand.raster"
        import "Brand.raster"

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }
        ---- Brand.raster
        let ink = #1D1D1F
    after:
        import "Brand.raster"

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }
        ---- Brand.raster
        let ink = #1D1D1F

    ## import-cycle
    Files that import each other.

    What both need belongs into a third one.

    before:
        import "Brand.raster"

        let ink = #1D1D1F

        component Example {
          size edge, edge

          draw { fill rect(bounds), with: ink }
        }
        ---- Brand.raster
        import "Example.raster"

        let edge = 20.0
    after:
        import "Brand.raster"

        let ink = #1D1D1F

        component Example {
          size edge, edge

          draw { fill rect(bounds), with: ink }
        }
        ---- Brand.raster
        let edge = 20.0

    ## cycle
    Declarations that need each other.

    A program ends on every input, so functions do not call themselves, constants and components do not need each other. Where something is repeated, a list or a `for` says how often.

    before:
        func sum(_ n: Int) -> Int { n == 0 ? 0 : n + sum(n - 1) }

        component Example {
          size sum(8), 20

          draw { fill rect(bounds), with: #0A84FF }
        }
    after:
        func sum(_ n: Int) -> Int { [for i in 0...min(n, 100): i].sum }

        component Example {
          size sum(8), 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## malformed-xml, by rasterc import Example.svg
    A drawing that is no XML, or nests and repeats more than is read.

    `rasterc import` reads XML in UTF-8: every element is closed, values stand in quotes, `&` is written `&amp;`. Elements nest 256 deep at most, entities give a mebibyte together, and none lies in another file.

    before:
        ---- Example.svg
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="10">
        </svg>
    after:
        ---- Example.svg
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="10"/>
        </svg>

    ## export-feature-unsupported, by rasterc export Example.raster --format svg -o out
    Something that is drawn has no counterpart in the format that is written.

    Where the format holds pictures, one stands for that part; else it is left out. With `--strict` this is an error, and nothing is written.

    before:
        component Example {
          size 40, 40
          draw { fill circle(bounds), with: sweepGradient(center: .center, from: 0deg, to: 360deg, [#0A84FF, #FFFFFF]) }
        }
    after:
        component Example {
          size 40, 40
          draw { fill circle(bounds), with: linearGradient(from: .top, to: .bottom, [#0A84FF, #FFFFFF]) }
        }
    """#
}
