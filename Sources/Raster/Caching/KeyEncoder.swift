// Request keys: what a look depends on, as tagged, length-prefixed bytes.

/// Writes a request key: tagged, length-prefixed bytes that differ wherever the values differ.
///
/// Keys are compared byte for byte, so no hash is trusted.
public struct KeyEncoder: Sendable {
  package private(set) var bytes: [UInt8] = []
  /// Whether a person wrote the key, who may have forgotten something.
  var isHandwritten = false

  package init() {}

  private enum Tag: UInt8 {
    case component = 1, bool, int, double, string, list, none, some, enumeration, structure, color
  }

  /// Begins a component: its name, and the digest of its definition and of all it uses.
  public mutating func component(_ name: StaticString, definition: StaticString) {
    component("\(name)", definition: "\(definition)")
  }

  /// Begins a component: its name, and the digest of its definition and of all it uses.
  public mutating func component(_ name: String, definition: String) {
    bytes.append(Tag.component.rawValue)
    append(name)
    append(definition)
  }

  /// Writes a truth value.
  public mutating func append(_ value: Bool) {
    bytes.append(Tag.bool.rawValue)
    bytes.append(value ? 1 : 0)
  }

  /// Writes an integer.
  public mutating func append(_ value: Int) {
    bytes.append(Tag.int.rawValue)
    append(word: UInt64(bitPattern: Int64(value)))
  }

  /// Writes a number: its bits, with one zero and one NaN.
  public mutating func append(_ value: Double) {
    bytes.append(Tag.double.rawValue)
    append(word: value == 0 ? 0 : value == value ? value.bitPattern : Double.nan.bitPattern)
  }

  /// Writes a string: its UTF-8 bytes after their count.
  public mutating func append(_ value: String) {
    bytes.append(Tag.string.rawValue)
    append(word: UInt64(value.utf8.count))
    bytes.append(contentsOf: value.utf8)
  }

  /// Writes a colour.
  public mutating func append(_ value: Color) {
    bytes.append(Tag.color.rawValue)
    append(value.red)
    append(value.green)
    append(value.blue)
    append(value.alpha)
  }

  /// Writes a value of an enumeration by its position among the cases.
  public mutating func append(enumeration index: Int) {
    bytes.append(Tag.enumeration.rawValue)
    append(word: UInt64(bitPattern: Int64(index)))
  }

  /// Begins a struct of `count` fields, which follow.
  public mutating func append(structure count: Int) {
    bytes.append(Tag.structure.rawValue)
    append(word: UInt64(bitPattern: Int64(count)))
  }

  /// Begins a list of `count` elements, which follow.
  public mutating func append(list count: Int) {
    bytes.append(Tag.list.rawValue)
    append(word: UInt64(bitPattern: Int64(count)))
  }

  /// Writes an optional value: whether it is there, then the value.
  public mutating func append<Value>(
    _ value: Value?,
    _ write: (inout KeyEncoder, Value) -> Void
  ) {
    guard let value else {
      bytes.append(Tag.none.rawValue)
      return
    }
    bytes.append(Tag.some.rawValue)
    write(&self, value)
  }

  private mutating func append(word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
