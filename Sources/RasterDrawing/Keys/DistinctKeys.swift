// Filters a list of components down to those with distinct keys.

import RasterValues

extension KeyEncoder {
  /// Returns the first component for each key in the standard environment, in order.
  ///
  /// A component without a key counts as distinct.
  @_documentation(visibility: internal)
  public static func distinct<Component: Rasterizable>(_ components: [Component]) -> [Component] {
    let environment = Environment()
    var known: Set<[UInt8]> = []
    return components.filter { component in
      var key = KeyEncoder()
      component.encodeKey(into: &key, environment: environment)
      let bytes = key.bytes
      return bytes.isEmpty || key.lacksKey || known.insert(bytes).inserted
    }
  }
}
