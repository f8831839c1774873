// Orders demands for a key: values, outcomes, then branches.

import RasterSyntax
import RasterValues

/// Orders demands for a key.
struct KeyPlanner {
  private let demands: KeyDemands
  private let types: [Type]
  private let telling: KeyTelling
  /// The number of items that can still be processed; branches copy the items that they share.
  private var itemsLeft = 0
  private var stepsLeft = 0
  /// The maximum branch depth; beyond it, the reads of both branches count as read.
  private var deepestBranch = 0

  /// Creates a planner; `types` are those of the properties.
  init(_ demands: KeyDemands, types: [Type]) {
    self.demands = demands
    self.types = types
    telling = KeyTelling(demands.program, types: types)
  }

  /// Returns the steps of the plan.
  ///
  /// If branches would produce too many steps, fewer branches are used, and finally none: all reads
  /// of any branch are then in the key.
  mutating func steps() -> [KeyPlan.Step] {
    for deepest in [24, 6, 3, 1] {
      (itemsLeft, stepsLeft, deepestBranch) = (20_000, 200, deepest)
      if let steps = level([KeyDemands.root], Known()) { return steps.joined }
    }
    return flatSteps()
  }

  /// The facts that a key has established at some position.
  struct Known {
    var truths: [[Int]: Bool] = [:]
    /// The literal that each term equals.
    var equals: [[Int]: [Int]] = [:]
    var reads: [Int: KeyParts] = [:]
    var progresses: Set<Int> = []
    var outcomes: Set<[Int]> = []
    var visited: Set<Int> = []
    var depth = 0
  }

  struct Group {
    let term: TypedExpression
    let identity: [Int]
    var then: [Int] = []
    var otherwise: [Int] = []
  }

  /// Demands that apply together, before they are ordered.
  struct Level {
    var reads: [Int: KeyParts] = [:]
    var progresses: Set<Int> = []
    var outcomes: [(term: TypedExpression, identity: [Int])] = []
    var groups: [Group] = []
    var groupIndices: [[Int]: Int] = [:]
  }

  private mutating func level(_ nodes: [Int], _ known: Known) -> [KeyPlan.Step]? {
    let outer = known
    var known = known
    guard var level = flatten(nodes, &known) else { return nil }
    while true {
      known.add(level)
      let before = known.reads
      guard let arms = self.arms(of: level, known) else { return nil }
      for (group, arms) in zip(level.groups, arms) { hoist(arms, of: group, to: &level) }
      known.add(level)
      if known.reads != before { continue }
      let steps = ordered(level, arms, known, within: outer)
      let determined = telling.propertiesDetermined(by: steps, besides: known.reads)
      for property in determined { level.add(.whole, of: property) }
      if !determined.isEmpty { continue }
      stepsLeft -= steps.count
      return stepsLeft < 0 ? nil : steps
    }
  }

  // MARK: One level

  /// Collects the demands of nodes, and of all nodes in them whose conditions are known to be true.
  private mutating func flatten(_ nodes: [Int], _ known: inout Known) -> Level? {
    var (level, pending) = (Level(), nodes)
    while let node = pending.popLast() {
      guard known.visited.insert(node).inserted else { continue }
      for item in demands.nodes[node] {
        itemsLeft -= 1
        guard itemsLeft > 0 else { return nil }
        switch item {
        case .node(let node): pending.append(node)
        case .read(let property, let parts): level.add(parts, of: property)
        case .progress(let property): level.progresses.insert(property)
        case .outcome(let term): add(known.simplified(term).withoutNegation.term, to: &level)
        case .branch(let term, let then, let otherwise):
          let (term, isNegated) = known.simplified(term).withoutNegation
          if case .bool(let value) = term.kind {
            pending.append(value != isNegated ? then : otherwise)
          } else if known.depth == deepestBranch {
            add(term, to: &level)
            pending += [then, otherwise]
          } else {
            let (then, otherwise) = isNegated ? (otherwise, then) : (then, otherwise)
            level.add(branch: term, then: then, otherwise: otherwise)
            if let (property, parts) = read(for: term) { level.add(parts, of: property) }
          }
        }
      }
    }
    return level
  }

