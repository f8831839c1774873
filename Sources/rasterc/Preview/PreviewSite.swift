// Answers the page: what the sources are, pictures, and what is asked about one of them.

import Raster
import RasterCommands
import RasterInterpreter
import RasterPreview
import RasterSyntax
import Synchronization

/// What the page is answered from.
///
/// A class, since the threads of all requests share it, and the thread that watches changes it.
final class PreviewSite: Sendable {
  private struct State {
    var snapshot: PreviewSnapshot
    /// The snapshot's reports with fix-its that were tried, once somebody asks.
    var reports: [Diagnostic]?
    /// What the page knows of the snapshot, once it has asked.
    var project: [UInt8]?
    var inspection: (request: String, number: Int, value: LookInspection)?
  }

  private let state: Mutex<State>
  /// Reports and inspections are worked out for one request at a time.
  private let turn = Mutex(())
  private let shelf = PreviewPictures()
  private let title: String

  init(_ snapshot: PreviewSnapshot, title: String) {
    state = Mutex(State(snapshot: snapshot))
    self.title = title
  }

  /// The sources as they are now.
  var snapshot: PreviewSnapshot { state.withLock { $0.snapshot } }

  /// Shows other sources from now on.
  func show(_ snapshot: PreviewSnapshot) {
    state.withLock { $0 = State(snapshot: snapshot, inspection: $0.inspection) }
  }

  /// What the page is told where the sources have changed, and where it begins to listen.
  var news: (name: String, data: String) { ("change", "\(snapshot.number)") }

  /// The routes behind the token.
  var routes: [PreviewServer.Route] {
    [
      .init(.get, "/") { [title] _ in PreviewPage(title: title).response },
      .init(.get, "/project") { [self] _ in deep { self.project() } },
      .init(.get, "/reports") { [self] _ in
        let (snapshot, reports) = reports()
        return .json(ReportsRecord(snapshot, reports))
      },
      .init(.get, "/sheet") { [self] request in
        deep { self.found(request) { SheetRecord(request, $0, self.shelf) } }
      },
      .init(.get, "/matrix") { [self] request in
        deep { self.found(request) { MatrixRecord(request, $0, self.shelf) } }
      },
      .init(.get, "/look") { [self] request in
        deep { self.found(request) { DetailsRecord(request, $0, self.shelf) } }
      },
      .init(.get, "/picture") { [self] request in picture(request) },
      .init(.get, "/operations") { [self] request in
        inspected(request) { inspection, subject, shown in
          .json(InspectionRecord(inspection, subject, of: shown))
        }
      },
      .init(.get, "/owners") { [self] request in
        inspected(request) { inspection, _, _ in
          PreviewResponse(.bytes, inspection.ownerBytes)
        }
      },
      .init(.get, "/step") { [self] request in
        inspected(request) { inspection, _, _ in
          let count = request["count"].flatMap { Int($0) } ?? .max
          let step = try? inspection.step(max(0, count))
          guard let step else { return .refused(.unprocessableContent, "that cannot be drawn") }
          return PreviewResponse(.png, step.png(level: .fast))
        }
      },
      .init(.post, "/fix") { [self] request in deep { self.fix(request) } },
      .init(.post, "/new") { [self] request in deep { self.create(request) } },
    ]
  }

  /// Draws on a thread with a deep stack: the evaluator nests as deep as the sources do.
  private func deep(_ body: @escaping @Sendable () -> PreviewResponse) -> PreviewResponse {
    do throws(Failure) { return try Threads.run(body) } catch {
      return .refused(.serviceUnavailable, error.message)
    }
  }

  /// A record of the component that is asked for; `null` if none is asked for, and there is none.
  private func found(
    _ request: PreviewRequest,
    _ record: (PreviewSnapshot) -> (some Encodable)?
  ) -> PreviewResponse {
    let snapshot = snapshot
    if let record = record(snapshot) { return .json(record) }
    guard request["component"] == nil, snapshot.shown?.components.isEmpty ?? true else {
      return .refused(.notFound, "there is no such component")
    }
    return PreviewResponse(.json, Array("null".utf8))
  }

  private func project() -> PreviewResponse {
    let (snapshot, known) = state.withLock { ($0.snapshot, $0.project) }
    if let known { return PreviewResponse(.ok, .json, known) }
    let bytes = Array(ProjectRecord(snapshot).jsonLine.utf8)
    state.withLock { state in
      if state.snapshot.number == snapshot.number { state.project = bytes }
    }
    return PreviewResponse(.ok, .json, bytes)
  }

