// Font files that the command line names, and those of the machine where it asks for them.

import Raster
import RasterCommands

/// Reads font files.
enum FontFiles {
  /// Whether the machine's folders are searched.
  enum SystemFonts { case searched, untouched }

  /// The faces of files in order, then those of the machine.
  ///
  /// A file that is named and cannot be read stops the command; one of the machine's is left out
  /// with a note.
  static func fonts(
    _ paths: [String],
    withSystem choice: SystemFonts
  ) throws(Failure) -> FontCollection {
    var fonts = FontCollection()
    for path in paths {
      let bytes = try FileSystem.read(path, limit: .asset)
      do throws(FontError) { fonts = try fonts.adding(bytes) } catch {
        throw .inputOutput("--font '\(path)' has no face: \(error.description)")
      }
    }
    guard choice == .searched else { return fonts }
    for path in systemFiles() {
      guard let bytes = try? FileSystem.read(path, limit: .asset) else {
        Streams.report(line: "rasterc: note: '\(path)' cannot be read")
        continue
      }
      do throws(FontError) { fonts = try fonts.adding(bytes) } catch {
        Streams.report(line: "rasterc: note: '\(path)' has no face: \(error.description)")
      }
    }
    return fonts
  }

  private static let kinds = [".ttf", ".otf", ".ttc", ".otc"]

  /// The folders that systems keep fonts in.
  private static var systemFolders: [String] {
    let home =
      ProcessInfo.processInfo.environment["HOME"]
      ?? FileManager.default.homeDirectoryForCurrentUser.path(percentEncoded: false)
    return [
      "/System/Library/Fonts", "/Library/Fonts", home + "/Library/Fonts", "/usr/share/fonts",
      "/usr/local/share/fonts", home + "/.local/share/fonts", home + "/.fonts",
    ]
  }

  /// The machine's font files: folder by folder, in each by the bytes of their paths.
  private static func systemFiles() -> [String] {
    var visited: Set<String> = []
    return systemFolders.flatMap { files(in: $0, besides: &visited) }
  }

  /// A folder that cannot be read, or that was visited before, has none.
  private static func files(in folder: String, besides visited: inout Set<String>) -> [String] {
    guard FileSystem.kind(of: folder) == .folder,
      visited.insert(FileSystem.identity(of: folder)).inserted,
      let names = try? FileSystem.names(in: folder)
    else { return [] }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = Paths.join(folder, name)
      switch FileSystem.kind(of: path) {
      case .folder?: found += files(in: path, besides: &visited)
      case .file? where kinds.contains(where: name.lowercased().hasSuffix): found.append(path)
      case .file?, .other?, nil: break
      }
    }
    return found
  }
}
