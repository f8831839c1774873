// Writes random programs for random-programs.sh, and says what of the language they use.

import Foundation
import RasterInterpreter
import RasterSemantics
import TestSupport

/// Random programs without an error, each in a file of its own beside the file that all import.
struct RandomPrograms {
  let count: Int
  let firstSeed: UInt64

  /// Where the picture is that programs draw.
  private static let picture = "Tests/SampleTests/Language/images/\(RandomProgram.picture)"

  /// Fewer programs than were asked for, since more than half of those made up have errors.
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
      let compiled = Self.compiled(Array(program.text.utf8), name: "Program\(seed).raster", image)
      let errors = compiled.diagnostics.filter { $0.severity == .error }
      if errors.isEmpty {
        try Data(program.text.utf8).write(to: folder.appending(path: "Program\(seed).raster"))
        used.formUnion(program.rows)
        written += 1
      }
      for error in errors { codes["\(error.code)", default: []].append(error.message) }
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

  /// Prints what the programs of a folder draw, interpreted, in the order of their names.
  static func describe(_ folder: String) throws {
    let image = try bytes(ofFileAt: picture)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".raster") && name != RandomProgram.shared.path {
      let bytes = try Data(contentsOf: URL(filePath: folder).appending(path: name))
      let prepared = PreparedProgram(compiled(Array(bytes), name: name, image).program)
      for index in prepared.program.components.indices {
        guard let component = prepared.component(index) else { continue }
        print("// component: \(component.name)")
        StateDescriptions().describe(component.name, component.namedStates())
      }
    }
  }

  private static func compiled(_ bytes: [UInt8], name: String, _ image: [UInt8]) -> Compiled {
    let shared = (RandomProgram.shared.path, Array(RandomProgram.shared.text.utf8))
    return compile([shared, (name, bytes)], fixIts: .untried) { _ in image }
  }
}
