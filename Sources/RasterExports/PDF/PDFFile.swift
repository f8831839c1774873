// Writes the objects of a PDF file.

import RasterValues

/// Collects the objects of a PDF file with one page.
struct PDFFile {
  /// The bodies of the objects, numbered from 1.
  private var bodies: [[UInt8]]
  /// The numbers of the added objects, by their text.
  private var known: [String: Int] = [:]
  /// The resources that contents refer to, by kind.
  private var resources: [Resource: [Int]] = [:]

  /// The kinds of resources that content operators refer to.
  enum Resource: String, CaseIterable {
    case state = "ExtGState"
    case pattern = "Pattern"
    case shading = "Shading"
    case object = "XObject"

    /// The letter with which resource names begin.
    fileprivate var letter: String {
      switch self {
      case .state: "G"
      case .pattern: "P"
      case .shading: "S"
      case .object: "X"
      }
    }
  }

  // The numbers of the objects that every file contains.
  private static let catalog = 1
  private static let pages = 2
  private static let page = 3
  static let resourceNumber = 4
  private static let content = 5
  /// Larger streams are compressed, in bytes.
  private static let longestPlain = 1_024

  init() { bodies = Array(repeating: [], count: Self.content) }

  /// Adds an object unless an equal one exists, and returns its number.
  mutating func add(_ text: String) -> Int {
    if let number = known[text] { return number }
    bodies.append(Array(text.utf8))
    known[text] = bodies.count
    return bodies.count
  }

  /// Adds a stream with additional dictionary entries, and returns its number.
  mutating func add(_ entries: String, stream: [UInt8]) -> Int {
    bodies.append(Self.stream(entries, stream))
    return bodies.count
  }

  /// Returns the name by which contents refer to an object.
  mutating func name(_ number: Int, as kind: Resource) -> String {
    if resources[kind]?.contains(number) != true { resources[kind, default: []].append(number) }
    return "/\(kind.letter)\(number)"
  }

  private static func stream(_ entries: String, _ bytes: [UInt8]) -> [UInt8] {
    var (data, filter) = (bytes, "")
    if bytes.count > longestPlain {
      data = Deflate.zlib(bytes)
      filter = " /Filter /FlateDecode"
    }
    let head =
      "<<\(entries.isEmpty ? "" : " ")\(entries)\(filter) /Length \(data.count) >>\nstream\n"
    return Array(head.utf8) + data + Array("\nendstream".utf8)
  }

  /// Returns the file with a page of the given size in points that shows a content stream.
  mutating func bytes(width: Int, height: Int, content: String, title: String?) -> [UInt8] {
    set(Self.catalog, "<< /Type /Catalog /Pages \(Self.pages) 0 R >>")
    set(Self.pages, "<< /Type /Pages /Kids [\(Self.page) 0 R] /Count 1 >>")
    set(
      Self.page,
      "<< /Type /Page /Parent \(Self.pages) 0 R /MediaBox [0 0 \(width) \(height)]"
        + " /Resources \(Self.resourceNumber) 0 R /Contents \(Self.content) 0 R >>"
    )
    set(Self.resourceNumber, resourceText)
    bodies[Self.content - 1] = Self.stream("", Array(content.utf8))
    let info = title.map { add("<< /Title \(Self.string($0)) >>") }
    return written(info: info)
  }

  private mutating func set(_ number: Int, _ text: String) { bodies[number - 1] = Array(text.utf8) }

  private var resourceText: String {
    let kinds = Resource.allCases.compactMap { kind -> String? in
      guard let numbers = resources[kind] else { return nil }
      let names = numbers.map { "/\(kind.letter)\($0) \($0) 0 R" }.joined(separator: " ")
      return " /\(kind.rawValue) << \(names) >>"
    }
    return "<<\(kinds.joined()) >>"
  }

  private func written(info: Int?) -> [UInt8] {
    // Bytes outside ASCII mark the file as binary.
    var bytes = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var table = "0000000000 65535 f \n"
    for (index, body) in bodies.enumerated() {
      let place = String(bytes.count)
      table += String(repeating: "0", count: max(10 - place.count, 0)) + place + " 00000 n \n"
      bytes += Array("\(index + 1) 0 obj\n".utf8) + body + Array("\nendobj\n".utf8)
    }
    let start = bytes.count
    let count = bodies.count + 1
    let trailer =
      "xref\n0 \(count)\n\(table)trailer\n<< /Size \(count) /Root \(Self.catalog) 0 R"
      + (info.map { " /Info \($0) 0 R" } ?? "") + " >>\nstartxref\n\(start)\n%%EOF\n"
    return bytes + Array(trailer.utf8)
  }

  /// Returns a string object in UTF-16.
  private static func string(_ text: String) -> String {
    let digits = text.utf16.map { String(Int($0) + 0x10000, radix: 16).dropFirst() }
    return "<feff\(digits.joined())>"
  }
}
