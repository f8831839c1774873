// The demands of statements and of placed components.

import RasterSyntax

extension KeyDemands {
  /// Adds the demands of a block's statements, whose names are known afterwards.
  mutating func add<Operation>(_ statements: [Statement<Operation>], to node: Node) {
    for statement in statements where statement.isDrawing { add(statement, to: node) }
  }

  private mutating func add<Operation>(_ statement: Statement<Operation>, to node: Node) {
    switch statement {
    case .operation(let operation, let arguments, let body, let range):
      read(operation.line.reads, at: range)
      addAll(arguments.compactMap { $0 }, to: node)
      add(body, to: node)
    case .binding(let binding): bind(binding)
    case .conditional(.expression(let condition), let then, let otherwise):
      let arms = branch(on: condition, at: node)
      add(then, to: arms.then)
      add(otherwise, to: arms.otherwise)
    case .conditional(.unwrap(let slot, _, let value), let then, let otherwise):
      bind(slot, to: .wrapped(value))
      guard let term = terms.term(of: value) else {
        add(value, .presence, to: node)
        add(then, to: node)
        return add(otherwise, to: node)
      }
      notePlaces(of: term)
      let arms = branch(onTerm: term.isNothing, at: node)
      add(otherwise, to: arms.then)
      add(then, to: arms.otherwise)
    case .selection(let subject, let cases, let otherwise):
      let arms = self.arms(subject, cases.map { $0.patterns }, otherwise != nil, at: node)
      for (value, arm) in zip(cases, arms.cases) { add(value.body, to: arm) }
      if let otherwise { add(otherwise, to: arms.otherwise) }
    case .loop(let variables, let sequence, let body):
      add(body, to: turns(variables, over: sequence, at: node))
    }
  }

  /// Returns the node of the demands of a loop's body, which apply only if there is an iteration.
  private mutating func turns(
    _ variables: [LoopVariable],
    over sequence: TypedExpression,
    at node: Node
  ) -> Node {
    if let settled = settled(sequence) { return turns(variables, over: settled, at: node) }
    switch sequence.kind {
    case .builtIn(let builtIn, let lists) where builtIn.name == "enumerated":
      bindElement(variables.last, of: lists[0])
      return turns(over: lists[0], at: node)
    case .builtIn(let builtIn, let lists) where builtIn.name == "zip":
      for (variable, list) in zip(variables, lists) { bindElement(variable, of: list) }
      for list in lists { add(list, .count, to: node) }
      return node
    case .range(let lower, let upper, let isClosed):
      addAll([lower, upper], to: node)
      guard let lower = terms.term(of: lower), let upper = terms.term(of: upper),
        let test = BuiltIn.term(isClosed ? "<=" : "<", lower, upper)
      else { return node }
      return branch(onTerm: test, at: node).then
    case _ where sequence.type.element != nil:
      bindElement(variables.first, of: sequence)
      return turns(over: sequence, at: node)
    default:
      add(sequence, to: node)
      return node
    }
  }

  /// Returns the branch that a constant condition selects, or nil for other expressions.
  private func settled(_ expression: TypedExpression) -> TypedExpression? {
    guard case .conditional(let condition, let then, let otherwise) = expression.kind,
      let term = terms.term(of: condition), term.isConstant,
      let truth = Evaluator.constant(term, program: program)
    else { return nil }
    return truth.boolValue ? then : otherwise
  }

  private mutating func turns(over list: TypedExpression, at node: Node) -> Node {
    add(list, .count, to: node)
    guard let list = terms.term(of: list), let test = BuiltIn.term("isEmpty", of: list) else {
      return node
    }
    return branch(onTerm: test, at: node).otherwise
  }

  private mutating func bindElement(_ variable: LoopVariable?, of list: TypedExpression) {
    if let slot = variable?.slot { bind(slot, to: .element(list)) }
  }

  // MARK: Components and functions

  /// Adds the demands of a placed component on its arguments.
  mutating func add(
    _ component: ComponentDeclaration,
    _ arguments: [TypedExpression.ComponentArgument],
    at range: SourceRange,
    to node: Node
  ) {
    read(component.reads, at: range)
    var given: [Int: TypedExpression] = [:]
    for argument in arguments {
      given[argument.property] = argument.value
      // The drawing has a note on a value that is cut to a limit, whatever else reads of it.
      if component.properties[argument.property].isLimited { add(argument.value, to: node) }
    }
    for (index, property) in component.properties.enumerated() where given[index] == nil {
      given[index] = property.defaultValue
    }
    add(component.key.steps, given, declared: component.properties, to: node)
  }

  /// Adds the demands of steps, with arguments in place of their properties.
  mutating func add(
    _ steps: [KeyPlan.Step],
    _ arguments: [Int: TypedExpression],
    declared properties: [ComponentDeclaration.Property]?,
    to node: Node
  ) {
    let known = knownArguments(arguments, properties)
    var pending = [(steps, node)]
    while let (steps, node) = pending.popLast() {
      for step in steps {
        switch step {
        case .value(let property, let parts):
          guard let argument = arguments[property] else { continue }
          for need in KeyNeed.all(of: parts) { add(argument, need, to: node) }
        case .progress(let property):
          if let argument = arguments[property] { add(argument, to: node) }
        case .outcome(let term):
          if let term = term.replacing(known) {
            notePlaces(of: term)
            append(.outcome(term), to: node)
          } else {
            add(argumentsOf: term, arguments, to: node)
          }
        case .branch(let term, let then, let otherwise):
          guard let term = term.replacing(known) else {
            add(argumentsOf: term, arguments, to: node)
            pending += [(then, node), (otherwise, node)]
            continue
          }
          notePlaces(of: term)
          let arms = branch(onTerm: term, at: node)
          pending += [(then, arms.then), (otherwise, arms.otherwise)]
        }
      }
    }
  }

  /// Returns the arguments that are terms, as the component receives them.
  ///
  /// The effect of its domains is known for literals, and for properties with equal domains.
  private func knownArguments(
    _ arguments: [Int: TypedExpression],
    _ properties: [ComponentDeclaration.Property]?
  ) -> [Int: TypedExpression] {
    var result: [Int: TypedExpression] = [:]
    for (place, argument) in arguments {
      guard let term = terms.term(of: argument) ?? terms.computation(of: argument) else {
        continue
      }
      guard let property = properties?[place], let domain = property.domain else {
        result[place] = term
        continue
      }
      switch term.kind {
      case .property(let own) where domains[own] == domain: result[place] = term
      case .int(let value):
        guard case .int(let value) = property.clamped(.int(value)) else { continue }
        result[place] = TypedExpression(.int(value), .int, at: term.range)
      case .double(let value):
        guard case .double(let value) = property.clamped(.double(value)) else { continue }
        result[place] = TypedExpression(.double(value), term.type, at: term.range)
      default: break
      }
    }
    return result
  }

  private mutating func add(
    argumentsOf term: TypedExpression,
    _ arguments: [Int: TypedExpression],
    to node: Node
  ) {
    var found: Set<Int> = []
    term.visit { if case .property(let property) = $0.kind { found.insert(property) } }
    for property in found.sorted() { arguments[property].map { add($0, to: node) } }
  }
}

extension Statement {
  /// Whether it records an operation, or declares a name that other statements use.
  fileprivate var isDrawing: Bool {
    if case .binding = self { return true }
    var pending = [self]
    while let statement = pending.popLast() {
      if case .operation = statement { return true }
      pending += statement.nested
    }
    return false
  }
}
