// Named states that look as others do.

import RasterSyntax

/// Finds named states that look as others do: written ones one by one, those of a matrix by their number.
struct StateLooks {
  /// What tells a state's look: what was drawn and what is said, or where it was not drawn, what is written.
  private enum Key: Hashable {
    case drawn(look: Int, said: [Int: StateKeys.Part])
    case written(StateKeys.Key)
  }

  private(set) var diagnostics: [Diagnostic] = []
  private var keys: StateKeys
  /// The look of each state as it was drawn; nil of states that were not.
  private let looks: [Int?]
  private var index = 0
  /// The first state of each look.
  private var names: [Key: String] = [:]
  /// The matrix whose states come now, how many there are, and how many looks.
  private var matrix: (range: SourceRange, count: Int, looks: Int)?
  /// Whether the matrix has made `plain` anew, as all do that leave nothing out.
  private var hasPlain = false

  private init(_ component: ComponentDeclaration, drawn looks: [Int?]) {
    keys = StateKeys(component)
    self.looks = looks
  }

  /// The reports about a component's states, whose looks were drawn as far as they are numbered.
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
    // What its values have become has been said.
    if !state.isReported { diagnostics.append(.equalStates(state.name, as: first, at: range)) }
  }

  private mutating func isNew(_ state: ComponentDeclaration.NamedState) -> Bool {
    guard let first = first(state) else { return true }
    guard first == "plain", !hasPlain else { return false }
    hasPlain = true
    return true
  }

  /// The first state that looks as this one does; nil where this one is the first.
  private mutating func first(_ state: ComponentDeclaration.NamedState) -> String? {
    let own = ownKeys(of: state)
    if let first = own.compactMap({ names[$0] }).first { return first }
    for key in own { names[key] = state.name }
    return nil
  }

  private mutating func ownKeys(of state: ComponentDeclaration.NamedState) -> [Key] {
    var result: [Key] = []
    if let key = keys.key(of: state) { result.append(.written(key)) }
    if looks.indices.contains(index), let look = looks[index], let said = keys.said(of: state) {
      result.append(.drawn(look: look, said: said))
    }
    return result
  }

  /// Says of a matrix whether some of its states look alike.
  private mutating func finishMatrix() {
    if let matrix, matrix.looks < matrix.count {
      diagnostics.append(.equalStates(matrix.count, looks: matrix.looks, at: matrix.range))
    }
    (matrix, hasPlain) = (nil, false)
  }
}
