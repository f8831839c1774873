// Checks literal features and variations of fonts.

import RasterSyntax
import RasterValues

extension BodyChecker {
  /// Reports malformed literals in `features` and `variations`; computed ones are drawing notes.
  @inline(never)
  mutating func checkFontSettings(_ values: [TypedExpression?], _ labels: [String?]) {
    for (value, label) in zip(values, labels) where label == "features" || label == "variations" {
      guard case .list(let elements)? = value?.kind else { continue }
      for element in elements {
        guard case .string(let text) = element.kind else { continue }
        let isFeature = label == "features"
        if isFeature ? FontSetting.isFeature(text) : FontSetting.isVariation(text) { continue }
        report(
          isFeature
            ? .malformedFeature(text, at: element.range)
            : .malformedVariation(text, at: element.range)
        )
      }
    }
  }
}
