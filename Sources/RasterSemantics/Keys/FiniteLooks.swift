// The number of a component's states and looks, if its inputs are finite.

import RasterValues

/// The possible states of a component, and the number of their looks.
///
/// States with equal keys have one look.
package struct FiniteLooks {
  /// The values of each property that is read, in the order of the properties.
  package private(set) var values: [(property: Int, values: [Value])] = []
  /// The steps of each property whose transition progress is read.
  package private(set) var steps: [(property: Int, steps: ClosedRange<Int>)] = []
  /// The number of combinations, at most `ComponentDeclaration.looksLimit`.
  package private(set) var stateCount = 1

  private let program: Program
  private let component: ComponentDeclaration

  /// Returns nil if a property that is read is not finite, or if there are too many states.
  package init?(_ component: ComponentDeclaration, in program: Program) {
    self.program = program
    self.component = component
    let limit = ComponentDeclaration.looksLimit
    for (index, property) in component.properties.enumerated() where property.isRead {
      guard let values = program.finiteValues(of: property), stateCount &* values.count <= limit
      else { return nil }
      stateCount *= values.count
      self.values.append((index, values))
    }
    for declared in component.readTransitions {
      let steps = declared.transition.range
      guard steps.count <= limit, stateCount &* steps.count <= limit else { return nil }
      stateCount *= steps.count
      self.steps.append((declared.property, steps))
    }
  }

  /// The number of distinct keys, which is one for each state if the key contains no expressions.
  ///
  /// Otherwise, the time is linear in the number of combinations of the inputs of these
  /// expressions.
  package var lookCount: Int {
    let steps = component.key.steps
    guard component.key.hasTerms else { return stateCount }
    var inputs: Set<Place.Subject> = []
    for step in steps { step.addInputs(to: &inputs) }
    // Other inputs are in every key, and multiply the number of looks.
    var (count, places) = (1, [Place]())
    for (property, values) in values {
      let place = Place(subject: .property(property), values: values)
      if inputs.contains(place.subject) { places.append(place) } else { count *= values.count }
    }
    for (property, steps) in self.steps {
      let place = Place(subject: .progress(property), values: steps.map { .int($0) })
      if inputs.contains(place.subject) { places.append(place) } else { count *= steps.count }
    }
    return count * keyCount(of: places)
  }

  /// A variable input and its values.
  fileprivate struct Place {
    enum Subject: Hashable {
      case property(Int)
      case progress(Int)
    }

    let subject: Subject
    let values: [Value]
  }

  /// Returns the number of distinct keys of all combinations of the values.
  private func keyCount(of places: [Place]) -> Int {
    var evaluator = Evaluator(
      program: program,
      properties: Array(repeating: .nothing, count: component.properties.count)
    )
    var indices = Array(repeating: 0, count: places.count)
    var found: Set<[UInt64]> = []
    while true {
      for (place, index) in zip(places, indices) {
        switch place.subject {
        case .property(let property): evaluator.properties[property] = place.values[index]
        case .progress(let property): evaluator.progresses[property] = Double(index)
        }
      }
      var codes: [UInt64] = []
      add(component.key.steps, to: &codes, &evaluator)
      found.insert(codes)
      // The next combination; the last place varies fastest.
      guard let place = indices.indices.last(where: { indices[$0] + 1 < places[$0].values.count })
      else { return found.count }
      indices[place] += 1
      for later in indices.indices where later > place { indices[later] = 0 }
    }
  }

  /// Adds the key's contents, which consist of finite values.
  private func add(
    _ steps: [KeyPlan.Step],
    to codes: inout [UInt64],
    _ evaluator: inout Evaluator
  ) {
    for step in steps {
      switch step {
      case .value(let property, _): codes.append(evaluator.properties[property].finiteCode)
      case .outcome(let term): evaluator.evaluate(term).addFiniteCodes(to: &codes)
      case .progress(let property):
        codes.append((evaluator.progresses[property] ?? 0).bitPattern)
      case .branch(let term, let then, let otherwise):
        let isHolding = evaluator.evaluate(term).boolValue
        add(isHolding ? then : otherwise, to: &codes, &evaluator)
      }
    }
  }
}

extension KeyPlan.Step {
  /// Adds the inputs of expressions and of steps that are only in some keys.
  fileprivate func addInputs(to subjects: inout Set<FiniteLooks.Place.Subject>) {
    switch self {
    case .value, .progress: break
    case .outcome(let term): term.addProperties(to: &subjects)
    case .branch(let term, let then, let otherwise):
      term.addProperties(to: &subjects)
      for step in then + otherwise {
        switch step {
        case .value(let property, _): subjects.insert(.property(property))
        case .progress(let property): subjects.insert(.progress(property))
        case .outcome, .branch: step.addInputs(to: &subjects)
        }
      }
    }
  }
}

extension TypedExpression {
  fileprivate func addProperties(
    to subjects: inout Set<FiniteLooks.Place.Subject>
  ) {
    visit { if case .property(let property) = $0.kind { subjects.insert(.property(property)) } }
  }
}

extension Value {
  /// Adds an outcome: a value of a finite type, or an optional of one.
  fileprivate func addFiniteCodes(to codes: inout [UInt64]) {
    switch self {
    case .nothing: codes.append(0)
    case .some(let value): codes += [1, value.finiteCode]
    case .string(let text): codes += [UInt64(text.utf8.count)] + text.utf8.map { UInt64($0) }
    default: codes.append(finiteCode)
    }
  }

  /// The value of a finite type as a 64-bit value.
  fileprivate var finiteCode: UInt64 {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): UInt64(bitPattern: Int64(value))
    case .double(let value): (value + 0).bitPattern
    case .enumeration(_, let index), .builtin(_, let index): UInt64(bitPattern: Int64(index))
    default: 0
    }
  }
}

extension Program {
  /// Returns all values of a property with a finite domain, in order.
  ///
  /// Returns nil if the domain is not finite, or has more values than the limit of looks.
  package func finiteValues(of property: ComponentDeclaration.Property) -> [Value]? {
    let limit = ComponentDeclaration.looksLimit
    switch (property.type, property.domain) {
    case (_, .int(let range, let step)):
      let values = Functions.values(in: range, step: step)
      return values.count > limit ? nil : values.map { .int($0) }
    case (_, .double(let range, let step?)):
      let values = Functions.values(in: range, step: step)
      return values.count > limit ? nil : values.map { .double($0) }
    case (.bool, _): return [.bool(false), .bool(true)]
    case (.enumeration(let index), _):
      return enums[index].cases.indices.map { .enumeration(index, $0) }
    case (.builtin(let builtin), _): return builtin.cases.indices.map { .builtin(builtin, $0) }
    default: return nil
    }
  }
}
