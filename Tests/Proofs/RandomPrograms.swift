// Writes random programs for random-programs.sh, and reports the language features that they use.

import Foundation
import RasterInterpreter
import RasterSemantics
import RasterSyntax
import TestSupport

/// Random programs without an error, each in its own file beside the file that all import.
struct RandomPrograms {
  let count: Int
  let firstSeed: UInt64
  /// Whether they are written in the form that all rewrites preserve.
  let areRewritten: Bool

  /// The path of the image that programs draw.
  private static let picture = "Tests/SampleTests/Language/images/\(RandomProgram.picture)"

  /// Fewer programs than requested, since more than half of those generated have errors.
  private struct TooFew: Error, CustomStringConvertible {
    let written, wanted: Int
    var description: String { "only \(written) of \(wanted) programs have no error" }
  }

  /// Writes the files to a folder, which is created.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let image = try bytes(ofFileAt: Self.picture)
    try Data(image).write(to: folder.appending(path: RandomProgram.picture))
    try Data(RandomProgram.shared.text.utf8).write(
      to: folder.appending(path: RandomProgram.shared.path)
    )
    var written = 0
    var seed = firstSeed
    var used: Set<BuiltIn> = []
    var codes: [String: [String]] = [:]
    while written < count, seed - firstSeed < UInt64(count) * 2 {
      let program = RandomProgram(seed: seed)
      let name = "Program\(seed).raster"
      var text =
        areRewritten ? RewriteTrial.rewritten(seed: seed, image: image) : program.text
      var errors = Self.errors(text, name: name, image)
      // Incorrect stretching is an error, unless the component is marked as unchecked.
      if errors.contains(where: { $0.code == .capsRefuted }) {
        text = Self.unchecked(text)
        errors = Self.errors(text, name: name, image)
      }
      if errors.isEmpty {
        try Data(text.utf8).write(to: folder.appending(path: "Program\(seed).raster"))
        used.formUnion(program.rows)
        written += 1
      }
      for error in errors {
        let part = ProgramText(text).text(error.range).prefix(80)
        codes["\(error.code)", default: []].append("\(error.message) (seed \(seed), '\(part)')")
      }
      seed += 1
    }
    print("\(written) programs of \(seed - firstSeed), which use \(used.count) built-ins")
    for (code, messages) in codes.sorted(by: { ($0.value.count, $0.key) > ($1.value.count, $1.key) }
    ) {
      print(
        "  left out: \(messages.count) × \(code): \(messages.prefix(3).joined(separator: " | "))"
      )
    }
    for row in BuiltIn.all where !used.contains(row) { print("  not used: \(row.signature)") }
    if written < count { throw TooFew(written: written, wanted: count) }
  }

  /// Prints the drawings of a folder's programs, interpreted, in the order of their names.
  static func describe(_ folder: String) throws {
    let image = try bytes(ofFileAt: picture)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".raster") && name != RandomProgram.shared.path {
      let bytes = try Data(contentsOf: URL(filePath: folder).appending(path: name))
      describe(compiled(Array(bytes), name: name, image).program)
    }
  }

  /// Prints the drawings of a folder's files, which are compiled together.
  static func describeFiles(_ folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let texts = try names.map { name in
      (name, Array(try Data(contentsOf: URL(filePath: folder).appending(path: name))))
    }
    describe(compile(texts, fixIts: .untried).program)
  }

  private static func describe(_ program: Program) {
    let prepared = PreparedProgram(program)
    for index in prepared.program.components.indices {
      guard let component = prepared.component(index) else { continue }
      print("// component: \(component.name)")
      StateDescriptions().describe(component.name, component.namedStates())
    }
  }

  /// The errors that `rasterc` would report.
  private static func errors(_ text: String, name: String, _ image: [UInt8]) -> [Diagnostic] {
    compiled(Array(text.utf8), name: name, image, drawingTrial: .drawing).diagnostics.filter {
      $0.severity == .error
    }
  }

  /// A program whose caps are stretched regardless of proofs.
  private static func unchecked(_ text: String) -> String {
    let program = ProgramText(text)
    let caps = program.components.compactMap { $0.line("caps")?.range.end }
    return program.replacing(caps.map { ($0, ", unchecked: true") })
  }

  private static func compiled(
    _ bytes: [UInt8],
    name: String,
    _ image: [UInt8],
    drawingTrial: DrawingTrial = .none
  ) -> Compiled {
    let shared = (RandomProgram.shared.path, Array(RandomProgram.shared.text.utf8))
    return compile([shared, (name, bytes)], fixIts: .untried, drawingTrial: drawingTrial) { _ in
      image
    }
  }
}
