// Pictures of one recording change with the engine's version alone, since caches on disk keep them.
//
// `PictureDigests.txt` holds the version and, for each state of each sample, what was recorded and what
// was drawn of it. `RASTER_UPDATE=1 swift test` writes it anew, unless a recording that stayed the same
// gives other bytes under the same version.

import Foundation
import GeneratedSamples
import Raster
import TestSupport
import Testing

@Suite struct EngineVersionTests {
  private let path = "Tests/SampleTests/PictureDigests.txt"

  /// What is known of a state: of the recording, and of its pixels and files.
  private struct Digests: Equatable {
    var recorded, drawn: String
  }

  @Test func `pictures of a recording change only with the engine's version`() throws {
    let (version, known) = try stored()
    let drawn = try drawn()
    let broken = drawn.filter { name, digests in
      guard let old = known[name] else { return false }
      return old.recorded == digests.recorded && old.drawn != digests.drawn
    }
    if version == EngineVersion.current, !broken.isEmpty {
      let names = broken.map(\.key).joined(separator: ", ")
      Issue.record("raise EngineVersion, and note why: other bytes of the same recording: \(names)")
      return
    }
    #expect(version <= EngineVersion.current, "the engine's version never goes down")
    guard text(drawn) != text(known.sorted { $0.key < $1.key }, version) else { return }
    if isUpdating {
      try Data(text(drawn).utf8).write(to: repositoryRoot.appending(path: path))
    }
    Issue.record(isUpdating ? "\(path) was rewritten" : "\(path) has changed: RASTER_UPDATE=1")
  }

  /// The version and the states in the file.
  private func stored() throws -> (version: UInt64, states: [String: Digests]) {
    let lines = String(decoding: try bytes(ofFileAt: path), as: UTF8.self).split(separator: "\n")
    let version = lines.first.flatMap { UInt64($0.split(separator: " ").last ?? "") } ?? 0
    var states: [String: Digests] = [:]
    for line in lines.dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      try #require(words.count == 3, "\(line)")
      states[words[0]] = Digests(recorded: words[1], drawn: words[2])
    }
    return (version, states)
  }

  private func text(
    _ states: [(key: String, value: Digests)],
    _ version: UInt64 = EngineVersion.current
  ) -> String {
    "engine \(version)\n"
      + states.map { "\($0.key) \($0.value.recorded) \($0.value.drawn)\n" }.joined()
  }

  /// Each state, light at two pixels a point and dark at one, sorted by name.
  private func drawn() throws -> [(key: String, value: Digests)] {
    try generatedSamples.flatMap { sample in
      try sample.states.map { state in
        var (recorded, drawn) = (SHA256(), SHA256())
        for (appearance, scale) in [(Appearance.light, 2.0), (.dark, 1)] {
          var environment = state.environment
          (environment.appearance, environment.scale) = (appearance, scale)
          let size = state.size ?? state.component.naturalSize(in: environment)
          let list = try #require(
            state.component.displayList(size: size, environment: environment)
          )
          let bitmap = try list.bitmap()
          recorded.update(LookKey(list).digest.bytes)
          drawn.update(words: bitmap.pixels.map { UInt64($0) })
          drawn.update(bitmap.png())
        }
        let digests = Digests(recorded: short(recorded.finish()), drawn: short(drawn.finish()))
        return ("\(sample.name).\(state.name)", digests)
      }
    }.sorted { $0.0 < $1.0 }
  }

  private func short(_ digest: Digest) -> String { String(digest.description.prefix(16)) }
}
