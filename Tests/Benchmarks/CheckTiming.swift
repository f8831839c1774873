// Times parsing and checking, without reading files or printing reports.

import Foundation
import RasterSemantics
import RasterSyntax

/// The duration of each stage of a check, as the best of several runs.
struct CheckTiming: CustomStringConvertible {
  private(set) var files = 0
  private(set) var reports = 0
  private(set) var parsing = Duration.seconds(1_000)
  private(set) var checking = Duration.seconds(1_000)

  /// Checks all `.raster` files of a folder together, five times.
  init(folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    )
    .filter { $0.hasSuffix(".raster") }.sorted()
    let texts = try names.map { Array(try Data(contentsOf: folder.appending(path: $0))) }
    let ids = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, FileID($0)) })
    files = names.count
    let clock = ContinuousClock()
    for _ in 0..<5 {
      var trees: [SyntaxTree] = []
      parsing = min(
        parsing,
        clock.measure {
          trees = zip(names, texts).enumerated().map { index, file in
            parse(SourceFile(id: FileID(index), path: file.0, bytes: file.1))
          }
        }
      )
      checking = min(
        checking,
        clock.measure {
          let program = check(trees) { _, path in
            ids[path].map { .file($0) } ?? .missing
          } loadAsset: { _, _ in
            .missing
          }
          reports = program.diagnostics.count
        }
      )
    }
  }

  var description: String {
    "\(files) files, \(reports) reports: parsing \(parsing), checking \(checking)"
  }
}
