// The benchmarks' command line: the available measurements, and the projects to measure.

import Foundation

@main
struct Benchmarks {
  static let usage = """
    usage: Benchmarks project FOLDER    writes a project of 100,000 lines, to time `rasterc check` on
           Benchmarks wide FOLDER SEED  writes random wide expressions, for generated-modes.sh
           Benchmarks check FOLDER      times parsing and checking the files of such a project
           Benchmarks draw [FILTER]     times the workloads W01 to W18, and the steps around drawing:
               --data FOLDER            the folder of scene.txt and ui.png; default: $BENCH_DATA
               --peers FOLDER           harnesses of other libraries, to run alternately with ours
               --blend2d FOLDER         the headers and the library of Blend2D, to run it too
               --rounds COUNT           the number of rounds; default: 3
               --by minimum             compare minima, for machines with other load
               --bands COUNT            draw large drawings in bands on several cores instead
               --json FILE              also write the figures to a file
               --dump FOLDER            write the images instead, for compare_dumps.py
           Benchmarks encode FOLDER RESULTS COUNT  encodes images, for Tests/Support/encoders.sh
           Benchmarks scenes FILE PIXELS  draws scenes for the scripts of Tests/Oracles
           Benchmarks nesting           times placed components drawn in place and as rasters
           Benchmarks glyphs FONT [FACE] [AXIS=VALUE…]  writes a font's outlines, and times reading them
           Benchmarks fonts FOLDER COUNT  reads the folder's fonts, damaged in COUNT ways
           Benchmarks compose           times composed frames against frames that are drawn live
           Benchmarks cache             times keys and hits of the cache
           Benchmarks traces            compares the cache's hit rates with LRU and the optimum
           Benchmarks server [COUNT]    draws 100,000 cards, or COUNT, as a server, within limits
           Benchmarks strokes [COUNT]   compares strokes of 400 random icons, or COUNT, with exact areas
           Benchmarks hostile FOLDER    draws malicious templates within `.untrusted`
           Benchmarks hostile-server FOLDER  times good requests alternately with and beside malicious ones
           Benchmarks stress [COUNT]    uses caches at random from many threads, and checks them
           Benchmarks torture [KILLS]   kills processes that write into one folder: 1,000, or KILLS
           Benchmarks unicode FOLDER    runs the test files of the Unicode Character Database 15.0
           Benchmarks unicode-forms     answers Tests/Oracles/unicode_shaping.py
           Benchmarks layout FONT TEXT [COUNT]  times the layout of 1,000 words of a text file
           Benchmarks words             answers Tests/Oracles/harfbuzz_shaping.py
           Benchmarks figures [NAME]    lists the workloads of Tests/Support/figures.py, or runs one

    """

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    // Callgrind fails if the main thread ends before the process, so these run on the main thread.
    guard arguments.first != "figures" else {
      do { try Figure.run(arguments.dropFirst().first) } catch { fail(error) }
      return
    }
    Task {
      do { try await run(arguments) } catch { fail(error) }
      exit(0)
    }
    dispatchMain()
  }

  private static func fail(_ error: any Error) -> Never {
    FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
    exit(1)
  }

  private static func run(_ arguments: ArraySlice<String>) async throws {
    switch (arguments.first, arguments.dropFirst().first) {
    case ("project", let folder?):
      let lines = try GeneratedProject().write(to: URL(filePath: folder))
      print("\(lines) lines in \(folder)")
    case ("wide", let folder?):
      let seed = arguments.last.flatMap { UInt64($0) } ?? 0
      var wide = WideExpressions(seed: seed)
      try wide.write(to: URL(filePath: folder))
    case ("check", let folder?):
      print(try CheckTiming(folder: URL(filePath: folder)).description)
    case ("draw", _):
      guard let benchmark = DrawBenchmark(Array(arguments.dropFirst())) else { return stop() }
      try await benchmark.run()
    case ("scenes", let scenes?) where arguments.count == 3:
      let pictures = URL(filePath: arguments[arguments.startIndex + 2])
      try SceneDrawing.run(scenes: URL(filePath: scenes), pictures: pictures)
    case ("encode", _) where arguments.count == 4:
      try EncoderTiming.run(Array(arguments.dropFirst()))
    case ("nesting", nil): print(try NestingBenchmark().table())
    case ("glyphs", let font?):
      let rest = arguments.dropFirst(2)
      let face = rest.first.flatMap { Int($0) }
      let axes = Array(face == nil ? rest : rest.dropFirst())
      try FontDump.run(font, face: face ?? 0, axes: axes)
    case ("fonts", let folder?):
      let count = arguments.last.flatMap { Int($0) } ?? 200_000
      try FontMutants.run(folder: folder, wanted: count)
    case ("compose", nil): try ComposeTiming.run()
    case ("cache", nil): try CacheTiming.run()
    case ("traces", nil): try Trace.run()
    case ("fairness", nil): try await ServerFairness().run()
    case ("server", let count):
      try await ServerLoad(count: count.flatMap { Int($0) } ?? 100_000).run()
    case ("strokes", let count):
      guard try StrokeAccuracy.run(count: count.flatMap { Int($0) } ?? 400) else { exit(1) }
    case ("hostile", let path?):
      if path.hasSuffix(".raster") { return try Hostile.run(file: path) }
      guard try Hostile.run(folder: path) else { exit(1) }
    case ("hostile-server", let folder?):
      guard try await HostileServer(folder: folder).run() else { exit(1) }
    case ("stress", let count):
      let operations = count.flatMap { Int($0) } ?? 1_000_000
      guard try await Stress.run(operations: operations) else { exit(1) }
    case ("torture", let kills): try StorageTorture.run(kills: kills.flatMap { Int($0) } ?? 1_000)
    case ("torture-writer", _): try StorageTorture.write(Array(arguments.dropFirst()))
    case ("unicode-forms", nil): UnicodeForms.run()
    case ("layout", let font?) where arguments.count > 2:
      let text = arguments[arguments.startIndex + 2]
      let count = arguments.count > 3 ? arguments.last.flatMap { Int($0) } ?? 30 : 30
      try LayoutTiming.run(font: font, text: text, count: max(count, 1))
    case ("words", nil): try ShapedWords.run()
    case ("unicode", let folder?):
      guard try UnicodeConformance(folder: URL(filePath: folder)).run() else { exit(1) }
    default: stop()
    }
  }

  private static func stop() {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
}
