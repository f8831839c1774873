// Pages about words of access that stand where none may.

extension Explanation {
  static let accessWords = #"""
    ## misplaced-access
    `public`, `package`, `internal` or `private` before what has no access.

    The word stands once, before a declaration of the file: a component, a function, a `let`, tokens, a struct or an enum. Properties, fields and `let`s inside of a declaration are reached as the declaration is. A mode cannot be private, since the environment holds it for all files.

    before, in component:
        private let inner = bounds.inset(4)
        clip inner.width > 0 ? rect(inner) : rect(bounds)
    after:
        let inner = bounds.inset(4)
        clip inner.width > 0 ? rect(inner) : rect(bounds)

    ## other-access
    A word of access from another language.

    The words are Swift's `public`, `package`, `internal` and `private`. Files are the smallest scope, so `fileprivate` is `private`, and nothing is subclassed, so `open` is `public`.

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
