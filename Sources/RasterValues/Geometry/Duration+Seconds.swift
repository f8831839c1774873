// Durations as numbers of seconds, which drawings compute with.

extension Duration {
  /// The duration of a number of seconds; zero if it is not a number.
  ///
  /// Numbers beyond the range of `Duration`, infinite ones included, become about 146 billion years.
  package init(saturating seconds: Double) {
    guard seconds.magnitude < 0x1p62 else {
      self = .seconds(seconds > 0 ? Int64(1) << 62 : seconds < 0 ? -(Int64(1) << 62) : 0)
      return
    }
    let whole = Int64(seconds)
    let attoseconds = Int64((seconds - Double(whole)) * 1e18)
    self.init(secondsComponent: whole, attosecondsComponent: attoseconds)
  }

  /// The number of seconds, rounded to the nearest `Double`.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
