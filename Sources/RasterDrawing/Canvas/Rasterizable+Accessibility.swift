// What components say of themselves, and where they are hit.

import RasterValues

extension Rasterizable {
  /// Nothing of its own.
  public func ownAccessibility(in environment: Environment) -> Accessibility { Accessibility() }

  /// All of the box.
  public func hitArea(in bounds: Rect, environment: Environment) -> Path? { nil }

  /// What the component says of itself, in the standard environment.
  public var accessibility: Accessibility { accessibility(in: Environment()) }

  /// What the component says of itself, in a box of its own size where none is given.
  ///
  /// Without a label of its own it says the words that it draws and what the components say that it places,
  /// in the order in which they are drawn; equal words next to each other once. Nothing is drawn for it.
  public func accessibility(in environment: Environment, size: Size? = nil) -> Accessibility {
    var result = ownAccessibility(in: environment)
    if result.label == nil { result.label = drawnWords(in: environment, size: size) }
    return result
  }

  /// Whether a point is where the component reacts: inside of the path that it is `hit` in, or of its box.
  public func isHit(at point: Point, in bounds: Rect, environment: Environment) -> Bool {
    guard let path = hitArea(in: bounds, environment: environment) else {
      return bounds.contains(point)
    }
    return path.contains(point)
  }

  private func drawnWords(in environment: Environment, size: Size?) -> String? {
    let size = size ?? naturalSize(in: environment)
    let scale = environment.scale
    guard scale > 0, scale.isFinite, size.width > 0, size.height > 0 else { return nil }
    var canvas = Canvas(
      width: min(pixelLength(size.width * scale), pixelLimit),
      height: min(pixelLength(size.height * scale), pixelLimit),
      environment: environment,
      recorder: Recorder(meter: environment.metering.meter)
    )
    canvas.said = []
    draw(in: &canvas)
    let words = canvas.said ?? []
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension Canvas {
  /// Adds words to those that are said, where words are said and nothing is drawn.
  mutating func say(_ words: String) {
    if !words.isEmpty, said?.last != words { said?.append(words) }
  }
}
