// Runs the built command in a temporary folder, as a user would.

import Foundation
import TestSupport
import Testing

/// The result of a run of the command.
struct Run {
  let code: Int32
  let output: [UInt8]
  let errors: String

  /// The standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }
}

/// A folder for one test, which is removed with this object.
final class Workplace {
  let url: URL

  /// A folder that holds these files.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "rasterc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: url.appending(path: path))).map { Array($0) }
  }

  /// A file as text; empty if it does not exist.
  func text(_ path: String) -> String { String(decoding: bytes(path) ?? [], as: UTF8.self) }

  /// The files in a folder, by their names.
  func names(in folder: String = "") -> [String] {
    let path = url.appending(path: folder).path(percentEncoded: false)
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func modificationDate(_ path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: url.appending(path: path).path(percentEncoded: false)
    )
    return attributes?[.modificationDate] as? Date
  }

  /// Runs `rasterc` in this folder.
  func run(
    _ arguments: String...,
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> Run { try run(all: arguments, input: input, environment: environment) }

  /// Runs `rasterc` in this folder, or in a folder below.
  func run(
    all arguments: [String],
    in folder: String = "",
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = rasterc
    process.arguments = arguments
    process.currentDirectoryURL = url.appending(path: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let streams = try Workplace()
    let files = ["input", "output", "errors"].map { streams.url.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus,
      output: Array(try Data(contentsOf: files[1])),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    )
  }
}

extension Workplace {
  /// Runs a line of the shell in this folder, or in a folder below, and returns what it prints.
  ///
  /// `rasterc` is the built command. The output and the errors are in the order in which they were
  /// written.
  func shell(_ line: String, in folder: String = "") throws -> String {
    let (streams, process) = (try Workplace(), Process())
    let output = streams.url.appending(path: "output.txt")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "{ \(line)\n} 2>&1"]
    process.currentDirectoryURL = url.appending(path: folder)
    let tools = rasterc.deletingLastPathComponent().path(percentEncoded: false)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": "\(tools):\(path)"]
    ) { $1 }
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }

  /// Compiles Swift that imports the modules of this package, in this folder.
  func compile(_ arguments: [String]) throws {
    let (modules, process) = (rasterc.deletingLastPathComponent(), Process())
    let paths = [modules, modules.appending(path: "Modules")].flatMap { ["-I", $0.path] }
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "6"] + paths + arguments
    process.currentDirectoryURL = url
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

/// The built command, which is beside the tests.
let rasterc: URL = {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
  let candidates = [
    bundle.bundleURL.deletingLastPathComponent(), bundle.bundleURL,
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
  ]
  return candidates.map { $0.appending(path: "rasterc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    ?? repositoryRoot.appending(path: ".build/debug/rasterc")
}()

/// A component with a property, two states and a background.
let dot = """
  enum Style { case plain, danger }

  component Dot {
    state style: Style = .plain
    state label: String = "a"
    state radius: Double = 4, in: 0...8, step: 1
    size 16, 8

    draw {
      let color = style == .danger ? #D70015 : #0A84FF
      fill roundedRect(Rect(x: 0, y: 0, width: label.count * 4, height: 8), radius: radius),
        with: color
      if environment.appearance == .dark { fill rect(bounds), with: #FFFFFF40 }
    }

    states {
      danger style: .danger
      round radius: 8  // allow equal-states: equal looks are drawn once
    }
  }

  """

extension String {
  /// The source with other names for its declarations.
  func renamed(_ component: String, _ style: String) -> String {
    replacing("component Dot", with: "component \(component)")
      .replacing("Style", with: style)
  }
}
