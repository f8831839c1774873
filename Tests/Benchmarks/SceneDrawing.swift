// Draws a file of scenes for renderers that ours is compared with.

import Foundation
import TestSupport

enum SceneDrawing {
  /// Draws an array of scenes in JSON, and writes the premultiplied pixels of one after the other:
  /// rows of bytes R, G, B, A, without a header.
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
