// The accessibility of components, and their hit testing.

import RasterValues

extension Rasterizable {
  /// An empty description.
  public func ownAccessibility(in environment: Environment) -> Accessibility { Accessibility() }

  /// Nil: the entire bounds.
  public func hitArea(in bounds: Rect, environment: Environment) -> Path? { nil }

  /// The component's accessibility in the standard environment.
  public var accessibility: Accessibility { accessibility(in: Environment()) }

  /// Returns the component's accessibility, by default at the component's own size.
  ///
  /// A component without a label of its own is labelled with the text that it draws and the
  /// descriptions of the components that it places, in drawing order. Adjacent duplicates are
  /// dropped. No pixels are drawn for this.
  public func accessibility(in environment: Environment, size: Size? = nil) -> Accessibility {
    var result = ownAccessibility(in: environment)
    if result.label == nil { result.label = drawnText(in: environment, size: size) }
    return result
  }

  /// Returns true if a point is inside the component's hit path, or its bounds if it has none.
  public func isHit(at point: Point, in bounds: Rect, environment: Environment) -> Bool {
    guard let path = hitArea(in: bounds, environment: environment) else {
      return bounds.contains(point)
    }
    return path.contains(point)
  }

  private func drawnText(in environment: Environment, size: Size?) -> String? {
    let size = size ?? naturalSize(in: environment)
    let scale = environment.scale
    guard scale > 0, scale.isFinite, size.width > 0, size.height > 0 else { return nil }
    var canvas = Canvas(
      width: min(pixelLength(size.width * scale), pixelLimit),
      height: min(pixelLength(size.height * scale), pixelLimit),
      environment: environment,
      recorder: Recorder(in: environment)
    )
    canvas.spokenTexts = []
    draw(in: &canvas)
    let texts = canvas.spokenTexts ?? []
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension Canvas {
  /// Adds a text alternative if these are collected, unless it repeats the previous one.
  mutating func addSpokenText(_ text: String) {
    if !text.isEmpty, spokenTexts?.last != text { spokenTexts?.append(text) }
  }
}
