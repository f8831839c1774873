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

  /// Reports axes that no declared font has, if all families of the call `Font(…)` are declared.
  ///
  /// The fonts of other families are unknown, because the program that draws supplies them.
  @inline(never)
  mutating func checkAxes(_ arguments: [TypedExpression], of fonts: FontCollection) {
    guard let place = BuiltIn.font.parameters.firstIndex(where: { $0.label == "variations" }),
      place < arguments.count, case .list(let elements) = arguments[place].kind,
      let families = arguments.writtenFamilies, let family = families.first, !family.isEmpty
    else { return }
    let declared = fonts.families.map { FaceMatch.folded($0) }
    guard families.allSatisfy({ declared.contains(FaceMatch.folded($0)) }) else { return }
    let axes = fonts.axes
    for element in elements {
      guard case .string(let text) = element.kind,
        let tag = FontVariations([text]).values.first?.tag, !axes.contains(tag)
      else { continue }
      report(
        .unknownAxis(
          tag.description,
          of: family,
          among: axes.map { $0.description },
          at: element.range
        )
      )
    }
  }
}
