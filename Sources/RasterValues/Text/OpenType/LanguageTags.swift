// Converts locales to the language system tags of OpenType.
//
// Source: OpenType 1.9, "Language system tags"; BCP 47.

/// The tags of language systems.
package enum LanguageTags {
  /// The tags under which to look up the language of a locale, in order of preference.
  ///
  /// The result is empty if the tag has no language. `locale` is a BCP 47 tag, such as
  /// `sr-Cyrl-RS`. The script and the region affect only Chinese and Romanian, and variants only
  /// phonetic transcription.
  package static func tags(of locale: String) -> [UInt32] {
    let parts = parts(locale)
    guard let language = parts.first, (2...3).contains(language.count) else { return [] }
    var tags: [UInt32] = []
    if parts.contains("fonipa") { tags.append(tag("IPPH")) }
    if parts.contains("fonnapa") { tags.append(tag("APPH")) }
    switch language {
    case "zh": tags += chinese(parts).map(tag)
    case "ro" where parts.contains("md"): tags += [tag("MOL"), tag("ROM")]
    default: tags += known[language] ?? own(language)
    }
    return tags
  }

  /// The tags of Chinese, determined by the script and else by the region.
  private static func chinese(_ parts: [String]) -> [String] {
    if parts.contains("hk") { return ["ZHH", "ZHT"] }
    if parts.contains("mo") { return ["ZHTM", "ZHH", "ZHT"] }
    return parts.contains("hant") || parts.contains("tw") ? ["ZHT"] : ["ZHS"]
  }

  /// The tag of a three-letter language without another tag: its letters, unless another language
  /// uses them.
  private static func own(_ language: String) -> [UInt32] {
    let tag = tag(language)
    return language.utf8.count < 3 || taken.contains(tag) ? [] : [tag]
  }

  private static let known: [String: [UInt32]] = {
    let text = LanguageText.tags.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    var known: [String: [UInt32]] = [:]
    for pair in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let sides = pair.split(separator: "=")
      guard sides.count == 2 else { continue }
      known[String(sides[0])] = sides[1].split(separator: ",").map { tag(String($0)) }
    }
    return known
  }()

  /// The tags that stand for languages with other codes.
  private static let taken = Set(known.values.joined())

  /// The number of a tag of up to four letters, in upper case.
  private static func tag(_ letters: String) -> UInt32 {
    var value: UInt32 = 0
    var bytes = letters.utf8.makeIterator()
    for _ in 0..<4 {
      let byte = bytes.next() ?? 0x20
      value = value &<< 8 | UInt32(byte &- 97 < 26 ? byte &- 32 : byte)
    }
    return value
  }

  /// The subtags up to the first extension, in lower case.
  private static func parts(_ tag: String) -> [String] {
    var parts: [String] = []
    for part in tag.utf8.prefix(64).split(whereSeparator: { $0 == 0x2D || $0 == 0x5F }) {
      if part.count == 1 { break }
      parts.append(String(decoding: part.map { $0 &- 65 < 26 ? $0 &+ 32 : $0 }, as: UTF8.self))
    }
    return parts
  }
}

extension OpenTypeFace {
  /// The language system tags that GSUB and GPOS have for any script, in ascending order.
  ///
  /// At most a few thousand records are read.
  static func languages(_ directory: FontDirectory) -> [UInt32] {
    var found: Set<UInt32> = []
    var budget = 4_096
    for tag in ["GSUB", "GPOS"] as [FontTag] {
      guard let scripts = directory.table(tag)?.subtable16(at: 4) else { continue }
      for index in 0..<max(min(scripts.uint16(at: 0) ?? 0, budget), 0) {
        budget -= 1
        guard let script = scripts.subtable16(at: 6 &+ 6 &* index) else { continue }
        for place in 0..<max(min(script.uint16(at: 2) ?? 0, budget), 0) {
          budget -= 1
          if let tag = script.tag(at: 4 &+ 6 &* place) { found.insert(tag.rawValue) }
        }
      }
    }
    return found.sorted()
  }

  /// The font's language systems that match a locale, in order of preference.
  package func languages(of locale: String) -> [UInt32] {
    if languages.isEmpty { return [] }
    return LanguageTags.tags(of: locale).filter(languages.contains)
  }
}
