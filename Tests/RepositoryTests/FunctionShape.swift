// The functions of a file: their lengths and their numbers of unlabelled parameters.

/// A function, initializer or subscript with a body or a list of parameters.
struct FunctionShape: Sendable {
  let name: String
  /// Its first line, counted from 1.
  let line: Int
  /// The number of lines from its name to its last brace; 1 without a body.
  let lineCount: Int
  /// The same without the lines in flat switches, whose cases take at most ten lines each.
  let lineCountOutsideSwitches: Int
  /// The number of parameters without a label in a call.
  let unlabelled: Int
}

extension SwiftSource {
  /// All functions, initializers and subscripts, in the order of the text.
  var functions: [FunctionShape] {
    var scanner = FunctionScanner(code)
    return scanner.run()
  }
}

/// Finds functions in code without comments and string contents.
private struct FunctionScanner {
  private let code: [UInt8]
  /// The line of each byte, counted from 1.
  private let lines: [Int]

  init(_ code: [UInt8]) {
    self.code = code
    var line = 1
    lines = code.map { byte in
      defer { if byte == UInt8(ascii: "\n") { line += 1 } }
      return line
    }
  }

  mutating func run() -> [FunctionShape] {
    var shapes: [FunctionShape] = []
    var position = 0
    while position < code.count {
      let start = position
      while position < code.count, code[position].isNamePart { position += 1 }
      guard position > start else {
        position += 1
        continue
      }
      let word = String(decoding: code[start..<position], as: UTF8.self)
      let isMember = start > 0 && ".`".utf8.contains(code[start - 1])
      guard ["func", "init", "subscript"].contains(word), !isMember else { continue }
      if let shape = shape(word, from: start, after: position) { shapes.append(shape) }
    }
    return shapes
  }

  private func shape(_ word: String, from start: Int, after end: Int) -> FunctionShape? {
    guard let open = code[end...].firstIndex(of: UInt8(ascii: "(")) else { return nil }
    let between = code[end..<open]
    // Not a declaration: `init` and `subscript` directly precede their parameters.
    guard !between.contains(where: { "{}=\n".utf8.contains($0) && word != "func" }) else {
      return nil
    }
    guard let close = code.closingBracket(of: open) else { return nil }
    let name = word == "func" ? String(decoding: between, as: UTF8.self) : word
    let body = body(after: close)
    let last = body.map { lines[$0.upperBound] } ?? lines[close]
    let count = last - lines[start] + 1
    return FunctionShape(
      name: name.split { " <\n".contains($0) }.first.map(String.init) ?? word,
      line: lines[start],
      lineCount: count,
      lineCountOutsideSwitches: count - (body.map { flatSwitchLines(in: $0) } ?? 0),
      unlabelled: parameters(open + 1..<close).count { $0.starts(with: Array("_ ".utf8)) }
    )
  }

  /// The braces of a body, which follow the parameters and precede the next declaration.
  private func body(after close: Int) -> ClosedRange<Int>? {
    var position = close + 1
    while position < code.count, code[position] != UInt8(ascii: "{") {
      // A result or a `where` clause may span lines; a requirement ends with its line.
      let isEnd = code[position] == UInt8(ascii: "}") || code[position] == UInt8(ascii: "=")
      if isEnd && code[position - 1] != UInt8(ascii: "=") && !isComparison(position) { return nil }
      if startsDeclaration(position) { return nil }
      position += 1
    }
    guard position < code.count, let end = code.closingBracket(of: position) else { return nil }
    return position...end
  }

  private func isComparison(_ position: Int) -> Bool {
    position + 1 < code.count && code[position + 1] == UInt8(ascii: "=")
  }

  /// Whether a keyword of a declaration begins here.
  private func startsDeclaration(_ position: Int) -> Bool {
    guard position > 0, !code[position - 1].isNamePart else { return false }
    return ["func ", "var ", "let ", "init(", "static ", "struct ", "case "].contains {
      code[position...].starts(with: $0.utf8)
    }
  }

  private func parameters(_ range: Range<Int>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var (depth, start) = (0, range.lowerBound)
    for position in range {
      switch code[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where code[position - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        parts.append(code[start..<position])
        start = position + 1
      default: break
      }
    }
    parts.append(code[start..<range.upperBound])
    return parts.map { $0.drop { " \n".utf8.contains($0) } }
  }

  /// The lines within the braces of a body's flat switches.
  private func flatSwitchLines(in body: ClosedRange<Int>) -> Int {
    var (position, count) = (body.lowerBound, 0)
    let word = Array("switch ".utf8)
    while position < body.upperBound {
      guard code[position] == word[0], !code[position - 1].isNamePart,
        code[position...].starts(with: word),
        let open = code[position..<body.upperBound].firstIndex(of: UInt8(ascii: "{")),
        let close = code.closingBracket(of: open)
      else {
        position += 1
        continue
      }
      if longestCase(open..<close) <= 10 { count += lines[close] - lines[open] }
      position = close
    }
    return count
  }

  /// The lines of the longest case of a switch, by the indentation of the first.
  private func longestCase(_ range: Range<Int>) -> Int {
    var starts: [Int] = []
    var depth = 0
    for position in range {
      if "([{".utf8.contains(code[position]) { depth += 1 }
      if ")]}".utf8.contains(code[position]) { depth -= 1 }
      let isCase = ["case ", "default:", "@unknown "].contains {
        code[position...].starts(with: $0.utf8)
      }
      if depth == 1, isCase, !code[position - 1].isNamePart { starts.append(lines[position]) }
    }
    starts.append(lines[range.upperBound])
    return zip(starts.dropFirst(), starts).map { $0 - $1 }.max() ?? 0
  }
}
