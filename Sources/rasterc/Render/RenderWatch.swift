// Renders again when the files that were read change.

import RasterCommands
import RasterWatch

/// Renders once, and again after each change.
struct RenderWatch {
  let arguments: Arguments
  /// The interval between checks of files, in microseconds.
  private static let interval: UInt32 = 100_000
  /// The time in seconds within which a file can change again without a new modification time.
  private static let settling = 0.1

  /// Renders until the process is stopped; throws for usage errors, which no file change can fix.
  func run() throws(Failure) -> Never {
    if arguments.inputs.contains("-") {
      throw .usage("--watch cannot be combined with the standard input")
    }
    while true {
      let start = Date().timeIntervalSince1970
      let (files, memory, inputs) = (Observation(), DiskMemory(), found)
      let options = [Option.font, .stateFile, .palette]
      for path in options.flatMap({ arguments.all($0) }) {
        files.note(path, FileMark(path))
      }
      let store = SourceStore.observed(memory: memory, observation: files)
      do throws(Failure) { _ = try RenderRun(arguments, store: store).run() } catch {
        if error.code == .usage { throw error }
        Streams.report(line: "rasterc: \(error.message)")
      }
      var unsettled = files.paths(changedSince: start - Self.settling)
      repeat {
        usleep(Self.interval)
        let mayHaveSettled = Date().timeIntervalSince1970 >= start + 2 * Self.settling
        guard mayHaveSettled, !unsettled.isEmpty else { continue }
        if !unsettled.filter({ memory.forgetIfChanged($0) }).isEmpty { break }
        unsettled = []
      } while files.holds && found == inputs
    }
  }

  /// The existing sources.
  private var found: [Input]? {
    do throws(Failure) { return try Inputs.find(in: arguments) } catch { return nil }
  }
}
