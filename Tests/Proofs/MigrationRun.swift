// Compares the lists of `rasterc migrate` for random programs with images.

import Foundation
import TestSupport

struct MigrationRun {
  /// The number of programs in one folder, which the command compares together.
  private static let batch = 50

  private let count: Int
  private let seed: UInt64

  init(_ options: Options) {
    count = options.number("--count", else: 1_000)
    seed = UInt64(clamping: options.number("--seed", else: 1))
  }

  /// Prints the results; returns false if the command lists other looks than those that change.
  func run() throws -> Bool {
    let start = ContinuousClock.now
    var findings = MigrationCheck.Findings()
    for first in stride(from: 0, to: count, by: Self.batch) {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "raster-migrations-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let check = try MigrationCheck(first..<min(first + Self.batch, count), seed: seed, in: folder)
      findings.add(try check.findings(Self.output))
    }
    for name in findings.falselyListed.prefix(20) { print("listed, but the same: \(name)") }
    for name in findings.missed.prefix(20) { print("missed: \(name)") }
    for name in findings.lost.prefix(20) { print("different after --apply: \(name)") }
    print(
      "\(findings.programs) programs, \(findings.looks) looks, of which \(findings.changed) change: "
        + "\(findings.falselyListed.count) listed falsely, \(findings.missed.count) missed, "
        + "\(findings.lost.count) different after --apply; in \(ContinuousClock.now - start)"
    )
    return findings.isFine
  }

  /// Runs the command beside this one.
  private static func output(_ arguments: [String], in folder: URL) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "rasterc")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Array(bytes)
  }
}
