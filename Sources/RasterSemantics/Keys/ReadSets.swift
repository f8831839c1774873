// The properties and parts of the environment on which an expression depends.

import RasterValues

/// The properties and the parts of the environment on which a value depends.
struct ReadSet: Equatable {
  var properties: Set<Int> = []
  /// The properties whose transition progress is read.
  var progresses: Set<Int> = []
  var environment: Environment.Reads = []
  /// The slots of `let` bindings, loop variables and parameters whose reads are included.
  fileprivate var slots: Set<Int> = []

  mutating func formUnion(_ other: ReadSet) {
    if !other.properties.isEmpty { properties.formUnion(other.properties) }
    if !other.progresses.isEmpty { progresses.formUnion(other.progresses) }
    environment.formUnion(other.environment)
    if !other.slots.isEmpty { slots.formUnion(other.slots) }
  }
}

/// Finds the inputs of the parts of one declaration, whose uses have known inputs.
///
/// A `let` counts where it is used. An argument of a component counts only if the component reads
/// the property. Exact sets keep keys small.
struct ReadFinder {
  let program: Program
  /// Whether reads count only if they affect the value, unlike those of contents that are drawn.
  private let isOfValue: Bool
  /// The direct reads of the value in each slot.
  ///
  /// Including the reads of the `let` bindings that it uses would be quadratic in the length of a
  /// chain of bindings.
  private var slots: [Int: ReadSet] = [:]

  init(_ program: Program, ofValue: Bool = false) {
    self.program = program
    isOfValue = ofValue
  }

  mutating func reads(of expression: TypedExpression) -> ReadSet {
    var reads = ReadSet()
    add(expression, to: &reads)
    return resolved(reads)
  }

  /// Returns the reads, including those of all slots in them.
  func resolved(_ reads: ReadSet) -> ReadSet {
    var result = reads
    var pending = Array(reads.slots)
    while let slot = pending.popLast() {
      guard let known = slots[slot] else { continue }
      pending += known.slots.filter { !result.slots.contains($0) }
      result.formUnion(known)
    }
    return result
  }

  mutating func bind(_ binding: Binding) { bind(binding.slot, to: binding.value) }

  private mutating func bind(_ slot: Int, to value: TypedExpression) {
    var reads = ReadSet()
    add(value, to: &reads)
    slots[slot] = reads
  }

  /// Adds the inputs of an expression; the stack frame is small because nesting repeats it.
  mutating func add(_ expression: TypedExpression, to reads: inout ReadSet) {
    switch expression.kind {
    case .path(let statements): return add(statements, to: &reads)
    case .elements(let statements): return add(statements, to: &reads)
    case .drawing(let drawing):
      if !isOfValue { add(drawing.statements, to: &reads) }
      return
    default: break
    }
    addOwn(expression, to: &reads)
    for part in countedParts(expression) { add(part, to: &reads) }
  }

  /// Adds the direct reads of the expression, without those of its parts.
  @inline(never)
  private func addOwn(_ expression: TypedExpression, to reads: inout ReadSet) {
    switch expression.kind {
    case .property(let index): reads.properties.insert(index)
    case .progress(let index): reads.progresses.insert(index)
    case .local(let slot): reads.slots.insert(slot)
    case .environment(let member): reads.environment.formUnion(member.reads)
    case .constant(let index): reads.environment.formUnion(program.constants[index].reads)
    case .convert(.valueToRun, let value) where value.type == .content:
      reads.environment.formUnion(.scale)
    case .builtIn(let builtIn, _) where !isOfValue || builtIn.kind != .layout:
      reads.environment.formUnion(builtIn.reads)
    case .call(let index, _): reads.environment.formUnion(program.functions[index].reads)
    case .component(let index, _) where !isOfValue:
      reads.environment.formUnion(program.components[index].reads)
    default: break
    }
  }

  @inline(never)
  private func countedParts(_ expression: TypedExpression) -> [TypedExpression] {
    guard case .component(let index, let arguments) = expression.kind else {
      return expression.parts
    }
    let properties = program.components[index].properties
    return arguments.filter { argument in
      properties[argument.property].isRead || properties[argument.property].isProgressRead
    }.map { $0.value }
  }

  /// Adds the inputs of a block's statements, whose names are known afterwards.
  @inline(never)
  mutating func add<Operation>(_ statements: [Statement<Operation>], to reads: inout ReadSet) {
    for statement in statements {
      switch statement {
      case .binding(let binding): bind(binding)
      case .conditional(.unwrap(let slot, _, let value), _, _):
        bind(slot, to: value)
        reads.slots.insert(slot)
      case .loop(let variables, let sequence, _):
        add(sequence, to: &reads)
        for variable in variables { variable.slot.map { slots[$0] = ReadSet() } }
      case .operation(let operation, let arguments, _, _):
        reads.environment.formUnion(operation.line.reads)
        for case let argument? in arguments { add(argument, to: &reads) }
      case .conditional(.expression(let value), _, _), .selection(let value, _, _):
        add(value, to: &reads)
      }
      add(statement.nested, to: &reads)
    }
  }
}

extension Program {
  /// Returns the parts of the environment that a drawing reads when it is executed.
  package func reads(of drawing: DrawingBlock) -> Environment.Reads {
    var finder = ReadFinder(self)
    var reads = ReadSet()
    finder.add(drawing.statements, to: &reads)
    return reads.environment
  }

  /// Returns the properties on which a component's accessibility description depends.
  ///
  /// They are not in a key for that reason.
  func describedProperties(of component: Int) -> Set<Int> {
    guard let accessibility = components[component].accessibility else { return [] }
    var finder = ReadFinder(self)
    var reads = ReadSet()
    for binding in components[component].bindings { finder.bind(binding) }
    for part in accessibility.expressions { finder.add(part, to: &reads) }
    reads = finder.resolved(reads)
    return reads.properties.union(reads.progresses)
  }
}
