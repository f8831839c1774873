// Pages about sides, states, tests, costs, allowed warnings and probable mistakes.

extension Explanation {
  static let drawings = #"""
    ## mixed-sides
    Fixed sides and directional sides are mixed.

    `left` and `right` are fixed, whereas `leading` and `trailing` are swapped if the layout runs from right to left. If you mix them, two sides may coincide while another is left out. Use one kind for all sides.

    before, in draw:
        fill rect(bounds.inset(left: 4, trailing: 8)), with: #0A84FF
    after:
        fill rect(bounds.inset(leading: 4, trailing: 8)), with: #0A84FF

    ## mirrored-twice
    A component with `mirrors` also reads the layout direction.

    `mirrors` already mirrors the drawing if the layout runs from right to left. A drawing that also depends on `environment.layoutDirection` is mirrored back. Remove one of the two.

    before, in component:
        mirrors
        let left = environment.layoutDirection == .leftToRight ? 0.0 : 30.0
        clip rect(Rect(x: left, y: 0, width: 10, height: 20))
    after:
        mirrors
        clip rect(Rect(x: 0, y: 0, width: 10, height: 20))

    ## unnamed-control
    A control or an image has no accessibility label.

    A screen reader would announce a slider without saying what it controls. Add a `label` line to `accessibility`.

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
    A line in `states` or a state in `tests` is not valid.

    A line of `states` is a name, followed by the properties that differ from their defaults. In tests, write a state as `.name`.

    before, in component:
        states { let isOn = true }
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { on isOn: true }

    ## plain-state
    The state `plain` is declared.

    Every component has the state `plain`, with all properties at their defaults. Change the defaults instead, or give the state another name.

    before, in component:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { plain isOn: true }
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { on isOn: true }

    ## unknown-state
    The component has no state with this name.

    A state can extend only the states above it. A test can name any state of the component.

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
    Two states have the same name.

    The name of a state is also the name of its images, so it has to be unique. Rename one of them.

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
    The value of a property in a state is outside the property's bounds.

    The value would be changed to the nearest one in the bounds, so the state would not show the value that it gives. Change the value or the bounds.

    before, in component:
        state radius: Double = 4, in: 0...10
        clip roundedRect(bounds, radius: radius)
        states { round radius: 20 }
    after:
        state radius: Double = 4, in: 0...10
        clip roundedRect(bounds, radius: radius)
        states { round radius: 10 }

    ## state-bounds
    The `bounds:` of a state have no area.

    Nothing would be visible. Use a width and a height above 0.

    before, in component:
        states { flat bounds: (80, 0) }
    after:
        states { wide bounds: (80, 20) }

    ## not-an-environment
    The `environment:` of a state is not an environment.

    Write `Environment(…)`, with the members that differ from the standard environment.

    before, in component:
        states { night environment: .dark }
    after:
        clip environment.appearance == .dark ? rect(bounds) : circle(bounds)
        states { night environment: Environment(appearance: .dark) }

    ## matrix-domain
    A matrix uses a property with unsuitable values, or makes too many states.

    A matrix declares a state for each combination of values. Its properties need few values, which can be part of a state's name: enum cases, `Bool`s and numbers. For a property with many values, list those that you want. A component can have at most 1,024 states besides `plain`.

    before, in component:
        state radius: Double = 4
        clip roundedRect(bounds, radius: radius)
        states { matrix radius }
    after:
        state radius: Double = 4
        clip roundedRect(bounds, radius: radius)
        states { matrix radius: [2, 8] }

    ## matrix-empty
    A matrix declares no states.

    Its condition is never true, or it has no properties.

    before, in component:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { matrix isOn, if: false }
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { on isOn: true }

    ## equal-states
    A named state looks the same as another one.

    It shows nothing new in any appearance that the component reads. Remove it, or give it a value that changes the drawing. For a matrix, the message counts states and distinct looks.

