// The compiler: parsing, checking, generating and formatting a project.

import RasterCodegen
import RasterFormat
import RasterSemantics
import RasterSyntax

extension Figure {
  static var compiler: [Figure] {
    [
      Figure(name: "compiler-parse", count: 1) {
        let project = FigureProject(files: 4)
        return { _ = project.trees() }
      },
      Figure(name: "compiler-check", count: 1) {
        let project = FigureProject(files: 4)
        let trees = project.trees()
        return { _ = project.check(trees) }
      },
      Figure(name: "compiler-generate", count: 1) {
        let project = FigureProject(files: 4)
        let program = project.check().program
        return { _ = generate(program, sources: project.sources) }
      },
      Figure(name: "compiler-format", count: 1) {
        let trees = FigureProject(files: 4).trees()
        return { for tree in trees { _ = Formatting(tree).bytes } }
      },
    ]
  }
}

/// The first files of the project that `Benchmarks project` writes, in memory.
struct FigureProject {
  private(set) var sources = SourceFiles()

  init(files: Int) {
    let project = GeneratedProject()
    for index in 0..<files {
      sources.add(path: "File\(index).raster", bytes: Array(project.file(index).utf8))
    }
  }

  func trees() -> [SyntaxTree] { sources.files.map { parse($0) } }

  func check(_ trees: [SyntaxTree]? = nil) -> CheckedProgram {
    RasterSemantics.check(trees ?? self.trees()) { _, path in
      sources.files.first { $0.path == path }.map { .file($0.id) } ?? .missing
    } loadAsset: { _, _ in
      .missing
    }
  }
}
