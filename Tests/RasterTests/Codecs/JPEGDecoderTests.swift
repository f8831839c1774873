// Reading JPEG files: every kind of sampling and scan, and every kind of damage.
import Foundation
import Raster
import Testing

@Suite struct JPEGDecoderTests {
  @Test func `fixtures cover every kind`() {
    #expect(JPEGFixture.all.count >= 35)
  }

  // Source: Tests/Oracles/jpeg_fixtures.py, whose digests are those of Pillow's pixels.
  @Test(arguments: JPEGFixture.all)
  func `a fixture has the pixels that Pillow reads`(_ fixture: JPEGFixture) throws {
    let bitmap = try JPEGDecoder.decode(fixture.read())
    #expect(bitmap.width == fixture.width)
    #expect(bitmap.height == fixture.height)
    #expect(ContentDigest(of: bitmap.bytes).description == fixture.digest)
  }

  @Test(arguments: ["pillow-baseline-420", "pillow-progressive-420", "scans-restarts", "ycck"])
  func `damaged and truncated files end in an error or a bitmap`(_ name: String) throws {
    let file = try JPEGFixture.named(name)
    func decode(_ bytes: [UInt8]) {
      guard let bitmap = try? JPEGDecoder.decode(bytes) else { return }
      #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
      #expect(bitmap.isOpaque)
    }
    for length in file.indices { decode(Array(file[..<length])) }
    for index in file.indices {
      for mask in [1, 0x10, 0xFF] as [UInt8] {
        var damaged = file
        damaged[index] ^= mask
        decode(damaged)
      }
    }
  }

  @Test func `a file truncated in its pixels is an error`() throws {
    for name in ["pillow-baseline-444", "pillow-progressive-444"] {
      let file = try JPEGFixture.named(name)
      #expect(throws: JPEGError.truncated) { try JPEGDecoder.decode(Array(file.dropLast(40))) }
    }
  }

  @Test func `a file without its end marker is decoded`() throws {
    let file = try JPEGFixture.named("pillow-grey")
    let bitmap = try JPEGDecoder.decode(file)
    #expect(try JPEGDecoder.decode(file.dropLast(2)) == bitmap)
  }

