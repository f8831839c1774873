// Pages about types, operators, loops and switches.

extension Explanation {
  static let types = #"""
    ## type-mismatch
    A value has the wrong type.

    Some types are converted implicitly: an `Int` is accepted as a `Double`, a `Color` as a `Paint`, a `T` as a `T?`, and a few others. There is no conversion in the opposite direction, because it would lose information. Convert the value, or pass one of the expected type.

    before, in component:
        size "wide", 20
    after:
        size 40, 20

    ## optional-for-value
    An optional value is used where a non-optional one is needed.

    Provide a replacement for nil with `??`, or draw conditionally with `if let`.

    before, in component:
        state widths: [Double] = [40]
        size widths[0], 20
    after:
        state widths: [Double] = [40]
        size widths[0] ?? 40, 20

    ## nil-for-value
    `nil` is used where a value is needed.

    Only types with a `?` can be nil. Make the type optional, or provide a value.

    before, in component:
        state radius: Double = nil
        clip roundedRect(bounds, radius: radius)
    after:
        state radius: Double? = nil
        clip roundedRect(bounds, radius: radius ?? 4)

    ## untyped-literal
    The type of a literal is unknown.

    `.round` could be a case of several enums, and `[]` could be a list of anything. Write the type after the name.

    before, in draw:
        let cap = .round
        stroke line(from: (4, 10), to: (36, 10)), with: #0A84FF, width: 4, cap: cap
    after:
        let cap: LineCap = .round
        stroke line(from: (4, 10), to: (36, 10)), with: #0A84FF, width: 4, cap: cap

    ## untyped-tuple
    Two values in parentheses could be a point or a size.

    The expected type determines the meaning of such a pair. If there is none, write `Point(x: …, y: …)` or `Size(width: …, height: …)`, or write the type after the name.

    before, in draw:
        let center = (20, 10)
        fill circle(center: center, radius: 8), with: #0A84FF
    after:
        let center = Point(x: 20, y: 10)
        fill circle(center: center, radius: 8), with: #0A84FF

    ## tuple-count
    The number of values in parentheses is wrong.

    A point and a size have two values, and a rectangle has four.

