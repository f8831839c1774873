// The Swift names of embedded images and fonts, which depend on the files alone.

import RasterSemantics
import RasterValues

/// The names of the values that hold embedded images, fonts and sets of fonts.
///
/// A name is the file's, its kind and the first digits of its digest, so that it stays when other files
/// join a program: `icons/arrow-left.png` is `arrowLeftImage_3F09C2D1`.
struct AssetNames: Sendable {
  private(set) var images: [String] = []
  private(set) var faces: [String] = []
  private(set) var faceSets: [String] = []
  private var taken: Set<String>

  /// Names that differ from each other, and from what `taken` holds.
  init(_ program: Program, besides taken: Set<String>) {
    self.taken = taken
    for image in program.images {
      images.append(name(image.name, "image", ContentDigest(of: image.bytes)))
    }
    var digests: [ContentDigest] = []
    for face in program.faces {
      let digest = ContentDigest(of: Array(face.name.utf8) + [0] + face.bytes)
      digests.append(digest)
      faces.append(name(face.path, "face", digest))
    }
    for set in program.faceSets {
      guard let first = set.faces.first else {
        faceSets.append("")
        continue
      }
      guard set.faces.count > 1 else {
        faceSets.append(faces[first])
        continue
      }
      let digest = ContentDigest(of: set.faces.flatMap { digests[$0].bytes })
      faceSets.append(name(program.faces[first].path, "faces", digest))
    }
  }

  private mutating func name(_ path: String, _ kind: String, _ digest: ContentDigest) -> String {
    let digits = digest.description.prefix(8).uppercased()
    let name = "\(Self.word(for: path, kind))_\(digits)"
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)_\(number)"
      number += 1
    }
    return candidate
  }

  /// `icons/arrow-left.png` is `arrowLeftImage`, where `kind` is `image`.
  private static func word(for path: String, _ kind: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    var name = ""
    var startsWord = false
    for scalar in stem.unicodeScalars {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      guard isLetter || (("0"..."9").contains(scalar) && !name.isEmpty) else {
        startsWord = !name.isEmpty
        continue
      }
      name += startsWord ? String(scalar).uppercased() : String(scalar)
      startsWord = false
    }
    guard let first = name.first else { return kind }
    // `Brand-Bold.ttf` is `brandBoldFace`.
    return first.lowercased() + name.dropFirst() + kind.prefix(1).uppercased() + kind.dropFirst()
  }
}

/// An asset that a generated file holds for all files of the program.
enum EmbeddedAsset: Hashable {
  /// An image, a face or a set of faces, by its index in the program.
  case image(Int)
  case face(Int)
  case faceSet(Int)
}
