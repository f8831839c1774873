// What `rasterc --version` prints after the version: the engine, the edition and the commit.

import Raster
import RasterCommands
import RasterSyntax

/// The details that identify a build of the command.
enum VersionDetails {
  /// The engine, the newest final edition and, in an executable of `.ci/release`, the commit.
  ///
  /// Other builds do not know their commit: reading it would need git, or sources that change with
  /// every commit.
  @Sendable static func all() -> [String] {
    var details = ["engine \(EngineVersion.current)", "edition \(Edition.standard.rawValue)"]
    if let commit = OwnExecutable.part(named: "commit") {
      details.append("commit \(String(decoding: commit, as: UTF8.self))")
    }
    return details
  }
}
