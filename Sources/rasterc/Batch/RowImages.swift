// The images that rows name, read within one folder.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics
import Synchronization

/// The images that rows name by paths within a folder.
///
/// A path that leads out of the folder, by its text or by a link, names none. Some that were read are held.
final class RowImages: Sendable {
  private static let heldBytes = 32 << 20

  private let folder: String
  private let held = Mutex<(images: [String: Image], bytes: Int)>(([:], 0))

  init(folder: String) { self.folder = folder }

  /// The value with images in place of paths, wherever its type has images.
  func resolved(_ value: PropertyValue, as type: Type?) throws(RowProblem) -> PropertyValue {
    switch (type, value) {
    case (.image, .string(let path)): return .image(try image(path))
    case (.optional(let type), _): return try resolved(value, as: type)
    case (.list(let type), .list(let elements)):
      return .list(
        try elements.map { element throws(RowProblem) in try resolved(element, as: type) }
      )
    default: return value
    }
  }

  private func image(_ path: String) throws(RowProblem) -> Image {
    if let image = held.withLock({ $0.images[path] }) { return image }
    let file = Paths.normalized(Paths.join(folder, path))
    guard !path.unicodeScalars.contains(where: { $0.value < 32 }) else {
      throw RowProblem("an image's path has a control character")
    }
    guard !path.hasPrefix("/"), Paths.relative(file, to: folder) != nil,
      SourceStore.disk.lies(file, folder)
    else { throw RowProblem("the image '\(path)' lies outside '\(folder)'") }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try RegularFile.read(file, limit: .asset) } catch {
      throw RowProblem("cannot read '\(file)': \(error.reason)")
    }
    do throws(ImageError) {
      let image = try Image(decoding: bytes)
      held.withLock { held in
        let count = image.bitmap.pixels.count * 4
        if held.bytes + count > Self.heldBytes { held = ([:], 0) }
        guard count <= Self.heldBytes else { return }
        held.images[path] = image
        held.bytes += count
      }
      return image
    } catch {
      throw RowProblem("'\(file)' cannot be drawn: \(error)")
    }
  }
}
