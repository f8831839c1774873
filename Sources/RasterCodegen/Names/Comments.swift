// Comments of generated Swift.

/// The lines of a documentation comment; none where there is no text.
func comment(_ text: String?, marker: String = "/// ") -> [Document] {
  guard let text, !text.isEmpty else { return [] }
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let full = marker + Literal.comment(String(line))
    return .text(String(full.reversed().drop(while: { $0 == " " }).reversed()))
  }
}
