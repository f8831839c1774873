// Records as JSON, as all commands write them.

import RasterSyntax

extension Encodable {
  /// The record as JSON on one line: members in the order of their names, what terminals would not print
  /// escaped; empty where a number is not finite.
  package var jsonLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self).printableJSON
  }
}
