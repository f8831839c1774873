// What is said of components, their properties, caps, states and tests.

extension Explanation {
  static let components = #"""
    ## missing-draw
    A component that draws nothing.

    `draw { … }` is what the component looks like; an empty one is allowed.

    before:
        component Example { size 40, 20 }
    after:
        component Example {
          size 40, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## missing-size
    A component without a size of its own.

    A picture that is asked for without a size has this one, and rows and columns lay out by it.

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
    A line that a component has once at most.

    Of two sizes one would have to win.

    before, in component:
        size 40, 20
        size 44, 20
    after:
        size 44, 20

    ## arguments-after-word
    Arguments after a word that has only a block.

    A component is drawn in its `bounds`; nothing has to be said about it.

    before, in component:
        draw bounds { fill rect(bounds), with: #0A84FF }
    after:
        draw { fill rect(bounds), with: #0A84FF }

    ## missing-default
    A property without a default.

    With all defaults a component can be drawn, which previews, tests and the state `plain` do. Optional properties are nil by themselves.

    before, in component:
        state isOn: Bool
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)

    ## domain-of-type
    Bounds on something that is neither a number, a list nor a text.

    `in:` bounds a number, `limit:` a list or a text. Truths and cases are bounded by themselves.

    before, in component:
        state isOn: Bool = false, in: 0...1
        clip isOn ? rect(bounds) : circle(bounds)
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)

    ## step-without-bounds
    A step without bounds.

    Steps make the values of a property countable only between two bounds.

    before, in component:
        state radius: Double = 4, step: 1
        clip roundedRect(bounds, radius: radius)
    after:
        state radius: Double = 4, in: 0...10, step: 1
        clip roundedRect(bounds, radius: radius)

    ## not-a-domain
    Bounds that are no closed range.

    Bounds have a least and a greatest value: `0...10`.

    before, in component:
        state radius: Double = 4, in: 10
        clip roundedRect(bounds, radius: radius)
    after:
        state radius: Double = 4, in: 0...10
        clip roundedRect(bounds, radius: radius)

    ## empty-domain
    Bounds that no value lies between.

    The second bound lies below the first.

    before, in component:
        state radius: Double = 4, in: 10...0
        clip roundedRect(bounds, radius: radius)
    after:
        state radius: Double = 4, in: 0...10
        clip roundedRect(bounds, radius: radius)

    ## bad-step
    A step that leads nowhere.

    A step is more than 0.

    before, in component:
        state radius: Double = 4, in: 0...10, step: 0
        clip roundedRect(bounds, radius: radius)
    after:
        state radius: Double = 4, in: 0...10, step: 1
        clip roundedRect(bounds, radius: radius)

    ## bad-limit
    A limit that no list or text can have.

    Lists and texts of properties are bounded, so that it is known what a component costs.

    before, in component:
        state bars: [Double] = [], limit: 0
        clip bars.isEmpty ? rect(bounds) : circle(bounds)
    after:
        state bars: [Double] = [], limit: 12
        clip bars.isEmpty ? rect(bounds) : circle(bounds)

    ## outside-domain
    A default outside of its property's bounds.

    A value is taken for the nearest one within the bounds, so this one never holds.

    before, in component:
        state radius: Double = 12, in: 0...10
        clip roundedRect(bounds, radius: radius)
    after:
        state radius: Double = 10, in: 0...10
        clip roundedRect(bounds, radius: radius)

    ## not-constant
    Something that must be known while compiling, and is not.

    Defaults, bounds, steps and limits are the same for all who use the component. What depends on the environment belongs into a `let` or into tokens.

    before, in component:
        state radius: Double = environment.appearance == .dark ? 4 : 8
        clip roundedRect(bounds, radius: radius)
    after:
        let radius = environment.appearance == .dark ? 4.0 : 8.0
        clip roundedRect(bounds, radius: radius)

    ## empty-enum
    An enumeration without cases.

    It would have no value.

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
    `caps` and nothing else.

    Caps are the edges that keep their size when the component is stretched: one length for all, or lengths by name.

    before, in component:
        caps
    after:
        caps 4

    ## mode-without-caps
    A way to stretch an axis that has no caps.

    An axis without caps is not stretched, so there is nothing to tile.

    before, in component:
        caps left: 4, right: 4, vertical: .tile
    after:
        caps left: 4, right: 4

    ## negative-cap
    A cap below zero.

    A cap is the length of an edge that keeps its size, 0 or more.

    before, in component:
        caps -4
    after:
        caps 4

    ## caps-auto
    Something beside `.auto`.

    `caps .auto` are the least caps that are proved, on each axis; nothing can be said about them besides.

    before, in component:
        caps .auto, unchecked: true
    after:
        caps .auto

    ## unchecked-caps
    `unchecked:` with something that is not written out.

    Whether caps are taken on trust cannot depend on a property.

    before, in component:
        state isOn: Bool = true
        caps 4, unchecked: isOn
    after:
        caps 4

    ## caps-refuted
    Caps that a stretch would break.

    A component with caps is drawn once, small, and stretched. Here the stretched picture would be another one than the component draws: something reaches beyond its cap. The report says what, and how far.

    before, in component:
        size 80, 40
        caps 15
        draw { fill roundedRect(bounds, radius: 16), with: #0A84FF }
    after:
        size 80, 40
        caps 16
        draw { fill roundedRect(bounds, radius: 16), with: #0A84FF }

    ## caps-unproved
    Caps of which it is not known whether they hold.

    The component is drawn at its full size then, which is right and costs more. Give what the proof can follow, leave the caps out, or take them on trust by `unchecked: true`.

    before, in component:
        size 40, 40
        caps .auto
        draw { fill circle(center: bounds.center, radius: 4), with: #0A84FF }
    after:
        size 40, 40
        caps .auto
        draw { fill circle(center: (6, 6), radius: 4), with: #0A84FF }

    ## unneeded-caps
    Least caps that leave nothing to stretch.

    The caps that are proved are as large as the component: it is drawn at its full size.

    before, in component:
        size 20, 20
        caps .auto
        draw { fill roundedRect(bounds, radius: 10), with: #0A84FF }
    after:
        size 20, 20
        draw { fill roundedRect(bounds, radius: 10), with: #0A84FF }

    ## unneeded-unchecked
    `unchecked: true` beside caps that are proved.

    It says nothing, and would hide a mistake later.

    before, in component:
        size 80, 40
        caps 16, unchecked: true
        draw { fill roundedRect(bounds, radius: 16), with: #0A84FF }
    after:
        size 80, 40
        caps 16
        draw { fill roundedRect(bounds, radius: 16), with: #0A84FF }

    ## transition-domain
    A transition of what cannot move.

    A `Bool` moves in steps, a number with `in:` and `step:` through its own values. Texts and lists have nothing between two values.

    before, in component:
        state title: String = "Lake"
        transition title, 200ms
        clip textPath(title, in: bounds)
    after:
        state radius: Double = 4, in: 0...10, step: 1
        transition radius, 200ms
        clip roundedRect(bounds, radius: radius)

    ## transition-steps
    Too many steps of a transition, or none.

    Each step is a look that is drawn and kept, so there are 64 at most. A number with steps of its own takes none.

    before, in component:
        state isOn: Bool = false
        transition isOn, 200ms, steps: 100
        clip roundedRect(bounds, radius: lerp(0, 10, isOn.progress))
    after:
        state isOn: Bool = false
        transition isOn, 200ms, steps: 8
        clip roundedRect(bounds, radius: lerp(0, 10, isOn.progress))

    ## transition-unused
    A transition whose way is not drawn.

    A truth moves only where its `progress` is read.

    before, in component:
        state isOn: Bool = false
        transition isOn, 200ms
        clip roundedRect(bounds, radius: isOn ? 10 : 0)
    after:
        state isOn: Bool = false
        transition isOn, 200ms
        clip roundedRect(bounds, radius: lerp(0, 10, isOn.progress))

    ## progress-without-transition
    The progress of a property that no line moves.

    Without a `transition` the property has its new value at once.

    before, in component:
        state isOn: Bool = false
        clip roundedRect(bounds, radius: lerp(0, 10, isOn.progress))
    after:
        state isOn: Bool = false
        transition isOn, 200ms
        clip roundedRect(bounds, radius: lerp(0, 10, isOn.progress))
    """#
}
