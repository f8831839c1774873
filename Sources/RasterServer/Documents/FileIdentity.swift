// The canonical path of a file.

import RasterCommands

enum FileIdentity {
  static func of(_ path: String) -> String { FileSystem.identity(of: path) }
}
