// `cache`, and `render --cache-directory`: a second run draws nothing, and the folder is managed.

import Foundation
import Testing

@Suite struct CacheTests {
  private let place: Workplace

  init() throws { place = try Workplace(["Dot.raster": dot]) }

  /// Three states with two looks: a radius of 8 is too large, and drawn like one of 4.
  private func render(_ words: String...) throws -> Run {
    let all = [
      "render", "Dot.raster", "--all-states", "--print-stats", "--cache-directory", "cache",
    ]
    return try place.run(all: all + words)
  }

  private func cache(_ words: String...) throws -> Run {
    try place.run(all: ["cache", words[0], "cache"] + words.dropFirst())
  }

  @Test func `a second run draws nothing and writes the same files`() throws {
    let first = try render("--output-directory", "a")
    #expect(first.code == 0)
    #expect(first.errors == "")
    #expect(first.text.contains("looks drawn: 2\n"))
    #expect(first.text.hasSuffix("looks from disk: 0\nlooks stored on disk: 2\n"))
    let second = try render("--output-directory", "b")
    #expect(second.text.contains("looks drawn: 0\n"))
    #expect(second.text.hasSuffix("looks from disk: 2\nlooks stored on disk: 0\n"))
    #expect(place.names(in: "a").count == 3)
    for name in place.names(in: "a") {
      #expect(place.bytes("a/\(name)") == place.bytes("b/\(name)"))
    }
  }

