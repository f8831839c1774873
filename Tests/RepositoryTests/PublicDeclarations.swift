// The public declarations of a file, one per line, as written.

/// Finds the `public` declarations of a file.
///
/// These are types, members, cases of public enumerations, and requirements of public protocols.
struct PublicDeclarations {
  /// Such as `Point.offset`: `public func offset(x: Double = 0, y: Double = 0) -> Point` in
  /// `Point`.
  private(set) var lines: [String] = []
  /// The lines of declarations without a comment.
  private(set) var undocumented: [String] = []
  private let text: [UInt8]
  private let code: [UInt8]
  private var position = 0
  private var scopes: [Scope] = []

  /// An open pair of braces.
  private struct Scope {
    /// The type that it belongs to; nil for bodies, which declare nothing public.
    var type: String?
    var isPublic = false
    var kind = ""

    /// Whether a declaration in it is public without the keyword.
    func opens(_ member: String) -> Bool {
      isPublic && (kind == "protocol" || kind == "enum" && member == "case")
    }
  }

  private static let types: Set<String> = [
    "struct", "enum", "class", "actor", "protocol", "extension",
  ]
  private static let members: Set<String> = [
    "func", "var", "let", "init", "subscript", "case", "typealias", "associatedtype",
  ]
  private static let modifiers: Set<String> = [
    "public", "open", "package", "private", "fileprivate", "internal", "static", "final",
    "mutating",
    "nonmutating", "override", "indirect", "nonisolated", "convenience", "required", "lazy", "weak",
    "borrowing", "consuming", "isolated", "unowned",
  ]

  init(_ source: SwiftSource) {
    (text, code) = (Array(source.text.utf8), source.code)
    while position < code.count {
      switch code[position] {
      case UInt8(ascii: "{"):
        scopes.append(Scope())
        position += 1
      case UInt8(ascii: "}"):
        _ = scopes.popLast()
        position += 1
      case let byte where byte.isNamePart: readWord()
      default: position += 1
      }
    }
  }

  /// Skips a word, and the declaration that it begins, if any.
  private mutating func readWord() {
    let start = position
    let isMember = start > 0 && ".`".utf8.contains(code[start - 1])
    var words: [String] = []
    var next = position
    while let (word, end) = word(at: next) {
      words.append(word)
      next = end
      guard Self.modifiers.contains(word) else { break }
      if end < code.count, code[end] == UInt8(ascii: "(") { next = closed(end) }
    }
    guard !isMember, let kind = words.last, scopes.allSatisfy({ $0.type != nil }),
      Self.types.contains(kind) || Self.members.contains(kind)
    else {
      position = words.isEmpty ? start + 1 : word(at: start)?.end ?? start + 1
      return
    }
    let end = signatureEnd(from: next, kind)
    let isPublic =
      words.contains("public") || words.contains("open") || scopes.last?.opens(kind) == true
    if Self.types.contains(kind) {
      let name = typeName(from: next, to: end)
      if isPublic, kind != "extension" { add(start, end) }
      position = end
      if end < code.count, code[end] == UInt8(ascii: "{") {
        let owner = scopes.last?.type.map { $0.isEmpty ? name : "\($0).\(name)" } ?? name
        scopes.append(Scope(type: owner, isPublic: isPublic, kind: kind))
        position += 1
      }
      return
    }
    if isPublic { add(start, end) }
    position = end
  }

  private mutating func add(_ start: Int, _ end: Int) {
    var line: [UInt8] = []
    var isSpace = false
    for index in start..<end {
      // Comments are blank in the code, and contents of literals are in the text only.
      let isBlank = code[index] == 32 || code[index] == 10
      let byte = isBlank && text[index] != 32 && text[index] != 10 ? text[index] : code[index]
      if byte == 32 || byte == 10 {
        isSpace = true
        continue
      }
      if isSpace, let last = line.last, last != UInt8(ascii: "("), byte != UInt8(ascii: ")") {
        line.append(32)
      }
      isSpace = false
      line.append(byte)
    }
    let owner = scopes.last?.type ?? ""
    lines.append((owner.isEmpty ? "" : "\(owner): ") + String(decoding: line, as: UTF8.self))
    if !isDocumented(start) { undocumented.append(lines[lines.count - 1]) }
  }

  /// Whether a comment precedes a declaration, its attributes and conditions.
  private func isDocumented(_ start: Int) -> Bool {
    var end = text[..<start].lastIndex(of: 10)
    while let newline = end {
      end = text[..<newline].lastIndex(of: 10)
      let line = text[(end.map { $0 + 1 } ?? 0)..<newline].drop { $0 == 32 }
      if line.starts(with: "///".utf8) { return true }
      guard line.starts(with: "@".utf8) || line.starts(with: "#if ".utf8) else { return false }
    }
    return false
  }

  // MARK: - Parts

  private func word(at start: Int) -> (text: String, end: Int)? {
    var position = start
    while position < code.count, code[position] == 32 || code[position] == 10 { position += 1 }
    let first = position
    while position < code.count, code[position].isNamePart { position += 1 }
    guard position > first else { return nil }
    return (String(decoding: code[first..<position], as: UTF8.self), position)
  }

  /// The position after the bracket that closes the one at a position.
  private func closed(_ open: Int) -> Int {
    code.closingBracket(of: open).map { $0 + 1 } ?? code.count
  }

  /// The end of a signature: before its body, its value or the end of its line.
  private func signatureEnd(from start: Int, _ kind: String) -> Int {
    var index = start
    while index < code.count {
      let byte = code[index]
      if "([".utf8.contains(byte) {
        index = closed(index)
        continue
      }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { break }
      if byte == UInt8(ascii: "="), kind != "func", kind != "typealias" {
        // The requirement of a `where` clause.
        guard code[index + 1] == byte else { break }
        index += 1
      }
      if byte == 10, !goesOn(after: index, kind) { break }
      index += 1
    }
    while index > start, code[index - 1] == 32 || code[index - 1] == 10 { index -= 1 }
    // The caller handles the brace of the body.
    var next = index
    while next < code.count, code[next] == 32 || code[next] == 10 { next += 1 }
    return next < code.count && code[next] == UInt8(ascii: "{") && Self.types.contains(kind)
      ? next : index
  }

  /// Whether the next line continues a signature.
  private func goesOn(after index: Int, _ kind: String) -> Bool {
    let rest = code[(index + 1)...].drop { $0 == 32 }.prefix(6)
    if rest.starts(with: "->".utf8) || rest.starts(with: "where ".utf8)
      || rest.starts(with: "throws".utf8)
    {
      return true
    }
    if kind == "case" || Self.types.contains(kind) {
      let before = code[..<index].last { $0 != 32 }
      return before == UInt8(ascii: ",") || rest.first == UInt8(ascii: "{")
    }
    return false
  }

  private func typeName(from start: Int, to end: Int) -> String {
    let name = code[start..<end].drop { $0 == 32 }.prefix {
      $0.isNamePart || $0 == UInt8(ascii: ".")
    }
    return String(decoding: name, as: UTF8.self)
  }
}
