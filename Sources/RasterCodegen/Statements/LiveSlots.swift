// Which locals generated Swift uses: a `let` that nothing uses is not written, nor what only it uses.

import RasterSemantics

extension [TypedExpression] {
  /// The slots of the locals that are used where these are written.
  var usedSlots: Set<Int> {
    var slots: Set<Int> = []
    for expression in self { expression.addLiveSlots(to: &slots) }
    return slots
  }
}

extension TypedExpression {
  /// The slots of the locals that are used where this is written.
  var usedSlots: Set<Int> { [self].usedSlots }

  fileprivate func addLiveSlots(to slots: inout Set<Int>) {
    visit(intoBlocks: false) {
      switch $0.kind {
      case .local(let slot): slots.insert(slot)
      case .path(let statements): slots.formUnion(statements.liveSlots())
      case .elements(let statements): slots.formUnion(statements.liveSlots())
      default: break
      }
    }
  }
}

extension Array {
  /// The slots of the locals that are used where these statements are written.
  func liveSlots<Operation>() -> Set<Int> where Element == Statement<Operation> {
    var slots: Set<Int> = []
    for statement in reversed() where statement.isWritten(where: slots) {
      statement.addLiveSlots(to: &slots)
    }
    return slots
  }
}

extension Statement {
  /// Whether it is written, where these locals are used after it.
  func isWritten(where live: Set<Int>) -> Bool {
    if case .binding(let binding) = self { live.contains(binding.slot) } else { true }
  }

  func addLiveSlots(to slots: inout Set<Int>) {
    for expression in expressions { expression.addLiveSlots(to: &slots) }
    for block in blocks { slots.formUnion(block.liveSlots()) }
  }
}

extension [Binding] {
  /// Those that are written where `slots` are used: themselves or through others; in order.
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
