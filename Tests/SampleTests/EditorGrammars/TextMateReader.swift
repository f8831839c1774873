// Reads a source with a TextMate grammar, line by line, as editors do.

import Foundation
import Testing

/// Gives each byte of a source the innermost scope that a grammar assigns.
final class TextMateReader {
  /// A context of rules: the top level, or an open span.
  private struct Context {
    let candidates: [Candidate]
    let end: NSRegularExpression?
    let edge: String?
    let scope: String?
  }

  private struct Candidate {
    let expression: NSRegularExpression
    let rule: TextMateRule
  }

  private let grammar: TextMateGrammar
  private var contexts: [String: Context] = [:]
  private var expressions: [String: NSRegularExpression] = [:]

  init(_ grammar: TextMateGrammar) { self.grammar = grammar }

  /// The scopes of the bytes of a source; empty where there is none.
  func scopes(of source: String) throws -> [String] {
    var stack = [try context("", grammar.rules, end: nil, rule: nil)]
    var scopes: [String] = []
    for line in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let units = try read(String(line), &stack)
      // The index in UTF-16, byte by byte.
      var index = 0
      for scalar in line.unicodeScalars {
        scopes += Array(repeating: units[index], count: UTF8.width(scalar))
        index += UTF16.width(scalar)
      }
      scopes.append(stack.last?.scope ?? "")
    }
    return scopes
  }

  private func read(_ line: String, _ stack: inout [Context]) throws -> [String] {
    let length = line.utf16.count
    var scopes = [String](repeating: "", count: length)
    let options: NSRegularExpression.MatchingOptions = [
      .withTransparentBounds, .withoutAnchoringBounds,
    ]
    func mark(_ range: NSRange, _ scope: String?) {
      guard let scope, range.location != NSNotFound else { return }
      for index in range.location..<range.location + range.length { scopes[index] = scope }
    }
    var (position, depth) = (0, -1)
    var known: [Int: NSRange?] = [:]
    while let context = stack.last {
      if depth != stack.count { (known, depth) = ([:], stack.count) }
      func next(_ number: Int, _ expression: NSRegularExpression) -> NSTextCheckingResult? {
        // A match further on is still the next one.
        if let found = known[number], found.map({ $0.location >= position }) ?? true {
          guard let found else { return nil }
          return expression.firstMatch(
            in: line,
            options: options,
            range: NSRange(found.location..<length)
          )
        }
        let match = expression.firstMatch(
          in: line,
          options: options,
          range: NSRange(position..<length)
        )
        known[number] = .some(match?.range)
        return match
      }
      var best: (result: NSTextCheckingResult, rule: TextMateRule?)?
      if let end = context.end, let result = next(-1, end) { best = (result, nil) }
      for (number, candidate) in context.candidates.enumerated() {
        if let found = known[number], let place = best?.result.range.location,
          found.map({ $0.location >= place && $0.location >= position }) ?? true
        {
          continue
        }
        guard let result = next(number, candidate.expression) else { continue }
        if best.map({ result.range.location < $0.result.range.location }) ?? true {
          best = (result, candidate.rule)
        }
      }
      guard let (result, rule) = best else {
        mark(NSRange(position..<length), context.scope)
        return scopes
      }
      mark(NSRange(position..<result.range.location), context.scope)
      mark(result.range, context.scope)
      position = result.range.location + result.range.length
      guard let rule else {
        mark(result.range, context.edge ?? context.scope)
        stack.removeLast()
        if result.range.length == 0, position == length { return scopes }
        continue
      }
      mark(result.range, rule.scope)
      for (part, scope) in rule.captures { mark(result.range(at: part), scope) }
      if case .span(let begin, let end) = rule.kind {
        stack.append(try self.context(begin, rule.rules, end: end, rule: rule))
      } else if result.range.length == 0 {
        position += 1
        if position > length { return scopes }
      }
    }
    return scopes
  }

  private func context(
    _ name: String,
    _ rules: [TextMateRule],
    end: String?,
    rule: TextMateRule?
  ) throws -> Context {
    if let known = contexts[name] { return known }
    var (candidates, included) = ([Candidate](), Set<String>())
    try gather(rules, &candidates, &included)
    let context = Context(
      candidates: candidates,
      end: try end.map(expression),
      edge: rule?.captures[0],
      scope: rule?.scope
    )
    contexts[name] = context
    return context
  }

  private func gather(
    _ rules: [TextMateRule],
    _ candidates: inout [Candidate],
    _ included: inout Set<String>
  ) throws {
    for rule in rules {
      switch rule.kind {
      case .include(let name):
        guard included.insert(name).inserted else { continue }
        try gather(try #require(grammar.repository[name]), &candidates, &included)
      case .match(let pattern), .span(let pattern, _):
        candidates.append(Candidate(expression: try expression(pattern), rule: rule))
      }
    }
  }

  private func expression(_ pattern: String) throws -> NSRegularExpression {
    if let known = expressions[pattern] { return known }
    let made = try NSRegularExpression(pattern: pattern)
    expressions[pattern] = made
    return made
  }
}
