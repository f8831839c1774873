// The source of the looks to compare: files on disk, or a Git revision.

import RasterCommands
import RasterSemantics

/// Sources whose looks are compared.
struct LookSource {
  /// The name in reports.
  let title: String
  let inputs: [Input]
  let store: SourceStore
  /// The folder to which the folders of the looks are relative.
  var root = "."

  /// The plans by folder relative to the root; sources with errors stop the command.
  func plans(
    _ options: TestOptions,
    _ reporter: Reporter,
    scales: (String) -> [Double]
  ) throws(Failure) -> [String: LookPlan] {
    guard !inputs.isEmpty else { return [:] }
    let compilation = try compilation(options)
    guard !compilation.hasErrors else {
      _ = reporter.report(compilation)
      throw Failure(code: .sources, message: "these errors are in '\(title)'")
    }
    return try plans(of: compilation, options, scales)
  }

  /// The same plans as `plans`, or `nil` without a report if the sources have errors.
  func plansIfSound(
    _ options: TestOptions,
    scales: (String) -> [Double]
  ) throws(Failure) -> [String: LookPlan]? {
    guard !inputs.isEmpty else { return [:] }
    let compilation = try compilation(options)
    return compilation.hasErrors ? nil : try plans(of: compilation, options, scales)
  }

  private func compilation(_ options: TestOptions) throws(Failure) -> Compilation {
    let loader = try SourceLoader(inputs, within: nil, jobs: options.jobs, store: store)
    return Compilation(loader, fixIts: .untried, store: store)
  }

  private func plans(
    of compilation: Compilation,
    _ options: TestOptions,
    _ scales: (String) -> [Double]
  ) throws(Failure) -> [String: LookPlan] {
    let plans = try LookPlan.plans(compilation, fonts: options.fonts, scales: scales)
    var result: [String: LookPlan] = [:]
    for (folder, plan) in plans {
      let isRoot = folder == root || folder.isEmpty && root == "."
      result[isRoot ? "" : Paths.relative(folder, to: root) ?? folder] = plan
    }
    return result
  }
}
