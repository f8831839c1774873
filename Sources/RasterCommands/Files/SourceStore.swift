// The source of files and assets: the disk, or a substitute for it.

/// Provides access to sources and the files that they reference.
package struct SourceStore: Sendable {
  /// The kind of the item at a path, or `nil` if there is none.
  package let kind: @Sendable (String) -> FileSystem.Kind?
  /// The canonical path of a file, independent of how its path is written.
  package let identity: @Sendable (String) -> String
  /// Whether the item at a path lies in a folder.
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

  /// The disk, following links.
  package static let disk = SourceStore(
    kind: FileSystem.kind,
    identity: FileSystem.identity,
    lies: FileSystem.lies,
    read: { path, limit in
      Result { () throws(FileError) in try RegularFile.read(path, limit: limit) }
    }
  )
}
