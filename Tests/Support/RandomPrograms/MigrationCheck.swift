// Compares the list of `rasterc migrate` with images that are drawn without it.

import Foundation
import Raster
import RasterInterpreter

/// Random programs in a folder, and the looks that edition 2027 changes in them.
///
/// The expected looks are drawn by templates, from sources that select the editions in their first
/// lines. Nothing of the command's comparison is used.
package struct MigrationCheck {
  /// The results of some programs.
  package struct Findings: Sendable {
    package var programs = 0
    package var looks = 0
    package var changed = 0
    /// Looks that the command lists although they are the same, or the other way round.
    package var falselyListed: [String] = []
    package var missed: [String] = []
    /// Looks that differ after `--apply`.
    package var lost: [String] = []

    package init() {}

    package var isFine: Bool { falselyListed.isEmpty && missed.isEmpty && lost.isEmpty }

    package mutating func add(_ other: Findings) {
      programs += other.programs
      looks += other.looks
      changed += other.changed
      falselyListed += other.falselyListed
      missed += other.missed
      lost += other.lost
    }
  }

  private let folder: URL
  private let font: [UInt8]
  private let programs: [(number: Int, chips: RandomChips)]

  /// Writes the programs of some numbers to a new folder.
  package init(_ numbers: Range<Int>, seed: UInt64, in folder: URL) throws {
    self.folder = folder
    font = try bytes(ofFileAt: "Tests/RasterTests/Text/OpenType/Fixtures/shaping-naskh.ttf")
    programs = numbers.map { ($0, RandomChips(seed: seed, number: $0)) }
    try write(font, to: "naskh.ttf")
    for (number, chips) in programs {
      try write(Array(chips.text.utf8), to: path(number))
      try write(Array(chips.parts.utf8), to: partsPath(number, chips))
    }
  }

  private func path(_ number: Int) -> String { "programs/P\(number)/Chips.raster" }

  private func partsPath(_ number: Int, _ chips: RandomChips) -> String {
    chips.hasInnerParts ? "programs/P\(number)/Parts.raster" : "parts/Parts\(number).raster"
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let file = folder.appending(path: path)
    let parent = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Runs the command, and compares its list and the files that it writes with drawn images.
  ///
  /// `run` runs `rasterc` with arguments in a folder, and returns its standard output.
  package func findings(_ run: ([String], URL) throws -> [UInt8]) throws -> Findings {
    let arguments = [
      "migrate", "programs", "--edition", "2027", "--scale", "1", "--format", "json",
    ]
    let listed = try Self.changes(in: run(arguments, folder))
    _ = try run(arguments + ["--apply"], folder)
    var findings = Findings()
    for (number, chips) in programs {
      let before = try looks(of: number, chips.text, chips.parts, chips)
      let parts = chips.hasInnerParts ? raised(chips.parts) : chips.parts
      let after = try looks(of: number, raised(chips.text), parts, chips)
      let written = try looks(
        of: number,
        raised(text(path(number))),
        chips.hasInnerParts ? raised(text(partsPath(number, chips))) : chips.parts,
        chips
      )
      findings.programs += 1
      for (name, look) in before.sorted(by: { $0.key < $1.key }) {
        findings.looks += 1
        let isChanged = after[name] != look
        if isChanged { findings.changed += 1 }
        if isChanged, !listed.contains(name) { findings.missed.append(name) }
        if !isChanged, listed.contains(name) { findings.falselyListed.append(name) }
        if written[name] != look { findings.lost.append(name) }
      }
    }
    let known = Set(programs.map { "programs/P\($0.number)" })
    findings.falselyListed += listed.filter { name in !known.contains { name.hasPrefix("\($0) ") } }
    return findings
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  /// The source in edition 2027.
  private func raised(_ text: String) -> String {
    text.contains("// raster edition 2027")
      ? text
      : "// raster edition 2027\n" + text.replacing("// raster edition 2026\n", with: "")
  }

  /// The looks that a record lists: folder, component, state and appearance.
  private static func changes(in record: [UInt8]) throws -> Set<String> {
    struct Record: Decodable {
      struct Change: Decodable { let folder, component, state, appearance: String }
      let changes: [Change]
    }
    let changes = try JSONDecoder().decode(Record.self, from: Data(record)).changes
    return Set(changes.map { "\($0.folder) \($0.component) \($0.state) \($0.appearance)" })
  }

  /// An image with its position.
  private struct Look: Equatable {
    let bitmap: Bitmap?
    let size: Size
  }

  /// The images of a program's looks.
  private func looks(
    of number: Int,
    _ text: String,
    _ parts: String,
    _ chips: RandomChips
  ) throws -> [String: Look] {
    let template = try RasterTemplate(
      source: text,
      imports: [chips.partsPath(number): parts],
      fonts: [RandomChips.fontPath: font]
    )
    let cache = RasterCache(byteLimit: 1 << 26)
    var looks: [String: Look] = [:]
    for name in template.componentNames {
      let component = try template.component(name)
      for state in component.namedStates() {
        for appearance in chips.dark.contains(name) ? [Appearance.light, .dark] : [.light] {
          var environment = state.environment
          (environment.appearance, environment.scale) = (appearance, 1)
          let size = state.size ?? state.component.naturalSize(in: environment)
          let word = appearance == .dark ? "dark" : "light"
          looks["programs/P\(number) \(name) \(state.name) \(word)"] = Look(
            bitmap: try state.component.bitmap(
              size: state.size,
              environment: environment,
              crop: .drawing,
              cache: cache
            ),
            size: size
          )
        }
      }
    }
    return looks
  }
}
