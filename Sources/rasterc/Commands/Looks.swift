// `rasterc looks`: lists the looks of components and their inputs.

import RasterCommands
import RasterSyntax

extension Option {
  static let lookedComponent = component.described(
    "List this component. May be repeated. Default: all."
  )
  static let lookedScale = scale.described("Device pixels per point, such as 1,2,3. Default: 1.")
}

extension Command {
  static let looks = Command(
    name: "looks",
    usage: "INPUT… [options]",
    summary: "List the looks of components, and the inputs that they depend on.",
    discussion: """
      Prints information about each component of .raster files, folders of them, or '-' for the
      standard input:

          - its named states and their looks, with pixels and bytes at each --scale
          - the states that no property values reach
          - the number of states and looks that all property values have, if they are finite
          - the properties and environment members that are read, with their locations

      States that share a look are drawn once. With --format json, the output is one line of JSON,
      with the same record as 'rasterc inspect'.
      """,
    examples: [
      ("looks Button.raster", "List the looks of a component."),
      ("looks Sources/App --scale 1,2,3 --format json", "Print the looks at three scales as JSON."),
    ],
    options: [
      .lookedComponent, .lookedScale, .recordFormat, .root, .sandbox,
    ] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let isRecord = try arguments.wantsRecord()
    let scales = try arguments.scales() ?? [1]
    let jobs = try arguments.count(.jobs) ?? .max
    let compilation = try Compilation.load(arguments)
    guard reporter.report(compilation) else { return .sources }
    let recorder = LookRecorder(compilation, scales: scales)
    var components: [LookRecord.Component] = []
    for component in try recorder.components(arguments.list(.component)) {
      components.append(try recorder.looks(of: component, jobs: jobs))
    }
    let record = LookRecord(components: components)
    try Streams.output(isRecord ? record.jsonLine + "\n" : record.report)
    return .success
  }
}
