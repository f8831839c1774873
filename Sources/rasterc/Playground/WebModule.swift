// Finds the compiler's WebAssembly module: the specified one, or the command's own.

import RasterCommands

/// The WebAssembly module that pages run.
enum WebModule {
  private static let name = "raster.wasm"
  /// The trailer of the module at the end of an executable: its name, and its size in 16 digits.
  private static let mark = "\n\(name) "
  private static let digitCount = 16

  /// Loads the module's bytes.
  ///
  /// Searches the file that `--web-module` names, the end of the executable, where `.ci/release`
  /// puts the module, a file beside the executable, and the build folder.
  static func load(_ arguments: Arguments) throws(Failure) -> [UInt8] {
    if let path = arguments[.webModule] { return try read(path) }
    let executable = executable
    if let executable, let module = embedded(in: executable) { return module }
    let places = executable.map(places(beside:)) ?? []
    if let path = places.first(where: { FileSystem.kind(of: $0) == .file }) {
      return try read(path)
    }
    throw .usage(
      "this rasterc does not contain the compiler for pages; run Sources/RasterWeb/Module/build.sh"
        + " in raster's folder to build it, or pass --web-module with a \(name)"
    )
  }

  private static func read(_ path: String) throws(Failure) -> [UInt8] {
    let module = try FileSystem.read(path, limit: .asset)
    guard isModule(module) else { throw .usage("'\(path)' is not a WebAssembly module") }
    return module
  }

  private static func isModule(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0, 0x61, 0x73, 0x6D])
  }

  /// The module at the end of an executable, or `nil` if there is none.
  private static func embedded(in executable: String) -> [UInt8]? {
    // Map the file, so that only the last pages of a large debug executable are read.
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

  /// The possible paths of the module: beside the executable, or in SwiftPM's build folder.
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

  /// The path of the command's executable, or `nil` if it is unknown.
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
