// What is said of the types of values.

extension Explanation {
  static let types = #"""
    ## type-mismatch
    A value of another type than the one that is needed.

    An `Int` is taken for a `Double`, a `Color` for a `Paint`, a `T` for a `T?`, and a few more; nothing is converted the other way round by itself, since something would be lost.

    before, in component:
        size "wide", 20
    after:
        size 40, 20

    ## optional-for-value
    A value that may be nil where one is needed.

    `??` says what stands in for nothing, `if let` what is drawn where there is something.

    before, in component:
        state widths: [Double] = [40]
        size widths[0], 20
    after:
        state widths: [Double] = [40]
        size widths[0] ?? 40, 20

    ## nil-for-value
    `nil` where a value is needed.

    Only types with a `?` hold nothing.

    before, in component:
        state radius: Double = nil
        clip roundedRect(bounds, radius: radius)
    after:
        state radius: Double? = nil
        clip roundedRect(bounds, radius: radius ?? 4)

    ## untyped-literal
    A literal whose type is not known where it stands.

    `.round` could be a case of any enumeration, `[]` a list of anything. The type stands after the name.

    before, in draw:
        let cap = .round
        stroke line(from: (4, 10), to: (36, 10)), with: #0A84FF, width: 4, cap: cap
    after:
        let cap: LineCap = .round
        stroke line(from: (4, 10), to: (36, 10)), with: #0A84FF, width: 4, cap: cap

    ## untyped-tuple
    Two values in parentheses that could be a point or a size.

    Pairs take the type that is expected. Where none is, write it before them, or after the name.

    before, in draw:
        let center = (20, 10)
        fill circle(center: center, radius: 8), with: #0A84FF
    after:
        let center = Point(x: 20, y: 10)
        fill circle(center: center, radius: 8), with: #0A84FF

    ## tuple-count
    Too many values in parentheses, or too few.

    A point and a size are two values, a rectangle four.

