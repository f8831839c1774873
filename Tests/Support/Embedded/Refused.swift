// Features that Embedded Swift accepts and does not support: compiled into every module as errors.

extension DefaultStringInterpolation {
  /// Embedded Swift would print that it cannot print the value, so names must be written out.
  ///
  /// This declaration hides the library's, which an unavailable one would not; the script turns its
  /// warning into an error.
  @available(*, deprecated, message: "Embedded Swift prints numbers and text alone")
  mutating func appendInterpolation<Value>(_ value: Value) {}
}
