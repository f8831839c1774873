// The facts that a key has established at a position, and their consequences.

import RasterValues

extension KeyPlanner.Level {
  mutating func add(_ parts: KeyParts, of property: Int) {
    reads[property] = reads[property].map { $0.union(parts) } ?? parts
  }

  mutating func add(branch term: TypedExpression, then: Int, otherwise: Int) {
    let identity = term.identity
    let index = groupIndices[identity] ?? groups.count
    if index == groups.count {
      groupIndices[identity] = index
      groups.append(KeyPlanner.Group(term: term, identity: identity))
    }
    groups[index].then.append(then)
    groups[index].otherwise.append(otherwise)
  }
}

extension KeyPlanner.Known {
  mutating func add(_ level: KeyPlanner.Level) {
    progresses.formUnion(level.progresses)
    for (property, parts) in level.reads {
      reads[property] = reads[property].map { $0.union(parts) } ?? parts
    }
  }

  /// Returns the facts after a term had an outcome.
  func assuming(_ term: TypedExpression, _ truth: Bool) -> Self {
    var result = self
    var pending = [(term, truth)]
    while let (term, truth) = pending.popLast() {
      let (term, isNegated) = term.withoutNegation
      let holds = truth != isNegated
      result.truths[term.identity] = holds
      switch term.kind {
      case .and(let left, let right) where holds: pending += [(left, true), (right, true)]
      case .or(let left, let right) where !holds: pending += [(left, false), (right, false)]
      case .equal(let left, let right, _) where holds && right.isLiteral:
        result.equals[left.identity] = right.identity
      default: break
      }
    }
    return result
  }

  /// Returns the term without the parts that are already known.
  func simplified(_ term: TypedExpression) -> TypedExpression {
    if term.type != .bool { return term }
    if let truth = truths[term.identity] { return term.becoming(truth) }
    switch term.kind {
    case .and(let left, let right):
      let (left, right) = (simplified(left), simplified(right))
      if case .bool(let truth) = left.kind { return truth ? right : left }
      if case .bool(let truth) = right.kind { return truth ? left : right }
      return term.withParts([left, right])
    case .or(let left, let right):
      let (left, right) = (simplified(left), simplified(right))
      if case .bool(let truth) = left.kind { return truth ? left : right }
      if case .bool(let truth) = right.kind { return truth ? right : left }
      return term.withParts([left, right])
    case .equal(let left, let right, let isNegated):
      if left.isLiteral, right.isLiteral {
        return term.becoming((left.identity == right.identity) != isNegated)
      }
      guard right.isLiteral, let known = equals[left.identity] else { return term }
      return term.becoming((known == right.identity) != isNegated)
    case .conditional(let condition, let then, let otherwise):
      let condition = simplified(condition)
      if case .bool(let truth) = condition.kind { return simplified(truth ? then : otherwise) }
      return term.withParts([condition, simplified(then), simplified(otherwise)])
    case .builtIn(let builtIn, let operands) where builtIn.kind == .prefix:
      let operand = simplified(operands[0])
      if case .bool(let truth) = operand.kind { return term.becoming(!truth) }
      return term.withParts([operand])
    default: return term
    }
  }

  /// Returns whether the key already determines the value of a term.
  func determines(_ term: TypedExpression) -> Bool {
    let (term, _) = term.withoutNegation
    let identity = term.identity
    if truths[identity] != nil || outcomes.contains(identity) { return true }
    if let (property, parts) = term.propertyPath {
      return reads[property].map { $0.covers(parts) } ?? false
    }
    if let (property, path, end) = term.partialPath, let known = reads[property],
      known.covers(path.ending(in: end))
    {
      return true
    }
    if case .builtIn(let builtIn, let operands) = term.kind, builtIn.name == "isEmpty",
      let count = BuiltIn.term("count", of: operands[0]), outcomes.contains(count.identity)
    {
      return true
    }
    return term.parts.allSatisfy { determines($0) }
  }
}

extension TypedExpression {
  fileprivate func becoming(_ truth: Bool) -> TypedExpression {
    TypedExpression(.bool(truth), .bool, at: range)
  }

  /// Whether the term contains no properties.
  var isConstant: Bool {
    var result = true
    visit { if case .property = $0.kind { result = false } }
    return result
  }

  /// The negation of the term.
  var opposite: TypedExpression {
    let (term, isNegated) = withoutNegation
    if isNegated { return term }
    if case .equal(let left, let right, _) = term.kind {
      var result = term
      result.kind = .equal(left, right, isNegated: true)
      return result
    }
    if let opposite = term.oppositeComparison { return opposite }
    guard let row = BuiltIns.prefixes[BuiltIns.MemberKey(type: .bool, name: "!")]?.first else {
      return self
    }
    return TypedExpression(.builtIn(row, [term]), .bool, at: range)
  }

  /// The part of a property that the term counts, or compares with one value such as nil.
  ///
  /// `end` is the information about that part that determines the result.
  var partialPath: (property: Int, path: KeyParts, end: KeyParts)? {
    switch kind {
    case .builtIn(let builtIn, let operands)
    where operands.count == 1 && (builtIn.name == "count" || builtIn.name == "isEmpty"):
      guard let path = operands[0].propertyPath else { return nil }
      guard operands[0].type.element != nil else { return (path.property, path.parts, .whole) }
      let first = KeyParts.Place(index: 0, parts: .nothing)
      let end = builtIn.name == "count" ? KeyParts.elements(.nothing) : .places([first])
      return (path.property, path.parts, end)
    case .equal(let value, let literal, _) where literal.isLiteral:
      guard let path = value.propertyPath else { return nil }
      let isNothing = if case .none = literal.kind { true } else { false }
      return (path.property, path.parts, isNothing ? .wrapped(.nothing) : .whole)
    default: return nil
    }
  }
}

extension KeyParts {
  /// Returns the path with `parts` in place of its innermost part.
  fileprivate func ending(in parts: KeyParts) -> KeyParts {
    guard case .fields(let fields) = self, let field = fields.first else { return parts }
    return .fields([Field(index: field.index, parts: field.parts.ending(in: parts))])
  }

  /// Returns whether the parts are all within the one part that this path describes.
  func leads(to parts: KeyParts) -> Bool {
    guard case .fields(let path) = self, let step = path.first else { return true }
    guard case .fields(let fields) = parts, fields.count == 1, fields[0].index == step.index else {
      return false
    }
    return step.parts.leads(to: fields[0].parts)
  }
}

extension [(term: TypedExpression, identity: [Int])] {
  /// Shorter terms first, since longer ones may follow from them, and numbers before tests of them.
  var shortFirst: Self {
    enumerated().sorted { first, second in
      let (left, right) = (first.element.identity.count, second.element.identity.count)
      if left != right { return left < right }
      let (isTest, isOtherTest) = (
        first.element.term.type == .bool, second.element.term.type == .bool
      )
      return isTest == isOtherTest ? first.offset < second.offset : !isTest
    }.map { $0.element }
  }
}
