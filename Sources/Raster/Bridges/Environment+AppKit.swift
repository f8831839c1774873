// The environment of an AppKit view.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension Environment {
  /// The environment of a view: its appearance, contrast, direction, and its window's scale and
  /// colour space.
  ///
  /// The space is Display P3 if the window's display has its gamut. Without a window, the scale is 1
  /// and the space is sRGB.
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
      scale: Double(view.window?.backingScaleFactor ?? 1),
      colorSpace: OutputColorSpace(of: view.window)
    )
  }
}

extension OutputColorSpace {
  /// Display P3 if a window's display has its gamut, or sRGB.
  @MainActor package init(of window: NSWindow?) {
    self = window?.canRepresent(.p3) == true ? .displayP3 : .srgb
  }
}
#endif
