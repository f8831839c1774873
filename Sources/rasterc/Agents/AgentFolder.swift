// What agents may read: the sources that they send, and regular files in one folder.

import RasterCommands
import RasterServer
import Synchronization

/// The folder that a server for agents was started for, which is the current one.
struct AgentFolder: Sendable {
  /// The most bytes of all sources of a call, and of its pictures and fonts.
  static let mostSourceBytes = 4 << 20
  static let mostAssetBytes = 64 << 20
  /// The most sources of a call, and names that are looked at for them.
  static let mostSources = 500
  private static let mostNames = 20_000

  /// The path of the folder, links followed.
  private let root: String

  /// The folder that is current.
  init() { root = FileSystem.identity(of: ".") }

  /// The path below the folder that a path means; where it leads out, an error.
  func path(_ path: String) throws(AgentError) -> String {
    let outside = AgentError("'\(path)' lies outside of the folder that the server was started for")
    guard !path.utf8.contains(0), !path.isEmpty else { throw AgentError("a path is empty") }
    let below = path.hasPrefix("/") ? Paths.relative(path, to: root) : Paths.normalized(path)
    if path.hasPrefix("/"), Paths.normalized(path) == root { return "." }
    guard let below, Self.isInside(below), FileSystem.kind(of: below) == nil || lies(below) else {
      throw outside
    }
    return below
  }

  private static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../")
  }

  /// Whether what a path leads to lies in the folder.
  private func lies(_ path: String) -> Bool {
    Self.isInside(Paths.normalized(path))
      && (Paths.relative(FileSystem.identity(of: path), to: root) != nil
        || FileSystem.identity(of: path) == root)
  }

  /// The sources that paths mean: files, and all below folders.
  func inputs(_ paths: [String]) throws(AgentError) -> [Input] {
    var found: Set<String> = []
    var namesLeft = Self.mostNames
    for given in paths {
      let path = try path(given)
      switch FileSystem.kind(of: path) {
      case .file? where path.hasSuffix(".raster"): found.insert(path)
      case .file?: throw AgentError("the name of a source ends in .raster, found '\(given)'")
      case .folder?: addSources(in: path, to: &found, &namesLeft)
      case .other?: throw AgentError("'\(given)' is not a regular file")
      case nil: throw AgentError("there is no file or folder '\(given)'")
      }
      guard namesLeft > 0, found.count <= Self.mostSources else {
        throw AgentError(
          "these are more than \(Self.mostSources) sources, or \(Self.mostNames) names; "
            + "'paths' may name some of them"
        )
      }
    }
    guard !found.isEmpty else { throw AgentError("there is no .raster file") }
    return found.sorted(by: areInByteOrder).map { Input(path: $0, isStandardInput: false) }
  }

  /// Adds the sources in a folder and below; hidden names and links out are left out.
  private func addSources(in folder: String, to found: inout Set<String>, _ namesLeft: inout Int) {
    var visited: Set<String> = []
    var waiting = [folder]
    while let folder = waiting.popLast() {
      guard lies(folder), visited.insert(FileSystem.identity(of: folder)).inserted else { continue }
      for name in (try? FileSystem.names(in: folder)) ?? [] where !name.hasPrefix(".") {
        namesLeft -= 1
        guard namesLeft > 0, found.count <= Self.mostSources else { return }
        let path = Paths.normalized(Paths.join(folder, name))
        switch FileSystem.kind(of: path) {
        case .folder?: waiting.append(path)
        case .file? where name.hasSuffix(".raster") && lies(path): found.insert(path)
        case .file?, .other?, nil: break
        }
      }
    }
  }

  /// Reads what lies in the folder, up to the most bytes of a call; `texts` stand for files.
  func store(_ texts: [String: [UInt8]] = [:]) -> SourceStore {
    let budget = ReadBudget()
    let folder = self
    return SourceStore(
      kind: { path in
        if texts[path] != nil { return .file }
        // Whether there is something outside is not told: it cannot be read.
        return folder.lies(path) ? FileSystem.kind(of: path) : .file
      },
      identity: { path in
        texts[path] == nil && folder.lies(path) ? FileSystem.identity(of: path) : path
      },
      lies: { path, _ in texts[path] != nil || folder.lies(path) },
      read: { path, limit in
        if let text = texts[path] { return .success(text) }
        guard folder.lies(path) else {
          return .failure(
            FileError("it lies outside of the folder that the server was started for")
          )
        }
        do throws(FileError) {
          let bytes = try RegularFile.read(path, limit: limit)
          guard budget.takes(bytes.count, limit) else {
            return .failure(FileError("these files are too large together"))
          }
          return .success(bytes)
        } catch {
          return .failure(error)
        }
      }
    )
  }
}

/// Counts the bytes of a call's files.
private final class ReadBudget: Sendable {
  private let read = Mutex<(sources: Int, assets: Int)>((0, 0))

  /// Whether so many bytes more may be read.
  func takes(_ count: Int, _ limit: RegularFile.Limit) -> Bool {
    read.withLock { read in
      switch limit {
      case .source:
        read.sources += count
        return read.sources <= AgentFolder.mostSourceBytes
      case .asset:
        read.assets += count
        return read.assets <= AgentFolder.mostAssetBytes
      }
    }
  }
}
