// Expectations about formatted text.

import RasterFormat
import RasterSyntax
import TestSupport
import Testing

/// Expects that formatting `text` gives `result`, and that formatting `result` changes nothing.
func expect(
  _ text: String,
  formatsTo result: String,
  lines: ClosedRange<Int>? = nil,
  width: Int = 60,
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  let tree = parse(SourceFile(id: FileID(0), path: "Test.raster", text: text))
  let formatting = Formatting.checked(tree, in: lines, width: width)
  let formatted = formatting.map { String(decoding: $0.bytes, as: UTF8.self) }
  #expect(formatted == result, sourceLocation: location)
  #expect(formatFailure(of: Array(text.utf8), width: width) == nil, sourceLocation: location)
}

/// Expects that formatting leaves `text` unchanged.
func expectUnchanged(
  _ text: String,
  width: Int = 60,
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  expect(text, formatsTo: text, width: width, location)
}
