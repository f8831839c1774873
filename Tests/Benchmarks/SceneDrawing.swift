// Draws a file of scenes, for comparison with other renderers.

import Foundation
import TestSupport

enum SceneDrawing {
  /// Draws an array of scenes in JSON, and writes their premultiplied pixels in sequence: rows of
  /// bytes R, G, B, A, without a header.
  static func run(scenes: URL, pictures: URL) throws {
    let scenes = try JSONDecoder().decode([Scene].self, from: Data(contentsOf: scenes))
    var file = Data()
    for scene in scenes {
      for pixel in try scene.pixels() {
        withUnsafeBytes(of: pixel.littleEndian) { file.append(contentsOf: $0) }
      }
    }
    try file.write(to: pictures)
  }
}
