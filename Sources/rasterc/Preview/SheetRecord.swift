// The sheet of a component: its named states and combinations, with equal looks combined.

import RasterCommands
import RasterInterpreter
import RasterPreview

/// The looks of a component.
///
/// As in a gallery, a look is a state in both light and dark appearance, and the counts are of such
/// looks.
struct SheetRecord: Encodable {
  let version = 1
  let number: Int
  let component: String
  /// The number of named states.
  let states: Int
  /// The number of distinct looks of the states.
  let lookCount: Int
  /// The number of states and combinations that are left out.
  let omitted: Int
  /// One record for each appearance of a look.
  let looks: [Look]
  let failures: [Failure]
  let drawn, reused: Int
  /// The total time, in milliseconds.
  let time: Double

  struct Look: Encodable {
    let picture: PictureRecord
    /// The states with this look.
    let names: [String]
    /// The number of the look of which this is one appearance.
    let look: Int
    let appearance: String
    /// Whether a named state has the look, rather than only a combination.
    let isNamed: Bool
    /// The settings for enlarging the look.
    let state: String?
    let values: [String: String]
  }

  struct Failure: Encodable {
    let name, message: String
  }

  /// The maximum number of images on a sheet.
  private static let limit = 512
}

/// An image as shown on the page.
struct PictureRecord: Encodable {
  let id: String
  /// The size in device pixels.
  let width, height: Int
  /// The component's bounds in the image: left, top, width and height.
  let box: [Int]
  let scale: Double
  let notes: [String]
  /// The file in base64 if it is new and small, which saves the page a request.
  let file: String?

  /// The maximum size of an inline file, in bytes.
  private static let fileLimit = 16 << 10

  init(_ picture: PreviewPictures.Picture, scale: Double, isNew: Bool = false) {
    let isSent = isNew && picture.file.count <= Self.fileLimit
    file = isSent ? Data(picture.file).base64EncodedString() : nil
    id = picture.id
    (width, height) = (picture.width, picture.height)
    box = [picture.box.x, picture.box.y, picture.box.width, picture.box.height]
    self.scale = scale
    notes = picture.notes
  }
}

extension SheetRecord {
  /// Draws the looks that are not cached, on as many threads as there are processors.
  init?(_ request: PreviewRequest, _ snapshot: PreviewSnapshot, _ shelf: PreviewPictures) {
    guard let shown = snapshot.shown,
      let subject = PreviewSubject(request.onSheet, of: shown, snapshot.fonts)
    else { return nil }
    let clock = ContinuousClock()
    let start = clock.now
    let all = SheetEntry.all(of: subject, isAppearanceAsked: request["appearance"] != nil)
    let entries = SheetEntry.prefix(of: all, pictures: Self.limit)
    let results = SheetEntry.draw(entries.flatMap(\.views), shelf)
    let folding = SheetFolding(entries, results.pictures)
    number = snapshot.number
    component = request["component"] ?? shown.components.first?.title ?? ""
    states = subject.plain.declaration.states.count
    lookCount = folding.looks.count { $0.entry.isNamed }
    omitted = all.count - entries.count
    looks = folding.records(new: results.drawn, besides: subject.plain)
    failures = folding.failures
    drawn = results.drawn.count
    reused = results.pictures.count { (try? $0.get()) != nil } - drawn
    time = (clock.now - start) / .milliseconds(1)
  }
}

extension PreviewRequest {
  /// The request without the settings that concern only the enlarged look.
  fileprivate var onSheet: PreviewRequest {
    PreviewRequest(
      method: method,
      path: path,
      values: values.filter {
        !$0.name.hasPrefix("set.") && !["state", "stage", "width", "height"].contains($0.name)
      }
    )
  }
}
