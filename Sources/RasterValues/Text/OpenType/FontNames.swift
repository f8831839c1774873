// The names of a font: the name table.
//
// Source: OpenType 1.9, "name".

/// The names of a font, in English if available.
package struct FontNames: Hashable, Sendable {
  /// The purpose of a name, with the number that the file uses.
  package enum Kind: Int, Sendable {
    case family = 1
    case subfamily = 2
    case full = 4
    case version = 5
    case postScript = 6
    case typographicFamily = 16
    case typographicSubfamily = 17
  }

  /// The family with at most four styles: "Inter Light".
  package let family: String?
  /// The style within `family`: "Bold Italic".
  package let subfamily: String?
  /// The family with all styles: "Inter"; usually `nil` if it equals `family`.
  package let typographicFamily: String?
  /// The style within `typographicFamily`: "Light Italic".
  package let typographicSubfamily: String?
  package let postScript: String?

  init(_ table: FontData?) {
    func name(_ kind: Kind) -> String? { table.flatMap { Self.name(kind.rawValue, in: $0) } }
    family = name(.family)
    subfamily = name(.subfamily)
    typographicFamily = name(.typographicFamily)
    typographicSubfamily = name(.typographicSubfamily)
    postScript = name(.postScript)
  }

  /// The name with number `id`, such as an axis's, or `nil` if there is none that can be read.
  static func name(_ id: Int, in table: FontData) -> String? {
    guard let count = table.uint16(at: 2), let storage = table.subtable16(at: 4),
      let records = table.records(at: 6, count: count, stride: 12)
    else { return nil }
    var best: (rank: Int, text: String)?
    for index in 0..<count where records.uint16(index, at: 6) == id {
      guard let record = records[index] else { continue }
      let rank = rank(record)
      guard rank > best?.rank ?? 0, let length = record.uint16(at: 8),
        let offset = record.uint16(at: 10), let bytes = storage.part(at: offset, count: length)
      else { continue }
      best = (rank, rank == 2 ? macintosh(bytes) : utf16(bytes))
    }
    return best?.text
  }

  /// The preference: American English, other English, Unicode, old Macintosh, other languages; 0 if
  /// unsupported.
  private static func rank(_ record: FontData) -> Int {
    let language = record.uint16(at: 4) ?? 0
    switch (record.uint16(at: 0), record.uint16(at: 2)) {
    case (3, 0), (3, 1), (3, 10):
      return language == 0x409 ? 5 : language & 0xFF == 9 ? 4 : 1
    case (0, _): return 3
    case (1, 0): return language == 0 ? 2 : 0
    default: return 0
    }
  }

  private static func utf16(_ bytes: FontData) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in 0..<bytes.count / 2 {
      if let unit = bytes.uint16(at: 2 * index) { units.append(UInt16(unit)) }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func macintosh(_ bytes: FontData) -> String {
    var text = ""
    for byte in bytes.copy() { text.unicodeScalars.append(MacRoman.scalar(of: byte)) }
    return text
  }
}
