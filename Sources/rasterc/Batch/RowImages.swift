// The images that rows name: read within one folder, and decoded when they are drawn.

import Raster
import RasterCommands
import Synchronization

/// The images that rows name by paths within a folder.
///
/// A path that leads out of the folder, by its text or by a link, names none. Images are decoded for the
/// rows that use them, and shared by rows. The memory of all stays within a limit: a row whose images do
/// not fit waits until others are drawn.
final class RowImages: Sendable {
  private let folder: String
  private let memory: Gate<ImageMemory>
  private let memoryLimit: Int
  /// Held by the row that takes memory, one at a time: a row that has some of its images and waits for
  /// memory for the others waits for no other such row.
  private let turn = Mutex(())

  init(folder: String, memoryLimit: Int) {
    (self.folder, self.memoryLimit) = (folder, memoryLimit)
    memory = Gate(ImageMemory(limit: memoryLimit))
  }

  /// Calls `body` with the images of some paths, or why there are none; they are released when it returns.
  ///
  /// Throws if the images need more memory than the limit.
  func withImages<Output>(
    _ paths: Set<String>,
    _ body: ([String: Result<Image, RowProblem>]) -> Output
  ) throws(RowProblem) -> Output {
    let paths = paths.sorted(by: areInByteOrder)
    var taken: [String] = []
    defer { memory.withLock { memory in taken.forEach { memory.release($0) } } }
    try take(paths, into: &taken)
    let images = taken.map { path in (path, memory.wait { $0[path] }) }
    return body(Dictionary(images) { first, _ in first })
  }

  /// Takes memory for images, and decodes those that are not there.
  private func take(_ paths: [String], into taken: inout [String]) throws(RowProblem) {
    var files: [(path: String, bytes: [UInt8])] = []
    var isOver = false
    turn.withLock { _ in
      var sum = 0
      for path in paths {
        if let needed = memory.withLock({ $0.use(path) }) {
          sum += needed
        } else {
          let file = file(path)
          let needed = (try? file.get()).map(Self.neededBytes) ?? 0
          sum += needed
          guard sum <= memoryLimit else { break }
          memory.wait { $0.reserve(path, needed) }
          switch file {
          case .success(let bytes): files.append((path, bytes))
          case .failure(let problem): memory.withLock { $0.set(path, to: .failure(problem)) }
          }
        }
        taken.append(path)
      }
      isOver = sum > memoryLimit
    }
    // Other rows may wait for what this one has said that it decodes.
    for (path, bytes) in files {
      let image = decoded(bytes, path)
      memory.withLock { $0.set(path, to: image) }
    }
    if isOver {
      throw RowProblem(
        "its images need more than the \(ByteCount(memoryLimit)) that --memory allows"
      )
    }
  }

  /// The bytes that a file and decoding it take; of a file that is not an image, its own.
  private static func neededBytes(_ file: [UInt8]) -> Int {
    file.count + (Image.memory(decoding: file)?.decoding ?? 0)
  }

  private func decoded(_ file: [UInt8], _ path: String) -> Result<Image, RowProblem> {
    do throws(ImageError) { return .success(try Image(decoding: file)) } catch {
      return .failure(RowProblem("'\(place(of: path))' cannot be drawn: \(error)"))
    }
  }

  private func place(of path: String) -> String { Paths.normalized(Paths.join(folder, path)) }

  /// The bytes of an image's file.
  private func file(_ path: String) -> Result<[UInt8], RowProblem> {
    let place = place(of: path)
    guard !path.unicodeScalars.contains(where: { $0.value < 32 }) else {
      return .failure(RowProblem("an image's path has a control character"))
    }
    guard !path.hasPrefix("/"), Paths.relative(place, to: folder) != nil,
      SourceStore.disk.lies(place, folder)
    else { return .failure(RowProblem("the image '\(path)' lies outside '\(folder)'")) }
    do throws(FileError) { return .success(try RegularFile.read(place, limit: .asset)) } catch {
      return .failure(RowProblem("cannot read '\(place)': \(error.reason)"))
    }
  }
}
