// Builds and runs the harnesses of other libraries, one workload at a time.

import Foundation

/// The harnesses in a folder: Qt, Cairo, and the PNG encoders that are available from Python; and ours for Blend2D.
struct Peers {
  /// A library with one of its settings.
  struct Peer {
    /// The name in the library's harness.
    let name: String
    /// The title in the table.
    let title: String
    fileprivate let program: String
    /// Whether edges are accurate enough for comparing images.
    var isExact = true
    fileprivate var environment: [String: String] = [:]
  }

  private static let installed = [
    Peer(name: "qt6", title: "Qt", program: "bench_qt"),
    Peer(name: "cairo-default", title: "Cairo", program: "bench_cairo"),
    Peer(
      name: "cairo-fast",
      title: "Cairo fast",
      program: "bench_cairo",
      isExact: false,
      environment: ["CAIRO_AA": "fast"]
    ),
  ]

  private static let blend2D = Peer(name: "blend2d", title: "Blend2D", program: "bench_blend2d")

  /// The libraries to run in turn.
  let painters: [Peer]
  private let folder: URL
  /// Where programs are built: outside the folder, which is not modified.
  private let programs = FileManager.default.temporaryDirectory.appending(path: "raster-peers")

  /// Builds harnesses that are not built yet or have changed since.
  ///
  /// Blend2D joins if a folder has its headers in `blend2d` and its library, `libblend2d.so`.
  init(folder: URL, blend2D: URL?) throws {
    self.folder = folder
    painters = Self.installed + (blend2D == nil ? [] : [Self.blend2D])
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try build("bench_cairo", in: folder, "$(pkg-config --cflags --libs cairo)")
    let headers = "/usr/include/$(uname -m)-linux-gnu/qt6"
    try build(
      "bench_qt",
      in: folder,
      "-fPIC -I\(headers) -I\(headers)/QtGui -I\(headers)/QtCore -lQt6Gui -lQt6Core"
    )
    if let blend2D = blend2D?.absoluteURL.path(percentEncoded: false) {
      try build(
        "bench_blend2d",
        in: URL(filePath: "Tests/Support/Peers"),
        "-I'\(path(""))' -I'\(blend2D)' -L'\(blend2D)' -lblend2d -Wl,-rpath,'\(blend2D)'"
      )
    }
  }

  private func build(_ name: String, in sources: URL, _ flags: String) throws {
    let source = sources.absoluteURL.appending(path: "\(name).cpp").path(percentEncoded: false)
    let program = programs.appending(path: name).path(percentEncoded: false)
    try shell(
      "test '\(program)' -nt '\(source)' || "
        + "g++ -O3 -std=c++17 '\(source)' \(flags) -o '\(program)'"
    )
  }

  /// The time of a painter for a workload, in microseconds; nil if it lacks the workload.
  func time(_ peer: Peer, _ workload: String) throws -> Timing? {
    let program = programs.appending(path: peer.program).path(percentEncoded: false)
    let lines = try shell("exec '\(program)' '\(workload)'", peer.environment)
    return Self.results(lines).first { $0.name == workload }?.timing
  }

  /// Writes the images of all workloads of a painter into a folder, which takes half a minute.
  func dump(_ peer: Peer, to pictures: URL) throws {
    let program = programs.appending(path: peer.program).path(percentEncoded: false)
    var environment = peer.environment
    environment["BENCH_DUMP"] = pictures.path(percentEncoded: false)
    try shell("exec '\(program)'", environment)
  }

  /// The PNG encoders: the name, time and file size of each.
  func encoders() throws -> [(name: String, timing: Timing, bytes: Int)] {
    try Self.results(shell("exec python3 bench_png.py")).filter { $0.name == "W14_png" }
      .map { ($0.library, $0.timing, $0.timing.repetitions) }
  }

  /// The time Pillow takes to decode the whole image.
  func decoding() throws -> Timing? {
    let program = """
      import io, time
      from PIL import Image
      data = open("ui.png", "rb").read()
      times = []
      for _ in range(31):
          start = time.perf_counter()
          Image.open(io.BytesIO(data)).convert("RGBA").tobytes()
          times.append((time.perf_counter() - start) * 1e6)
      times.sort()
      print(f"pillow\\tW14_decode\\t{times[0]}\\t{times[15]}\\t0\\t31")
      """
    return try Self.results(shell("exec python3 -c '\(program)'")).first?.timing
  }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  /// The library, the workload without its parenthesized suffix, and the times of each line.
  private static func results(
    _ text: String
  ) -> [(library: String, name: String, timing: Timing)] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: "\t")
      guard words.count == 6, let minimum = Double(words[2]), let median = Double(words[3]),
        let repetitions = Int(words[5])
      else { return nil }
      let name = words[1].prefix { $0 != "(" }
      let timing = Timing(minimum: minimum, median: median, repetitions: repetitions)
      return (String(words[0]), String(name), timing)
    }
  }

  /// The output of a command, which runs in the folder of the harnesses.
  @discardableResult
  private func shell(_ command: String, _ environment: [String: String] = [:]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "BENCH_DATA": folder.path(percentEncoded: false), "QT_QPA_PLATFORM": "offscreen",
        "QT_LOGGING_RULES": "default.warning=false",
      ].merging(environment) { $1 }
    ) { $1 }
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw PeerFailure(description: command) }
    return String(decoding: data, as: UTF8.self)
  }
}

/// A peer's command that failed; its output is on standard error.
private struct PeerFailure: Error, CustomStringConvertible {
  let description: String
}
