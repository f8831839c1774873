// Records a display list: its values, its images and fonts, and the limits on their number.

import RasterValues

/// The limits of a recording.
///
/// A recording that reaches a limit stops there and adds a note.
package enum RecordingLimit {
  package static let operations = 1_000_000
  package static let loopTurns = 1_000_000
  /// The maximum number of 64-bit values, which take 128 MiB.
  package static let words = 1 << 24
  /// The maximum number of dashes of all strokes, counted by the lengths of control polygons.
  package static let dashes = 1_000_000.0
  /// The maximum nesting depth of layers and placed components.
  package static let depth = 64
}

/// A display list while it is being recorded.
package struct Recorder {
  package private(set) var words: [UInt64] = []
  package private(set) var images: [Image] = []
  package private(set) var faces: [GlyphFace] = []
  package private(set) var notes: [DrawingNote] = []
  /// The colour space of recorded colours and images.
  package let colorSpace: OutputColorSpace
  package private(set) var operationCount = 0
  package private(set) var loopTurnCount = 0
  /// The number of times that text was truncated.
  private(set) var cutCount = 0
  var dashCount = 0.0
  private var isStopped = false
  private var depth = 0
  private var imageIndices: [ContentDigest: Int] = [:]
  /// Counts the recording's work and bytes; `nil` if they are not counted.
  private let meter: WorkMeter?
  /// The number of values that have been counted.
  private var countedWords = 0

  package init(meter: WorkMeter? = nil, colorSpace: OutputColorSpace = .srgb) {
    (self.meter, self.colorSpace) = (meter, colorSpace)
  }

  /// Creates an empty recorder for a drawing in an environment.
  init(in environment: Environment) {
    self.init(meter: environment.metering.meter, colorSpace: environment.colorSpace)
  }

  /// Creates a recorder with capacity for `count` values.
  package init(reserving count: Int) {
    (meter, colorSpace) = (nil, .srgb)
    words.reserveCapacity(count)
  }

  /// Counts one operation; returns false if a limit is reached and recording has stopped.
  package mutating func beginOperation() -> Bool {
    guard !isStopped else { return false }
    guard operationCount < RecordingLimit.operations, words.count < RecordingLimit.words else {
      stop(.operationLimit)
      return false
    }
    operationCount += 1
    return count(Self.operationUnits)
  }

  /// The units of work per operation, per recorded value and per loop iteration.
  private static let operationUnits = 800
  private static let wordUnits = 24
  private static let turnUnits = 200

  /// Counts units of work and the values written; returns false if a limit of the meter is reached.
  private mutating func count(_ units: Int) -> Bool {
    guard let meter else { return true }
    let limit = meter.limits.recordingBytes
    if words.count > limit / 8 { meter.fail(.exceeded(.recordingBytes, value: limit)) }
    let new = words.count - countedWords
    countedWords = words.count
    isStopped = meter.use(units + new * Self.wordUnits) != nil
    return !isStopped
  }

  /// Counts the values that the last operation wrote.
  mutating func finish() { _ = count(0) }

  /// Counts one loop iteration; returns false if the limit is reached.
  package mutating func countIteration() -> Bool {
    guard !isStopped else { return false }
    guard loopTurnCount < RecordingLimit.loopTurns else {
      stop(.loopLimit)
      return false
    }
    loopTurnCount += 1
    return count(Self.turnUnits)
  }

  /// Enters a layer or a component; returns false if the nesting is too deep.
  package mutating func enter() -> Bool {
    guard depth < RecordingLimit.depth else {
      add(.depthLimit)
      return false
    }
    depth += 1
    return true
  }

  package mutating func leave() { depth -= 1 }

  /// Adds a note unless it is present.
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

  /// Writes the bits of a finite number; −0 is written as 0.
  package mutating func write(_ value: Double) {
    words.append(value == 0 ? 0 : value.bitPattern)
  }

  /// Overwrites a value, such as a length that is known only at the end.
  package mutating func patch(_ index: Int, with word: UInt64) { words[index] = word }

  /// Returns the index of an image in the colour space, and adds it on its first use.
  package mutating func index(of image: Image) -> Int {
    for note in image.notes { add(.imageFile(note)) }
    let image = image.converted(to: colorSpace)
    if let index = imageIndices[image.digest] { return index }
    images.append(image)
    imageIndices[image.digest] = images.count - 1
    return images.count - 1
  }

  /// Returns the index of a font, and adds it on its first use.
  package mutating func index(of face: GlyphFace) -> Int {
    if let index = faces.firstIndex(of: face) { return index }
    faces.append(face)
    return faces.count - 1
  }
}
