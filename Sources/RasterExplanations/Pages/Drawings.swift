// What is said of sides, states, tests, cost, and of what cannot be meant.

extension Explanation {
  static let drawings = #"""
    ## mixed-sides
    A side for the eye beside one for words.

    `left` stays left, `leading` is right where words run from right to left. Together, sides could meet or be left out.

    before, in draw:
        fill rect(bounds.inset(left: 4, trailing: 8)), with: #0A84FF
    after:
        fill rect(bounds.inset(leading: 4, trailing: 8)), with: #0A84FF

    ## mirrored-twice
    A question for the direction in a component that is turned over by itself.

    `mirrors` turns the drawing over where words run from right to left. What asks for the direction too is turned back.

    before, in component:
        mirrors
        let left = environment.layoutDirection == .leftToRight ? 0.0 : 30.0
        clip rect(Rect(x: left, y: 0, width: 10, height: 20))
    after:
        mirrors
        clip rect(Rect(x: 0, y: 0, width: 10, height: 20))

    ## unnamed-control
    A control, or a picture, that nothing names.

    Who does not see it would hear that there is a slider, and not of what. `label` says what it is called.

    before, in component:
        size 100, 44
        accessibility { role .slider }
    after:
        size 100, 44
        accessibility {
          label "Volume"
          role .slider
        }

    ## not-a-state
    Something other than a state and its values.

    A line of `states` is a name, and the properties that differ from their defaults; in tests a state is written `.name`.

    before, in component:
        states { let isOn = true }
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { on isOn: true }

    ## plain-state
    A declaration of the state that is always there.

    `plain` is all defaults. To change it, change the defaults.

    before, in component:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { plain isOn: true }
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { on isOn: true }

    ## unknown-state
    A state that is not there.

    A state goes on from states above it; tests name states of the component.

    before, in component:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states {
          on isOn: true
          wide .onn, bounds: (80, 20)
        }
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states {
          on isOn: true
          wide .on, bounds: (80, 20)
        }

    ## duplicate-state
    Two states of one name.

    The name of a state is that of its pictures.

    before, in component:
        state radius: Double = 4
        clip roundedRect(bounds, radius: radius)
        states {
          round radius: 8
          round radius: 10
        }
    after:
        state radius: Double = 4
        clip roundedRect(bounds, radius: radius)
        states {
          round radius: 8
          rounder radius: 10
        }

    ## unreachable-state
    A value of a state that the bounds of its property change.

    The state would show another value than it says.

    before, in component:
        state radius: Double = 4, in: 0...10
        clip roundedRect(bounds, radius: radius)
        states { round radius: 20 }
    after:
        state radius: Double = 4, in: 0...10
        clip roundedRect(bounds, radius: radius)
        states { round radius: 10 }

    ## state-bounds
    A box of a state without an area.

    Nothing would be seen of such a state.

    before, in component:
        states { flat bounds: (80, 0) }
    after:
        states { wide bounds: (80, 20) }

    ## not-an-environment
    Something other than an environment.

    `Environment(…)` names what differs from the standard one.

    before, in component:
        states { night environment: .dark }
    after:
        clip environment.appearance == .dark ? rect(bounds) : circle(bounds)
        states { night environment: Environment(appearance: .dark) }

    ## matrix-domain
    A property that a matrix cannot go through, or too many states.

    A matrix makes a state of each combination, so its properties have few values, whose names can be parts of a state's name. Other values are listed.

    before, in component:
        state radius: Double = 4
        clip roundedRect(bounds, radius: radius)
        states { matrix radius }
    after:
        state radius: Double = 4
        clip roundedRect(bounds, radius: radius)
        states { matrix radius: [2, 8] }

    ## matrix-empty
    A matrix that makes no state.

    Its condition never holds, or it has no properties.

    before, in component:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { matrix isOn, if: false }
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { on isOn: true }

    ## equal-states
    A named state that looks as another one does.

    It shows nothing that the other does not, in any appearance that the component reads. Of a matrix the report counts states and looks.

    before, in component:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { off isOn: false }
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { on isOn: true }

    ## failed-test, by rasterc test
    A line of `tests` that does not hold.

    The report says in which states. Either the drawing is wrong, or what was expected.

    before, in component:
        tests { expect size == (44, 20) }
    after:
        tests { expect size == (40, 20) }

    ## untaken-branch, by rasterc test --coverage
    With `rasterc test --coverage`: a branch that no look of a component takes.

    What no named state shows, no test compares. A state for it is the cure, or none is needed.

    before, in component:
        state count: Int = 0
        clip count > 9 ? rect(bounds) : circle(bounds)
    after:
        state count: Int = 0
        clip count > 9 ? rect(bounds) : circle(bounds)
        states { many count: 12 }

    ## too-costly
    Something that takes too many steps, or too much memory.

    A program is bounded before it runs: functions that call each other many times over multiply, and so do structures in structures. Lists multiply too: the report names the property and the largest `limit:` that passes. Layouts may hold about 20,000 texts.

