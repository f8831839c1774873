// Pages about misplaced and unknown access modifiers.

extension Explanation {
  static let accessWords = #"""
    ## misplaced-access
    An access modifier is used where none is allowed.

    Only the top-level declarations of a file take `public`, `package`, `internal` or `private`, and each takes one: components, functions, `let`s, tokens, structs, enums and environment values. Properties, fields and the `let`s in a component have the access of their declaration, and its functions are private anyway. An environment value cannot be private, because all files share the environment. Remove the modifier.

    before, in component:
        private let inner = bounds.inset(4)
        clip inner.width > 0 ? rect(inner) : rect(bounds)
    after:
        let inner = bounds.inset(4)
        clip inner.width > 0 ? rect(inner) : rect(bounds)

    ## other-access
    An access modifier comes from another language.

    The access modifiers are Swift's `public`, `package`, `internal` and `private`. A file is the smallest scope, so write `private` instead of `fileprivate`. Declarations cannot be subclassed, so write `public` instead of `open`.

    before:
        fileprivate let ink = #1D1D1F

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }
    after:
        private let ink = #1D1D1F

        component Example {
          size 40, 20

          draw { fill rect(bounds), with: ink }
        }
    """#
}
