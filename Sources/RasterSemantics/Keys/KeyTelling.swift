// Finds sets of tests that distinguish all cases of an enumeration, and so determine its value.

/// Finds enumerations whose cases are all distinguished by the tests in a key.
struct KeyTelling {
  private let program: Program
  private let propertyCount: Int
  /// The properties with few values, and these values.
  private let candidates: [Int: [Value]]

  init(_ program: Program, types: [Type]) {
    self.program = program
    propertyCount = types.count
    var candidates: [Int: [Value]] = [:]
    for (property, type) in types.enumerated() {
      candidates[property] = Self.values(of: type, program)
    }
    self.candidates = candidates
  }

  /// Returns the properties whose values the outcomes in the steps determine.
  ///
  /// Properties that are in the key anyway are not returned. The time is linear in the steps.
  func propertiesDetermined(by steps: [KeyPlan.Step], besides known: [Int: KeyParts]) -> [Int] {
    var tests: [Int: [KeyPlan.Step]] = [:]
    for step in steps {
      guard let property = step.test?.onlyProperty, known[property] == nil else { continue }
      if candidates[property] != nil { tests[property, default: []].append(step) }
    }
    guard !tests.isEmpty else { return [] }
    var evaluator = Evaluator(
      program: program,
      properties: [Value](repeating: .nothing, count: propertyCount)
    )
    return tests.keys.sorted().filter { property in
      guard let values = candidates[property], let tests = tests[property] else { return false }
      defer { evaluator.properties[property] = .nothing }
      var traces: Set<[Bool]> = []
      return values.allSatisfy { value in
        evaluator.properties[property] = value
        var trace: [Bool] = []
        add(tests, of: property, to: &trace, &evaluator)
        return traces.insert(trace).inserted
      }
    }
  }

  private static func values(of type: Type, _ program: Program) -> [Value]? {
    switch type {
    case .enumeration(let index):
      let cases = program.enums[index].cases
      return cases.count > 16 ? nil : cases.indices.map { .enumeration(index, $0) }
    case .builtin(let builtin):
      return builtin.cases.count > 16 ? nil : builtin.cases.indices.map { .builtin(builtin, $0) }
    default: return nil
    }
  }

  /// Adds the outcomes of the steps that depend only on the property.
  private func add(
    _ steps: [KeyPlan.Step],
    of property: Int,
    to trace: inout [Bool],
    _ evaluator: inout Evaluator
  ) {
    for step in steps {
      guard let test = step.test, test.onlyProperty == property else { continue }
      let holds = evaluator.evaluate(test).boolValue
      if case .branch(_, let then, let otherwise) = step {
        add(holds ? then : otherwise, of: property, to: &trace, &evaluator)
      } else {
        trace.append(holds)
      }
    }
  }
}

extension KeyPlan.Step {
  /// The Boolean expression that the step evaluates.
  fileprivate var test: TypedExpression? {
    switch self {
    case .outcome(let term): term.type == .bool ? term : nil
    case .branch(let term, _, _): term
    case .value, .progress: nil
    }
  }
}

extension TypedExpression {
  /// The property that the term reads, if it reads no other.
  fileprivate var onlyProperty: Int? {
    var (first, isOther) = (Int?.none, false)
    visit { part in
      guard case .property(let index) = part.kind else { return }
      if first == nil { first = index } else if first != index { isOther = true }
    }
    return isOther ? nil : first
  }
}
