// What the elements of a list do: each adds a value to it.

/// The one operation of a list that loops and conditions make.
package final class ListOperation: BlockOperation {
  package let line: Line

  private init(_ line: Line) { self.line = line }

  package static let append = ListOperation(
    Line("append", [], hasBlock: false, reads: [], "Adds a value to the list.")
  )

  package static let all = [append]
}
