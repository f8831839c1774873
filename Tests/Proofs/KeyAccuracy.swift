// Compares keys with drawings, for random programs and pairs of their states.

import TestSupport

/// Pairs of states of random programs.
enum KeyAccuracy {
  /// Compares the given number of pairs.
  ///
  /// Half are of programs that use all rows of the language's tables, half of programs that mostly
  /// choose. Returns false if two states that draw differently have the same key.
  static func run(count: Int) throws -> Bool {
    let image = try bytes(ofFileAt: "Tests/SampleTests/Language/images/\(RandomProgram.picture)")
    var (seed, rows, branches) = (UInt64(1), KeyPairs(), KeyPairs())
    while rows.count < count / 2 || branches.count < count / 2 {
      if rows.count < count / 2 {
        let shared = (RandomProgram.shared.path, Array(RandomProgram.shared.text.utf8))
        let program = ("Program.raster", Array(RandomProgram(seed: seed).text.utf8))
        let compiled = compile([shared, program], fixIts: .untried) { _ in image }
        if compiled.errors.isEmpty {
          rows.add(compiled.program, pairs: 8, seed: seed, title: "rows \(seed)")
        }
      }
      if branches.count < count / 2 {
        let compiled = compile(RandomBranches(seed: seed).text)
        precondition(compiled.errors.isEmpty, "\(compiled.errors)")
        branches.add(compiled.program, pairs: 20, seed: seed, title: "branches \(seed)")
      }
      seed += 1
    }
    print("programs of rows:", describe(rows))
    print("programs of branches:", describe(branches))
    return rows.mistaken.isEmpty && branches.mistaken.isEmpty
  }

  private static func describe(_ pairs: KeyPairs) -> String {
    let share = 100 - 100 * Double(pairs.strangers.count) / Double(max(pairs.finiteTwins, 1))
    return """
      \(pairs.count) pairs, \(pairs.equalKeys) with one key, \(pairs.mistaken.count) of them wrongly;
        of \(pairs.finiteTwins) that draw the same \((share * 100).rounded() / 100) % have one key
      \((pairs.mistaken.prefix(10) + pairs.strangers.prefix(40)).map { "  " + $0 }.joined(separator: "\n"))
      """
  }
}
