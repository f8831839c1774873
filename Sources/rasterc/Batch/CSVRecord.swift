// A record of CSV: RFC 4180.

/// A record of CSV as RFC 4180 has it.
///
/// Commas separate fields, or another delimiter does. A field that holds delimiters, quotes or line breaks stands
/// between quotes, where a quote is doubled. Spaces are a part of a field. Lines end with LF or with CR and LF.
struct CSVRecord {
  private let bytes: [UInt8]
  private let delimiter: Delimiter

  /// A record without the end of its line.
  init(_ bytes: [UInt8], delimiter: Delimiter) {
    self.bytes = bytes.last == 13 ? Array(bytes.dropLast()) : bytes
    self.delimiter = delimiter
  }

  /// The line break that ends the record that begins at `start`; nil where there is none yet.
  ///
  /// A broken record ends with its line, so that those behind it are read.
  static func end(in bytes: [UInt8], from start: Int, delimiter: Delimiter) -> Int? {
    let delimiter = delimiter.byte
    return bytes.withUnsafeBufferPointer { bytes in
      var position = start
      while position < bytes.count {
        if bytes[position] == UInt8(ascii: "\"") {
          guard let close = quoteEnd(in: bytes, from: position) else { return nil }
          position = close + 1
        }
        while position < bytes.count, bytes[position] != delimiter {
          if bytes[position] == 10 { return position }
          position += 1
        }
        position += 1
      }
      return nil
    }
  }

  /// The fields; throws where a quote stands where none may.
  func fields() throws(RowProblem) -> [String] {
    var fields: [String] = []
    var position = 0
    while true {
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        guard
          let end = bytes.withUnsafeBufferPointer({ Self.quoteEnd(in: $0, from: position) })
        else { throw RowProblem("field \(fields.count + 1): the quote is not closed") }
        fields.append(try text(bytes[(position + 1)..<end], number: fields.count + 1))
        position = end + 1
        guard position == bytes.count || bytes[position] == delimiter.byte else {
          throw RowProblem(
            "field \(fields.count): expected '\(delimiter.name)' behind the closing quote"
          )
        }
      } else {
        let end = bytes[position...].firstIndex(of: delimiter.byte) ?? bytes.count
        guard !bytes[position..<end].contains(UInt8(ascii: "\"")) else {
          throw RowProblem("field \(fields.count + 1): a field with a quote stands between quotes")
        }
        fields.append(try text(bytes[position..<end], number: fields.count + 1))
        position = end
      }
      guard position < bytes.count else { return fields }
      position += 1
    }
  }

  /// The quote that closes the one at `start`.
  private static func quoteEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var position = start + 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\"") {
        guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\"") else {
          return position
        }
        position += 1
      }
      position += 1
    }
    return nil
  }

  private func text(_ part: ArraySlice<UInt8>, number: Int) throws(RowProblem) -> String {
    guard let text = String(validating: part, as: UTF8.self) else {
      throw RowProblem("field \(number): \(RowEncoding.problem(with: part))")
    }
    return text.utf8.contains(UInt8(ascii: "\"")) ? text.replacing("\"\"", with: "\"") : text
  }
}
