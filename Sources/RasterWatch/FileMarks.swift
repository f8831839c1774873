// Detects changed files by their marks, and caches the bytes of unchanged ones.

import RasterCommands
import Synchronization

/// The attributes of the file at a path that reveal a change.
package enum FileMark: Hashable, Sendable {
  /// An open document, identified by the version stamp of its text.
  case open(Int)
  case disk(seconds: Int, nanoseconds: Int, size: Int, node: UInt64)
  case missing

  /// The file on disk at a path, following links.
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

/// The files that a check read, with their marks; a class because the loader's threads share it.
package final class Observation: Sendable {
  private let marks = Mutex<[String: FileMark]>([:])

  /// Creates an empty observation.
  package init() {}

  package func note(_ path: String, _ mark: FileMark) {
    marks.withLock { $0[path] = $0[path] ?? mark }
  }

  /// Returns whether no file has changed, according to the given marks.
  package func holds(_ mark: (String) -> FileMark) -> Bool {
    marks.withLock { $0 }.allSatisfy { mark($0.key) == $0.value }
  }

  /// Whether no file on disk has changed.
  package var holds: Bool { holds { FileMark($0) } }

  /// The number of observed files and folders that exist.
  package var count: Int { marks.withLock { $0.values.count { $0 != .missing } } }

  /// Returns the paths of files that were changed since a time, in seconds since 1970.
  ///
  /// A file system's clock can have a resolution of several milliseconds. A file that changes twice
  /// within that time without changing its size keeps its mark.
  package func paths(changedSince time: Double) -> [String] {
    marks.withLock { marks in
      marks.compactMap { path, mark in
        guard case .disk(let seconds, let nanoseconds, _, _) = mark else { return nil }
        return Double(seconds) + Double(nanoseconds) / 1e9 >= time ? path : nil
      }
    }
  }
}

/// A cache of file contents, up to a byte limit; a class because all checks share it.
package final class DiskMemory: Sendable {
  private static let byteLimit = 128 << 20

  private struct State {
    var files: [String: (mark: FileMark, bytes: [UInt8])] = [:]
    var byteCount = 0
  }

  private let state = Mutex(State())

  /// Creates an empty cache.
  package init() {}

  /// Removes a file from the cache if its bytes have changed, and returns whether they have.
  package func forgetIfChanged(_ path: String) -> Bool {
    guard let known = state.withLock({ $0.files[path] }), FileMark(path) == known.mark,
      let bytes = try? RegularFile.read(path, limit: .asset), bytes != known.bytes
    else { return false }
    state.withLock { state in
      state.byteCount -= state.files.removeValue(forKey: path)?.bytes.count ?? 0
    }
    return true
  }

  /// Returns the bytes of a file, reading it again if its mark has changed.
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
  /// Returns a store for the disk that records marks and rereads only changed files.
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
