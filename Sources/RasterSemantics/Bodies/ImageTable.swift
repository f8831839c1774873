// The image files that a program draws, each read and decoded once.

import Raster
import RasterSyntax

/// What the caller finds at an image's path.
package enum ImageLoad: Sendable {
  case bytes([UInt8])
  case missing
  /// The file is there and cannot be read; a few words say why.
  case failed(String)
}

/// The image files of a run; a class, since all bodies share it.
final class ImageTable {
  enum Entry {
    case loaded(Int)
    case missing
    case failed(String)
  }

  private struct Key: Hashable {
    let file: FileID
    let path: String
  }

  private(set) var assets: [ImageAsset] = []
  private var entries: [Key: Entry] = [:]
  private let read: (FileID, String) -> ImageLoad

  init(read: @escaping (FileID, String) -> ImageLoad) { self.read = read }

  /// The image at `path`, as written in `file`.
  func load(_ path: String, from file: FileID) -> Entry {
    let key = Key(file: file, path: path)
    if let entry = entries[key] { return entry }
    let entry = decode(path, read(file, path))
    entries[key] = entry
    return entry
  }

  private func decode(_ path: String, _ load: ImageLoad) -> Entry {
    switch load {
    case .missing: return .missing
    case .failed(let reason): return .failed(reason)
    case .bytes(let bytes):
      do throws(ImageError) {
        let image = try Image(decoding: bytes)
        if let known = assets.firstIndex(where: { $0.image == image && $0.bytes == bytes }) {
          return .loaded(known)
        }
        assets.append(ImageAsset(name: path, bytes: bytes, image: image))
        return .loaded(assets.count - 1)
      } catch {
        return .failed(error.description)
      }
    }
  }
}
