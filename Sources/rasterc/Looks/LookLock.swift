// A file of looks: what every tested look of a folder was drawn as, a line each.

import Raster
import RasterCommands

/// The looks of a folder as `looks.lock` holds them.
///
///     # looks.lock 1, engine 15
///     Toggle on dark @2x 52x32 9f0c…32 digits 04d1…32 digits
///
/// A line is the component, the state, the appearance, the scale, the size in points, what else the
/// state says of its surroundings, and 128 bits each of the key and of the digest of the pixels. Lines
/// are sorted by their bytes, the first line too, and none depends on another: versions are merged as
/// any text is, and `sort -u` sets right what a merge by union has left.
struct LookLock {
  static let fileName = "looks.lock"
  private static let format = 1
  private static let digits = 32

  /// The facts about a look.
  struct Entry: Equatable, Sendable {
    /// In points, such as `52x32`, and what the state says of its surroundings.
    let described: String
    let key: String
    let pixels: String
  }

  /// The oldest version of the engine that the file names; nil where it names none.
  private(set) var engine: UInt64?
  var entries: [LookName: Entry] = [:]
  /// What is wrong with the file, where it is not as it was written.
  private(set) var problem: String?

  init() {}

  /// Reads a file; of a look that has two lines, the second counts.
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
        report(isConflict ? "a conflict of a merge is not resolved" : "this is no look", index + 1)
      }
    }
    if engine == nil { report("its first line does not say which engine drew it", 1) }
  }

  private mutating func report(_ words: String, _ line: Int) {
    problem = problem ?? "line \(line): \(words)"
  }

  private mutating func readHead(_ line: Substring, _ number: Int) {
    let words = line.split(separator: " ")
    guard words.count == 5, words[1] == "looks.lock", words[3] == "engine",
      let format = Int(words[2].dropLast()), let version = UInt64(words[4])
    else { return report("this is no first line of a \(Self.fileName)", number) }
    guard format == Self.format else {
      return report("it has format \(format), and this command reads format \(Self.format)", number)
    }
    engine = min(engine ?? .max, version)
  }

  private static func entry(_ line: Substring) -> (LookName, Entry)? {
    let words = line.split(separator: " ")
    guard words.count >= 7, let appearance = Appearance(word: words[2]),
      words[3].hasPrefix("@"), words[3].hasSuffix("x"),
      let scale = Double(words[3].dropFirst().dropLast()), scale > 0, scale.isFinite
    else { return nil }
    let digests = words.suffix(2)
    guard digests.allSatisfy({ $0.utf8.count == digits && $0.allSatisfy(\.isHexDigit) }) else {
      return nil
    }
    let name = LookName(
      component: String(words[0]),
      state: String(words[1]),
      appearance: appearance,
      scale: scale
    )
    let entry = Entry(
      described: words[4..<words.count - 2].joined(separator: " "),
      key: String(words[words.count - 2]),
      pixels: String(words[words.count - 1])
    )
    return (name, entry)
  }

  /// The file of these looks.
  var text: String {
    let lines = entries.map { name, entry in
      "\(name.line) \(entry.described) \(entry.key) \(entry.pixels)\n"
    }
    return "# \(Self.fileName) \(Self.format), engine \(EngineVersion.current)\n"
      + lines.sorted(by: areInByteOrder).joined()
  }

  /// A digest as lines hold it.
  static func digits(of digest: ContentDigest) -> String {
    String(digest.description.prefix(digits))
  }

  /// The scales at which the folder's looks are drawn by themselves: those of plain states, which
  /// say nothing of their surroundings.
  var scales: Set<Double> {
    Set(entries.keys.filter { $0.state == "plain" }.map(\.scale))
  }
}
