// Pages about tokens, environment values and token files.

extension Explanation {
  static let tokens = #"""
    ## token-default-missing
    The first line of a token is inside a condition.

    The first line sets the type of a token, and its value if no condition is true. Write it above the conditions.

    before:
        tokens Brand {
          if environment.contrast == .increased { ink #000000 }
        }
    after:
        tokens Brand {
          ink #333333
          if environment.contrast == .increased { ink #000000 }
        }

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: Brand.ink }
        }

    ## token-type
    A line of a token has a different type from its first line, or a type that tokens cannot have.

    A token has the same type in every environment. Change the value, or declare another token.

    before:
        tokens Brand {
          gap 8.0
          if environment.contrast == .increased { gap #000000 }
        }
    after:
        tokens Brand {
          gap 8.0
          if environment.contrast == .increased { gap 10.0 }
        }

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## ambiguous-token
    A token is written without the name of its declaration, and several visible declarations have a token with this name and a type that fits.

    Where a value of its type is expected, `.gap` stands for `Brand.gap`. Write the name of the declaration if there are several.

    before:
        tokens Brand { gap 8.0 }
        tokens Compact { gap 4.0 }

        component Example {
          layout { row spacing: .gap { box width: 20, height: 20 } }
        }
    after:
        tokens Brand { gap 8.0 }
        tokens Compact { gap 4.0 }

        component Example {
          layout { row spacing: Compact.gap { box width: 20, height: 20 } }
        }

    ## token-reads-component
    A token uses a value of a component.

    Tokens are shared by all components. They can read the environment, constants and other tokens. Move a value that depends on a component into the component.

    before:
        tokens Brand { gap bounds.width / 8 }
    after:
        tokens Brand { gap 5.0 }

        component Example {
          size 8 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## unused-override
    A line of a token never takes effect.

    If several lines apply, the last one wins. Here, a later line applies whenever this one does, or the condition is never true. Remove the line, or move it below the later one.

    before:
        tokens Brand {
          ink #333333
          if environment.contrast == .increased { ink #000000 }
          ink #222222
        }

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: Brand.ink }
        }
    after:
        tokens Brand {
          ink #222222
          if environment.contrast == .increased { ink #000000 }
        }

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: Brand.ink }
        }

    ## overlapping-overrides
    Two lines of a token under different conditions can apply at the same time.

    The later one wins, which may be unintended. Add a line for both conditions together below them.

    before:
        environment isCompact: Bool = false

        tokens Brand {
          gap 8.0
          if environment.contrast == .increased { gap 10.0 }
          if environment.isCompact { gap 4.0 }
        }

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
    after:
        environment isCompact: Bool = false

        tokens Brand {
          gap 8.0
          if environment.contrast == .increased { gap 10.0 }
          if environment.isCompact {
            gap 4.0
            if environment.contrast == .increased { gap 6.0 }
          }
        }

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## environment-domain
    An environment value is not valid.

    An environment value is an enum or a `Bool`, so that tools can draw every look in each of its values. Its default is one of these values, written as a literal.

    before:
        environment density: Double = 1
    after:
        environment isDense: Bool = false

        component Example {
          size environment.isDense ? 20 : 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## malformed-json
    A token file is not valid JSON.

    The report points to the position of the error.

    before:
        import "brand.tokens.json", as: Brand
        ---- brand.tokens.json
        { "gap": { "$type": "number", "$value": 08 } }
    after:
        import "brand.tokens.json", as: Brand

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "gap": { "$type": "number", "$value": 8 } }

    ## import-name
    An import lacks a name, has a name that it cannot have, or has a name that is taken.

    The tokens of a file are used under the name in the import, as in `Brand.gap`, so the import of a token file needs `as:`. A source declares its own names, and takes no `as:`. The name cannot be that of a modifier in a resolver: a modifier `brand` uses the name `Brand` for its contexts. All imports of a token file use the same name.

    before:
        import "brand.tokens.json"
        ---- brand.tokens.json
        { "gap": { "$type": "number", "$value": 8 } }
    after:
        import "brand.tokens.json", as: Brand

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "gap": { "$type": "number", "$value": 8 } }

    ## token-file
    A token file violates its format.

    The format is that of the Design Tokens Community Group of the W3C (2025.10). The message begins with the JSON pointer of the position. Correct the file.

    before:
        import "brand.tokens.json", as: Brand
        ---- brand.tokens.json
        { "gap": { "$type": "number", "$value": "{base.gap}" } }
    after:
        import "brand.tokens.json", as: Brand

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "base": { "gap": { "$type": "number", "$value": 8 } }, "gap": { "$value": "{base.gap}" } }

    ## older-token-file
    A token file is in an older form, which `rasterc import` converts.

    Older files write `value` instead of `$value`, often without types. Some design tools export several token sets and themes in one file. `rasterc import` writes files in the current format: one for each file or set, and a resolver that combines them.

    before:
        import "brand.tokens.json", as: Brand

        component Example {
          size Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "gap": { "value": "8px" } }
    after:
        import "brand.tokens.json", as: Brand

        component Example {
          size Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }

    ## token-unsupported
    A token file uses a feature that the language does not support.

    The feature is left out, and the rest of the file is used.

    before:
        import "brand.tokens.json", as: Brand

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "gap": { "$type": "number", "$value": 8 }, "line": { "$type": "strokeStyle", "$value": "groove" } }
    after:
        import "brand.tokens.json", as: Brand

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "gap": { "$type": "number", "$value": 8 } }

    ## token-file-note
    A token file contains values that differ from its format, which are accepted or ignored.

    Older tools write colours as `"#E5004B"` and lengths as `"8px"`. The compiler accepts these values, and this note counts them. It also counts the parts that are not drawn: tokens without a type or of another type than those of the format, and members of composite values such as `textTransform`. Such a token is an error only if a source uses it.

    before:
        import "brand.tokens.json", as: Brand

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "gap": { "$type": "dimension", "$value": "8px" } }
    after:
        import "brand.tokens.json", as: Brand

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }

    ## deprecated-token
    A token is used although its file marks it as deprecated.

    The message contains the reason from the file, which often names a replacement.

    before:
        import "brand.tokens.json", as: Brand

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "gap": { "$type": "number", "$value": 8, "$deprecated": "Use 'space'." } }
    after:
        import "brand.tokens.json", as: Brand

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "gap": { "$type": "number", "$value": 8 } }
    """#
}
