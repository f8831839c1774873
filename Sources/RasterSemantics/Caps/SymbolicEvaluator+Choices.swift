// Evaluates choices symbolically: conditions, selections, comparisons and blocks.

import RasterSyntax
import RasterValues

extension SymbolicEvaluator {
  /// Returns the value of one of two expressions, or of either if the condition is unknown.
  mutating func choose(
    _ condition: SymbolicValue,
    _ expression: TypedExpression,
    _ branch: (Bool) -> TypedExpression
  ) -> SymbolicValue {
    if let isTrue = condition.bool { return evaluate(branch(isTrue)) }
    if let stop = condition.stop { return .stopped(stop) }
    return merge([evaluate(branch(true)), evaluate(branch(false))], expression)
  }

  mutating func select(
    _ subject: TypedExpression,
    among cases: [TypedExpression.SelectionCase],
    otherwise: TypedExpression?,
    _ expression: TypedExpression
  ) -> SymbolicValue {
    let value = evaluate(subject)
    if let known = value.known {
      for candidate in cases where evaluator.matches(known, candidate.patterns) {
        return evaluate(candidate.value)
      }
      return otherwise.map { evaluate($0) } ?? .known(.nothing)
    }
    guard !value.growsAlong else {
      return .stopped(value.stop ?? ProofStop(cause: .comparison, range: subject.range))
    }
    let values = cases.map { evaluate($0.value) } + (otherwise.map { [evaluate($0)] } ?? [])
    return merge(values, expression)
  }

  mutating func connect(
    _ left: TypedExpression,
    _ right: TypedExpression,
    unless decisive: Bool
  ) -> SymbolicValue {
    let first = evaluate(left)
    if let value = first.bool { return value == decisive ? first : evaluate(right) }
    if let stop = first.stop { return .stopped(stop) }
    let second = evaluate(right)
    return second.bool == decisive || second.stop != nil ? second : .fixed
  }

  mutating func equal(
    _ left: TypedExpression,
    _ right: TypedExpression,
    isNegated: Bool,
    _ expression: TypedExpression
  ) -> SymbolicValue {
    let (first, second) = (evaluate(left), evaluate(right))
    if let first = first.known, let second = second.known {
      return .known(.bool((first == second) != isNegated))
    }
    if let stop = first.stop ?? second.stop { return .stopped(stop) }
    guard first.growsAlong || second.growsAlong else { return .fixed }
    if let first = first.number, let second = second.number {
      let difference = first - second
      if table.least(difference) > 0 || table.greatest(difference) < 0 {
        return .known(.bool(isNegated))
      }
    }
    return .stopped(ProofStop(cause: .comparison, range: expression.range))
  }

  /// Returns a value that stands for any one of several values.
  mutating func merge(_ values: [SymbolicValue], _ expression: TypedExpression) -> SymbolicValue {
    guard let first = values.first else { return .fixed }
    if values.count == 1 { return first }
    if let stop = values.lazy.compactMap({ $0.stop }).first { return .stopped(stop) }
    if let known = first.known, values.allSatisfy({ $0.known == known }) { return first }
    if first.numbers != nil { return mergeNumbers(values, expression) }
    let paths = values.compactMap { $0.symbolicPath }
    if paths.count == values.count {
      let path = SymbolicPath(anyOf: paths)
      // Nested choices double the number of edges.
      stepsLeft -= path.edgeCount
      guard path.edgeCount < Self.maximumEdges else {
        return .stopped(ProofStop(cause: .effort, range: expression.range))
      }
      return .path(path)
    }
    if values.allSatisfy({ $0.isSolid }) { return .solid }
    if case .structure(let index, let fields) = first {
      let all = values.compactMap { value -> [SymbolicValue]? in
        if case .structure(index, let fields) = value { fields } else { nil }
      }
      if all.count == values.count {
        return .structure(
          index,
          fields.indices.map { place in merge(all.map { $0[place] }, expression) }
        )
      }
    }
    guard values.contains(where: { $0.growsAlong }) else { return .fixed }
    return .stopped(ProofStop(cause: .comparison, range: expression.range))
  }

