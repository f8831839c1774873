// Hostile templates: the time and memory each takes, and its reports.

import Foundation
import Raster
import RasterInterpreter
import Synchronization

/// Checks and draws the templates of a folder within `RasterLimits.untrusted`, each in a separate
/// process.
///
/// In a template, `«400×…»` repeats the enclosed text 400 times. In it, `§` is the index of the
/// repetition from 0, `§+1` the next index, and `§7:400` seven times the index, modulo 400.
struct Hostile {
  /// Seconds of processor time in total and for checking; and kilobytes.
  ///
  /// On an idle core each template ends within one second. On a shared core some have taken more
  /// than two, so the limit is three.
  private static let (timeLimit, memoryLimit) = (3.0, 256 << 10)

  private struct Measures: Codable {
    let name: String
    let end: String
    let check, total: Double
    let memory: Int
    /// The longest time between two cancellation checks.
    let gap: Double

    var isGood: Bool {
      max(check, total) <= timeLimit && memory <= memoryLimit && !end.isEmpty
    }
  }

  /// Reports the outcome of each template of a folder; returns false if one took too much.
  static func run(folder: String) throws -> Bool {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".raster") }.sorted()
    var all: [Measures] = []
    for name in names {
      let process = Process()
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["hostile", "\(folder)/\(name)"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let answer = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let measures =
        (try? JSONDecoder().decode(Measures.self, from: answer))
        ?? Measures(name: name, end: "", check: .infinity, total: .infinity, memory: .max, gap: 0)
      all.append(measures)
      let mark = measures.isGood ? "  " : "! "
      print(mark + describe(measures))
    }
    let bad = all.filter { !$0.isGood }
    print("\(all.count) templates, \(bad.count) of them beyond a limit; at most")
    print("  \(milliseconds(all.map(\.check).max())) ms to check,")
    print("  \(milliseconds(all.map(\.total).max())) ms in all,")
    print("  \((all.map(\.memory).max() ?? 0) >> 10) MiB,")
    print("  \(milliseconds(all.map(\.gap).max())) ms between two questions whether to go on")
    return bad.isEmpty && all.count >= 60
  }

  private static func describe(_ measures: Measures) -> String {
    let name = measures.name.padding(toLength: 28, withPad: " ", startingAt: 0)
    let times =
      "\(milliseconds(measures.check)) + \(milliseconds(measures.total - measures.check)) ms"
    let memory = "\(measures.memory >> 10) MiB"
    let gap = "asks every \(milliseconds(measures.gap)) ms"
    return [name, times, memory, gap, measures.end].joined(separator: "  ")
  }

  private static func milliseconds(_ seconds: Double?) -> String {
    guard let seconds, seconds.isFinite else { return "—" }
    return String(format: "%.0f", seconds * 1_000)
  }

  /// The templates of a folder, and the files beside them.
  static func templates(in folder: String) throws -> ([String], [String: [UInt8]]) {
    var (templates, files) = ([String](), [String: [UInt8]]())
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      if name.hasSuffix(".raster") {
        templates.append(expanded(String(decoding: data, as: UTF8.self)))
      } else {
        files[name] = Array(data)
      }
    }
    return (templates, files)
  }

  /// Draws one template, and writes the resources it used.
  static func run(file: String) throws {
    let source = expanded(try String(contentsOfFile: file, encoding: .utf8))
    let folder = URL(filePath: file).deletingLastPathComponent().path()
    let files = try templates(in: folder).1
    let start = processorTime()
    var checked = start
    var end = ""
    var drawn: InterpretedComponent?
    do {
      defer { if checked == start { checked = processorTime() } }
      let template = try RasterTemplate(
        source: source,
        images: files,
        fonts: files,
        limits: .untrusted
      )
      checked = processorTime()
      if let name = template.componentNames.last {
        let component = try template.component(name)
        drawn = component
        let cache = RasterCache(byteLimit: 1 << 20)
        let bitmap = try component.bitmap(cache: cache)
        _ = try component.png(cache: cache)
        end = "\(bitmap.width) × \(bitmap.height) pixels"
        if !bitmap.notes.isEmpty {
          end += " " + bitmap.notes.map { "\($0)" }.joined(separator: ", ")
        }
      }
    } catch let error as TemplateError {
      end = error.description.split(separator: "\n").first.map { String($0.prefix(120)) } ?? ""
    } catch {
      end = "\(error)"
    }
    let (total, memory) = (processorTime() - start, PeakMemory.kilobytes("VmHWM:") ?? 0)
    let measures = Measures(
      name: URL(filePath: file).lastPathComponent,
      end: end,
      check: checked - start,
      total: total,
      memory: memory,
      gap: drawn.map { longestGap(of: $0) } ?? 0
    )
    FileHandle.standardOutput.write(try JSONEncoder().encode(measures))
  }

  /// The longest time between two cancellation checks of one drawing, including recording.
  private static func longestGap(of component: InterpretedComponent) -> Double {
    let times = Mutex((last: processorTime(), longest: 0.0))
    let meter = WorkMeter(.untrusted) {
      let now = processorTime()
      times.withLock { $0 = (now, max($0.longest, now - $0.last)) }
      return nil
    }
    let environment = Environment().metered(by: meter)
    let size = component.naturalSize(in: environment)
    let list = component.displayList(size: size, environment: environment)
    if meter.error == nil, let list {
      _ = try? list.bitmap(background: nil, nested: DrawnRasters(meter: meter))
    }
    let end = processorTime()
    return times.withLock { max($0.longest, end - $0.last) }
  }

  private static func processorTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  /// A template with all abbreviations expanded.
  private static func expanded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "«"), let close = rest[open...].firstIndex(of: "»"),
      let cross = rest[open..<close].firstIndex(of: "×"),
      let count = Int(rest[rest.index(after: open)..<cross])
    {
      result += rest[..<open]
      let parts = rest[rest.index(after: cross)..<close].split(
        separator: "§",
        omittingEmptySubsequences: false
      )
      for turn in 0..<count {
        result += parts[0]
        for part in parts.dropFirst() { result += numbered(part, turn) }
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The text after a `§`, preceded by the number that it stands for.
  private static func numbered(_ part: Substring, _ turn: Int) -> String {
    if part.hasPrefix("+1") { return "\(turn + 1)" + part.dropFirst(2) }
    let factor = part.prefix { $0.isASCII && $0.isNumber }
    let rest = part.dropFirst(factor.count)
    let divisor = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard let factor = Int(factor), rest.first == ":", let divisor = Int(divisor) else {
      return "\(turn)" + part
    }
    return "\(turn * factor % max(divisor, 1))" + rest.dropFirst(1 + String(divisor).count)
  }
}
