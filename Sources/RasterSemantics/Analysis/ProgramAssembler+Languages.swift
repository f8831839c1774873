// Which components read the locale because their faces have rules of their own for languages.

import RasterValues

extension ProgramAssembler {
  /// Notes in `speaking` that a declaration, or one that it uses, makes fonts with such faces, and lets a
  /// component read the locale then; what it uses is known already.
  ///
  /// Their words depend on the locale where they are drawn or measured. The fonts do not, so that
  /// constants and defaults may hold them.
  mutating func noteLanguages(of index: Int, _ id: DeclarationID) {
    let ownSpeak = usedFaces[index].contains { program.faceSets[$0].fonts.haveLanguages }
    guard ownSpeak || edges[index].contains(where: { speaking.contains($0.target) }) else { return }
    speaking.insert(index)
    if id.kind == .component { addLanguage(to: id.index) }
  }

  /// Adds the locale to what a component reads, if it has words at all.
  ///
  /// No key holds the faces that a program carries, as it does those of properties and of the environment.
  private mutating func addLanguage(to component: Int) {
    guard program.components[component].reads.contains(.fonts) else { return }
    guard !program.components[component].reads.contains(.locale) else { return }
    program.components[component].reads.insert(.locale)
    program.components[component].key.places.append(
      KeyPlace(subject: .environment(.locale), range: program.components[component].head.nameRange)
    )
  }
}
