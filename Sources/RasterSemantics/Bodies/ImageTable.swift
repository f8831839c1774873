// The image files that a program draws, each read and decoded once.

import RasterValues
import RasterSyntax

/// The image files of a run; a class, since all bodies share it.
final class ImageTable {
  enum Entry {
    /// An image by its index, and what of its file is not drawn.
    case loaded(Int, losses: [String])
    case missing
    case failed(String)
  }

  private struct Key: Hashable {
    let file: FileID
    let path: String
  }

  private(set) var assets: [ImageAsset] = []
  private var entries: [Key: Entry] = [:]
  /// The index of each file's bytes among the assets.
  private var indices: [[UInt8]: Int] = [:]
  /// The pixels that all images may have together.
  private let areaLimit: Int
  private let read: (FileID, String) -> AssetLoad

  init(
    _ assets: [ImageAsset] = [],
    areaLimit: Int = .max,
    read: @escaping (FileID, String) -> AssetLoad
  ) {
    self.assets = assets
    self.areaLimit = areaLimit
    self.read = read
    for (index, asset) in assets.enumerated() { indices[asset.bytes] = index }
  }

  /// The image at `path`, as written in `file`.
  func load(_ path: String, from file: FileID) -> Entry {
    let key = Key(file: file, path: path)
    if let entry = entries[key] { return entry }
    let entry = decode(path, read(file, path))
    entries[key] = entry
    return entry
  }

  /// What is found at `path`, as written in `file`.
  func file(_ path: String, from file: FileID) -> AssetLoad { read(file, path) }

  private func decode(_ path: String, _ load: AssetLoad) -> Entry {
    switch load {
    case .missing: return .missing
    case .failed(let reason): return .failed(reason)
    case .bytes(let bytes):
      return add(path, bytes) { () throws(ImageError) in
        if let drawing = Drawing(encoded: bytes) { return Image(drawing) }
        return try Image(decoding: bytes, limits: RasterLimits(imageArea: areaLimit))
      }
    case .drawing(let asset):
      return add(path, asset.drawing.encoded, losses: asset.losses) { Image(asset.drawing) }
    }
  }

  /// Adds the image that bytes stand for, unless it is known.
  private func add(
    _ path: String,
    _ bytes: [UInt8],
    losses: [String] = [],
    decode: () throws(ImageError) -> Image
  ) -> Entry {
    if let known = indices[bytes] { return .loaded(known, losses: losses) }
    do throws(ImageError) {
      let image = try decode()
      let area = assets.reduce(image.heldArea) { $0 + $1.image.heldArea }
      guard area <= areaLimit else { throw .exceeded(.imageArea, value: areaLimit) }
      indices[bytes] = assets.count
      assets.append(ImageAsset(name: path, bytes: bytes, image: image))
      return .loaded(assets.count - 1, losses: losses)
    } catch {
      return .failed(error.description)
    }
  }
}

extension Image {
  /// The pixels that it holds, or would hold in the memory that its vectors take.
  fileprivate var heldArea: Int { drawing.map { $0.encoded.count } ?? bitmap.pixels.count }
}
