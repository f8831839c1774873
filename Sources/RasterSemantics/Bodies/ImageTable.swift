// The image files that a program draws, each read and decoded once.

import RasterValues
import RasterSyntax

/// The image files of a run, which all bodies share.
final class ImageTable {
  enum Entry {
    /// An image by its index, and the unsupported features of its file.
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
  /// The index of the asset with each file's bytes.
  private var indices: [[UInt8]: Int] = [:]
  /// The unsupported features and notes of each asset's file.
  private var losses: [Int: [String]] = [:]
  /// The maximum number of pixels of all images together.
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

  /// Returns the image at `path`, which is written in `file`.
  func load(_ path: String, from file: FileID) -> Entry {
    let key = Key(file: file, path: path)
    if let entry = entries[key] { return entry }
    let entry = decode(path, read(file, path))
    entries[key] = entry
    return entry
  }

  /// Returns the file at `path`, which is written in `file`.
  func file(_ path: String, from file: FileID) -> AssetLoad { read(file, path) }

  private func decode(_ path: String, _ load: AssetLoad) -> Entry {
    switch load {
    case .missing: return .missing
    case .failed(let reason): return .failed(reason)
    case .bytes(let bytes):
      return add(path, bytes) { () throws(ImageError) in
        if let drawing = Drawing(encoded: bytes) { return (Image(drawing), []) }
        let limits = RasterLimits(imageArea: areaLimit)
        let (image, notes) = try Image.decode(bytes, limits: limits)
        return (image, notes.map { $0.description })
      }
    case .drawing(let asset):
      return add(path, asset.drawing.encoded) { (Image(asset.drawing), asset.losses) }
    }
  }

  /// Adds the image with the bytes, unless it is already known.
  private func add(
    _ path: String,
    _ bytes: [UInt8],
    decode: () throws(ImageError) -> (Image, losses: [String])
  ) -> Entry {
    if let known = indices[bytes] { return .loaded(known, losses: losses[known] ?? []) }
    do throws(ImageError) {
      let (image, losses) = try decode()
      let area = assets.reduce(image.heldArea) { $0 + $1.image.heldArea }
      guard area <= areaLimit else { throw .exceeded(.imageArea, value: areaLimit) }
      indices[bytes] = assets.count
      self.losses[assets.count] = losses
      assets.append(ImageAsset(name: path, bytes: bytes, image: image))
      return .loaded(assets.count - 1, losses: losses)
    } catch {
      return .failed(error.description)
    }
  }
}

extension Image {
  /// The pixels in memory; for vectors, the pixels that would take the same memory.
  fileprivate var heldArea: Int {
    drawing.map { $0.encoded.count } ?? Int(size.width) * Int(size.height)
  }
}
