// Keeps one mistake to one report: what a broken text brings up later is left out.

import RasterSyntax

/// Where the parser found mistakes.
struct BrokenText {
  /// By file, in ascending order.
  private let offsets: [[UInt32]]

  init(_ trees: [SyntaxTree]) {
    offsets = trees.map { tree in
      tree.diagnostics.filter { $0.severity == .error }.map(\.range.lower).sorted()
    }
  }

  /// Whether a mistake stands in the range, or at its end.
  func intersects(_ range: SourceRange) -> Bool {
    let offsets = offsets[Int(range.file.index)]
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.lower { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] <= range.upper
  }
}

/// Lines on which a bracket is not closed, so that arguments have gone to the wrong callee.
struct Echoes {
  private var places: [FileID: [Range<UInt32>]] = [:]

  init(_ trees: [SyntaxTree]) {
    for tree in trees {
      for diagnostic in tree.diagnostics where diagnostic.code == "unclosed-bracket" {
        let opener = diagnostic.labels.first?.range.lower ?? diagnostic.range.lower
        let line = tree.source.location(of: Int(opener)).line
        let start = UInt32(tree.source.lineBytes(line).lowerBound)
        places[tree.source.id, default: []].append(start..<max(start, diagnostic.range.upper))
      }
    }
  }

  /// The reports without those about the arguments of such lines.
  func removed(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    if places.isEmpty { return diagnostics }
    return diagnostics.filter { diagnostic in
      guard Self.codes.contains(diagnostic.code) else { return true }
      return !(places[diagnostic.range.file] ?? []).contains { place in
        place.contains(diagnostic.range.lower)
      }
    }
  }

  private static let codes: Set<String> = [
    "argument-order", "duplicate-argument", "extra-argument", "missing-argument", "missing-block",
    "missing-label", "missing-place", "unknown-label", "unwanted-label", "wrong-label",
  ]
}
