// What surrounds a component, as UIKit's traits tell it.

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension Environment {
  /// The environment of a view, by its traits; what they leave open is light, standard, left to
  /// right.
  ///
  /// The text scale is that of the body style.
  @MainActor public init(_ traits: UITraitCollection) {
    let scale = Double(traits.displayScale)
    // A thousand points, since the result is rounded to whole or half ones.
    let size = UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: traits)
    self.init(
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
      contrast: traits.accessibilityContrast == .high ? .increased : .standard,
      layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      textScale: Double(size) / 1000,
      scale: scale > 0 ? scale : 1
    )
  }
}
#endif
