// Searches for a byte sequence in linear time.
//
// Source: D. Knuth, J. Morris and V. Pratt, "Fast pattern matching in strings", SIAM Journal on
// Computing 6 (1977).

/// A search for a byte sequence.
///
/// In UTF-8, the bytes of a string are found exactly where its scalars are.
struct ByteSearch {
  private let wanted: [UInt8]
  /// For each match length, the length of the longest proper prefix that is also a suffix of the
  /// match.
  private var borders: [Int]

  init(_ text: String) {
    wanted = Array(text.utf8)
    borders = [Int](repeating: 0, count: wanted.count + 1)
    var border = 0
    for place in wanted.indices.dropFirst() {
      while border > 0, wanted[place] != wanted[border] { border = borders[border] }
      if wanted[place] == wanted[border] { border += 1 }
      borders[place + 1] = border
    }
  }

  /// The first match at or after `start`, or `nil` if there is none or the sequence is empty.
  func first(in bytes: [UInt8], from start: Int) -> Int? {
    guard !wanted.isEmpty, start < bytes.count else { return nil }
    var length = 0
    for place in start..<bytes.count {
      while length > 0, bytes[place] != wanted[length] { length = borders[length] }
      if bytes[place] == wanted[length] { length += 1 }
      if length == wanted.count { return place + 1 - length }
    }
    return nil
  }

  /// The length of the sequence in bytes.
  var count: Int { wanted.count }
}
