// Loads fonts named on the command line and, if requested, the system's fonts.

import Raster
import RasterCommands

/// Loads font files.
enum FontFiles {
  /// Whether the system's font folders are searched.
  enum SystemFonts { case searched, untouched }

  /// The fonts of files in order, then the system's fonts.
  ///
  /// Throws if a specified file cannot be read. An unreadable system font is left out with a note.
  static func fonts(
    _ paths: [String],
    withSystem choice: SystemFonts
  ) throws(Failure) -> FontCollection {
    var fonts = FontCollection()
    for path in paths {
      let bytes = try FileSystem.read(path, limit: .asset)
      do throws(FontError) { fonts = try fonts.adding(bytes) } catch {
        throw .inputOutput("--font '\(path)' has no usable font: \(error.description)")
      }
    }
    guard choice == .searched else { return fonts }
    for path in systemFiles() {
      guard let bytes = try? FileSystem.read(path, limit: .asset) else {
        Streams.report(line: "rasterc: note: '\(path)' cannot be read")
        continue
      }
      do throws(FontError) { fonts = try fonts.adding(bytes) } catch {
        Streams.report(line: "rasterc: note: '\(path)' has no usable font: \(error.description)")
      }
    }
    return fonts
  }

  private static let kinds = [".ttf", ".otf", ".ttc", ".otc"]

  /// The folders of system fonts.
  private static var systemFolders: [String] {
    let home =
      ProcessInfo.processInfo.environment["HOME"]
      ?? FileManager.default.homeDirectoryForCurrentUser.path(percentEncoded: false)
    return [
      "/System/Library/Fonts", "/Library/Fonts", home + "/Library/Fonts", "/usr/share/fonts",
      "/usr/local/share/fonts", home + "/.local/share/fonts", home + "/.fonts",
    ]
  }

  /// The system's font files, folder by folder, sorted by the bytes of their paths.
  private static func systemFiles() -> [String] {
    var visited: Set<String> = []
    return systemFolders.flatMap { files(in: $0, besides: &visited) }
  }

  /// The font files in a folder; none if it is unreadable or already visited.
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
