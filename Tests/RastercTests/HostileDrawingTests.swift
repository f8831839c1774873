// Hostile and damaged drawings: `rasterc import` reports the error, and ends.

import Foundation
import TestSupport
import Testing

/// Repeats a text.
private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

private func svg(_ elements: String) -> String {
  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(elements)</svg>"
}

@Suite struct HostileDrawingTests {
  /// Entities that expand to ten others each, at nine levels.
  private static var laughs: String {
    var text = "<!DOCTYPE svg [<!ENTITY a0 \"ha\">"
    for level in 1...9 { text += "<!ENTITY a\(level) \"\(times(10, "&a\(level - 1);"))\">" }
    return text + "]>" + svg("<title>&a9;</title>")
  }

  /// Groups that draw the previous one ten times.
  private static var uses: String {
    var text = "<g id='a0'><path d='M0 0h4v4z'/></g>"
    for level in 1...9 {
      text += "<g id='a\(level)'>\(times(10, "<use href='#a\(level - 1)'/>"))</g>"
    }
    return svg("<defs>\(text)</defs><use href='#a9'/><path d='M1 1h2v2z'/>")
  }

  @Test(arguments: [
    (laughs, "entities expand to more than 1 MiB"),
    (
      "<!DOCTYPE svg [<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">]>" + svg("<title>&a;</title>"),
      "more than 16 levels deep"
    ),
    (
      "<!DOCTYPE svg [<!ENTITY a SYSTEM \"/etc/hostname\">]>" + svg("<title>&a;</title>"),
      "the external entity 'a' is not supported"
    ),
    ("<!DOCTYPE svg [<!ENTITY a \"<g/>\">]>" + svg("&a;"), "entities that contain elements"),
    (svg(times(100_000, "<g>") + times(100_000, "</g>")), "nested more than 256 levels deep"),
    (svg("<g>"), "expected"), ("<svg", "expected '>'"), ("", "the file is empty"),
    ("a", "expected '<'"),
    (svg("&nbsp;"), "unknown entity 'nbsp'"), (svg("<g a='1' a='2'/>"), "duplicate attribute 'a'"),
    (svg("<g></h>"), "expected '</g>', found '</h>'"),
    (svg("<!-- "), "unterminated comment"),
    (svg("<g a=1/>"), "a value in quotes"), (svg("&#0;"), "is not a valid character"),
    ("\u{1F}\u{8B}", "not valid UTF-8"),
  ])
  func `malformed or excessive XML is an error`(text: String, message: String) throws {
    let place = try Workplace(["a.svg": text])
    if text == "\u{1F}\u{8B}" {
      try Data([0x3C, 0xC0, 0x80]).write(to: place.url.appending(path: "a.svg"))
    }
    let run = try place.run("import", "a.svg", "--diagnostic-format", "short")
    #expect(run.code == 1 && run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.hasPrefix("a.svg:"), "\(run.errors)")
    #expect(place.names() == ["a.svg"])
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x3C], "not valid UTF-16"), ([0xFE, 0xFF, 0xD8, 0], "not valid UTF-16"),
    ([0, 0x3C, 0xDC, 0, 0, 0x3E], "not valid UTF-16"),
    ([0x1F, 0x8B, 8, 0], "the compressed file is damaged, or contains more than 16 MiB"),
    (
      Array("<?xml version='1.0' encoding='Shift_JIS'?><svg>".utf8) + [0x83],
      "the encoding 'shift_jis' is not supported; save the file as UTF-8"
    ),
  ])
  func `an error about another encoding names it`(bytes: [UInt8], message: String) throws {
    let place = try Workplace()
    try Data(bytes).write(to: place.url.appending(path: "a.svg"))
    let run = try place.run("import", "a.svg")
    #expect(run.code == 1 && run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a byte order mark, carriage returns and entities are read`() throws {
    let text =
      "\u{FEFF}<?xml version=\"1.0\"?>\r\n<!DOCTYPE svg [<!ENTITY d \"M0 0h4v4z\">]>\r\n"
      + svg("<path d=\"&d;\"/><path d='M8 8&#32;h4v4z'/>")
    let place = try Workplace(["a.svg": text])
    let run = try place.run("import", "a.svg", "-o", "-")
    #expect(
      run.code == 0 && run.text.contains("M0 0h4v4z") && run.text.contains("M8 8 h4v4z"),
      "\(run.text)"
    )
  }

  @Test(arguments: [
    (uses, "repeat more than 20000 elements"),
    (svg("<g id='a'><use href='#a'/></g><path d='M1 1h2v2z'/>"), "refers to itself"),
    (
      svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g><path d='M1 1h2v2z'/>"),
      "refers to itself"
    ),
    (
      svg(
        "<clipPath id='c' clip-path='url(#c)'><path d='M0 0h9v9z'/></clipPath><path d='M1 1h2v2z' clip-path='url(#c)'/>"
      ), "refers to itself"
    ),
    (
      svg(
        "<mask id='m'><path d='M0 0h9v9z' mask='url(#m)'/></mask><path d='M1 1h2v2z' mask='url(#m)'/>"
      ), "refers to itself"
    ),
    (
      svg(
        times(200, "<g>") + "<path d='M1 1h2v2z'/>" + times(200, "</g>") + "<path d='M1 1h2v2z'/>"
      ), "nested more than 128 levels deep"
    ),
    (svg("<path d='M1 1h2v2z'/><rect width='1e999' height='4'/>"), "'1e999' is not a valid length"),
    (svg("<path d='M1 1h2v2z'/><rect width='NaN' height='inf'/>"), "'NaN' is not a valid length"),
    (svg("<path d='M1 1h2v2z'/><path d='M0 0L1e300 1e300L0 9z'/>"), "too far away"),
    (
      svg("<path d='M1 1h2v2z'/><path d='M1 1h2' transform='scale(1e308) scale(1e308)'/>"),
      "is not a valid transform"
    ),
  ])
  func `an endless construct is omitted, with a report`(text: String, message: String) throws {
    let place = try Workplace(["a.svg": text])
    let run = try place.run("import", "a.svg", "--diagnostic-format", "short")
    #expect(run.code == 0 && run.errors.contains(message), "\(run.errors)")
    let check = try place.run("check", "A.raster")
    #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)")
  }

  @Test func `a million elements are rejected quickly`() throws {
    let place = try Workplace(["a.svg": svg(times(1_000_000, "<g/>"))])
    let start = ContinuousClock.now
    let run = try place.run("import", "a.svg")
    #expect(run.code == 1 && run.errors.contains("more than 150000 elements"), "\(run.errors)")
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  /// Fixtures with changed, removed and doubled bytes: a thousand of them in a few runs.
  @Test(arguments: ["shapes", "paints", "figma", "lost"])
  func `damage never crashes the command`(name: String) throws {
    let whole = try bytes(ofFileAt: "Tests/RastercTests/Fixtures/Drawings/\(name).svg")
    var random = SeededGenerator(seed: 7)
    let place = try Workplace()
    for index in 0..<150 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: position)
        case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: position)
        default: bytes.removeSubrange(position..<min(position + 40, bytes.count))
        }
        if bytes.isEmpty { bytes = [60] }
      }
      try FileManager.default.createDirectory(
        at: place.url.appending(path: "d"),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: place.url.appending(path: "d/damaged\(index).svg"))
    }
    let run = try place.run("import", "d", "-o", "out", "--diagnostic-format", "short")
    #expect(run.code == 0 || run.code == 1, "\(run.code): \(run.errors.suffix(400))")
    let written = place.names(in: "out")
    #expect(!written.isEmpty)
    let check = try place.run("check", "out", "--diagnostic-format", "short")
    #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors.prefix(400))")
  }
}
