// The Swift code generated for a program.

import RasterCodegen
import RasterSemantics
import RasterSyntax

extension WebProgram {
  /// The Swift code for the compiled file without its imports, or nil if there are errors.
  package var swift: String? {
    guard prepared != nil else { return nil }
    let options = GeneratorOptions(files: [FileID(0)])
    return generate(checked.program, sources: sources, options: options).first?.text
  }
}
