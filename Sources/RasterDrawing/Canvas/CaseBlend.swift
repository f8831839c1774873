// A component on its way between two cases of a property.

import RasterValues

/// A component between two states that differ in a case: one turns into the other.
///
/// Generated types with a line `transition` of an enumeration draw themselves so on their way, and
/// interpreted components. Where both draw the same operations, fills, strokes and layers with shapes and
/// paints of the same kinds, these are drawn with the numbers and colours between. Elsewhere one fades
/// into the other: each pixel is what both have there, mixed. The size lies between theirs, and nothing is
/// stretched. Recording takes the time of both, twice where they fade; drawing that of one, or of both and
/// of three layers.
public struct CaseBlend<Component: Rasterizable> {
  private let from, to: Component
  private let share: Double

  /// Two states of a component, and how much of the way from the first to the second is gone, from 0 to 1.
  public init(_ from: Component, _ to: Component, share: Double) {
    (self.from, self.to) = (from, to)
    self.share = Functions.clamp(share, min: 0, max: 1)
  }

  /// The size between both natural sizes, in points.
  public func naturalSize(in environment: Environment) -> Size {
    size(proposed: .unlimited, in: environment)
  }

  /// The size between those that both take where they are offered so much, in points.
  public func size(proposed: Size, in environment: Environment) -> Size {
    let first = from.size(proposed: proposed, in: environment)
    let second = to.size(proposed: proposed, in: environment)
    return Size(
      Functions.lerp(first.width, second.width, share),
      Functions.lerp(first.height, second.height, share)
    )
  }

  /// Writes that the component is on its way, the keys of both states, and how much is gone.
  public func encode(into key: inout KeyEncoder, environment: Environment) {
    key.append(true)
    for component in [from, to] {
      var own = KeyEncoder()
      component.encodeKey(into: &own, environment: environment)
      key.append(key: own)
    }
    key.append(share)
  }

  /// Draws what lies between both states in `canvas.bounds`; what is said is said of the second.
  public func draw(in canvas: inout Canvas) {
    if canvas.said == nil, canvas.record(between: from, and: to, share) { return }
    canvas.drawLayer { canvas in
      canvas.drawLayer(opacity: 1 - share) { canvas in
        let said = canvas.said
        canvas.said = nil
        from.draw(in: &canvas)
        canvas.said = said
      }
      canvas.drawLayer(opacity: share, blend: .plus) { to.draw(in: &$0) }
    }
  }
}

extension CaseBlend: Sendable where Component: Sendable {}
