// Where sources and assets are read from: the disk, or whatever stands for it.

/// Where sources and the files beside them are read from.
package struct SourceStore: Sendable {
  /// What a path leads to; nil where there is nothing.
  package let kind: @Sendable (String) -> FileSystem.Kind?
  /// The one path of a file, however a path to it is written.
  package let identity: @Sendable (String) -> String
  /// Whether what a path leads to lies in a folder.
  package let lies: @Sendable (String, _ folder: String) -> Bool
  /// The bytes of a regular file.
  package let read: @Sendable (String, RegularFile.Limit) -> Result<[UInt8], FileError>

  package init(
    kind: @escaping @Sendable (String) -> FileSystem.Kind?,
    identity: @escaping @Sendable (String) -> String,
    lies: @escaping @Sendable (String, String) -> Bool,
    read: @escaping @Sendable (String, RegularFile.Limit) -> Result<[UInt8], FileError>
  ) {
    (self.kind, self.identity, self.lies, self.read) = (kind, identity, lies, read)
  }

  /// The disk, links followed.
  package static let disk = SourceStore(
    kind: FileSystem.kind,
    identity: FileSystem.identity,
    lies: FileSystem.lies,
    read: { path, limit in
      Result { () throws(FileError) in try RegularFile.read(path, limit: limit) }
    }
  )
}
