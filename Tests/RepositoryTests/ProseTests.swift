// Texts contain no phrases that are wrong in every context, and no broken tables.

import Foundation
import Testing

@Suite struct ProseTests {
  @Test func `texts contain no phrase that is always wrong`() throws {
    let expression = try Phrase.expression()
    for (path, text) in try Self.texts() {
      for (line, phrase) in Phrase.occurrences(of: expression, in: text) {
        Issue.record("\(path):\(line): write \(phrase.instead), not \"\(phrase.text)\"")
      }
    }
  }

  @Test func `a phrase is found in any case and across the lines of a comment`() throws {
    let text = """
      // It is told
      // by the key. Otherwise, than
      /// is a conjunction. Drawn Otherwise
      /// than before; retold by nobody.
      let message = "no words are cut"
      """
    let found = Phrase.occurrences(of: try Phrase.expression(), in: text)
    #expect(found.map(\.line) == [1, 3, 5])
    #expect(found.map(\.phrase.text) == ["told by", "otherwise than", "words are cut"])
  }

  @Test func `a row of a table is one line`() throws {
    for (path, text) in try Self.texts() where path.hasSuffix(".md") {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, pair) in zip(lines, lines.dropFirst()).enumerated() where pair.0.hasPrefix("|") {
        let ends = pair.1.isEmpty || ["|", "<!--"].contains { pair.1.hasPrefix($0) }
        #expect(ends, "\(path):\(index + 2) continues a row")
      }
    }
  }

  /// README, the reference, the guides and the tutorial; and Swift files, whose comments and
  /// strings are documentation, messages, help and explanations.
  private static func texts() throws -> [(path: String, text: String)] {
    var paths = ["README.md"]
    for folder in ["Grammar", "Sources", "Samples", "Tests", ".github"] {
      let base = RepositoryTests.root.appending(path: folder).path(percentEncoded: false)
      paths += try FileManager.default.subpathsOfDirectory(atPath: base).sorted()
        .filter { path in [".md", ".tutorial", ".swift"].contains { path.hasSuffix($0) } }
        .filter { !$0.contains(".build/") && !$0.contains("/Generated/") }
        .filter { !$0.hasSuffix("ProseTests.swift") }
        .map { folder + "/" + $0 }
    }
    return try paths.map {
      ($0, try String(contentsOf: RepositoryTests.root.appending(path: $0), encoding: .utf8))
    }
  }
}

/// A phrase with the words to write instead.
private struct Phrase {
  let text: String
  let instead: String

  /// Phrases that no text of the project needs.
  ///
  /// Sources/README.md ("How we write") gives the rules. Add a phrase only if it is wrong wherever
  /// it can occur: a term with a second, correct meaning does not belong here.
  private static let all = [
    Phrase(text: "words are cut", instead: "\"text is truncated\""),
    Phrase(text: "otherwise than", instead: "\"differently from\""),
    Phrase(text: "looks otherwise", instead: "\"looks different\""),
    Phrase(text: "look otherwise", instead: "\"look different\""),
    Phrase(text: "what surrounds", instead: "\"the environment\""),
    Phrase(text: "says of itself", instead: "\"accessibility\" or \"description\""),
    Phrase(text: "made see-through", instead: "\"drawn with opacity\""),
    Phrase(text: "put aside", instead: "\"cached\", \"stored\" or \"retained\""),
    Phrase(text: "may not be given any more", instead: "\"expired\""),
    Phrase(text: "told by", instead: "\"determined by\""),
    Phrase(text: "turned over", instead: "\"mirrored\" or \"rotated\""),
    Phrase(text: "drawn by itself", instead: "\"drawn into its own layer\""),
    Phrase(text: "what has no counterpart", instead: "\"unsupported\""),
    Phrase(text: "whoever", instead: "the person or the program"),
    Phrase(text: "lost in silence", instead: "\"lost without a report\""),
    Phrase(text: "truth value", instead: "\"Boolean value\""),
    Phrase(text: "is there twice", instead: "\"is repeated\" or \"occurs twice\""),
  ]

  /// Matches any of the phrases, between words; spaces can be line breaks with comment marks.
  static func expression() throws -> NSRegularExpression {
    let phrases = all.map { $0.text.replacing(" ", with: "[\\s/]+") }
    return try NSRegularExpression(
      pattern: "\\b(?:\(phrases.joined(separator: "|")))\\b",
      options: .caseInsensitive
    )
  }

  /// The phrases in a text, with the lines on which they begin.
  static func occurrences(
    of expression: NSRegularExpression,
    in text: String
  ) -> [(line: Int, phrase: Phrase)] {
    let range = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: range).compactMap { match in
      guard let place = Range(match.range, in: text) else { return nil }
      let marks: Set<Character> = [" ", "/", "\n"]
      let words = text[place].lowercased().split { marks.contains($0) }.joined(separator: " ")
      let line = text[..<place.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
      return all.first { $0.text == words }.map { (line, $0) }
    }
  }
}