    before, in component:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { off isOn: false }
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)
        states { on isOn: true }

    ## failed-test, by rasterc test
    An expectation in `tests` is not met.

    The message lists the states in which it fails. Correct the drawing or the expectation.

    before, in component:
        tests { expect size == (44, 20) }
    after:
        tests { expect size == (40, 20) }

    ## untaken-branch, by rasterc test --coverage
    With `rasterc test --coverage`: no look of the component takes this branch.

    Tests compare only named states, so this branch is not tested. Add a state that takes it.

    before, in component:
        state count: Int = 0
        clip count > 9 ? rect(bounds) : circle(bounds)
    after:
        state count: Int = 0
        clip count > 9 ? rect(bounds) : circle(bounds)
        states { many count: 12 }

    ## too-costly
    Something takes too many steps or too much memory.

    The compiler limits the work of a program before it runs. Functions that call each other several times multiply their cost, and so do structs in structs.
    Lists multiply the cost too. If the length of a property's list is the cause, the message names the property and the largest `limit:` that is accepted. Layouts can contain about 20,000 texts.

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
    A list may be too long, or a loop may run too often.

    Every list needs a bound that the compiler can see. Bound it with the `limit:` of a property, `min`, `clamp` or `.prefix(100)`.

    before, in component:
        let places = [for i in 0..<20000: i]
        clip places.isEmpty ? rect(bounds) : circle(bounds)
    after:
        let places = [for i in 0..<200: i]
        clip places.isEmpty ? rect(bounds) : circle(bounds)

    ## unneeded-allow
    A comment allows a warning that does not occur.

    `// allow NAME: reason` suppresses the warnings with this name in the following line or declaration. After a line, it applies to that line. Remove the comment if the warning is gone, or correct the name. Errors cannot be allowed.

    before, in component:
        // allow unread-property: the host reads it
        let corner = 4.0
        clip roundedRect(bounds, radius: corner)
    after:
        let corner = 4.0
        clip roundedRect(bounds, radius: corner)

    ## allow-without-reason
    A comment allows a warning without a reason.

    The reason tells readers whether the exception still applies. Without one, the warning is not suppressed. Add a colon and the reason.

    before, in component:
        // allow unread-property
        state isOn: Bool = false
    after:
        // allow unread-property: the host animates it
        state isOn: Bool = false

    ## project-file, by rasterc check
    `raster.json` contains an unknown or invalid setting.

    `raster.json` is next to the sources, or in a folder above them. It sets the levels of warnings, and the settings of commands where no option overrides them. Unknown settings are errors, so that a typo is not ignored.

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
    A condition always has the same value.

    One of the branches is never taken, because the bounds of the properties or the literals determine the result. Correct the condition, or remove the branch. The values of `let`s are ignored, because an author may use a `let` as a switch.

    before, in component:
        state stars: Int = 3, in: 0...5
        size stars > 5 ? 80 : 40, 20
    after:
        state stars: Int = 3, in: 0...5
        size stars > 4 ? 80 : 40, 20

    ## arc-center
    A sweep gradient is centred on the bounds of an arc instead of its circle.

    The bounds of a partial circle have a different centre from the circle. Pass the circle's centre as a point.

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

    ## slice-caps
    The caps of a nine-slice image are negative, or overlap in the image.

    Caps are the edges of the image that keep their size, in points of the image: its pixels divided by `scale`. Together, two opposite caps can be as long as the image. The compiler compares constant caps with the image's size.

    before, in component:
        size 60, 40
        draw { nineSlice "cell.png", in: bounds, caps: Insets(16) }
    after:
        size 60, 40
        draw { nineSlice "cell.png", in: bounds, caps: Insets(8) }

    ## line-height
    A line height looks like a factor, but is in points.

    A plain number is a distance in points, so lines that are 1.4 points apart overlap. For a multiple of the font size, write a percentage, such as `140%`.

    before, in draw:
        text "Lake", in: bounds, with: #000000, lineHeight: 1.4
    after:
        text "Lake", in: bounds, with: #000000, lineHeight: 140%

    ## invisible-text
    Text has the same colour as its background.

    It cannot be read in the state and appearance that the message names. Change the colour of the text or of its background.

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
    Something is drawn completely outside the component's bounds.

    Parts of a drawing may extend beyond the bounds, as a shadow does. A shape that is far outside in every state is usually a mistake. Move it, or change the size of the component.

    before, in draw:
        fill circle(center: (80, 10), radius: 8), with: #0A84FF
    after:
        fill circle(center: (20, 10), radius: 8), with: #0A84FF
    """#
}
