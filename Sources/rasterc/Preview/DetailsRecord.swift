// The enlarged look on the page, with its details.

import Raster
import RasterCommands
import RasterInterpreter
import RasterPreview
import RasterSemantics

/// The enlarged look on the page, with its details.
struct DetailsRecord: Encodable {
  let version = 1
  let number: Int
  /// The image, or `nil` if there is none.
  let picture: PictureRecord?
  let failure: String?
  /// The size in points.
  let width, height: Double
  /// The values of all properties, as text for their controls.
  let values: [String: String]
  /// The values of properties with several parts.
  let trees: [String: PartTree]
  /// Rejected values, by the name of their control.
  let problems: [String: String]
  /// The environment of the look.
  let surroundings: [String: String]
  let accessibility: String
  /// The caps, or `nil` if it is drawn at its full size.
  let caps: Caps?
  /// The digest of the request's key, which identifies the image in caches.
  let key: String
  /// The size of the image in a cache, in bytes.
  let bytes: Int
  let operations: Int
  /// Whether it was drawn for this request, and the drawing time in milliseconds.
  let isDrawn: Bool
  let drawingTime: Double

  /// The edges that keep their size when the look is stretched.
  struct Caps: Encodable {
    /// The left and right, and the top and bottom edges, in points.
    ///
    /// `nil` for an axis without stretching.
    let horizontal, vertical: [Double]?
    /// The width and height at which it is drawn, in device pixels.
    let frame: [Int]
  }

  init?(_ request: PreviewRequest, _ snapshot: PreviewSnapshot, _ shelf: PreviewPictures) {
    guard let shown = snapshot.shown,
      let subject = PreviewSubject(request, of: shown, snapshot.fonts)
    else { return nil }
    number = snapshot.number
    problems = subject.problems
    let component = subject.component
    let declaration = component.declaration
    var values: [String: String] = [:]
    var trees: [String: PartTree] = [:]
    for (index, property) in declaration.properties.enumerated() {
      values[property.name] = component.controlText(
        of: component.values[index],
        as: property.type
      )
      switch property.type {
      case .list, .structure, .optional, .image:
        trees[property.name] = component.partTree(of: component.values[index], as: property.type)
      default: break
      }
    }
    (self.values, self.trees) = (values, trees)
    let environment = subject.environment
    surroundings = [
      "appearance": "\(environment.appearance)",
      "contrast": "\(environment.contrast)",
      "direction": environment.layoutDirection == .leftToRight ? "ltr" : "rtl",
      "locale": environment.locale,
      "scale": DrawnValues.number(environment.scale),
      "textScale": DrawnValues.number(environment.textScale),
    ]
    let drawn = Drawn(subject, shelf)
    picture = drawn.picture.map { PictureRecord($0, scale: environment.scale) }
    (failure, width, height) = (drawn.failure, drawn.size.width, drawn.size.height)
    (key, bytes, operations) = (drawn.key, drawn.bytes, drawn.operations)
    (isDrawn, drawingTime) = (drawn.isDrawn, drawn.picture?.time ?? 0)
    accessibility = drawn.accessibility
    let declared = component.caps(in: environment)
    let isStretched = declared.horizontal != nil || declared.vertical != nil
    caps = isStretched ? Caps(declared, frame: drawn.frame) : nil
  }

  /// The result of drawing.
  private struct Drawn {
    var picture: PreviewPictures.Picture?
    var failure: String?
    var size = Size(0, 0)
    var (key, accessibility) = ("", "")
    var (bytes, operations) = (0, 0)
    var frame = [0, 0]
    var isDrawn = false

    init(_ subject: PreviewSubject, _ shelf: PreviewPictures) {
      do throws(RasterError) {
        let request = try RasterRequest(
          subject.component,
          size: subject.size,
          environment: subject.environment,
          background: subject.background,
          crop: .drawing
        )
        size = request.size
        let (picture, isDrawn) = try shelf.picture(for: request)
        (self.picture, self.isDrawn) = (picture, isDrawn)
        let list = try request.record().list
        operations = DrawnLineReader(list).lines.count { $0.word != "end" }
        frame = [list.width, list.height]
        bytes = list.width * list.height * 4
        key = LookKey(list, background: subject.background).digest.description
        accessibility =
          subject.component.accessibility(
            in: subject.environment,
            size: subject.size
          ).line
      } catch {
        failure = error.message
      }
    }
  }
}

extension DetailsRecord.Caps {
  fileprivate init(_ caps: Raster.Caps, frame: [Int]) {
    horizontal = caps.horizontal.map { [$0.start, $0.end] }
    vertical = caps.vertical.map { [$0.start, $0.end] }
    self.frame = frame
  }
}
