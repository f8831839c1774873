// Keys of handwritten components, from key paths to their properties.

extension KeyEncoder {
  /// Writes the key of a handwritten component: its source location, type and properties.
  ///
  ///     func encodeKey(into key: inout KeyEncoder, environment: Environment) {
  ///       key.component(self, \.title, \.isPressed, \.roundedRadius)
  ///     }
  ///
  /// Name every property that `draw(in:)` reads, except size and scale. Append the values that it
  /// reads from the environment afterwards. A computed property can replace a stored one: if radii
  /// of 8.1 and 8 draw the same pixels, a rounded radius gives both the same look. Debug builds
  /// report omitted state; see `KeyAudit`.
  ///
  /// `fileID` and `line` distinguish types with equal names; do not pass them.
  public mutating func component<Root, each Value: KeyEncodable>(
    _ component: Root,
    _ properties: repeat KeyPath<Root, each Value>,
    fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.component("\(fileID):\(line)", definition: String(describing: Root.self))
    isHandwritten = true
    repeat component[keyPath: each properties].encode(into: &self)
  }

  /// Writes a value that is not a property of the component.
  public mutating func append(_ value: some KeyEncodable) { value.encode(into: &self) }
}
