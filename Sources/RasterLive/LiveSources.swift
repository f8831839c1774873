// Sources that a running program draws from, read again whenever they change.

import Observation
import Raster
import RasterCommands
import RasterInterpreter
import RasterWatch
import Synchronization

/// The `.raster` sources of a running program, which is built for debugging: components are drawn from
/// them, as they are now.
///
///     let sources = LiveSources(nextTo: #filePath)
///     let toggle = sources.liveComponent(Toggle(isOn: true))
///
/// The files are looked at fifty times a second, by a thread that ends with the value. A change is checked
/// once it is there; until sources have errors no more, the last that had none are drawn from. A component
/// whose properties are others than those of the program stays as it was, and `problems` say why: the
/// program has to be built again.
///
/// Reading, checking and keeping the sources takes milliseconds and some megabytes. A class, since all
/// components of a program share it.
public final class LiveSources: Sendable {
  private let state = Mutex(State())
  private let watch: Mutex<SourceWatch>
  private let report: @Sendable (String) -> Void
  private let registrar = ObservationRegistrar()

  struct State {
    var revision = 0
    /// The last sources without errors.
    var program: PreparedProgram?
    /// Why the sources are not those that are drawn from; empty where they are.
    var reports = ""
    /// By the names of components: the last program that each could be drawn from, and why the present one
    /// is not.
    var accepted: [String: PreparedProgram] = [:]
    var refusals: [String: Refusal] = [:]
    var streams: [Int: AsyncStream<Int>.Continuation] = [:]
    var streamCount = 0
  }

  /// The sources in files and folders, by their paths.
  ///
  /// `report` is told of problems, and that there are none any more, on any thread; it writes to the
  /// standard error unless another is given. Paths that lead nowhere are a problem, until there is
  /// something.
  public init(
    _ paths: [String],
    report: (@Sendable (String) -> Void)? = nil
  ) {
    watch = Mutex(SourceWatch(paths))
    self.report = report ?? { Streams.report($0 + "\n") }
    refresh()
    begin()
  }

  /// The sources in the folder of a Swift file and in the folders below, as `#filePath` names it.
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
  /// A component with the state that it has, drawn from the sources as they are now.
  ///
  /// Its pixels are those that the program would draw if it were built from these sources. Where they
  /// cannot be drawn from, it is drawn from the last that could, or as the program was built. In a view
  /// of SwiftUI, whoever calls this in `body` is asked again when the sources change.
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

  /// Grows whenever other sources are drawn from; observed, as by a view of SwiftUI.
  public var revision: Int {
    registrar.access(self, keyPath: \.revision)
    return state.withLock { $0.revision }
  }

  /// The numbers from now on, for one consumer: an element for each change of what is drawn.
  ///
  /// A consumer that falls behind gets the newest. The stream ends with the sources.
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

  /// What keeps components from being drawn from the sources as they are; empty where nothing does.
  ///
  /// Reports as `rasterc check` writes them, and why a component's properties are not the program's.
  public var problems: String {
    state.withLock { state in
      let refusals = state.refusals.sorted { areInByteOrder($0.key, $1.key) }.map(\.value.words)
      return (refusals + (state.reports.isEmpty ? [] : [state.reports])).joined(separator: "\n")
    }
  }

  /// Looks at the files now, on the caller's thread; what has changed is drawn from when this returns.
  public func refresh() {
    // Shown in the order in which they were seen; told when nobody waits for it.
    let said = watch.withLock { watch in watch.look().flatMap { show($0) } }
    if let said { report(said) }
  }

  /// Has other sources be drawn from; what there is to say of them.
  private func show(_ seen: SourceSnapshot) -> String? {
    let reports = seen.problems
    let prepared = seen.isSound ? seen.latest.map { PreparedProgram($0.program) } : nil
    let (said, streams, revision) = state.withLock { state in
      let said = state.reports == reports ? nil : reports
      state.reports = reports
      guard let prepared else { return (said, [AsyncStream<Int>.Continuation](), state.revision) }
      state.program = prepared
      state.revision += 1
      state.refusals = [:]
      return (said, state.streams.values.map(\.self), state.revision)
    }
    if prepared != nil {
      for stream in streams { stream.yield(revision) }
      // Views read what has changed where they are, after it has.
      Task { @MainActor [weak self] in
        guard let self else { return }
        registrar.withMutation(of: self, keyPath: \.revision) {}
      }
    }
    return said.map { $0.isEmpty ? "The sources are sound again." : $0 }
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
    if isNew { report(refusal.words) }
  }

  /// Has a thread look at the files, as long as there is somebody who has the sources.
  private func begin() {
    do throws(Failure) {
      try Threads.start { [weak self] in
        while self != nil {
          usleep(SourceWatch.interval)
          self?.refresh()
        }
      }
    } catch {
      report("Changes of the sources are not followed: \(error.message)")
    }
  }
}

extension LiveSources: Observable {}
