// The Swift names of embedded images and fonts, which depend only on the files.

import RasterSemantics
import RasterValues

/// The names of the constants that contain embedded images, font files and sets of them.
///
/// A name consists of the file's name, its kind and the first digits of its digest, so that it does
/// not change when other files join the program: `icons/arrow-left.png` is
/// `arrowLeftImage_3F09C2D1`.
struct AssetNames: Sendable {
  private(set) var images: [String] = []
  private(set) var fonts: [String] = []
  private(set) var faceSets: [String] = []
  private var taken: Set<String>

  /// Creates names that are distinct, and differ from those in `taken`.
  init(_ program: Program, besides taken: Set<String>) {
    self.taken = taken
    for image in program.images {
      images.append(name(image.name, "image", ContentDigest(of: image.bytes)))
    }
    var digests: [ContentDigest] = []
    for face in program.fonts {
      let digest = ContentDigest(of: Array(face.name.utf8) + [0] + face.bytes)
      digests.append(digest)
      fonts.append(name(face.path, "face", digest))
    }
    for set in program.faceSets {
      guard let first = set.faces.first else {
        faceSets.append("")
        continue
      }
      guard set.faces.count > 1 else {
        faceSets.append(fonts[first])
        continue
      }
      let digest = ContentDigest(of: set.faces.flatMap { digests[$0].bytes })
      faceSets.append(name(program.fonts[first].path, "faces", digest))
    }
  }

  private mutating func name(_ path: String, _ kind: String, _ digest: ContentDigest) -> String {
    let digits = digest.description.prefix(8).uppercased()
    let name = "\(Self.stem(for: path, kind))_\(digits)"
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)_\(number)"
      number += 1
    }
    return candidate
  }

  /// Returns the name without digest: `arrowLeftImage` for `icons/arrow-left.png` and `image`.
  private static func stem(for path: String, _ kind: String) -> String {
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
    // For example, `Brand-Bold.ttf` becomes `brandBoldFace`.
    return first.lowercased() + name.dropFirst() + kind.prefix(1).uppercased() + kind.dropFirst()
  }
}

/// An asset that one generated file contains for the whole program.
enum EmbeddedAsset: Hashable {
  /// An image, by its index in the program.
  case image(Int)
  case font(Int)
  case faceSet(Int)
}
