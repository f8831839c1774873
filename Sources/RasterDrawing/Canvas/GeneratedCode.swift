// What generated Swift asks of the runtime it is compiled against.

import RasterValues

/// The names by which generated Swift states the runtime that it requires.
///
/// Each generated file names the major version that it was generated for. A later runtime marks
/// that name as unavailable, with the advice to generate the file again, so that an old file fails
/// to compile and says why.
@_documentation(visibility: internal)
public enum GeneratedCode {
  /// Named by files that a generator of major version 1 wrote.
  public enum ForRaster1 {}
}
