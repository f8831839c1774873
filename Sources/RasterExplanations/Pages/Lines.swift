// What is said of missing parts, brackets, blocks and lines.

extension Explanation {
  static let lines = #"""
    ## expected-expression
    Nothing where a value must stand.

    Something else stands where a value is needed: the end of the line, a bracket, or a word of a statement. There is no `if` as a value: `condition ? value : value` chooses.

    before, in draw:
        fill rect(bounds), with:
    after:
        fill rect(bounds), with: #0A84FF

    ## expected-name
    Nothing where something must be named.

    After `let`, `state`, `component` and their like stands the name by which the rest is found.

    before:
        let = 4.0
    after:
        let length = 4.0

        component Example {
          size length, length

          draw { fill circle(bounds), with: #0A84FF }
        }

    ## reserved-name
    A reserved word as a name.

    Sixteen words begin statements and literals everywhere, so that a line can be read without knowing what is declared: `import enum struct let func component case switch if else for in true false nil`. As labels they are allowed.

    before:
        let in = 4.0
    after:
        let inner = 4.0

        component Example {
          size inner, inner

          draw { fill circle(bounds), with: #0A84FF }
        }

    ## expected-type
    Nothing where a type must stand.

    A property says its type, since it is a property of a Swift type too, and since `0` could be of several.

    before, in component:
        state isOn: = true
    after:
        state isOn: Bool = true
        clip isOn ? rect(bounds) : circle(bounds)

    ## generic-type
    A list or an optional as other languages write it.

    Types are written as they are meant: `[Double]` is a list, `Double?` a value or nothing.

    before, in component:
        state bars: Array<Double> = []
    after:
        state bars: [Double] = []
        clip bars.isEmpty ? rect(bounds) : circle(bounds)

    ## expected-token
    A missing word or sign, where it alone can stand.

    What stands there instead cannot go on what came before. The report names the one thing that could.

    before, in draw:
        for i of 0..<5 { fill circle(center: (4 * i, 10), radius: 2), with: #0A84FF }
    after:
        for i in 0..<5 { fill circle(center: (4 * i, 10), radius: 2), with: #0A84FF }

    ## missing-comma
    Two values with nothing between them.

    Arguments have commas between them, on lines as in calls.

    before, in component:
        size 40 20
    after:
        size 40, 20

    ## expected-line-end
    More text on a line that is complete.

    A newline ends a line, and a line says one thing. Begin a new one.

    before, in draw:
        fill rect(bounds), with: #FFFFFF fill circle(bounds), with: #0A84FF
    after:
        fill rect(bounds), with: #FFFFFF
        fill circle(bounds), with: #0A84FF

    ## missing-let
    A value is given to a name without `let`.

    Nothing changes while a component is drawn: a name has one value. `let` names a value, and another value is another name's.

    before, in component:
        radius = 4.0
    after:
        let radius = 4.0
        clip roundedRect(bounds, radius: radius)

    ## missing-property-keyword
    A property without its `state`.

    `state` says that what follows is chosen by whoever uses the component; without it, it is not clear whether a property or a value of the component's own is meant.

    before, in component:
        level: Double = 0.5
    after:
        state level: Double = 0.5
        clip roundedRect(bounds, radius: level)

    ## sign-after-word
    `=` or `:` between the first word of a line and its values.

    A line is a word and its arguments, as a call is, without parentheses. `=` stands after names that are declared, `:` after labels.

    before, in component:
        size = 40, 20
    after:
        size 40, 20

    ## cross-for-comma
    `x` between two numbers.

    A size is two values, with a comma between them.

    before, in component:
        size 40 x 20
    after:
        size 40, 20

    ## unneeded-return
    `return` in a function.

    A function's body is one value, which `let`s may precede. There is nothing to return from.

    before:
        func half(_ length: Double) -> Double { return length / 2 }
    after:
        func half(_ length: Double) -> Double { length / 2 }

        component Example {
          size half(80), 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## two-dots
    A range with two dots.

    Languages differ in whether two dots reach the end. Here `0...3` does, and `0..<3` does not.

    before, in draw:
        for i in 0..3 { fill circle(center: (8 * i, 10), radius: 2), with: #0A84FF }
    after:
        for i in 0...3 { fill circle(center: (8 * i, 10), radius: 2), with: #0A84FF }

    ## equal-for-colon
    `=` between a label and its value.

    A label ends in a colon, on lines as in calls.

    before, in draw:
        fill rect(bounds), with = #0A84FF
    after:
        fill rect(bounds), with: #0A84FF

    ## unclosed-bracket
    A bracket that nothing closes.

    What follows would be a part of it. The report says where something else came first, and which bracket is open.

    before, in draw:
        fill circle(center: (20, 10), radius: 4, with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 4), with: #0A84FF

    ## unmatched-bracket
    A bracket that closes nothing.

    Either it is one too many, or the one that it belongs to is missing.

    before, in component:
        size 40), 20
    after:
        size 40, 20

    ## nested-too-deeply
    Brackets, blocks, operators or components too deep to follow.

    Depth is bounded, so that no source takes the compiler's memory. Name the parts of such an expression with `let`; few people could read it either.

    before, in component:
        size ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((40)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))), 20
    after:
        size 40, 20

    ## expected-declaration
    A line that declares nothing, outside of every component.

    A file holds declarations: `component`, `tokens`, `enum`, `struct`, `let`, `func`, `environment`, `font` and `import`. Lines such as `size` and `draw` belong into a component.

    before:
        size 40, 20
    after:
        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## expected-line
    A line that begins with no word.

    Every line begins with a word that says what it does.

    before, in draw:
        20, 10
    after:
        fill rect(bounds), with: #0A84FF

    ## misplaced-declaration
    A declaration inside of a component or a block.

    Types, functions and components belong to the file, where every component can use them; they become declarations of a Swift file.

    before, in draw:
        enum Style { case plain, loud }
    after:
        fill rect(bounds), with: #0A84FF

    ## misplaced-statement
    A statement where lines of another kind stand.

    What a component consists of is the same in every state: `if`, `for` and lines that draw stand in `draw`, where they choose what is drawn.

    before, in component:
        if environment.appearance == .dark { fill rect(bounds), with: #FFFFFF }
    after:
        clip environment.appearance == .dark ? circle(bounds) : rect(bounds)

    ## unexpected-block
    A block after a line that has none.

    The braces would hold nothing that the line could do something with.

    before:
        font "Brand", file: "Brand.ttf" { }
    after:
        font "Brand", file: "Brand.ttf"

        component Example {
          size 40, 20

          draw { text "a", in: bounds, font: Font(family: "Brand"), with: #000000 }
        }

    ## expected-case
    Something other than a case in an enumeration, a structure or a switch.

    An enumeration holds `case` and names, a structure `let` and fields, a switch `case` and values, or `else`.

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
    Two comparisons, or two ranges, in a row.

    `0 < x < 10` would compare a truth with a number. `&&` joins two comparisons.

    before, in component:
        let isNarrow = 0 < bounds.width < 10
    after:
        let isNarrow = 0 < bounds.width && bounds.width < 10
        clip isNarrow ? rect(bounds) : circle(bounds)

    ## optional-chaining
    `?.` between a value that may be nil and a member.

    `if let` names the value where it is not nil, and `??` replaces nil. Members are read after either.

    before, in component:
        state center: Point? = nil
        clip circle(center: (center?.x ?? 20, 10), radius: 8)
    after:
        state center: Point? = nil
        clip circle(center: ((center ?? bounds.center).x, 10), radius: 8)

    ## forced-unwrap
    `!` after a value that may be nil.

    Drawing never fails, so every value has a result where it is nil. `if let` and `??` say which.

    before, in component:
        state title: String? = nil
        accessibility { label title! }
    after:
        state title: String? = nil
        accessibility { label title ?? "Lake" }

    ## called-value
    Arguments after something that is no name.

    Functions are no values, so only a name can be called. A product needs its `*`.

    before, in component:
        size 2(20), 20
    after:
        size 2 * 20, 20

    ## label-without-call
    A label on a single value in parentheses.

    Parentheses around one value only group it; a label would belong to nothing.

    before, in component:
        size (width: 40), 20
    after:
        size 40, 20

    ## default-for-else
    `default` in a switch.

    What no case covers stands under `else`, as in an `if`.

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
    A `where` after the loop of a list.

    The elements of a list are `for`, `if` and values, one after the other: `if` chooses.

    before, in component:
        let widths = [for x in 1...4 where x > 2: x]
    after:
        let widths = [for x in 1...4: if x > 2: x]
        clip widths.isEmpty ? rect(bounds) : circle(bounds)

    ## brace-for-colon
    A block around an element of a list.

    In a list, `for` and `if` are followed by `:` and an element. Braces hold lines, and a list has none.

    before, in component:
        let widths = [for x in 1...4 { x }]
    after:
        let widths = [for x in 1...4: x]
        clip widths.isEmpty ? rect(bounds) : circle(bounds)
    """#
}
