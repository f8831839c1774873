// The line that says what became of a row: one JSON object.

import Raster
import RasterCommands
import RasterSyntax

/// Lines of JSON that say what became of rows.
enum ResultLine {
  /// A picture; `file` is its name where it was written, and its bytes are in the line where it was not.
  static func picture(
    _ picture: BatchPicture,
    row: Int,
    name: String?,
    as format: PictureFormat,
    isInline: Bool
  ) -> [UInt8] {
    var line = Array("{\"row\":\(row)".utf8)
    if let name {
      line += ",\"file\":".utf8
      append(name, to: &line)
    }
    line += ",\"bytes\":\(picture.file.count),\"width\":\(picture.width)".utf8
    line += ",\"height\":\(picture.height),\"digest\":\"".utf8
    append(picture.digest, to: &line)
    line += "\",\"look\":\"".utf8
    append(picture.look, to: &line)
    line.append(UInt8(ascii: "\""))
    // Its size says whether a picture is larger than its box.
    let notes =
      picture.notes.filter { $0 != .enlarged }.words
      + (picture.isFilled ? [PictureFormat.fillWords] : [])
    if !notes.isEmpty {
      line += ",\"notes\":".utf8
      append(notes, to: &line)
    }
    if isInline {
      // The field is the kind of file.
      line += ",\"\(format.contentType.dropFirst("image/".count))\":\"".utf8
      line += Data(picture.file).base64EncodedData()
      line.append(UInt8(ascii: "\""))
    }
    line += "}\n".utf8
    return line
  }

  /// What is wrong with a row.
  static func failure(_ reports: [String], row: Int) -> [UInt8] {
    var line = Array("{\"row\":\(row),\"error\":".utf8)
    append(reports, to: &line)
    line += "}\n".utf8
    return line
  }

  /// Appends the 64 digits of a digest.
  private static func append(_ digest: Digest, to line: inout [UInt8]) {
    for index in 0..<4 {
      for shift in stride(from: 60, through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: digest.words[index] >> UInt64(shift)) & 15
        line.append(digit < 10 ? 48 + digit : 87 + digit)
      }
    }
  }

  private static func append(_ texts: [String], to line: inout [UInt8]) {
    line.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { line.append(UInt8(ascii: ",")) }
      append(text, to: &line)
    }
    line.append(UInt8(ascii: "]"))
  }

  /// Appends a string of JSON; what is no printable text is escaped.
  private static func append(_ text: String, to line: inout [UInt8]) {
    line.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        line += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
      } else if scalar == "\t" || scalar.isUnprintable {
        line += scalar.jsonEscape.utf8
      } else {
        line += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
    line.append(UInt8(ascii: "\""))
  }
}
