// Pages about imports, cycles, and files of other formats.

extension Explanation {
  static let imports = #"""
    ## missing-import
    The imported file does not exist.

    Paths are relative to the folder of the importing file.

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
    The imported file cannot be read as a source.

    The name of a source ends in `.raster`, and that of a token file in `.json`. Both have to be regular files. Other files are rejected, because diagnostics quote lines of the files that they are about.

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
    With `--sandbox`: the imported file is not an input of the build.

    A build system does not rebuild when a file outside the declared inputs changes. Add the file or its folder to the inputs.

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
    A file is imported twice.

    The second import has no effect. Remove it.

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
    Files import each other.

    Move the declarations that both need into a third file, and import that one.

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
    Declarations depend on each other in a cycle.

    Every program has to end, so functions cannot call themselves, directly or through others. Likewise, a component cannot contain itself, and constants and structs cannot depend on themselves. To repeat something, use `for` or a list, which states the number of repetitions.

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
    A drawing is not valid XML, or exceeds the parser's limits.

    `rasterc import` reads XML in UTF-8 or UTF-16, or in ISO 8859-1 or Windows-1252 if the declaration names it, also compressed with gzip. Close every element, quote attribute values, and write `&` as `&amp;`. Elements can be nested up to 256 deep, entities can expand to at most one mebibyte in total, and entities in other files are not supported.

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
    The drawing uses a feature that the export format does not support.

    If the format can contain images, the affected part is exported as an image. Otherwise, it is left out. With `--strict`, this is an error and nothing is written.

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
