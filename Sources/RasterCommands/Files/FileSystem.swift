// Reads and writes files: whole, atomically, and only where something changes.

import Foundation

/// The file system, as far as the command needs it.
package enum FileSystem {
  package enum Kind { case file, folder }

  package static func kind(of path: String) -> Kind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue ? .folder : .file
  }

  /// The one path of a file or folder, however a path to it is written.
  package static func identity(of path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  /// The bytes of a file or pipe.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    try checkSize(attributes(of: path)[.size] as? UInt64 ?? 0, of: path)
    do { return try bytes(of: FileHandle(forReadingFrom: URL(filePath: path))) } catch {
      throw failure("read", path, error)
    }
  }

  package static func readStandardInput() throws(Failure) -> [UInt8] {
    let name = "the standard input"
    let result: [UInt8]
    do { result = try bytes(of: .standardInput) } catch { throw failure("read", name, error) }
    try checkSize(UInt64(result.count), of: name)
    return result
  }

  /// The names in a folder, sorted by their bytes.
  package static func names(in path: String) throws(Failure) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted(by: areInByteOrder)
    } catch { throw failure("read", path, error) }
  }

  /// Whether the file holds exactly these bytes.
  package static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    attributes(of: path)[.size] as? UInt64 == UInt64(bytes.count) && (try? read(path)) == bytes
  }

  /// Writes a file at once, in folders that are made for it; not at all where nothing changes.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard !holds(path, bytes) else { return }
    let url = URL(filePath: path)
    // A device or a pipe is written to, not replaced.
    let type = attributes(of: path)[.type] as? FileAttributeType ?? .typeRegular
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: url, options: type == .typeRegular ? .atomic : [])
    } catch { throw failure("write", path, error) }
  }

  /// The attributes of a file, or nothing where there is none.
  private static func attributes(of path: String) -> [FileAttributeKey: Any] {
    (try? FileManager.default.attributesOfItem(atPath: identity(of: path))) ?? [:]
  }

  private static func bytes(of file: FileHandle) throws -> [UInt8] {
    Array(try file.readToEnd() ?? Data())
  }

  /// Refuses what the 32 bits of a place in a source cannot count.
  private static func checkSize(_ size: UInt64, of path: String) throws(Failure) {
    guard size > UInt32.max else { return }
    throw .inputOutput("cannot read '\(path)': it is larger than 4 GiB")
  }

  /// The system's own words for a failure.
  private static func failure(_ verb: String, _ path: String, _ error: any Error) -> Failure {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let number = cause.map { Int32(truncatingIfNeeded: ($0 as NSError).code) }
    let words = number.map { String(cString: strerror($0)) } ?? error.localizedDescription
    return .inputOutput("cannot \(verb) '\(path)': \(words)")
  }
}

/// Whether one string's UTF-8 bytes come before another's: the same order in every locale.
package func areInByteOrder(_ first: String, _ second: String) -> Bool {
  first.utf8.lexicographicallyPrecedes(second.utf8)
}
