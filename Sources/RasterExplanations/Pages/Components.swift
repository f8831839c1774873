// Pages about components: their lines, properties, caps and transitions.

extension Explanation {
  static let components = #"""
    ## missing-draw
    A component has no `draw` block.

    `draw { … }` defines what the component looks like. The block may be empty.

    before:
        component Example { size 40, 20 }
    after:
        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## missing-size
    A component has no `size`.

    `size` is the natural size of the component. It is used for images without a requested size, and for layout in rows and columns. Add a `size` line.

    before:
        component Example {
          draw { fill rect(bounds), with: #0A84FF }
        }
    after:
        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## duplicate-line
    A line that is allowed once appears twice in a component.

    Only one of the lines could apply. Remove the other one.

    before, in component:
        size 40, 20
        size 44, 20
    after:
        size 44, 20

    ## arguments-after-word
    A line has arguments although it takes only a block.

    For example, a component always draws in its `bounds`, so `draw` takes no arguments. Remove them.

    before, in component:
        draw bounds { fill rect(bounds), with: #0A84FF }
    after:
        draw { fill rect(bounds), with: #0A84FF }

    ## missing-default
    A property has no default.

    A component has to be drawable with all its defaults: previews, tests and the state `plain` rely on it. Add a default after `=`. Optional properties are nil by default.

    before, in component:
        state isOn: Bool
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)

    ## domain-of-type
    A property of this type cannot have bounds.

    `in:` applies to numbers, and `limit:` to lists and strings. A `Bool` or an enum is already limited to its cases. Remove the argument.

    before, in component:
        state isOn: Bool = false, in: 0...1
        clip isOn ? rect(bounds) : circle(bounds)
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)

    ## step-without-bounds
    A property has a `step:` but no bounds.

    The values of a stepped property are countable only between two bounds. Add `in:`, as in `in: 0...10`.

    before, in component:
        state radius: Double = 4, step: 1
        clip roundedRect(bounds, radius: radius)
    after:
        state radius: Double = 4, in: 0...10, step: 1
        clip roundedRect(bounds, radius: radius)

    ## not-a-domain
    The bounds of a property are not a closed range.

    Bounds need a minimum and a maximum, as in `0...10`.

    before, in component:
        state radius: Double = 4, in: 10
        clip roundedRect(bounds, radius: radius)
    after:
        state radius: Double = 4, in: 0...10
        clip roundedRect(bounds, radius: radius)

    ## empty-domain
    The bounds of a property contain no value.

    Both bounds have to be finite, and the first one cannot be greater than the second. Swap them.

    before, in component:
        state radius: Double = 4, in: 10...0
        clip roundedRect(bounds, radius: radius)
    after:
        state radius: Double = 4, in: 0...10
        clip roundedRect(bounds, radius: radius)

    ## bad-step
    The `step:` of a property is not greater than 0.

    Use a positive step.

    before, in component:
        state radius: Double = 4, in: 0...10, step: 0
        clip roundedRect(bounds, radius: radius)
    after:
        state radius: Double = 4, in: 0...10, step: 1
        clip roundedRect(bounds, radius: radius)

    ## bad-limit
    The `limit:` of a property is outside the allowed range.

    Lists and strings in properties are bounded, so that the cost of a component is known. Use a limit of at least 1. The message gives the largest limit for this type.

    before, in component:
        state bars: [Double] = [], limit: 0
        clip bars.isEmpty ? rect(bounds) : circle(bounds)
    after:
        state bars: [Double] = [], limit: 12
        clip bars.isEmpty ? rect(bounds) : circle(bounds)

    ## outside-domain
    The default of a property is outside the property's bounds.

    A value outside the bounds is replaced with the nearest one inside, so this default is never used. Change the default or the bounds.

    before, in component:
        state radius: Double = 12, in: 0...10
        clip roundedRect(bounds, radius: radius)
    after:
        state radius: Double = 10, in: 0...10
        clip roundedRect(bounds, radius: radius)

    ## not-constant
    A value that has to be constant depends on the environment.

    Defaults, bounds, steps, limits and the values of transitions are evaluated while compiling, and are the same for every user of the component. Move values that depend on the environment into a `let` or into tokens.

    before, in component:
        state radius: Double = environment.appearance == .dark ? 4 : 8
        clip roundedRect(bounds, radius: radius)
    after:
        let radius = environment.appearance == .dark ? 4.0 : 8.0
        clip roundedRect(bounds, radius: radius)

    ## empty-enum
    An enum has no cases.

    An enum without cases has no values. Add a case.

    before:
        enum Style { }
    after:
        enum Style { case plain, loud }

        component Example {
          state style: Style = .plain

          size 40, 20

          draw { fill rect(bounds), with: style == .plain ? #0A84FF : #E5004B }
        }

    ## empty-caps
    A `caps` line has no arguments.

    Caps are the edges that keep their size when the component is stretched. Give one length for all edges, or a length for each edge by its label.

    before, in component:
        caps
    after:
        caps 4

    ## mode-without-caps
    A stretch mode is set for an axis without caps.

    An axis without caps is not stretched, so its mode has no effect. Remove the mode, or add caps for the axis.

    before, in component:
        caps left: 4, right: 4, vertical: .tile
    after:
        caps left: 4, right: 4

    ## negative-cap
    A cap is negative.

    A cap is the length of an edge that keeps its size, which is 0 or more.

    before, in component:
        caps -4
    after:
        caps 4

    ## caps-auto
    `caps .auto` has additional arguments.

    `.auto` computes the smallest provable caps for each axis, and takes no other arguments. Remove them.

    before, in component:
        caps .auto, unchecked: true
    after:
        caps .auto

    ## unchecked-caps
    The value of `unchecked:` is not a literal.

    Whether the compiler trusts the caps cannot depend on a property. Write `true` or `false`.

    before, in component:
        state isOn: Bool = true
        caps 4, unchecked: isOn
    after:
        caps 4

    ## caps-refuted
    The drawing would differ if it were stretched with these caps.

    A component with caps is drawn once at a small size, and is then stretched. Here, the stretched image would differ from the component drawn at that size. Usually, something extends beyond its cap: the message says what, and how far. Enlarge the caps, or change the drawing.

    before, in component:
        size 80, 40
        caps 15
        draw { fill roundedRect(bounds, radius: 16), with: #0A84FF }
    after:
        size 80, 40
        caps 16
        draw { fill roundedRect(bounds, radius: 16), with: #0A84FF }

    ## caps-unproved
    The compiler can neither prove nor refute the caps.

    The component is drawn at its full size, which is correct but costs more. Draw it in a way that the proof supports, remove the caps, or claim that they are correct with `unchecked: true`.

    before, in component:
        size 40, 40
        caps .auto
        draw { fill circle(center: bounds.center, radius: 4), with: #0A84FF }
    after:
        size 40, 40
        caps .auto
        draw { fill circle(center: (6, 6), radius: 4), with: #0A84FF }

    ## unneeded-caps
    The smallest provable caps leave nothing to stretch.

    They are as large as the component, which is therefore drawn at its full size. Remove the `caps` line, or change the drawing.

    before, in component:
        size 20, 20
        caps .auto
        draw { fill roundedRect(bounds, radius: 10), with: #0A84FF }
    after:
        size 20, 20
        draw { fill roundedRect(bounds, radius: 10), with: #0A84FF }

    ## unneeded-unchecked
    `unchecked: true` is set for caps that the compiler can prove.

    It has no effect now, and could hide a mistake later. Remove it.

    before, in component:
        size 80, 40
        caps 16, unchecked: true
        draw { fill roundedRect(bounds, radius: 16), with: #0A84FF }
    after:
        size 80, 40
        caps 16
        draw { fill roundedRect(bounds, radius: 16), with: #0A84FF }

    ## transition-domain
    A property of this type cannot have a transition.

    Transitions are available for a `Bool`, for an enum, and for a number with `in:` and `step:`. In each component, only one enum property can have a transition. Other values, such as strings and lists, have no intermediate values.

    before, in component:
        state title: String = "Lake"
        transition title, 200ms
        clip textPath(title, in: bounds)
    after:
        state radius: Double = 4, in: 0...10, step: 1
        transition radius, 200ms
        clip roundedRect(bounds, radius: radius)

    ## transition-steps
    The number of steps of a transition is invalid.

    Each step is a look that is drawn and cached, so `steps:` ranges from 1 to 64. A number with `step:` uses its own values, and takes no `steps:`.

    before, in component:
        state isOn: Bool = false
        transition isOn, 200ms, steps: 100
        clip roundedRect(bounds, radius: lerp(0, 10, isOn.progress))
    after:
        state isOn: Bool = false
        transition isOn, 200ms, steps: 8
        clip roundedRect(bounds, radius: lerp(0, 10, isOn.progress))

    ## transition-unused
    A transition of a `Bool` has no visible effect.

    The drawing of a `Bool` changes gradually only if it reads the property's `progress`. Use `progress`, or remove the transition.

    before, in component:
        state isOn: Bool = false
        transition isOn, 200ms
        clip roundedRect(bounds, radius: isOn ? 10 : 0)
    after:
        state isOn: Bool = false
        transition isOn, 200ms
        clip roundedRect(bounds, radius: lerp(0, 10, isOn.progress))

    ## progress-without-transition
    The `progress` of a property without a transition is used.

    Without a `transition` line, the property changes immediately, and has no progress. Add a transition.

    before, in component:
        state isOn: Bool = false
        clip roundedRect(bounds, radius: lerp(0, 10, isOn.progress))
    after:
        state isOn: Bool = false
        transition isOn, 200ms
        clip roundedRect(bounds, radius: lerp(0, 10, isOn.progress))
    """#
}
