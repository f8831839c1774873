// What files were when they were read, and their bytes, so that what has changed is found and read again.

import RasterCommands
import Synchronization

/// What is at a path, as far as it takes to tell that it has changed.
package enum FileMark: Hashable, Sendable {
  /// An open document, by the stamp of its text.
  case open(Int)
  case disk(seconds: Int, nanoseconds: Int, size: Int, node: UInt64)
  case missing

  /// What is on disk at a path, through links.
  package init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing
      return
    }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    self = .disk(
      seconds: time.tv_sec,
      nanoseconds: time.tv_nsec,
      size: Int(status.st_size),
      node: UInt64(status.st_ino)
    )
  }
}

/// What a check asked about, and what it found there; a class, since the loader's threads share it.
package final class Observation: Sendable {
  private let marks = Mutex<[String: FileMark]>([:])

  /// Nothing is asked yet.
  package init() {}

  package func note(_ path: String, _ mark: FileMark) {
    marks.withLock { $0[path] = $0[path] ?? mark }
  }

  /// Whether everything is still as it was found, by what marks it now.
  package func holds(_ mark: (String) -> FileMark) -> Bool {
    marks.withLock { $0 }.allSatisfy { mark($0.key) == $0.value }
  }

  /// Whether everything on disk is still as it was found.
  package var holds: Bool { holds { FileMark($0) } }

  /// The number of files and folders that were asked about and are there.
  package var count: Int { marks.withLock { $0.values.count { $0 != .missing } } }

  /// The paths of what had changed since a time, in seconds since 1970, when it was asked about.
  ///
  /// A file system's clock may stand still for some milliseconds: a file that changes twice in that time,
  /// and keeps its size, keeps its mark.
  package func paths(changedSince time: Double) -> [String] {
    marks.withLock { marks in
      marks.compactMap { path, mark in
        guard case .disk(let seconds, let nanoseconds, _, _) = mark else { return nil }
        return Double(seconds) + Double(nanoseconds) / 1e9 >= time ? path : nil
      }
    }
  }
}

/// The bytes of files that were read from the disk, up to a limit; a class, since all checks share it.
package final class DiskMemory: Sendable {
  private static let byteLimit = 128 << 20

  private struct State {
    var files: [String: (mark: FileMark, bytes: [UInt8])] = [:]
    var byteCount = 0
  }

  private let state = Mutex(State())

  /// Nothing is read yet.
  package init() {}

  /// Forgets a file whose bytes are others than those that were read; whether they are.
  package func forgetIfChanged(_ path: String) -> Bool {
    guard let known = state.withLock({ $0.files[path] }), FileMark(path) == known.mark,
      let bytes = try? RegularFile.read(path, limit: .asset), bytes != known.bytes
    else { return false }
    state.withLock { state in
      state.byteCount -= state.files.removeValue(forKey: path)?.bytes.count ?? 0
    }
    return true
  }

  /// The bytes of a file, which is read where it has changed.
  package func read(
    _ path: String,
    _ mark: FileMark,
    _ limit: RegularFile.Limit
  ) -> Result<[UInt8], FileError> {
    if let known = state.withLock({ $0.files[path] }), known.mark == mark {
      return .success(known.bytes)
    }
    do throws(FileError) {
      let bytes = try RegularFile.read(path, limit: limit)
      state.withLock { state in
        state.byteCount += bytes.count - (state.files[path]?.bytes.count ?? 0)
        state.files[path] = (mark, bytes)
        if state.byteCount > Self.byteLimit { state = State() }
      }
      return .success(bytes)
    } catch {
      return .failure(error)
    }
  }
}

extension SourceStore {
  /// The disk, whose files are read again where they have changed.
  package static func observed(memory: DiskMemory, observation: Observation) -> SourceStore {
    SourceStore(
      kind: { path in
        observation.note(path, FileMark(path))
        return FileSystem.kind(of: path)
      },
      identity: SourceStore.disk.identity,
      lies: SourceStore.disk.lies,
      read: { path, limit in
        let mark = FileMark(path)
        observation.note(path, mark)
        return memory.read(path, mark, limit)
      }
    )
  }
}