  /// Merges numbers whose growth is equal and whose difference is unknown.
  private mutating func mergeNumbers(
    _ values: [SymbolicValue],
    _ expression: TypedExpression
  ) -> SymbolicValue {
    let all = values.compactMap { $0.numbers?.1 }
    guard all.count == values.count, let first = all.first, let shape = values[0].numbers?.shape,
      all.allSatisfy({ $0.count == first.count })
    else { return .stopped(ProofStop(cause: .comparison, range: expression.range)) }
    var merged: [Linear] = []
    for (index, number) in first.enumerated() {
      let differences = all.map { $0[index] - number }
      if differences.allSatisfy({ $0 == Linear(0) }) {
        merged.append(number)
        continue
      }
      guard !differences.contains(where: { $0.growsAlong }) else {
        return .stopped(ProofStop(cause: .comparison, range: expression.range))
      }
      // A number that may be NaN has no lower bound, so all differences must have one.
      let bounds = differences.map { (table.least($0), table.greatest($0)) }
      let isKnown = bounds.allSatisfy { $0.0 <= $0.1 }
      let least = bounds.map { $0.0 }.min() ?? 0
      let greatest = bounds.map { $0.1 }.max() ?? 0
      merged.append(number + (isKnown ? table.add(from: least, to: greatest) : table.add()))
    }
    return SymbolicValue(shape, merged)
  }
}

extension SymbolicValue {
  /// The outline of a path as far as it is known.
  var symbolicPath: SymbolicPath? {
    switch self {
    case .path(let path): path
    case .known(.path(let path)): SymbolicPath(path)
    case .some(let value): value.symbolicPath
    case .known(.some(let value)): SymbolicValue.known(value).symbolicPath
    default: nil
    }
  }

  /// Whether it is a paint of a single colour.
  var isSolid: Bool {
    switch self {
    case .solid, .known(.color), .known(.paint(.color)): true
    default: false
    }
  }
}

// Blocks that produce values.
extension SymbolicEvaluator {
  /// Returns a list whose elements are produced by loops and conditions.
  mutating func elements(
    _ statements: [ListStatement],
    _ expression: TypedExpression
  ) -> SymbolicValue {
    var list: [SymbolicValue] = []
    var isKnown = true
    run(statements, isKnown: &isKnown) { arguments, evaluator in
      if case let value?? = arguments.first { list.append(evaluator.evaluate(value)) }
    }
    if isKnown { return .list(list) }
    guard list.contains(where: { $0.growsAlong }) else { return .fixed }
    return .stopped(ProofStop(cause: .count, range: expression.range))
  }

  mutating func path(_ statements: [PathStatement]) -> SymbolicValue {
    var builder = SymbolicPathBuilder()
    var isKnown = true
    addToPath(statements, &builder, &isKnown)
    if !isKnown, let range = statements.first?.expressions.first?.range {
      builder.stop(ProofStop(cause: .comparison, range: range))
    }
    return .path(builder.path)
  }

  private mutating func addToPath(
    _ statements: [PathStatement],
    _ builder: inout SymbolicPathBuilder,
    _ isKnown: inout Bool
  ) {
    for statement in statements {
      guard case .operation(let operation, let arguments, _, let range) = statement else {
        branch(statement, &isKnown) { body, evaluator, isKnown in
          evaluator.addToPath(body, &builder, &isKnown)
        }
        continue
      }
      let values = arguments.map { argument in argument.map { evaluate($0) } }
      add(operation.line.name, values, at: range, to: &builder)
    }
  }

  private mutating func add(
    _ word: String,
    _ values: [SymbolicValue?],
    at range: SourceRange,
    to builder: inout SymbolicPathBuilder
  ) {
    if word == "close" { return builder.close() }
    if let stop = values.lazy.compactMap({ $0?.stop }).first { return builder.stop(stop) }
    let points = values.compactMap { $0?.vertex }
    switch word {
    case "move":
      if let point = points.first { return builder.move(to: point) }
    case "line":
      if !points.isEmpty { return builder.addEdge(.line, points) }
    case "add":
      if let path = values.first??.symbolicPath { return builder.add(path, at: range) }
    case "quad", "curve":
      if points.count == values.count, let end = points.first {
        return builder.addEdge(.curve, points.dropFirst() + [end])
      }
    case "arc":
      if let center = points.first, let radius = values[1]?.number,
        case .angle(let from)? = values[2]?.known, case .angle(let to)? = values[3]?.known
      {
        var arc = SymbolicPath.Arc(from: from, to: to)
        if values.count > 4, let clockwise = values[4] {
          guard let isClockwise = clockwise.bool else { break }
          arc.isClockwise = isClockwise
        }
        builder.addEdge(.line, [arc.place(from, center, radius)])
        return builder.addEdge(.arc, arc.hull(center, radius))
      }
    default: break
    }
    builder.stop(ProofStop(cause: .row(word), range: range))
  }

