// A sample with a mistake gives a report, or is a program that draws.

import Raster
import RasterInterpreter
import RasterSyntax
import TestSupport
import Testing

private let folder = CheckedInProgram.samples.rawValue

@Suite struct MutantTests {
  @Test(arguments: files(in: folder, endingWith: ".raster"))
  func `a sample with one changed token is reported or renders`(path: String) throws {
    let texts = try sources(of: path)
    let index = 0
    let source = SourceFile(id: FileID(0), path: path, bytes: texts[index].bytes)
    let declared = compile(texts) { try? bytes(ofFileAt: "\(folder)/\($0)") }.program.components
    var rendered = 0
    for mutant in Thoroughness.sample(mutants(of: source), oneIn: 64, for: path) {
      var mutated = texts
      mutated[index].bytes = mutant
      let compiled = compile(mutated) { try? bytes(ofFileAt: "\(folder)/\($0)") }
      guard compiled.errors.isEmpty else { continue }
      let program = PreparedProgram(compiled.program)
      for component in compiled.program.components.indices {
        let declaration = compiled.program.components[component]
        guard declaration.head.range.file == FileID(index) else { continue }
        draw(try #require(program.component(component)))
        rendered += 1
      }
    }
    // Some mutants are valid programs: two swapped fields, or a sum without one number.
    let isEmpty = !declared.contains { $0.head.range.file == FileID(index) }
    if Thoroughness.isComplete { #expect(rendered > 0 || isEmpty) }
  }

  @Test(arguments: files(in: folder, endingWith: ".raster"))
  func `a fix-it for a changed token reduces the reports`(path: String) throws {
    let texts = try sources(of: path)
    let source = SourceFile(id: FileID(0), path: path, bytes: texts[0].bytes)
    let image = { (path: String) in try? bytes(ofFileAt: "\(folder)/\(path)") }
    var count = FixItCount()
    for mutant in Thoroughness.sample(mutants(of: source), oneIn: 64, for: path) {
      var mutated = texts
      mutated[0].bytes = mutant
      count.add(compile(mutated, image: image), of: mutated, image: image)
    }
    #expect(count.leavingAsMany == 0, "\(count.examples)")
    #expect(count.addingReports == 0, "\(count.examples)")
  }

  /// The file and all of its imports, by their paths below the folder.
  private func sources(of path: String) throws -> [(path: String, bytes: [UInt8])] {
    var result: [(path: String, bytes: [UInt8])] = []
    var pending = [String(path.dropFirst(folder.count + 1))]
    while let next = pending.popLast() {
      if result.contains(where: { $0.path == next }) { continue }
      let bytes = try bytes(ofFileAt: "\(folder)/\(next)")
      result.append((next, bytes))
      let source = SourceFile(id: FileID(0), path: next, bytes: bytes)
      pending += parse(source).syntax.imports.map(\.path)
    }
    return result
  }

  /// A mutant may have a size that no bitmap has; that is a typed error, and does not trap.
  private func draw(_ component: InterpretedComponent) {
    _ = try? component.bitmap(cache: RasterCache(byteLimit: 1 << 20))
  }
}
