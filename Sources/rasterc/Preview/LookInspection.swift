// Maps pixels to operations and their source lines, and draws a drawing step by step.

import Raster
import RasterCommands
import RasterInterpreter
import RasterPreview
import RasterSemantics
import RasterSyntax

/// The operations of a look, with their source locations and the pixels that each changed last.
///
/// The look is drawn at its full size even if it has caps, because proved caps do not change the
/// result.
struct LookInspection: Sendable {
  /// The operations, without the ends of layers.
  let operations: [Operation]
  /// The frames of the contents of layouts, a container before its contents.
  let frames: [ContentFrames.Frame]
  /// The complete drawing.
  let bitmap: Bitmap
  /// For each pixel, 1 plus the index of the operation that changed it last, or 0.
  ///
  /// Empty if there are too many operations and pixels.
  let owners: [UInt16]
  private let list: DisplayList
  private let background: Color?

  struct Operation: Sendable {
    let line: DrawnLine
    let place: SourceRange?
  }

  /// The maximum total pixels drawn to find the owners, and the maximum number of operations.
  private static let pixelLimit = 1 << 28
  private static let operationLimit = 2_000

  /// Records and draws a look, and each prefix of its operations.
  init(_ subject: PreviewSubject, of shown: ShownProgram) throws(RasterError) {
    let (places, contents) = (OperationPlaces(), ContentFrames())
    let prepared = PreparedProgram(
      shown.compilation.program,
      limits: ShownProgram.limits,
      places: places,
      frames: contents
    )
    guard var component = prepared.component(subject.index) else { throw .invalidSize }
    for (index, value) in subject.component.values.enumerated() {
      component = component.setting(index, to: value)
    }
    let request = try RasterRequest(
      Uncapped(component: component),
      size: subject.size,
      environment: subject.environment,
      background: subject.background,
      crop: .drawing
    )
    list = try request.record().list
    frames = contents.all
    background = subject.background
    bitmap = try list.bitmap(background: background, limits: ShownProgram.limits)
    operations = DrawnLineReader(list).lines.filter { $0.word != "end" }.map { line in
      Operation(line: line, place: places.place(ofWord: line.words.lowerBound))
    }
    let work = (operations.count + 1).multipliedReportingOverflow(by: bitmap.pixels.count)
    guard operations.count <= Self.operationLimit, !work.overflow,
      work.partialValue <= Self.pixelLimit
    else {
      owners = []
      return
    }
    owners = Self.owners(of: operations, list, background, bitmap)
  }

  /// The owners as two bytes each, in little-endian order.
  var ownerBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(owners.count * 2)
    for owner in owners {
      bytes.append(UInt8(truncatingIfNeeded: owner))
      bytes.append(UInt8(truncatingIfNeeded: owner >> 8))
    }
    return bytes
  }

  /// The drawing after `count` operations, in the frame of the complete drawing.
  func step(_ count: Int) throws(RasterError) -> Bitmap {
    let beginning = try Self.beginning(of: list, operations.prefix(count).last, background)
    return beginning.framed(as: bitmap)
  }

  /// Draws the operations up to `last`; an open layer or component ends there.
  private static func beginning(
    of list: DisplayList,
    _ last: Operation?,
    _ background: Color?
  ) throws(RasterError) -> Bitmap {
    let start = list.words.startIndex
    let part = DisplayList(
      width: list.width,
      height: list.height,
      scale: list.scale,
      colorSpace: list.colorSpace,
      caps: list.caps,
      words: list.words[start..<max(start, last?.line.words.upperBound ?? start)],
      images: list.images,
      faces: list.faces,
      notes: []
    )
    return try part.bitmap(background: background, limits: ShownProgram.limits)
  }

  private static func owners(
    of operations: [Operation],
    _ list: DisplayList,
    _ background: Color?,
    _ complete: Bitmap
  ) -> [UInt16] {
    let chunk = max(8, operations.count / 16)
    let chunks = (operations.count + chunk - 1) / chunk
    let parts = Threads.map(chunks, jobs: .max) { part -> [UInt16] in
      var owners = [UInt16](repeating: 0, count: complete.pixels.count)
      let range = part * chunk..<min((part + 1) * chunk, operations.count)
      let first = range.lowerBound == 0 ? nil : operations[range.lowerBound - 1]
      guard var before = try? beginning(of: list, first, background).framed(as: complete) else {
        return owners
      }
      for index in range {
        guard let after = try? beginning(of: list, operations[index], background) else { continue }
        let framed = after.framed(as: complete)
        framed.noteChanges(from: before, as: UInt16(index + 1), in: &owners)
        before = framed
      }
      return owners
    }
    var result = [UInt16](repeating: 0, count: complete.pixels.count)
    for part in parts {
      for index in result.indices where part[index] > 0 { result[index] = part[index] }
    }
    return result
  }
}

