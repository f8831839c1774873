// Drawings that are compressed or not in UTF-8, and references with escaped characters.

import Foundation
import TestSupport
import Testing

private func svg(_ elements: String) -> String {
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(elements)</svg>"
}

@Suite struct DrawingEncodingTests {
  /// The source of a file with these bytes.
  private func source(_ bytes: [UInt8], _ name: String = "sign.svg") throws -> String {
    let place = try Workplace()
    try Data(bytes).write(to: place.url.appending(path: name))
    let run = try place.run("import", name, "-o", "-", "--strict")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.text
  }

  private static let compressed = Data(
    base64Encoded:
      "H4sIAAAAAAACA7MpLktXqMjNySu2Vc8oKSmw0tcvLy/XKzfWyy9K1zcyMDDQB6pQVyjLTC13yq+wVTdQMFAwMgEidTubgsSSDIUU"
      + "W3VfQwXDDJMykyp1fTsbkHo7AGGCJehXAAAA"
  )

  @Test func `a compressed drawing is read, with a name and a comment in its header too`() throws {
    let plain = Array(try #require(Self.compressed))
    #expect(try source(plain, "sign.svgz").contains("M1 1h4v4z"))
    // Flags: a header checksum, extra bytes, a name and a comment.
    let extra = [4, 0] + Array("more".utf8)
    let header = Array(plain[..<3]) + [2 | 4 | 8 | 16] + plain[4..<10] + extra
    let named = header + Array("sign.svg".utf8) + [0] + Array("a comment".utf8) + [0, 7, 7]
    #expect(try source(named + plain[10...]).contains("M1 1h4v4z"))
  }

  @Test func `a damaged compressed drawing is an error`() throws {
    let plain = Array(try #require(Self.compressed))
    for place in plain.indices where ![4, 5, 6, 7, 8, 9].contains(place) {
      var bytes = plain
      bytes[place] ^= 0x55
      let folder = try Workplace()
      try Data(bytes).write(to: folder.url.appending(path: "a.svgz"))
      let run = try folder.run("import", "a.svgz")
      #expect(run.code == 1, "byte \(place): \(run.errors)")
    }
    for count in 0..<plain.count {
      let folder = try Workplace()
      try Data(plain.prefix(count)).write(to: folder.url.appending(path: "a.svgz"))
      #expect(try folder.run("import", "a.svgz").code == 1)
    }
  }

  @Test func `UTF-16 is read in both byte orders, with a mark or a declaration`() throws {
    let text = svg("<title>Größe 🚀</title><path d='M1 1h4v4z'/>")
    let declared = "<?xml version='1.0' encoding='UTF-16'?>" + text
    for encoding in [String.Encoding.utf16BigEndian, .utf16LittleEndian] {
      for text in ["\u{FEFF}" + text, declared] {
        let bytes = Array(try #require(text.data(using: encoding)))
        let source = try source(bytes)
        #expect(source.contains("/// Größe 🚀") && source.contains("M1 1h4v4z"), "\(source)")
      }
    }
  }

  @Test(arguments: [
    ("ISO-8859-1", [0xE9, 0xFC], "éü"), ("latin1", [0xA0, 0xFF], "\u{A0}ÿ"),
    ("windows-1252", [0x80, 0x93, 0x9F], "€“Ÿ"),
  ])
  func `a declared encoding with a byte for each character is read`(
    name: String,
    bytes: [UInt8],
    expected: String
  ) throws {
    for quote in ["\"", "'"] {
      let start = "<?xml version=\(quote)1.0\(quote) encoding=\(quote)\(name)\(quote)?>"
      let parts = svg("<title>a|z</title><path d='M1 1h4v4z'/>").components(separatedBy: "|")
      let text = Array((start + parts[0]).utf8) + bytes + Array(parts[1].utf8)
      let source = try source(text)
      #expect(source.contains("/// a\(expected)z"), "\(source)")
    }
  }

  @Test func `a compressed drawing is an image of the language`() throws {
    let place = try Workplace([
      "Test.raster":
        "component Seen {\n  size 24, 24\n  draw { image \"sign.svgz\", in: bounds }\n}\n"
    ])
    try #require(Self.compressed).write(to: place.url.appending(path: "sign.svgz"))
    let check = try place.run("check", "Test.raster")
    #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)")
  }

  @Test(arguments: [
    "fill='url(#a%20b)'", "style='fill:url(#a%20b)'", "fill='url(&quot;#a%20b&quot;)'",
  ])
  func `a reference can escape characters of an id`(fill: String) throws {
    let gradient =
      "<linearGradient id='a b'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>"
    let source = try source(Array(svg(gradient + "<path d='M1 1h4v4z' \(fill)/>").utf8))
    #expect(source.contains("linearGradient("), "\(source)")
    let used = svg("<defs><path id='ü 1' d='M1 1h4v4z'/></defs><use href='#%C3%bc%201'/>")
    #expect(try self.source(Array(used.utf8)).contains("M1 1h4v4z"))
  }
}
