// Reports contents with modifiers of other languages.

import RasterSyntax

extension BodyChecker {
  /// Reports a content with a modifier of another language: `text("a").background(#EEE)`.
  mutating func reportModifier(_ syntax: LineSyntax) -> Bool {
    guard syntax.arguments.count == 1, let first = syntax.arguments.first, first.label == nil,
      text(at: syntax.range).dropFirst(syntax.word.text.utf8.count).first == "("
    else { return false }
    var (value, modifier) = (first.value, NameSyntax?.none)
    search: while true {
      switch value.kind {
      case .call(let callee, _, _): value = callee
      case .member(let base, let name): (value, modifier) = (base, name)
      default: break search
      }
    }
    // The value begins with the parentheses of the call, directly after the word or a bracket.
    guard let modifier, let phrase = LayoutPhrases.modifiers[modifier.text],
      value.range.lower <= syntax.word.range.upper + 1
    else { return false }
    report(
      .unknownMember(
        modifier.text,
        of: describe(.content),
        at: modifier.range,
        nearest: nil,
        phrase: phrase
      )
    )
    return true
  }
}
