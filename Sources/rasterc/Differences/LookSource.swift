// Where looks come from that others are compared with: files on disk, or a revision of Git.

import RasterCommands
import RasterSemantics

/// Sources whose looks are compared.
struct LookSource {
  /// As reports call it.
  let title: String
  let inputs: [Input]
  let store: SourceStore
  /// The folder that the folders of its looks are relative to.
  var root = "."

  /// The looks by the paths of their folders below the root; sources with errors stop the command.
  func plans(
    _ options: TestOptions,
    _ reporter: Reporter,
    scales: (String) -> [Double]
  ) throws(Failure) -> [String: LookPlan] {
    guard !inputs.isEmpty else { return [:] }
    let loader = try SourceLoader(inputs, within: nil, jobs: options.jobs, store: store)
    let compilation = Compilation(loader, fixIts: .untried, store: store)
    guard !compilation.hasErrors else {
      _ = reporter.report(compilation)
      throw Failure(code: .sources, message: "these are errors of '\(title)'")
    }
    let plans = try LookPlan.plans(compilation, fonts: options.fonts, scales: scales)
    var result: [String: LookPlan] = [:]
    for (folder, plan) in plans {
      let isRoot = folder == root || folder.isEmpty && root == "."
      result[isRoot ? "" : Paths.relative(folder, to: root) ?? folder] = plan
    }
    return result
  }
}
