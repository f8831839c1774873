// The environment described by UIKit's traits.

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension Environment {
  /// The environment described by a view's traits.
  ///
  /// Unspecified traits become light, standard contrast, left to right and sRGB. The text scale is
  /// that of the body style. On a display with the gamut of Display P3, components are drawn in that
  /// space.
  @MainActor public init(_ traits: UITraitCollection) {
    let scale = Double(traits.displayScale)
    // Scales 1000 points, because the result is rounded to whole or half points.
    let size = UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: traits)
    self.init(
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
      contrast: traits.accessibilityContrast == .high ? .increased : .standard,
      layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      textScale: Double(size) / 1000,
      scale: scale > 0 ? scale : 1,
      colorSpace: traits.displayGamut == .P3 ? .displayP3 : .srgb
    )
  }
}
#endif
