// What is said of names and members.

extension Explanation {
  static let names = #"""
    ## renamed
    A word that has another name now.

    Names changed before the first release, so that each is the field's own: `maxLines` for `lines`, `tokens` for `palette`. `rasterc check --fix` writes the new names, and changes nothing else.

    before, in draw:
        text "Lake", in: bounds, with: #000000, lines: 1
    after:
        text "Lake", in: bounds, with: #000000, maxLines: 1

    ## unknown-name
    A name that nothing in sight declares.

    Names are looked up in the block, the component, the file, what it imports, and what is built in. The report proposes the name that is nearest, or what other languages' word is called here; the first use in a file is reported, and the others with it.

    before, in draw:
        fill circel(bounds), with: #0A84FF
    after:
        fill circle(bounds), with: #0A84FF

    ## not-imported
    A name that another file of the run declares, and this one does not import.

    A file sees what it imports, and nothing else, so that each says where its names come from.

    before:
        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }
        ---- Brand.raster
        let ink = #1D1D1F
    after:
        import "Brand.raster"

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }
        ---- Brand.raster
        let ink = #1D1D1F

    ## private-name
    A name that another file keeps to itself.

    A declaration after `private` belongs to its file, in the language as in the generated Swift. Remove the word to share the declaration, or declare it here too: files may have private values, functions, structs and enums of one name.

    before:
        import "Brand.raster"

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }
        ---- Brand.raster
        private let ink = #1D1D1F
    after:
        import "Brand.raster"

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }
        ---- Brand.raster
        let ink = #1D1D1F

    ## narrow-access
    An interface names a declaration that fewer people may use.

    The types of properties, fields, parameters and results are part of an interface, and so are default values. Swift refuses a public declaration whose interface names an internal one, so the report comes before Swift is generated. A declaration without a word has the access that `raster.json` or `--access` gives its folder, or else is internal.

    before:
        enum Kind { case plain, loud }

        public component Example {
          state kind: Kind = .plain
          size 40, 20

          draw { fill rect(bounds), with: kind == .loud ? #FF453A : #0A84FF }
        }
    after:
        public enum Kind { case plain, loud }

        public component Example {
          state kind: Kind = .plain
          size 40, 20

          draw { fill rect(bounds), with: kind == .loud ? #FF453A : #0A84FF }
        }

    ## duplicate-name
    Two declarations of one name.

    A name means one thing where it can be seen; of two properties, or two components of a run, it would not be known which is meant. Files have scopes, but a Swift module is flat: two files may share a name only where both declare it `private`, and components and tokens never do.

    before, in component:
        state isOn: Bool = false
        state isOn: Bool = true
        clip isOn ? rect(bounds) : circle(bounds)
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)

    ## built-in-name
    A declaration with the name of something built in.

    Types and functions of the language mean the same in every file.

    before:
        struct Font { let size: Double = 15 }

        component Example {
          size Font().size, 20

          draw { fill rect(bounds), with: #0A84FF }
        }
    after:
        struct Face { let size: Double = 15 }

        component Example {
          size Face().size, 20

          draw { fill rect(bounds), with: #0A84FF }
        }

    ## reserved-property
    A property, field or case with a name that the language or generated Swift needs.

    Properties, fields and cases become members in Swift, which has a few names for itself, such as `self` and `RawValue`.

    before:
        enum Kind { case plain, RawValue }
    after:
        enum Kind { case plain, raw }

        component Example {
          state kind: Kind = .plain

          size 40, 20

          draw { fill rect(bounds), with: kind == .plain ? #0A84FF : #E5004B }
        }

    ## not-a-type
    A component, a function or a value where a type must stand.

    Types are those of the language, enumerations and structures. A property that holds components is a `Content`.

    before:
        component Example {
          state badge: Badge = nil

          size 40, 20

          draw { place badge, in: bounds }
        }

        component Badge {
          size 8, 8

          draw { fill circle(bounds), with: #E5004B }
        }
    after:
        component Example {
          state badge: Content = .empty

          size 40, 20

          draw { place badge, in: bounds }
        }

    ## not-a-value
    A type or a component where a value must stand.

    A component becomes a content by a call, `Badge()`, with its arguments or none; a group of tokens is no value, one of its tokens is.

    before:
        component Example {
          size 40, 20

          draw { place Badge, in: bounds }
        }

        component Badge {
          size 8, 8

          draw { fill circle(bounds), with: #E5004B }
        }
    after:
        component Example {
          size 40, 20

          draw { place Badge(), in: bounds }
        }

        component Badge {
          size 8, 8

          draw { fill circle(bounds), with: #E5004B }
        }

    ## not-a-function
    Arguments after something that takes none.

    Properties and values are read by their names alone. A text of a value is written `"\(value)"`, or with `format`.

    before, in component:
        clip circle(bounds.inset(bounds.width() / 4))
    after:
        clip circle(bounds.inset(bounds.width / 4))

    ## unknown-member
    A member that a value, a type or an enumeration does not have.

    The report says which type the value has, and proposes the member that is nearest, or what other languages' member is called here.

    before, in component:
        clip circle(bounds.inset(bounds.widht / 4))
    after:
        clip circle(bounds.inset(bounds.width / 4))

    ## method-without-call
    The name of a method without its arguments.

    Methods are no values. What they give depends on their arguments, in parentheses.

    before, in component:
        clip circle(bounds.inset)
    after:
        clip circle(bounds.inset(4))

    ## member-of-optional
    A member of a value that may be nil.

    Where it is nil there is no member. `if let` and `??` say what holds then.

    before, in component:
        state center: Point? = nil
        clip circle(center: (center.x, 10), radius: 8)
    after:
        state center: Point? = nil
        clip circle(center: ((center ?? bounds.center).x, 10), radius: 8)

    ## environment-as-value
    `environment` as a value.

    A component depends on the members of the environment that it reads, each by itself. So all of it at once is no value.

    before, in component:
        let around = environment
    after:
        let isDark = environment.appearance == .dark
        clip isDark ? rect(bounds) : circle(bounds)

    ## bounds-undecided
    `bounds` where the size is decided.

    `bounds` follows from `size` and `caps`, so these cannot read it. What there is room for is `proposed`.

    before, in component:
        size bounds.width, 20
    after:
        size min(proposed.width, 40), 20

    ## bounds-outside-component
    `bounds` where there is no box.

    The box belongs to a component. A function takes what it needs of it as an argument.

    before:
        let half = bounds.width / 2

        component Example {
          size 40, 20

          draw { fill circle(center: (half, 10), radius: 8), with: #0A84FF }
        }
    after:
        component Example {
          size 40, 20

          let half = bounds.width / 2

          draw { fill circle(center: (half, 10), radius: 8), with: #0A84FF }
        }

    ## proposed-outside-size
    `proposed` where no size is decided.

    What there was room for decides the size, and nothing else: a picture depends on `bounds`, so that one of a size serves wherever it has that size.

    before, in draw:
        fill circle(center: (proposed.width / 2, 10), radius: 8), with: #0A84FF
    after:
        fill circle(center: (bounds.width / 2, 10), radius: 8), with: #0A84FF

    ## unread-property
    A property that never changes the drawing.

    Neither size, caps nor drawing read it, so it is in no key, and each of its values gives the same picture. Read it, or remove it.

    before, in component:
        state isOn: Bool = false
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)

    ## unused-let
    A value that nothing uses.

    It may be left over, or another name was written where it is meant.

    before, in component:
        let inner = bounds.inset(4)
    after:
        let inner = bounds.inset(4)
        clip rect(inner)
    """#
}