  /// Runs the operations of a block in order.
  ///
  /// `isKnown` is set to false if it is unknown which operations run.
  private mutating func run<Operation>(
    _ statements: [Statement<Operation>],
    isKnown: inout Bool,
    _ operation: ([TypedExpression?], inout SymbolicEvaluator) -> Void
  ) {
    for statement in statements {
      if case .operation(_, let arguments, _, _) = statement {
        operation(arguments, &self)
      } else {
        branch(statement, &isKnown) { body, evaluator, isKnown in
          evaluator.run(body, isKnown: &isKnown, operation)
        }
      }
    }
  }

  /// Runs the blocks of a statement that might run.
  mutating func branch<Operation>(
    _ statement: Statement<Operation>,
    _ isKnown: inout Bool,
    _ run: ([Statement<Operation>], inout SymbolicEvaluator, inout Bool) -> Void
  ) {
    switch statement {
    case .operation: break
    case .binding(let binding): bind(binding)
    case .conditional(let condition, let then, let otherwise):
      let truth = holds(condition)
      if case .known(let isTrue) = truth { return run(isTrue ? then : otherwise, &self, &isKnown) }
      if case .stopped(let stop) = truth { stops.append(stop) }
      isKnown = false
      run(then, &self, &isKnown)
      run(otherwise, &self, &isKnown)
    case .selection(let subject, let cases, let otherwise):
      let value = evaluate(subject)
      if let known = value.known {
        return run(evaluator.body(for: known, of: subject, cases, otherwise), &self, &isKnown)
      }
      isKnown = false
      if value.growsAlong {
        stops.append(value.stop ?? ProofStop(cause: .comparison, range: subject.range))
      }
      for body in cases.map({ $0.body }) + [otherwise ?? []] { run(body, &self, &isKnown) }
    case .loop(let variables, let sequence, let body):
      isKnown =
        loop(variables, sequence) { evaluator, isCounted in
          run(body, &evaluator, &isCounted)
        } && isKnown
    }
  }

  enum Truth {
    case known(Bool)
    /// Unknown, but equal at all lengths.
    case unknown
    case stopped(ProofStop)
  }

  mutating func holds(_ condition: TypedCondition) -> Truth {
    switch condition {
    case .expression(let expression):
      let value = evaluate(expression)
      if let isTrue = value.bool { return .known(isTrue) }
      return value.stop.map { .stopped($0) } ?? .unknown
    case .unwrap(let slot, _, let optional):
      let value = evaluate(optional)
      switch value {
      case .some(let value):
        set(slot, to: value)
        return .known(true)
      case .known(let value):
        guard let value = value.unwrapped else { return .known(false) }
        set(slot, to: .known(value))
        return .known(true)
      case .stopped(let stop): return .stopped(stop)
      default:
        set(slot, to: unknown(optional.type.unwrapped))
        return .unknown
      }
    }
  }

  /// Runs a loop's body once per iteration, or once for an arbitrary iteration if they are unknown.
  ///
  /// Returns whether the iterations are known.
  mutating func loop(
    _ variables: [LoopVariable],
    _ sequence: TypedExpression,
    _ body: (inout SymbolicEvaluator, inout Bool) -> Void
  ) -> Bool {
    let value = evaluate(sequence)
    var isKnown = true
    if case .known(let known) = value {
      var turns = Turns(known)
      turns.limit(to: IntegerRanges.limit)
      for turn in 0..<turns.count {
        stepsLeft -= 1
        guard stepsLeft > 0 else {
          stops.append(ProofStop(cause: .effort, range: sequence.range))
          return false
        }
        evaluator.set(variables, to: turns, at: turn)
        for variable in variables {
          if let slot = variable.slot { set(slot, to: .known(evaluator.frame[slot])) }
        }
        body(&self, &isKnown)
      }
      return isKnown
    }
    if let elements = value.elements, variables.count == 1 {
      for element in elements {
        if let slot = variables[0].slot { set(slot, to: element) }
        body(&self, &isKnown)
      }
      return isKnown
    }
    for variable in variables {
      if let slot = variable.slot { set(slot, to: unknown(variable.type)) }
    }
    if value.growsAlong {
      stops.append(value.stop ?? ProofStop(cause: .count, range: sequence.range))
    }
    isKnown = false
    body(&self, &isKnown)
    return false
  }
}

extension SymbolicValue {
  var vertex: SymbolicPath.Vertex? {
    guard let (shape, numbers) = numbers, shape == .point else { return nil }
    return SymbolicPath.Vertex(numbers[0], numbers[1])
  }
}
