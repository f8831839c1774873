// The results of a check that the next check of edited sources takes over.

import RasterSyntax
import RasterValues

/// Remembers the last check of some sources, so that a check of edited sources takes less time.
///
/// The next check parses all files again. It takes over the bodies that have not changed if all
/// signatures are the same, and the costs, key plans, trial drawings and digests of declarations
/// that use nothing that has changed. Its diagnostics equal those of a check without memory. All checks that share a memory must have the
/// same limits and the same kind of trial drawings.
package final class CheckMemory: Sendable {
  private let last = Guarded<CheckRecord?>(nil)

  package init() {}

  var record: CheckRecord? { last.withLock { $0 } }

  /// Replaces the record, unless the new one has errors and was compared with one without errors.
  ///
  /// A check with errors draws nothing, and sources often have errors while they are typed.
  func add(_ record: CheckRecord) {
    last.withLock { last in
      if record.isSound || !record.isComparable || last?.isSound != true { last = record }
    }
  }
}

/// The reusable results of one check.
struct CheckRecord: Sendable {
  /// The results of one declaration.
  struct Declaration: Sendable {
    let id: DeclarationID
    let range: SourceRange
    /// The component to which a function belongs.
    var owner: DeclarationID?
    /// The declarations that it uses directly, sorted.
    var uses: [DeclarationID] = []
    var assets: [ContentDigest] = []
    /// The steps that its values add to those of all compile-time evaluation.
    var steps: Int?
    /// The inputs that a function or a component reads.
    var reads: (key: KeyPlan, environment: Environment.Reads)?
    /// The steps of the proofs of its caps, if these were proved without diagnostics.
    var capsSteps: Int?
    var boxes: BoxesRecord?
    var definition: ContentDigest?
  }

  var sources: [SourceFile] = []
  var imports: [Set<FileID>] = []
  var editions: [Edition] = []
  var declarations: [Declaration] = []
  /// The costs, if all of them are within the limits.
  var costs: CostChecker?
  var drawn = DrawnRecords()
  var module: Module?
  var faces: [FontTable.Face] = []
  var bodies: [BodyResult] = []
  /// Whether the check found no errors.
  var isSound = false
  /// Whether the declarations were those of the last record.
  var isComparable = false
}

/// The declarations that have not changed since an earlier check, with that check's results.
struct KeptDeclarations {
  private let record: CheckRecord
  let edits: SourceEdits
  /// Whether each declaration, and everything that it uses, is as it was.
  private var isKept: [Bool]

  /// Compares a check with an earlier one, or returns nil if their declarations differ.
  ///
  /// `order` lists each declaration after those that it uses.
  init?(
    _ record: CheckRecord,
    _ edits: SourceEdits,
    _ now: CheckRecord,
    order: [Int],
    trees: [SyntaxTree]
  ) {
    guard record.imports == now.imports, record.editions == now.editions,
      record.declarations.count == now.declarations.count
    else { return nil }
    for tree in trees where tree.json != nil && edits.changes(tree.source.id) { return nil }
    (self.record, self.edits) = (record, edits)
    isKept = Array(repeating: false, count: now.declarations.count)
    var places: [DeclarationID: Int] = [:]
    for (index, declaration) in now.declarations.enumerated() { places[declaration.id] = index }
    for index in order {
      let (old, new) = (record.declarations[index], now.declarations[index])
      guard old.id == new.id, old.range.file == new.range.file else { return nil }
      let isSame = edits.moved(old.range) == new.range
      // A mode is read without being used by its name.
      if !isSame, new.id.kind == .mode { return nil }
      isKept[index] =
        isSame && old.uses == new.uses && old.assets == new.assets
        && new.uses.allSatisfy { places[$0].map { isKept[$0] } ?? false }
    }
    // The types of the `let`s that a function reads depend on all that its component uses.
    for (index, declaration) in now.declarations.enumerated() {
      guard let owner = declaration.owner.flatMap({ places[$0] }) else { continue }
      isKept[index] = isKept[index] && isKept[owner]
    }
  }

  /// The earlier results of a declaration, or nil if it or something that it uses has changed.
  subscript(index: Int) -> CheckRecord.Declaration? {
    isKept[index] ? record.declarations[index] : nil
  }

  var costs: CostChecker? { record.costs }

  /// Returns the earlier inputs at their new positions.
  ///
  /// The positions in the steps of a plan remain, since only the places are reported.
  func reads(at index: Int) -> (key: KeyPlan, environment: Environment.Reads)? {
    guard var reads = self[index]?.reads else { return nil }
    for place in reads.key.places.indices {
      let old = reads.key.places[place]
      guard let range = edits.moved(old.range) else { return nil }
      reads.key.places[place] = KeyPlace(subject: old.subject, range: range)
    }
    return reads
  }

  /// Returns the diagnostics of an earlier trial drawing at their new positions.
  func boxes(at index: Int, _ costs: CostChecker) -> BoxesRecord? {
    // The effort also depends on the properties that were checked last.
    guard var boxes = self[index]?.boxes, let moved = edits.moved(boxes.diagnostics),
      record.costs?.finder.properties == costs.finder.properties
    else { return nil }
    boxes.diagnostics = moved
    return boxes
  }

  /// Returns the earlier drawings of looks; `declarations` are the indices of declarations.
  func drawn(_ declarations: [DeclarationID: Int]) -> DrawnRecords {
    record.drawn.moved(by: edits) { component in
      declarations[DeclarationID(.component, component)].map { isKept[$0] } ?? false
    }
  }
}
