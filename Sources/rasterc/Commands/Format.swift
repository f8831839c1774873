// `rasterc format`: writes sources in the one style.

import RasterCommands
import RasterFormat
import RasterSyntax

extension Command {
  static let format = Command(
    name: "format",
    usage: "INPUT… [options]",
    summary: "Write .raster files in one style.",
    discussion: "",
    options: Option.common
  ) { arguments throws(Failure) in
    for input in try Inputs.find(in: arguments) {
      let bytes = try FileSystem.read(input.path, limit: .source)
      let tree = parse(SourceFile(id: FileID(0), path: input.path, bytes: bytes))
      let formatting = Formatting(tree)
      let checked = Formatting.checked(tree)
      if checked == nil { Streams.report("\(input.path): NOT EQUAL\n") }
      let again = Formatting(parse(SourceFile(id: FileID(0), path: input.path, bytes: formatting.bytes)))
      if again.bytes != formatting.bytes {
        Streams.report("\(input.path): NOT IDEMPOTENT\n")
        Streams.report(UnifiedDifference(from: formatting.bytes, to: again.bytes).text(path: input.path))
      }
      try Streams.output(UnifiedDifference(from: bytes, to: formatting.bytes).text(path: input.path))
    }
    return .success
  }
}
