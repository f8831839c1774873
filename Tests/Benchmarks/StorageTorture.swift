// Kills processes that write into one folder, repeatedly, and looks for damage.

import Foundation
import Raster
import RasterStorage
import Synchronization

/// Four processes store rasters in one folder and are killed at random instants; others replace
/// them.
///
/// A raster is a function of its look's number, so that every pixel that is read can be checked. A
/// writer sends each number over a pipe after storing its raster. Reported rasters must be
/// readable, immediately and at the end, unless the limit is low. This is a class because it holds
/// a lock.
final class StorageTorture: Sendable {
  private static let writers = 4
  private let folder = NSTemporaryDirectory() + "raster-torture-\(UUID().uuidString)"
  private let byteLimit: Int
  private let storage: RasterFileStore
  private let findings = Mutex(Findings())

  private init(byteLimit: Int) {
    self.byteLimit = byteLimit
    storage = RasterFileStore(directory: folder, byteLimit: byteLimit)
  }

  /// Kills the given number of writers in a folder with ample room, and a quarter as many in a
  /// folder with little room.
  static func run(kills: Int) throws {
    for (kills, byteLimit) in [(kills, 1 << 40), (kills / 4, 1 << 18)] {
      let torture = Self(byteLimit: byteLimit)
      defer { try? FileManager.default.removeItem(atPath: torture.folder) }
      let time = ContinuousClock().measure { torture.killWriters(kills) }
      try torture.finish()
      print("\(kills) kills, \(byteLimit) bytes allowed, \(time)")
      print(torture.findings.withLock { $0.description })
      if torture.findings.withLock({ $0.areHarmful }) { exit(1) }
    }
  }

  /// A writer's process: stores one raster after another, with reads in between, until it is
  /// killed.
  static func write(_ words: [String]) throws {
    guard words.count == 3, let byteLimit = Int(words[1]), let first = UInt32(words[2]) else {
      exit(2)
    }
    try write(to: words[0], byteLimit: byteLimit, from: first)
  }

  private static func write(to folder: String, byteLimit: Int, from first: UInt32) throws {
    let storage = RasterFileStore(directory: folder, byteLimit: byteLimit)
    for number in first... {
      if number.isMultiple(of: 4) {
        try storage.store(picture(number), for: look(number))
      } else {
        storage.insert(try picture(number), for: try look(number))
        if let failure = storage.lastFailure { throw failure }
      }
      withUnsafeBytes(of: number) { try? FileHandle.standardOutput.write(contentsOf: Data($0)) }
      let other = UInt32.random(in: 0...number)
      if let found = storage.raster(for: try look(other)), found != (try picture(other)) { exit(3) }
    }
  }

  private func killWriters(_ kills: Int) {
    let left = Mutex(kills)
    let isOver = Atomic(false)
    let reader = Thread { while !isOver.load(ordering: .relaxed) { self.checkSome() } }
    reader.start()
    DispatchQueue.concurrentPerform(iterations: Self.writers) { _ in
      while left.withLock({
        $0 -= 1
        return $0 >= 0
      }) {
        killOne()
      }
    }
    isOver.store(true, ordering: .relaxed)
  }

  /// Starts a writer and kills it within 50 ms after its first report.
  private func killOne() {
    let first = findings.withLock { $0.nextNumber() }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["torture-writer", folder, "\(byteLimit)", "\(first)"]
    process.standardOutput = pipe
    do { try process.run() } catch { return findings.withLock { $0.failures += 1 } }
    let output = pipe.fileHandleForReading
    var words = output.readData(ofLength: 4)
    usleep(UInt32.random(in: 0...50_000))
    kill(process.processIdentifier, SIGKILL)
    words += output.readDataToEndOfFile()
    process.waitUntilExit()
    let numbers = words.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    }
    let isKilled = process.terminationReason == .uncaughtSignal
    findings.withLock {
      $0.stored += numbers
      $0.failures += isKilled ? 0 : 1
      $0.damaged += process.terminationStatus == 3 && !isKilled ? 1 : 0
    }
  }

  /// Reads some of the rasters reported as stored.
  private func checkSome() {
    let numbers = findings.withLock { findings in
      (0..<100).compactMap { _ in findings.stored.randomElement() }
    }
    for number in numbers { check(number) }
    if numbers.isEmpty { usleep(1_000) }
  }

  private func check(_ number: UInt32) {
    let expected = try? (look: look(number), picture: picture(number))
    let found = expected.flatMap { storage.raster(for: $0.look) }
    findings.withLock {
      $0.reads += 1
      if let found { $0.damaged += found == expected?.picture ? 0 : 1 } else { $0.missing += 1 }
    }
  }

  /// Reads all rasters reported as stored; with a high limit, a missing raster is lost.
  private func finish() throws {
    let numbers = findings.withLock {
      $0.missingEarly = $0.missing
      $0.missing = 0
      return $0.stored
    }
    for number in numbers { check(number) }
    let before = storage.statistics
    let leftovers = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .count { $0.hasSuffix(".part") }
    try storage.trim(toBytes: .max)
    let after = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .count { $0.hasSuffix(".part") }
    findings.withLock {
      $0.isLimited = byteLimit < 1 << 40
      $0.damaged += before.damaged + after
      $0.failures += before.failed + (before.bytes > byteLimit ? 1 : 0)
      $0.summary =
        "\(before.entries) entries, \(before.bytes) bytes, \(leftovers) leftovers removed"
    }
  }

  /// The observed results.
  private struct Findings: CustomStringConvertible {
    var stored: [UInt32] = []
    var reads = 0
    var damaged = 0
    var missing = 0
    var missingEarly = 0
    var failures = 0
    var isLimited = false
    var summary = ""
    private var next: UInt32 = 0

    /// The first number of a writer; none stores a million.
    mutating func nextNumber() -> UInt32 {
      next += 1_000_000
      return next
    }

    var areHarmful: Bool {
      damaged > 0 || failures > 0 || !isLimited && (missing > 0 || missingEarly > 0)
    }

    var description: String {
      """
      \(stored.count) said to be stored, \(summary)
      \(reads) reads: \(damaged) damaged, \(missing + missingEarly) missing; \(failures) failures
      """
    }
  }
}

/// A square of one colour, whose look has a number.
private struct Square: Rasterizable {
  let color: UInt32

  func naturalSize(in environment: Environment) -> Size { Size(4, 4) }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: color))
  }
}

private func look(_ number: UInt32) throws -> LookKey {
  try RasterRequest(Square(color: number)).record().look
}

/// An image unique to a number, of up to 100 × 100 pixels.
private func picture(_ number: UInt32) throws -> Bitmap {
  let (width, height) = (Int(number % 97) + 3, Int(number % 89) + 3)
  var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 | 1
  var pixels: [UInt32] = []
  pixels.reserveCapacity(width * height)
  for index in 0..<width * height {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let isRun = index > 0 && state >> 63 == 1
    pixels.append(isRun ? pixels[index - 1] : UInt32(truncatingIfNeeded: state >> 24))
  }
  guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
    throw RasterError.invalidSize
  }
  return bitmap
}
