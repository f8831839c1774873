// An operation of `draw` blocks as a row of the table: its name and its parameters.

import RasterValues

/// An operation of a drawing, in one row of the table.
///
/// The generator uses only this row; the interpreter draws with the arguments that the row
/// declares. It is a class so that rows can be compared by identity.
package final class DrawOperation: BlockOperation {
  package let line: Line
  package let arguments: DrawArguments

  /// Creates a row; `build` declares the parameters and returns them by name.
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
