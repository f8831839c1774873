// The branches of a program, and the record of those that evaluations have taken.

import RasterValues
import RasterSyntax

/// Records the branches that evaluations take, on all threads.
package final class BranchCoverage: Sendable {
  /// An outcome of a condition or of a selection.
  package struct Branch: Hashable, Sendable {
    /// The range of the condition, or of the selected value.
    package let place: SourceRange
    /// For a condition, 0 if it is true and 1 if it is false.
    ///
    /// For a selection, the index of the case; `else` follows the last case.
    package let outcome: Int
  }

  private let taken = Guarded<Set<Branch>>([])

  /// Creates a record without branches.
  package init() {}

  func take(_ outcome: Int, at place: SourceRange) {
    taken.withLock { taken in _ = taken.insert(Branch(place: place, outcome: outcome)) }
  }

  /// Returns whether a branch was taken.
  package func contains(_ outcome: Int, at place: SourceRange) -> Bool {
    taken.withLock { $0.contains(Branch(place: place, outcome: outcome)) }
  }
}

/// A condition or a selection of a program.
package struct BranchPoint: Sendable {
  /// The range of the condition, or of the selected value.
  package let place: SourceRange
  /// The ranges of a selection's cases; nil for a condition.
  package let cases: [SourceRange]?
  /// Whether the selection has an `else`.
  package let hasElse: Bool

  /// The number of possible outcomes.
  package var outcomeCount: Int { cases.map { $0.count + (hasElse ? 1 : 0) } ?? 2 }

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
  /// The conditions and selections of components and functions, in source order.
  package var branchPoints: [BranchPoint] {
    var points: [BranchPoint] = []
    for function in functions {
      add(function.bindings.map { $0.value } + [function.body], to: &points)
    }
    for component in components {
      let own =
        component.bindings.map { $0.value } + component.sizeExpressions
        + component.capsExpressions
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
        case .drawing(let drawing): add(drawing.statements, to: &points)
        default: break
        }
      }
    }
  }

  /// Adds the branch points of statements; their expressions are visited separately.
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
