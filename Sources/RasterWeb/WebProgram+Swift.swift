// The Swift that a program becomes.

import RasterCodegen
import RasterSemantics
import RasterSyntax

extension WebProgram {
  /// The Swift of the file that was compiled, without that of what it imports; nil where there are errors.
  package var swift: String? {
    guard prepared != nil else { return nil }
    let options = GeneratorOptions(files: [FileID(0)])
    return generate(checked.program, sources: sources, options: options).first?.text
  }
}
