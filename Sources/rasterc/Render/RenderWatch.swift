// Draws again when what was read changes.

import Foundation
import RasterCommands
import Synchronization

/// What a run has read, and how it was found; a class, since the loader's threads share it.
final class ReadFiles: Sendable {
  /// What tells that a file has changed.
  private struct Mark: Equatable, Sendable {
    var seconds = 0
    var nanoseconds = 0
    var size = 0
    var node: UInt64 = 0

    /// What is at a path, through links; nil where there is nothing.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
      let time = status.st_mtimespec
      #else
      let time = status.st_mtim
      #endif
      (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
      (size, node) = (Int(status.st_size), UInt64(status.st_ino))
    }
  }

  private let marks = Mutex<[String: Mark?]>([:])

  /// The disk, whose files are noted before they are read.
  var store: SourceStore {
    SourceStore(
      kind: { path in
        self.note(path)
        return SourceStore.disk.kind(path)
      },
      identity: SourceStore.disk.identity,
      lies: SourceStore.disk.lies,
      read: { path, limit in
        self.note(path)
        return SourceStore.disk.read(path, limit)
      }
    )
  }

  func note(_ path: String) {
    let mark = Mark(path)
    marks.withLock { $0[path] = $0[path] ?? .some(mark) }
  }

  /// Whether all is as it was noted.
  var isUnchanged: Bool { marks.withLock { $0 }.allSatisfy { Mark($0.key) == $0.value } }
}

/// Draws, and draws again.
struct RenderWatch {
  let arguments: Arguments
  /// How often files are looked at.
  private static let interval = 0.2

  /// Draws until the process is ended; wrong use of the command, which no file cures, ends it at once.
  func run() throws(Failure) -> Never {
    if arguments.inputs.contains("-") { throw .usage("--watch reads files, and not '-'") }
    while true {
      let files = ReadFiles()
      for path in arguments.all(.font) + arguments.all(.stateFile) { files.note(path) }
      let inputs = found
      do throws(Failure) { _ = try RenderRun(arguments, store: files.store).run() } catch {
        if error.code == .usage { throw error }
        Streams.report("rasterc: \(error.message)\n")
      }
      while files.isUnchanged, found == inputs { Thread.sleep(forTimeInterval: Self.interval) }
    }
  }

  /// The sources that there are.
  private var found: [Input]? {
    do throws(Failure) { return try Inputs.find(in: arguments) } catch { return nil }
  }
}
