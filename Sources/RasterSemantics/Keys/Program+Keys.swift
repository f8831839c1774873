// Finds the inputs of components and functions, for keys, tools and diagnostics.

import RasterSyntax
import RasterValues

extension Program {
  /// Returns the inputs of a component's look; those of the components that it uses must be known.
  func keyReads(
    of component: Int,
    domains: [ComponentDeclaration.Domain?]
  ) -> (key: KeyPlan, environment: Environment.Reads) {
    let component = components[component]
    var demands = KeyDemands(self, domains: domains)
    for binding in component.bindings { demands.bind(binding) }
    for expression in component.sizeExpressions { demands.add(expression) }
    demands.addAll(component.capsExpressions, to: KeyDemands.root)
    demands.add(component.draw, to: KeyDemands.root)
    if component.mirrors || component.caps?.followsDirection == true {
      demands.read(.layoutDirection, at: component.head.nameRange)
    }
    return plan(&demands, types: component.properties.map { $0.type })
  }

  /// Returns the inputs of a function's value, with parameters in place of properties.
  func keyReads(ofFunction index: Int) -> (key: KeyPlan, environment: Environment.Reads) {
    let function = functions[index]
    var demands = KeyDemands(self)
    for (slot, parameter) in function.parameters.enumerated() {
      let value = TypedExpression(.property(slot), parameter.type, at: function.head.nameRange)
      demands.bind(slot, to: .value(value))
    }
    for binding in function.bindings { demands.bind(binding) }
    demands.add(function.body)
    var (key, reads) = plan(&demands, types: function.parameters.map { $0.type })
    if reads.isEmpty {
      var terms = demands.terms
      key.partCount = terms.partCount(of: function.body)
      (terms.isComputing, terms.isCounting) = (true, true)
      key.computedPartCount = terms.partCount(of: function.body)
    }
    return (key, reads)
  }

  private func plan(
    _ demands: inout KeyDemands,
    types: [Type]
  ) -> (key: KeyPlan, environment: Environment.Reads) {
    demands.finish()
    var planner = KeyPlanner(demands, types: types)
    var key = KeyPlan()
    key.steps = planner.steps()
    key.places = demands.places.inOrder()
    var reads: Environment.Reads = []
    for case .environment(let read) in key.places.lazy.map({ $0.subject }) { reads.formUnion(read) }
    return (key, reads)
  }
}

extension [KeyPlace] {
  /// Returns the places in source order, without duplicates.
  fileprivate func inOrder() -> [KeyPlace] {
    let ordered = map { (place: $0, order: $0.order) }
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }
    var result: [KeyPlace] = []
    for index in ordered.indices
    where index == 0 || ordered[index].order != ordered[index - 1].order {
      result.append(ordered[index].place)
    }
    return result
  }
}

extension KeyPlace {
  /// The sort key: the source position, then the input that is read there.
  fileprivate var order: [UInt64] {
    let kind: [UInt64] =
      switch subject {
      case .property(let index): [0, UInt64(index)]
      case .progress(let index): [1, UInt64(index)]
      case .environment(let reads): [2, reads.rawValue]
      }
    return [UInt64(range.file.index), UInt64(range.lower), UInt64(range.upper)] + kind
  }
}
