// What Embedded Swift accepts and does not do: compiled into every module, so that nothing uses it.

extension DefaultStringInterpolation {
  /// Embedded Swift would write that it cannot print the value, so names are to be written out.
  ///
  /// It hides the library's own, which an unavailable one would not; the script makes its warning an
  /// error.
  @available(*, deprecated, message: "Embedded Swift prints numbers and text alone")
  mutating func appendInterpolation<Value>(_ value: Value) {}
}
