// The entry point for programs that draw from source text: servers, previews and hot reload.

import RasterDrawing
import RasterSemantics
import RasterSyntax
import RasterValues
import RasterVectors

/// Components from source text, drawn without generating Swift.
///
///     let template = try RasterTemplate(source: text)
///     let button = try template.component("PushButton")
///       .setting("title", to: .string("Go"))
///     let png = try button.png(scale: 2)
///
/// A template holds the checked program. Creating one takes milliseconds. Its components are values
/// that can be used on any thread.
public struct RasterTemplate: Sendable {
  private let prepared: PreparedProgram
  /// The rendered warnings of the source, or empty if there are none.
  public let warnings: String

  /// Checks source text.
  ///
  /// `name` is the name of the source in reports. `imports`, `images` and `fonts` are the files
  /// that the source refers to, by the paths written in it. Images are PNG, JPEG or SVG files;
  /// fonts are TrueType or OpenType files. Throws `TemplateError` with all reports if there are
  /// errors.
  ///
  /// A comment at the start of a file, such as `// raster edition 2027`, selects its edition. Files
  /// without one are in the first edition, 2026.
  ///
  /// `limits` apply to the source, to its images, and to each drawing of its components through a
  /// cache, a renderer, `bitmap` or `png`. Use `.untrusted` for source text from others.
  public init(
    source: String,
    name: String = "template.raster",
    imports: [String: String] = [:],
    images: [String: [UInt8]] = [:],
    fonts: [String: [UInt8]] = [:],
    limits: RasterLimits = .default
  ) throws(TemplateError) {
    let bytes = imports.values.reduce(source.utf8.count) { $0 + $1.utf8.count }
    guard bytes <= limits.sourceBytes else {
      throw TemplateError(.exceeded(.sourceBytes, value: limits.sourceBytes))
    }
    var files = SourceFiles()
    var ids: [String: FileID] = [:]
    files.add(path: name, bytes: Array(source.utf8))
    for path in imports.keys.sorted() {
      ids[path] = files.add(path: path, bytes: Array((imports[path] ?? "").utf8))
    }
    let trees = files.files.map { parse($0) }
    let result = check(
      trees,
      limits: limits,
      resolve: { ids[$1].map { .file($0) } ?? .missing },
      loadAsset: { (images[$1] ?? fonts[$1]).map { .file($0) } ?? .missing }
    )
    let reports = DiagnosticRenderer(files).render(result.diagnostics)
    guard !result.hasErrors else {
      throw TemplateError(.invalidSource(reports: reports))
    }
    warnings = reports
    prepared = PreparedProgram(result.program, limits: limits)
    if case .exceeded(let limit, let value) = prepared.error {
      throw TemplateError(.exceeded(limit, value: value))
    }
  }

  /// Creates a template from a checked program and its warnings.
  package init(_ prepared: PreparedProgram, warnings: String = "") {
    (self.prepared, self.warnings) = (prepared, warnings)
  }

  /// The names of all components, in source order.
  public var componentNames: [String] { prepared.program.components.map { $0.head.name } }

  /// Returns the component with a name, with the defaults of its properties.
  public func component(_ name: String) throws(TemplateError) -> InterpretedComponent {
    if let component = prepared.component(named: name) { return component }
    throw TemplateError(
      .unknownName(name, kind: "component", of: "the template", among: componentNames)
    )
  }
}
