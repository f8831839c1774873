// The result of loading an image or a font file.

import RasterSyntax
import RasterValues

/// The result of loading the path of an image or a font file, which the caller provides.
package enum AssetLoad: Sendable {
  case bytes([UInt8])
  /// A vector file, which has been parsed.
  case drawing(VectorAsset)
  case missing
  /// The file exists but cannot be read; the string is a short reason.
  case failed(String)
}

/// A vector file in the form that programs use.
package struct VectorAsset: Sendable {
  package let drawing: Drawing
  /// The unsupported features of the file, one line each.
  package let losses: [String]
  /// Returns the outline of all shapes, or of the element with an `id`.
  package let outline: @Sendable (String?) -> OutlineLoad

  package init(
    drawing: Drawing,
    losses: [String],
    outline: @escaping @Sendable (String?) -> OutlineLoad
  ) {
    (self.drawing, self.losses, self.outline) = (drawing, losses, outline)
  }
}

/// The outline of a vector file's shapes as one path.
package enum OutlineLoad: Sendable {
  /// SVG path data, in points of the view box.
  case data(String)
  /// No element has the `id`; the list contains those that exist.
  case unknown([String])
  /// There is no outline; the string is a short reason.
  case failed(String)
}

/// The results for paths that have been loaded before, which all checks of a run share.
final class AssetMemory {
  private struct Key: Hashable {
    let file: FileID
    let path: String
  }

  private var loads: [Key: AssetLoad] = [:]
  private let read: (FileID, String) -> AssetLoad
  /// The total number of bytes of all files found.
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
