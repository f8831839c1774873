// The fonts in which a font request is drawn, looked up once per request and cached with the files.

import RasterValues

extension FontCollection {
  /// Returns the fonts in which to look for glyphs, in order of preference; never empty.
  ///
  /// The order is: the requested families, each first among the font's embedded files and then in
  /// this collection; the built-in typeface; then all other fonts. `size` is the size of the text
  /// in points, which fonts with an axis for optical sizes follow.
  func faces(for font: Font, size: Double) -> [GlyphFace] {
    stacks.faces(for: font, size: size, in: storage)
  }

  /// The font lists that are cached with the files.
  private var stacks: FaceStacks {
    storage.companion.withLock { companion in
      if let companion { return unsafeDowncast(companion, to: FaceStacks.self) }
      let stacks = FaceStacks()
      companion = stacks
      return stacks
    }
  }
}

/// A cache of font lists, keyed by the properties that determine them.
private final class FaceStacks: Sendable {
  private static let limit = 256

  private let stacks = Guarded<[Description: [GlyphFace]]>([:])

  /// The properties of a font request that determine its list.
  private struct Description: Hashable {
    let families: [String]
    let own: FontCollection
    let weight: FontWeight
    let width: FontWidth
    let italic: Bool
    let variations: [String]
    /// The size of the text, if a font varies with it.
    let size: Double?
  }

  func faces(for font: Font, size: Double, in storage: FontStorage) -> [GlyphFace] {
    let followsSize = storage.hasOpticalSizes || font.embeddedFonts.storage.hasOpticalSizes
    let description = Description(
      families: [font.family] + font.fallback,
      own: font.embeddedFonts,
      weight: font.weight,
      width: font.width,
      italic: font.isItalic,
      variations: font.variations,
      size: followsSize ? size : nil
    )
    return stacks.withLock { stacks in
      if let stack = stacks[description] { return stack }
      if stacks.count >= Self.limit { stacks.removeAll() }
      let stack = makeStack(description, storage)
      stacks[description] = stack
      return stack
    }
  }

  /// Returns the named families, the built-in typeface, image fonts, then the other families.
  private func makeStack(_ request: Description, _ storage: FontStorage) -> [GlyphFace] {
    var stack: [GlyphFace] = []
    let files = request.own.storage.faces + storage.faces
    func add(_ family: String) {
      guard let face = face(family, request, files), !stack.contains(face) else { return }
      stack.append(face)
    }
    for family in request.families { add(family) }
    add("")
    stack += (request.own.storage.pictures + storage.pictures).map { GlyphFace($0) }
    for file in files { add(file.family) }
    return stack
  }

  /// Returns the font of a family that is the closest match.
  private func face(
    _ family: String,
    _ request: Description,
    _ files: [FontStorage.File]
  ) -> GlyphFace? {
    if family.isEmpty { return .builtIn(weight: request.weight, isItalic: request.italic) }
    let name = FaceMatch.folded(family)
    let variations = FontVariations(request.variations)
    let match = files.filter { FaceMatch.folded($0.family) == name }.map { file in
      (
        file,
        FaceMatch(
          file.face,
          weight: request.weight,
          width: request.width,
          italic: request.italic,
          opticalSize: variations.isOpticalSizeAutomatic ? request.size : nil,
          variations: variations.values
        )
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

  /// Returns the built-in typeface, which is created once for each weight and slant.
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
