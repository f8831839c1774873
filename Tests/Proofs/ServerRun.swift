// Random edits of the samples in an editor: at quiet points the reports equal those of a check.

import Foundation
import TestSupport

struct ServerRun {
  private let count: Int
  private let seed: Int

  /// The number of edits in one session, after which the files are reopened.
  private static let sessionEdits = 2_000
  /// The maximum number of edits between two quiet points.
  private static let burst = 40

  init(_ options: Options) {
    count = options.number("--count", else: 10_000)
    seed = options.number("--seed", else: 1)
  }

  /// Prints the results; returns false if the server's reports differ.
  func run() throws -> Bool {
    let start = ContinuousClock.now
    let samples = files(in: "Samples/Components", endingWith: ".raster")
    let memoryAtStart = Self.residentKilobytes
    var memoryAfterFirst: Int?
    var (edits, quiet, failures, next) = (0, 0, 0, seed)
    while edits < count {
      var generator = SeededGenerator(seed: UInt64(next))
      let sample = samples[generator.below(samples.count)]
      var session = EditSession(try texts(sample), seed: UInt64(next))
      let last = min(Self.sessionEdits, count - edits)
      while session.edits < last {
        for _ in 0...generator.below(Self.burst) where session.edits < last { session.edit() }
        session.client.forget()
        quiet += 1
        guard let difference = session.difference() else { continue }
        print("seed \(next), \(sample), after \(session.edits) edits: \(difference)")
        failures += 1
        break
      }
      edits += session.edits
      next += 1
      if memoryAfterFirst == nil, edits * 10 >= count { memoryAfterFirst = Self.residentKilobytes }
    }
    print("\(edits) edits, \(quiet) quiet points, \(failures) differences")
    print(
      "resident: \(memoryAtStart) kB at the start, \(memoryAfterFirst ?? 0) kB after a tenth, "
        + "\(Self.residentKilobytes) kB at the end"
    )
    print("in \(ContinuousClock.now - start)")
    return failures == 0
  }

  /// The texts of a sample and of its imports, by path.
  private func texts(_ sample: String) throws -> [String: String] {
    var result: [String: String] = [:]
    for name in [sample, "Samples/Components/Kit.raster", "Samples/Components/Brand.raster"] {
      let path = repositoryRoot.appending(path: name).path(percentEncoded: false)
      let text = String(decoding: try bytes(ofFileAt: name), as: UTF8.self)
      if name == sample
        || (result.values.contains { $0.contains(name.split(separator: "/").last ?? "") })
      {
        result[path] = text
      }
    }
    return result
  }

  /// The current memory of the process, if the system reports it.
  private static var residentKilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
}
