// Request keys: the inputs of a look, as tagged, length-prefixed bytes.

/// Writes a request key: tagged, length-prefixed bytes that differ if the values differ.
///
/// Keys are compared byte for byte, so hash collisions are harmless.
public struct KeyEncoder: Sendable {
  package private(set) var buffer: KeyBuffer
  /// Whether the key was written by hand, and may be incomplete.
  package var isHandwritten = false
  /// Whether a part of the component has no key, so that the component has none.
  package var lacksKey = false
  /// The languages for which fonts in the key have specific rules.
  private var languages: Set<UInt32> = []
  /// The environment of the component, used for the keys of its contents.
  @_documentation(visibility: internal)
  public var environment: Environment?

  package init() { buffer = KeyBuffer() }

  package init(continuing buffer: KeyBuffer) { self.buffer = buffer }

  /// The bytes written so far.
  package var bytes: [UInt8] { buffer.bytes }

  /// The first byte of each value.
  package enum Tag: UInt8 {
    case component = 1, bool, int, double, string, list, none, some, enumeration, structure, color
  }

  /// Begins a component: its name, and the digest of its definition and its dependencies.
  @_documentation(visibility: internal)
  public mutating func component(_ name: StaticString, definition: StaticString) {
    buffer.write(Tag.component.rawValue)
    buffer.write(Tag.string.rawValue, UInt64(name.utf8Count))
    buffer.write(name)
    buffer.write(Tag.string.rawValue, UInt64(definition.utf8Count))
    buffer.write(definition)
  }

  /// Begins a component: its name, and the digest of its definition and its dependencies.
  @_documentation(visibility: internal)
  public mutating func component(_ name: String, definition: String) {
    buffer.write(Tag.component.rawValue)
    append(name)
    append(definition)
  }

  /// Writes a Boolean value.
  public mutating func append(_ value: Bool) {
    buffer.write(Tag.bool.rawValue)
    buffer.write(value ? 1 : 0)
  }

  /// Writes an integer.
  public mutating func append(_ value: Int) {
    buffer.write(Tag.int.rawValue, UInt64(bitPattern: Int64(value)))
  }

  /// Writes the bits of a number; both zeros and all NaNs are encoded identically.
  public mutating func append(_ value: Double) {
    let bits = value == 0 ? 0 : value == value ? value.bitPattern : Double.nan.bitPattern
    buffer.write(Tag.double.rawValue, bits)
  }

  /// Writes a string: the number of its UTF-8 bytes, then the bytes.
  public mutating func append(_ value: String) {
    buffer.write(Tag.string.rawValue, UInt64(value.utf8.count))
    buffer.write(value)
  }

  /// Writes a colour.
  public mutating func append(_ value: Color) {
    buffer.write(Tag.color.rawValue)
    append(value.red)
    append(value.green)
    append(value.blue)
    append(value.alpha)
  }

  /// Writes an enumeration value: the index of its case.
  public mutating func append(enumeration index: Int) {
    buffer.write(Tag.enumeration.rawValue, UInt64(bitPattern: Int64(index)))
  }

  /// Begins a struct of `count` fields, which follow.
  public mutating func append(structure count: Int) {
    buffer.write(Tag.structure.rawValue, UInt64(bitPattern: Int64(count)))
  }

  /// Begins a list of `count` elements, which follow.
  public mutating func append(list count: Int) {
    buffer.write(Tag.list.rawValue, UInt64(bitPattern: Int64(count)))
  }

  /// Writes the length and the bytes of another key, such as that of content passed to the
  /// component.
  package mutating func append(key other: KeyEncoder) {
    buffer.write(Tag.string.rawValue, UInt64(other.buffer.count))
    buffer.write(other.buffer.bytes)
    isHandwritten = isHandwritten || other.isHandwritten
    lacksKey = lacksKey || other.lacksKey
    if !other.languages.isEmpty { note(languages: other.languages) }
  }

  /// Records that fonts in the key may draw text differently in these languages.
  mutating func note(languages: Set<UInt32>) { self.languages.formUnion(languages) }

  /// Ends a key: adds the language of a locale if fonts in the key have rules for it.
  package mutating func append(languageOf locale: String) {
    guard !languages.isEmpty else { return }
    for language in LanguageTags.tags(of: locale) where languages.contains(language) {
      append(enumeration: Int(language))
    }
  }

  /// Writes an optional value: whether there is a value, then the value.
  public mutating func append<Value>(
    _ value: Value?,
    _ write: (inout KeyEncoder, Value) -> Void
  ) {
    guard let value else {
      buffer.write(Tag.none.rawValue)
      return
    }
    buffer.write(Tag.some.rawValue)
    write(&self, value)
  }
}

extension StaticString {
  /// The number of bytes in UTF-8.
  fileprivate var utf8Count: Int {
    hasPointerRepresentation ? utf8CodeUnitCount : "\(self)".utf8.count
  }
}
