// File names from a pattern with placeholders for fields of a row.

import Raster
import RasterCommands

/// A pattern such as `cards/{id}.png`.
///
/// `{row}` is the row's number and `{digest}` the SHA-256 of the file. Any other placeholder is a
/// field of the row.
struct NamePattern {
  private enum Part {
    case text(String)
    case row
    case digest
    case field(String)
  }

  private let parts: [Part]
  /// Whether names contain the digest, so that equal names mean equal files.
  let hasDigest: Bool
  /// The fields that the pattern uses.
  let fields: [String]
  private let pattern: String

  /// A name whose digest may not be known yet.
  struct Name {
    fileprivate var before = ""
    fileprivate var hasDigest = false
    fileprivate var after = ""

    func text(_ digest: ContentDigest?) -> String {
      hasDigest ? before + (digest?.description ?? "") + after : before
    }

    /// The parts of the name that are known before the digest.
    var parts: [UInt8] { Array(before.utf8) + [0, hasDigest ? 1 : 0] + Array(after.utf8) }

    fileprivate mutating func append(_ text: String) {
      if hasDigest { after += text } else { before += text }
    }
  }

  init(_ pattern: String) throws(Failure) {
    self.pattern = pattern
    var parts: [Part] = []
    var rest = pattern[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      parts.append(.text(String(rest[..<brace])))
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw .usage("--name: '\(pattern)' has an unmatched brace")
      }
      let name = String(rest[rest.index(after: brace)..<end])
      guard !name.isEmpty, !name.contains("{") else {
        throw .usage("--name: '\(pattern)' has an empty field name")
      }
      parts.append(name == "row" ? .row : name == "digest" ? .digest : .field(name))
      rest = rest[rest.index(after: end)...]
    }
    parts.append(.text(String(rest)))
    self.parts = parts
    fields = parts.compactMap { if case .field(let name) = $0 { name } else { nil } }
    hasDigest = parts.contains { if case .digest = $0 { true } else { false } }
    try check()
  }

  /// Whether two rows can have the same name.
  ///
  /// They cannot if names contain the digest, or the row's number and no other fields.
  var mayClash: Bool { !hasDigest && (!fields.isEmpty || !hasRow) }

  private var hasRow: Bool { parts.contains { if case .row = $0 { true } else { false } } }

  /// Throws if the digest has variable parts on both sides.
  ///
  /// Different files could then share a name.
  private func check() throws(Failure) {
    let places = parts.indices.filter { if case .digest = parts[$0] { true } else { false } }
    guard let place = places.first else { return }
    let varies = parts.indices.filter { index in
      switch parts[index] {
      case .field, .row: true
      case .text, .digest: false
      }
    }
    guard places.count == 1, varies.allSatisfy({ $0 > place }) || varies.allSatisfy({ $0 < place })
    else {
      throw .usage(
        "--name: '\(pattern)' can use '{digest}' once, with fields only before or only after it"
      )
    }
  }

  /// The name of a row's file; throws if it is not a valid name in the folder.
  func name(of fields: RowFields, row number: Int) throws(RowProblem) -> Name {
    var name = Name()
    for part in parts {
      switch part {
      case .text(let text): name.append(text)
      case .row: name.append(String(number))
      case .digest: name.hasDigest = true
      case .field(let field):
        guard let cell = fields[field] else {
          throw RowProblem("the name '\(pattern)' needs '\(field)', which the row does not have")
        }
        guard let text = fields.text(cell) else {
          throw RowProblem("the name '\(pattern)' needs '\(field)' to be text or a number")
        }
        name.append(text)
      }
    }
    if let reason = Self.reasonToRefuse(name.text(ContentDigest(words: .zero))) {
      throw RowProblem("the name '\(Self.shown(name.text(nil)))' \(reason)")
    }
    return name
  }

  /// The reason why a name is not valid in the folder, or `nil` if it is valid.
  private static func reasonToRefuse(_ name: String) -> String? {
    if name.hasPrefix("/") { return "is absolute" }
    let isControlled = name.unicodeScalars.contains { scalar in
      scalar.value < 32 || (127..<160).contains(scalar.value) || scalar.value == 0x2028
        || scalar.value == 0x2029
    }
    if isControlled { return "contains a control character" }
    if name.utf8.count > 1_024 { return "is longer than 1,024 bytes" }
    for part in name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if part.isEmpty { return "has an empty part" }
      if part.elementsEqual("..".utf8) { return "leads outside the folder" }
      if part.elementsEqual(".".utf8) { return "contains a part '.'" }
      if part.count > 255 { return "contains a part longer than 255 bytes" }
    }
    return nil
  }

  /// A name for reports: at most 80 characters, with control characters replaced.
  private static func shown(_ name: String) -> String {
    let scalars = name.unicodeScalars.prefix(80).map { scalar -> Unicode.Scalar in
      scalar.value < 32 || (127..<160).contains(scalar.value) ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
