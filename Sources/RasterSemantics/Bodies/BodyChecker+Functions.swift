// Checks functions: at file level, and those of a component, which read parts of it.

import RasterSyntax

/// The functions of a component while it is checked.
struct ComponentFunctions {
  struct Function {
    let syntax: FunctionSyntax
    /// The functions of the component that it names, with the range of each name.
    var uses: [Graph.Edge] = []
    var isChecked = false
    /// The parameters for what it reads of the component.
    var captures: [FunctionDeclaration.Parameter] = []
  }

  /// A `let` of the component that has been checked.
  struct Value {
    let name: String
    let reads: BodyChecker.BoxReads
  }

  /// The index of the first function in the module.
  var first = 0
  var all: [Function] = []
  /// The functions, each after those that it names, and the position of each in this order.
  var order: [Int] = [], positions: [Int] = []
  /// The results of the functions, by their indices in the module.
  var results: [Int: BodyResult] = [:]
  /// The `let`s of the component, by their slots.
  var values: [Int: Value] = [:]
  /// The `let`s that have not been checked yet.
  var later: [String: SourceRange] = [:]
  /// The `let` whose value is checked next, and calls the function that is being checked.
  var caller: NameSyntax?
  /// The name of the function that is being checked.
  var current: NameSyntax?
}

extension BodyChecker {
  mutating func checkFunction(_ syntax: FunctionSyntax, _ index: Int) -> FunctionBody {
    let signature = module.functions[index]
    openScope()
    for (parameter, resolved) in zip(syntax.parameters, signature.parameters) {
      _ = declare(parameter.name, .variable, type: resolved.type)
    }
    openScope()
    let bindings = syntax.bindings.map { checkBinding($0) }
    let body = checkExpression(syntax.body, expected: signature.result)
    closeScope()
    closeScope()
    return FunctionBody(bindings: bindings, body: body, slotCount: slotCount)
  }

  // MARK: Functions of a component

  /// Declares the functions of a component, and reports those that call themselves.
  mutating func declareFunctions(of syntax: ComponentSyntax, _ component: Int) {
    functions = ComponentFunctions(first: module.components[component].firstFunction)
    let declared = syntax.functions
    guard !declared.isEmpty else { return }
    for case .binding(let binding) in syntax.members {
      functions.later[binding.name.text] = binding.name.range
    }
    for (place, function) in declared.enumerated() {
      declare(function.name, functions.first + place)
      functions.all.append(ComponentFunctions.Function(syntax: function))
    }
    for place in declared.indices {
      functions.all[place].uses = namedFunctions(in: declared[place])
    }
    let graph = Graph(functions.all.map { $0.uses })
    functions.order = graph.components().flatMap { $0 }
    functions.positions = functions.order
    for (position, place) in functions.order.enumerated() { functions.positions[place] = position }
    for cycle in graph.cycles() {
      let names = cycle.map { declared[$0.node].name.text }
      report(.cycle(names, kind: .function, at: cycle.map { $0.edge }))
      for (place, _) in cycle {
        functions.all[place].isChecked = true
        functions.results[functions.first + place] = .broken(declared[place])
      }
    }
  }

  private mutating func declare(_ name: NameSyntax, _ index: Int) {
    guard !name.text.isEmpty else { return }
    if BuiltIns.types[name.text] != nil || BuiltIns.functions[name.text] != nil
      || BuiltIns.values.contains(name.text)
    {
      report(.builtInName(name.text, at: name.range))
    }
    let local = Scope.Local(
      name: name.text,
      kind: .function,
      slot: index,
      type: module.functions[index].result,
      range: name.range,
      boxReads: []
    )
    if let earlier = scope.add(local) {
      report(.duplicateName(name.text, at: name.range, first: earlier.range))
    }
  }

  /// Returns the functions of the component that a function names.
  private func namedFunctions(in function: FunctionSyntax) -> [Graph.Edge] {
    let own = function.parameters.map { $0.name.text } + function.bindings.map { $0.name.text }
    var found: [Graph.Edge] = []
    for value in function.bindings.map({ $0.value }) + [function.body] {
      value.visitNames { name, _, range in
        if let place = place(ofFunction: name), !own.contains(name) { found.append((place, range)) }
      }
    }
    return found
  }

  private func place(ofFunction name: String) -> Int? {
    scope.function(name).map { $0.slot - functions.first }
  }

  /// Checks a `let` of the component, after the functions that its value calls.
  mutating func checkComponentBinding(_ syntax: LetSyntax) -> Binding {
    if !functions.all.isEmpty {
      functions.caller = syntax.name
      checkFunctions(for: syntax.value)
      functions.later[syntax.name.text] = nil
    }
    let binding = checkBinding(syntax)
    noteValue(binding)
    return binding
  }

  private mutating func noteValue(_ binding: Binding) {
    let reads = scope.locals.last.flatMap { $0.slot == binding.slot ? $0.boxReads : nil }
    functions.values[binding.slot] = ComponentFunctions.Value(
      name: binding.name,
      reads: reads ?? []
    )
  }

