// The command line for proofs on thousands of programs.

import Foundation
import TestSupport

@main
struct Proofs {
  private static let usage = """
    usage: Proofs rewrites  rewrites that preserve the meaning of random programs preserve their images:
               --count N        the number of programs; default: 1,000
               --seed S         the first seed
               --promise KIND   only rewrites that preserve `lists` or `pixels`, or whole-pixel moves: `moved`
               --subject KIND   `layouts`: only rewrites of layouts, on small programs that are mostly a layout
               --jobs N         the number of parallel jobs; default: 2
               --keep FOLDER    save the programs with differences
           Proofs edits     edits of random programs change exactly the images whose keys change:
               --count N        the number of edits; default: 10,000
               --seed S --jobs N
           Proofs plates    random components with caps: proved caps give the same bytes as unstretched drawing
               --count N        the number of components; default: 20,000
               --seed S
           Proofs keys      random pairs of states: states with different drawings have different keys
               --count N        the number of pairs; default: 20,000
           Proofs format    formatted texts of all kinds keep their meaning, and are stable:
               --count N        the number of texts; default: 10,000
               --seed S         the first seed
               --keep FOLDER    save the texts that fail
               --speed MB       print the speed of formatting that much text
           Proofs programs FOLDER COUNT SEED  writes random programs, for random-programs.sh
           Proofs rewritten FOLDER COUNT SEED writes the same programs after all rewrites
           Proofs describe FOLDER             prints what the interpreted programs of a folder draw
           Proofs describe-files FOLDER       prints what its files draw, which can import each other
           Proofs checks    random edits of the samples: a check that takes over results equals a new check:
               --count N        the number of edits; default: 10,000
               --seed S
           Proofs server    random edits of the samples in an editor: diagnostics equal those of a check:
               --count N        the number of edits; default: 10,000
               --seed S
           Proofs fixes     mistakes in the samples, corrected by fix-its, and `check --fix` of all fixtures:
               --count N        the number of mistakes; default: 2,000
               --seed S
               --examples N     print fix-its that do not correct alone; default: 0
           Proofs migrate   random programs in two editions: `migrate` lists exactly the looks that differ:
               --count N        the number of programs; default: 1,000
               --seed S
           Proofs mutants                     checks the samples with every small damage, and times it
           Proofs mistakes  mistakes in the samples: the number, position and suggestions of diagnostics
               --count N        the number of mistakes of each kind; default: 1,000
               --seed S
               --examples N     print unexpected results; default: 0

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
    case "describe-files" where options.arguments.count == 1:
      try RandomPrograms.describeFiles(options.arguments[0])
    case "checks":
      let count = options.number("--count", else: 10_000)
      let seed = UInt64(clamping: options.number("--seed", else: 1))
      guard try CheckRun.run(count: count, seed: seed) else { exit(1) }
    case "server": guard try ServerRun(options).run() else { exit(1) }
    case "fixes":
      let isFine = try FixItRun.run(
        count: options.number("--count", else: 2_000),
        seed: UInt64(clamping: options.number("--seed", else: 1)),
        examples: options.number("--examples", else: 0)
      )
      guard isFine else { exit(1) }
    case "migrate": guard try MigrationRun(options).run() else { exit(1) }
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
