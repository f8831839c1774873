// Digests of components' definitions: of their own tokens and of everything they use.

import RasterValues
import RasterSyntax

/// Digests of declarations, computed from their tokens and the digests of their direct uses.
///
/// Comments, whitespace and the order of files do not affect digests; an edition other than the
/// standard one does. The time is linear in the
/// text.
struct DefinitionDigests {
  private let trees: [SyntaxTree]
  private let editions: [Edition]
  private(set) var digests: [DeclarationID: ContentDigest] = [:]
  /// The digests of the texts of components with functions.
  private var texts: [SourceRange: ContentDigest] = [:]

  /// Creates no digests yet; `editions` are those of the files.
  init(_ trees: [SyntaxTree], editions: [Edition]) {
    (self.trees, self.editions) = (trees, editions)
  }

  /// Adds a declaration whose uses have already been added; `component` is that of a function.
  mutating func add(
    _ id: DeclarationID,
    _ range: SourceRange,
    in component: SourceRange?,
    leavingOut holes: [SourceRange],
    uses: [DeclarationID],
    names: (DeclarationID) -> String,
    assets: [ContentDigest]
  ) {
    var bytes = tokenBytes(range, leavingOut: holes)
    if let component {
      let text = texts[component] ?? ContentDigest(of: tokenBytes(component, leavingOut: holes))
      texts[component] = text
      bytes += text.bytes
    }
    for used in uses.sorted(by: { names($0) < names($1) }) {
      bytes += Array(names(used).utf8) + [0]
      bytes += digests[used]?.bytes ?? []
    }
    for asset in assets { bytes += asset.bytes }
    let edition = editions[Int(range.file.index)]
    if edition != .standard { bytes += Array(edition.rawValue.utf8) }
    digests[id] = ContentDigest(of: bytes)
  }

  /// Adds the known digest of a declaration.
  mutating func take(_ digest: ContentDigest, of id: DeclarationID) { digests[id] = digest }

  /// Returns the text of a range's tokens, except those in `holes`, each preceded by its length.
  private func tokenBytes(_ range: SourceRange, leavingOut holes: [SourceRange]) -> [UInt8] {
    let tree = trees[Int(range.file.index)]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.bytes.count)
    var index = tree.firstToken(at: range.lower)
    while index < tree.tokens.count, tree.tokens[index].lower < range.upper {
      let token = tree.tokens[index]
      index += 1
      if token.kind.isTrivia { continue }
      if holes.contains(where: { $0.lower <= token.lower && token.lower < $0.upper }) { continue }
      let length = token.upper &- token.lower
      for shift in [0, 8, 16, 24] as [UInt32] {
        bytes.append(UInt8(truncatingIfNeeded: length >> shift))
      }
      bytes.append(contentsOf: tree.source.bytes[token.bytes])
    }
    return bytes
  }
}

extension SyntaxTree {
  /// Returns the index of the first token that starts at or after `offset`.
  fileprivate func firstToken(at offset: UInt32) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].lower < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
