// The numbers of tokens that have one value in all themes, or in one theme, for calculations.

import RasterSemantics
import RasterSyntax

/// Evaluates the values that calculations refer to.
///
/// It is a class so that calculations that refer to each other share their results.
final class TokenConstants {
  /// The maximum number of calculations that refer to each other in a row.
  private static let deepest = 64

  private let graph: TokenGraph
  private let themes: TokenThemes
  /// The theme in which values are evaluated; nil for all themes.
  private let context: TokenContext?
  private var known: [Int: Result<TokenMeasure, TokenLoss>] = [:]
  private var depth = 0

  init(_ graph: TokenGraph, _ themes: TokenThemes, in context: TokenContext? = nil) {
    (self.graph, self.themes, self.context) = (graph, themes, context)
  }

  /// Evaluates a string that is a number, an alias or a calculation.
  func evaluate(_ text: String) throws(TokenLoss) -> TokenMeasure {
    if let measure = TokenMeasure(text) { return measure }
    return try TokenArithmetic.evaluate(text) { name throws(TokenLoss) in
      try self.constant(name.trimmedSpace)
    }
  }

  /// Returns the value of a token, if it is the same in all themes of the context.
  private func constant(_ alias: String) throws(TokenLoss) -> TokenMeasure {
    guard let key = graph.key(alias) else {
      throw TokenLoss("refers to '\(alias)', which is not defined in the files of this import")
    }
    var result: TokenMeasure?
    for index in themes.live(graph.definitions[key] ?? [], graph.tokens, in: context) {
      let value = try value(of: index)
      if let result, result != value {
        throw TokenLoss(
          "a calculation with '\(alias)', whose value depends on the theme",
          dependsOnTheme: true
        )
      }
      result = value
    }
    guard let result else { throw TokenLoss("'\(alias)' is in no theme") }
    return result
  }

  private func value(of index: Int) throws(TokenLoss) -> TokenMeasure {
    if let result = known[index] { return try result.get() }
    guard depth < Self.deepest else {
      throw TokenLoss("more than \(Self.deepest) tokens that refer to each other in calculations")
    }
    known[index] = .failure(TokenLoss("refers to itself"))
    depth += 1
    defer { depth -= 1 }
    do throws(TokenLoss) {
      let value = try measure(graph.tokens[index].value)
      known[index] = .success(value)
      return value
    } catch {
      known[index] = .failure(error)
      throw error
    }
  }

  private func measure(_ value: JSONValue) throws(TokenLoss) -> TokenMeasure {
    if let number = value.number { return TokenMeasure(number, "") }
    if let text = value.string { return try evaluate(text) }
    if let number = value["value"]?.number, let unit = value["unit"]?.string {
      return TokenMeasure(number, unit)
    }
    throw TokenLoss("a calculation with \(value.noun)")
  }
}