  private func add(_ outcome: TypedExpression, to level: inout Level) {
    if let (property, parts) = read(for: outcome) {
      level.add(parts, of: property)
    } else if !outcome.isConstant {
      level.outcomes.append((outcome, outcome.identity))
    }
  }

  /// Returns the property that a test is equivalent to, because the property has only two values.
  private func read(for term: TypedExpression) -> (property: Int, parts: KeyParts)? {
    switch term.kind {
    case .property, .field: return term.type == .bool ? term.propertyPath : nil
    case .equal(let value, let literal, _) where literal.isLiteral:
      switch value.type {
      case .enumeration(let index) where demands.program.enums[index].cases.count == 2: break
      case .builtin(let builtin) where builtin.cases.count == 2: break
      default: return nil
      }
      return value.propertyPath
    default: return nil
    }
  }

  private mutating func arms(
    of level: Level,
    _ known: Known
  ) -> [(then: [KeyPlan.Step], otherwise: [KeyPlan.Step])]? {
    var known = known
    known.depth += 1
    for outcome in level.outcomes { known.outcomes.insert(outcome.identity) }
    for group in level.groups { known.outcomes.insert(group.identity) }
    var result: [(then: [KeyPlan.Step], otherwise: [KeyPlan.Step])] = []
    for group in level.groups {
      guard let then = self.level(group.then, known.assuming(group.term, true)),
        let otherwise = self.level(group.otherwise, known.assuming(group.term, false))
      else { return nil }
      result.append((then, otherwise))
    }
    return result
  }

  /// Moves reads of both branches out of the branches.
  ///
  /// A value that one branch compares with nil, empty or another constant, and the other branch
  /// reads, is moved out too: where the comparison is true, the value is known.
  private func hoist(
    _ arms: (then: [KeyPlan.Step], otherwise: [KeyPlan.Step]),
    of group: Group,
    to level: inout Level
  ) {
    let owner = group.term.partialPath
    for case .value(let property, let parts) in arms.otherwise {
      let isInBoth = arms.then.contains { step in
        if case .value(property, parts) = step { true } else { false }
      }
      let isOfOwner = owner.map { $0.property == property && $0.path.leads(to: parts) } ?? false
      if isInBoth || isOfOwner { level.add(parts, of: property) }
    }
  }

  // MARK: Order

  private func ordered(
    _ level: Level,
    _ arms: [(then: [KeyPlan.Step], otherwise: [KeyPlan.Step])],
    _ known: Known,
    within outer: Known
  ) -> [KeyPlan.Step] {
    var known = known
    let reads = level.reads.filter { property, parts in
      !(outer.reads[property].map { $0.covers(parts) } ?? false)
    }
    var steps = values(reads)
    let progresses = level.progresses.subtracting(outer.progresses)
    steps += progresses.sorted().map { .progress(property: $0) }
    let outcomes = level.outcomes + level.groups.map { ($0.term, $0.identity) }
    for (term, identity) in outcomes.shortFirst where !known.determines(term) {
      steps.append(.outcome(term))
      known.outcomes.insert(identity)
    }
    for (group, arms) in zip(level.groups, arms)
    where !arms.then.isEmpty || !arms.otherwise.isEmpty {
      steps.append(
        arms.then.isEmpty
          ? .branch(group.term.opposite, then: arms.otherwise, otherwise: [])
          : .branch(group.term, then: arms.then, otherwise: arms.otherwise)
      )
    }
    return steps
  }

  private func values(_ reads: [Int: KeyParts]) -> [KeyPlan.Step] {
    reads.sorted { $0.key < $1.key }.map { property, parts in
      .value(property: property, parts.simplified(types[property], in: demands.program))
    }
  }

  /// Returns the steps for all reads of any item, with each property once.
  private func flatSteps() -> [KeyPlan.Step] {
    var level = Level()
    for item in demands.nodes.joined() {
      switch item {
      case .node: break
      case .read(let property, let parts): level.add(parts, of: property)
      case .progress(let property): level.progresses.insert(property)
      case .outcome(let term), .branch(let term, _, _):
        term.visit { part in
          if case .property(let property) = part.kind { level.add(.whole, of: property) }
        }
      }
    }
    return values(level.reads) + level.progresses.sorted().map { .progress(property: $0) }
  }
}
