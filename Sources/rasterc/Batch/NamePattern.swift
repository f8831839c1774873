// The names of files, by a pattern over the fields of a row.

import Raster
import RasterCommands

/// A pattern such as `cards/{id}.png`.
///
/// `{row}` is the row's number, `{digest}` the SHA-256 of the file, anything else a field of the row.
struct NamePattern {
  private enum Part {
    case text(String)
    case row
    case digest
    case field(String)
  }

  private let parts: [Part]
  /// Whether names hold the digest, so that equal names are of equal files.
  let hasDigest: Bool
  /// The fields that names are made of.
  let fields: [String]
  private let pattern: String

  /// A name, of which the digest may not be known yet.
  struct Name {
    fileprivate var before = ""
    fileprivate var hasDigest = false
    fileprivate var after = ""

    func text(_ digest: ContentDigest?) -> String {
      hasDigest ? before + (digest?.description ?? "") + after : before
    }

    /// All that the name is made of before the digest is known.
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
        throw .usage("--name: '\(pattern)' has a brace without its other half")
      }
      let name = String(rest[rest.index(after: brace)..<end])
      guard !name.isEmpty, !name.contains("{") else {
        throw .usage("--name: a field's name is missing in '\(pattern)'")
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

  /// Whether two rows may have one name: where it is neither the row's number alone nor the digest.
  var mayClash: Bool { !hasDigest && (!fields.isEmpty || !hasRow) }

  private var hasRow: Bool { parts.contains { if case .row = $0 { true } else { false } } }

  /// Refuses names that say the digest in a place that differs from both of their ends: two different
  /// files might have one of them.
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
        "--name: '{digest}' stands once, and fields before or behind it, not both, in '\(pattern)'"
      )
    }
  }

  /// The name of a row's file; throws where it is none that a file in the folder can have.
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

  /// Why a name is none of a file in the folder.
  private static func reasonToRefuse(_ name: String) -> String? {
    if name.hasPrefix("/") { return "is absolute" }
    let isControlled = name.unicodeScalars.contains { scalar in
      scalar.value < 32 || (127..<160).contains(scalar.value) || scalar.value == 0x2028
        || scalar.value == 0x2029
    }
    if isControlled { return "has a control character" }
    if name.utf8.count > 1_024 { return "is longer than 1,024 bytes" }
    for part in name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if part.isEmpty { return "has a part without a name" }
      if part.elementsEqual("..".utf8) { return "leaves the folder" }
      if part.elementsEqual(".".utf8) { return "has a part '.'" }
      if part.count > 255 { return "has a part longer than 255 bytes" }
    }
    return nil
  }

  /// A name as a report shows it: of its scalars those that are seen, and no more than 80.
  private static func shown(_ name: String) -> String {
    let scalars = name.unicodeScalars.prefix(80).map { scalar -> Unicode.Scalar in
      scalar.value < 32 || (127..<160).contains(scalar.value) ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