    before:
        func f1(_ x: Double) -> Double { x + x + x + x + x + x + x + x + x + x }

        func f2(_ x: Double) -> Double { f1(f1(x)) + f1(f1(x)) + f1(f1(x)) + f1(f1(x)) + f1(f1(x)) }

        func f3(_ x: Double) -> Double { f2(f2(x)) + f2(f2(x)) + f2(f2(x)) + f2(f2(x)) + f2(f2(x)) }

        func f4(_ x: Double) -> Double { f3(f3(x)) + f3(f3(x)) + f3(f3(x)) + f3(f3(x)) + f3(f3(x)) }

        func f5(_ x: Double) -> Double { f4(f4(x)) + f4(f4(x)) + f4(f4(x)) + f4(f4(x)) + f4(f4(x)) }

        func f6(_ x: Double) -> Double { f5(f5(x)) + f5(f5(x)) + f5(f5(x)) + f5(f5(x)) + f5(f5(x)) }

        component Example {
          size f6(1), 20

          draw { fill rect(bounds), with: #0A84FF }
        }
    after:
        func f1(_ x: Double) -> Double { 10 * x }

        func f2(_ x: Double) -> Double { 5 * f1(f1(x)) }

        component Example {
          size f2(0.1), 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## list-too-long
    A list that may be too long, or a loop that may turn too often.

    Lists have a bound that the source gives: `limit:` of a property, `min`, `clamp` or `.prefix(100)`.

    before, in component:
        let places = [for i in 0..<20000: i]
        clip places.isEmpty ? rect(bounds) : circle(bounds)
    after:
        let places = [for i in 0..<200: i]
        clip places.isEmpty ? rect(bounds) : circle(bounds)

    ## unneeded-allow
    A comment that allows a warning which is not there.

    `// allow NAME: reason` leaves out the warnings of a name in the line or declaration that follows, or in the line that it stands after. Where there is none, the comment is left over, or names another thing; errors are never allowed.

    before, in component:
        // allow unread-property: the host reads it
        let corner = 4.0
        clip roundedRect(bounds, radius: corner)
    after:
        let corner = 4.0
        clip roundedRect(bounds, radius: corner)

    ## allow-without-reason
    A comment that allows a warning, and does not say why.

    Whoever meets the comment later has to know whether it still holds. Without a reason nothing is allowed.

    before, in component:
        // allow unread-property
        state isOn: Bool = false
    after:
        // allow unread-property: the host animates it
        state isOn: Bool = false

    ## project-file, by rasterc check
    Something in `raster.json` that means nothing.

    `raster.json` beside the sources, or in a folder around them, says what warnings count as, and what commands do where no option says otherwise. What it cannot say is an error, so that a slip is not passed over.

    before:
        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- raster.json
        { "warnigns": { "unread-property": "allow" } }
    after:
        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
        ---- raster.json
        { "warnings": { "unread-property": "allow" } }

    ## constant-condition
    A condition that always turns out alike.

    One of the branches is never taken. With the bounds of its properties in mind, the condition cannot be otherwise.

    before, in component:
        state stars: Int = 3, in: 0...5
        size stars > 5 ? 80 : 40, 20
    after:
        state stars: Int = 3, in: 0...5
        size stars > 4 ? 80 : 40, 20

    ## arc-center
    A gradient about the middle of an arc's box.

    The box of a part of a circle has another middle than the circle. Where the gradient is to turn about the circle's centre, write the point.

    before, in component:
        size 40, 40
        draw {
          stroke arc(center: (20, 20), radius: 16, from: 180deg, to: 360deg),
            with: sweepGradient(center: .center, from: 180deg, to: 360deg, [#0A84FF, #E5004B]), width: 4
        }
    after:
        size 40, 40
        draw {
          stroke arc(center: (20, 20), radius: 16, from: 180deg, to: 360deg),
            with: sweepGradient(center: (20, 20), from: 180deg, to: 360deg, [#0A84FF, #E5004B]), width: 4
        }

    ## line-height
    A distance of lines in points that is meant as a factor.

    A plain number is points: lines 1.4 points apart lie on each other. A part of the font's size is a percentage.

    before, in draw:
        text "Lake", in: bounds, with: #000000, lineHeight: 1.4
    after:
        text "Lake", in: bounds, with: #000000, lineHeight: 140%

    ## invisible-text
    Words in the colour of what lies under them.

    Nobody can read them, in the state and appearance that the report names.

    before, in component:
        size 80, 20
        draw {
          fill rect(bounds), with: #FFFFFF
          text "Lake", in: bounds, with: #FFFFFF
        }
    after:
        size 80, 20
        draw {
          fill rect(bounds), with: #FFFFFF
          text "Lake", in: bounds, with: #000000
        }

    ## outside-bounds
    Something that is drawn beside the component.

    Ink may leave the box, as a shadow does; what lies outside with all of it is seldom meant.

    before, in draw:
        fill circle(center: (80, 10), radius: 8), with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 8), with: #0A84FF
    """#
}
