// Sources from which a running program draws, reloaded whenever they change.

import Observation
import Raster
import RasterCommands
import RasterInterpreter
import RasterWatch
import Synchronization

/// The `.raster` sources of a running debug build, from which its components are drawn.
///
///     let sources = LiveSources(nextTo: #filePath)
///     let toggle = sources.liveComponent(Toggle(isOn: true))
///
/// A thread checks the files fifty times a second, and ends with this value. A change is compiled
/// as soon as it is found. While the sources contain errors, the last version without errors is
/// used. A component whose properties differ from the compiled ones keeps its old look, and
/// `problems` contains the reason: the program must be rebuilt.
///
/// Reading, checking and storing the sources takes milliseconds and some megabytes. A class because
/// all components of a program share it.
public final class LiveSources: Sendable {
  private let state = Mutex(State())
  private let watch: Mutex<SourceWatch>
  private let report: @Sendable (String) -> Void
  private let registrar = ObservationRegistrar()

  struct State {
    var revision = 0
    /// The last version of the sources without errors.
    var program: PreparedProgram?
    /// The reason why the current sources are not used, or empty if they are.
    var reports = ""
    /// The last program from which each component could be drawn, by the component's name.
    ///
    /// `refusals` contains the reason why the current program is not used.
    var accepted: [String: PreparedProgram] = [:]
    var refusals: [String: Refusal] = [:]
    var streams: [Int: AsyncStream<Int>.Continuation] = [:]
    var streamCount = 0
  }

  /// Creates sources from the paths of files and folders.
  ///
  /// `report` receives problems and the message that they are solved, on any thread; by default it
  /// writes to standard error. A missing path is a problem until it exists.
  public init(
    _ paths: [String],
    report: (@Sendable (String) -> Void)? = nil
  ) {
    watch = Mutex(SourceWatch(paths))
    self.report = report ?? { Streams.report($0 + "\n") }
    refresh()
    begin()
  }

  /// Creates sources from the folder of a Swift file and its subfolders; pass `#filePath`.
  public convenience init(
    nextTo file: String = #filePath,
    report: (@Sendable (String) -> Void)? = nil
  ) {
    self.init([Paths.folder(of: file)], report: report)
  }

  deinit {
    for stream in state.withLock({ $0.streams.values.map(\.self) }) { stream.finish() }
  }
}

extension LiveSources {
  /// Returns a component with its current state, drawn from the current sources.
  ///
  /// Its pixels are those that the program would draw if it were built from these sources. If they
  /// cannot be used, it is drawn from the last version that could, or as compiled. A SwiftUI view
  /// that calls this function in `body` is updated when the sources change.
  public func liveComponent<Component: Rasterizable>(_ component: Component) -> LiveComponent {
    _ = revision
    let name = LiveState.name(of: component)
    let (program, revision, accepted) = state.withLock {
      ($0.program, $0.revision, $0.accepted[name])
    }
    guard let program else { return LiveComponent(component, nil) }
    if program === accepted, let known = try? LiveState(component).drawn(by: program) {
      return LiveComponent(component, known)
    }
    do throws(Refusal) {
      let drawn = try LiveState(component).drawn(by: program)
      accept(program, for: name, revision)
      return LiveComponent(component, drawn)
    } catch {
      refuse(error, for: name, revision)
      return LiveComponent(component, accepted.flatMap { try? LiveState(component).drawn(by: $0) })
    }
  }

  /// A number that grows with each change of the used sources; observable, for example by SwiftUI.
  public var revision: Int {
    registrar.access(self, keyPath: \.revision)
    return state.withLock { $0.revision }
  }

  /// A stream of revision numbers from now on, for one consumer, with an element for each change.
  ///
  /// A consumer that falls behind receives only the newest. The stream ends when the sources are
  /// released.
  public var changes: AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Int.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let place = state.withLock { state in
      state.streamCount += 1
      state.streams[state.streamCount] = continuation
      return state.streamCount
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.streams.removeValue(forKey: place) }
    }
    return stream
  }

  /// The reasons why components are not drawn from the current sources, or an empty string.
  ///
  /// Contains diagnostics as `rasterc check` writes them, and explanations of property mismatches.
  public var problems: String {
    state.withLock { state in
      let refusals = state.refusals.sorted { areInByteOrder($0.key, $1.key) }.map(\.value.message)
      return (refusals + (state.reports.isEmpty ? [] : [state.reports])).joined(separator: "\n")
    }
  }

  /// Checks the files now, on the caller's thread; changes are in effect when this returns.
  public func refresh() {
    // Changes are applied under the lock, in order; the report is called after it is released.
    let text = watch.withLock { watch in watch.look().flatMap { show($0) } }
    if let text { report(text) }
  }

  /// Applies a new version of the sources, and returns the message to report, if any.
  private func show(_ seen: SourceSnapshot) -> String? {
    let reports = seen.problems
    let prepared = seen.isSound ? seen.latest.map { PreparedProgram($0.program) } : nil
    let (text, streams, revision) = state.withLock { state in
      let text = state.reports == reports ? nil : reports
      state.reports = reports
      guard let prepared else { return (text, [AsyncStream<Int>.Continuation](), state.revision) }
      state.program = prepared
      state.revision += 1
      state.refusals = [:]
      return (text, state.streams.values.map(\.self), state.revision)
    }
    if prepared != nil {
      for stream in streams { stream.yield(revision) }
      // Views read observed values on the main actor, after the change.
      Task { @MainActor [weak self] in
        guard let self else { return }
        registrar.withMutation(of: self, keyPath: \.revision) {}
      }
    }
    return text.map { $0.isEmpty ? "The sources have no errors now." : $0 }
  }

  private func accept(_ program: PreparedProgram, for name: String, _ revision: Int) {
    state.withLock { state in
      guard state.revision == revision else { return }
      state.accepted[name] = program
      state.refusals[name] = nil
    }
  }

  private func refuse(_ refusal: Refusal, for name: String, _ revision: Int) {
    let isNew = state.withLock { state in
      guard state.revision == revision, state.refusals[name] != refusal else { return false }
      state.refusals[name] = refusal
      return true
    }
    if isNew { report(refusal.message) }
  }

  /// Starts a thread that checks the files as long as the sources are retained.
  private func begin() {
    do throws(Failure) {
      try Threads.start { [weak self] in
        while self != nil {
          usleep(SourceWatch.interval)
          self?.refresh()
        }
      }
    } catch {
      report("Source changes are not watched: \(error.message)")
    }
  }
}

extension LiveSources: Observable {}
