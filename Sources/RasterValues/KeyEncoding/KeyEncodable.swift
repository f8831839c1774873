// Values that encode themselves into a request key.

/// A value that encodes itself into a request key.
///
/// Enumerations with raw values only need to declare the conformance. Other types write their parts
/// one after the other.
public protocol KeyEncodable {
  /// Writes the value: equal values write equal bytes, and different values write different bytes.
  func encode(into key: inout KeyEncoder)
}

extension KeyEncodable where Self: RawRepresentable, RawValue: KeyEncodable {
  /// Writes the raw value.
  public func encode(into key: inout KeyEncoder) { rawValue.encode(into: &key) }
}

extension Bool: KeyEncodable {
  /// Writes a Boolean value.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension Int: KeyEncodable {
  /// Writes an integer.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension Double: KeyEncodable {
  /// Writes the bits of a number; both zeros and all NaNs are encoded identically.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension String: KeyEncodable {
  /// Writes a string: the number of its UTF-8 bytes, then the bytes.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension Optional: KeyEncodable where Wrapped: KeyEncodable {
  /// Writes whether there is a value, then the value.
  public func encode(into key: inout KeyEncoder) {
    key.append(self) { $1.encode(into: &$0) }
  }
}

extension Array: KeyEncodable where Element: KeyEncodable {
  /// Writes the number of elements, then each.
  public func encode(into key: inout KeyEncoder) {
    key.append(list: count)
    for element in self { element.encode(into: &key) }
  }
}

extension Color: KeyEncodable {
  /// Writes the four channels.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension Point: KeyEncodable {
  /// Writes x and y.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension Size: KeyEncodable {
  /// Writes width and height.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension Rect: KeyEncodable {
  /// Writes x, y, width and height.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension Insets: KeyEncodable {
  /// Writes top, left, bottom and right.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension CornerRadii: KeyEncodable {
  /// Writes the radii from the top left corner clockwise.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension Angle: KeyEncodable {
  /// Writes the degrees.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension Transform: KeyEncodable {
  /// Writes the six numbers.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension Shadow: KeyEncodable {
  /// Writes the colour, the lengths and whether it is an inner shadow.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension Paint: KeyEncodable {
  /// Writes the kind of paint, then its parts.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension Image: KeyEncodable {
  /// Writes the digest of the pixels.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}