extension Bitmap {
  /// The bitmap in the frame of another one, aligned by their bounds.
  fileprivate func framed(as other: Bitmap) -> Bitmap {
    let (x, y) = (other.bounds.x - bounds.x, other.bounds.y - bounds.y)
    if x == 0, y == 0, width == other.width, height == other.height { return self }
    var moved = [UInt32](repeating: 0, count: other.pixels.count)
    let columns = max(0, -x)..<max(0, -x, min(other.width, width - x))
    for row in max(0, -y)..<max(0, -y, min(other.height, height - y)) {
      for column in columns {
        moved[row * other.width + column] = pixels[(row + y) * width + column + x]
      }
    }
    var result = Bitmap(width: other.width, height: other.height, pixels: moved) ?? other
    (result.bounds, result.colorSpace) = (other.bounds, colorSpace)
    return result
  }

  /// Records where a bitmap with the same frame differs.
  fileprivate func noteChanges(from before: Bitmap, as owner: UInt16, in owners: inout [UInt16]) {
    pixels.withUnsafeBufferPointer { after in
      before.pixels.withUnsafeBufferPointer { before in
        for index in 0..<min(after.count, before.count, owners.count)
        where after[index] != before[index] {
          owners[index] = owner
        }
      }
    }
  }
}

/// The page's representation of an inspection.
struct InspectionRecord: Encodable {
  let version = 1
  let number: Int
  let width, height: Int
  let box: [Int]
  let scale: Double
  /// Whether the owner of each pixel is known.
  let hasOwners: Bool
  let operations: [Operation]
  let contents: [ContentRecord]

  struct Operation: Encodable {
    let title, word, arguments: String
    let depth: Int
    let file: String
    let line, column: Int
    let source: String
    /// The number of pixels that the operation changed last.
    let pixels: Int
  }

  init(_ inspection: LookInspection, _ subject: PreviewSubject, of shown: ShownProgram) {
    number = shown.number
    let bitmap = inspection.bitmap
    (width, height) = (bitmap.width, bitmap.height)
    box = [bitmap.bounds.x, bitmap.bounds.y, bitmap.bounds.width, bitmap.bounds.height]
    scale = subject.environment.scale
    hasOwners = !inspection.owners.isEmpty
    var counts = [Int](repeating: 0, count: inspection.operations.count + 1)
    for owner in inspection.owners { counts[Int(owner)] += 1 }
    operations = inspection.operations.enumerated().map { index, operation in
      let line = SourceLine(operation.place, of: shown)
      return Operation(
        title: operation.line.title,
        word: operation.line.word,
        arguments: operation.line.argumentText,
        depth: operation.line.depth,
        file: line.file,
        line: line.line,
        column: line.column,
        source: line.source,
        pixels: counts[index + 1]
      )
    }
    contents = inspection.frames.map { ContentRecord($0, of: shown) }
  }
}

extension DrawnLine {
  /// The arguments that are meaningful to people.
  fileprivate var argumentText: String {
    let texts = arguments.filter { !$0.isOpaque }.map { "\($0.name): \($0.value)" }
    return String(texts.joined(separator: ", ").prefix(400))
  }
}
