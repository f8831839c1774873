// Files from users or other programs: images, fonts, and the cache's files.

import Foundation
import Raster
import RasterStorage

/// An image, which is decoded, drawn and written.
enum FuzzedImage {
  private struct Shown: Rasterizable {
    let image: Image

    func naturalSize(in environment: Environment) -> Size { Size(width: 32, height: 32) }

    func draw(in canvas: inout Canvas) { canvas.drawImage(image, in: canvas.bounds) }
  }

  static func run(_ bytes: [UInt8]) {
    guard let image = try? Image(decoding: bytes) else { return }
    let bitmap = try? Shown(image: image).bitmap(cache: RasterCache(byteLimit: 0))
    _ = bitmap?.png(level: .fast)
  }
}

/// A font file, with which text is measured and drawn.
enum FuzzedFont {
  private struct Words: Rasterizable {
    func naturalSize(in environment: Environment) -> Size { Size(width: 120, height: 60) }

    func draw(in canvas: inout Canvas) {
      let font = Font(family: "Fuzzed", size: 14, weight: .bold)
      canvas.drawText(
        "AVé To 1ﬁ Ψд ابتحلمه שּׁ \u{41}\u{E0100}\u{1F600}\u{FE0F}",
        in: canvas.bounds,
        font: font
      )
    }
  }

  static func run(_ bytes: [UInt8]) {
    guard let fonts = try? FontCollection().adding(bytes, as: "Fuzzed") else { return }
    let environment = Environment(fonts: fonts)
    _ = try? Words().bitmap(environment: environment, cache: RasterCache(byteLimit: 0))
  }
}

/// A modified file of the disk tier, with a correct checksum.
///
/// Each four bytes are a change: the position, as two bytes, the kind, and a byte.
final class FuzzedCacheFile {
  nonisolated(unsafe) static let shared = FuzzedCacheFile()

  private struct Spot: Rasterizable {
    func naturalSize(in environment: Environment) -> Size { Size(width: 16, height: 16) }

    func draw(in canvas: inout Canvas) {
      canvas.fill(.circle(canvas.bounds), with: .color(Color(red: 1, green: 0, blue: 0.5)))
    }
  }

  private let storage: RasterFileStore
  private let look: LookKey?
  private let file: URL?
  /// The file without its checksum.
  private let stored: [UInt8]

  /// Stores one look, whose file is overwritten afterwards.
  private init() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fuzzing-\(getpid())")
    storage = RasterFileStore(directory: folder.path(percentEncoded: false))
    let list = Spot().displayList(size: Size(width: 16, height: 16), environment: Environment())
    let look = list.map { LookKey($0) }
    if let look, let bitmap = try? list?.bitmap() { try? storage.store(bitmap, for: look) }
    self.look = look
    let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    file = names?.compactMap { $0 as? URL }.first { $0.pathExtension == "look" }
    stored = file.flatMap { try? Array(Data(contentsOf: $0).dropLast(8)) } ?? []
    precondition(look.flatMap { storage.raster(for: $0) } != nil, "nothing was stored")
  }

  func run(_ bytes: [UInt8]) {
    guard let file, let look else { return }
    var changed = stored
    for index in stride(from: 0, to: bytes.count - 3, by: 4) where !changed.isEmpty {
      let place = (Int(bytes[index]) | Int(bytes[index + 1]) << 8) % changed.count
      switch bytes[index + 2] % 4 {
      case 0: changed.insert(bytes[index + 3], at: place)
      case 1: changed.removeSubrange(place..<min(place + Int(bytes[index + 3]), changed.count))
      default: changed[place] = bytes[index + 3]
      }
    }
    let sum = changed.withUnsafeBytes { checksum($0) }
    let whole = changed + withUnsafeBytes(of: sum) { Array($0) }
    try? Data(whole).write(to: file)
    let raster = storage.raster(for: look)
    precondition(
      raster == nil || raster?.pixels.count == (raster?.width ?? 0) * (raster?.height ?? 0)
    )
  }
}
