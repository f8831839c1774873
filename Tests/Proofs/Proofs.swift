// The command line for proofs on thousands of programs.

import Foundation
import TestSupport

@main
struct Proofs {
  private static let usage = """
    usage: Proofs rewrites  rewrites of random programs that keep their meaning keep their pictures:
               --count N        so many programs, 1,000 if left out
               --seed S         from this one on
               --promise KIND   only those that keep `lists`, or `pixels`; or moves by whole pixels, `moved`
               --jobs N         at the same time, 2 if left out
               --keep FOLDER    keeps programs of which something differs
           Proofs edits     edits of random programs change the pictures that keys say, and no others:
               --count N        so many edits, 10,000 if left out
               --seed S --jobs N
           Proofs plates    random components with caps: what is proved is equal to what is not stretched
               --count N        so many components, 20,000 if left out
               --seed S
           Proofs keys      random pairs of states: those that draw otherwise have no key in common
               --count N        so many pairs, 20,000 if left out
           Proofs format    texts of all kinds, formatted: they say the same, and stay so
               --count N        so many texts, 10,000 if left out
               --seed S         from this one on
               --keep FOLDER    keeps texts of which something does not hold
               --speed MB       and says how fast so much text is formatted
           Proofs programs FOLDER COUNT SEED  writes random programs, for random-programs.sh
           Proofs rewritten FOLDER COUNT SEED the same as all rewrites leave them
           Proofs describe FOLDER             what the programs of a folder draw, interpreted
           Proofs server    random edits of the samples in an editor: its reports are those of a check:
               --count N        so many edits, 10,000 if left out
               --seed S
           Proofs fixes     mistakes in the samples, mended by what reports offer, and `check --fix` of all fixtures:
               --count N        so many mistakes, 2,000 if left out
               --seed S
               --examples N     of fix-its that do not mend alone, 0 if left out
           Proofs mutants                     checks the samples broken in every small way, and times it
           Proofs mistakes  mistakes in the samples: how many reports each has, where, and what is suggested
               --count N        so many of each kind, 1,000 if left out
               --seed S
               --examples N     of what is not as it should be, 0 if left out

    """

  static func main() async {
    do { try await run(Options(CommandLine.arguments.dropFirst())) } catch {
      FileHandle.standardError.write(Data("Proofs: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: Options) async throws {
    switch options.command {
    case "rewrites": guard try await RewriteRun(options).run() else { exit(1) }
    case "edits": guard try await EditRun(options).run() else { exit(1) }
    case "plates":
      let count = options.number("--count", else: 20_000)
      let seed = UInt64(clamping: options.number("--seed", else: 1))
      guard try RandomPlates.run(count: count, firstSeed: seed) else { exit(1) }
    case "keys":
      guard try KeyAccuracy.run(count: options.number("--count", else: 20_000)) else { exit(1) }
    case "format":
      let count = options.number("--count", else: 10_000)
      let seed = UInt64(clamping: options.number("--seed", else: 1))
      let isFine = try FormatRun.run(
        count: count,
        firstSeed: seed,
        keep: options.text("--keep"),
        megabytes: options.number("--speed", else: 0)
      )
      guard isFine else { exit(1) }
    case "programs" where options.arguments.count == 3,
      "rewritten" where options.arguments.count == 3:
      let programs = RandomPrograms(
        count: Int(options.arguments[1]) ?? 2_000,
        firstSeed: UInt64(options.arguments[2]) ?? 1,
        areRewritten: options.command == "rewritten"
      )
      try programs.write(to: URL(filePath: options.arguments[0]))
    case "describe" where options.arguments.count == 1:
      try RandomPrograms.describe(options.arguments[0])
    case "server": guard try ServerRun(options).run() else { exit(1) }
    case "fixes":
      let isFine = try FixItRun.run(
        count: options.number("--count", else: 2_000),
        seed: UInt64(clamping: options.number("--seed", else: 1)),
        examples: options.number("--examples", else: 0)
      )
      guard isFine else { exit(1) }
    case "mutants": try Mutants.run()
    case "mistakes":
      try MistakeRun.run(
        count: options.number("--count", else: 1_000),
        seed: UInt64(clamping: options.number("--seed", else: 1)),
        examples: options.number("--examples", else: 0)
      )
    default:
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
  }
}

/// A command, its options, and the remaining arguments.
struct Options {
  let command: String
  private(set) var arguments: [String] = []
  private var values: [String: String] = [:]

  init(_ words: ArraySlice<String>) {
    command = words.first ?? ""
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if word.hasPrefix("--"), let value = rest.popFirst() {
        values[word] = value
      } else {
        arguments.append(word)
      }
    }
  }

  func number(_ name: String, else other: Int) -> Int { values[name].flatMap { Int($0) } ?? other }

  func text(_ name: String) -> String? { values[name] }
}
