// The checked bodies that a check takes over from the last one.

import RasterSyntax
import RasterValues

/// The bodies of an earlier check without errors that are still valid.
///
/// A body depends on its text and on the signatures of all declarations. Bodies with diagnostics,
/// whose texts can depend on anything, and bodies that use files are checked again.
struct KeptBodies {
  private let record: CheckRecord
  /// The declarations' movements; nil for a declaration whose text has changed.
  private var moves: [RangeMover?] = []

  /// Compares the signatures of a check with those of an earlier one; returns nil if they differ.
  init?(
    _ record: CheckRecord?,
    _ edits: SourceEdits?,
    of entries: [DeclarationEntry],
    in module: Module,
    _ session: Session
  ) {
    guard let record, let edits, let known = record.module, record.isSound,
      record.imports == module.files.map({ $0.imports }),
      record.editions == module.files.map({ $0.edition }),
      record.declarations.count == entries.count, record.faces == session.fonts.faces
    else { return nil }
    self.record = record
    for file in module.files where file.isTokenFile && edits.changes(file.source.id) { return nil }
    for (entry, old) in zip(entries, record.declarations) {
      let new = entry.extent
      guard old.id == entry.id, old.range.file == new.file else { return nil }
      let isSame = edits.moved(old.range) == new
      guard module.hasSignature(of: old.id, asIn: known, isSame: isSame),
        isSame || entry.token == nil
      else { return nil }
      moves.append(isSame ? RangeMover(from: old.range, to: new) : nil)
    }
  }

  /// Returns the earlier result of a body at its new positions, or nil if it must be checked.
  subscript(index: Int) -> BodyResult? {
    guard let move = moves[index] else { return nil }
    let body = record.bodies[index]
    guard body.diagnostics.isEmpty, body.usedImages.isEmpty, body.usedOutlines.isEmpty,
      body.usedFaces.isEmpty
    else { return nil }
    return body.moved(by: move)
  }
}

extension Module {
  /// Returns whether a declaration has the signature that it has in another module.
  ///
  /// `isSame` is whether its text is the same. Positions and documentation do not matter.
  fileprivate func hasSignature(
    of id: DeclarationID,
    asIn other: Module,
    isSame: Bool
  ) -> Bool {
    let (own, known) = (head(of: id), other.head(of: id))
    guard own.name == known.name, own.access == known.access else { return false }
    switch id.kind {
    case .enumeration, .structure, .tokens, .mode: return isSame
    case .constant:
      let (own, known) = (constants[id.index], other.constants[id.index])
      return own.type == known.type && own.deprecation == known.deprecation
    case .function:
      let (own, known) = (functions[id.index], other.functions[id.index])
      return own.result == known.result && own.parameters.haveSignatures(of: known.parameters)
    case .component:
      let (own, known) = (components[id.index], other.components[id.index])
      return own.isKeyed == known.isKeyed && own.fields.haveSignatures(of: known.fields)
    }
  }
}

extension [CallParameter] {
  /// Returns whether calls with these parameters are checked like calls with others.
  fileprivate func haveSignatures(of others: [CallParameter]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { own, other in
        own.label == other.label && own.name == other.name && own.type == other.type
          && own.isRequired == other.isRequired && own.declaredDefault == other.declaredDefault
      }
  }
}

extension FontTable {
  /// What bodies depend on in a declared font.
  struct Face: Equatable, Sendable {
    let name: String
    let file: FileID
    let bytes: [UInt8]
  }

  /// The declared fonts.
  var faces: [Face] {
    assets.map { Face(name: $0.name, file: $0.range.file, bytes: $0.bytes) }
  }
}
