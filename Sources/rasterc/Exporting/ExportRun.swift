// Records looks, writes them in a format, and reports unsupported features.

import Raster
import RasterCommands
import RasterExports
import RasterInterpreter
import RasterSyntax

/// A run of `rasterc export`.
struct ExportRun {
  private let arguments: Arguments
  private let reporter: Reporter
  private let format: ExportFormat
  private let options: RenderOptions
  private let output: String
  private let isStrict: Bool

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    reporter = try Reporter(arguments)
    format = try ExportFormat(arguments)
    options = try RenderOptions(arguments, for: .exports)
    output = arguments[.output] ?? "."
    if output.isEmpty { throw .usage("--output needs the name of a folder") }
    isStrict = arguments.has(.exportStrict)
  }

  func run() throws(Failure) -> ExitCode {
    var compilation = try Compilation.load(arguments)
    guard let settings = try compilation.settings(options, reporter) else { return .usage }
    guard !compilation.hasErrors, reporter.accepts(compilation) else {
      return reporter.report(compilation) ? .success : .sources
    }
    let places = OperationPlaces()
    if format == .tokens { return try runTokens(compilation, places) }
    let pictures = try Picture.plan(compilation, options, settings, places: places)
    var losses = ExportLosses(compilation, places)
    var files = ExportedFiles(output, isOneAllowed: format.isOneFile, ending: format.rawValue)
    switch format {
    case .svg: try VectorFiles(options).add(pictures, to: &files, &losses)
    case .pdf: try VectorFiles(options).addPDFs(pictures, to: &files, &losses)
    case .vectordrawable: try VectorFiles(options).addDrawables(pictures, to: &files, &losses)
    case .sfsymbol: try SymbolFiles(options).add(pictures, to: &files, &losses)
    case .tokens: break
    case .html:
      let title = PageTitle.text(of: arguments.inputs, or: "Components")
      try VectorFiles(options).addPage(titled: title, pictures, to: &files, &losses)
    case .xcassets, .drawable, .css:
      let tokens = try ExportedTokens(compilation, options, hasNumbers: format == .css)
      losses.add(tokens.foreign)
      try add(pictures, tokens.values, to: &files, &losses)
    }
    return try finish(files, losses)
  }

  /// Writes tokens, which need no drawing.
  private func runTokens(
    _ compilation: Compilation,
    _ places: OperationPlaces
  ) throws(Failure) -> ExitCode {
    let tokens = try ExportedDesignTokens(compilation, options)
    guard !tokens.sets.isEmpty else { throw .usage("the input declares no tokens") }
    var losses = ExportLosses(compilation, places)
    losses.add(tokens.losses)
    var files = ExportedFiles(output, isOneAllowed: false, ending: format.rawValue)
    for set in tokens.sets {
      for file in set.files { try files.add(file.bytes, at: file.path) }
    }
    return try finish(files, losses)
  }

  /// Reports losses, and writes the files unless losses are errors.
  private func finish(
    _ files: ExportedFiles,
    _ losses: ExportLosses
  ) throws(Failure) -> ExitCode {
    let isFine = losses.report(isStrict: isStrict, reporter)
    guard isFine else { return .sources }
    try files.write(isQuiet: options.isQuiet)
    return .success
  }

  /// Adds looks as images that are stretched according to their caps.
  private func add(
    _ pictures: [Picture],
    _ tokens: [TokenValue],
    to files: inout ExportedFiles,
    _ losses: inout ExportLosses
  ) throws(Failure) {
    let isAndroid = format == .drawable
    let looks = AssetLooks(
      scales: isAndroid ? AssetFiles.androidDensities.map(\.scale) : [1, 2, 3],
      unit: isAndroid ? 2 : 1,
      options: options
    )
    let components = try looks.components(pictures)
    var exports: [(AssetFiles, InterpretedComponent?)] = []
    switch format {
    case .svg, .pdf, .html, .sfsymbol, .vectordrawable, .tokens: break
    case .drawable:
      for component in components {
        let export = AssetFiles.androidResources(component.states.map(\.look))
        exports.append((export, component.component))
      }
      exports.append((AssetFiles(files: AssetFiles.colorResources(tokens)), nil))
    case .xcassets:
      exports.append((AssetFiles.assetCatalog(components.flatMap { $0.states.map(\.look) }), nil))
      exports.append((AssetFiles(files: AssetFiles.colorSets(tokens)), nil))
    case .css:
      let styled = components.map {
        AssetFiles.StyledComponent($0.component.name, $0.states)
      }
      exports.append((AssetFiles.styleSheet(styled, tokens), nil))
    }
    for (export, component) in exports {
      for file in export.files { try files.add(file.bytes, at: file.path) }
      if let component { losses.add(export.losses, of: component) }
    }
  }
}
