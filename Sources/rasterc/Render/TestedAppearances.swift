// The appearances in which a component may look different.

import Raster
import RasterInterpreter
import RasterSemantics

extension InterpretedComponent {
  /// Light, and also dark if the component may read the appearance.
  ///
  /// A component with content properties counts as reading it, because their contents are unknown.
  var testedAppearances: [Appearance] {
    let program = prepared.program
    let mayRead =
      declaration.reads.contains(.appearance)
      || declaration.properties.contains { program.holdsContent($0.type) }
    return mayRead ? [.light, .dark] : [.light]
  }
}
