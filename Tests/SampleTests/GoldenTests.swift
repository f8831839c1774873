// The checked-in Swift of the samples is what the generator writes today.

import Foundation
import RasterCodegen
import RasterSemantics
import Testing
import TestSupport

@Suite struct GoldenTests {
  private let folder = repositoryRoot.appending(path: "Tests/Support/Generated")

  @Test func `is what the generator writes today`() throws {
    var known = Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    for program in CheckedInProgram.allCases {
      let compiled = try program.compiled()
      try #require(compiled.errors == [])
      let files = generate(
        compiled.program,
        sources: compiled.sources,
        options: GeneratorOptions(access: .package)
      )
      for file in files {
        known.remove(file.name)
        let path = folder.appending(path: file.name)
        guard (try? String(contentsOf: path, encoding: .utf8)) != file.text else { continue }
        if isUpdating { try Data(file.text.utf8).write(to: path) }
        Issue.record(isUpdating ? "\(file.name) was rewritten" : "\(file.name) has changed")
      }
    }
    for name in known where isUpdating {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    #expect(known == [])
  }

  @Test func `uses every built-in`() throws {
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
