// Determines which components read the locale because their fonts have language-specific rules.

import RasterValues

extension ProgramAssembler {
  /// Records in `speaking` whether a declaration creates fonts with language-specific rules.
  ///
  /// This can be directly, or through the declarations that it uses.
  ///
  /// A component that does so reads the locale. The declarations that it uses must have been
  /// recorded before. Text in these fonts depends on the locale when it is drawn or measured. The
  /// fonts themselves do not, so constants and defaults may contain them.
  mutating func noteLanguages(of index: Int, _ id: DeclarationID) {
    let ownSpeak = usedFaces[index].contains { program.faceSets[$0].fonts.haveLanguages }
    guard ownSpeak || edges[index].contains(where: { speaking.contains($0.target) }) else { return }
    speaking.insert(index)
    if id.kind == .component { addLanguage(to: id.index) }
  }

  /// Adds the locale to the reads of a component if it uses text.
  ///
  /// Keys contain the fonts of properties and of the environment, but not those that a program
  /// declares.
  private mutating func addLanguage(to component: Int) {
    guard program.components[component].reads.contains(.fonts) else { return }
    guard !program.components[component].reads.contains(.locale) else { return }
    program.components[component].reads.insert(.locale)
    program.components[component].key.places.append(
      KeyPlace(subject: .environment(.locale), range: program.components[component].head.nameRange)
    )
  }
}
