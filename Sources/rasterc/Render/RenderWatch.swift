// Draws again when what was read changes.

import RasterCommands
import RasterWatch

/// Draws, and draws again.
struct RenderWatch {
  let arguments: Arguments
  /// How often files are looked at, in microseconds.
  private static let interval: UInt32 = 100_000
  /// What has changed so shortly before it was read may change again under the same mark, in seconds.
  private static let settling = 0.1

  /// Draws until the process is ended; wrong use of the command, which no file cures, ends it at once.
  func run() throws(Failure) -> Never {
    if arguments.inputs.contains("-") { throw .usage("--watch reads files, and not '-'") }
    while true {
      let start = Date().timeIntervalSince1970
      let (files, memory, inputs) = (Observation(), DiskMemory(), found)
      for path in arguments.all(.font) + arguments.all(.stateFile) {
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

  /// The sources that there are.
  private var found: [Input]? {
    do throws(Failure) { return try Inputs.find(in: arguments) } catch { return nil }
  }
}
