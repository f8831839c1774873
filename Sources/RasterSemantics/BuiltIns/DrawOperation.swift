// An operation of drawings as a row of the table: a word, and what it takes.

import RasterValues

/// An operation of a drawing, in one row of the table.
///
/// The generator works from the row alone; the interpreter draws with the arguments that the row
/// declares. A class, so that rows are told apart by identity.
package final class DrawOperation: BlockOperation {
  package let line: Line
  package let arguments: DrawArguments

  /// A row: `build` declares the parameters, and returns them by their names.
  init(
    _ name: String,
    method: String? = nil,
    hasBlock: Bool = false,
    reads: Environment.Reads = [],
    _ documentation: String,
    build: (inout LineBuilder) -> DrawArguments
  ) {
    var builder = LineBuilder()
    arguments = build(&builder)
    line = Line(
      name,
      method: method,
      builder.parameters,
      hasBlock: hasBlock,
      reads: reads,
      documentation
    )
  }
}
