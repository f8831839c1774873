// The demands of one declaration on its properties, before they are ordered for a key.

import RasterSyntax
import RasterValues

/// The demands of one declaration on its properties.
///
/// This is a graph. A node contains demands that apply together, and other nodes: those of `let`
/// bindings, which are created once for all uses, and those of branches. No function recurses over
/// the text.
struct KeyDemands {
  typealias Node = Int

  enum Item {
    case read(property: Int, KeyParts)
    case progress(Int)
    case outcome(TypedExpression)
    case branch(TypedExpression, then: Node, otherwise: Node)
    case node(Node)
  }

  private(set) var nodes: [[Item]] = [[]]
  private(set) var places: [KeyPlace] = []
  let program: Program
  /// The domains of the declaration's own properties.
  let domains: [ComponentDeclaration.Domain?]
  private(set) var terms: KeyTerms
  private var pending: [Pending] = []
  private var slots: [Slot: Node] = [:]

  private struct Pending {
    let expression: TypedExpression
    let need: KeyNeed
    let node: Node
  }

  private struct Slot: Hashable {
    let slot: Int
    let need: KeyNeed
  }

  /// The node of the demands that always apply.
  static let root: Node = 0

  init(_ program: Program, domains: [ComponentDeclaration.Domain?] = []) {
    self.program = program
    self.domains = domains
    terms = KeyTerms(program)
  }

  // MARK: What is known

  mutating func bind(_ binding: Binding) { terms.bound[binding.slot] = .value(binding.value) }

  mutating func bind(_ slot: Int, to value: KeyTerms.Bound) { terms.bound[slot] = value }

  /// Records a position where the environment is read.
  mutating func read(_ reads: Environment.Reads, at range: SourceRange) {
    if !reads.isEmpty { places.append(KeyPlace(subject: .environment(reads), range: range)) }
  }

  // MARK: Expressions

  /// Adds the demands of an expression of which `need` is used.
  mutating func add(
    _ expression: TypedExpression,
    _ need: KeyNeed = .whole,
    to node: Node = Self.root
  ) { pending.append(Pending(expression: expression, need: need, node: node)) }

  mutating func addAll(_ expressions: [TypedExpression], to node: Node) {
    for expression in expressions { add(expression, to: node) }
  }

  /// Processes all pending expressions.
  mutating func finish() {
    while let next = pending.popLast() { expand(next.expression, next.need, next.node) }
  }

  private mutating func expand(_ expression: TypedExpression, _ need: KeyNeed, _ node: Node) {
    if need == .nothing { return }
    switch expression.kind {
    case .property, .field:
      if expression.propertyPath != nil { return addPath(expression, need, to: node) }
      if case .field(let base, let index) = expression.kind {
        add(base, .field(index, need), to: node)
      }
    case .progress(let property):
      nodes[node].append(.progress(property))
      places.append(KeyPlace(subject: .progress(property), range: expression.range))
    case .local(let slot): addSlot(slot, need, to: node)
    case .environment(let member): read(member.reads, at: expression.range)
    case .constant(let index): read(program.constants[index].reads, at: expression.range)
    case .call, .builtIn, .and, .or, .equal:
      if need != .presence, let term = terms.question(in: expression) {
        addOutcome(term, to: node)
      } else {
        addCall(expression, need, to: node)
      }
    case .component(let index, let arguments):
      add(program.components[index], arguments, at: expression.range, to: node)
    case .path(let statements): add(statements, to: node)
    case .elements(let statements): add(statements, to: node)
    case .drawing(let drawing): add(drawing.statements, to: node)
    case .convert(.valueToRun, let value):
      if value.type == .content { read(.scale, at: expression.range) }
      add(value, to: node)
    default: addStructured(expression, need, to: node)
    }
  }

