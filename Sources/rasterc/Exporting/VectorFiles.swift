// Looks as files of vectors: SVG and PDF.

import Raster
import RasterCommands
import RasterExports
import RasterInterpreter

/// Writes looks as SVG or PDF files.
struct VectorFiles {
  private let options: RenderOptions

  init(_ options: RenderOptions) { self.options = options }

  /// Adds a file for each look; a dark one that is as the light one is left out, unless it was asked for.
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

  /// The same as PDF files.
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

  /// Adds one page with all looks.
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

  /// Adds a vector drawable for each look, dark ones for the night.
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

  /// A look's file, and what it cannot say.
  typealias Export = (bytes: [UInt8], losses: [ExportLoss])

  /// Writes each look; a dark one that is as the light one is left out, unless it was asked for.
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
  /// The name of the look, as `rasterc render` has it at one pixel a point.
  func name(appearance: Appearance) -> String { Self.name(of: picture, appearance: appearance) }

  /// The same of a look that was not recorded yet.
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
