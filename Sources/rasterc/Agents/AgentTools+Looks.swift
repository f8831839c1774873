// Tools about how components look: which looks there are, and whether they are as they were.

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
        The looks of components: their named states, which of them look alike, their pixels, and what \
        each property and member of the environment decides.
        """,
      inputSchema: Self.schema([
        Self.property("component", "string", "This component alone."),
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
            message: "these are \(count) states, more than \(Self.mostLooks); name a 'component'"
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
    "type": "number", "minimum": 1, "maximum": 4, "description": "Device pixels a point.",
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
        Whether components look as looks.lock beside the sources says, pixel for pixel, and whether what \
        they expect of themselves in 'tests' holds. Nothing is written.
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
            message: "these are \(count) looks, more than \(Self.mostLooks); 'paths' names some"
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
