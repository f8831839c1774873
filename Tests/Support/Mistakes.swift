// Typical mistakes in a text, one at a time, and statistics on the reports about them.

import RasterSyntax

/// A text with one mistake.
package struct Mistake: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A token is missing, doubled, or swapped with the next one on its line.
    case removed, doubled, swapped
    /// A word has one letter too many, missing, wrong, or swapped with the next one; or two such
    /// typos.
    case misspelt, misspeltTwice
    /// A keyword, a name or a number is replaced by another one.
    case replaced
  }

  package let kind: Kind
  package let bytes: [UInt8]
  /// The position of the change in the changed text.
  package let place: Range<Int>
  /// The original text there.
  package let original: String
}

/// Makes mistakes in a text.
package struct MistakeMaker {
  private let source: SourceFile
  private let tokens: [Token]
  private let words: [Int]
  private var generator: SeededGenerator

  package init(_ source: SourceFile, seed: UInt64) {
    self.source = source
    tokens = lex(source.bytes).filter { !$0.kind.isTrivia && $0.lower < $0.upper }
    words = tokens.indices.filter { [tokens] index in
      let token = tokens[index]
      return (token.kind == .name || token.kind.isReserved) && token.upper - token.lower >= 3
    }
    generator = SeededGenerator(seed: seed)
  }

  /// A mistake of a kind; nil if the text has no position for it.
  package mutating func mistake(_ kind: Mistake.Kind) -> Mistake? {
    guard tokens.count > 2, !words.isEmpty else { return nil }
    let index = generator.below(tokens.count - 1)
    let token = tokens[index]
    switch kind {
    case .removed: return replacing(token.bytes, with: [], kind)
    case .doubled:
      let text = Array(source.bytes[token.bytes])
      return replacing(token.bytes, with: text + [32] + text, kind)
    case .swapped:
      let next = tokens[index + 1]
      let between = source.bytes[Int(token.upper)..<Int(next.lower)]
      guard !between.contains(10) else { return nil }
      let text = Array(source.bytes[next.bytes]) + between + Array(source.bytes[token.bytes])
      return replacing(Int(token.lower)..<Int(next.upper), with: text, kind)
    case .replaced:
      let other = tokens[generator.below(tokens.count)]
      guard isWord(token), isWord(other), source.bytes[other.bytes] != source.bytes[token.bytes]
      else { return nil }
      return replacing(token.bytes, with: Array(source.bytes[other.bytes]), kind)
    case .misspelt, .misspeltTwice:
      let word = tokens[words[generator.below(words.count)]]
      var letters = Array(source.bytes[word.bytes])
      let original = letters
      edit(&letters)
      if kind == .misspeltTwice {
        guard original.count >= 5 else { return nil }
        edit(&letters)
      }
      guard letters != original, letters.first.map({ $0 > 64 }) == true else { return nil }
      return replacing(word.bytes, with: letters, kind)
    }
  }

  private func isWord(_ token: Token) -> Bool {
    switch token.kind {
    case .name, .integer, .number, .measure, .color: true
    default: token.kind.isReserved
    }
  }

  private mutating func edit(_ letters: inout [UInt8]) {
    let place = generator.below(letters.count)
    let letter = UInt8(97 + generator.below(26))
    switch generator.below(4) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letter, at: place)
    case 2: letters[place] = letter
    default: if place + 1 < letters.count { letters.swapAt(place, place + 1) }
    }
  }

  private func replacing(_ range: Range<Int>, with text: [UInt8], _ kind: Mistake.Kind) -> Mistake {
    var bytes = source.bytes
    bytes.replaceSubrange(range, with: text)
    return Mistake(
      kind: kind,
      bytes: bytes,
      place: range.lowerBound..<range.lowerBound + text.count,
      original: String(decoding: source.bytes[range], as: UTF8.self)
    )
  }
}

/// Statistics on the reports about mistakes.
package struct MistakeCount: Sendable {
  /// The numbers of mistakes that are reported, and of those that are a valid program.
  package private(set) var reported = 0, silent = 0
  /// Among the reported ones: those with one report, and those with more than two.
  package private(set) var single = 0, many = 0
  /// The number whose first report, or a label of it, is on a line of the mistake.
  package private(set) var placed = 0
  /// The number of typos that are reported directly, and of those with a correct suggestion.
  package private(set) var misspelt = 0, suggested = 0
  /// Examples of poor reports.
  package private(set) var examples: [String] = []

  package init() {}

  /// Counts the reports about a mistake in the first of the files.
  package mutating func add(_ compiled: Compiled, of mistake: Mistake) {
    guard let first = compiled.diagnostics.first else {
      silent += 1
      return
    }
    reported += 1
    let count = compiled.diagnostics.count
    if count == 1 { single += 1 } else { note("\(count) reports", compiled, mistake) }
    if count > 2 { many += 1 }
    let isPlaced = ([first.range] + first.labels.map(\.range)).contains {
      isNear($0, mistake, compiled.sources)
    }
    if isPlaced { placed += 1 } else { note("elsewhere", compiled, mistake) }
    guard mistake.kind == .misspelt || mistake.kind == .misspeltTwice else { return }
    let range = first.range.bytes
    guard first.range.file == FileID(0), range.lowerBound == mistake.place.lowerBound else {
      return
    }
    misspelt += 1
    let isSuggested = first.fixIts.contains { isFix($0, mistake) }
    if isSuggested { suggested += 1 } else { note("not suggested", compiled, mistake) }
  }

  /// Whether the edit restores the word, possibly with a prefix that it is a member of.
  private func isFix(_ fixIt: Diagnostic.FixIt, _ mistake: Mistake) -> Bool {
    fixIt.replacement == mistake.original || fixIt.replacement.hasSuffix(".\(mistake.original)")
  }

  private func isNear(_ range: SourceRange, _ mistake: Mistake, _ sources: SourceFiles) -> Bool {
    guard range.file == FileID(0), let source = sources[range.file] else { return false }
    let first = source.location(of: mistake.place.lowerBound).line
    let last = source.location(of: mistake.place.upperBound).line
    let lower = source.location(of: Int(range.lower)).line
    let upper = source.location(of: Int(range.upper)).line
    return lower <= last && first <= max(lower, upper)
  }

  private mutating func note(_ what: String, _ compiled: Compiled, _ mistake: Mistake) {
    guard let source = compiled.sources[FileID(0)] else { return }
    let line = source.location(of: mistake.place.lowerBound).line
    let reports = compiled.diagnostics.prefix(4).map { report in
      let file = compiled.sources[report.range.file]
      let place = file?.location(of: Int(report.range.lower)).line ?? 0
      return "\(place): \(report.message) [\(report.code.rawValue)]"
    }
    let text = source.lineText(line)
    examples.append(
      "\(what): \(mistake.kind.rawValue) '\(mistake.original)' in \(source.path):\(line): \(text)\n    "
        + reports.joined(separator: "\n    ")
    )
  }

  /// The percentages as text.
  package var summary: String {
    func share(_ part: Int, _ whole: Int) -> String {
      "\(part) (\(whole == 0 ? 0 : (1000 * part + whole / 2) / whole) ‰)"
    }
    return
      "\(reported) reported, \(silent) not; one report \(share(single, reported)), more than two "
      + "\(share(many, reported)), in its line \(share(placed, reported)); "
      + "suggested \(share(suggested, misspelt)) of \(misspelt)"
  }
}
