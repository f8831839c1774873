// Titles of pages, derived from the inputs.

import RasterCommands

enum PageTitle {
  /// The name of a single input, or `other` for several inputs or the working directory.
  static func text(of inputs: [String], or other: String = "Gallery") -> String {
    guard inputs.count == 1 else { return other }
    let name = Paths.name(of: Paths.normalized(inputs[0]))
    guard !name.isEmpty, !["-", ".", ".."].contains(name) else { return other }
    return name.hasSuffix(".raster") ? String(name.dropLast(7)) : name
  }
}