    before, in draw:
        fill circle(center: (20, 10, 8), radius: 8), with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 8), with: #0A84FF

    ## no-text-for-value
    A value of this type cannot be converted to a string.

    Numbers, fractions, `Bool`s, strings and enum cases can be interpolated. For other values, interpolate the members that you need.

    before, in draw:
        text "\(bounds)", in: bounds, with: #000000
    after:
        text "\(bounds.width)", in: bounds, with: #000000

    ## plain-interpolation
    A string uses the interpolation syntax of another language.

    `${count}` and `{count}` are plain text. Write `\(count)`.

    before, in component:
        let count = 3
        size 10 * count, 20
        clip textPath("${count}", in: bounds)
    after:
        let count = 3
        size 10 * count, 20
        clip textPath("\(count)", in: bounds)

    ## bad-operand
    An operator does not support the types of its operands.

    Operators do not convert values. Insert a value into a string with `\(…)`. Combine lists with a list of loops, as in `[for x in xs: x, for y in ys: y]`.

    before, in component:
        state count: Int = 3
        clip textPath("n = " + count, in: bounds)
    after:
        state count: Int = 3
        clip textPath("n = \(count)", in: bounds)

    ## int-division
    The result of `/` is used as an integer.

    Dividing two integers gives a `Double`: `1 / 2` is 0.5. For integer division, use `div(a, b)`, which rounds down.

    before, in draw:
        let count = 8
        for i in 0..<count / 2 { fill circle(center: (8 * i, 10), radius: 2), with: #0A84FF }
    after:
        let count = 8
        for i in 0..<div(count, 2) { fill circle(center: (8 * i, 10), radius: 2), with: #0A84FF }

    ## fraction-for-length
    A percentage is used where a number is needed.

    A percentage is relative, so multiply it by a length, as in `bounds.width * 40%`.

    before, in draw:
        fill circle(center: bounds.center, radius: 40%), with: #0A84FF
    after:
        fill circle(center: bounds.center, radius: bounds.height * 40%), with: #0A84FF

    ## fraction-range
    A fraction is out of range, or a number is probably meant as a percentage.

    Where a fraction is expected, `55` means 5,500%. Write `55%`. If a value above 100% has no meaning, 100% is the maximum.

    before, in draw:
        layer opacity: 55 { fill rect(bounds), with: #0A84FF }
    after:
        layer opacity: 55% { fill rect(bounds), with: #0A84FF }

    ## duration-without-unit
    A duration has no unit.

    Write seconds or milliseconds, as in `0.2s` or `200ms`.

    before, in component:
        state isOn: Bool = false
        transition isOn, 200
        clip isOn ? rect(bounds) : circle(bounds)
    after:
        state isOn: Bool = false
        transition isOn, 200ms
        clip roundedRect(bounds, radius: lerp(0, 10, isOn.progress))

    ## cannot-compare
    Values of this type cannot be compared with `==`.

    Content, text runs and lists of them cannot be compared, because their appearance is unknown until they are drawn. Compare the properties that they are made from.

    before, in component:
        state content: Content = .empty
        size content == .empty ? 20 : 40, 20
    after:
        state content: Content = .empty
        size content.size

    ## never-nil
    `??`, `if let` or a comparison with nil is used on a value that is never nil.

    The alternative would never be used. Remove it, or make the type optional.

    before, in component:
        state radius: Double = 4
        clip roundedRect(bounds, radius: radius ?? 8)
    after:
        state radius: Double = 4
        clip roundedRect(bounds, radius: radius)

    ## not-a-list
    A value that is not a list is indexed.

    Only lists can be indexed. For parts of a string, use `prefix`, `suffix` or `characters`.

    before, in component:
        state title: String = "Lake"
        clip textPath(title[0], in: bounds)
    after:
        state title: String = "Lake"
        clip textPath(title.prefix(1), in: bounds)

    ## not-a-sequence
    A loop iterates over a value that has no elements.

    `for` iterates over a range, a list, or the result of `enumerated` or `zip`.

    before, in draw:
        for i in 5 { fill circle(center: (8 * i, 10), radius: 2), with: #0A84FF }
    after:
        for i in 0..<5 { fill circle(center: (8 * i, 10), radius: 2), with: #0A84FF }

    ## optional-element
    The elements of a list are optional.

    List elements cannot be nil. Leave out missing elements with `if` in the list.

    before, in component:
        state widths: [Double?] = []
    after:
        state widths: [Double] = []
        clip widths.isEmpty ? rect(bounds) : circle(bounds)

    ## not-a-property-type
    A property or a field has a type that is not allowed.

    The values of properties are part of cache keys. Properties can be `Bool`s, numbers, strings, colours, fonts, text styles, shadows, images, enums, content, and geometry such as `Point` and `Rect`. Structs, lists and optionals of these types are allowed too. Create paths and paints in the component instead.
    A field of a struct can have any type except `TextRun`. However, a struct with a path, a paint or a similar field cannot be the type of a property.

    before, in component:
        state shape: Path = circle(Rect(x: 0, y: 0, width: 20, height: 20))
        clip shape
    after:
        state isRound: Bool = true
        clip isRound ? circle(bounds) : rect(bounds)

    ## range-outside-loop
    A range, or the result of `enumerated` or `zip`, is used as a value.

    These exist only in loops. For a list of numbers, write `[for i in 0..<5: i]`.

    before, in component:
        let places = 0..<5
        clip places.isEmpty ? rect(bounds) : circle(bounds)
    after:
        let places = [for i in 0..<5: i]
        clip places.isEmpty ? rect(bounds) : circle(bounds)

    ## loop-name-count
    A loop has the wrong number of names.

    The elements of a list need one name. `enumerated` gives an index and an element, and `zip` gives an element of each list; each of these needs a name.

    before, in component:
        state bars: [Double] = [4, 8]
        clip path { for (i, bar) in bars { add rect(Rect(x: 8 * i, y: 0, width: 4, height: bar)) } }
    after:
        state bars: [Double] = [4, 8]
        clip path { for (i, bar) in bars.enumerated { add rect(Rect(x: 8 * i, y: 0, width: 4, height: bar)) } }

    ## cannot-switch
    A `switch` is used with a type that it does not support.

    The subject of a switch is an enum, a `Bool`, a number or a string. For other values, use `if`.

    before, in component:
        clip switch bounds { else: rect(bounds) }
    after:
        clip bounds.width > 20 ? rect(bounds) : circle(bounds)

    ## pattern-not-constant
    A case of a switch is not a literal.

    Patterns are literals or enum cases, so that the compiler can check whether all values are handled.

    before, in component:
        state count: Int = 3
        size switch count { case 1 + 1: 20 else: 40 }, 20
    after:
        state count: Int = 3
        size switch count { case 2: 20 else: 40 }, 20

    ## duplicate-case
    A case handles a value that an earlier case already handles.

    The first matching case is used, so this one would never be reached. Remove it or change its value.

    before, in component:
        state count: Int = 3
        size switch count { case 2: 20 case 2: 30 else: 40 }, 20
    after:
        state count: Int = 3
        size switch count { case 2: 20 case 3: 30 else: 40 }, 20

    ## empty-interval
    An interval contains no numbers.

    Its end is less than its start. Swap them.

    before, in component:
        state count: Int = 3
        size switch count { case 5...2: 20 else: 40 }, 20
    after:
        state count: Int = 3
        size switch count { case 2...5: 20 else: 40 }, 20

    ## unreachable-case
    A case is never reached.

    Earlier cases handle all of its values, or it follows an `else`. Move it up, or remove it.

    before, in component:
        state count: Int = 3
        size switch count { case 0...9: 20 case 3: 30 else: 40 }, 20
    after:
        state count: Int = 3
        size switch count { case 3: 30 case 0...9: 20 else: 40 }, 20

    ## unneeded-else
    An `else` is never reached.

    Every value already has a case. Remove the `else`, so that the compiler reports the switch if another case is added later.

    before, in component:
        state isOn: Bool = false
        size switch isOn { case true: 40 case false: 20 else: 30 }, 20
    after:
        state isOn: Bool = false
        size switch isOn { case true: 40 case false: 20 }, 20

    ## missing-case
    A switch does not handle all values of an enum or a `Bool`.

    A switch needs a result for every value. Add the missing cases, or an `else`.

    before, in component:
        state isOn: Bool = false
        size switch isOn { case true: 40 }, 20
    after:
        state isOn: Bool = false
        size switch isOn { case true: 40 case false: 20 }, 20

    ## missing-else
    A switch over numbers or strings has no `else`.

    Its cases do not cover all values, so it has to end in `else:`. An integer property with bounds needs no `else` if every value has a case.

    before, in component:
        state count: Int = 3
        size switch count { case 0: 20 case 1: 30 }, 20
    after:
        state count: Int = 3
        size switch count { case 0: 20 case 1: 30 else: 40 }, 20
    """#
}
