// Writes a display list: words, images in order of first use, and the budgets that bound both.

import RasterValues

/// The limits of a recording.
///
/// A recording that reaches a limit ends there and says so in a note.
package enum RecordingLimit {
  package static let operations = 1_000_000
  package static let loopTurns = 1_000_000
  /// 128 MiB of words.
  package static let words = 1 << 24
  /// Dashes of all strokes, by the lengths of their curves' control polygons.
  package static let dashes = 1_000_000.0
  /// Layers and placed components inside each other.
  package static let depth = 64
}

/// The words of a display list while they are written.
package struct Recorder {
  package private(set) var words: [UInt64] = []
  package private(set) var images: [Image] = []
  package private(set) var faces: [GlyphFace] = []
  package private(set) var notes: [DrawingNote] = []
  package private(set) var operationCount = 0
  package private(set) var loopTurnCount = 0
  /// The texts that were cut, each time that one is.
  private(set) var cutCount = 0
  var dashCount = 0.0
  private var isStopped = false
  private var depth = 0
  private var imageIndices: [ContentDigest: Int] = [:]
  /// Counts the work and the bytes of the recording; nil where nothing is counted.
  private let meter: WorkMeter?
  /// The words that have been counted.
  private var countedWords = 0

  package init(meter: WorkMeter? = nil) { self.meter = meter }

  /// Makes room for so many words.
  package init(reserving count: Int) {
    meter = nil
    words.reserveCapacity(count)
  }

  /// Counts one operation; false where the budget is used up and nothing more is recorded.
  package mutating func beginOperation() -> Bool {
    guard !isStopped else { return false }
    guard operationCount < RecordingLimit.operations, words.count < RecordingLimit.words else {
      stop(.operationLimit)
      return false
    }
    operationCount += 1
    return count(Self.operationUnits)
  }

  /// The units of work of an operation, of a word of it, and of a turn of a loop.
  private static let operationUnits = 800
  private static let wordUnits = 24
  private static let turnUnits = 200

  /// Counts units of work and the words that were written; false where a limit of the meter is met.
  private mutating func count(_ units: Int) -> Bool {
    guard let meter else { return true }
    let limit = meter.limits.recordingBytes
    if words.count > limit / 8 { meter.fail(.exceeded(.recordingBytes, value: limit)) }
    let new = words.count - countedWords
    countedWords = words.count
    isStopped = meter.use(units + new * Self.wordUnits) != nil
    return !isStopped
  }

  /// Counts what the last operation wrote.
  mutating func finish() { _ = count(0) }

  /// Counts one turn of a loop; false where the budget is used up.
  package mutating func countIteration() -> Bool {
    guard !isStopped else { return false }
    guard loopTurnCount < RecordingLimit.loopTurns else {
      stop(.loopLimit)
      return false
    }
    loopTurnCount += 1
    return count(Self.turnUnits)
  }

  /// Enters a layer or a component; false where they are nested too deep.
  package mutating func enter() -> Bool {
    guard depth < RecordingLimit.depth else {
      add(.depthLimit)
      return false
    }
    depth += 1
    return true
  }

  package mutating func leave() { depth -= 1 }

  /// Adds a note once.
  package mutating func add(_ note: DrawingNote) {
    if note == .truncatedText { cutCount += 1 }
    if !notes.contains(note) { notes.append(note) }
  }

  private mutating func stop(_ note: DrawingNote) {
    isStopped = true
    add(note)
  }

  package mutating func write(_ word: UInt64) { words.append(word) }

  package mutating func write(_ words: ArraySlice<UInt64>) { self.words += words }

  package mutating func write(_ value: Int) { words.append(UInt64(bitPattern: Int64(value))) }

  /// Writes the bits of a number that is known to be finite; −0 is written as 0.
  package mutating func write(_ value: Double) {
    words.append(value == 0 ? 0 : value.bitPattern)
  }

  /// Overwrites a word, such as a length that is known only at the end.
  package mutating func patch(_ index: Int, with word: UInt64) { words[index] = word }

  /// The index of an image, which is added at its first use.
  package mutating func index(of image: Image) -> Int {
    if let index = imageIndices[image.digest] { return index }
    images.append(image)
    imageIndices[image.digest] = images.count - 1
    return images.count - 1
  }

  /// The index of a face, which is added at its first use.
  package mutating func index(of face: GlyphFace) -> Int {
    if let index = faces.firstIndex(of: face) { return index }
    faces.append(face)
    return faces.count - 1
  }
}
