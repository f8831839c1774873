// Combines branches of a key that have equal contents.

extension [KeyPlan.Step] {
  /// The steps with branches combined.
  ///
  /// `if a { x } else if b { x }` becomes `if a || b { x }`, and `if a { if b { x } }` becomes `if
  /// a && b { x }`.
  var joined: Self { map { $0.joined } }

  fileprivate func isSame(as other: Self) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
  }
}

extension KeyPlan.Step {
  fileprivate var joined: Self {
    guard case .branch(let term, let then, let otherwise) = self else { return self }
    let (inner, rest) = (then.joined, otherwise.joined)
    if rest.count == 1, case .branch(let other, let same, let last) = rest[0],
      inner.isSame(as: same)
    {
      return .branch(term.or(other), then: inner, otherwise: last)
    }
    if rest.isEmpty, inner.count == 1, case .branch(let other, let steps, let last) = inner[0],
      last.isEmpty
    {
      let both = TypedExpression(.and(term, other), .bool, at: term.range)
      return .branch(both, then: steps, otherwise: [])
    }
    return .branch(term, then: inner, otherwise: rest)
  }

  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.value(let property, let parts), .value(let other, let others)):
      property == other && parts == others
    case (.outcome(let term), .outcome(let other)): term.identity == other.identity
    case (.progress(let property), .progress(let other)): property == other
    case (
      .branch(let term, let then, let otherwise), .branch(let other, let steps, let last)
    ): term.identity == other.identity && then.isSame(as: steps) && otherwise.isSame(as: last)
    case (.value, _), (.outcome, _), (.progress, _), (.branch, _): false
    }
  }
}

extension TypedExpression {
  /// Returns the disjunction of both, associated to the left as it is usually written.
  fileprivate func or(_ other: TypedExpression) -> TypedExpression {
    if case .or(let left, let right) = other.kind { return self.or(left).or(right) }
    return TypedExpression(.or(self, other), .bool, at: range)
  }
}
