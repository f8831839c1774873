// Files that users bring along, or that others wrote: pictures, fonts, and the cache's own.

import Foundation
import Raster
import RasterStorage

/// A picture, which is decoded, drawn and written.
enum FuzzedImage {
  private struct Shown: Rasterizable {
    let image: Image

    func naturalSize(in environment: Environment) -> Size { Size(width: 32, height: 32) }

    func draw(in canvas: inout Canvas) { canvas.image(image, in: canvas.bounds) }
  }

  static func run(_ bytes: [UInt8]) {
    guard let image = try? Image(decoding: bytes) else { return }
    let bitmap = try? Shown(image: image).bitmap(cache: RasterCache(byteLimit: 0))
    _ = bitmap?.png(level: .fast)
  }
}

/// A font file, with which words are measured and drawn.
enum FuzzedFont {
  private struct Words: Rasterizable {
    func naturalSize(in environment: Environment) -> Size { Size(width: 120, height: 60) }

    func draw(in canvas: inout Canvas) {
      let font = Font(family: "Fuzzed", size: 14, weight: .bold)
      canvas.text(
        "AVé To 1ﬁ Ψд ابتحلمه שּׁ \u{41}\u{E0100}\u{1F600}\u{FE0F}",
        in: canvas.bounds,
        font: font
      )
    }
  }

  static func run(_ bytes: [UInt8]) {
    guard let fonts = try? Fonts().adding(bytes, as: "Fuzzed") else { return }
    let environment = Environment(fonts: fonts)
    _ = try? Words().bitmap(environment: environment, cache: RasterCache(byteLimit: 0))
  }
}

/// A file of the tier on disk, with a checksum that is right.
final class FuzzedCacheFile {
  nonisolated(unsafe) static let shared = FuzzedCacheFile()

  private struct Spot: Rasterizable {
    func naturalSize(in environment: Environment) -> Size { Size(width: 16, height: 16) }

    func draw(in canvas: inout Canvas) {
      canvas.fill(.circle(canvas.bounds), with: .color(Color(red: 1, green: 0, blue: 0.5)))
    }
  }

  private let storage: RasterStorage
  private let look: LookKey?
  private let file: URL?

  /// Stores one look, whose file is then overwritten.
  private init() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fuzzing-\(getpid())")
    storage = RasterStorage(directory: folder.path(percentEncoded: false))
    let list = Spot().displayList(size: Size(width: 16, height: 16), environment: Environment())
    let look = list.map { LookKey($0) }
    if let look, let bitmap = try? list?.bitmap() { try? storage.store(bitmap, for: look) }
    self.look = look
    let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    file = names?.compactMap { $0 as? URL }.first { url in
      let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      return size > 100
    }
  }

  func run(_ bytes: [UInt8]) {
    guard let file, let look else { return }
    let sum = bytes.withUnsafeBytes { checksum($0) }
    let whole = bytes + withUnsafeBytes(of: sum) { Array($0) }
    try? Data(whole).write(to: file)
    let raster = storage.raster(for: look)
    precondition(
      raster == nil || raster?.pixels.count == (raster?.width ?? 0) * (raster?.height ?? 0)
    )
  }
}
