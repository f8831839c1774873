// Draws with truncated or modified fonts: each must end in an error or an image.

import Foundation
import Raster
import TestSupport

/// Damaged fonts: every truncation, some values for every byte, and the requested number of random
/// ones.
struct FontMutants {
  private var count = 0
  private var opened = 0
  private var outlines = 0
  private var pictures = 0
  private var errors: [String: Int] = [:]
  private var longest = Duration.zero
  private var longestName = ""
  /// The peak memory of a single mutant, in kilobytes.
  private var largest = 0
  private var largestName = ""

  /// Reads `wanted` mutants of the fonts of a folder, or all single changes if these are more.
  static func run(folder: String, wanted: Int) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let fonts = try files.filter { $0.hasSuffix("tf") || $0.hasSuffix("ttc") }.map {
      (name: $0, bytes: Array(try Data(contentsOf: URL(filePath: folder).appending(path: $0))))
    }
    var mutants = FontMutants()
    for font in fonts { mutants.readAllSingleChanges(font.bytes, font.name) }
    print("single changes: \(mutants.count)")
    var random = SeededGenerator(seed: 20)
    while mutants.count < wanted, !fonts.isEmpty {
      let font = fonts[random.below(fonts.count)]
      mutants.read(random.mutant(of: font.bytes), font.name)
    }
    mutants.report()
  }

  private mutating func readAllSingleChanges(_ bytes: [UInt8], _ name: String) {
    for length in bytes.indices { read(Array(bytes[..<length]), name) }
    var changed = bytes
    for index in bytes.indices {
      for value in [0, 0xFF, bytes[index] ^ 0x80, bytes[index] ^ 1] where value != bytes[index] {
        changed[index] = value
        read(changed, name)
      }
      changed[index] = bytes[index]
    }
  }

  private mutating func report() {
    print("\(count) mutants, \(opened) opened, \(outlines) outlines, \(pictures) pictures")
    print("the longest \(longest) (\(longestName))")
    if let all = PeakMemory.kilobytes("VmRSS:") {
      print("the largest took \(largest) kB (\(largestName)), all and their caches hold \(all) kB")
    }
    for (table, count) in errors.sorted(by: { $0.key < $1.key }) where count >= 100 {
      print("  \(table) \(count)")
    }
  }

  // MARK: - Reading

  private mutating func read(_ bytes: [UInt8], _ name: String) {
    count += 1
    let memory = PeakMemory()
    let start = ContinuousClock.now
    defer {
      let time = ContinuousClock.now - start
      if time > longest { (longest, longestName) = (time, "\(name), mutant \(count)") }
      let growth = memory?.growth ?? 0
      if growth > largest { (largest, largestName) = (growth, "\(name), mutant \(count)") }
    }
    do {
      let face = try OpenTypeFace(bytes, index: count % 7 == 0 ? 1 : 0)
      opened += 1
      read(face)
      try draw(bytes)
    } catch {
      note(error)
    }
  }

  /// Text in all scripts of the fonts, from the file to pixels.
  private struct Words: Rasterizable {
    static let text = "AVé To 1ﬁ Ψд BCDEFGHIJ ابتحلمه שּׁ \u{41}\u{E0100}\u{1F600}\u{FE0F}"
    let size: Double

    func draw(in canvas: inout Canvas) {
      let font = Font(family: "Mutant", size: size, weight: .bold, italic: true)
      canvas.drawText(Words.text, in: canvas.bounds, font: font, underline: true)
    }
  }

  private mutating func draw(_ bytes: [UInt8]) throws(FontError) {
    let fonts = try FontCollection().adding(bytes, as: "Mutant")
    let words = Words(size: count % 3 == 0 ? 40 : 9)
    let list = words.displayList(
      size: Size(160, 40),
      environment: Environment(fonts: fonts)
    )
    if (try? list?.bitmap()) != nil { pictures += 1 }
  }

  private mutating func read(_ face: OpenTypeFace) {
    _ = face.names
    for scalar: UInt32 in [0x20, 0x41, 0xE9, 0x3C8, 0x434, 0xFB01, 0xF041, 0x1F600, .max] {
      _ = face.glyph(for: scalar)
      _ = face.glyph(for: scalar, variation: 0xFE00)
    }
    let place = face.coordinates(face.axes.map { ($0.tag, $0.minimum + $0.maximum * 0.4) })
    for index in 0..<min(face.glyphCount, 256) {
      let glyph = UInt16(index)
      precondition(face.advance(of: glyph).isFinite && face.advance(of: glyph, at: place).isFinite)
      precondition(face.kerning(glyph, UInt16(face.glyphCount - 1 - index)).isFinite)
      read(face, glyph, at: .default)
      if !place.isDefault { read(face, glyph, at: place) }
    }
    precondition(face.capHeight.isFinite && face.xHeight.isFinite)
  }

  private mutating func read(_ face: OpenTypeFace, _ glyph: UInt16, at place: FontCoordinates) {
    do {
      let outline = try face.outline(of: glyph, at: place)
      outlines += 1
      let needed = outline.verbs.reduce(0) { $0 + $1.pointCount }
      precondition(needed == outline.points.count, "verbs and points differ")
      precondition(outline.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    } catch {
      note(error)
    }
  }

  private mutating func note(_ error: FontError) {
    let name: String
    switch error {
    case .notFont, .noFace: name = "no font"
    case .missingTable(let table): name = "\(table) missing"
    case .truncated(let table, _, _): name = "\(table) too short"
    case .unexpected(let table, _, _, _): name = "\(table) damaged"
    case .tooComplex(let table): name = "\(table) too complex"
    }
    errors[name, default: 0] += 1
  }
}

extension SeededGenerator {
  /// Returns `bytes` with one to eight changes.
  ///
  /// A change sets one byte, sets two bytes to a large or small number, or copies a run elsewhere.
  /// Some results are also truncated.
  fileprivate mutating func mutant(of bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...below(8) where result.count > 8 {
      let place = below(result.count - 4)
      switch below(5) {
      case 0: result[place] = UInt8(truncatingIfNeeded: next())
      case 1: result[place] ^= 1 << UInt8(below(8))
      case 2: (result[place], result[place + 1]) = (0xFF, UInt8(truncatingIfNeeded: next()))
      case 3: (result[place], result[place + 1]) = (0, UInt8(below(4)))
      default:
        let from = below(result.count - 4)
        for index in 0..<4 { result[place + index] = result[from + index] }
      }
    }
    return below(16) == 0 ? Array(result[..<below(result.count)]) : result
  }
}
