// The names of the locals of one Swift function.

/// The names of the locals of one Swift function.
struct Scope: Sendable {
  private var names: [Int: String] = [:]
  /// The names at file level, which no local hides.
  private let outer: Set<String>
  /// The names of the component's properties, and of the locals so far.
  private var inner: Set<String>

  init(outer: Set<String>, inner: some Sequence<String> = []) {
    self.outer = outer
    self.inner = Set(inner)
  }

  /// Names the local of a slot: as the author did, with a number where that would hide a name.
  mutating func declare(_ slot: Int, as name: String) -> String {
    let name = uniqueName(name)
    names[slot] = name
    return name
  }

  /// A name for a value that the author did not name.
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

  /// Takes names that were given in a scope within this one.
  mutating func keep(_ names: [String]) { inner.formUnion(names) }

  /// The name of a slot's local.
  ///
  /// Checked programs declare every slot before they use it.
  func name(of slot: Int) -> String { names[slot] ?? "local\(slot)" }
}
