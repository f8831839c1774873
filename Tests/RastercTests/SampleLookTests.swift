// The looks of the samples, and of the language's samples, equal those in looks.lock beside them.
//
// `RASTER_UPDATE=1 swift test` rewrites the files, unless an unchanged recording gives different
// pixels under the same engine version: disk caches would keep the old ones.

import Foundation
import TestSupport
import Testing

@Suite struct SampleLookTests {
  @Test(arguments: ["Samples/Components", "Samples/Kit/Components", "Tests/SampleTests/Language"])
  func `samples have the looks in looks.lock`(folder: String) throws {
    let file = repositoryRoot.appending(path: "\(folder)/looks.lock")
    let before = try? String(contentsOf: file, encoding: .utf8)
    let run = try Workplace().run("test", repositoryRoot.appending(path: folder).path, "--redraw")
    if run.code == 0, before != nil { return }
    #expect(run.code == 10 || before == nil, "\(run.errors)")
    guard isUpdating else {
      Issue.record("\(Golden.stale("\(folder)/looks.lock"))\n\(run.text)")
      return
    }
    let place = try Workplace()
    // A copy is written first, so that an invalid change does not replace the file.
    for name in try FileManager.default.contentsOfDirectory(atPath: folderPath(folder)) {
      try FileManager.default.copyItem(
        atPath: "\(folderPath(folder))/\(name)",
        toPath: place.url.appending(path: name).path
      )
    }
    _ = try place.run("test", ".", "--redraw", "--update")
    let after = try String(contentsOf: place.url.appending(path: "looks.lock"), encoding: .utf8)
    let broken = before.map { otherPixels($0, after) } ?? []
    guard broken.isEmpty else {
      let names = broken.joined(separator: "\n")
      Issue.record("raise EngineVersion, and note why: other pixels of one recording:\n\(names)")
      return
    }
    try Data(after.utf8).write(to: file)
    Issue.record("\(folder)/looks.lock was rewritten")
  }

  @Test func `different pixels of one recording under one version are found`() {
    let line = { (engine: Int, key: String, pixels: String) in
      "# looks.lock 1, engine \(engine)\nBadge on light @1x 8x8 \(key) \(pixels)\n"
    }
    #expect(otherPixels(line(7, "a", "b"), line(7, "a", "b")) == [])
    #expect(otherPixels(line(7, "a", "b"), line(7, "a", "c")) == ["Badge on light @1x 8x8"])
    #expect(otherPixels(line(7, "a", "b"), line(7, "d", "c")) == [])
    #expect(otherPixels(line(7, "a", "b"), line(8, "a", "c")) == [])
  }

  private func folderPath(_ folder: String) -> String {
    repositoryRoot.appending(path: folder).path
  }

  /// Looks whose recording and engine are equal in both files, but whose pixels differ.
  private func otherPixels(_ before: String, _ after: String) -> [String] {
    let (old, new) = (before.split(separator: "\n"), after.split(separator: "\n"))
    guard let engine = old.first, engine == new.first else { return [] }
    let known = Dictionary(old.dropFirst().map(parts)) { first, _ in first }
    return new.dropFirst().map(parts).compactMap { name, digests in
      guard let digest = known[name], digest.recorded == digests.recorded else { return nil }
      return digest.pixels == digests.pixels ? nil : name
    }
  }

  /// A look's name, and the digests of its recording and its pixels.
  private func parts(_ line: Substring) -> (String, (recorded: Substring, pixels: Substring)) {
    let words = line.split(separator: " ")
    let name = words.dropLast(2).joined(separator: " ")
    return (name, (words.dropLast().last ?? "", words.last ?? ""))
  }
}
