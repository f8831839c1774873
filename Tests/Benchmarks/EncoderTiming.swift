// Encodes the images of a folder in every format, and prints sizes and processor times.

import Foundation
import Raster

/// Encodes images for `Tests/Support/encoders.sh`, which compares the results with Pillow's.
enum EncoderTiming {
  private static let formats: [(name: String, format: ImageFileFormat)] = [
    ("fast", .png(.fast)), ("balanced", .png(.balanced)), ("small", .png(.small)),
    ("webp", .webp), ("jpeg", .jpeg()),
  ]

  /// Runs with a folder of images, a folder for results, and the number of repetitions.
  static func run(_ arguments: [String]) throws {
    try run(
      folder: URL(filePath: arguments[0]),
      results: URL(filePath: arguments[1]),
      repetitions: Int(arguments[2]) ?? 1
    )
  }

  /// Encodes each PNG file of a folder, and writes the results into another one.
  ///
  /// A line has the image's name, then the size in bytes and the time in microseconds of each
  /// format.
  private static func run(folder: URL, results: URL, repetitions: Int) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    let images = files.filter { $0.pathExtension == "png" }
    for url in images.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = url.deletingPathExtension().lastPathComponent
      let bitmap = try PNGDecoder.decode([UInt8](Data(contentsOf: url)))
      var line = name
      for (title, format) in formats {
        let (file, time) = timed(repetitions) { bitmap.encoded(as: format) }
        line += "\t\(file.count)\t\(time)"
        if title != "jpeg", title != "webp", try PNGDecoder.decode(file) != bitmap {
          throw WrongPixels(description: "\(name) differs at the level \(title)")
        }
        let path = "\(name).\(title).\(format.fileExtension)"
        try Data(file).write(to: results.appending(path: path))
      }
      print(line)
      fflush(nil)
    }
  }

  /// Returns a file and the least processor time of its encoding, in microseconds.
  private static func timed(_ count: Int, _ encode: () -> [UInt8]) -> (file: [UInt8], time: Int) {
    var (file, least): ([UInt8], Int) = ([], .max)
    for _ in 0..<max(1, count) {
      let start = clock()
      file = encode()
      least = min(least, Int(clock() - start))
    }
    return (file, least)
  }
}

/// A lossless file that has other pixels than its image.
private struct WrongPixels: Error, CustomStringConvertible {
  let description: String
}