    before, in draw:
        fill circle(center: (20, 10, 8), radius: 8), with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 8), with: #0A84FF

    ## no-text-for-value
    A value that has no text.

    Numbers, fractions, truths, texts and cases have one. Of others print the parts that you mean.

    before, in draw:
        text "\(bounds)", in: bounds, with: #000000
    after:
        text "\(bounds.width)", in: bounds, with: #000000

    ## plain-interpolation
    Another language's way to put a value into a text.

    `${count}` and `{count}` are plain text here; a value stands in `\(…)`.

    before, in component:
        let count = 3
        size 10 * count, 20
        clip textPath("${count}", in: bounds)
    after:
        let count = 3
        size 10 * count, 20
        clip textPath("\(count)", in: bounds)

    ## bad-operand
    An operator beside a value that it does not take.

    Operators mean the same everywhere, and convert nothing. A value becomes a part of a text by `\(…)`; lists are joined in a list.

    before, in component:
        state count: Int = 3
        clip textPath("n = " + count, in: bounds)
    after:
        state count: Int = 3
        clip textPath("n = \(count)", in: bounds)

    ## int-division
    `/` where a whole number is needed.

    `/` divides numbers, `1 / 2` is 0.5. The whole part is `div(a, b)`.

    before, in draw:
        let count = 8
        for i in 0..<count / 2 { fill circle(center: (8 * i, 10), radius: 2), with: #0A84FF }
    after:
        let count = 8
        for i in 0..<div(count, 2) { fill circle(center: (8 * i, 10), radius: 2), with: #0A84FF }

    ## fraction-for-length
    A percentage where a number is needed.

    A percentage is a part of something, and has to say of what: `bounds.width * 40%`.

    before, in draw:
        fill circle(center: bounds.center, radius: 40%), with: #0A84FF
    after:
        fill circle(center: bounds.center, radius: bounds.height * 40%), with: #0A84FF

    ## fraction-range
    A fraction that is more than the whole, or a number that means percents.

    Where a fraction is taken, `55` is 5,500 %. Write `55%`; where more than the whole makes no sense, 100% is the most.

    before, in draw:
        layer opacity: 55 { fill rect(bounds), with: #0A84FF }
    after:
        layer opacity: 55% { fill rect(bounds), with: #0A84FF }

    ## duration-without-unit
    A number where a time is needed.

    Seconds and milliseconds are a factor of a thousand apart, so a time says which it is: `200ms`, `0.2s`.

    before, in component:
        state isOn: Bool = false
        transition isOn, 200
        clip isOn ? rect(bounds) : circle(bounds)
    after:
        state isOn: Bool = false
        transition isOn, 200ms
        clip roundedRect(bounds, radius: lerp(0, 10, isOn.progress))

    ## cannot-compare
    `==` between values that are not compared.

    Numbers, texts, colours, cases, structures and lists of such are compared; contents, paths and paints are not, since what they look like is not known before they are drawn.

    before, in component:
        state content: Content = .empty
        size content == .empty ? 20 : 40, 20
    after:
        state content: Content = .empty
        size content.size

    ## never-nil
    `??` or `if let` on a value that is always there.

    What stands after `??` would never be used. Remove it, or make the type one with a `?`.

    before, in component:
        state radius: Double = 4
        clip roundedRect(bounds, radius: radius ?? 8)
    after:
        state radius: Double = 4
        clip roundedRect(bounds, radius: radius)

    ## not-a-list
    An index into something that has no elements.

    Lists have elements by their places. A text has `prefix`, `suffix` and `characters`.

    before, in component:
        state title: String = "Lake"
        clip textPath(title[0], in: bounds)
    after:
        state title: String = "Lake"
        clip textPath(title.prefix(1), in: bounds)

    ## not-a-sequence
    A loop over something that has no elements.

    `for` goes through a range, a list, and what `enumerated` and `zip` give.

    before, in draw:
        for i in 5 { fill circle(center: (8 * i, 10), radius: 2), with: #0A84FF }
    after:
        for i in 0..<5 { fill circle(center: (8 * i, 10), radius: 2), with: #0A84FF }

    ## optional-element
    A list whose elements may be nil.

    A list holds what is there. Leave out what is not, by `if` in the list.

    before, in component:
        state widths: [Double?] = []
    after:
        state widths: [Double] = []
        clip widths.isEmpty ? rect(bounds) : circle(bounds)

    ## not-a-property-type
    A property or a field of a type that it cannot have.

    What is given from outside has to have a key: numbers, texts, colours, fonts, looks of words, shadows, images, cases, structures, lists of these, and contents. A path or a paint is made in the component.

    before, in component:
        state shape: Path = circle(Rect(x: 0, y: 0, width: 20, height: 20))
        clip shape
    after:
        state isRound: Bool = true
        clip isRound ? circle(bounds) : rect(bounds)

    ## range-outside-loop
    A range, or pairs, as a value.

    Ranges, `enumerated` and `zip` only say how often a loop turns. A list of numbers is `[for i in 0..<5: i]`.

    before, in component:
        let places = 0..<5
        clip places.isEmpty ? rect(bounds) : circle(bounds)
    after:
        let places = [for i in 0..<5: i]
        clip places.isEmpty ? rect(bounds) : circle(bounds)

    ## loop-name-count
    Several names for elements that are one value each, or one for pairs.

    `enumerated` gives a place and an element, `zip` an element of each list; a loop names as many.

    before, in component:
        state bars: [Double] = [4, 8]
        clip path { for (i, bar) in bars { add rect(Rect(x: 8 * i, y: 0, width: 4, height: bar)) } }
    after:
        state bars: [Double] = [4, 8]
        clip path { for (i, bar) in bars.enumerated { add rect(Rect(x: 8 * i, y: 0, width: 4, height: bar)) } }

    ## cannot-switch
    A `switch` over something that has no cases.

    A switch chooses by enumerations, truths, numbers and texts. Other values are compared by `if`.

    before, in component:
        clip switch bounds { else: rect(bounds) }
    after:
        clip bounds.width > 20 ? rect(bounds) : circle(bounds)

    ## pattern-not-constant
    A case that would have to be computed.

    Cases are written out, so that it can be said which values have none.

    before, in component:
        state count: Int = 3
        size switch count { case 1 + 1: 20 else: 40 }, 20
    after:
        state count: Int = 3
        size switch count { case 2: 20 else: 40 }, 20

    ## duplicate-case
    A value that has a case already.

    The first case that holds wins, so the second would never be reached.

    before, in component:
        state count: Int = 3
        size switch count { case 2: 20 case 2: 30 else: 40 }, 20
    after:
        state count: Int = 3
        size switch count { case 2: 20 case 3: 30 else: 40 }, 20

    ## empty-interval
    An interval that no number lies in.

    Its end lies before its beginning.

    before, in component:
        state count: Int = 3
        size switch count { case 5...2: 20 else: 40 }, 20
    after:
        state count: Int = 3
        size switch count { case 2...5: 20 else: 40 }, 20

    ## unreachable-case
    A case that is never reached.

    Cases before it take all of its values, or an `else` stands before it.

    before, in component:
        state count: Int = 3
        size switch count { case 0...9: 20 case 3: 30 else: 40 }, 20
    after:
        state count: Int = 3
        size switch count { case 3: 30 case 0...9: 20 else: 40 }, 20

    ## unneeded-else
    An `else` for which no value is left.

    Every value has a case. Without the `else`, a case that is added later is reported where it is missing.

    before, in component:
        state isOn: Bool = false
        size switch isOn { case true: 40 case false: 20 else: 30 }, 20
    after:
        state isOn: Bool = false
        size switch isOn { case true: 40 case false: 20 }, 20

    ## missing-case
    Values of an enumeration or a truth without a case.

    A switch gives a value for each, so that a case that is added to the enumeration is not forgotten here.

    before, in component:
        state isOn: Bool = false
        size switch isOn { case true: 40 }, 20
    after:
        state isOn: Bool = false
        size switch isOn { case true: 40 case false: 20 }, 20

    ## missing-else
    A switch over too many values to name them all, and no `else`.

    Numbers and texts end in `else:`; properties of integers between bounds need none if all have a case.

    before, in component:
        state count: Int = 3
        size switch count { case 0: 20 case 1: 30 }, 20
    after:
        state count: Int = 3
        size switch count { case 0: 20 case 1: 30 else: 40 }, 20
    """#
}
