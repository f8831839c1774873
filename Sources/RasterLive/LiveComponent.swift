// A component drawn from its current source.

import Raster
import RasterInterpreter

/// A component of the program, drawn from its source as it was when this value was created.
///
/// `LiveSources.liveComponent(_:)` creates it; call that function again after a change. The
/// component behaves as the source declares, with the property values of the compiled component.
public struct LiveComponent: Rasterizable {
  /// The component as compiled into the program.
  public let compiled: any Rasterizable
  /// The component from the source, or nil if the source cannot be used.
  private let drawn: InterpretedComponent?

  init(_ compiled: any Rasterizable, _ drawn: InterpretedComponent?) {
    (self.compiled, self.drawn) = (compiled, drawn)
  }

  /// Whether the component is drawn from its source, instead of as compiled.
  public var isLive: Bool { drawn != nil }

  private var shown: any Rasterizable { drawn ?? compiled }

  /// The limits of the component.
  public var rasterLimits: RasterLimits { shown.rasterLimits }

  /// Returns the natural size of the component, in points.
  public func naturalSize(in environment: Environment) -> Size {
    shown.naturalSize(in: environment)
  }

  /// Returns the component's size for a proposed size, in points.
  public func size(proposed: Size, in environment: Environment) -> Size {
    shown.size(proposed: proposed, in: environment)
  }

  /// The fixed edges of the component.
  public func caps(in environment: Environment) -> Caps { shown.caps(in: environment) }

  /// Writes the component's key, which includes the definition in its source.
  public func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    shown.encodeKey(into: &key, environment: environment)
  }

  /// Returns the component's accessibility description.
  public func ownAccessibility(in environment: Environment) -> Accessibility {
    shown.ownAccessibility(in: environment)
  }

  /// Returns the path of the component's hit area.
  public func hitArea(in bounds: Rect, environment: Environment) -> Path? {
    shown.hitArea(in: bounds, environment: environment)
  }

  /// Returns the component's baseline in bounds of that size.
  public func ownBaseline(in bounds: Rect, environment: Environment) -> Double? {
    shown.ownBaseline(in: bounds, environment: environment)
  }

  /// Draws the component in `canvas.bounds`.
  public func draw(in canvas: inout Canvas) { shown.draw(in: &canvas) }
}
