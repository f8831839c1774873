// What is found at the path of an image or a font file.

import RasterSyntax
import RasterValues

/// The caller's answer for the path of an image or a font file.
package enum AssetLoad: Sendable {
  case bytes([UInt8])
  /// The file is one of vectors, which was read.
  case drawing(VectorAsset)
  case missing
  /// The file is there and cannot be read; a few words say why.
  case failed(String)
}

/// A file of vectors, as programs take it.
package struct VectorAsset: Sendable {
  package let drawing: Drawing
  /// What of the file has no counterpart, each by its line.
  package let losses: [String]
  /// The outline of all shapes, or of the element of an id.
  package let outline: @Sendable (String?) -> OutlineLoad

  package init(
    drawing: Drawing,
    losses: [String],
    outline: @escaping @Sendable (String?) -> OutlineLoad
  ) {
    (self.drawing, self.losses, self.outline) = (drawing, losses, outline)
  }
}

/// The outline of a file's shapes as one path.
package enum OutlineLoad: Sendable {
  /// SVG's path data, in the points of the view box.
  case data(String)
  /// No element has the id; these are there.
  case unknown([String])
  /// There is none; a few words say why.
  case failed(String)
}

/// The answers for paths that were asked for before; a class, since all checks of a run share it.
final class AssetMemory {
  private struct Key: Hashable {
    let file: FileID
    let path: String
  }

  private var loads: [Key: AssetLoad] = [:]
  private let read: (FileID, String) -> AssetLoad
  /// The bytes of all files that were found.
  private(set) var byteCount = 0

  init(_ read: @escaping (FileID, String) -> AssetLoad) { self.read = read }

  func load(_ path: String, from file: FileID) -> AssetLoad {
    let key = Key(file: file, path: path)
    if let load = loads[key] { return load }
    let load = read(file, path)
    switch load {
    case .bytes(let bytes): byteCount += bytes.count
    case .drawing(let asset): byteCount += asset.drawing.encoded.count
    case .missing, .failed: break
    }
    loads[key] = load
    return load
  }
}
