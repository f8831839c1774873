// A folder with copies of sources, and a program's live sources in it.

import Foundation
import Raster
import RasterInterpreter
import RasterLive
import Synchronization
import TestSupport

/// A temporary folder for one test, which is removed with this object.
final class LiveFolder {
  let url: URL
  /// The reports, in order.
  let said = Reports()

  /// A folder with copies of samples.
  init(_ samples: [String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "raster-live-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for name in samples { try write(Self.sample(name), to: name) }
  }

  /// A folder with a copy of all samples, with their fonts and images.
  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "raster-live-\(UUID())")
    let samples = repositoryRoot.appending(path: "Samples/Components")
    try FileManager.default.copyItem(at: samples, to: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  static func sample(_ name: String) throws -> String {
    String(decoding: try bytes(ofFileAt: "Samples/Components/\(name)"), as: UTF8.self)
  }

  /// The sources in the folder.
  func sources() -> LiveSources {
    LiveSources([url.path(percentEncoded: false)]) { [said] in said.add($0) }
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// Changes a text in a file.
  func replace(_ old: String, with new: String, in name: String) throws {
    let text = try text(name)
    guard text.contains(old) else { throw Missing(text: old) }
    try write(text.replacing(old, with: new), to: name)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }

  /// A component interpreted from the folder's current files.
  func template(_ component: String, in name: String) throws -> InterpretedComponent {
    let brand = try? text("Brand.raster")
    return try RasterTemplate(
      source: text(name),
      imports: brand.map { ["Brand.raster": $0] } ?? [:]
    ).component(component)
  }

  struct Missing: Error { let text: String }
}

/// Reports, from any thread.
final class Reports: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ text: String) { lines.withLock { $0.append(text) } }

  var all: [String] { lines.withLock { $0 } }
}

extension Rasterizable {
  /// The pixels at two pixels per point, drawn anew: otherwise equal keys would share a result.
  func pixels(_ appearance: Appearance = .light) throws -> Bitmap {
    try bitmap(scale: 2, appearance: appearance, cache: RasterCache(byteLimit: 1 << 22))
  }
}
