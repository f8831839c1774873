// The one path of a file, however it is named.

import RasterCommands

enum FileIdentity {
  static func of(_ path: String) -> String { FileSystem.identity(of: path) }
}
