// Files of the repository that tests compare with their results, and write on request.

import Foundation

package enum Golden {
  /// The failure of a test that produced `bytes` for the file at `path`, or nil if the file has
  /// these bytes.
  ///
  /// With `RASTER_UPDATE=1`, writes the file and reports that, so that no change goes unnoticed.
  package static func failure(_ path: String, made bytes: [UInt8]) throws -> String? {
    let file = repositoryRoot.appending(path: path)
    let kept = (try? Data(contentsOf: file)).map(Array.init)
    guard kept != bytes else { return nil }
    guard isUpdating else { return stale(path, kept: kept ?? [], made: bytes) }
    try Data(bytes).write(to: file)
    return rewritten(path)
  }

  /// The same for a text.
  package static func failure(_ path: String, made text: String) throws -> String? {
    try failure(path, made: Array(text.utf8))
  }

  /// The message of a test that has written a file.
  package static func rewritten(_ path: String) -> String {
    "\(path) was rewritten: read the difference, build, and test again"
  }

  /// The message of a test that has found an outdated file.
  package static func stale(_ path: String) -> String {
    "\(path) is stale: run this test with RASTER_UPDATE=1, which writes it"
  }

  /// The same, with the first line that differs.
  package static func stale(_ path: String, kept: [UInt8], made: [UInt8]) -> String {
    guard let kept = String(validating: kept, as: UTF8.self),
      let made = String(validating: made, as: UTF8.self)
    else { return stale(path) }
    let (old, new) = (lines(of: kept), lines(of: made))
    let same = zip(old, new).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> String {
      same < lines.count ? "\(lines[same])" : "(its end)"
    }
    return "\(stale(path))\nline \(same + 1): \(line(old))\nis now:  \(line(new))"
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
