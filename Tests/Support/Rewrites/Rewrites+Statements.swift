// Rewrites of statements that preserve lists: conditions, loops and branches around them.

import RasterSyntax

extension Rewrite {
  static let statements = [
    Rewrite("if true", .lists) { text, context in
      context.pick(text.drawPlaces).map { text.wrapping($0.range, "if true {\n", "\n}") }
    },
    Rewrite("dead branch", .lists) { text, context in
      guard let place = context.pick(text.drawPlaces) else { return nil }
      let ink = "fill rect(bounds), with: #FF00FF\n"
      let name = context.freshName()
      let (before, after) =
        switch context.random.below(4) {
        case 0: ("if false {\n\(ink)} else {\n", "\n}")
        case 1: ("if !true {\n\(ink)}\n", "")
        case 2: ("for \(name) in 0..<0 {\n\(ink)}\n", "")
        default: ("", "\nswitch 1 {\ncase 2:\n\(ink)else:\n}")
        }
      return text.wrapping(place.range, before, after)
    },
    Rewrite("loop of one turn", .lists) { text, context in
      let name = context.freshName()
      return context.pick(text.drawPlaces).map {
        text.wrapping($0.range, "for \(name) in 3...3 {\n", "\n}")
      }
    },
    Rewrite(unrolled, .lists) { text, context in
      let loops = text.drawPlaces.compactMap { place -> (ForSyntax, Range<Int>)? in
        guard case .loop(let loop) = place.statement, let turns = loop.head.turns else {
          return nil
        }
        return (loop, turns)
      }
      guard let (loop, turns) = context.pick(loops) else { return nil }
      let body = text.text(loop.body.range)
      let name = loop.head.names[0].text
      let copies = turns.map { "if true {\nlet \(name): Int = \($0)\n\(body.dropFirst())" }
      return text.replacing([(loop.range, copies.joined(separator: "\n"))])
    },
    Rewrite("list unrolled", .lists) { text, context in
      let lists = ExpressionWalk(text).found.compactMap { expression -> [ElementSyntax]? in
        guard case .list(let elements) = expression.kind else { return nil }
        return elements
      }
      let loops = lists.joined().compactMap {
        element -> (LoopHeadSyntax, ElementSyntax, Range<Int>)? in
        guard case .loop(let head, let element) = element, let turns = head.turns,
          element.value != nil
        else { return nil }
        return (head, element, turns)
      }
      guard let (head, element, turns) = context.pick(loops), let value = element.value,
        let start = text.forKeyword(before: head)
      else { return nil }
      let range = start.union(value.range)
      let uses = text.ranges(of: head.names[0].text, in: value.range)
      let copies = turns.map { turn in
        text.text(value.range, replacing: uses.map { ($0, "(\(turn) + 0)") })
      }
      return text.replacing([(range, copies.joined(separator: ", "))])
    },
    Rewrite("branches exchanged", .lists) { text, context in
      let choices = text.drawPlaces.compactMap { place -> (IfSyntax, ExpressionSyntax)? in
        guard case .conditional(let choice) = place.statement,
          case .expression(let condition) = choice.condition
        else { return nil }
        if case .conditional = choice.otherwise { return nil }
        return (choice, condition)
      }
      guard let (choice, condition) = context.pick(choices) else { return nil }
      var other = "{\n}"
      if case .block(let block) = choice.otherwise { other = text.text(block.range) }
      let turned =
        "if !(\(text.text(condition.range))) \(other) else \(text.text(choice.then.range))"
      return text.replacing([(choice.range, turned)])
    },
  ]
}

extension LoopHeadSyntax {
  /// The iterations of a loop with one name over a range of two literals, from 1 to 8.
  fileprivate var turns: Range<Int>? {
    guard names.count == 1, names[0].text != "_",
      case .binary(let left, .halfOpenRange, _, let right) = sequence.kind,
      case .integer(let lower?) = left.kind, case .integer(let upper?) = right.kind,
      lower < upper, upper - lower <= 8
    else { return nil }
    return lower..<upper
  }
}

extension ProgramText {
  /// The keyword `for` before a loop's names.
  fileprivate func forKeyword(before head: LoopHeadSyntax) -> SourceRange? {
    let name = head.names[0].range
    return tree.tokens.last { $0.kind == .for && $0.upper <= name.lower }.map {
      SourceRange(file: name.file, lower: Int($0.lower), upper: Int($0.upper))
    }
  }

  /// The text of a range with parts of it replaced.
  func text(_ range: SourceRange, replacing parts: [(SourceRange, String)]) -> String {
    var result = ""
    var end = range.lower
    for (part, text) in parts.sorted(by: { $0.0.lower < $1.0.lower }) {
      var between = range
      (between.lower, between.upper) = (end, part.lower)
      result += self.text(between) + text
      end = part.upper
    }
    var rest = range
    rest.lower = end
    return result + text(rest)
  }
}
