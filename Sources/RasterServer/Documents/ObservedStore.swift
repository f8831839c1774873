// Where the server reads files: open documents first, then the disk; what was asked is remembered.

import RasterCommands
import RasterSyntax
import RasterWatch

/// The open documents by the one path of each, in front of the disk.
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

  /// What is at a path now.
  func mark(of path: String) -> FileMark {
    document(at: path).map { .open($0.stamp) } ?? FileMark(path)
  }
}

extension Observation {
  /// Whether everything is still as it was found.
  func holds(in overlay: Overlay) -> Bool { holds { overlay.mark(of: $0) } }
}

extension SourceStore {
  /// Open documents in front of the disk.
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
