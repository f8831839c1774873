// Answers the page's requests about sources, images and inspections.

import Raster
import RasterCommands
import RasterInterpreter
import RasterPreview
import RasterSyntax
import Synchronization

/// The state from which the page's requests are answered.
///
/// It is a class because the threads of all requests share it, and the watching thread changes it.
final class PreviewSite: Sendable {
  private struct State {
    var snapshot: PreviewSnapshot
    /// The snapshot's diagnostics with tried fix-its, once they have been requested.
    var reports: [Diagnostic]?
    /// The snapshot's project record, once it has been requested.
    var project: [UInt8]?
    var inspection: (request: String, number: Int, value: LookInspection)?
  }

  private let state: Mutex<State>
  /// A lock, so that reports and inspections are computed for one request at a time.
  private let turn = Mutex(())
  private let shelf = PreviewPictures()
  private let title: String

  init(_ snapshot: PreviewSnapshot, title: String) {
    state = Mutex(State(snapshot: snapshot))
    self.title = title
  }

  /// The current sources.
  var snapshot: PreviewSnapshot { state.withLock { $0.snapshot } }

  /// Replaces the current sources.
  func show(_ snapshot: PreviewSnapshot) {
    state.withLock { $0 = State(snapshot: snapshot, inspection: $0.inspection) }
  }

  /// The event sent when the sources change, and when a page starts listening.
  var news: (name: String, data: String) { ("change", "\(snapshot.number)") }

  /// The routes after the token.
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
          guard let step else { return .refused(.unprocessableContent, "the look cannot be drawn") }
          return PreviewResponse(.png, step.png(level: .fast))
        }
      },
      .init(.post, "/fix") { [self] request in deep { self.fix(request) } },
      .init(.post, "/new") { [self] request in deep { self.create(request) } },
    ]
  }

  /// Runs `body` on a thread with a deep stack: the evaluator recurses as deeply as sources nest.
  private func deep(_ body: @escaping @Sendable () -> PreviewResponse) -> PreviewResponse {
    do throws(Failure) { return try Threads.run(body) } catch {
      return .refused(.serviceUnavailable, error.message)
    }
  }

  /// A record of the requested component, or `null` if none is requested and none exists.
  private func found(
    _ request: PreviewRequest,
    _ record: (PreviewSnapshot) -> (some Encodable)?
  ) -> PreviewResponse {
    let snapshot = snapshot
    if let record = record(snapshot) { return .json(record) }
    guard request["component"] == nil, snapshot.shown?.components.isEmpty ?? true else {
      return .refused(.notFound, "no such component")
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
      return .refused(.notFound, "the image is no longer available")
    }
    var response = PreviewResponse(.png, file)
    response.isLasting = true
    return response
  }

  /// The diagnostics of the current sources, with fix-its that were found to be correct.
  private func reports() -> (PreviewSnapshot, [Diagnostic]) {
    turn.withLock { _ in
      let (snapshot, known) = state.withLock { ($0.snapshot, $0.reports) }
      if let known { return (snapshot, known) }
      // If no thread can be started, the fix-its remain untried.
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
    guard let fix = try? JSONDecoder().decode(FixRequest.self, from: Data(request.body)) else {
      return .refused(.badRequest, "expected the numbers of a report and of a fix-it")
    }
    let (snapshot, reports) = reports()
    do throws(FixApplication.Refusal) {
      return .json(try FixApplication(snapshot: snapshot, reports: reports).apply(fix))
    } catch {
      let folder = snapshot.folder
      switch error {
      case .changed(let message): return .refused(.conflict, folder.shown(message: message))
      case .impossible(let message):
        return .refused(.unprocessableContent, folder.shown(message: message))
      }
    }
  }

  private func create(_ request: PreviewRequest) -> PreviewResponse {
    guard let new = try? JSONDecoder().decode(NewComponent.self, from: Data(request.body)) else {
      return .refused(.badRequest, "expected the name of a component")
    }
    let snapshot = snapshot
    do throws(Failure) {
      return .json(["file": snapshot.folder.shown(try new.write(for: snapshot))])
    } catch {
      return .refused(
        error.code == .inputOutput ? .conflict : .unprocessableContent,
        snapshot.folder.shown(message: error.message)
      )
    }
  }

  /// Answers from the inspection of a look, which is computed unless it is the last one.
  private func inspected(
    _ request: PreviewRequest,
    _ body: @escaping @Sendable (LookInspection, PreviewSubject, ShownProgram) -> PreviewResponse
  ) -> PreviewResponse {
    deep { [self] in
      let snapshot = snapshot
      guard let shown = snapshot.shown,
        let subject = PreviewSubject(request, of: shown, snapshot.fonts)
      else { return .refused(.notFound, "no such component") }
      let key = request.values.filter { $0.name != "count" }.map { "\($0.name)=\($0.value)" }
        .joined(separator: "\n")
      do throws(RasterError) {
        return body(try inspection(of: subject, shown, key), subject, shown)
      } catch {
        return .refused(.unprocessableContent, error.message)
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
