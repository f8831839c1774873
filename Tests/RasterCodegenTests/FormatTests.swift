// Generated Swift is formatted like the project's own Swift.

import Foundation
import RasterCodegen
import Testing
import TestSupport

@Suite struct FormatTests {
  @Test(arguments: CheckedInProgram.allCases)
  func `generated Swift has the format of swift format`(_ program: CheckedInProgram) throws {
    let compiled = try program.compiled()
    try #require(compiled.errors == [])
    let files = generate(
      compiled.program,
      sources: compiled.sources,
      options: GeneratorOptions(access: .public)
    )
    for file in files {
      let text = file.text.replacing("// swift-format-ignore-file\n", with: "")
      guard let formatted = try swiftFormat(text) else { return }
      #expect(differences(text, formatted) == [], "\(file.name)")
    }
  }

  /// The lines that differ, in pairs.
  private func differences(_ first: String, _ second: String) -> [String] {
    let (before, after) = (first.split(separator: "\n"), second.split(separator: "\n"))
    let changes = after.difference(from: before)
    return changes.map { change in
      switch change {
      case .remove(let offset, let line, _): "\(offset + 1) written:   \(line)"
      case .insert(let offset, let line, _): "\(offset + 1) formatted: \(line)"
      }
    }
  }

  /// The output of the toolchain's formatter; nil if there is none.
  private func swiftFormat(_ text: String) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "format", "--configuration",
      repositoryRoot.appending(path: ".swift-format").path, "-",
    ]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
