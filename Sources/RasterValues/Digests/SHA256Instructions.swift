// Computes SHA-256 with the instructions that some x86-64 processors have.
//
// Package.swift permits these instructions in this module. The compiler never chooses them for
// other code, so only the calls below are limited to processors that have them. They take a sixth
// of the time.
//
// Unsafe pointers: blocks are read in place, and four constants for each group of four rounds.
//
// Source: S. Gulley et al., "Intel SHA Extensions" (2013).

#if canImport(Glibc) && arch(x86_64) && hasFeature(BuiltinModule) && !hasFeature(Embedded)
private import Builtin

private typealias Words = SIMD4<UInt32>

/// Whether blocks can be compressed by `compressByInstructions`.
let hasDigestInstructions = ProcessorFeature.digests.isAvailable

/// Hashes complete blocks of 64 bytes.
func compressByInstructions(
  _ blocks: UnsafeRawBufferPointer,
  constants: UnsafeRawPointer,
  into state: inout SIMD8<UInt32>
) {
  guard let base = blocks.baseAddress else { return }
  // The variables of FIPS 180-4, in the order of the instructions.
  var rounds = Rounds(
    abef: Words(state[5], state[4], state[1], state[0]),
    cdgh: Words(state[7], state[6], state[3], state[2])
  )
  for offset in stride(from: 0, to: blocks.count & ~63, by: 64) {
    let (abef, cdgh) = (rounds.abef, rounds.cdgh)
    var (a, b, c, d) = (
      words(base + offset), words(base + (offset &+ 16)), words(base + (offset &+ 32)),
      words(base + (offset &+ 48))
    )
    var place = constants
    while place < constants + 192 {
      rounds.compute(a, place)
      a = scheduled((a, b, c, d))
      rounds.compute(b, place + 16)
      b = scheduled((b, c, d, a))
      rounds.compute(c, place + 32)
      c = scheduled((c, d, a, b))
      rounds.compute(d, place + 48)
      d = scheduled((d, a, b, c))
      place += 64
    }
    rounds.compute(a, place)
    rounds.compute(b, place + 16)
    rounds.compute(c, place + 32)
    rounds.compute(d, place + 48)
    rounds.abef &+= abef
    rounds.cdgh &+= cdgh
  }
  let (abef, cdgh) = (rounds.abef, rounds.cdgh)
  state = SIMD8(abef[3], abef[2], cdgh[3], cdgh[2], abef[1], abef[0], cdgh[1], cdgh[0])
}

private struct Rounds {
  var abef, cdgh: Words

  /// Computes four rounds with four words of the message schedule.
  @inline(__always)
  mutating func compute(_ words: Words, _ constants: UnsafeRawPointer) {
    let sums = words &+ constants.loadUnaligned(as: Words.self)
    // After two rounds, the former a, b, e and f are c, d, g and h.
    cdgh = twoRounds(sums)
    swap(&abef, &cdgh)
    cdgh = twoRounds(Words(sums[2], sums[3], sums[2], sums[3]))
    swap(&abef, &cdgh)
  }

  @inline(__always)
  private func twoRounds(_ sums: Words) -> Words {
    words(of: Builtin.int_x86_sha256rnds2(vector(cdgh), vector(abef), vector(sums)))
  }
}

/// Returns the four words of the message schedule that follow 16 words.
@inline(__always)
private func scheduled(_ last: (a: Words, b: Words, c: Words, d: Words)) -> Words {
  let (a, b, c, d) = last
  let early = words(of: Builtin.int_x86_sha256msg1(vector(a), vector(b)))
  let middle = Words(c[1], c[2], c[3], d[0])
  return words(of: Builtin.int_x86_sha256msg2(vector(early &+ middle), vector(d)))
}

/// Reads four words in big-endian order.
@inline(__always)
private func words(_ bytes: UnsafeRawPointer) -> Words {
  let halves = bytes.loadUnaligned(as: SIMD8<UInt16>.self)
  let words = unsafeBitCast(halves &>> 8 | halves &<< 8, to: Words.self)
  return words &>> 16 | words &<< 16
}

@inline(__always)
private func vector(_ words: Words) -> Builtin.Vec4xInt32 {
  unsafeBitCast(words, to: Builtin.Vec4xInt32.self)
}

@inline(__always)
private func words(of vector: Builtin.Vec4xInt32) -> Words { unsafeBitCast(vector, to: Words.self) }
#else
let hasDigestInstructions = false

func compressByInstructions(
  _ blocks: UnsafeRawBufferPointer,
  constants: UnsafeRawPointer,
  into state: inout SIMD8<UInt32>
) {}
#endif
