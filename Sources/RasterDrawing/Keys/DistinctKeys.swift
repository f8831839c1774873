// The components of a list that have keys of their own.

import RasterValues

extension KeyEncoder {
  /// Those of the components that are the first with their key in the standard environment, in order.
  ///
  /// A component without a key is one by itself.
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
