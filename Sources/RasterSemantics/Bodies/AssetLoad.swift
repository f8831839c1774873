// What is found at the path of an image or a font file.

import RasterSyntax

/// The caller's answer for the path of an image or a font file.
package enum AssetLoad: Sendable {
  case bytes([UInt8])
  case missing
  /// The file is there and cannot be read; a few words say why.
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
    if case .bytes(let bytes) = load { byteCount += bytes.count }
    loads[key] = load
    return load
  }
}
