// Formats random, disordered and damaged programs, and measures the speed.

import Foundation
import RasterFormat
import RasterSyntax
import TestSupport

/// The invariants of the formatter, on thousands of programs.
struct FormatRun {
  /// Formats `count` texts made from random programs and the project's own files.
  ///
  /// Returns false if one fails.
  static func run(
    count: Int,
    firstSeed: UInt64,
    keep folder: String?,
    megabytes: Int
  ) throws -> Bool {
    let own = try ["Samples", "Tests", "Grammar"].flatMap { files(in: $0, endingWith: ".raster") }
      .map { try bytes(ofFileAt: $0) }
    var failures: [String: Int] = [:]
    for index in 0..<count {
      let seed = firstSeed &+ UInt64(index)
      let text = Self.text(seed, among: own)
      var generator = SeededGenerator(seed: ~seed)
      let width = [100, 100, 60, 20, 140][generator.below(5)]
      let first = 1 + generator.below(60)
      let lines = first...first + generator.below(20)
      guard let failure = formatFailure(of: text, width: width, lines: lines) else { continue }
      failures[failure, default: 0] += 1
      let line = "seed \(seed), width \(width): \(failure)\n"
      FileHandle.standardError.write(Data(line.utf8))
      if let folder {
        try FileManager.default.createDirectory(
          at: URL(filePath: folder),
          withIntermediateDirectories: true
        )
        try Data(text).write(to: URL(filePath: folder).appending(path: "\(seed).raster"))
      }
    }
    let failed = failures.values.reduce(0, +)
    print("\(count) texts, of which \(failed) fail")
    if megabytes > 0 { try printSpeed(megabytes) }
    return failed == 0
  }

  /// The text of a seed: a third are random programs, a third files of the project.
  ///
  /// Of each kind, one in four is unchanged, one disordered, and two are damaged.
  private static func text(_ seed: UInt64, among own: [[UInt8]]) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    let whole =
      generator.oneIn(3)
      ? own[generator.below(own.count)] : Array(RandomProgram(seed: seed).text.utf8)
    switch generator.below(4) {
    case 0: return whole
    case 1: return disordered(whole, &generator)
    case 2: return damaged(disordered(whole, &generator), &generator)
    default: return damaged(whole, &generator)
    }
  }

  /// Prints the speed of formatting the concatenated samples, in megabytes per second of processor
  /// time.
  private static func printSpeed(_ megabytes: Int) throws {
    var samples: [UInt8] = []
    for path in files(in: CheckedInProgram.samples.rawValue, endingWith: ".raster") {
      samples += try bytes(ofFileAt: path) + [10]
    }
    var text: [UInt8] = []
    while text.count < megabytes * 1_000_000 { text += samples }
    let tree = parse(SourceFile(id: FileID(0), path: "Speed.raster", bytes: text))
    func speed(_ body: () -> Int) -> String {
      var best = Double.infinity
      var sum = 0
      for _ in 0..<5 {
        let start = clock()
        sum &+= body()
        best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
      }
      return "\((Double(text.count) / 1e6 / best * 10).rounded() / 10) MB/s (\(sum / 5))"
    }
    print("laid out: \(speed { Formatting(tree).bytes.count })")
    print("parsed: \(speed { parse(tree.source).tokens.count })")
    print(
      "parsed, laid out and compared: \(speed { Formatting.checked(parse(tree.source))?.bytes.count ?? 0 })"
    )
  }
}
