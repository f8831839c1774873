// The sheet of a component: its named states and combinations, equal looks folded.

import RasterCommands
import RasterInterpreter
import RasterPreview

/// The looks of a component.
///
/// A look is a state in light and dark together, as in a gallery, whose counts these are.
struct SheetRecord: Encodable {
  let version = 1
  let number: Int
  let component: String
  /// The number of named states.
  let states: Int
  /// The number of different looks of these.
  let lookCount: Int
  /// The number of states and combinations that are left out.
  let omitted: Int
  /// One for each appearance of a look.
  let looks: [Look]
  let failures: [Failure]
  let drawn, reused: Int
  /// How long all of it took, in milliseconds.
  let time: Double

  struct Look: Encodable {
    let picture: PictureRecord
    /// The states that have it.
    let names: [String]
    /// The number of the look that this is an appearance of.
    let look: Int
    let appearance: String
    /// Whether a named state has it; else it is one of all combinations.
    let isNamed: Bool
    /// What the page sets to show it larger.
    let state: String?
    let values: [String: String]
  }

  struct Failure: Encodable {
    let name, message: String
  }

  /// More pictures are not drawn for a sheet.
  private static let limit = 512
}

/// A picture as the page shows it.
struct PictureRecord: Encodable {
  let id: String
  /// In device pixels.
  let width, height: Int
  /// The component's box in it: left, top, width and height.
  let box: [Int]
  let scale: Double
  let notes: [String]
  /// The file in base 64, where it is new and small: a page then need not ask for each.
  let file: String?

  /// Files up to so many bytes are sent along.
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
  /// Draws the looks that are not drawn yet, on as many threads as there are processors.
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
  /// The request without what concerns the one look that is shown large.
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
