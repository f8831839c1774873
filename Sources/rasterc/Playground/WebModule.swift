// Finds the compiler for pages: the module that is named, or that comes with the command.

import RasterCommands

/// The module of WebAssembly that pages run.
enum WebModule {
  private static let name = "raster.wasm"
  /// What follows the module at the end of an executable: its name, and its size in sixteen digits.
  private static let mark = "\n\(name) "
  private static let digitCount = 16

  /// The module's bytes: of the file that `--web-module` names, of the end of the executable, where
  /// `.ci/release` puts it, of a file beside the executable, or of a build's folder.
  static func load(_ arguments: Arguments) throws(Failure) -> [UInt8] {
    if let path = arguments[.webModule] { return try read(path) }
    let executable = executable
    if let executable, let module = embedded(in: executable) { return module }
    let places = executable.map(places(beside:)) ?? []
    if let path = places.first(where: { FileSystem.kind(of: $0) == .file }) {
      return try read(path)
    }
    throw .usage(
      "this rasterc has no compiler for pages; run Sources/RasterWeb/Module/build.sh in raster's"
        + " folder to make it, or name a \(name) with --web-module"
    )
  }

  private static func read(_ path: String) throws(Failure) -> [UInt8] {
    let module = try FileSystem.read(path, limit: .asset)
    guard isModule(module) else { throw .usage("'\(path)' is no module of WebAssembly") }
    return module
  }

  private static func isModule(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0, 0x61, 0x73, 0x6D])
  }

  /// The module at the end of an executable; nil where there is none.
  private static func embedded(in executable: String) -> [UInt8]? {
    // Of some hundred megabytes in a debug build, the last pages alone are read.
    guard let file = try? Data(contentsOf: URL(filePath: executable), options: .alwaysMapped)
    else { return nil }
    let tail = file.suffix(mark.utf8.count + digitCount)
    let before = file.count - tail.count
    guard tail.starts(with: mark.utf8),
      let count = Int(String(decoding: tail.suffix(digitCount), as: UTF8.self)),
      (0...before).contains(count)
    else { return nil }
    let module = [UInt8](file.prefix(before).suffix(count))
    return isModule(module) ? module : nil
  }

  /// Where the module lies beside an executable, or in the folder that SwiftPM built it in.
  private static func places(beside executable: String) -> [String] {
    var folder = Paths.folder(of: executable)
    var places = [Paths.join(folder, name)]
    while !folder.isEmpty, folder != "/" {
      if Paths.name(of: folder) == ".build" { places.append(Paths.join(folder, "web/\(name)")) }
      let parent = Paths.folder(of: folder)
      guard parent != folder else { break }
      folder = parent
    }
    return places
  }

  /// The path of the command's own file; nil where nothing says it.
  private static var executable: String? {
    let own = "/proc/self/exe"
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: own) { return path }
    let name = CommandLine.arguments.first ?? ""
    if name.contains("/") { return FileSystem.identity(of: name) }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    let paths = folders.split(separator: ":").map { Paths.join(String($0), name) }
    return paths.first { FileSystem.kind(of: $0) == .file }.map(FileSystem.identity)
  }
}
