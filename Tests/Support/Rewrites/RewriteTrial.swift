// Tries rewrites on a random program, and finds the first step with a difference.

import Raster
import RasterInterpreter
import RasterSemantics

/// The results of trials of random programs.
package struct RewriteFindings: Sendable {
  /// An unexpected difference after a rewrite.
  package struct Counterexample: Sendable, CustomStringConvertible {
    package let seed: UInt64
    package let rewrite: String
    package let what: String
    /// The program before and after the rewrite.
    package let before, after: String

    package var description: String { "seed \(seed), \(rewrite): \(what)" }
  }

  package var programs = 0
  /// The number of random programs with errors.
  package var brokenPrograms = 0
  /// The number of times each rewrite was made.
  package var made: [String: Int] = [:]
  /// Rewritten programs that exceed a limit of the language, by the report's code.
  package var refused: [String: Int] = [:]
  package var lists = 0
  /// Compared keys of pairs of looks that differ in one thing.
  package var keys = 0
  package var pictures = 0
  /// The number of images that are not empty.
  package var inked = 0
  /// The number of rewritten programs' images with different rasters than the original's, which are
  /// rounded again.
  package var otherRasters = 0
  package var counterexamples: [Counterexample] = []

  package init() {}

  package mutating func add(_ other: RewriteFindings) {
    programs += other.programs
    brokenPrograms += other.brokenPrograms
    made.merge(other.made) { $0 + $1 }
    refused.merge(other.refused) { $0 + $1 }
    lists += other.lists
    keys += other.keys
    pictures += other.pictures
    inked += other.inked
    otherRasters += other.otherRasters
    counterexamples += other.counterexamples
  }

  package var summary: String {
    var lines = [
      "\(programs) programs (\(brokenPrograms) more are none), \(lists) pairs of lists, \(keys) of keys, "
        + "\(pictures) pairs of pictures, \(inked) with ink, \(otherRasters) with other rasters"
    ]
    for rewrite in Rewrite.all { lines.append("  \(made[rewrite.name] ?? 0) × \(rewrite.name)") }
    for (code, count) in refused.sorted(by: { $0.key < $1.key }) {
      lines.append("  refused: \(count) × \(code)")
    }
    lines.append("\(counterexamples.count) counterexamples")
    return lines.joined(separator: "\n")
  }
}

