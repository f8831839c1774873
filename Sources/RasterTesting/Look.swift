// An expected look: its reference image, and the issue recorded if they differ.

import Raster
import RasterPages
import Testing

/// An expected look.
struct Look {
  /// The look's name in issues.
  let title: String
  private let file: String
  private let folder: LookFolder

  init(type: String, name: String, environment: Environment, folder: LookFolder) {
    let dark = environment.appearance == .dark ? "-dark" : ""
    let scale = environment.scale == 1 ? "" : "@\(LookFolder.numberText(environment.scale))x"
    file = "\(LookFolder.fileName("\(type).\(name)"))\(dark)\(scale).png"
    title = "\(type).\(name)\(dark)\(scale)"
    self.folder = folder
  }

  /// Records an issue if the bitmap differs from the reference image.
  func expect(_ bitmap: Bitmap, _ location: SourceLocation) {
    let (expected, problem) = read()
    guard expected != bitmap.pixelsAlone else { return }
    if LookFolder.isUpdating {
      do {
        try folder.write(bitmap.png(), to: file)
        Issue.record("\(folder.name(of: file)) was updated; review it", sourceLocation: location)
      } catch {
        Issue.record(
          "\(folder.name(of: file)) could not be written: \(error)",
          sourceLocation: location
        )
      }
      return
    }
    attach(bitmap, "actual", location)
    guard let expected else {
      let message = problem ?? "\(folder.name(of: file)) does not exist"
      Issue.record("\(message); set RASTER_UPDATE=1 to write it", sourceLocation: location)
      return
    }
    attach(expected, "expected", location)
    var message = "\(title) does not match \(folder.name(of: file))"
    if expected.width != bitmap.width || expected.height != bitmap.height {
      message += ": \(bitmap.width) × \(bitmap.height) pixels, expected"
      message += " \(expected.width) × \(expected.height)"
    }
    if let difference = DifferencePicture(from: expected, to: bitmap.pixelsAlone ?? bitmap) {
      attach(difference.bitmap, "difference", location)
      message += ": \(difference.count) pixels differ, by at most \(difference.most) of 255"
    }
    Issue.record("\(message)", sourceLocation: location)
  }

  /// Returns the reference image, or the reason why it cannot be read.
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
  /// The bitmap without notes and bounds, which files do not store.
  fileprivate var pixelsAlone: Bitmap? { Bitmap(width: width, height: height, pixels: pixels) }
}
