// `looks.lock`: the recorded looks of a folder, one line each.

import Raster
import RasterCommands

/// The contents of a `looks.lock` file, which records the looks of a folder.
///
///     # looks.lock 1, engine 15
///     Toggle on dark @2x 52x32 9f0c…32 digits 04d1…32 digits
///
/// A line contains the component, the state, the appearance, the scale, the size in points, and any
/// other environment values that the state sets. 128 bits of the key and 128 bits of the pixels'
/// digest follow. All lines, including the first, are sorted by their bytes and independent of each
/// other. Versions can therefore be merged as text, and `sort -u` repairs the result of a union
/// merge.
struct LookLock {
  static let fileName = "looks.lock"
  private static let format = 1
  private static let digits = 32

  /// The recorded facts about a look.
  struct Entry: Equatable, Sendable {
    /// The size in points, such as `52x32`, and the environment values that the state sets.
    let described: String
    let key: String
    let pixels: String
  }

  /// The oldest engine version in the file, or `nil` if it contains none.
  private(set) var engine: UInt64?
  var entries: [LookName: Entry] = [:]
  /// The first error in the file, or `nil` if it is valid.
  private(set) var problem: String?

  init() {}

  /// Parses a file; if a look has two lines, the second is used.
  init(parsing bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() where !line.isEmpty {
      if line.hasPrefix("#") {
        readHead(line, index + 1)
      } else if let (name, entry) = Self.entry(line) {
        entries[name] = entry
      } else {
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(
          where: line.hasPrefix
        )
        report(isConflict ? "unresolved merge conflict" : "not a look", index + 1)
      }
    }
    if engine == nil { report("missing engine version", 1) }
  }

  private mutating func report(_ message: String, _ line: Int) {
    problem = problem ?? "line \(line): \(message)"
  }

  private mutating func readHead(_ line: Substring, _ number: Int) {
    let fields = line.split(separator: " ")
    guard fields.count == 5, fields[1] == "looks.lock", fields[3] == "engine",
      let format = Int(fields[2].dropLast()), let version = UInt64(fields[4])
    else { return report("invalid header of \(Self.fileName)", number) }
    guard format == Self.format else {
      return report(
        "format \(format) is not supported; this version reads format \(Self.format)",
        number
      )
    }
    engine = min(engine ?? .max, version)
  }

  private static func entry(_ line: Substring) -> (LookName, Entry)? {
    let fields = line.split(separator: " ")
    guard fields.count >= 7, let appearance = Appearance(word: fields[2]),
      fields[3].hasPrefix("@"), fields[3].hasSuffix("x"),
      let scale = Double(fields[3].dropFirst().dropLast()), scale > 0, scale.isFinite
    else { return nil }
    let digests = fields.suffix(2)
    guard digests.allSatisfy({ $0.utf8.count == digits && $0.allSatisfy(\.isHexDigit) }) else {
      return nil
    }
    let name = LookName(
      component: String(fields[0]),
      state: String(fields[1]),
      appearance: appearance,
      scale: scale
    )
    let entry = Entry(
      described: fields[4..<fields.count - 2].joined(separator: " "),
      key: String(fields[fields.count - 2]),
      pixels: String(fields[fields.count - 1])
    )
    return (name, entry)
  }

  /// The text of the file.
  var text: String {
    let lines = entries.map { name, entry in
      "\(name.line) \(entry.described) \(entry.key) \(entry.pixels)\n"
    }
    return "# \(Self.fileName) \(Self.format), engine \(EngineVersion.current)\n"
      + lines.sorted(by: areInByteOrder).joined()
  }

  /// A digest in the form used in lines.
  static func digits(of digest: ContentDigest) -> String {
    String(digest.description.prefix(digits))
  }

  /// The recorded scales of plain states, which do not set the scale themselves.
  var scales: Set<Double> {
    Set(entries.keys.filter { $0.state == "plain" }.map(\.scale))
  }
}
