// `rasterc looks`: lists the looks of components, and what they depend on.

import RasterCommands
import RasterSyntax

extension Option {
  static let lookedComponent = component.described(
    "List this component; may be repeated. Default: all."
  )
  static let lookedScale = scale.described("Device pixels a point, such as 1,2,3. Default: 1.")
}

extension Command {
  static let looks = Command(
    name: "looks",
    usage: "INPUT… [options]",
    summary: "List the looks of components, and what they read.",
    discussion: """
      Prints for each component of .raster files, folders of them, or '-' for the standard input:
      its named states and the looks that they have, with their pixels and bytes at each --scale;
      the states that no values reach; how many states and looks all finite values give; and each
      property and each member of the environment that is read, with the places.

      States of one look are drawn once. With --format json it is one line of JSON, whose record is
      that of 'rasterc inspect'.
      """,
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
