// The fonts of font files, and images for graphemes, in the order in which they were added.

/// The immutable storage of a font collection: fonts of files, and images for graphemes.
package final class FontStorage: Sendable {
  /// A font from a file, with its digest and its family name.
  package struct File: Sendable {
    package let face: OpenTypeFace
    package let digest: ContentDigest
    package let family: String
  }

  static let empty = FontStorage([], [], digest: SHA256().finish())

  package let faces: [File]
  package let pictures: [GraphemePictures]
  let digest: ContentDigest
  /// The languages for which a font has specific rules; empty for most fonts.
  package let languages: Set<UInt32>
  /// Whether a font varies with the size of the text.
  package let hasOpticalSizes: Bool
  /// A value that drawing caches for the lifetime of these fonts; always of the same class.
  package let companion = Guarded<(AnyObject & Sendable)?>(nil)

  private init(_ faces: [File], _ pictures: [GraphemePictures], digest: ContentDigest) {
    (self.faces, self.pictures) = (faces, pictures)
    self.digest = digest
    hasOpticalSizes = faces.contains { $0.face.axes.contains { $0.tag == "opsz" } }
    languages = faces.reduce(into: []) { $0.formUnion($1.face.languages) }
  }

  func adding(_ bytes: [UInt8], as family: String?) throws(FontError) -> FontStorage {
    var hash = SHA256()
    hash.update(bytes)
    let file = hash.finish()
    var faces = faces
    for index in 0..<(try OpenTypeFace.faceCount(bytes)) {
      let face = try OpenTypeFace(bytes, index: index)
      var identity = SHA256()
      identity.update(file.bytes)
      identity.update(word: UInt64(index))
      let digest = identity.finish()
      faces.append(
        File(
          face: face,
          digest: digest,
          family: family ?? face.names.typographicFamily ?? face.names.family ?? ""
        )
      )
    }
    var chain = SHA256()
    chain.update(digest.bytes)
    chain.update(file.bytes)
    chain.update(Array((family ?? "").utf8))
    return FontStorage(faces, pictures, digest: chain.finish())
  }

  func adding(_ pictures: GraphemePictures) -> FontStorage {
    var chain = SHA256()
    chain.update(digest.bytes)
    chain.update(pictures.digest.bytes)
    return FontStorage(faces, self.pictures + [pictures], digest: chain.finish())
  }

  func adding(_ other: FontStorage) -> FontStorage {
    if other === FontStorage.empty { return self }
    if self === FontStorage.empty { return other }
    var chain = SHA256()
    chain.update(digest.bytes)
    chain.update(other.digest.bytes)
    return FontStorage(
      faces + other.faces,
      pictures + other.pictures,
      digest: chain.finish()
    )
  }
}
