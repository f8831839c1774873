// The operation of list blocks: each line adds an element.

/// The only operation in the block of a list that loops and conditions build.
package final class ListOperation: BlockOperation {
  package let line: Line

  private init(_ line: Line) { self.line = line }

  package static let append = ListOperation(
    Line("append", [], hasBlock: false, reads: [], "Appends a value to the list.")
  )

  package static let all = [append]
}
