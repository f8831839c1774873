// Encodes records as JSON for all commands.

import RasterSyntax

extension Encodable {
  /// The record as JSON on one line, or an empty string if a number is not finite.
  ///
  /// Members are sorted by name, and unprintable characters are escaped.
  package var jsonLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self).printableJSON
  }
}
