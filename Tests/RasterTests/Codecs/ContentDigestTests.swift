// SHA-256 against the examples of FIPS 180-4 and against itself in pieces.
import Raster
import Testing

@Suite struct ContentDigestTests {
  @Test func `the empty input has the known digest`() {
    #expect(
      ContentDigest(of: []).description
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
  }

  @Test func `three letters have the known digest`() {
    #expect(
      ContentDigest(of: Array("abc".utf8)).description
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
  }

  @Test func `two blocks have the known digest`() {
    let text = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
    #expect(
      ContentDigest(of: Array(text.utf8)).description
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    )
  }

  @Test func `a million letters have the known digest`() {
    #expect(
      ContentDigest(of: [UInt8](repeating: 0x61, count: 1_000_000)).description
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    )
  }

  @Test func `pieces of any length give the digest of the whole`() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for length in 1...130 {
      var hash = SHA256()
      for start in stride(from: 0, to: bytes.count, by: length) {
        hash.update(Array(bytes[start..<min(start + length, bytes.count)]))
      }
      #expect(hash.finish() == ContentDigest(of: bytes))
    }
  }

  @Test func `digests are the same without the processor's instructions`() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 59 &+ 11) }
    for length in Array(0...200) + [511, 512, 513, 1_000] {
      var hashes = [SHA256(usesInstructions: true), SHA256(usesInstructions: false)]
      for index in hashes.indices { hashes[index].update(Array(bytes[..<length])) }
      #expect(hashes[0].finish() == hashes[1].finish(), "\(length) bytes")
    }
  }

  @Test func `a word is hashed as its bytes, lowest first`() {
    var words = SHA256()
    words.update(words: [0x0807_0605_0403_0201, 9])
    var single = SHA256()
    single.update(word: 0x0807_0605_0403_0201)
    single.update(word: 9)
    #expect(words.finish() == single.finish())
    #expect(words.finish() == ContentDigest(of: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0]))
  }

  @Test func `digests have the order of their digits`() {
    let digests = (0..<50).map { ContentDigest(of: [UInt8($0)]) }
    #expect(digests.sorted().map(\.description) == digests.map(\.description).sorted())
  }
}
