// The names of local variables in one Swift function.

/// The names of local variables in one Swift function.
struct Scope: Sendable {
  private var names: [Int: String] = [:]
  /// The names at file level, which local variables must not hide.
  private let outer: Set<String>
  /// The names of the component's properties, and of the local variables so far.
  private var inner: Set<String>

  init(outer: Set<String>, inner: some Sequence<String> = []) {
    self.outer = outer
    self.inner = Set(inner)
  }

  /// Names a slot's local variable as in the source, with a number if the name is taken.
  mutating func declare(_ slot: Int, as name: String) -> String {
    let name = uniqueName(name)
    names[slot] = name
    return name
  }

  /// Returns a unique name for a value without a name in the source.
  mutating func uniqueName(_ name: String) -> String {
    var candidate = name
    var number = 2
    while outer.contains(candidate) || inner.contains(candidate) {
      candidate = "\(name)\(number)"
      number += 1
    }
    inner.insert(candidate)
    return candidate
  }

  /// Reserves names that were declared in a nested scope.
  mutating func keep(_ names: [String]) { inner.formUnion(names) }

  /// Returns the name of a slot's local variable.
  ///
  /// Checked programs declare every slot before they use it.
  func name(of slot: Int) -> String { names[slot] ?? "local\(slot)" }
}
