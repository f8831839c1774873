// Finds the compiler's WebAssembly module: the specified one, or the command's own.

import RasterCommands

/// The WebAssembly module that pages run.
enum WebModule {
  private static let name = "raster.wasm"

  /// Loads the module's bytes.
  ///
  /// Searches the file that `--web-module` names, the end of the executable, where `.ci/release`
  /// puts the module, a file beside the executable, and the build folder.
  static func load(_ arguments: Arguments) throws(Failure) -> [UInt8] {
    if let path = arguments[.webModule] { return try read(path) }
    if let module = OwnExecutable.part(named: name), isModule(module) { return module }
    let places = OwnExecutable.path.map(places(beside:)) ?? []
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
}
