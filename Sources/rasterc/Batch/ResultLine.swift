// The result of a row as a line with a JSON object.

import Raster
import RasterCommands
import RasterSyntax

/// Creates the result lines of rows.
enum ResultLine {
  /// The line for an image.
  ///
  /// `name` is the name of its file. If it is not written to a file, the line contains the bytes.
  static func picture(
    _ picture: BatchRenderer.Output,
    row: Int,
    name: String?,
    as format: ImageFileFormat,
    isInline: Bool
  ) -> [UInt8] {
    // The size already shows whether an image is larger than its component.
    let notes =
      picture.notes.filter { $0 != .drawsOutsideBounds }.messages
      + (picture.isFilled ? [format.fillWords] : [])
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

  /// The line for a row with errors.
  static func failure(_ reports: [String], row: Int) -> [UInt8] {
    line(["row": .int(row), "errors": .strings(reports)])
  }

  private static func line(_ members: KeyValuePairs<String, JSON?>) -> [UInt8] {
    JSON.object(members).bytes + [UInt8(ascii: "\n")]
  }
}
