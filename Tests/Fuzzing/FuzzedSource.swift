// A source text: parsed, checked, drawn and generated.

import Raster
import RasterCodegen
import RasterInterpreter
import RasterSemantics
import RasterSyntax

enum FuzzedSource {
  /// The longest side of a drawing, in pixels: larger images take too long.
  private static let longestSide = 512.0

  static func run(_ bytes: [UInt8]) {
    let source = SourceFile(id: FileID(0), path: "Fuzzed.raster", bytes: bytes)
    let result = check(
      [parse(source)],
      resolve: { _, _ in .missing },
      loadAsset: { _, path in path.hasSuffix(".png") ? .bytes(picture) : .missing }
    )
    let files = SourceFiles([source])
    let reports = DiagnosticRenderer(files, style: .colored).render(result.diagnostics)
    precondition(result.hasErrors == reports.contains("error:"), "an error has no report")
    guard !result.hasErrors else { return }
    _ = generate(result.program, sources: files, options: GeneratorOptions(access: .public))
    let prepared = PreparedProgram(result.program, limits: .untrusted)
    for index in result.program.components.indices {
      guard let component = prepared.component(index) else { continue }
      for name in component.stateNames { draw((try? component.state(name)) ?? component) }
    }
  }

  /// Draws a component once directly and once through a cache, and expects identical pixels.
  private static func draw(_ component: InterpretedComponent) {
    var environment = Environment()
    environment.scale = 1
    let natural = component.naturalSize(in: environment)
    guard natural.width <= longestSide, natural.height <= longestSide else { return }
    let size = component.size(proposed: natural, in: environment)
    guard size.width <= longestSide, size.height <= longestSide,
      let list = component.displayList(size: natural, environment: environment),
      let first = try? list.bitmap(limits: .untrusted)
    else { return }
    let cache = RasterCache(byteLimit: 1 << 20)
    let again = try? component.bitmap(size: natural, crop: .drawing, cache: cache)
    precondition(again == nil || list.caps.isNone == false || again?.pixels == first.pixels)
  }

  /// A PNG file of one pixel.
  private static let picture: [UInt8] = {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0xFF00_80FF])
    return bitmap?.png(level: .fast) ?? []
  }()
}
