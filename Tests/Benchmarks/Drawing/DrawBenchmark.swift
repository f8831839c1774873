// Times the rasterizer, alone or beside other libraries.

import Foundation
import Raster

/// `Benchmarks draw`: W01 to W18, text, and the work around a drawing.
///
/// The workloads, their scene and their images come from the harnesses of other libraries. A
/// display list is recorded once and drawn over the same pixels repeatedly, as those libraries draw
/// on a persistent canvas. W13 creates a new image each time, here and in the other harnesses. Run
/// it on one processor, as in `taskset -c 1`, which also applies to the peers.
struct DrawBenchmark {
  private var filter = ""
  private var data: String? = ProcessInfo.processInfo.environment["BENCH_DATA"]
  private var peers: String?
  private var blend2D: String?
  private var json: String?
  private var dump: String?
  private var bands: Int?
  private var rounds = 3
  private var figure = \Timing.median

  /// Creates a benchmark, or returns nil if an option is unknown or lacks its value.
  init?(_ arguments: [String]) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      guard argument.hasPrefix("--") else {
        filter = argument
        continue
      }
      guard let value = arguments.popFirst() else { return nil }
      switch argument {
      case "--data": data = value
      case "--peers": peers = value
      case "--blend2d": blend2D = value
      case "--json": json = value
      case "--dump": dump = value
      case "--bands": bands = Int(value)
      case "--by": figure = value == "minimum" ? \.minimum : \.median
      case "--rounds": rounds = max(1, Int(value) ?? 1)
      default: return nil
      }
    }
  }

  func run() async throws {
    let workloads = try workloads()
    if let bands { return try await BandTiming(bands: max(1, bands)).run(workloads) }
    let peers = try peers.map { path in
      try Peers(folder: URL(filePath: path), blend2D: blend2D.map { URL(filePath: $0) })
    }
    if let dump { return try write(workloads, peers, to: URL(filePath: dump)) }
    let report = DrawReport(
      results: try measure(workloads, peers),
      titles: peers?.painters.map(\.title) ?? []
    )
    print(report.table)
    if let json { try Data(report.json.utf8).write(to: URL(filePath: json)) }
    if let peers, workloads.contains(where: { $0.id == "W14" }) { try printEncoders(peers) }
  }

  private func workloads() throws -> [Workload] {
    let folder = data ?? peers
    let scenes = try folder.map { try Workload.peers(URL(filePath: $0)) } ?? []
    let all = try scenes + Workload.words() + Workload.requests()
    return all.sorted { $0.name < $1.name }.filter { $0.name.hasPrefix(filter) }
  }

  /// Runs each library's turn at a workload several times.
  private func measure(_ workloads: [Workload], _ peers: Peers?) throws -> [DrawResult] {
    try workloads.compactMap { workload in
      var own: [Timing] = []
      var others: [String: [Timing]] = [:]
      for _ in 0..<(peers == nil ? 1 : rounds) {
        own.append(try Timing(of: workload.run))
        guard let peers, workload.name.hasPrefix("W") else { continue }
        for peer in peers.painters {
          if let timing = try peers.time(peer, workload.name) {
            others[peer.title, default: []].append(timing)
          }
        }
      }
      guard let timing = Timing(runs: own) else { return nil }
      let found = others.compactMapValues { Timing(runs: $0) }
      return DrawResult(workload: workload, timing: timing, peers: found, figure: figure)
    }
  }

  private func printEncoders(_ peers: Peers) throws {
    let encoders = try peers.encoders()
    for (name, timing, bytes) in encoders {
      print("\(name): \(Int(timing.median)) µs, \(bytes) bytes")
    }
    if let decoding = try peers.decoding() {
      print("Pillow reads it in \(Int(decoding.median)) µs, \(Int(decoding.minimum)) at least")
    }
  }

  /// Writes each image: two 32-bit numbers, then premultiplied pixels, as the harnesses do.
  private func write(_ workloads: [Workload], _ peers: Peers?, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for workload in workloads {
      guard let bitmap = try workload.picture?() else { continue }
      var file = Data()
      for word in [UInt32(bitmap.width), UInt32(bitmap.height)] {
        withUnsafeBytes(of: word.littleEndian) { file.append(contentsOf: $0) }
      }
      file.append(contentsOf: bitmap.bytes)
      let name = workload.id == "W17" ? workload.name[...] : workload.id
      try file.write(to: folder.appending(path: "raster_\(name).rgba"))
    }
    for peer in peers?.painters ?? [] where peer.isExact { try peers?.dump(peer, to: folder) }
  }
}
