// A Swift file as checks see it: its code without comments and string contents.

import Foundation

/// A Swift file of the repository.
struct SwiftSource: Sendable {
  /// The path, relative to the repository.
  let path: String
  let text: String
  /// The text with comments and the contents of string literals replaced by spaces; lines and
  /// interpolated code stay.
  let code: [UInt8]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    var blanker = Blanker(Array(text.utf8))
    code = blanker.run()
  }

  /// The files below a folder of the repository, sorted by path.
  static func all(in folder: String) throws -> [SwiftSource] {
    try RepositoryTests.swiftFiles(folder).map { SwiftSource(path: $0.path, text: $0.text) }
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit or `_`, in ASCII.
  var isNamePart: Bool {
    48...57 ~= self || 65...90 ~= self || 97...122 ~= self || self == UInt8(ascii: "_")
  }
}

extension [UInt8] {
  /// The position of the bracket that closes the one at `open`; nil if none does.
  func closingBracket(of open: Int) -> Int? {
    var depth = 0
    for position in open..<count {
      if "([{".utf8.contains(self[position]) { depth += 1 }
      if ")]}".utf8.contains(self[position]) { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }
}

/// Replaces comments and the contents of string literals by spaces.
private struct Blanker {
  private let text: [UInt8]
  private var code: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) {
    self.text = text
    code = text
  }

  mutating func run() -> [UInt8] {
    blankCode(isInterpolation: false)
    return code
  }

  private func follows(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { text[position...].starts(with: $0) }
  }

  /// Replaces the next bytes by spaces, except line breaks.
  private mutating func blank(_ count: Int) {
    for _ in 0..<count where position < text.count {
      if text[position] != UInt8(ascii: "\n") { code[position] = UInt8(ascii: " ") }
      position += 1
    }
  }

  /// Skips code, up to the parenthesis that closes an interpolation.
  private mutating func blankCode(isInterpolation: Bool) {
    var depth = 0
    while position < text.count {
      if follows("//") {
        while position < text.count, text[position] != UInt8(ascii: "\n") { blank(1) }
      } else if follows("/*") {
        while position < text.count, !follows("*/") { blank(1) }
        blank(2)
      } else if let hashes = hashesOfString {
        blankString(hashes: hashes)
      } else {
        if text[position] == UInt8(ascii: "(") { depth += 1 }
        if text[position] == UInt8(ascii: ")") { depth -= 1 }
        position += 1
        if isInterpolation, depth == 0 { return }
      }
    }
  }

  /// The number of `#` before a string literal that begins here; nil if none begins.
  private var hashesOfString: Int? {
    let hashes = text[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = position + hashes
    return quote < text.count && text[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func blankString(hashes: Int) {
    blank(hashes)
    let quotes = follows("\"\"\"") ? 3 : 1
    blank(quotes)
    let marks = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + marks
    let escape = [UInt8(ascii: "\\")] + marks
    while position < text.count {
      if text[position...].starts(with: end) { return blank(end.count) }
      guard text[position...].starts(with: escape) else {
        blank(1)
        continue
      }
      blank(escape.count)
      if follows("(") { blankCode(isInterpolation: true) } else { blank(1) }
    }
  }
}
