// The bytes of a request key while they are written, and their hash.
//
// Unsafe pointers: a key is written in 64-bit values into a preallocated array, because appending
// single bytes dominates the cost of a key. `reserve` ensures the capacity before each write, and
// no pointer escapes its closure.

/// Bytes stored in 64-bit values and padded with zeros, so that values compare and hash as bytes
/// do.
package struct KeyBuffer: Sendable {
  package private(set) var words: [UInt64]
  package private(set) var count = 0

  /// Creates an empty buffer with room for most keys: name, digest, and a dozen values.
  package init() { words = [UInt64](repeating: 0, count: 32) }

  /// The memory of the buffer, in bytes.
  package var byteCount: Int { words.count &* 8 }

  package var bytes: [UInt8] { words.withUnsafeBytes { Array($0.prefix(count)) } }

  package mutating func write(_ byte: UInt8) {
    reserve(1)
    let offset = count
    words.withUnsafeMutableBytes { $0.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self) }
    count = offset &+ 1
  }

  package mutating func write(_ byte: UInt8, _ word: UInt64) {
    reserve(9)
    let offset = count
    words.withUnsafeMutableBytes {
      $0.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
      $0.storeBytes(of: word.littleEndian, toByteOffset: offset &+ 1, as: UInt64.self)
    }
    count = offset &+ 9
  }

  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  package mutating func write(_ text: StaticString) {
    // A literal of a single scalar has no pointer.
    guard text.hasPointerRepresentation else { return write("\(text)") }
    text.withUTF8Buffer { write($0) }
  }

  package mutating func write(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { write($0) } }

  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count)
    let offset = count
    words.withUnsafeMutableBytes {
      UnsafeMutableRawBufferPointer(rebasing: $0[offset...]).copyMemory(from: .init(text))
    }
    count = offset &+ text.count
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count &+ more > words.count &* 8 { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    words += repeatElement(0, count: max(words.count, (more &+ 7) / 8))
  }

  /// The number of 64-bit values in use.
  private var used: Int { (count &+ 7) / 8 }

  /// An unpredictable hash of the bytes, which differs between processes.
  package var hash: UInt64 {
    KeyHash.hash(words, count: used, seed: KeyHash.secret ^ UInt64(count))
  }

  package func isEqual(to other: KeyBuffer) -> Bool {
    guard count == other.count else { return false }
    return words.withUnsafeBufferPointer { left in
      other.words.withUnsafeBufferPointer { right in
        if left.baseAddress == right.baseAddress { return true }
        var difference: UInt64 = 0
        for index in 0..<used { difference |= left[index] ^ right[index] }
        return difference == 0
      }
    }
  }
}
