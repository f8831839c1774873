// The files that agents may read: sources that they send, and regular files in one folder.

import RasterCommands
import RasterServer
import Synchronization

/// The folder that an agent server is started for, which is the working directory.
struct AgentFolder: Sendable {
  /// The maximum total bytes of a call's sources, and of its images and fonts.
  static let mostSourceBytes = 4 << 20
  static let mostAssetBytes = 64 << 20
  /// The maximum number of a call's sources, and of names examined to find them.
  static let mostSources = 500
  private static let mostNames = 20_000

  /// The path of the folder, with links resolved.
  private let root: String

  /// Uses the working directory.
  init() { root = FileSystem.identity(of: ".") }

  /// Resolves a path relative to the folder; throws if it leads outside.
  func path(_ path: String) throws(AgentError) -> String {
    let outside = AgentError("'\(path)' is outside the server's folder")
    guard !path.utf8.contains(0), !path.isEmpty else {
      throw AgentError("a path is empty or contains a null character")
    }
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

  /// Whether the item at a path lies in the folder.
  private func lies(_ path: String) -> Bool {
    Self.isInside(Paths.normalized(path))
      && (Paths.relative(FileSystem.identity(of: path), to: root) != nil
        || FileSystem.identity(of: path) == root)
  }

  /// The sources that paths name: files, and all sources below folders.
  func inputs(_ paths: [String]) throws(AgentError) -> [Input] {
    var found: Set<String> = []
    var namesLeft = Self.mostNames
    for given in paths {
      let path = try path(given)
      switch FileSystem.kind(of: path) {
      case .file? where path.hasSuffix(".raster"): found.insert(path)
      case .file?: throw AgentError("expected a .raster file, found '\(given)'")
      case .folder?: addSources(in: path, to: &found, &namesLeft)
      case .other?: throw AgentError("'\(given)' is not a regular file")
      case nil: throw AgentError("no file or folder '\(given)'")
      }
      guard namesLeft > 0, found.count <= Self.mostSources else {
        throw AgentError(
          "more than \(Self.mostSources) sources or \(Self.mostNames) names; "
            + "select some of them with 'paths'"
        )
      }
    }
    guard !found.isEmpty else { throw AgentError("no .raster files found") }
    return found.sorted(by: areInByteOrder).map { Input(path: $0, isStandardInput: false) }
  }

  /// Adds the sources in a folder and its subfolders, except hidden names and links to the outside.
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

  /// A store that reads files in the folder, within the limits of a call; `texts` replace files.
  func store(_ texts: [String: [UInt8]] = [:]) -> SourceStore {
    let budget = ReadBudget()
    let folder = self
    return SourceStore(
      kind: { path in
        if texts[path] != nil { return .file }
        // Do not reveal whether a file exists outside the folder; it cannot be read.
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
            FileError("it is outside the server's folder")
          )
        }
        do throws(FileError) {
          let bytes = try RegularFile.read(path, limit: limit)
          guard budget.takes(bytes.count, limit) else {
            return .failure(FileError("the files are too large in total"))
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

  /// Counts `count` bytes, and returns whether they are within the limit.
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
