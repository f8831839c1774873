// Keys of handwritten components: from the key paths of what they draw.

extension KeyEncoder {
  /// Writes the key of a handwritten component: where it is written, its type, and its properties.
  ///
  ///     func encodeKey(into key: inout KeyEncoder, environment: Environment) {
  ///       key.component(self, \.title, \.isPressed, \.roundedRadius)
  ///     }
  ///
  /// Name all that `draw(in:)` reads, except size and scale; what it reads of the environment is
  /// appended after it. A computed property may stand in for a stored one: where radii of 8.1 and 8
  /// draw the same, a rounded radius makes them one look. What a key forgets is reported in debug
  /// builds: see `KeyAudit`.
  ///
  /// `fileID` and `line` tell types of equal names apart; leave them out.
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

  /// Writes a value that is no property of the component.
  public mutating func append(_ value: some KeyEncodable) { value.encode(into: &self) }
}
