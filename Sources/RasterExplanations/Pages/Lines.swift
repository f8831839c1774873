// Pages about missing syntax, brackets, blocks and lines.

extension Explanation {
  static let lines = #"""
    ## expected-expression
    A value is missing.

    The compiler found the end of the line, a bracket or a keyword where it expected a value. `if` cannot be used as a value: write `condition ? value : value` instead.

    before, in draw:
        fill rect(bounds), with:
    after:
        fill rect(bounds), with: #0A84FF

    ## expected-name
    A declaration has no name.

    `let`, `state`, `component` and the other declaring keywords are followed by the name of the declaration.

    before:
        let = 4.0
    after:
        let length = 4.0

        component Example {
          size length, length

          draw { fill circle(bounds), with: #0A84FF }
        }

    ## reserved-name
    A reserved word is used as a name.

    These words are reserved everywhere: `import enum struct let func component case switch if else for in true false nil`. They begin statements and literals, so a line can be parsed without knowing the declarations. They are allowed as argument labels. Choose another name.

    before:
        let in = 4.0
    after:
        let inner = 4.0

        component Example {
          size inner, inner

          draw { fill circle(bounds), with: #0A84FF }
        }

    ## expected-type
    A type is missing.

    A property needs a type, because it becomes a property in Swift, and because a default such as `0` fits several types.

    before, in component:
        state isOn: = true
    after:
        state isOn: Bool = true
        clip isOn ? rect(bounds) : circle(bounds)

    ## generic-type
    A list or an optional type is written as in another language.

    Write `[Double]` for a list, and `Double?` for an optional.

    before, in component:
        state bars: Array<Double> = []
    after:
        state bars: [Double] = []
        clip bars.isEmpty ? rect(bounds) : circle(bounds)

    ## expected-token
    A required keyword or symbol is missing.

    Only one token is valid at this position, and the message names it. Insert it, or check the text before it.

    before, in draw:
        for i of 0..<5 { fill circle(center: (4 * i, 10), radius: 2), with: #0A84FF }
    after:
        for i in 0..<5 { fill circle(center: (4 * i, 10), radius: 2), with: #0A84FF }

    ## missing-comma
    Two values have no comma between them.

    Arguments are separated by commas, on lines as well as in calls.

    before, in component:
        size 40 20
    after:
        size 40, 20

    ## expected-line-end
    A complete line is followed by more text.

    Each line holds one statement. Start a new line, or insert a comma if the text is another argument.

    before, in draw:
        fill rect(bounds), with: #FFFFFF fill circle(bounds), with: #0A84FF
    after:
        fill rect(bounds), with: #FFFFFF
        fill circle(bounds), with: #0A84FF

    ## missing-let
    A value is assigned to a name without `let`.

    Names are constants: nothing changes while a component is drawn. Declare the value with `let`. To store another value, declare another name.

    before, in component:
        radius = 4.0
    after:
        let radius = 4.0
        clip roundedRect(bounds, radius: radius)

    ## missing-property-keyword
    A property lacks its `state` keyword.

    `state` declares a property that the user of the component can set. Write `state name: Type = default`. For a value that the component computes, use `let`.

    before, in component:
        level: Double = 0.5
    after:
        state level: Double = 0.5
        clip roundedRect(bounds, radius: level)

    ## sign-after-word
    The first word of a line is followed by `=` or `:`.

    A line is a word and its arguments, like a call without parentheses. `=` belongs in declarations, and `:` after argument labels. Remove the sign.

    before, in component:
        size = 40, 20
    after:
        size 40, 20

    ## cross-for-comma
    Two numbers are separated by `x`.

    A size consists of two values, separated by a comma.

    before, in component:
        size 40 x 20
    after:
        size 40, 20

    ## unneeded-return
    A function contains `return`.

    The body of a function is a single value, optionally preceded by `let`s. Remove `return`.

    before:
        func half(_ length: Double) -> Double { return length / 2 }
    after:
        func half(_ length: Double) -> Double { length / 2 }

        component Example {
          size half(80), 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## two-dots
    A range is written with two dots.

    Languages differ in whether a range with two dots includes its end. Write `0...3` to include 3, or `0..<3` to exclude it.

    before, in draw:
        for i in 0..3 { fill circle(center: (8 * i, 10), radius: 2), with: #0A84FF }
    after:
        for i in 0...3 { fill circle(center: (8 * i, 10), radius: 2), with: #0A84FF }

    ## equal-for-colon
    An argument label is followed by `=`.

    A label is followed by a colon, on lines as well as in calls.

    before, in draw:
        fill rect(bounds), with = #0A84FF
    after:
        fill rect(bounds), with: #0A84FF

    ## unclosed-bracket
    A bracket is never closed.

    The text after it would count as part of the bracketed expression. The message names the token that was found instead of the closing bracket, and a note points to the opening one.

    before, in draw:
        fill circle(center: (20, 10), radius: 4, with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 4), with: #0A84FF

    ## unmatched-bracket
    A closing bracket has no opening bracket.

    Remove it, or insert the missing opening bracket.

    before, in component:
        size 40), 20
    after:
        size 40, 20

    ## nested-too-deeply
    Brackets, blocks, operators or components are nested too deeply.

    The nesting depth is limited, so that no source can exhaust the compiler's memory. Split the expression into parts, and name each with `let`; this also makes it easier to read.

    before, in component:
        size ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((40)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))), 20
    after:
        size 40, 20

    ## expected-declaration
    A line outside a component does not begin a declaration.

    A file contains declarations: `component`, `tokens`, `enum`, `struct`, `let`, `func`, `environment`, `font` and `import`. Lines such as `size` and `draw` belong in a component.

    before:
        size 40, 20
    after:
        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## expected-line
    A line does not begin with a word.

    Every line begins with a word that says what the line does, such as `fill` or `text`.

    before, in draw:
        20, 10
    after:
        fill rect(bounds), with: #0A84FF

    ## misplaced-declaration
    A declaration is inside a component or a block.

    Types and components are declared at file level, where every component can use them. They become declarations in the generated Swift file. Move the declaration out of the component. A function can stay in a component, beside its properties, but not in a block such as `draw`.

    before, in draw:
        enum Style { case plain, loud }
    after:
        fill rect(bounds), with: #0A84FF

    ## misplaced-statement
    A statement is used where it is not allowed.

    The members of a component are the same in every state, so `if`, `for` and drawing lines belong in `draw`. To choose a value by a condition, write `condition ? value : value`. The blocks of `tokens`, `accessibility` and `tests` accept only their own kinds of lines.

    before, in component:
        if environment.appearance == .dark { fill rect(bounds), with: #FFFFFF }
    after:
        clip environment.appearance == .dark ? circle(bounds) : rect(bounds)

    ## unexpected-block
    A line has a block although it takes none.

    Only lines such as `draw`, `layer` and `row` take a block. Remove the braces.

    before:
        font "Brand", file: "Brand.ttf" { }
    after:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## expected-case
    An enum, a struct or a switch contains a line that does not belong there.

    An enum contains `case` and names. A struct contains `let` and fields. A switch contains `case` and values, or `else`.

    before:
        enum Style { plain, loud }
    after:
        enum Style { case plain, loud }

        component Example {
          state style: Style = .plain

          size 40, 20

          draw { fill rect(bounds), with: style == .plain ? #0A84FF : #E5004B }
        }

    ## chained-operator
    Two comparisons, or two ranges, are chained.

    `0 < x < 10` would compare a `Bool` with a number. Join two comparisons with `&&`.

    before, in component:
        let isNarrow = 0 < bounds.width < 10
    after:
        let isNarrow = 0 < bounds.width && bounds.width < 10
        clip isNarrow ? rect(bounds) : circle(bounds)

    ## optional-chaining
    `?.` is used to read a member of an optional value.

    The language has no optional chaining. Bind the value with `if let`, or replace nil with `??`, and then read the member.

    before, in component:
        state center: Point? = nil
        clip circle(center: (center?.x ?? 20, 10), radius: 8)
    after:
        state center: Point? = nil
        clip circle(center: ((center ?? bounds.center).x, 10), radius: 8)

    ## forced-unwrap
    `!` is used to unwrap an optional value.

    Drawing cannot fail, so a component has to define a result for nil too. Use `if let` or `??`.

    before, in component:
        state title: String? = nil
        accessibility { label title! }
    after:
        state title: String? = nil
        accessibility { label title ?? "Lake" }

    ## called-value
    Arguments follow an expression that is not a name.

    Functions are not values, so only a name can be called. To multiply, write `*`.

    before, in component:
        size 2(20), 20
    after:
        size 2 * 20, 20

    ## label-without-call
    A single value in parentheses has a label.

    Parentheses around one value only group it, so a label has no meaning there. Remove it.

    before, in component:
        size (width: 40), 20
    after:
        size 40, 20

    ## default-for-else
    A switch uses `default`.

    In a switch, `else` handles the values without a case, as it does in an `if`.

    before, in component:
        state kind: String = "a"
        let edge = switch kind {
          case "a": 40.0
          default: 20.0
        }
        size edge, 20
    after:
        state kind: String = "a"
        let edge = switch kind {
          case "a": 40.0
          else: 20.0
        }
        size edge, 20

    ## where-in-list
    A loop in a list uses `where`.

    A list has no `where` clause. Filter the elements with `if` after the loop's colon.

    before, in component:
        let widths = [for x in 1...4 where x > 2: x]
    after:
        let widths = [for x in 1...4: if x > 2: x]
        clip widths.isEmpty ? rect(bounds) : circle(bounds)

    ## brace-for-colon
    An element of a list is written in braces.

    In a list, `for` and `if` are followed by a colon and an element. Braces enclose lines, and a list contains no lines.

    before, in component:
        let widths = [for x in 1...4 { x }]
    after:
        let widths = [for x in 1...4: x]
        clip widths.isEmpty ? rect(bounds) : circle(bounds)
    """#
}
