// The environment of an AppKit view.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension Environment {
  /// The environment of a view: its appearance, contrast, direction and its window's scale.
  ///
  /// The scale is 1 if the view has no window.
  @MainActor public init(of view: NSView) {
    let names: [NSAppearance.Name] = [
      .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
    ]
    let name = view.effectiveAppearance.bestMatch(from: names)
    let (dark, highDark) = (names[1], names[3])
    self.init(
      appearance: name == dark || name == highDark ? .dark : .light,
      contrast: name == names[2] || name == highDark ? .increased : .standard,
      layoutDirection: view.userInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight,
      scale: Double(view.window?.backingScaleFactor ?? 1)
    )
  }
}
#endif
