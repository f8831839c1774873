// Rewrites of values that preserve lists: constants, conditions, arguments.

import RasterSyntax

extension Rewrite {
  static let values = [
    Rewrite("constant folded", .lists) { text, context in
      var edits: [(SourceRange, String)] = []
      let literals = ExpressionWalk(text).found.compactMap { expression -> (SourceRange, String)? in
        unfolded(expression, text.text(expression.range), &context).map { (expression.range, $0) }
      }
      guard !literals.isEmpty else { return nil }
      let step = max(1, literals.count / 4)
      let first = context.random.below(step)
      for index in stride(from: first, to: literals.count, by: step) {
        edits.append(literals[index])
      }
      return text.replacing(edits.map { (range: $0.0, text: $0.1) })
    },
    Rewrite("condition turned round", .lists) { text, context in
      let conditions = ExpressionWalk(text).found.compactMap { expression in
        turned(expression, text).map { (expression.range, $0) }
      }
      // Several edits, none inside another.
      var edits: [(range: SourceRange, text: String)] = []
      for _ in 0..<8 {
        guard let (range, turned) = context.pick(conditions) else { return nil }
        if edits.allSatisfy({ $0.range.upper <= range.lower || range.upper <= $0.range.lower }) {
          edits.append((range, turned))
        }
      }
      return text.replacing(edits)
    },
    Rewrite("default written out", .lists) { text, context in
      let last = [
        "fill": "rule: .nonZero", "stroke": "align: .center", "image": "autoMirrored: false",
      ]
      let lines = text.drawPlaces.compactMap { place -> (LineSyntax, String)? in
        guard case .line(let line) = place.statement, let argument = last[line.word.text],
          line.parentheses == nil, let label = argument.split(separator: ":").first,
          !line.arguments.contains(where: { ($0.label?.text ?? "") == label })
        else { return nil }
        return (line, argument)
      }
      guard let (line, argument) = context.pick(lines), let end = line.arguments.last?.range.end
      else {
        return nil
      }
      return text.replacing([(end, ", \(argument)")])
    },
    Rewrite("choice of one value", .lists) { text, context in
      let calls = ExpressionWalk(text).found.filter { expression in
        guard case .call(let callee, _, _) = expression.kind, case .name = callee.kind else {
          return false
        }
        return true
      }
      guard let call = context.pick(calls) else { return nil }
      return text.wrapping(call.range, "(true ? ", " : \(text.text(call.range)))")
    },
  ]

  /// A literal as an equivalent expression; nil if it is not a literal.
  private static func unfolded(
    _ expression: ExpressionSyntax,
    _ literal: String,
    _ context: inout RewriteContext
  ) -> String? {
    switch expression.kind {
    case .integer(let value?) where value < 1_000_000:
      let other = context.random.below(9)
      return "(\(value + other) - \(other))"
    case .number: return context.random.oneIn(2) ? "(\(literal) * 1.0)" : "(\(literal) + 0.0)"
    case .measure(_, let unit) where unit == "%" || unit == "deg": return "(0\(unit) + \(literal))"
    case .bool(let value): return "(1 \(value ? "==" : "!=") 1)"
    case .color where literal.utf8.count == 7: return "\(literal)FF"
    case .string(let segments) where literal.hasPrefix("\""):
      guard segments.allSatisfy({ if case .text = $0 { true } else { false } }) else { return nil }
      return "(\(literal) + \"\")"
    default: return nil
    }
  }

  /// The negation of a condition, or a ternary with a negated condition.
  private static func turned(_ expression: ExpressionSyntax, _ text: ProgramText) -> String? {
    func part(_ expression: ExpressionSyntax) -> String { text.text(expression.range) }
    switch expression.kind {
    case .binary(let left, .equal, _, let right): return "(!(\(part(left)) != \(part(right))))"
    case .binary(let left, .notEqual, _, let right): return "(!(\(part(left)) == \(part(right))))"
    case .binary(let left, .and, _, let right):
      return "(!(!(\(part(left))) || !(\(part(right)))))"
    case .binary(let left, .or, _, let right):
      return "(!(!(\(part(left))) && !(\(part(right)))))"
    case .conditional(let condition, let then, let otherwise):
      return "(!(\(part(condition))) ? \(part(otherwise)) : \(part(then)))"
    default: return nil
    }
  }
}
