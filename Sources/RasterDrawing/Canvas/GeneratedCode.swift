// The version of the runtime that generated Swift requires.

import RasterValues

/// The names with which generated Swift states the runtime that it requires.
///
/// Each generated file refers to the name of the major version that it was generated for. A later
/// runtime marks that name as unavailable, with a message that says to generate the file again.
/// An old file then fails to compile with that message.
@_documentation(visibility: internal)
public enum GeneratedCode {
  /// Referenced by files that were generated for major version 1.
  public enum ForRaster1 {}
}
