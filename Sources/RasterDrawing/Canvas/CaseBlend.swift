// A component in transition between two cases of a property.

import RasterValues

/// A component in transition between two states that differ in a case of an enumeration.
///
/// Interpreted components and generated types with a `transition` line for an enumeration draw
/// themselves this way during the transition.
///
/// If both states draw the same operations (fills, strokes and layers with shapes and paints of
/// the same kinds), these are drawn with interpolated numbers and colours. Otherwise the states
/// cross-fade: each pixel is a mix of both. The size is interpolated, and nothing is stretched.
///
/// Recording takes the time of both states, or twice that for a cross-fade. Drawing takes the time
/// of one state, or, for a cross-fade, of both states and three layers.
public struct CaseBlend<Component: Rasterizable> {
  private let from, to: Component
  private let fraction: Double

  /// Creates a blend of two states; `fraction` is the progress from the first to the second, 0 to 1.
  public init(_ from: Component, _ to: Component, fraction: Double) {
    (self.from, self.to) = (from, to)
    self.fraction = Functions.clamp(fraction, min: 0, max: 1)
  }

  /// Returns the size interpolated between both natural sizes, in points.
  public func naturalSize(in environment: Environment) -> Size {
    size(proposed: .unlimited, in: environment)
  }

  /// Returns the size interpolated between the sizes of both states for a proposal, in points.
  public func size(proposed: Size, in environment: Environment) -> Size {
    let first = from.size(proposed: proposed, in: environment)
    let second = to.size(proposed: proposed, in: environment)
    return Size(
      Functions.lerp(first.width, second.width, fraction),
      Functions.lerp(first.height, second.height, fraction)
    )
  }

  /// Returns the baseline interpolated between those of both states, or nil if neither has one.
  public func ownBaseline(in bounds: Rect, environment: Environment) -> Double? {
    let first = from.ownBaseline(in: bounds, environment: environment)
    let second = to.ownBaseline(in: bounds, environment: environment)
    guard first != nil || second != nil else { return nil }
    return Functions.lerp(first ?? bounds.height, second ?? bounds.height, fraction)
  }

  /// Writes a mark for the transition, the keys of both states, and the progress.
  public func encode(into key: inout KeyEncoder, environment: Environment) {
    key.append(true)
    for component in [from, to] {
      var own = KeyEncoder()
      component.encodeKey(into: &own, environment: environment)
      key.append(key: own)
    }
    key.append(fraction)
  }

  /// Draws the blend in `canvas.bounds`; accessibility text comes from the second state.
  public func draw(in canvas: inout Canvas) {
    if canvas.spokenTexts == nil, canvas.record(between: from, and: to, fraction) { return }
    canvas.drawLayer { canvas in
      canvas.drawLayer(opacity: 1 - fraction) { canvas in
        let spokenTexts = canvas.spokenTexts
        canvas.spokenTexts = nil
        from.draw(in: &canvas)
        canvas.spokenTexts = spokenTexts
      }
      canvas.drawLayer(opacity: fraction, blend: .plus) { to.draw(in: &$0) }
    }
  }
}

extension CaseBlend: Sendable where Component: Sendable {}
