// Signed URLs: accepted and rejected ones.

import Raster
import Testing

@Suite struct URLSignerTests {
  private let signer = URLSigner(secrets: [Array("k".utf8) + [UInt8](repeating: 107, count: 31)]
  )
  private let path = "/cards/Card?title=Go"

  /// The first, second and sixth case of RFC 4231.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0B, count: 20), "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xAA, count: 131),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func `codes equal the standard's`(secret: [UInt8], text: String, code: String) {
    #expect(HMACSHA256(secret: secret).code(for: Array(text.utf8)).description == code)
  }

  @Test func `a signature is the code in URL-safe base64`() throws {
    let address = try #require(signer.signed(path))
    #expect(address == path + "&signature=EukJJJ5f1tGU-UPE78vpXQQxK08y3W6rnkxsBbYRgcM")
    #expect(try signer.verified(address, now: 0) == path)
    #expect(try signer.verified(#require(signer.signed("/a")), now: 0) == "/a")
  }

  @Test(arguments: [("/a", ""), ("/a?", ""), ("/a?b=1&c=?", "b=1&c=?")])
  func `a verified address has the signed query`(path: String, query: String) throws {
    let address = try #require(signer.signed(path, expires: 9))
    #expect(try signer.verifiedAddress(address, now: 0).query == query)
  }

  @Test func `no URL that differs in a byte is accepted`() throws {
    for original in [
      try #require(signer.signed(path)), try #require(signer.signed(path, expires: 9)),
    ] {
      let bytes = Array(original.utf8)
      for place in bytes.indices {
        for change in [UInt8(1), 2, 4, 0x20] {
          var changed = bytes
          changed[place] ^= change
          let text = String(decoding: changed, as: UTF8.self)
          #expect(throws: URLSigningError.forged, "\(text)") { try signer.verified(text, now: 0) }
        }
        let cut = String(decoding: bytes[..<place], as: UTF8.self)
        #expect(throws: URLSigningError.forged) { try signer.verified(cut, now: 0) }
      }
      #expect(throws: URLSigningError.forged) { try signer.verified(original + "&a=b", now: 0) }
      #expect(throws: URLSigningError.forged) { try signer.verified(original + "=", now: 0) }
    }
    for text in ["", "?", "&", path, "signature=", "?signature=", path + "&signature="] {
      #expect(throws: URLSigningError.forged) { try signer.verified(text, now: 0) }
    }
  }

  @Test func `a URL is valid up to its last second`() throws {
    let address = try #require(signer.signed(path, expires: 1000))
    #expect(try signer.verified(address, now: 1000) == path)
    #expect(throws: URLSigningError.expired) { try signer.verified(address, now: 1001) }
  }

  @Test(arguments: [0, 1, 59, 3600, 40_000_000])
  func `an answer is cached no longer than its URL is valid`(left: Int) throws {
    let expires = 100_000_000
    let signed = try #require(signer.signed(path, expires: expires))
    let address = try signer.verifiedAddress(signed, now: expires - left)
    #expect(address == VerifiedAddress(path: path, freshness: .seconds(left)))
    // No cache stores an answer for longer than a year.
    let age = min(left, 31_536_000)
    #expect(address.freshness.cacheControl == "public, max-age=\(age)")
    #expect(throws: URLSigningError.expired) {
      try signer.verifiedAddress(signed, now: expires + 1)
    }
  }

  @Test func `an answer is immutable only without an expiry`() throws {
    let address = try signer.verifiedAddress(#require(signer.signed(path)), now: 5)
    #expect(address == VerifiedAddress(path: path, freshness: .immutable))
    let last = try #require(signer.signed(path, expires: .max))
    #expect(try signer.verifiedAddress(last, now: 5).freshness == .seconds(.max - 5))
    #expect(try signer.verifiedAddress(last, now: -5).freshness == .seconds(.max))
  }

  @Test func `secrets are rotated one after the other`() throws {
    let (old, new) = ([UInt8](repeating: 1, count: 32), [UInt8](repeating: 2, count: 32))
    let (before, both) = (URLSigner(secrets: [old]), URLSigner(secrets: [new, old]))
    let after = URLSigner(secrets: [new])
    let address = try #require(before.signed(path))
    #expect(try both.verified(address, now: 0) == path)
    #expect(throws: URLSigningError.forged) { try after.verified(address, now: 0) }
    #expect(both.signed(path) == after.signed(path))
    #expect(URLSigner(secrets: []).signed(path) == nil)
    #expect(throws: URLSigningError.forged) {
      try URLSigner(secrets: []).verified(address, now: 0)
    }
  }

  @Test(arguments: ["/a#b", "/a b", "/ä", "/a\n", "/a?signature=b", "/a?b&expires=1"])
  func `a URL that would be parsed differently is not signed`(path: String) {
    #expect(signer.signed(path) == nil)
  }

  @Test(arguments: ["/a", "/a?b=c", "/a&expires=99", "/a?b?c", "/a&signature=b"])
  func `a URL is valid in one spelling only`(path: String) throws {
    for expires in [nil, 50] {
      let address = try #require(signer.signed(path, expires: expires))
      #expect(try signer.verified(address, now: 0) == path)
      for (index, byte) in address.utf8.enumerated()
      where byte == UInt8(ascii: "?") || byte == UInt8(ascii: "&") {
        var bytes = Array(address.utf8)
        bytes[index] = byte == UInt8(ascii: "?") ? UInt8(ascii: "&") : UInt8(ascii: "?")
        let other = String(decoding: bytes, as: UTF8.self)
        #expect(throws: URLSigningError.forged, "\(other)") { try signer.verified(other, now: 0) }
      }
    }
  }
}
