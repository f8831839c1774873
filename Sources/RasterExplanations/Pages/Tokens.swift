// What is said of tokens and files of tokens.

extension Explanation {
  static let tokens = #"""
    ## token-default-missing
    A token whose first line stands under a condition.

    The first line gives a token its type, and its value where no condition holds.

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
    A line of a token of another type than its first one, or of a type that no token has.

    A token has one type, whatever the environment says.

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

    ## token-reads-component
    Something of a component in a token.

    Tokens are the same for all components; they read the environment, constants and other tokens.

    before:
        tokens Brand { gap bounds.width / 8 }
    after:
        tokens Brand { gap 5.0 }

        component Example {
          size 8 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## unused-override
    A line of a token that never decides.

    A later line holds wherever this one does, and the last one wins.

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
    Two lines of a token that may hold at once, for different reasons.

    The later one wins, which may not be meant. A line for both together, below them, says what is.

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
    An environment value that is neither an enumeration nor a Bool.

    Tools draw every look in each environment value, so these have few cases, and one that is written out holds by itself.

    before:
        environment density: Double = 1
    after:
        environment isDense: Bool = false

        component Example {
          size environment.isDense ? 20 : 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## malformed-json
    A file of tokens that is no JSON.

    The report says where the text stops being JSON.

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
    A file of tokens without a name, or a source with one.

    The tokens of a file are read as `Brand.gap`, so the import says what they are called. A source declares names of its own. A modifier `brand` of a resolver takes the name `Brand` for its contexts.

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
    Something in a file of tokens that its format does not allow.

    The format is that of the Design Tokens community group of the W3C (2025.10). The report begins with the JSON pointer to the place.

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

    ## token-unsupported
    Something of a file of tokens that the language has nothing for.

    It is left out; what else the file says is taken.

    before:
        import "brand.tokens.json", as: Brand

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "gap": { "$type": "number", "$value": 8 }, "name": { "$type": "string", "$value": "x" } }
    after:
        import "brand.tokens.json", as: Brand

        component Example {
          size 4 * Brand.gap, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- brand.tokens.json
        { "gap": { "$type": "number", "$value": 8 } }

    ## token-file-note
    Something in a file of tokens that is taken, or not, beside what its format says.

    Older tools write colours as `"#E5004B"` and lengths as `"8px"`; such are taken, and counted here.

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
    A token that its file calls deprecated.

    The file says why, and often what to use instead.

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
