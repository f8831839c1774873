// The locations of the project's files, for tests that read them.

import Foundation

/// The folder that holds `Package.swift`.
package let repositoryRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Whether the tests rewrite their expectations: `RASTER_UPDATE=1 swift test`.
package let isUpdating = ProcessInfo.processInfo.environment["RASTER_UPDATE"] == "1"

/// The bytes of the file at `path`, relative to the repository.
package func bytes(ofFileAt path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: repositoryRoot.appending(path: path)))
}

/// The paths, relative to the repository, of all files of `folder` that end with `suffix`, sorted.
///
/// A folder that does not exist has none.
package func files(in folder: String, endingWith suffix: String) -> [String] {
  let root = repositoryRoot.appending(path: folder).path(percentEncoded: false)
  guard let enumerator = FileManager.default.enumerator(atPath: root) else { return [] }
  return enumerator.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }
    .map { "\(folder)/\($0)" }.sorted()
}
