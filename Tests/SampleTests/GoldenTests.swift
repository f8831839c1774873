// The checked-in Swift of the samples equals the generator's current output.

import Foundation
import RasterSemantics
import Testing
import TestSupport

@Suite struct GoldenTests {
  @Test func `checked-in Swift equals the generator's output`() throws {
    let folder = repositoryRoot.appending(path: GeneratedSwift.folder)
    var known = Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    for file in try GeneratedSwift.files.get() {
      known.remove(file.name)
      let path = "\(GeneratedSwift.folder)/\(file.name)"
      if let failure = try Golden.failure(path, made: file.text) { Issue.record("\(failure)") }
    }
    for name in known where isUpdating {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    #expect(known == [], "files of no sample: RASTER_UPDATE=1 removes them")
  }

  @Test func `the samples use every built-in`() throws {
    var used: Set<BuiltIn> = []
    for program in CheckedInProgram.allCases {
      for component in try program.compiled().program.components {
        for expression in component.expressions {
          expression.visit { part in
            if case .builtIn(let builtIn, _) = part.kind { used.insert(builtIn) }
          }
        }
      }
    }
    let rows = BuiltIn.all + BuiltIn.layouts
    #expect(rows.filter { !used.contains($0) }.map(\.documentation) == [])
  }
}