  private func picture(_ request: PreviewRequest) -> PreviewResponse {
    guard let file = request["id"].flatMap({ shelf.file($0) }) else {
      return .refused(.notFound, "there is no such picture any more")
    }
    var response = PreviewResponse(.png, file)
    response.isLasting = true
    return response
  }

  /// The reports of the sources as they are now, with fix-its that were tried.
  private func reports() -> (PreviewSnapshot, [Diagnostic]) {
    turn.withLock { _ in
      let (snapshot, known) = state.withLock { ($0.snapshot, $0.reports) }
      if let known { return (snapshot, known) }
      // Untried, where there is no thread to try them on.
      let reports =
        try? Threads.run { () -> [Diagnostic] in
          guard let latest = snapshot.latest else { return [] }
          let hasFixIts = latest.diagnostics.contains { !$0.fixIts.isEmpty }
          return hasFixIts ? latest.withTriedFixIts().leveled : latest.leveled
        }
      guard let reports else { return (snapshot, snapshot.latest?.leveled ?? []) }
      state.withLock { state in
        if state.snapshot.number == snapshot.number { state.reports = reports }
      }
      return (snapshot, reports)
    }
  }

  private func fix(_ request: PreviewRequest) -> PreviewResponse {
    guard let asked = try? JSONDecoder().decode(FixRequest.self, from: Data(request.body)) else {
      return .refused(.badRequest, "expected the numbers of a report and of a fix-it")
    }
    let (snapshot, reports) = reports()
    do throws(FixApplication.Refusal) {
      return .json(try FixApplication(snapshot: snapshot, reports: reports).apply(asked))
    } catch {
      let folder = snapshot.folder
      switch error {
      case .changed(let words): return .refused(.conflict, folder.shown(message: words))
      case .impossible(let words):
        return .refused(.unprocessableContent, folder.shown(message: words))
      }
    }
  }

  private func create(_ request: PreviewRequest) -> PreviewResponse {
    guard let asked = try? JSONDecoder().decode(NewComponent.self, from: Data(request.body)) else {
      return .refused(.badRequest, "expected the name of a component")
    }
    let snapshot = snapshot
    do throws(Failure) {
      return .json(["file": snapshot.folder.shown(try asked.write(for: snapshot))])
    } catch {
      return .refused(
        error.code == .inputOutput ? .conflict : .unprocessableContent,
        snapshot.folder.shown(message: error.message)
      )
    }
  }

  /// Answers from the inspection of a look, which is worked out where it is not the last one.
  private func inspected(
    _ request: PreviewRequest,
    _ body: @escaping @Sendable (LookInspection, PreviewSubject, ShownProgram) -> PreviewResponse
  ) -> PreviewResponse {
    deep { [self] in
      let snapshot = snapshot
      guard let shown = snapshot.shown,
        let subject = PreviewSubject(request, of: shown, snapshot.fonts)
      else { return .refused(.notFound, "there is no such component") }
      let key = request.values.filter { $0.name != "count" }.map { "\($0.name)=\($0.value)" }
        .joined(separator: "\n")
      do throws(RasterError) {
        return body(try inspection(of: subject, shown, key), subject, shown)
      } catch {
        return .refused(.unprocessableContent, error.words)
      }
    }
  }

  private func inspection(
    of subject: PreviewSubject,
    _ shown: ShownProgram,
    _ key: String
  ) throws(RasterError) -> LookInspection {
    let result = turn.withLock { _ -> Result<LookInspection, RasterError> in
      let known = state.withLock { $0.inspection }
      if let known, known.request == key, known.number == shown.number {
        return .success(known.value)
      }
      return Result { () throws(RasterError) in
        let value = try LookInspection(subject, of: shown)
        state.withLock { $0.inspection = (key, shown.number, value) }
        return value
      }
    }
    return try result.get()
  }
}

extension PreviewResponse {
  fileprivate init(_ kind: Kind, _ body: [UInt8]) { self.init(.ok, kind, body) }

  fileprivate static func json(_ record: some Encodable) -> PreviewResponse {
    PreviewResponse(.ok, .json, Array(record.jsonLine.utf8))
  }
}
