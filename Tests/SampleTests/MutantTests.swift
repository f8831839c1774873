// A sample with a mistake is reported, or is a program that draws.

import Raster
import RasterInterpreter
import RasterSyntax
import TestSupport
import Testing

private let folder = CheckedInProgram.samples.rawValue

@Suite struct MutantTests {
  @Test(arguments: files(in: folder, endingWith: ".raster"))
  func `a sample with one token changed is reported or renders`(path: String) throws {
    let texts = try files(in: folder, endingWith: ".raster").map {
      (path: String($0.dropFirst(folder.count + 1)), bytes: try bytes(ofFileAt: $0))
    }
    let index = try #require(texts.firstIndex { path.hasSuffix("/" + $0.path) })
    let image = try bytes(ofFileAt: "\(folder)/images/cell.png")
    let source = SourceFile(id: FileID(0), path: path, bytes: texts[index].bytes)
    var rendered = 0
    for mutant in mutants(of: source) {
      var mutated = texts
      mutated[index].bytes = mutant
      let compiled = compile(mutated) { $0 == "images/cell.png" ? image : nil }
      guard compiled.errors.isEmpty else { continue }
      let program = PreparedProgram(compiled.program)
      for component in compiled.program.components.indices {
        let declaration = compiled.program.components[component]
        guard declaration.head.range.file == FileID(index) else { continue }
        draw(try #require(program.component(component)))
        rendered += 1
      }
    }
    // Some mutants are programs: two fields swapped, a number left out of a sum.
    #expect(rendered > 0 || path.hasSuffix("Brand.raster"))
  }

  /// A mutant may have a size that no picture has; that is a typed error, and no trap.
  private func draw(_ component: InterpretedComponent) {
    _ = try? component.bitmap(cache: RasterCache(byteLimit: 1 << 20))
  }
}