  @Test func `files are cached, too, and a run that finds them reports the same`() throws {
    let cut = """
      component Cut {
        size 12, 12
        draw { text "a long line", in: bounds, font: Font(size: 10), with: #000, maxLines: 1 }
      }

      """
    let large = """
      component Large {
        size 12, 12
        draw { fill circle(bounds.inset(-4)), with: #123456 }
      }

      """
    let place = try Workplace(["Dot.raster": dot, "Cut.raster": cut, "Large.raster": large])
    func render(_ folder: String) throws -> Run {
      try place.run(
        "render",
        "Dot.raster",
        "Cut.raster",
        "Large.raster",
        "-A",
        "all",
        "--all-states",
        "--cache-directory",
        "cache",
        "--output-directory",
        folder
      )
    }
    let first = try render("a")
    #expect(first.code == 0)
    #expect(first.errors.contains("text is truncated"))
    let shelf = try #require(place.names(in: "cache").first { $0.hasPrefix("raster-") })
    #expect(
      first.errors.contains(
        "the image is larger than its component because it draws outside its bounds"
      )
    )
    // Four looks, and a file of each.
    #expect(place.names(in: "cache/\(shelf)").count == 8)
    let second = try render("b")
    #expect(second.errors == first.errors)
    #expect(place.names(in: "a").count == 5)
    for name in place.names(in: "a") {
      #expect(place.bytes("a/\(name)") == place.bytes("b/\(name)"))
    }
    // A found file is not encoded again: other bytes in the folder would be returned unchanged.
    let list = try place.run("cache", "list", "cache").text
    #expect(list.split(separator: "\n").count == 8)
    #expect(!list.contains("  0x0  "))
    for name in place.names(in: "cache/\(shelf)") {
      try place.write("damaged", to: "cache/\(shelf)/\(name)")
    }
    let third = try render("c")
    #expect(third.errors == first.errors)
    for name in place.names(in: "a") {
      #expect(place.bytes("a/\(name)") == place.bytes("c/\(name)"))
    }
  }

  @Test func `a damaged image is drawn again`() throws {
    let first = try render("--output-directory", "a")
    #expect(first.code == 0)
    let shelf = try #require(place.names(in: "cache").first { $0.hasPrefix("raster-") })
    for name in place.names(in: "cache/\(shelf)") {
      try place.write("damaged", to: "cache/\(shelf)/\(name)")
    }
    let second = try render("--output-directory", "b")
    #expect(second.text.contains("looks drawn: 2\n"))
    #expect(second.errors == "")
    for name in place.names(in: "a") {
      #expect(place.bytes("a/\(name)") == place.bytes("b/\(name)"))
    }
  }

  @Test func `an unusable folder gives a note`() throws {
    try place.write("", to: "cache")
    let run = try render("--output-directory", "a")
    #expect(run.code == 0)
    #expect(run.text.contains("looks drawn: 2\n"))
    #expect(
      run.errors
        == "rasterc: note: --cache-directory 'cache' failed 4 times: Not a directory\n"
    )
    #expect(place.names(in: "a").count == 3)
  }

  @Test func `images are counted, listed, trimmed and cleared`() throws {
    _ = try render()
    let stats = try cache("stats")
    #expect(stats.code == 0)
    #expect(stats.text.hasPrefix("looks: 2\nbytes: "))
    let shelf = try #require(place.names(in: "cache").first { $0.hasPrefix("raster-") })
    for (seconds, name) in place.names(in: "cache/\(shelf)").enumerated() {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(86_400 - seconds))],
        ofItemAtPath: place.url.appending(path: "cache/\(shelf)/\(name)").path(
          percentEncoded: false
        )
      )
    }
    let list = try cache("list").text.split(separator: "\n")
    let digests = place.names(in: "cache/\(shelf)").reversed().map { $0.prefix(64) }
    #expect(list.map { $0.suffix(64) } == digests)
    #expect(list.map { $0.prefix(20) }.first == "1970-01-01T23:59:59Z")
    #expect(list.allSatisfy { $0.contains("  16x8  ") && $0.contains(" B  ") })
    let trim = try cache("trim", "--max-size", "0.8kB")
    #expect(trim.code == 0)
    #expect(trim.text.hasPrefix("removed "))
    #expect(trim.text.contains("; left "))
    let clear = try cache("clear")
    #expect(clear.text.hasPrefix("removed "))
    #expect(place.names(in: "cache") == [])
    #expect(try cache("stats").text == "looks: 0\nbytes: 0 (0 B)\n")
    #expect(try cache("list").text == "")
  }

  @Test func `a missing folder can be cleared, but not read`() throws {
    #expect(try cache("clear").text == "removed 0 looks, 0 B\n")
    #expect(try cache("trim", "--max-size", "1").code == 0)
    let run = try cache("stats")
    #expect(run.code == 3)
    #expect(run.errors == "rasterc: cannot read 'cache': no such folder\n")
    try place.write("", to: "cache")
    #expect(try cache("list").errors == "rasterc: cannot read 'cache': Not a directory\n")
    #expect(try cache("clear").code == 3)
  }

  @Test(arguments: [
    (["cache"], "missing action: expected stats, list, trim, clear"),
    (["cache", "stast"], "unknown action 'stast'; did you mean 'stats'?"),
    (["cache", "stats"], "expected one folder: rasterc cache stats DIR"),
    (["cache", "stats", "x", "y"], "expected one folder: rasterc cache stats DIR"),
    (["cache", "trim", "x"], "'trim' needs a size: --max-size SIZE"),
    (["cache", "clear", "x", "--max-size", "1"], "--max-size requires 'trim'"),
    (["cache", "trim", "x", "--max-size", "ten"], "--max-size takes a size such as"),
    (["cache", "trim", "x", "--max-size", "1e3"], "--max-size takes a size such as"),
    (["cache", "trim", "x", "--max-size", "99999999999GB"], "--max-size takes a size"),
    (["cache", "list", "--cache-dir", "x"], "unknown option '--cache-dir'"),
    (
      ["render", ".", "--cache-directory", "", "-o", "x"],
      "--cache-directory needs the name of a folder"
    ),
  ])
  func `wrong usage has its own exit code`(arguments: [String], message: String) throws {
    let run = try place.run(all: arguments)
    #expect(run.code == 2)
    #expect(run.text == "")
    #expect(run.errors.contains(message))
    #expect(run.errors.contains("--help'"))
  }
}
