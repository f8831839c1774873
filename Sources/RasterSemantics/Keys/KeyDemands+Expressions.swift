// The demands of selections, calls, and expressions composed of parts.

import RasterSyntax

extension KeyDemands {
  /// Adds the demands of an expression composed of parts; unneeded parts demand nothing.
  mutating func addStructured(_ expression: TypedExpression, _ need: KeyNeed, to node: Node) {
    switch (expression.kind, need) {
    case (.structure(_, let fields), .field(let index, let need)):
      add(fields[index], need, to: node)
    case (.with(let base, let replacements), .field(let index, let inner)):
      let replacement = replacements.last { $0.property == index }
      replacement.map { add($0.value, inner, to: node) } ?? add(base, need, to: node)
    case (.list(let elements), .element(let need)):
      for element in elements { add(element, need, to: node) }
    case (.list(let elements), .place(let index, let need)):
      let place = index < 0 ? elements.count + index : index
      if elements.indices.contains(place) { add(elements[place], need, to: node) }
    case (.list, .count), (.list, .isEmpty), (.some, .presence), (_, .nothing): break
    case (.some(let value), .wrapped(let need)): add(value, need, to: node)
    case (.conditional(let condition, let then, let otherwise), _):
      let arms = branch(on: condition, at: node)
      add(then, need, to: arms.then)
      add(otherwise, need, to: arms.otherwise)
    case (.selection(let subject, let cases, let otherwise), _):
      let arms = self.arms(subject, cases.map { $0.patterns }, otherwise != nil, at: node)
      for (value, arm) in zip(cases, arms.cases) { add(value.value, need, to: arm) }
      if let otherwise { add(otherwise, need, to: arms.otherwise) }
    case (.coalesce(let optional, let otherwise), _):
      addCoalesce(optional, otherwise, need, to: node)
    case (.element(let list, let index), _): addElement(list, index, need, to: node)
    default: addAll(expression.parts, to: node)
    }
  }

  private mutating func addCoalesce(
    _ optional: TypedExpression,
    _ otherwise: TypedExpression,
    _ need: KeyNeed,
    to node: Node
  ) {
    guard let term = terms.term(of: optional) else {
      add(optional, .wrapped(need), to: node)
      add(optional, .presence, to: node)
      return add(otherwise, need, to: node)
    }
    let arms = branch(onTerm: term.isNothing, at: node)
    add(otherwise, need, to: arms.then)
    add(optional, .wrapped(need), to: arms.otherwise)
  }

  /// Adds the demands of a list element.
  ///
  /// If the index is not constant, the need applies to every element. There is no element outside
  /// the list.
  private mutating func addElement(
    _ list: TypedExpression,
    _ index: TypedExpression,
    _ need: KeyNeed,
    to node: Node
  ) {
    if case .int(let place) = index.kind {
      // Negative indices are outside the list.
      if place >= 0 { add(list, .place(place, need.unwrapped), to: node) }
      return
    }
    add(index, to: node)
    switch need {
    case .presence: add(list, .count, to: node)
    case .wrapped(let need): add(list, .element(need), to: node)
    default: add(list, to: node)
    }
  }

  /// Returns the nodes of the cases of a selection and of its `else`.
  mutating func arms(
    _ subject: TypedExpression,
    _ cases: [[TypedExpression]],
    _ hasOtherwise: Bool,
    at node: Node
  ) -> (cases: [Node], otherwise: Node) {
    guard let term = terms.term(of: subject) ?? terms.computation(of: subject) else {
      add(subject, to: node)
      return (cases.map { _ in node }, node)
    }
    let isExhausted = !hasOtherwise && term.type.isExhausted
    let tests = (isExhausted ? cases.dropLast() : cases[...]).map { term.matching($0) }
    guard !tests.contains(where: { $0 == nil }) else {
      add(subject, to: node)
      return (cases.map { _ in node }, node)
    }
    notePlaces(of: term)
    if isEachAlone(cases, of: term.type, hasOtherwise), let path = term.propertyPath {
      append(.read(property: path.property, path.parts), to: node)
    }
    var (arms, current) = ([Node](), node)
    for case let test? in tests {
      let (then, otherwise) = branch(onTerm: test, at: current)
      arms.append(then)
      current = otherwise
    }
    return (isExhausted ? arms + [current] : arms, current)
  }

  /// Whether a selection distinguishes all cases of an enumeration, and so contains its value.
  private func isEachAlone(
    _ cases: [[TypedExpression]],
    of type: Type,
    _ hasOtherwise: Bool
  ) -> Bool {
    let count: Int? =
      switch type {
      case .bool: 2
      case .enumeration(let index): program.enums[index].cases.count
      case .builtin(let builtin): builtin.cases.count
      default: nil
      }
    return cases.count + (hasOtherwise ? 1 : 0) == count && cases.allSatisfy { $0.count == 1 }
  }

