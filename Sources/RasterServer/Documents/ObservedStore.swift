// Reads open documents first, then the disk, and records which files were looked up.

import RasterCommands
import RasterSyntax
import RasterWatch

/// The open documents by canonical path, which take precedence over the disk.
struct Overlay: Sendable {
  private let documents: [String: Document]

  init(_ snapshot: Snapshot) {
    var documents: [String: Document] = [:]
    for document in snapshot.documents.values {
      documents[FileSystem.identity(of: document.path)] = document
    }
    self.documents = documents
  }

  func document(at path: String) -> Document? {
    if documents.isEmpty { return nil }
    return documents[FileSystem.identity(of: path)]
  }

  /// The current state of the file at a path.
  func mark(of path: String) -> FileMark {
    document(at: path).map { .open($0.stamp) } ?? FileMark(path)
  }
}

extension Observation {
  /// Whether all recorded files are unchanged.
  func holds(in overlay: Overlay) -> Bool { holds { overlay.mark(of: $0) } }
}

extension SourceStore {
  /// A store in which open documents take precedence over the disk.
  static func overlaid(
    _ overlay: Overlay,
    memory: DiskMemory,
    observation: Observation
  ) -> SourceStore {
    SourceStore(
      kind: { path in
        let mark = overlay.mark(of: path)
        observation.note(path, mark)
        if case .open = mark { return .file }
        return FileSystem.kind(of: path)
      },
      identity: { FileSystem.identity(of: $0) },
      lies: SourceStore.disk.lies,
      read: { path, limit in
        if let document = overlay.document(at: path) {
          observation.note(path, .open(document.stamp))
          return .success(document.source.bytes)
        }
        let mark = FileMark(path)
        observation.note(path, mark)
        return memory.read(path, mark, limit)
      }
    )
  }
}
