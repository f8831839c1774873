// Formats differences between looks as text.

import Raster
import RasterCommands

/// A list of differing looks, with one line for each state.
///
/// A component that is entirely new, removed or moved has a single line.
struct LookListing {
  private let results: [LookResult]
  private let hasFolders: Bool

  init(_ results: [LookResult]) {
    self.results = results
    hasFolders = Set(results.map(\.folder)).count > 1
  }

  /// The lines, in the order of folders and names.
  var text: String {
    Self.groups(results) { $0.folder + "/" + $0.name.component }.map { text(ofComponent: $0) }
      .joined()
  }

  private func text(ofComponent results: ArraySlice<LookResult>) -> String {
    guard let first = results.first else { return "" }
    let title = (hasFolders ? first.folder.folderTitle + ": " : "") + first.name.component
    let count = "\(results.count) look\(results.count == 1 ? "" : "s")"
    switch first.status {
    case .new where results.allSatisfy({ $0.status == .new }): return "\(title) is new (\(count))\n"
    case .removed where results.allSatisfy({ $0.status == .removed }):
      return "\(title) was removed (\(count))\n"
    case .moved(_, let folder)
    where results.allSatisfy({ $0.status == .moved(from: $0.name.title, folder: folder) }):
      return "\(title) was in \(folder.folderTitle) (\(count))\n"
    default: break
    }
    return Self.groups(results) { $0.name.title }.map { text(ofState: $0, title) }.joined()
  }

  private func text(ofState results: ArraySlice<LookResult>, _ component: String) -> String {
    var kinds: [Kind] = []
    for result in results where result.status.isDifference && !kinds.contains(Kind(result)) {
      kinds.append(Kind(result))
    }
    return kinds.map { kind in
      let members = results.filter { Kind($0) == kind }
      let names = members.count == results.count ? "" : " (\(Self.surroundings(of: members)))"
      let (status, change) = description(for: kind, members)
      return "\(component)/\(members[0].name.state) \(status)\(names)\(change)\n"
    }.joined()
  }

  /// Looks of a state that share a line.
  private struct Kind: Equatable {
    let status: LookStatus
    let changes: [DrawingChange]

    init(_ result: LookResult) { (status, changes) = (result.status, result.changes) }
  }

  /// The status of looks, and their changes.
  private func description(for kind: Kind, _ results: [LookResult]) -> (String, String) {
    switch kind.status {
    case .same, .rerecorded: return ("is unchanged", "")
    case .new: return ("is new", "")
    case .removed: return ("was removed", "")
    case .moved(let name, let folder):
      return ("was \(name)" + (folder == results[0].folder ? "" : " in \(folder.folderTitle)"), "")
    case .changed:
      if results.allSatisfy({ $0.before?.key == $0.after?.key }) {
        return ("changed", ": different pixels of the same recording")
      }
      if !kind.changes.isEmpty { return ("changed", ": \(kind.changes.sentence)") }
      let sizes = Set(results.map { [$0.before?.described ?? "", $0.after?.described ?? ""] })
      guard sizes.count == 1, let size = sizes.first, size[0] != size[1] else {
        return ("changed", "")
      }
      return ("changed", ": \(size[0]) → \(size[1])")
    }
  }

  /// Appearances and scales: `light @1x @2x, dark @2x`.
  static func surroundings(of results: [LookResult]) -> String {
    [Appearance.light, .dark].compactMap { appearance in
      let scales = results.filter { $0.name.appearance == appearance }
        .map { " @\(Functions.string($0.name.scale))x" }
      return scales.isEmpty ? nil : appearance.word + scales.joined()
    }.joined(separator: ", ")
  }

  /// Groups adjacent elements with equal keys.
  private static func groups(
    _ results: some Collection<LookResult>,
    by key: (LookResult) -> String
  ) -> [ArraySlice<LookResult>] {
    let results = Array(results)
    var groups: [ArraySlice<LookResult>] = []
    var start = 0
    for index in 1..<max(results.count, 1) where key(results[index]) != key(results[start]) {
      groups.append(results[start..<index])
      start = index
    }
    if start < results.count { groups.append(results[start...]) }
    return groups
  }
}
