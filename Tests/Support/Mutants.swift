// Changes a file slightly: a token deleted, doubled, or swapped with its neighbour.

import RasterSyntax

/// Every mutant of `source` that differs from it by one token.
package func mutants(of source: SourceFile) -> [[UInt8]] {
  let tokens = lex(source.bytes).filter { !$0.kind.isTrivia && $0.lower < $0.upper }
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { source.bytes[range] }
  var result: [[UInt8]] = []
  for (index, token) in tokens.enumerated() {
    let before = bytes(0..<Int(token.lower))
    let after = bytes(Int(token.upper)..<source.bytes.count)
    result.append(Array(before + after))
    result.append(Array(before + bytes(token.bytes) + [32] + bytes(token.bytes) + after))
    guard index + 1 < tokens.count else { continue }
    let next = tokens[index + 1]
    let between = bytes(Int(token.upper)..<Int(next.lower))
    let rest = bytes(Int(next.upper)..<source.bytes.count)
    result.append(Array(before + bytes(next.bytes) + between + bytes(token.bytes) + rest))
  }
  return result
}
