// Random edits of sources, checked with the results of the last check and without them.

import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// Sources that are edited at random, as in an editor: mostly inside one declaration.
package struct EditedChecks {
  package private(set) var texts: [(path: String, bytes: [UInt8])]
  private let image: (String) -> [UInt8]?
  private let memory = CheckMemory()
  private var generator: SeededGenerator
  /// The last texts without errors, to which editing returns now and then.
  private var sound: [(path: String, bytes: [UInt8])]
  package private(set) var edits = 0

  /// Starts with texts that import each other; `image` returns the files that they draw.
  package init(
    _ texts: [(path: String, bytes: [UInt8])],
    seed: UInt64,
    image: @escaping (String) -> [UInt8]?
  ) {
    (self.texts, sound, self.image) = (texts, texts, image)
    generator = SeededGenerator(seed: seed)
  }

  /// Makes one edit.
  package mutating func edit() {
    edits += 1
    if generator.oneIn(6) { texts = sound }
    let file = generator.oneIn(3) ? generator.below(texts.count) : 0
    var bytes = texts[file].bytes
    guard !bytes.isEmpty else { return }
    let place = generator.below(bytes.count)
    switch generator.below(6) {
    case 0, 1: Self.changeDigit(&bytes, from: place, to: UInt8(0x30 + generator.below(10)))
    case 2:
      let typed = Array(Self.typed[generator.below(Self.typed.count)].utf8)
      bytes.replaceSubrange(place..<place, with: typed)
    case 3: Self.insertLine(Self.lines[generator.below(Self.lines.count)], &bytes, after: place)
    case 4: bytes.removeSubrange(place..<min(place + 1 + generator.below(3), bytes.count))
    default: swapLines(&bytes, place)
    }
    texts[file].bytes = bytes
  }

  private static let typed = ["1", "0.5", " ", "a", ".", "(", "}", "\"", "// note\n", "é"]
  private static let lines = [
    "", "    // A note.", "    fill rect(bounds), with: #F00", "    let added = 4.0",
    "let added = 4.0", "    fill rect(bouns), with: #F00",
  ]

  private static func changeDigit(_ bytes: inout [UInt8], from place: Int, to digit: UInt8) {
    let digits = (place..<bytes.count).first { (0x30...0x39).contains(bytes[$0]) }
    if let digits { bytes[digits] = digit }
  }

  private static func insertLine(_ line: String, _ bytes: inout [UInt8], after place: Int) {
    let end = bytes[place...].firstIndex(of: 10) ?? bytes.count - 1
    bytes.replaceSubrange(end + 1..<end + 1, with: Array((line + "\n").utf8))
  }

  private mutating func swapLines(_ bytes: inout [UInt8], _ place: Int) {
    let first = bytes[..<place].lastIndex(of: 10).map { $0 + 1 } ?? 0
    guard let middle = bytes[place...].firstIndex(of: 10),
      let last = bytes[(middle + 1)...].firstIndex(of: 10)
    else { return }
    let swapped = bytes[middle + 1...last] + bytes[first...middle]
    bytes.replaceSubrange(first...last, with: Array(swapped))
  }

  /// The difference between a check with memory and a check without, or nil if there is none.
  package mutating func difference() -> String? {
    let (own, other) = (checked(memory), checked(nil))
    if !other.hasErrors { sound = texts }
    for (own, other) in [
      (own.diagnostics, other.diagnostics), (own.allDiagnostics, other.allDiagnostics),
      (own.optionalDiagnostics, other.optionalDiagnostics),
    ] where own != other {
      return "instead of \(other.filter { !own.contains($0) }): "
        + "\(own.filter { !other.contains($0) })"
    }
    for (own, other) in zip(own.program.components, other.program.components) {
      if own.definition != other.definition { return "another digest of \(own.head.name)" }
      if own.reads != other.reads || "\(own.key.places)" != "\(other.key.places)" {
        return "other reads of \(own.head.name)"
      }
      if own.caps?.verdict != other.caps?.verdict { return "other caps of \(own.head.name)" }
    }
    return nil
  }

  private func checked(_ memory: CheckMemory?) -> CheckedProgram {
    let (texts, image) = (texts, image)
    return check(
      texts.enumerated().map { index, text in
        parse(SourceFile(id: FileID(index), path: text.path, bytes: text.bytes))
      },
      fixIts: generatesFixIts ? .tried : .untried,
      drawingTrial: .drawing,
      memory: memory,
      resolve: { _, path in
        texts.firstIndex { $0.path == path }.map { .file(FileID($0)) } ?? .missing
      },
      loadAsset: { _, path in image(path).map { .file($0) } ?? .missing }
    )
  }

  private var generatesFixIts: Bool { edits.isMultiple(of: 8) }
}

extension EditedChecks {
  /// Starts with a sample, or a program of the language's tests, and its imports.
  package static func ofSample(_ number: Int, seed: UInt64) throws -> EditedChecks {
    let programs: [CheckedInProgram] = [.samples, .language]
    let folder = programs[number % programs.count].rawValue
    let sources = files(in: folder, endingWith: ".raster")
    let texts = try (sources + files(in: folder, endingWith: ".json")).map {
      (path: String($0.dropFirst(folder.count + 1)), bytes: try bytes(ofFileAt: $0))
    }
    let text = texts[number / programs.count % sources.count]
    return EditedChecks(Imported(text, texts).texts, seed: seed) {
      try? bytes(ofFileAt: "\(folder)/\($0)")
    }
  }
}
