// The appearances in which a component may look different.

import Raster
import RasterInterpreter
import RasterSemantics

extension InterpretedComponent {
  /// Light, and dark where that may look otherwise: what contents read is not known before they are.
  var testedAppearances: [Appearance] {
    let program = prepared.program
    let mayRead =
      declaration.reads.contains(.appearance)
      || declaration.properties.contains { program.holdsContent($0.type) }
    return mayRead ? [.light, .dark] : [.light]
  }
}
