// The initial files of a playground.

import RasterCommands
import RasterPages
import RasterSemantics
import RasterValues
import RasterVectors

/// The initial sources of a playground, with the files that they reference.
struct PlaygroundFiles {
  private var contents: [String: [UInt8]] = [:]
  private let first: String

  /// Loads the files that the arguments name, with the files that they import and reference.
  ///
  /// Without arguments, it contains a sample component. Sources may have errors, which the page
  /// shows.
  init(_ arguments: Arguments) throws(Failure) {
    guard !arguments.inputs.isEmpty else {
      first = "Button.raster"
      contents[first] = Array(StartingSource.component("Button").utf8)
      return
    }
    let read = Guarded<[String: [UInt8]]>([:])
    let disk = SourceStore.disk
    let store = SourceStore(kind: disk.kind, identity: disk.identity, lies: disk.lies) {
      path,
      limit in
      let result = disk.read(path, limit)
      if case .success(let bytes) = result { read.withLock { $0[path] = bytes } }
      return result
    }
    let compilation = try Compilation.load(arguments, store: store)
    let root = try compilation.loader.root(arguments)
    let trees = compilation.loader.trees
    // Project files are left out, so sources select the edition themselves.
    for tree in trees {
      read.withLock { $0[tree.source.path] = compilation.standaloneText(of: tree) }
    }
    for (path, bytes) in read.withLock({ $0 }) where Paths.name(of: path) != "raster.json" {
      guard let relative = Paths.relative(path, to: root.isEmpty ? "." : root),
        !relative.hasPrefix("../")
      else {
        throw .usage("'\(path)' is outside '\(root)'; pass --root with a folder that contains both")
      }
      contents[relative] = Self.packed(bytes)
    }
    let path = trees.first { $0.source.path.hasSuffix(".raster") }?.source.path ?? ""
    first = Paths.relative(path, to: root.isEmpty ? "." : root) ?? path
  }

  /// A file in the form that the page's compiler reads.
  ///
  /// The page has no SVG parser, so SVG is converted to its drawing and outlines.
  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    if case .drawing(let asset) = AssetLoad.file(bytes) {
      return asset.packed(fileSize: bytes.count)
    }
    return bytes
  }

  /// The number of files.
  var count: Int { contents.count }

  /// The page with the files and the compiler's WebAssembly module.
  func page(title: String, module: [UInt8]) -> PlaygroundPage {
    PlaygroundPage(
      title: title,
      files: json,
      settings: settings,
      module: Data(Deflate.zlib(module)).base64EncodedString()
    )
  }

  /// The files as JSON: text unchanged, other bytes in base64.
  private var json: String {
    contents.mapValues { bytes in
      String(validating: bytes, as: UTF8.self).map { ["text": $0] }
        ?? ["base64": Data(bytes).base64EncodedString()]
    }
    .jsonLine
  }

  /// The initial settings of the page.
  private var settings: String { ["first": first].jsonLine }
}
