// The faces that a font's words are drawn with: found once for each font, and kept with the files.

import RasterValues

extension FontCollection {
  /// The faces to look for glyphs in, the first first: never empty.
  ///
  /// The font's families, each among its own faces and then among these; the built-in typeface; then
  /// all others.
  func faces(for font: Font) -> [GlyphFace] { stacks.faces(for: font, in: storage) }

  /// The stacks that are kept with the files.
  private var stacks: FaceStacks {
    storage.companion.withLock { companion in
      if let companion { return unsafeDowncast(companion, to: FaceStacks.self) }
      let stacks = FaceStacks()
      companion = stacks
      return stacks
    }
  }
}

/// The instances of faces that were asked for, by what decides them.
private final class FaceStacks: Sendable {
  private static let limit = 256

  private let stacks = Guarded<[Description: [GlyphFace]]>([:])

  /// The properties of a font that decide its faces.
  private struct Description: Hashable {
    let families: [String]
    let own: FontCollection
    let weight: FontWeight
    let width: FontWidth
    let italic: Bool
  }

  func faces(for font: Font, in storage: FontStorage) -> [GlyphFace] {
    let description = Description(
      families: [font.family] + font.fallback,
      own: font.embeddedFonts,
      weight: font.weight,
      width: font.width,
      italic: font.isItalic
    )
    return stacks.withLock { stacks in
      if let stack = stacks[description] { return stack }
      if stacks.count >= Self.limit { stacks.removeAll() }
      let stack = makeStack(description, storage)
      stacks[description] = stack
      return stack
    }
  }

  /// The named families, the built-in typeface, pictures, then the other families.
  private func makeStack(_ wanted: Description, _ storage: FontStorage) -> [GlyphFace] {
    var stack: [GlyphFace] = []
    let files = wanted.own.storage.faces + storage.faces
    func add(_ family: String) {
      guard let face = face(family, wanted, files), !stack.contains(face) else { return }
      stack.append(face)
    }
    for family in wanted.families { add(family) }
    add("")
    stack += (wanted.own.storage.pictures + storage.pictures).map { GlyphFace($0) }
    for file in files { add(file.family) }
    return stack
  }

  /// The face of a family that is nearest to what is wanted.
  private func face(
    _ family: String,
    _ wanted: Description,
    _ files: [FontStorage.File]
  ) -> GlyphFace? {
    if family.isEmpty { return .builtIn(weight: wanted.weight, isItalic: wanted.italic) }
    let name = FaceMatch.folded(family)
    let match = files.filter { FaceMatch.folded($0.family) == name }.map { file in
      (
        file,
        FaceMatch(file.face, weight: wanted.weight, width: wanted.width, italic: wanted.italic)
      )
    }
    .min { $0.1.distance.lexicographicallyPrecedes($1.1.distance) }
    guard let (file, place) = match else { return nil }
    return GlyphFace(
      file.face,
      file.digest,
      coordinates: place.coordinates,
      isSlanted: place.isSlanted
    )
  }
}

extension GlyphFace {
  private static let builtIn = Guarded<[Int: GlyphFace]>([:])

  /// The built-in typeface, once for each weight and slant.
  package static func builtIn(weight: FontWeight, isItalic: Bool) -> GlyphFace {
    let index = Int(weight.rawValue) &* 2 &+ (isItalic ? 1 : 0)
    return builtIn.withLock { faces in
      if let face = faces[index] { return face }
      let face = GlyphFace(weight: weight, isItalic: isItalic)
      faces[index] = face
      return face
    }
  }
}
