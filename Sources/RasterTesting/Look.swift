// One look, its picture beside the tests, and what is said where they differ.

import Raster
import RasterPages
import Testing

/// A look that is expected.
struct Look {
  /// What issues call it.
  let title: String
  private let file: String
  private let folder: LookFolder

  init(type: String, name: String, environment: Environment, folder: LookFolder) {
    let dark = environment.appearance == .dark ? "-dark" : ""
    let scale = environment.scale == 1 ? "" : "@\(LookFolder.word(environment.scale))x"
    file = "\(LookFolder.fileName("\(type).\(name)"))\(dark)\(scale).png"
    title = "\(type).\(name)\(dark)\(scale)"
    self.folder = folder
  }

  /// Records an issue where the picture is not the expected one.
  func expect(_ bitmap: Bitmap, _ location: SourceLocation) {
    let (expected, problem) = read()
    guard expected != bitmap.pixelsAlone else { return }
    if LookFolder.isUpdating {
      do {
        try folder.write(bitmap.png(), to: file)
        Issue.record("\(folder.name(of: file)) was rewritten: look at it", sourceLocation: location)
      } catch {
        Issue.record(
          "\(folder.name(of: file)) cannot be written: \(error)",
          sourceLocation: location
        )
      }
      return
    }
    attach(bitmap, "actual", location)
    guard let expected else {
      let words = problem ?? "there is no \(folder.name(of: file))"
      Issue.record("\(words); RASTER_UPDATE=1 writes it", sourceLocation: location)
      return
    }
    attach(expected, "expected", location)
    var words = "\(title) does not look as \(folder.name(of: file))"
    if expected.width != bitmap.width || expected.height != bitmap.height {
      words += ": \(bitmap.width) × \(bitmap.height) pixels, expected"
      words += " \(expected.width) × \(expected.height)"
    }
    if let difference = DifferencePicture(from: expected, to: bitmap.pixelsAlone ?? bitmap) {
      attach(difference.bitmap, "difference", location)
      words += ": \(difference.count) pixels differ, by \(difference.most) of 255 at most"
    }
    Issue.record("\(words)", sourceLocation: location)
  }

  /// The expected picture, or why there is none.
  private func read() -> (Bitmap?, problem: String?) {
    guard let bytes = folder.read(file) else { return (nil, nil) }
    do {
      return (try PNGDecoder.decode(bytes).pixelsAlone, nil)
    } catch {
      return (nil, "\(folder.name(of: file)) cannot be read: \(error)")
    }
  }

  private func attach(_ bitmap: Bitmap, _ kind: String, _ location: SourceLocation) {
    let name = String(file.dropLast(4)) + "-\(kind).png"
    Attachment.record(bitmap.png(), named: name, sourceLocation: location)
  }
}

extension Bitmap {
  /// The pixels without notes and without the place of the box, which files do not keep.
  fileprivate var pixelsAlone: Bitmap? { Bitmap(width: width, height: height, pixels: pixels) }
}