/// The rewrites of one random program.
///
/// Rewrites that preserve lists are made one after the other, each on the result of the last, and
/// so are those that preserve pixels; the last text is compared with the first. Only if they differ
/// are the texts in between compared, to find the rewrite.
package struct RewriteTrial {
  private let seed: UInt64
  private let image: [UInt8]
  private var context: RewriteContext
  private var findings = RewriteFindings()

  /// A trial of a seed; `image` is the image file that programs draw.
  package init(seed: UInt64, image: [UInt8], of subject: RandomProgram.Subject = .everything) {
    (self.seed, self.image) = (seed, image)
    let program = RandomProgram(seed: seed, subject: subject)
    context = RewriteContext(seed: seed, program: program) { text in
      // Types need no proof of caps, which takes most of the time, so lines of caps become equally
      // long comments.
      let plain = Self.compiled(text.replacing("\n  caps ", with: "\n  //ps "), image)
      return plain.errors.isEmpty ? plain : Self.compiled(text, image)
    }
  }

  package static func run(
    seed: UInt64,
    image: [UInt8],
    promises: [Rewrite.Promise] = [.lists, .pixels]
  ) -> RewriteFindings {
    var trial = RewriteTrial(seed: seed, image: image)
    trial.run(promises)
    return trial.findings
  }

  /// Tries the rewrites of layouts on a small program that is mostly a layout.
  package static func runLayouts(seed: UInt64, image: [UInt8]) -> RewriteFindings {
    var trial = RewriteTrial(seed: seed, image: image, of: .layouts)
    // Equal pixels are enough here: whole programs compare lists.
    if let base = trial.base() { trial.attempt(base, Rewrite.layouts, .pixels) }
    return trial.findings
  }

  /// The program of a seed after all rewrites, those that preserve lists and then those that
  /// preserve pixels.
  ///
  /// It may exceed a limit of the language.
  package static func rewritten(seed: UInt64, image: [UInt8]) -> String {
    var trial = RewriteTrial(seed: seed, image: image)
    var text = trial.context.decorated()
    for promise in [Rewrite.Promise.lists, .pixels] {
      text = trial.steps(of: text, Rewrite.all.filter { $0.promise == promise }).last?.text ?? text
    }
    return text
  }

  private static func compiled(_ text: String, _ image: [UInt8]) -> Compiled {
    let shared = (RandomProgram.shared.path, Array(RandomProgram.shared.text.utf8))
    return compile([shared, (ProgramText.path, Array(text.utf8))], fixIts: .untried) { _ in image }
  }

  /// A text, and its compilation.
  private struct Version {
    let text: String
    let rewrite: String
    let compiled: Compiled
    let prepared: PreparedProgram?
    let errors: [String]

    init(_ text: String, _ rewrite: String, _ image: [UInt8]) {
      (self.text, self.rewrite) = (text, rewrite)
      compiled = RewriteTrial.compiled(text, image)
      errors = compiled.diagnostics.filter { $0.severity == .error }.map {
        "\($0.code): \($0.message)"
      }
      prepared = errors.isEmpty ? PreparedProgram(compiled.program) : nil
    }
  }

  /// The program before all rewrites; nil if it has errors.
  private mutating func base() -> Version? {
    let base = Version(context.decorated(), "", image)
    guard base.errors.isEmpty else {
      findings.brokenPrograms += 1
      return nil
    }
    findings.programs += 1
    return base
  }

  private mutating func run(_ promises: [Rewrite.Promise]) {
    guard let base = base() else { return }
    if promises.contains(.lists), let program = base.prepared {
      var keys = KeyTrial()
      if let fault = keys.fault(of: program) { note("keys: \(fault)", base, base) }
      findings.keys += keys.pairs
    }
    for promise in promises {
      attempt(base, Rewrite.all.filter { $0.promise == promise }, promise)
    }
  }

  /// A text after a rewrite.
  private typealias Step = (text: String, rewrite: String, tolerance: Int)

  /// Applies one rewrite after the other to a text, where it has a position.
  private mutating func steps(of text: String, _ rewrites: [Rewrite]) -> [Step] {
    var steps: [Step] = []
    let typed = rewrites.filter(\.needsTypes)
    let chosen = typed.isEmpty ? "" : typed[Int(seed % UInt64(typed.count))].name
    for rewrite in rewrites where !rewrite.needsTypes || rewrite.name == chosen {
      guard let next = rewrite.apply(ProgramText(steps.last?.text ?? text), &context) else {
        continue
      }
      steps.append((next, rewrite.name, rewrite.tolerance))
      findings.made[rewrite.name, default: 0] += 1
    }
    return steps
  }

  private mutating func attempt(_ base: Version, _ rewrites: [Rewrite], _ promise: Rewrite.Promise)
  {
    let steps = steps(of: base.text, rewrites)
    guard let last = steps.last else { return }
    let final = Version(last.text, last.rewrite, image)
    let mayReadLess = steps.contains { $0.rewrite == Rewrite.unrolled }
    if final.errors.isEmpty,
      difference(base, final, promise, mayReadLess: mayReadLess, isCounted: true) == nil
    {
      return
    }
    var before = base
    for step in steps {
      var after = Version(step.text, step.rewrite, image)
      if let error = after.errors.first {
        refuse(error, before, after)
        return
      }
      let mayReadLess = step.rewrite == Rewrite.unrolled
      let what = difference(
        before,
        after,
        promise,
        mayReadLess: mayReadLess,
        tolerance: step.tolerance,
        isCounted: false
      )
      if let what {
        if promise != .lists, let rewrite = rewrites.first(where: { $0.name == step.rewrite }) {
          (before, after) = shrunk(before, after, rewrite)
        }
        note(what, before, after)
        return
      }
      before = after
    }
    if steps.allSatisfy({ $0.tolerance == 0 }) {
      note("differs after all, but after no step", base, final)
    }
  }

  /// A program reduced to the fewest statements that still differ after the rewrite.
  ///
  /// The rewrite may choose other positions.
  private mutating func shrunk(
    _ before: Version,
    _ after: Version,
    _ rewrite: Rewrite
  ) -> (Version, Version) {
    var smallest = (before, after)
    var index = 0
    while true {
      let text = ProgramText(smallest.0.text)
      let places = text.drawPlaces
      guard index < places.count else { return smallest }
      let place = places[places.count - 1 - index]
      let one = Version(text.replacing([(place.range, "")]), "", image)
      if one.errors.isEmpty, let other = differing(one, rewrite) {
        smallest = (one, other)
      } else {
        index += 1
      }
    }
  }

  /// The program after the rewrite, at some of its positions, if it differs.
  private mutating func differing(_ one: Version, _ rewrite: Rewrite) -> Version? {
    for _ in 0..<(rewrite.promise == .movedPixels ? 1 : 6) {
      guard let text = rewrite.apply(ProgramText(one.text), &context) else { return nil }
      let other = Version(text, rewrite.name, image)
      let what = difference(
        one,
        other,
        rewrite.promise,
        tolerance: rewrite.tolerance,
        isCounted: false
      )
      if other.errors.isEmpty, what != nil { return other }
    }
    return nil
  }

  private mutating func refuse(_ error: String, _ before: Version, _ after: Version) {
    // A rewrite sometimes exceeds the limits on a program's cost and depth. A fraction that is out
    // of its range is reported when it is written as a literal. A block could belong to an argument
    // that was not the last one before.
    let bounds = [
      "tooDeep", "tooMuch", "tooManyTurns", "tooLarge", "tooLong", "listTooLong", "tooCostly",
      "fractionRange", "ambiguousBlock",
    ]
    let code = error.split(separator: ":")[0]
    if bounds.contains(where: { code.contains($0) }) {
      findings.refused["\(after.rewrite), \(code)", default: 0] += 1
    } else {
      note(error, before, after)
    }
  }

  private mutating func note(_ what: String, _ before: Version, _ after: Version) {
    findings.counterexamples.append(
      RewriteFindings.Counterexample(
        seed: seed,
        rewrite: after.rewrite,
        what: what,
        before: before.text,
        after: after.text
      )
    )
  }

  /// The difference between two versions; nil if there is none.
  private mutating func difference(
    _ first: Version,
    _ second: Version,
    _ promise: Rewrite.Promise,
    mayReadLess: Bool = false,
    tolerance: Int = 0,
    isCounted: Bool
  ) -> String? {
    guard let one = first.prepared, let other = second.prepared else { return "errors" }
    var comparison = LookComparison(promise, mayReadLess: mayReadLess, tolerance: tolerance)
    let what = comparison.difference(one, other)
    if isCounted {
      findings.lists += comparison.lists
      findings.pictures += comparison.pictures
      findings.inked += comparison.inked
      findings.otherRasters += comparison.otherRasters
    }
    return what
  }
}
