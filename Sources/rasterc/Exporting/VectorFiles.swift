// Looks as vector files: SVG, PDF and Android vector drawables.

import Raster
import RasterCommands
import RasterExports
import RasterInterpreter

/// Writes looks as vector files.
struct VectorFiles {
  private let options: RenderOptions

  init(_ options: RenderOptions) { self.options = options }

  /// Adds an SVG file for each look.
  ///
  /// A dark look that equals the light one is left out, unless it was requested.
  func add(
    _ pictures: [Picture],
    to files: inout ExportedFiles,
    _ losses: inout ExportLosses
  ) throws(Failure) {
    try forEach(pictures, &losses, as: Self.svg) { (look, bytes) throws(Failure) in
      let name = look.name(appearance: look.picture.environment.appearance)
      try files.add(bytes, at: name + ".svg")
    }
  }

  /// Adds a PDF file for each look.
  func addPDFs(
    _ pictures: [Picture],
    to files: inout ExportedFiles,
    _ losses: inout ExportLosses
  ) throws(Failure) {
    try forEach(pictures, &losses, as: Self.pdf) { (look, bytes) throws(Failure) in
      let name = look.name(appearance: look.picture.environment.appearance)
      try files.add(bytes, at: name + ".pdf")
    }
  }

  /// Adds a page with all looks.
  func addPage(
    titled title: String,
    _ pictures: [Picture],
    to files: inout ExportedFiles,
    _ losses: inout ExportLosses
  ) throws(Failure) {
    var looks: [HTMLExport.Look] = []
    try forEach(pictures, &losses, as: Self.svg) { look, _ in
      let picture = look.picture
      let isDark = picture.environment.appearance == .dark
      looks.append(
        HTMLExport.Look(
          component: picture.component.name,
          caption: picture.caption + picture.modes + (isDark ? ", dark" : ""),
          isDark: isDark,
          svg: Self.export(look, prefix: "l\(looks.count + 1)").text
        )
      )
    }
    try files.add(Array(HTMLExport(title: title, looks).text.utf8), at: "components.html")
  }

  /// Adds a vector drawable for each look, with dark ones in the `-night` folder.
  func addDrawables(
    _ pictures: [Picture],
    to files: inout ExportedFiles,
    _ losses: inout ExportLosses
  ) throws(Failure) {
    try forEach(pictures, &losses, as: Self.drawable) { (look, bytes) throws(Failure) in
      let isNight = look.picture.environment.appearance == .dark && !options.isAppearanceAsked
      let name = AssetFiles.androidName(look.name(appearance: .light))
      try files.add(bytes, at: "drawable\(isNight ? "-night" : "")/\(name).xml")
    }
  }

  /// The file of a look, and its unsupported features.
  typealias Export = (bytes: [UInt8], losses: [ExportLoss])

  /// Exports each look.
  ///
  /// A dark look that equals the light one is left out, unless it was requested.
  func forEach(
    _ pictures: [Picture],
    _ losses: inout ExportLosses,
    as export: (ExportedLook) throws(Failure) -> Export,
    _ body: (ExportedLook, [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var light: [String: [UInt8]] = [:]
    for picture in pictures {
      let look = try ExportedLook(picture, scale: 1, crop: options.crop)
      let export = try export(look)
      losses.add(export.losses, of: picture.component)
      let name = look.name(appearance: .light)
      if picture.environment.appearance == .light {
        light[name] = export.bytes
      } else if !options.isAppearanceAsked, light[name] == export.bytes {
        continue
      }
      try body(look, export.bytes)
    }
  }

  private static func svg(_ look: ExportedLook) -> Export {
    let export = export(look)
    return (Array(export.text.utf8), export.losses)
  }

  private static func drawable(_ look: ExportedLook) -> Export {
    let export =
      look.list.isStretchable
      ? VectorDrawableExport(nothingIn: look.frame, because: look.list.stretchWords)
      : VectorDrawableExport(look.list, frame: look.frame)
    return (Array(export.text.utf8), export.losses)
  }

  private static func pdf(_ look: ExportedLook) -> Export {
    guard look.list.isStretchable else {
      let export = PDFExport(look.list, frame: look.frame, title: look.label)
      return (export.bytes, export.losses)
    }
    let export = PDFExport(
      picture: look.bitmap,
      frame: look.frame,
      because: look.list.stretchWords,
      title: look.label
    )
    return (export.bytes, export.losses)
  }

  static func export(_ look: ExportedLook, prefix: String = "") -> SVGExport {
    let settings = SVGExport.Settings(label: look.label, prefix: prefix)
    guard look.list.isStretchable else {
      return SVGExport(look.list, frame: look.frame, settings)
    }
    return SVGExport(
      picture: look.bitmap,
      frame: look.frame,
      because: look.list.stretchWords,
      settings
    )
  }
}

extension ExportedLook {
  /// The name of the look, as in `rasterc render` at one pixel per point.
  func name(appearance: Appearance) -> String { Self.name(of: picture, appearance: appearance) }

  /// The name of a look that has not been recorded yet.
  static func name(of picture: Picture, appearance: Appearance) -> String {
    var environment = picture.environment
    (environment.scale, environment.appearance) = (1, appearance)
    return Picture(
      component: picture.component,
      state: picture.state,
      environment: environment,
      modes: picture.modes,
      size: picture.size,
      isDirectionNamed: picture.isDirectionNamed
    ).title
  }
}
