// The characters of Adobe's standard encoding, which accented charstrings refer to.
//
// Source: Adobe Technical Note 5176, appendix B.

/// Adobe's standard encoding, with names as indices of CFF's standard strings.
enum StandardEncoding {
  /// The first code of each run, the number of codes, and the name of the first code.
  private static let runs: [(code: Int, count: Int, name: Int)] = [
    (32, 95, 1), (161, 15, 96), (177, 4, 111), (182, 8, 115), (191, 1, 123), (193, 8, 124),
    (202, 2, 132), (205, 4, 134), (225, 1, 138), (227, 1, 139), (232, 4, 140), (241, 1, 144),
    (245, 1, 145), (248, 4, 146),
  ]

  /// The name of a code, as an index of the standard strings, or `nil` if the code has no
  /// character.
  static func name(of code: Int) -> Int? {
    for run in runs where code >= run.code && code < run.code + run.count {
      return run.name + code - run.code
    }
    return nil
  }
}
