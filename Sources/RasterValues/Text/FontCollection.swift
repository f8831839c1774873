// Faces of font files, found by family, weight, width and slant.

/// The faces that words are drawn with, beside the built-in typeface, which is always there.
///
/// A value: two are equal if they were made of the same files in the same order. Part of a key only
/// where words are drawn or measured, by its `digest`.
public struct FontCollection: Sendable {
  package let storage: FontStorage

  /// The built-in typeface alone.
  public init() { storage = .empty }

  private init(_ storage: FontStorage) { self.storage = storage }

  /// These faces and those of a font file or collection: TrueType or OpenType, not WOFF.
  ///
  /// `family` stands in for the family's name in the file. Opening a face takes less than a
  /// millisecond; the bytes are kept.
  public func adding(
    _ bytes: [UInt8],
    as family: String? = nil
  ) throws(FontError) -> FontCollection {
    FontCollection(try storage.adding(bytes, as: family))
  }

  /// These faces, and pictures for graphemes that the font's own families and the built-in typeface
  /// lack, such as emoji.
  ///
  /// `identity` names the pictures: programs that give others must give another name, which is part
  /// of keys and files in their place. `picture` is asked once for a grapheme, on any thread, and must
  /// give the same answer each time; nil leaves the grapheme to the other faces. A picture is drawn an
  /// em high and as wide as it is in proportion, a fifth of it below the baseline, and is kept.
  public func adding(
    emojiSet identity: String,
    _ picture: @escaping @Sendable (_ grapheme: String) -> Image?
  ) -> FontCollection {
    FontCollection(storage.adding(GraphemePictures(identity, picture)))
  }

  /// These faces and, behind them, others.
  public func adding(_ fonts: FontCollection) -> FontCollection {
    FontCollection(storage.adding(fonts.storage))
  }

  /// SHA-256 of all files and their names, in order.
  public var digest: ContentDigest { storage.digest }

  /// The families, in order.
  public var families: [String] {
    storage.faces.reduce(into: []) { names, face in
      if !names.contains(face.family) { names.append(face.family) }
    }
  }

  /// Whether a face has glyphs with colours of their own, or graphemes may be pictures.
  package var haveColors: Bool {
    !storage.pictures.isEmpty || storage.faces.contains { $0.face.colors != nil }
  }

  /// Whether a face has rules of its own for words of a language, so that the locale matters to it.
  package var haveLanguages: Bool { !storage.languages.isEmpty }

  /// The weight, the width and the slant of each face, as its file has them.
  package var styles: [FaceStyle] {
    storage.faces.map { file in
      let metrics = file.face.metrics
      return FaceStyle(weight: metrics.weight, width: metrics.width, isItalic: metrics.isItalic)
    }
  }
}

extension FontCollection: Hashable {
  /// Whether both were made of the same files and pictures in the same order.
  public static func == (left: FontCollection, right: FontCollection) -> Bool {
    left.storage === right.storage || left.digest == right.digest
  }

  /// Hashes the digest alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// The attributes that tell the faces of a family apart.
package struct FaceStyle: Hashable, Sendable {
  /// 1…1000; 400 is regular.
  package let weight: Int
  /// 1…9; 5 is normal.
  package let width: Int
  package let isItalic: Bool
}
