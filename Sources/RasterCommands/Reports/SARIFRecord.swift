// Reports in the Static Analysis Results Interchange Format, which code hosts and editors read.

/// Reports as a SARIF 2.1.0 log (OASIS Standard, 27 March 2020).
///
/// Locations are regions of lines and columns, counted from 1 in Unicode scalars. File names are
/// URI references, which are relative if the paths are.
struct SARIFRecord: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version
    case runs
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "rasterc"
    let version = ToolVersion.text
    let rules: [Rule]
  }

  /// A diagnostic code that occurs in the reports.
  struct Rule: Encodable {
    let id: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]
    let fixes: [Fix]
  }

  struct Message: Encodable {
    let text: String
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    let uri: String
  }

  struct Region: Encodable {
    let startLine, startColumn, endLine, endColumn: Int
  }

  struct Fix: Encodable {
    let description: Message
    let artifactChanges: [Change]
  }

  struct Change: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Message
  }

  init(_ record: DiagnosticRecord) {
    let codes = Set(record.diagnostics.map(\.code)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(codes, codes.indices))
    let results = record.diagnostics.map { report in
      Result(
        ruleId: report.code,
        ruleIndex: indices[report.code] ?? 0,
        level: report.severity,
        message: Message(text: report.message),
        locations: report.range.map { [Location($0)] } ?? [],
        relatedLocations: report.labels.compactMap { label in
          label.range.map { Location($0, Message(text: label.message)) }
        },
        fixes: report.fixIts.compactMap { Fix($0) }
      )
    }
    runs = [Run(tool: Tool(driver: Driver(rules: codes.map { Rule(id: $0) })), results: results)]
  }
}

extension SARIFRecord.Location {
  fileprivate init(_ place: DiagnosticRecord.Place, _ message: SARIFRecord.Message? = nil) {
    physicalLocation = SARIFRecord.PhysicalLocation(
      artifactLocation: SARIFRecord.ArtifactLocation(place),
      region: SARIFRecord.Region(place)
    )
    self.message = message
  }
}

extension SARIFRecord.Region {
  fileprivate init(_ place: DiagnosticRecord.Place) {
    (startLine, startColumn) = (place.start.line, place.start.column)
    (endLine, endColumn) = (place.end.line, place.end.column)
  }
}

extension SARIFRecord.ArtifactLocation {
  fileprivate init(_ place: DiagnosticRecord.Place) {
    let path = place.relativeFile
    let escaped = path.utf8.map { byte in
      Self.plainBytes.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%" + hexadecimal(byte)
    }.joined()
    uri = path.hasPrefix("/") ? "file://" + escaped : escaped
  }

  /// The bytes that need no escaping in a URI's path (RFC 3986, section 3.3).
  ///
  /// `:` is escaped because it would end a scheme.
  private static let plainBytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@".utf8
  )
}

/// Formats a byte as two hexadecimal digits.
private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count < 2 ? "0" + digits : digits
}

extension SARIFRecord.Fix {
  fileprivate init?(_ fixIt: DiagnosticRecord.FixIt) {
    guard let place = fixIt.range else { return nil }
    description = SARIFRecord.Message(text: fixIt.message)
    artifactChanges = [
      SARIFRecord.Change(
        artifactLocation: SARIFRecord.ArtifactLocation(place),
        replacements: [
          SARIFRecord.Replacement(
            deletedRegion: SARIFRecord.Region(place),
            insertedContent: SARIFRecord.Message(text: fixIt.replacement)
          )
        ]
      )
    ]
  }
}
