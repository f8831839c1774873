// Tools for looks: listing them, and comparing them with their recorded state.

import RasterSyntax
import Raster
import RasterCommands
import RasterInterpreter
import RasterServer

extension AgentTools {
  var looks: AgentTool {
    AgentTool(
      name: "looks",
      title: "List looks",
      description: """
        Lists the looks of components: their named states, which of them are identical, their pixels, \
        and where each property and environment member is read.
        """,
      inputSchema: Self.schema([
        Self.property("component", "string", "List only this component."),
        JSON.Member("scale", Self.scaleSchema),
      ])
    ) { arguments throws(AgentError) in
      let compilation = try drawable(arguments)
      let recorder = LookRecorder(
        compilation,
        scales: [arguments["scale"]?.number ?? 1],
        limits: Self.limitsOfMany
      )
      do throws(Failure) {
        let names = arguments["component"]?.string.map { [$0] } ?? []
        let components = try recorder.components(names)
        let count = components.reduce(0) { $0 + $1.declaration.states.count + 1 }
        guard count <= Self.mostLooks else {
          throw Failure(
            code: .usage,
            message: "\(count) states exceed the limit of \(Self.mostLooks); select a 'component'"
          )
        }
        var records: [LookRecord.Component] = []
        for component in components {
          records.append(try recorder.looks(of: component, jobs: Self.jobs))
        }
        let record = LookRecord(components: records)
        return AgentResult(
          content: [AgentResult.text(record.report)],
          structured: try Self.recordOrFailure(record.jsonLine)
        )
      } catch {
        throw AgentError(error.message)
      }
    }
  }

  static let scaleSchema = JSON.object([
    "type": "number", "minimum": 1, "maximum": 4, "description": "Device pixels per point.",
  ])

  static func recordOrFailure(_ text: String) throws(Failure) -> JSON {
    do throws(AgentError) { return try record(text) } catch {
      throw Failure(code: .internalError, message: error.message)
    }
  }

  var test: AgentTool {
    AgentTool(
      name: "test",
      title: "Test looks",
      description: """
        Compares the looks of components with looks.lock beside the sources, pixel by pixel, and runs \
        the 'tests' that components declare. Writes nothing.
        """,
      inputSchema: Self.schema([])
    ) { arguments throws(AgentError) in
      let compilation = try drawable(arguments)
      do throws(Failure) {
        let options = TestOptions(jobs: Self.jobs)
        let cache = RasterCache(directory: options.cacheDirectory)
        var expectations = Expectations(
          compilation,
          cache,
          fonts: options.fonts,
          limits: Self.limitsOfMany
        )
        var test = try LookTest(
          compilation,
          options,
          limits: Self.limitsOfMany,
          store: arguments["source"] == nil ? folder.store() : nil
        )
        let count = test.folders.reduce(0) { $0 + $1.looks.count }
        guard count <= Self.mostLooks else {
          throw Failure(
            code: .usage,
            message:
              "\(count) looks exceed the limit of \(Self.mostLooks); select some with 'paths'"
          )
        }
        try expectations.run()
        try test.checkFiles()
        try test.run(cache, options)
        var report = test.report(options)
        report.expectations = expectations.records
        let record = try Self.recordOrFailure(TestedLookRecord(report).jsonLine)
        return AgentResult(record: record)
      } catch {
        throw AgentError(error.message)
      }
    }
  }
}
