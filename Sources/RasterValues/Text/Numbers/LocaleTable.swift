// Looks up a locale by its tag, by shorter tags, or by an alias of its language.

struct LocaleTable: Sendable {
  static let shared = LocaleTable()

  private let parents: [String: String]
  private let aliases: [String: String]

  private init() {
    var (parents, aliases): ([String: String], [String: String]) = ([:], [:])
    for line in Self.lines(LocaleText.parents) {
      let fields = line.split(separator: " ")
      if fields.count == 2 { parents[String(fields[0])] = String(fields[1]) }
    }
    for line in Self.lines(LocaleText.aliases) {
      let fields = line.split(separator: " ")
      for alias in fields.dropFirst() { aliases[String(alias)] = String(fields[0]) }
    }
    (self.parents, self.aliases) = (parents, aliases)
  }

  /// The value of a locale, or of its nearest parent in the table.
  func value<Value>(of tag: String, in table: [String: Value]) -> Value? {
    var parts = Self.parts(tag)
    guard !parts.isEmpty else { return nil }
    if let language = aliases[parts[0]] { parts[0] = language }
    var tag = parts.joined(separator: "-")
    // Every chain of parents gets shorter, so 16 steps are enough.
    for _ in 0..<16 {
      if let value = table[tag] { return value }
      if let parent = parents[tag] {
        tag = parent
        parts = Self.parts(tag)
      } else {
        parts.removeLast()
        guard !parts.isEmpty else { return nil }
        tag = parts.joined(separator: "-")
      }
    }
    return nil
  }

  /// The subtags up to the first extension, in lower case and without the script: `sr` and `rs` for
  /// `sr_Latn_RS`.
  static func parts(_ tag: String) -> [String] {
    var parts: [String] = []
    for part in tag.utf8.prefix(64).split(whereSeparator: { $0 == 0x2D || $0 == 0x5F }) {
      if part.count == 1 { break }
      guard parts.isEmpty || part.count != 4 else { continue }
      parts.append(String(decoding: part.map { $0 &- 65 < 26 ? $0 + 32 : $0 }, as: UTF8.self))
    }
    return parts
  }

  /// The lines of a table.
  static func lines(_ text: StaticString) -> [Substring] {
    text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
  }
}
