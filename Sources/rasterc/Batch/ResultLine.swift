// The line that says what became of a row: one JSON object.

import Raster
import RasterCommands
import RasterSyntax

/// Lines of JSON that say what became of rows.
enum ResultLine {
  /// A picture; `file` is its name where it was written, and its bytes are in the line where it was not.
  static func picture(
    _ picture: BatchRenderer.Output,
    row: Int,
    name: String?,
    as format: ImageFileFormat,
    isInline: Bool
  ) -> [UInt8] {
    // Its size says whether a picture is larger than its box.
    let notes =
      picture.notes.filter { $0 != .enlarged }.words
      + (picture.isFilled ? [ImageFileFormat.fillWords] : [])
    return line([
      "row": .int(row),
      "file": name.map { .string($0) },
      "bytes": .int(picture.file.count),
      "width": .int(picture.width),
      "height": .int(picture.height),
      "sha256": .string(picture.digest.description),
      "lookDigest": .string(picture.lookDigest.description),
      "notes": notes.isEmpty ? nil : .strings(notes),
      "format": isInline ? .string(String(format.contentType.dropFirst("image/".count))) : nil,
      "data": isInline ? .string(Data(picture.file).base64EncodedString()) : nil,
    ])
  }

  /// What is wrong with a row.
  static func failure(_ reports: [String], row: Int) -> [UInt8] {
    line(["row": .int(row), "errors": .strings(reports)])
  }

  private static func line(_ members: KeyValuePairs<String, JSON?>) -> [UInt8] {
    JSON.object(members).bytes + [UInt8(ascii: "\n")]
  }
}
