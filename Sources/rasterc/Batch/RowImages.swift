// The images that rows reference: read from one folder, and decoded when rows are drawn.

import Raster
import RasterCommands
import Synchronization

/// The images that rows reference by paths within a folder.
///
/// A path that leads out of the folder, by its text or through a link, is an error. Images are
/// decoded for the rows that use them, to the colour space and the sizes that they draw, and shared
/// between rows. Their total memory stays within a limit: a row whose images do not fit waits until
/// others are drawn.
final class RowImages: Sendable {
  private let folder: String
  private let memory: Gate<ImageMemory>
  private let memoryLimit: Int
  /// A lock held by the row that reserves memory.
  ///
  /// Only one row at a time holds some of its images while it waits for memory, so that two rows
  /// cannot wait for each other.
  private let turn = Mutex(())

  init(folder: String, memoryLimit: Int) {
    (self.folder, self.memoryLimit) = (folder, memoryLimit)
    memory = Gate(ImageMemory(limit: memoryLimit))
  }

  /// Calls `body` with some images by path, or the reasons why they are missing.
  ///
  /// The images are released when `body` returns. Throws if they need more memory than the limit.
  func withImages<Output>(
    _ uses: [RowImageUse],
    _ body: ([String: Result<Image, RowProblem>]) -> Output
  ) throws(RowProblem) -> Output {
    let uses = uses.sorted { areInByteOrder($0.path, $1.path) }
    var taken: [RowImageUse] = []
    defer { memory.withLock { memory in taken.forEach { memory.release($0) } } }
    try take(uses, into: &taken)
    let images = taken.map { use in (use.path, memory.wait { $0[use] }) }
    return body(Dictionary(images) { first, _ in first })
  }

  /// Reserves memory for images, and decodes those that are not in memory.
  private func take(
    _ uses: [RowImageUse],
    into taken: inout [RowImageUse]
  ) throws(RowProblem) {
    var files: [(use: RowImageUse, bytes: [UInt8])] = []
    var isOver = false
    turn.withLock { _ in
      var sum = 0
      for use in uses {
        if let needed = memory.withLock({ $0.use(use) }) {
          sum += needed
        } else {
          let file = file(use.path)
          let needed = (try? file.get()).map(use.memory) ?? RowImageUse.Memory(peak: 0, held: 0)
          guard needed.peak <= memoryLimit - sum else {
            isOver = true
            break
          }
          sum += needed.peak
          memory.wait { $0.reserve(use, needed) }
          switch file {
          case .success(let bytes): files.append((use, bytes))
          case .failure(let problem): memory.withLock { $0.set(use, to: .failure(problem)) }
          }
        }
        taken.append(use)
      }
      isOver = isOver || sum > memoryLimit
    }
    // Decode even in case of an error, because other rows may wait for these images.
    for (use, bytes) in files {
      let image = decoded(bytes, use)
      memory.withLock { $0.set(use, to: image) }
    }
    if isOver {
      throw RowProblem(
        "its images need more than the \(ByteCount(memoryLimit)) that --memory allows"
      )
    }
  }

  private func decoded(_ file: [UInt8], _ use: RowImageUse) -> Result<Image, RowProblem> {
    do throws(ImageError) { return .success(try use.image(decoding: file)) } catch {
      return .failure(RowProblem("'\(place(of: use.path))' cannot be drawn: \(error)"))
    }
  }

  private func place(of path: String) -> String { Paths.normalized(Paths.join(folder, path)) }

  /// The bytes of an image file.
  private func file(_ path: String) -> Result<[UInt8], RowProblem> {
    let place = place(of: path)
    guard !path.unicodeScalars.contains(where: { $0.value < 32 }) else {
      return .failure(RowProblem("the path of an image contains a control character"))
    }
    guard !path.hasPrefix("/"), Paths.relative(place, to: folder) != nil,
      SourceStore.disk.lies(place, folder)
    else { return .failure(RowProblem("the image '\(path)' is outside '\(folder)'")) }
    do throws(FileError) { return .success(try RegularFile.read(place, limit: .asset)) } catch {
      return .failure(RowProblem("cannot read '\(place)': \(error.reason)"))
    }
  }
}