  @Test func `a small file that claims to be huge is an error`() throws {
    var file = try JPEGFixture.named("pillow-grey")
    let frame = try JPEGFixture.frame(of: file)
    file.replaceSubrange(frame + 5..<frame + 9, with: [0x40, 0, 0x40, 0])
    #expect(throws: JPEGError.truncated) { try JPEGDecoder.decode(file) }
    file.replaceSubrange(frame + 5..<frame + 9, with: [0x40, 1, 0, 1])
    #expect(throws: JPEGError.tooLarge(width: 1, height: 16_385)) {
      try JPEGDecoder.decode(file)
    }
  }

  @Test func `a first scan that is too short for its blocks is an error`() throws {
    // The rest of the file would be long enough.
    for name in ["pillow-grey", "pillow-grey-progressive"] {
      var file = try JPEGFixture.named(name)
      let frame = try JPEGFixture.frame(of: file)
      file.replaceSubrange(frame + 5..<frame + 9, with: [0x08, 0, 0x08, 0])
      file += [0xFF, 0xFE, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 65_533)
      #expect(throws: JPEGError.truncated) { try JPEGDecoder.decode(file) }
    }
  }

  @Test func `an unsupported feature is a specific error`() throws {
    let original = try JPEGFixture.named("pillow-grey")
    let frame = try JPEGFixture.frame(of: original)
    func error(_ change: (inout [UInt8]) -> Void) -> JPEGError? {
      var file = original
      change(&file)
      do throws(JPEGError) { _ = try JPEGDecoder.decode(file) } catch { return error }
      return nil
    }
    #expect(error { $0[frame + 1] = 0xC9 } == .unsupported(.arithmeticCoding))
    #expect(error { $0[frame + 1] = 0xC3 } == .unsupported(.lossless))
    #expect(error { $0[frame + 1] = 0xC5 } == .unsupported(.hierarchical))
    #expect(error { $0[frame + 4] = 12 } == .unsupported(.precision(bits: 12)))
    #expect(error { $0[frame + 5..<frame + 7] = [0, 0] } == .unsupported(.heightAtEnd))
    #expect(error { $0 = Array("GIF89a, rather".utf8) } == .notJPEG)
    #expect("\(ImageError.jpeg(.unsupported(.precision(bits: 12))))".contains("12 bits"))
  }

  @Test func `more scans than an image can use are an error`() throws {
    let file = try JPEGFixture.named("pillow-grey-progressive")
    let start = try #require(
      file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xDA }
    )
    let end = try #require(
      file.indices.dropLast().first { $0 > start && file[$0] == 0xFF && file[$0 + 1] == 0xC4 }
    )
    let scan = Array(file[start..<end])
    let scans = (0..<300).flatMap { _ in scan }
    let many = Array(file[..<start]) + scans + file[end...]
    #expect(throws: JPEGError.tooManyScans) { try JPEGDecoder.decode(many) }
  }

  // Source: IEEE 1180-1990, whose bounds are 1 for a peak and 0.02 for a mean square error.
  @Test func `the inverse transform is within a level of the exact one`() {
    var dice = Dice(11)
    var peak = 0.0
    var squares = 0.0
    let cosines = JPEGFixture.cosines
    for _ in 0..<500 {
      // Coefficients of random samples, so that no result exceeds the range of samples.
      let samples: [Double] = (0..<64).map { _ in dice.next(-120...120).rounded() }
      let block: [Int32] = JPEGFixture.transformed(samples, cosines).map { Int32($0.rounded()) }
      let exact: [Double] = JPEGFixture.untransformed(block.map { Double($0) }, cosines)
      let found: [UInt8] = JPEGDecoder.inverseTransform(of: block)
      for index in 0..<64 {
        let difference: Double = Double(found[index]) - 128 - exact[index].rounded()
        peak = max(peak, abs(difference))
        squares += difference * difference
      }
    }
    #expect(peak <= 1)
    #expect(squares / 32_000 < 0.02)
  }
}

struct JPEGFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let width: Int
  let height: Int
  /// The digest of RGBA8 pixels.
  let digest: String

  var testDescription: String { name }

  func read() throws -> [UInt8] { try Self.named(name) }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let all: [JPEGFixture] = {
    let list = folder.appendingPathComponent("jpeg-digests.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 4, let width = Int(words[1]), let height = Int(words[2]) else {
        return nil
      }
      let (name, digest) = (String(words[0]), String(words[3]))
      return JPEGFixture(name: name, width: width, height: height, digest: digest)
    }
  }()

  static func named(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appendingPathComponent("\(name).jpg")))
  }

  /// The position of the frame header's marker.
  static func frame(of file: [UInt8]) throws -> Int {
    try #require(
      file.indices.dropLast().first { file[$0] == 0xFF && (0xC0...0xC2).contains(file[$0 + 1]) }
    )
  }

  /// The cosines of each sample and frequency, with the first frequency's divided by √2.
  static var cosines: [[Double]] {
    (0..<8).map { x -> [Double] in
      (0..<8).map { u -> Double in
        let cosine = Functions.cos(Angle(degrees: Double((2 * x + 1) * u) * 11.25))
        return u == 0 ? 0.5.squareRoot() : cosine
      }
    }
  }

  // Source: ITU-T T.81, A.3.3.
  static func transformed(_ samples: [Double], _ cosines: [[Double]]) -> [Double] {
    (0..<64).map { place in
      var sum = 0.0
      for y in 0..<8 {
        for x in 0..<8 {
          let cosine: Double = cosines[x][place % 8] * cosines[y][place / 8]
          sum += samples[y * 8 + x] * cosine
        }
      }
      return sum / 4
    }
  }

  static func untransformed(_ block: [Double], _ cosines: [[Double]]) -> [Double] {
    (0..<64).map { place in
      var sum = 0.0
      for v in 0..<8 {
        for u in 0..<8 {
          let cosine: Double = cosines[place % 8][u] * cosines[place / 8][v]
          sum += block[v * 8 + u] * cosine
        }
      }
      return sum / 4
    }
  }
}
