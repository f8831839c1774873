// Finds named states with equal looks.

import RasterSyntax

/// Finds named states with equal looks: written states individually, states of a matrix by number.
struct StateLooks {
  /// The identity of a look and its accessibility values.
  ///
  /// States that were not drawn are identified by their written values.
  private enum Key: Hashable {
    case drawn(look: Int, spoken: [Int: StateKeys.Part])
    case written(StateKeys.Key)
  }

  private(set) var diagnostics: [Diagnostic] = []
  private var keys: StateKeys
  /// The drawn look of each state; nil for states that were not drawn.
  private let looks: [Int?]
  private var index = 0
  /// The name of the first state with each look.
  private var names: [Key: String] = [:]
  /// The current matrix, with the number of its states and of their looks.
  private var matrix: (range: SourceRange, count: Int, looks: Int)?
  /// Whether the matrix has generated `plain` again, which every complete matrix does.
  private var hasPlain = false

  private init(_ component: ComponentDeclaration, drawn looks: [Int?]) {
    keys = StateKeys(component)
    self.looks = looks
  }

  /// Returns the diagnostics of a component's states; `looks` are the numbers of drawn looks.
  static func reports(_ component: ComponentDeclaration, drawn looks: [Int?] = []) -> [Diagnostic] {
    var result = StateLooks(component, drawn: looks)
    for state in component.states { result.add(state) }
    result.finishMatrix()
    return result.diagnostics
  }

  private mutating func add(_ state: ComponentDeclaration.NamedState) {
    defer { index += 1 }
    if matrix?.range != state.range { finishMatrix() }
    guard state.isFromMatrix, let range = state.range else { return addWritten(state) }
    var group = matrix ?? (range, 0, 0)
    group.count += 1
    if isNew(state) { group.looks += 1 }
    matrix = group
  }

  private mutating func addWritten(_ state: ComponentDeclaration.NamedState) {
    guard let first = first(state), let range = state.range else { return }
    // The change of its values has already been reported.
    if !state.isReported { diagnostics.append(.equalStates(state.name, as: first, at: range)) }
  }

  private mutating func isNew(_ state: ComponentDeclaration.NamedState) -> Bool {
    guard let first = first(state) else { return true }
    guard first == "plain", !hasPlain else { return false }
    hasPlain = true
    return true
  }

  /// Returns the name of the first state with the same look, or nil if this is the first.
  private mutating func first(_ state: ComponentDeclaration.NamedState) -> String? {
    let own = ownKeys(of: state)
    if let first = own.compactMap({ names[$0] }).first { return first }
    for key in own { names[key] = state.name }
    return nil
  }

  private mutating func ownKeys(of state: ComponentDeclaration.NamedState) -> [Key] {
    var result: [Key] = []
    if let key = keys.key(of: state) { result.append(.written(key)) }
    if looks.indices.contains(index), let look = looks[index], let spoken = keys.spoken(of: state) {
      result.append(.drawn(look: look, spoken: spoken))
    }
    return result
  }

  /// Reports a matrix if some of its states have equal looks.
  private mutating func finishMatrix() {
    if let matrix, matrix.looks < matrix.count {
      diagnostics.append(.equalStates(matrix.count, looks: matrix.looks, at: matrix.range))
    }
    (matrix, hasPlain) = (nil, false)
  }
}
