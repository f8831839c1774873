// Tests of an enumeration that tell all its cases apart, and so say as much as its value.

/// Finds enumerations whose cases are all told apart by the tests in a key.
struct KeyTelling {
  private let program: Program
  private let types: [Type]

  init(_ program: Program, types: [Type]) {
    self.program = program
    self.types = types
  }

  /// A property whose value the outcomes in the steps tell; nil where there is none, or the value is
  /// in the key anyway.
  func propertyTold(by steps: [KeyPlan.Step], besides known: [Int: KeyParts]) -> Int? {
    types.indices.first { property in
      guard known[property] == nil, let values = values(of: types[property]) else { return false }
      var traces: Set<[Bool]> = []
      for value in values {
        var properties = [Value](repeating: .nothing, count: types.count)
        properties[property] = value
        var evaluator = Evaluator(program: program, properties: properties)
        var trace: [Bool] = []
        add(steps, of: property, to: &trace, &evaluator)
        guard traces.insert(trace).inserted else { return false }
      }
      return true
    }
  }

  private func values(of type: Type) -> [Value]? {
    switch type {
    case .enumeration(let index):
      let cases = program.enums[index].cases
      return cases.count > 16 ? nil : cases.indices.map { .enumeration(index, $0) }
    case .builtin(let builtin):
      return builtin.cases.count > 16 ? nil : builtin.cases.indices.map { .builtin(builtin, $0) }
    default: return nil
    }
  }

  /// Adds what the steps come to where they ask for the property alone.
  private func add(
    _ steps: [KeyPlan.Step],
    of property: Int,
    to trace: inout [Bool],
    _ evaluator: inout Evaluator
  ) {
    for step in steps {
      switch step {
      case .outcome(let term) where term.type == .bool && term.isAbout(property):
        trace.append(evaluator.evaluate(term).boolValue)
      case .branch(let term, let then, let otherwise) where term.isAbout(property):
        let isHolding = evaluator.evaluate(term).boolValue
        add(isHolding ? then : otherwise, of: property, to: &trace, &evaluator)
      case .value, .outcome, .progress, .branch: break
      }
    }
  }
}

extension TypedExpression {
  /// Whether the term reads the property, and no other.
  fileprivate func isAbout(_ property: Int) -> Bool {
    var (isRead, isOther) = (false, false)
    visit { part in
      guard case .property(let index) = part.kind else { return }
      if index == property { isRead = true } else { isOther = true }
    }
    return isRead && !isOther
  }
}
