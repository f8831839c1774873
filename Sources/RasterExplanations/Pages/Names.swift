// Pages about names, members and access.

extension Explanation {
  static let names = #"""
    ## renamed
    An old name is used.

    Some names changed before the first release to match the usual terms, such as `lines` to `maxLines` and `palette` to `tokens`. `rasterc check --fix` writes the new names, and changes nothing else.

    before, in draw:
        text "Lake", in: bounds, with: #000000, lines: 1
    after:
        text "Lake", in: bounds, with: #000000, maxLines: 1

    ## unknown-name
    The name is not declared in this scope.

    The compiler looks for names in the block, the component, the file, its imports and the built-ins. If there is a similar name, or an equivalent of a name from another language, the message suggests it. All uses of the name in a file share one report, at the first use.

    before, in draw:
        fill circel(bounds), with: #0A84FF
    after:
        fill circle(bounds), with: #0A84FF

    ## not-imported
    The name is declared in another file that this file does not import.

    A file sees only the declarations of the files that it imports. Add an import.

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
    The name is private to another file.

    A `private` declaration is visible only in its file, in the language and in the generated Swift. Remove `private` to share the declaration, or declare it in this file too. Several files can have private values, functions, structs and enums of the same name.

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
    The interface of a declaration uses a less accessible declaration.

    The interface consists of the types of properties, fields, parameters and results, and of default values. Swift rejects a public declaration whose interface contains an internal one, so the compiler reports it earlier. Raise the access of one declaration, or lower that of the other.
    Without an access modifier, a declaration has the access that `raster.json` or `--access` sets for its folder. Otherwise, it is internal.

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
    A name is declared twice.

    A name has only one meaning in a scope. All files generate code for the same Swift module, so two files can share a name only if both declare it `private`. Components and tokens always need unique names. Rename one of the declarations.

    before, in component:
        state isOn: Bool = false
        state isOn: Bool = true
        clip isOn ? rect(bounds) : circle(bounds)
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)

    ## built-in-name
    A declaration has the name of a built-in.

    The built-in types, functions and values have the same meaning in every file. Choose another name.

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
    A struct field or an enum case has a name that generated Swift cannot use.

    Fields and cases become Swift members. A field cannot be named `self` or `hashValue`, and a case cannot be named `Self`, `Type`, `Protocol` or `RawValue`. Choose another name.

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
    A component, a function or a value is used as a type.

    Types are built-in types, enums and structs. For a property that holds components, use the type `Content`.

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
    A type, a component or a group of tokens is used as a value.

    Call a component to create content, as in `Badge()`. For a group of tokens, name one of its tokens.

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
    Something that is not a function is called.

    Properties and values are read without parentheses. To convert a value to a string, write `"\(value)"`, or use `format`.

    before, in component:
        clip circle(bounds.inset(bounds.width() / 4))
    after:
        clip circle(bounds.inset(bounds.width / 4))

    ## unknown-member
    A value, a type or an enum has no member with this name.

    The message names the type. If there is a similar member, or an equivalent of a member from another language, the message suggests it.

    before, in component:
        clip circle(bounds.inset(bounds.widht / 4))
    after:
        clip circle(bounds.inset(bounds.width / 4))

    ## method-without-call
    A method is used without arguments.

    Methods are not values. Call the method, with its arguments in parentheses.

    before, in component:
        clip circle(bounds.inset)
    after:
        clip circle(bounds.inset(4))

    ## member-of-optional
    A member of an optional value is read.

    The value may be nil, and nil has no members. Unwrap it with `if let`, or replace nil with `??`.

    before, in component:
        state center: Point? = nil
        clip circle(center: (center.x, 10), radius: 8)
    after:
        state center: Point? = nil
        clip circle(center: ((center ?? bounds.center).x, 10), radius: 8)

    ## environment-as-value
    `environment` is used as a value.

    A component depends only on the members of the environment that it reads. Read a member, such as `environment.appearance`.

    before, in component:
        let around = environment
    after:
        let isDark = environment.appearance == .dark
        clip isDark ? rect(bounds) : circle(bounds)

    ## bounds-undecided
    `bounds` is read before it is known.

    `bounds` depends on `size` and `caps`, so these cannot read it. A function of the component that reads `bounds` cannot be called in them either. In `size`, use `proposed`, which is the available space. In `accessibility`, only `hitArea` can read `bounds`.

    before, in component:
        size bounds.width, 20
    after:
        size min(proposed.width, 40), 20

    ## bounds-outside-component
    `bounds` is read outside a component.

    Only a component has bounds. Move the value into a component, or pass what it needs to a function as an argument.

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
    `proposed` is read outside `size`.

    The proposed size affects only `size`. A drawing depends on `bounds`, so that one cached image can be used everywhere at the same size. Read `bounds` instead.

    before, in draw:
        fill circle(center: (proposed.width / 2, 10), radius: 8), with: #0A84FF
    after:
        fill circle(center: (bounds.width / 2, 10), radius: 8), with: #0A84FF

    ## unread-property
    A property never affects the drawing.

    Neither `size`, `caps` nor `draw` reads it, so it is not part of any key, and all its values draw the same image. Use the property, or remove it.

    before, in component:
        state isOn: Bool = false
    after:
        state isOn: Bool = false
        clip isOn ? rect(bounds) : circle(bounds)

    ## unused-let
    A `let`, or a function of a component, is never used.

    It may be left over, or another name may be misspelled. Use it, or remove it.

    before, in component:
        let inner = bounds.inset(4)
    after:
        let inner = bounds.inset(4)
        clip rect(inner)
    """#
}
