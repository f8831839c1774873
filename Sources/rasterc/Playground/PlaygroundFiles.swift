// The files that a playground begins with.

import RasterCommands
import RasterPages
import RasterSemantics
import RasterValues
import RasterVectors

/// The sources that a playground begins with, and all that they read.
struct PlaygroundFiles {
  private var contents: [String: [UInt8]] = [:]
  private let first: String

  /// The files that the arguments name, with what they import and read; a first component without any.
  ///
  /// Sources may have errors, which the page shows.
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
    for source in trees.map(\.source) { read.withLock { $0[source.path] = source.bytes } }
    for (path, bytes) in read.withLock({ $0 }) where Paths.name(of: path) != "raster.json" {
      guard let relative = Paths.relative(path, to: root.isEmpty ? "." : root),
        !relative.hasPrefix("../")
      else {
        throw .usage("'\(path)' lies outside of '\(root)'; name a folder above both with --root")
      }
      contents[relative] = Self.packed(bytes)
    }
    let path = trees.first { $0.source.path.hasSuffix(".raster") }?.source.path ?? ""
    first = Paths.relative(path, to: root.isEmpty ? "." : root) ?? path
  }

  /// A file as the page's compiler reads it: of SVG the drawing and its outlines, since the page has no
  /// reader of that.
  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    if case .drawing(let asset) = AssetLoad.file(bytes) {
      return asset.packed(fileSize: bytes.count)
    }
    return bytes
  }

  /// How many there are.
  var count: Int { contents.count }

  /// The page with the files and the compiler for pages.
  func page(title: String, module: [UInt8]) -> PlaygroundPage {
    PlaygroundPage(
      title: title,
      files: json,
      settings: settings,
      module: Data(Deflate.zlib(module)).base64EncodedString()
    )
  }

  /// The files as the page reads them: texts as they are, other bytes in base64.
  private var json: String {
    contents.mapValues { bytes in
      String(validating: bytes, as: UTF8.self).map { ["text": $0] }
        ?? ["base64": Data(bytes).base64EncodedString()]
    }
    .jsonLine
  }

  /// What the page begins with.
  private var settings: String { ["first": first].jsonLine }
}
