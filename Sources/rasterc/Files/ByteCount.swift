// Formats and parses byte counts.

import RasterCommands

/// A byte count in readable form: `512 B`, `1.4 kB`, `10MB`, `1.5GiB`.
struct ByteCount: CustomStringConvertible {
  let bytes: Int

  init(_ bytes: Int) { self.bytes = bytes }

  private static let units: [(name: String, bytes: Double)] = [
    ("", 1), ("B", 1), ("kB", 1e3), ("MB", 1e6), ("GB", 1e9),
    ("KiB", 1024), ("MiB", 1_048_576), ("GiB", 1_073_741_824),
  ]

  /// Parses a number with an optional unit; `nil` for other texts.
  ///
  /// Units are case-insensitive.
  fileprivate init?(parsing text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let name = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    guard let number = Double(digits),
      let unit = Self.units.first(where: { $0.name.lowercased() == name }),
      let bytes = Int(exactly: (number * unit.bytes).rounded())
    else { return nil }
    self.bytes = bytes
  }

  /// The count with one decimal place, in units of 1000.
  var description: String {
    if bytes < 1000 { return "\(bytes) B" }
    var (tenths, name) = (bytes / 100, "kB")
    for next in ["MB", "GB", "TB"] where tenths >= 10_000 { (tenths, name) = (tenths / 1000, next) }
    return "\(tenths / 10).\(tenths % 10) \(name)"
  }
}

extension Arguments {
  /// The option's value in bytes, or `nil` if the option is absent.
  func bytes(_ option: Option) throws(Failure) -> Int? {
    guard let text = self[option] else { return nil }
    if let count = ByteCount(parsing: text) { return count.bytes }
    throw .usage(
      "--\(option.name) takes a size such as 500000, 10MB or 1.5GiB, found '\(text)'"
    )
  }
}
