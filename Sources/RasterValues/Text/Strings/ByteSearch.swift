// Finds bytes in bytes in time linear in both.
//
// Source: D. Knuth, J. Morris and V. Pratt, "Fast pattern matching in strings", SIAM Journal on
// Computing 6 (1977).

/// Where bytes stand in others.
///
/// Those of a string in UTF-8 stand where its scalars do.
struct ByteSearch {
  private let wanted: [UInt8]
  /// For each length of a match, the length of the longest shorter one that ends with it.
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

  /// The first place at or after `start`; nil where there is none, or where nothing is wanted.
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

  /// The number of the bytes.
  var count: Int { wanted.count }
}
