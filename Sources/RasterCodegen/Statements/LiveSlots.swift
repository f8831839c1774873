// Determines which local variables generated Swift uses, so that unused `let`s can be omitted.

import RasterSemantics

extension [TypedExpression] {
  /// The slots of the local variables that these expressions use.
  var usedSlots: Set<Int> {
    var slots: Set<Int> = []
    for expression in self { expression.addLiveSlots(to: &slots) }
    return slots
  }
}

extension TypedExpression {
  /// The slots of the local variables that the expression uses.
  var usedSlots: Set<Int> { [self].usedSlots }

  fileprivate func addLiveSlots(to slots: inout Set<Int>) {
    visit(intoBlocks: false) {
      switch $0.kind {
      case .local(let slot): slots.insert(slot)
      case .path(let statements): slots.formUnion(statements.liveSlots())
      case .elements(let statements): slots.formUnion(statements.liveSlots())
      case .drawing(let drawing): slots.formUnion(drawing.statements.liveSlots())
      default: break
      }
    }
  }
}

extension Array {
  /// Returns the slots of the local variables that these statements use.
  func liveSlots<Operation>() -> Set<Int> where Element == Statement<Operation> {
    var slots: Set<Int> = []
    for statement in reversed() where statement.isWritten(where: slots) {
      statement.addLiveSlots(to: &slots)
    }
    return slots
  }
}

extension Statement {
  /// Returns whether the statement is written, given the local variables used after it.
  func isWritten(where live: Set<Int>) -> Bool {
    if case .binding(let binding) = self { live.contains(binding.slot) } else { true }
  }

  func addLiveSlots(to slots: inout Set<Int>) {
    for expression in expressions { expression.addLiveSlots(to: &slots) }
    for block in blocks { slots.formUnion(block.liveSlots()) }
  }
}

extension [Binding] {
  /// Returns the bindings that `slots` need, directly or indirectly, in order.
  func written(for slots: Set<Int>) -> [Binding] {
    var slots = slots
    var result: [Binding] = []
    for binding in reversed() where slots.contains(binding.slot) {
      slots.formUnion(binding.value.usedSlots)
      result.append(binding)
    }
    return result.reversed()
  }
}
