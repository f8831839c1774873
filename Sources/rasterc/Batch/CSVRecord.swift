// Parses a CSV record (RFC 4180).

/// A CSV record according to RFC 4180.
///
/// Fields are separated by commas or another delimiter. A field that contains delimiters, quotes or
/// line breaks is enclosed in quotes, with inner quotes doubled. Spaces are part of a field. Lines
/// end with LF or with CR and LF.
struct CSVRecord {
  private let bytes: [UInt8]
  private let delimiter: Delimiter

  /// Creates a record from its bytes without the final LF.
  init(_ bytes: [UInt8], delimiter: Delimiter) {
    self.bytes = bytes.last == 13 ? Array(bytes.dropLast()) : bytes
    self.delimiter = delimiter
  }

  /// The line break that ends the record starting at `start`, or `nil` if it is incomplete.
  ///
  /// A malformed record ends at its first line break, so that the following records can be read.
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

  /// The fields; throws if a quote is misplaced.
  func fields() throws(RowProblem) -> [String] {
    var fields: [String] = []
    var position = 0
    while true {
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        guard
          let end = bytes.withUnsafeBufferPointer({ Self.quoteEnd(in: $0, from: position) })
        else { throw RowProblem("field \(fields.count + 1): the closing quote is missing") }
        fields.append(try text(bytes[(position + 1)..<end], number: fields.count + 1))
        position = end + 1
        guard position == bytes.count || bytes[position] == delimiter.byte else {
          throw RowProblem(
            "field \(fields.count): expected '\(delimiter.name)' after the closing quote"
          )
        }
      } else {
        let end = bytes[position...].firstIndex(of: delimiter.byte) ?? bytes.count
        guard !bytes[position..<end].contains(UInt8(ascii: "\"")) else {
          throw RowProblem(
            "field \(fields.count + 1): a field that contains a quote must be quoted"
          )
        }
        fields.append(try text(bytes[position..<end], number: fields.count + 1))
        position = end
      }
      guard position < bytes.count else { return fields }
      position += 1
    }
  }

  /// The position of the quote that closes the one at `start`.
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
