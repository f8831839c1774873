// Reports labels that a call or a line does not have.

import RasterSyntax

extension BodyChecker {
  mutating func reportUnknownLabel(
    _ label: NameSyntax,
    _ parameters: [CallParameter],
    _ name: String
  ) {
    let labels = parameters.compactMap { $0.label }
    let word = ForeignPhrases.camelCase(label.text)
    let phrase = phrase(forLabel: word, of: name)
    let names = [isLayout(name) ? LayoutPhrases.labels[word] : nil].compactMap { $0 }
    let isPhrase = phrase != nil
    let isSaid = isLayout(name) && LayoutPhrases.arguments[word] != nil
    let foreign = (names + (isSaid ? [] : ForeignNames.labels[word] ?? [])).first {
      labels.contains($0)
    }
    let nearest =
      foreign
      ?? (isPhrase ? nil : session.nearest(to: word) { labels } ?? lastWord(of: word, in: labels))
    let advice = foreign.flatMap { names.contains($0) ? "write '\($0)'" : nil }
    report(
      .unknownLabel(
        label.text,
        of: name,
        with: labels,
        at: label.range,
        nearest: nearest,
        advice: advice,
        phrase: phrase
      )
    )
  }

  /// Whether a name is that of a layout whose arguments are checked.
  private func isLayout(_ name: String) -> Bool {
    name == "layout" || !layoutWord.isEmpty && BuiltIns.layouts[name] != nil
  }

  /// Returns the advice about a label of other languages in a call, or nil.
  func phrase(forLabel label: String, of name: String) -> String? {
    let layout = isLayout(name) ? LayoutPhrases.arguments[label] : nil
    return layout ?? ForeignPhrases.labels[label]
  }

  /// Returns the label that is the last word of a longer one, as `width` is of `lineWidth`.
  private func lastWord(of label: String, in labels: [String]) -> String? {
    guard let start = label.lastIndex(where: { $0.isUppercase }) else { return nil }
    let word = label[start...].lowercased()
    return labels.first { $0 == word }
  }
}
