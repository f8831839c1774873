// Faces of font files, found by family, weight, width and slant.
import Synchronization

/// The faces that words are drawn with, beside the built-in typeface, which is always there.
///
/// A value: two are equal if they were made of the same files in the same order. Part of a key only
/// where words are drawn or measured, by its `fingerprint`.
public struct Fonts: Sendable {
  private let storage: FontStorage

  /// The built-in typeface alone.
  public init() { storage = .empty }

  private init(_ storage: FontStorage) { self.storage = storage }

  /// These faces and those of a font file or collection: TrueType or OpenType, not WOFF.
  ///
  /// `family` stands in for the family's name in the file. Opening a face takes less than a
  /// millisecond; the bytes are kept.
  public func adding(_ bytes: [UInt8], as family: String? = nil) throws(FontError) -> Fonts {
    Fonts(try storage.adding(bytes, as: family))
  }

  /// These faces, and pictures for graphemes that the font's own families and the built-in typeface
  /// lack, such as emoji.
  ///
  /// `identity` names the pictures: programs that give others must give another name, which is part
  /// of keys and files in their place. `picture` is asked once for a grapheme, on any thread, and must
  /// give the same answer each time; nil leaves the grapheme to the other faces. A picture is drawn an
  /// em high and as wide as it is in proportion, a fifth of it below the baseline, and is kept.
  public func adding(
    pictures identity: String,
    _ picture: @escaping @Sendable (_ grapheme: String) -> Image?
  ) -> Fonts {
    Fonts(storage.adding(GraphemePictures(identity, picture)))
  }

  /// These faces and, behind them, others.
  public func adding(_ fonts: Fonts) -> Fonts { Fonts(storage.adding(fonts.storage)) }

  /// SHA-256 of all files and their names, in order.
  public var fingerprint: Digest { storage.fingerprint }

  /// The families, in order.
  public var families: [String] {
    storage.faces.reduce(into: []) { names, face in
      if !names.contains(face.family) { names.append(face.family) }
    }
  }

  /// The weight, the width and the slant of each face, as its file has them.
  package var styles: [FaceStyle] {
    storage.faces.map { file in
      let metrics = file.face.metrics
      return FaceStyle(weight: metrics.weight, width: metrics.width, isItalic: metrics.isItalic)
    }
  }

  /// The faces to look for glyphs in, the first first: never empty.
  ///
  /// The font's families, each among its own faces and then among these; the built-in typeface; then
  /// all others.
  func faces(for font: Font) -> [GlyphFace] { storage.faces(for: font) }

  fileprivate var files: [FontStorage.File] { storage.faces }

  fileprivate var pictures: [GlyphFace] { storage.pictures }
}

extension Fonts: Hashable {
  /// Whether both were made of the same files and pictures in the same order.
  public static func == (left: Fonts, right: Fonts) -> Bool {
    left.storage === right.storage || left.fingerprint == right.fingerprint
  }

  /// Hashes the fingerprint alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// What tells the faces of a family apart.
package struct FaceStyle: Hashable, Sendable {
  /// 1…1000; 400 is regular.
  package let weight: Int
  /// 1…9; 5 is normal.
  package let width: Int
  package let isItalic: Bool
}

/// Faces of files, and the instances of them that were asked for.
fileprivate final class FontStorage: Sendable {
  /// A face of a file.
  struct File: Sendable {
    let face: OpenTypeFace
    let digest: Digest
    let family: String
  }

  static let empty = FontStorage([], [], fingerprint: SHA256().finish())
  private static let stackLimit = 256

  let faces: [File]
  /// Faces of pictures.
  let pictures: [GlyphFace]
  let fingerprint: Digest
  /// Faces by what decides them.
  private let stacks = Mutex<[Description: [GlyphFace]]>([:])

  /// What of a font decides its faces.
  private struct Description: Hashable {
    let families: [String]
    let own: Fonts
    let weight: FontWeight
    let width: FontWidth
    let italic: Bool
  }

  private init(_ faces: [File], _ pictures: [GlyphFace], fingerprint: Digest) {
    (self.faces, self.pictures) = (faces, pictures)
    self.fingerprint = fingerprint
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
    chain.update(fingerprint.bytes)
    chain.update(file.bytes)
    chain.update(Array((family ?? "").utf8))
    return FontStorage(faces, pictures, fingerprint: chain.finish())
  }

  func adding(_ pictures: GraphemePictures) -> FontStorage {
    let face = GlyphFace(pictures)
    var chain = SHA256()
    chain.update(fingerprint.bytes)
    chain.update(face.digest.bytes)
    return FontStorage(faces, self.pictures + [face], fingerprint: chain.finish())
  }

  func adding(_ other: FontStorage) -> FontStorage {
    if other === FontStorage.empty { return self }
    if self === FontStorage.empty { return other }
    var chain = SHA256()
    chain.update(fingerprint.bytes)
    chain.update(other.fingerprint.bytes)
    return FontStorage(
      faces + other.faces,
      pictures + other.pictures,
      fingerprint: chain.finish()
    )
  }

  func faces(for font: Font) -> [GlyphFace] {
    let description = Description(
      families: [font.family] + font.fallback,
      own: font.faces,
      weight: font.weight,
      width: font.width,
      italic: font.italic
    )
    return stacks.withLock { stacks in
      if let stack = stacks[description] { return stack }
      if stacks.count >= FontStorage.stackLimit { stacks.removeAll() }
      let stack = makeStack(description)
      stacks[description] = stack
      return stack
    }
  }

  /// The named families, the built-in typeface, pictures, then the other families.
  private func makeStack(_ wanted: Description) -> [GlyphFace] {
    var stack: [GlyphFace] = []
    let files = wanted.own.files + faces
    func add(_ family: String) {
      guard let face = face(family, wanted, files), !stack.contains(face) else { return }
      stack.append(face)
    }
    for family in wanted.families { add(family) }
    add("")
    stack += wanted.own.pictures + pictures
    for file in files { add(file.family) }
    return stack
  }

  /// The face of a family that is nearest to what is wanted.
  private func face(
    _ family: String,
    _ wanted: Description,
    _ files: [File]
  ) -> GlyphFace? {
    if family.isEmpty { return .builtIn(weight: wanted.weight, isItalic: wanted.italic) }
    let name = FaceMatch.folded(family)
    let match = files.filter { FaceMatch.folded($0.family) == name }.map { file in
      (file, FaceMatch(file.face, wanted.weight, wanted.width, wanted.italic))
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
  private static let builtIn = Mutex<[Int: GlyphFace]>([:])

  /// The built-in typeface, once for each weight and slant.
  static func builtIn(weight: FontWeight, isItalic: Bool) -> GlyphFace {
    let index = Int(weight.rawValue) &* 2 &+ (isItalic ? 1 : 0)
    return builtIn.withLock { faces in
      if let face = faces[index] { return face }
      let face = GlyphFace(weight: weight, isItalic: isItalic)
      faces[index] = face
      return face
    }
  }
}
