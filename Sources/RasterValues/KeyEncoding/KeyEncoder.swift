// Request keys: what a look depends on, as tagged, length-prefixed bytes.

/// Writes a request key: tagged, length-prefixed bytes that differ wherever the values differ.
///
/// Keys are compared byte for byte, so no hash is trusted.
public struct KeyEncoder: Sendable {
  package private(set) var buffer: KeyBuffer
  /// Whether a person wrote the key, who may have forgotten something.
  package var isHandwritten = false
  /// Whether something in the component has no key, so that the component has none.
  package var lacksKey = false
  /// The languages for which faces in the key have rules of their own.
  private var languages: Set<UInt32> = []
  /// What surrounds the component whose key is written, which the keys of contents in it are for.
  @_documentation(visibility: internal)
  public var environment: Environment?

  package init() { buffer = KeyBuffer() }

  package init(continuing buffer: KeyBuffer) { self.buffer = buffer }

  /// The bytes that were written.
  package var bytes: [UInt8] { buffer.bytes }

  /// The first byte of each value.
  package enum Tag: UInt8 {
    case component = 1, bool, int, double, string, list, none, some, enumeration, structure, color
  }

  /// Begins a component: its name, and the digest of its definition and of all it uses.
  @_documentation(visibility: internal)
  public mutating func component(_ name: StaticString, definition: StaticString) {
    buffer.write(Tag.component.rawValue)
    buffer.write(Tag.string.rawValue, UInt64(name.utf8Count))
    buffer.write(name)
    buffer.write(Tag.string.rawValue, UInt64(definition.utf8Count))
    buffer.write(definition)
  }

  /// Begins a component: its name, and the digest of its definition and of all it uses.
  @_documentation(visibility: internal)
  public mutating func component(_ name: String, definition: String) {
    buffer.write(Tag.component.rawValue)
    append(name)
    append(definition)
  }

  /// Writes a truth value.
  public mutating func append(_ value: Bool) {
    buffer.write(Tag.bool.rawValue)
    buffer.write(value ? 1 : 0)
  }

  /// Writes an integer.
  public mutating func append(_ value: Int) {
    buffer.write(Tag.int.rawValue, UInt64(bitPattern: Int64(value)))
  }

  /// Writes a number: its bits, with one zero and one NaN.
  public mutating func append(_ value: Double) {
    let word = value == 0 ? 0 : value == value ? value.bitPattern : Double.nan.bitPattern
    buffer.write(Tag.double.rawValue, word)
  }

  /// Writes a string: its UTF-8 bytes after their count.
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

  /// Writes a value of an enumeration by its position among the cases.
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

  /// Writes a key of its own after its length: that of what fills a place in the component.
  package mutating func append(key other: KeyEncoder) {
    buffer.write(Tag.string.rawValue, UInt64(other.buffer.count))
    buffer.write(other.buffer.bytes)
    isHandwritten = isHandwritten || other.isHandwritten
    lacksKey = lacksKey || other.lacksKey
    if !other.languages.isEmpty { note(languages: other.languages) }
  }

  /// Notes that the key holds faces whose words may look otherwise in these languages.
  mutating func note(languages: Set<UInt32>) { self.languages.formUnion(languages) }

  /// Ends a key: where faces in it have rules for the language of a locale, that is a part of it.
  package mutating func append(languageOf locale: String) {
    guard !languages.isEmpty else { return }
    for language in LanguageTags.tags(of: locale) where languages.contains(language) {
      append(enumeration: Int(language))
    }
  }

  /// Writes an optional value: whether it is there, then the value.
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
