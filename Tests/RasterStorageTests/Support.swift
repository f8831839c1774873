// Temporary folders for tests, looks, and bitmaps that are functions of their looks.

import Foundation
import Raster
import RasterStorage
import Testing

/// A folder for one test, which is removed with this object.
final class TestFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "raster-storage-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of all files and folders, relative to this folder.
  var contents: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The paths of the entries' files.
  var entries: [String] { contents.filter { $0.hasSuffix(".look") } }

  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(path)/\(name)")))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)",
      withDestinationPath: target
    )
  }

  /// Sets the time when a file was last used.
  func setTime(_ seconds: Double, of name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)],
      ofItemAtPath: "\(path)/\(name)"
    )
  }
}

/// A square of one colour.
struct Square: Rasterizable {
  let color: UInt32

  func naturalSize(in environment: Environment) -> Size { Size(4, 4) }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: color))
  }
}

/// A unique look for each number.
func look(_ number: UInt32) throws -> LookKey {
  try RasterRequest(Square(color: number << 8 | 0xFF)).record().look
}

/// A bitmap unique to a number: noise, with flat areas and repeated rows.
func picture(_ number: UInt32, width: Int = 17, height: Int = 17) throws -> Bitmap {
  var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 | 1
  var pixels: [UInt32] = []
  for index in 0..<width * height {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let isAbove = index >= width && state >> 62 == 0
    let isRun = index > 0 && state >> 62 == 1
    pixels.append(
      isAbove ? pixels[index - width] : isRun ? pixels[index - 1] : UInt32(state >> 24 & 0xFF_FFFF)
    )
  }
  var bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
  bitmap.bounds = PixelRect(x: -1, y: 2, width: width, height: Int(number % 100))
  return bitmap
}