  /// Adds a need of a property or of a field in it.
  private mutating func addPath(
    _ expression: TypedExpression,
    _ need: KeyNeed,
    to node: Node
  ) {
    var (path, need) = (expression, need)
    while case .field(let index, let inner) = need, case .structure(let type) = path.type {
      let field = program.structs[type].fields[index].type
      (path, need) = (TypedExpression(.field(path, index), field, at: path.range), inner)
    }
    guard let (property, parts) = path.propertyPath else { return }
    places.append(KeyPlace(subject: .property(property), range: expression.range))
    if let term = need.term(of: path) {
      nodes[node].append(.outcome(term))
    } else {
      nodes[node].append(.read(property: property, parts.replacingWhole(with: need.parts)))
    }
  }

  private mutating func addSlot(_ slot: Int, _ need: KeyNeed, to node: Node) {
    guard let bound = terms.bound[slot] else { return }
    let key = Slot(slot: slot, need: need)
    if let known = slots[key] { return nodes[node].append(.node(known)) }
    let own = addNode()
    slots[key] = own
    nodes[node].append(.node(own))
    switch bound {
    case .value(let value):
      // The key contains the result of a computation on a string or a list instead of its input.
      if need == .whole, let term = terms.computation(of: value) {
        addOutcome(term, to: own)
      } else {
        add(value, need, to: own)
      }
    case .element(let list): add(list, .element(need), to: own)
    case .wrapped(let optional): add(optional, .wrapped(need), to: own)
    }
  }

  /// Adds an outcome, and the positions of its inputs.
  private mutating func addOutcome(_ term: TypedExpression, to node: Node) {
    nodes[node].append(.outcome(term))
    notePlaces(of: term)
  }

  mutating func notePlaces(of term: TypedExpression) {
    var found: [KeyPlace] = []
    term.visit { part in
      guard case .property(let property) = part.kind else { return }
      found.append(KeyPlace(subject: .property(property), range: part.range))
    }
    places += found
  }

  // MARK: Branches

  mutating func addNode() -> Node {
    nodes.append([])
    return nodes.count - 1
  }

  /// Returns the nodes of the demands if a condition is true, and if it is false.
  ///
  /// Both are the given node if the condition depends on more than properties.
  mutating func branch(
    on condition: TypedExpression,
    at node: Node
  ) -> (then: Node, otherwise: Node) {
    guard let term = terms.term(of: condition) ?? terms.computation(of: condition) else {
      add(condition, to: node)
      return (node, node)
    }
    notePlaces(of: term)
    return branch(onTerm: term, at: node)
  }

  mutating func branch(
    onTerm term: TypedExpression,
    at node: Node
  ) -> (then: Node, otherwise: Node) {
    let (then, otherwise) = (addNode(), addNode())
    if term.isConstant, let value = Evaluator.constant(term, program: program) {
      // The demands of the other branch are in no key.
      return value.boolValue ? (node, otherwise) : (then, node)
    }
    nodes[node].append(.branch(term, then: then, otherwise: otherwise))
    return (then, otherwise)
  }

  mutating func append(_ item: Item, to node: Node) { nodes[node].append(item) }
}

extension KeyParts {
  /// Returns the parts with `other` in place of the innermost complete part.
  fileprivate func replacingWhole(with other: KeyParts) -> KeyParts {
    guard case .fields(let fields) = self, let field = fields.first else { return other }
    let parts = field.parts.replacingWhole(with: other)
    return .fields([Field(index: field.index, parts: parts)])
  }
}

extension KeyNeed {
  /// Returns the term that satisfies a need of part of a property with less than a value, or nil.
  fileprivate func term(of path: TypedExpression) -> TypedExpression? {
    switch self {
    case .whole, .wrapped, .element, .place, .field, .nothing: return nil
    case .count: return BuiltIn.term("count", of: path)
    case .isEmpty: return BuiltIn.term("isEmpty", of: path)
    case .presence:
      let nothing = TypedExpression(.none, path.type, at: path.range)
      return TypedExpression(.equal(path, nothing, isNegated: false), .bool, at: path.range)
    }
  }
}
