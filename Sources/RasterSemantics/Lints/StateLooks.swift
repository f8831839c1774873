// Named states that look as others do.

import RasterSyntax

/// Finds named states that look as others do: written ones one by one, those of a matrix by their number.
struct StateLooks {
  private(set) var diagnostics: [Diagnostic] = []
  private var keys: StateKeys
  /// The first state of each look.
  private var names: [StateKeys.Key: String] = [:]
  /// The matrix whose states come now, how many there are, and how many looks.
  private var matrix: (range: SourceRange, count: Int, looks: Int)?
  /// Whether the matrix has made `plain` anew, as all do that leave nothing out.
  private var hasPlain = false

  init(_ component: ComponentDeclaration) { keys = StateKeys(component) }

  mutating func add(_ state: ComponentDeclaration.NamedState) {
    if matrix?.range != state.range { finishMatrix() }
    guard state.isFromMatrix, let range = state.range else { return addWritten(state) }
    var group = matrix ?? (range, 0, 0)
    group.count += 1
    if isNew(state) { group.looks += 1 }
    matrix = group
  }

  private mutating func addWritten(_ state: ComponentDeclaration.NamedState) {
    guard let key = keys.key(of: state) else { return }
    guard let first = names[key], let range = state.range else { return names[key] = state.name }
    // What its values have become has been said.
    if !state.isReported { diagnostics.append(.equalStates(state.name, as: first, at: range)) }
  }

  private mutating func isNew(_ state: ComponentDeclaration.NamedState) -> Bool {
    guard let key = keys.key(of: state) else { return true }
    if let first = names[key] {
      guard first == "plain", !hasPlain else { return false }
      hasPlain = true
      return true
    }
    names[key] = state.name
    return true
  }

  /// Says of a matrix whether some of its states look alike.
  mutating func finishMatrix() {
    if let matrix, matrix.looks < matrix.count {
      diagnostics.append(.equalStates(matrix.count, looks: matrix.looks, at: matrix.range))
    }
    (matrix, hasPlain) = (nil, false)
  }
}
