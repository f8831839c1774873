// Computes SHA-256 (FIPS 180-4), which identifies looks, resources and components by their content.
//
// Unsafe pointers: blocks are hashed in place, and the message schedule is allocated on the stack.
// Every pointer comes from a `with…` call and does not escape its closure.

/// A running SHA-256 computation.
///
///     var hash = SHA256()
///     hash.update([1, 2, 3])
///     hash.update(word: 4)
///     print(hash.finish())
package struct SHA256: Sendable {
  private var state = initialState
  /// The bytes that do not yet fill a block; always fewer than 64.
  private var pending: [UInt8] = []
  /// The total number of bytes so far.
  private var length: UInt64 = 0
  private let usesInstructions: Bool

  /// Creates a hash of no bytes, by default computed with the processor's instructions, if any.
  package init(usesInstructions: Bool = true) {
    self.usesInstructions = usesInstructions && hasDigestInstructions
    pending.reserveCapacity(64)
  }

  /// Adds an array of bytes.
  package mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// Adds the eight bytes of an integer in little-endian order.
  package mutating func update(word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { update($0) }
  }

  /// Adds the bytes of several integers, each in little-endian order.
  package mutating func update(words: [UInt64]) {
    #if _endian(little)
    words.withUnsafeBytes { update($0) }
    #else
    for word in words { update(word: word) }
    #endif
  }

  /// Adds the bytes of a buffer.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(64 - pending.count)
      pending.append(contentsOf: missing)
      rest = rest.dropFirst(missing.count)
      guard pending.count == 64 else { return }
      pending.withUnsafeBytes { compress($0, usesInstructions, into: &state) }
      pending.removeAll(keepingCapacity: true)
    }
    let blocks = rest.prefix(rest.count & ~63)
    if !blocks.isEmpty {
      compress(UnsafeRawBufferPointer(rebasing: blocks), usesInstructions, into: &state)
    }
    pending.append(contentsOf: rest.dropFirst(blocks.count))
  }

  /// Returns the digest of the bytes so far.
  ///
  /// More bytes can be added afterwards, and another digest computed.
  package func finish() -> ContentDigest {
    var last = state
    var tail = pending
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = length &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    tail.withUnsafeBytes { compress($0, usesInstructions, into: &last) }
    var words = SIMD4<UInt64>()
    for index in 0..<4 {
      words[index] = UInt64(last[index * 2]) << 32 | UInt64(last[index * 2 + 1])
    }
    return ContentDigest(words: words)
  }
}

/// The fractional parts of the square roots of the first eight primes, as 32 bits.
private let initialState = SIMD8<UInt32>(
  0x6A09_E667,
  0xBB67_AE85,
  0x3C6E_F372,
  0xA54F_F53A,
  0x510E_527F,
  0x9B05_688C,
  0x1F83_D9AB,
  0x5BE0_CD19
)

/// The fractional parts of the cube roots of the first 64 primes, as 32 bits.
private let roundConstants: [UInt32] = [
  0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1,
  0x923F_82A4, 0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3,
  0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786,
  0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
  0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147,
  0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
  0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
  0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
  0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A,
  0x5B9C_CA4F, 0x682E_6FF3, 0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208,
  0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
]

/// Hashes complete blocks of 64 bytes.
private func compress(
  _ blocks: UnsafeRawBufferPointer,
  _ usesInstructions: Bool,
  into state: inout SIMD8<UInt32>
) {
  roundConstants.withUnsafeBufferPointer { constants in
    if usesInstructions, let constants = UnsafeRawPointer(constants.baseAddress) {
      return compressByInstructions(blocks, constants: constants, into: &state)
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for offset in stride(from: 0, to: blocks.count & ~63, by: 64) {
        expand(blocks, at: offset, into: schedule, adding: constants)
        state &+= rounds(state, schedule: schedule)
      }
    }
  }
}

/// Fills the message schedule from one block, then adds the round constants to it.
@inline(__always)
private func expand(
  _ blocks: UnsafeRawBufferPointer,
  at offset: Int,
  into schedule: UnsafeMutableBufferPointer<UInt32>,
  adding constants: UnsafeBufferPointer<UInt32>
) {
  for index in 0..<16 {
    let word = blocks.loadUnaligned(fromByteOffset: offset &+ index &* 4, as: UInt32.self)
    schedule[index] = UInt32(bigEndian: word)
  }
  for index in 16..<64 {
    let early = schedule[index &- 15]
    let late = schedule[index &- 2]
    let small0 = rotated(early, 7) ^ rotated(early, 18) ^ (early &>> 3)
    let small1 = rotated(late, 17) ^ rotated(late, 19) ^ (late &>> 10)
    schedule[index] = schedule[index &- 16] &+ small0 &+ schedule[index &- 7] &+ small1
  }
  for index in 0..<64 { schedule[index] &+= constants[index] }
}

/// Computes the 64 rounds.
///
/// After eight rounds each variable is back in its own position, so unrolling by eight avoids
/// moving the variables.
@inline(__always)
private func rounds(
  _ state: SIMD8<UInt32>,
  schedule: UnsafeMutableBufferPointer<UInt32>
) -> SIMD8<UInt32> {
  var (a, b, c, d) = (state[0], state[1], state[2], state[3])
  var (e, f, g, h) = (state[4], state[5], state[6], state[7])
  var index = 0
  while index < 64 {
    round(a: a, b: b, c: c, d: &d, e: e, f: f, g: g, h: &h, scheduled: schedule[index])
    round(a: h, b: a, c: b, d: &c, e: d, f: e, g: f, h: &g, scheduled: schedule[index &+ 1])
    round(a: g, b: h, c: a, d: &b, e: c, f: d, g: e, h: &f, scheduled: schedule[index &+ 2])
    round(a: f, b: g, c: h, d: &a, e: b, f: c, g: d, h: &e, scheduled: schedule[index &+ 3])
    round(a: e, b: f, c: g, d: &h, e: a, f: b, g: c, h: &d, scheduled: schedule[index &+ 4])
    round(a: d, b: e, c: f, d: &g, e: h, f: a, g: b, h: &c, scheduled: schedule[index &+ 5])
    round(a: c, b: d, c: e, d: &f, e: g, f: h, g: a, h: &b, scheduled: schedule[index &+ 6])
    round(a: b, b: c, c: d, d: &e, e: f, f: g, g: h, h: &a, scheduled: schedule[index &+ 7])
    index &+= 8
  }
  return SIMD8(a, b, c, d, e, f, g, h)
}

/// Computes one round, with the variable names of FIPS 180-4, section 6.2.2.
///
/// Only `d` and `h` change; the caller rotates the roles of the variables instead of moving them.
@inline(__always)
private func round(
  a: UInt32,
  b: UInt32,
  c: UInt32,
  d: inout UInt32,
  e: UInt32,
  f: UInt32,
  g: UInt32,
  h: inout UInt32,
  scheduled: UInt32
) {
  let big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
  let choice = g ^ (e & (f ^ g))
  let first = h &+ big1 &+ choice &+ scheduled
  let big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
  let majority = (a & b) | (c & (a | b))
  d &+= first
  h = first &+ big0 &+ majority
}

@inline(__always)
private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word &>> count | word &<< (32 &- count)
}
