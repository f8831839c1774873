// Which branches of a program evaluations have taken, and which there are.

import RasterValues
import RasterSyntax

/// Notes the branches that evaluations take, of all threads.
package final class BranchCoverage: Sendable {
  /// A way that a condition or a choice may go.
  package struct Branch: Hashable, Sendable {
    /// The condition, or the value that is chosen by.
    package let place: SourceRange
    /// 0 where a condition holds and 1 where not; the place of a case, `else` behind the last.
    package let way: Int
  }

  private let taken = Guarded<Set<Branch>>([])

  /// Nothing is taken yet.
  package init() {}

  func take(_ way: Int, at place: SourceRange) {
    taken.withLock { taken in _ = taken.insert(Branch(place: place, way: way)) }
  }

  /// Whether a branch was taken.
  package func contains(_ way: Int, at place: SourceRange) -> Bool {
    taken.withLock { $0.contains(Branch(place: place, way: way)) }
  }
}

/// A condition or a choice of a program.
package struct BranchPoint: Sendable {
  /// The condition, or the value that is chosen by.
  package let place: SourceRange
  /// The places of the cases of a choice; nil for a condition.
  package let cases: [SourceRange]?
  /// Whether a choice has an `else`.
  package let hasElse: Bool

  /// The number of ways that it may go.
  package var wayCount: Int { cases.map { $0.count + (hasElse ? 1 : 0) } ?? 2 }

  fileprivate static func condition(_ condition: TypedExpression) -> BranchPoint {
    BranchPoint(place: condition.range, cases: nil, hasElse: false)
  }

  fileprivate static func choice(
    _ subject: TypedExpression,
    _ patterns: [[TypedExpression]],
    hasElse: Bool
  ) -> BranchPoint {
    let places = patterns.map { $0.first?.range ?? subject.range }
    return BranchPoint(place: subject.range, cases: places, hasElse: hasElse)
  }
}

extension Program {
  /// The conditions and choices of components and functions, in the order of their places.
  package var branchPoints: [BranchPoint] {
    var points: [BranchPoint] = []
    for function in functions {
      add(function.bindings.map { $0.value } + [function.body], to: &points)
    }
    for component in components {
      let own = component.bindings.map { $0.value } + [component.size] + component.capsExpressions
      add(own + component.drawExpressions, to: &points)
      add(component.draw, to: &points)
    }
    return points.sorted {
      ($0.place.file, $0.place.lower, $0.place.upper)
        < ($1.place.file, $1.place.lower, $1.place.upper)
    }
  }

  private func add(_ expressions: [TypedExpression], to points: inout [BranchPoint]) {
    for expression in expressions {
      expression.visit { part in
        switch part.kind {
        case .conditional(let condition, _, _): points.append(.condition(condition))
        case .selection(let subject, let cases, let otherwise):
          points.append(.choice(subject, cases.map { $0.patterns }, hasElse: otherwise != nil))
        case .path(let statements): add(statements, to: &points)
        case .elements(let statements): add(statements, to: &points)
        default: break
        }
      }
    }
  }

  /// Adds those that statements are; their expressions are walked by themselves.
  private func add<Operation>(
    _ statements: [Statement<Operation>],
    to points: inout [BranchPoint]
  ) {
    for statement in statements {
      switch statement {
      case .conditional(let condition, _, _): points.append(.condition(condition.value))
      case .selection(let subject, let cases, let otherwise):
        points.append(.choice(subject, cases.map { $0.patterns }, hasElse: otherwise != nil))
      case .operation, .binding, .loop: break
      }
      for block in statement.blocks { add(block, to: &points) }
    }
  }
}
