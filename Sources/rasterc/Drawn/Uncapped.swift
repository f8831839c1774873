// A component that is drawn without stretching caps.

import Raster
import RasterInterpreter

/// A component that is drawn at its full size and has no key.
struct Uncapped: Rasterizable, Sendable {
  let component: InterpretedComponent

  var rasterLimits: RasterLimits { component.rasterLimits }

  func naturalSize(in environment: Environment) -> Size { component.naturalSize(in: environment) }

  func size(proposed: Size, in environment: Environment) -> Size {
    component.size(proposed: proposed, in: environment)
  }

  func ownBaseline(in bounds: Rect, environment: Environment) -> Double? {
    component.ownBaseline(in: bounds, environment: environment)
  }

  func draw(in canvas: inout Canvas) { component.draw(in: &canvas) }
}
