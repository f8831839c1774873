// The worker: answers requests in order, and publishes diagnostics when no request is pending.

import RasterCommands
import RasterSyntax

/// The server's second thread; a class, because it caches analyses.
final class Worker {
  private let queue: WorkQueue
  private let server: LanguageServer
  private let workspace = Workspace()
  /// The diagnostics published last, by address.
  private var published: [String: JSON] = [:]

  init(queue: WorkQueue, server: LanguageServer) {
    self.queue = queue
    self.server = server
  }

  func run() {
    while let work = queue.next() {
      switch work {
      case .answer(let job): answer(job)
      case .report(let snapshot): report(snapshot)
      }
    }
  }

  private func answer(_ job: Job) {
    let answers = Answers(workspace: workspace, snapshot: job.snapshot)
    do throws(RequestError) {
      guard let method = Method(rawValue: job.method) else {
        throw RequestError(.methodNotFound, "unknown method '\(job.method)'")
      }
      let result = try answers.answer(method, job.params)
      if queue.isCancelled(job.id) { throw RequestError(.requestCancelled, "cancelled") }
      server.send(Outgoing.result(result, id: job.id))
    } catch {
      server.send(Outgoing.error(error, id: job.id))
    }
  }

  // MARK: Reports

  /// Publishes the diagnostics of all open documents, unless a newer snapshot is scheduled.
  private func report(_ snapshot: Snapshot) {
    workspace.keepOnly(snapshot.documents)
    var reports = PublishedReports(snapshot)
    for document in snapshot.documents.values.sorted(by: { $0.address < $1.address })
    where document.isRoot {
      if queue.hasNewerReport { return }
      do throws(RequestError) {
        reports.add(try workspace.analysis(of: document, in: snapshot))
      } catch {
        continue
      }
    }
    if queue.hasNewerReport { return }
    var addresses = Set(reports.addresses).union(snapshot.documents.keys)
    addresses.formUnion(published.keys)
    for address in addresses.sorted() {
      let message = JSON.object([
        "uri": .string(address),
        "version": snapshot.documents[address].map { .int($0.version) },
        "diagnostics": .array(reports.diagnostics(of: address)),
      ])
      let isNew = published[address] != message
      let isKnown = snapshot.documents[address] != nil || !reports.diagnostics(of: address).isEmpty
      if isNew, isKnown || published[address] != nil {
        server.send(Outgoing.notification("textDocument/publishDiagnostics", message))
      }
      published[address] = isKnown ? message : nil
    }
  }
}

/// The diagnostics of several checks by file address, without duplicates.
struct PublishedReports {
  private let snapshot: Snapshot
  private var reports: [String: [(report: Diagnostic, json: JSON)]] = [:]
  private var seen: [String: Set<[UInt8]>] = [:]

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  var addresses: [String] { Array(reports.keys) }

  mutating func add(_ analysis: Analysis) {
    var addresses: [FileID: String] = [:]
    let writer = DiagnosticJSON(analysis, snapshot)
    for report in analysis.compilation.leveled {
      guard let source = analysis.source(of: report.range.file) else { continue }
      let address = addresses[report.range.file] ?? snapshot.address(of: source.path)
      addresses[report.range.file] = address
      let json = writer.json(of: report)
      if seen[address, default: []].insert(json.bytes).inserted {
        reports[address, default: []].append((report, json))
      }
    }
  }

  /// The diagnostics of a file, in source order.
  func diagnostics(of address: String) -> [JSON] {
    (reports[address] ?? []).enumerated().sorted { left, right in
      let (first, second) = (left.element.report, right.element.report)
      return (first.range.lower, first.range.upper, first.code.rawValue, first.message, left.offset)
        < (
          second.range.lower, second.range.upper, second.code.rawValue, second.message, right.offset
        )
    }.map { $0.element.json }
  }
}