  /// Adds the demands of a call: the parts of its arguments on which its value depends.
  mutating func addCall(_ expression: TypedExpression, _ need: KeyNeed, to node: Node) {
    switch expression.kind {
    case .call(let index, let arguments):
      read(program.functions[index].reads, at: expression.range)
      var given: [Int: TypedExpression] = [:]
      for (place, argument) in arguments.enumerated() { given[place] = argument }
      add(program.functions[index].key.steps, given, declared: nil, to: node)
    case .builtIn(let builtIn, let arguments):
      read(builtIn.reads, at: expression.range)
      if let list = arguments.first, list.type.element != nil {
        addList(builtIn, of: list, Array(arguments.dropFirst()), need, to: node)
      } else if builtIn.isProperty, builtIn.name == "count" || builtIn.name == "isEmpty" {
        add(arguments[0], builtIn.name == "count" ? .count : .isEmpty, to: node)
      } else {
        addAll(arguments, to: node)
      }
    case .equal(let left, let right, _):
      if case .none = right.kind { return add(left, .presence, to: node) }
      addAll([left, right], to: node)
    default: addAll(expression.parts, to: node)
    }
  }
}

// Rows of lists, which return elements at some positions.
extension KeyDemands {
  /// The maximum length of a `prefix` or `suffix` whose elements are tracked individually.
  ///
  /// Longer ones read the whole list.
  private static let mostPlaces = 8

  /// Adds a row's demands of the list that is its first argument.
  private mutating func addList(
    _ row: BuiltIn,
    of list: TypedExpression,
    _ others: [TypedExpression],
    _ need: KeyNeed,
    to node: Node
  ) {
    switch (row.isProperty, row.name, need) {
    case (true, "count", _), (true, "indices", _): add(list, .count, to: node)
    case (true, "isEmpty", _): add(list, .isEmpty, to: node)
    case (true, "first", .presence), (true, "last", .presence), (true, "max", .presence),
      (true, "min", .presence):
      add(list, .isEmpty, to: node)
    case (true, "first", _): add(list, .place(0, need.unwrapped), to: node)
    case (true, "last", _): add(list, .place(-1, need.unwrapped), to: node)
    case (true, "reversed", .place(let index, let need)):
      add(list, .place(-1 - index, need), to: node)
    case (true, "reversed", _) where need != .whole: add(list, need, to: node)
    case (false, "prefix", _), (false, "suffix", _):
      guard others.count == 1, case .int(let count) = others[0].kind, count <= Self.mostPlaces
      else { return addAll([list] + others, to: node) }
      let places = row.name == "prefix" ? Array(0..<max(count, 0)) : Array(-max(count, 0)..<0)
      addPlaces(places, of: list, need, to: node)
    default: addAll([list] + others, to: node)
    }
  }

  /// Adds demands of the elements of a list at some indices.
  private mutating func addPlaces(
    _ places: [Int],
    of list: TypedExpression,
    _ need: KeyNeed,
    to node: Node
  ) {
    let inner: KeyNeed
    switch need {
    case .nothing: return
    case .isEmpty:
      if !places.isEmpty { add(list, .isEmpty, to: node) }
      return
    case .count: inner = .nothing
    case .element(let need), .place(_, let need): inner = need
    case .whole, .field, .wrapped, .presence: inner = .whole
    }
    for place in places { add(list, .place(place, inner), to: node) }
  }
}

extension KeyNeed {
  /// The need of the value inside an optional.
  fileprivate var unwrapped: KeyNeed {
    switch self {
    case .wrapped(let need): need
    case .presence, .nothing: .nothing
    case .whole, .field, .element, .place, .count, .isEmpty: .whole
    }
  }
}

extension BuiltIn {
  fileprivate var isProperty: Bool { if case .property = kind { true } else { false } }
}

extension TypedExpression {
  /// A test of whether an optional is nil; it is false for a value that is never nil.
  var isNothing: TypedExpression {
    let nothing = TypedExpression(.none, type, at: range)
    let test = TypedExpression(.equal(self, nothing, isNegated: false), .bool, at: range)
    return test.withParts([self, nothing])
  }

  /// Returns a test of whether a value matches a pattern, or nil if no row compares them.
  fileprivate func matching(_ patterns: [TypedExpression]) -> TypedExpression? {
    guard patterns.count <= 8 else { return nil }
    var result: TypedExpression?
    for pattern in patterns {
      let test: TypedExpression
      if case .range(let lower, let upper, let isClosed) = pattern.kind {
        guard let from = BuiltIn.term(">=", self, lower),
          let to = BuiltIn.term(isClosed ? "<=" : "<", self, upper)
        else { return nil }
        test = TypedExpression(.and(from, to), .bool, at: pattern.range)
      } else {
        test = TypedExpression(.equal(self, pattern, isNegated: false), .bool, at: pattern.range)
      }
      result = result.map { TypedExpression(.or($0, test), .bool, at: range) } ?? test
    }
    return result
  }
}

extension Type {
  /// Whether a selection over the type can be exhaustive without `else`.
  fileprivate var isExhausted: Bool {
    switch self {
    case .bool, .enumeration, .builtin: true
    default: false
    }
  }
}
