// Writes random programs for random-programs.sh, and says what of the language they use.

import Foundation
import RasterInterpreter
import RasterSemantics
import TestSupport

/// Random programs without an error, each in a file of its own.
struct RandomPrograms {
  let count: Int
  let firstSeed: UInt64

  /// Writes the files to a folder, which is created.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var written = 0
    var seed = firstSeed
    var used: Set<BuiltIn> = []
    var codes: [String: Int] = [:]
    while written < count, seed - firstSeed < UInt64(count) * 4 {
      let program = RandomProgram(seed: seed)
      let compiled = compile(program.text, path: "Program\(seed).raster")
      let errors = compiled.diagnostics.filter { $0.severity == .error }
      if errors.isEmpty {
        try Data(program.text.utf8).write(to: folder.appending(path: "Program\(seed).raster"))
        used.formUnion(program.rows)
        written += 1
      }
      for error in errors { codes["\(error.code): \(error.message)", default: 0] += 1 }
      seed += 1
    }
    print("\(written) programs of \(seed - firstSeed), which use \(used.count) built-ins")
    for (code, count) in codes.sorted(by: { ($0.value, $0.key) > ($1.value, $1.key) }) {
      print("  left out: \(count) × \(code)")
    }
    for row in BuiltIn.all where !used.contains(row) { print("  not used: \(row.signature)") }
  }

  /// Prints what the programs of a folder draw, interpreted, in the order of their names.
  static func describe(_ folder: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let bytes = try Data(contentsOf: URL(filePath: folder).appending(path: name))
      let prepared = PreparedProgram(compile([(name, Array(bytes))]).program)
      for index in prepared.program.components.indices {
        guard let component = prepared.component(index) else { continue }
        print("// component: \(component.name)")
        StateDescriptions().describe(component.name, component.namedStates())
      }
    }
  }
}
