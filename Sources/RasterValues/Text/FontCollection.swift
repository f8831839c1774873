// The fonts of font files, found by family, weight, width and slant.

/// The fonts for text, in addition to the built-in typeface, which is always available.
///
/// Two collections are equal if they were created from the same files in the same order. A key
/// contains the `digest` of a collection only if the component draws or measures text.
public struct FontCollection: Sendable {
  package let storage: FontStorage

  /// Creates a collection with only the built-in typeface.
  public init() { storage = .empty }

  private init(_ storage: FontStorage) { self.storage = storage }

  /// Returns a collection that also contains a TrueType or OpenType file or collection; WOFF is not
  /// supported.
  ///
  /// `family` replaces the family name in the file. Opening a font takes less than a millisecond.
  /// Its bytes are retained.
  public func adding(
    _ bytes: [UInt8],
    as family: String? = nil
  ) throws(FontError) -> FontCollection {
    FontCollection(try storage.adding(bytes, as: family))
  }

  /// Returns a collection with images for graphemes, such as emoji, that the font's families and
  /// the built-in typeface lack.
  ///
  /// `identity` names the set of images and is part of keys and files. A program that supplies
  /// different images must use a different name. `picture` is called once for each grapheme, on any
  /// thread, and must always return the same image. It returns `nil` to leave the grapheme to the
  /// other fonts. Images are retained. An image is drawn one em high in its own proportions, with a
  /// fifth of it below the baseline.
  public func adding(
    emojiSet identity: String,
    _ picture: @escaping @Sendable (_ grapheme: String) -> Image?
  ) -> FontCollection {
    FontCollection(storage.adding(GraphemePictures(identity, picture)))
  }

  /// Returns a collection with the fonts of another one after its own.
  public func adding(_ fonts: FontCollection) -> FontCollection {
    FontCollection(storage.adding(fonts.storage))
  }

  /// The SHA-256 digest of all files and their names, in order.
  public var digest: ContentDigest { storage.digest }

  /// The family names, in order.
  public var families: [String] {
    storage.faces.reduce(into: []) { names, face in
      if !names.contains(face.family) { names.append(face.family) }
    }
  }

  /// The axes of variable fonts, in order.
  package var axes: [FontTag] {
    storage.faces.flatMap { $0.face.axes }.reduce(into: []) { tags, axis in
      if !tags.contains(axis.tag) { tags.append(axis.tag) }
    }
  }

  /// Whether a font has colour glyphs, or images replace graphemes.
  package var haveColors: Bool {
    !storage.pictures.isEmpty || storage.faces.contains { $0.face.colors != nil }
  }

  /// Whether a font has language-specific rules, so that the locale affects its text.
  package var haveLanguages: Bool { !storage.languages.isEmpty }

  /// The weight, the width and the slant of each font, as stored in its file.
  package var styles: [FaceStyle] {
    storage.faces.map { file in
      let metrics = file.face.metrics
      return FaceStyle(weight: metrics.weight, width: metrics.width, isItalic: metrics.isItalic)
    }
  }
}

extension FontCollection: Hashable {
  /// Whether both were created from the same files and images in the same order.
  public static func == (left: FontCollection, right: FontCollection) -> Bool {
    left.storage === right.storage || left.digest == right.digest
  }

  /// Hashes the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// The attributes that distinguish the fonts of a family.
package struct FaceStyle: Hashable, Sendable {
  /// From 1 to 1000; 400 is regular.
  package let weight: Int
  /// From 1 to 9; 5 is normal.
  package let width: Int
  package let isItalic: Bool
}
