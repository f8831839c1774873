// A component as its source is now.

import Raster
import RasterInterpreter

/// A component of the program, drawn from its source as it was when it was asked for.
///
/// It is what `LiveSources.liveComponent(_:)` gives; ask again after a change. In all that a component does it
/// is the one that the source declares, with the properties of the one that it was made of.
public struct LiveComponent: Rasterizable {
  /// The component as the program was built.
  public let compiled: any Rasterizable
  /// The same from the source; nil where there is none that has its properties.
  private let drawn: InterpretedComponent?

  init(_ compiled: any Rasterizable, _ drawn: InterpretedComponent?) {
    (self.compiled, self.drawn) = (compiled, drawn)
  }

  /// Whether it is drawn from a source, and not as the program was built.
  public var isLive: Bool { drawn != nil }

  private var shown: any Rasterizable { drawn ?? compiled }

  /// The limits of the component.
  public var rasterLimits: RasterLimits { shown.rasterLimits }

  /// The size that the component has by itself, in points.
  public func naturalSize(in environment: Environment) -> Size {
    shown.naturalSize(in: environment)
  }

  /// The size that the component takes where it is offered so much, in points.
  public func size(proposed: Size, in environment: Environment) -> Size {
    shown.size(proposed: proposed, in: environment)
  }

  /// The fixed edges of the component.
  public func caps(in environment: Environment) -> Caps { shown.caps(in: environment) }

  /// Writes the component's key, which has the definition of its source in it.
  public func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    shown.encodeKey(into: &key, environment: environment)
  }

  /// What the component says of itself.
  public func ownAccessibility(in environment: Environment) -> Accessibility {
    shown.ownAccessibility(in: environment)
  }

  /// The path in which the component reacts.
  public func hitArea(in bounds: Rect, environment: Environment) -> Path? {
    shown.hitArea(in: bounds, environment: environment)
  }

  /// Draws the component in `canvas.bounds`.
  public func draw(in canvas: inout Canvas) { shown.draw(in: &canvas) }
}