  /// Checks the functions that an expression calls, directly or through others.
  private mutating func checkFunctions(for value: ExpressionSyntax) {
    var pending: [Int] = []
    value.visitNames { name, _, _ in
      if let place = place(ofFunction: name) { pending.append(place) }
    }
    var needed: Set<Int> = []
    while let place = pending.popLast() {
      guard !functions.all[place].isChecked, needed.insert(place).inserted else { continue }
      pending += functions.all[place].uses.map { $0.target }
    }
    let positions = functions.positions
    for place in needed.sorted(by: { positions[$0] < positions[$1] }) { checkFunction(at: place) }
  }

  /// Checks the functions that no `let` calls, which can read all of them.
  mutating func checkRemainingFunctions() {
    functions.caller = nil
    for place in functions.order where !functions.all[place].isChecked { checkFunction(at: place) }
  }

  /// Checks a function by a checker of its own, which sees the names of the component.
  private mutating func checkFunction(at place: Int) {
    let (index, syntax) = (functions.first + place, functions.all[place].syntax)
    var inner = BodyChecker(module: module, file: file, session: session)
    inner.owner = DeclarationID(.function, index)
    (inner.component, inner.moving, inner.domains) = (component, moving, domains)
    (inner.lineStart, inner.slotCount) = (lineStart, slotCount)
    (inner.boundsRule, inner.mayReadProposed) = (.allowed, true)
    swap(&inner.scope, &scope)
    swap(&inner.functions, &functions)
    inner.functions.current = syntax.name
    let body = inner.checkFunction(syntax, index)
    inner.functions.current = nil
    swap(&inner.scope, &scope)
    swap(&inner.functions, &functions)
    diagnostics += inner.diagnostics
    directionReads += inner.directionReads
    let lifter = FunctionLifter(
      of: body.bindings.map { $0.value } + [body.body],
      owner: DeclarationID(.function, index),
      firstSlot: slotCount,
      parameterCount: syntax.parameters.count
    )
    let captures = lifter.captures.map { parameter(for: $0.capture, $0.type) }
    let lifted = FunctionBody(
      bindings: body.bindings.map { lifter($0) },
      body: lifter(body.body),
      slotCount: lifter.slot(body.slotCount),
      captures: captures
    )
    functions.all[place].isChecked = true
    functions.all[place].captures = captures
    functions.results[index] = BodyResult(
      .function(lifted),
      of: inner,
      at: syntax.range,
      diagnostics: []
    )
  }

  private func parameter(
    for capture: FunctionDeclaration.Capture,
    _ type: Type
  ) -> FunctionDeclaration.Parameter {
    let fields = component.map { module.components[$0].fields } ?? []
    let name =
      switch capture {
      case .property(let index): fields[index].name
      case .progress(let index): fields[index].name + "Progress"
      case .local(let slot): functions.values[slot]?.name ?? ""
      case .bounds: "bounds"
      case .proposed: "proposed"
      }
    return FunctionDeclaration.Parameter(label: name, name: name, type: type, capture: capture)
  }

  // MARK: Calls

  /// Checks a call of a function of the component, and passes what the function reads of it.
  @inline(never)
  mutating func checkCall(
    of function: Scope.Local,
    at nameRange: SourceRange,
    _ call: CallSyntax
  ) -> TypedExpression {
    _ = scope.use(function.name)
    let id = DeclarationID(.function, function.slot)
    noteLabels(call, of: id)
    use(id, at: nameRange)
    let signature = module.functions[id.index]
    let values = checkArguments(call, to: signature.parameters, of: function.name)
    let captured = functions.all[id.index - functions.first].captures.compactMap {
      value(of: $0, in: function.name, at: nameRange)
    }
    return TypedExpression(
      .call(id.index, values.map { $0 ?? .error(at: call.range) } + captured),
      signature.result,
      at: call.range
    )
  }

  /// Returns the value that a call passes for what the function reads of the component.
  private mutating func value(
    of parameter: FunctionDeclaration.Parameter,
    in function: String,
    at range: SourceRange
  ) -> TypedExpression? {
    let kind: TypedExpression.Kind
    switch parameter.capture {
    case .property(let index)?: kind = .property(index)
    case .progress(let index)?: kind = .progress(index)
    case .local(let slot)?:
      kind = .local(slot)
      let reads = functions.values[slot]?.reads ?? []
      if reads.contains(.bounds) { useBounds(through: function, at: range, ofDrawing: false) }
      if reads.contains(.proposed) { useProposed(through: function, at: range) }
    case .bounds?:
      kind = .bounds
      useBounds(through: function, at: range, ofDrawing: true)
    case .proposed?:
      kind = .proposed
      useProposed(through: function, at: range)
    case nil: return nil
    }
    return TypedExpression(kind, parameter.type, at: range)
  }

  /// Reports a `let` that a function reads although a `let` above it calls the function.
  mutating func reportsLater(_ name: String, at range: SourceRange) -> Bool {
    guard let function = functions.current, let caller = functions.caller,
      let declared = functions.later[name]
    else { return false }
    report(.readsLater(name, in: function.text, caller.text, at: range, declared: declared))
    return true
  }
}
