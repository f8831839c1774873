// Drawings in layouts of generated Swift.

import RasterValues

/// A drawing in a layout of generated code.
struct GeneratedDrawing: Rasterizable, Sendable {
  /// The name and the definition of the drawing in keys; nil if it has no key.
  let identity: (name: String, definition: String)?
  /// Writes the values that the drawing captures to a key.
  let encode: (@Sendable (inout KeyEncoder, Environment) -> Void)?
  let draw: @Sendable (inout Canvas) -> Void

  func naturalSize(in environment: Environment) -> Size { .zero }

  func draw(in canvas: inout Canvas) { draw(&canvas) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    guard let identity else { return }
    key.component(identity.name, definition: identity.definition)
    let outer = key.environment
    key.environment = environment
    encode?(&key, environment)
    key.environment = outer
  }
}

extension Content {
  /// Creates a drawing with a key: its name, its definition, and what `key` writes.
  @_documentation(visibility: internal)
  public static func drawing(
    _ name: String,
    definition: String,
    key: (@Sendable (inout KeyEncoder, Environment) -> Void)? = nil,
    _ draw: @escaping @Sendable (inout Canvas) -> Void
  ) -> Content {
    drawing(GeneratedDrawing(identity: (name, definition), encode: key, draw: draw))
  }

  /// Creates a drawing without a key, so that no content that contains it has one.
  @_documentation(visibility: internal)
  public static func drawing(_ draw: @escaping @Sendable (inout Canvas) -> Void) -> Content {
    drawing(GeneratedDrawing(identity: nil, encode: nil, draw: draw))
  }
}
