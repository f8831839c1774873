// The titles of pages, by what they are about.

import RasterCommands

enum PageTitle {
  /// The name of the one input; of several, or of the current folder, that of what it is.
  static func text(of inputs: [String], or other: String = "Gallery") -> String {
    guard inputs.count == 1 else { return other }
    let name = Paths.name(of: Paths.normalized(inputs[0]))
    guard !name.isEmpty, !["-", ".", ".."].contains(name) else { return other }
    return name.hasSuffix(".raster") ? String(name.dropLast(7)) : name
  }
}
