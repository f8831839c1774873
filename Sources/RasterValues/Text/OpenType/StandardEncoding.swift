// The characters of Adobe's standard encoding, which accented charstrings use.
//
// Source: Adobe Technical Note 5176, appendix B.

/// Adobe's standard encoding, by the numbers of its names among CFF's standard strings.
enum StandardEncoding {
  /// The first code of each run, how many codes it has, and the first's number.
  private static let runs: [(code: Int, count: Int, name: Int)] = [
    (32, 95, 1), (161, 15, 96), (177, 4, 111), (182, 8, 115), (191, 1, 123), (193, 8, 124),
    (202, 2, 132), (205, 4, 134), (225, 1, 138), (227, 1, 139), (232, 4, 140), (241, 1, 144),
    (245, 1, 145), (248, 4, 146),
  ]

  /// The number of a code's name; nil where the code has no character.
  static func name(of code: Int) -> Int? {
    for run in runs where code >= run.code && code < run.code + run.count {
      return run.name + code - run.code
    }
    return nil
  }
}
