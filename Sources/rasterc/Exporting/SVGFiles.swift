// Looks as SVG files.

import Raster
import RasterCommands
import RasterExports
import RasterInterpreter

/// Writes looks as SVG files.
struct SVGFiles {
  private let options: RenderOptions

  init(_ options: RenderOptions) { self.options = options }

  /// Adds a file for each look; a dark one that is as the light one is left out, unless it was asked for.
  func add(
    _ pictures: [Picture],
    to files: inout ExportedFiles,
    _ losses: inout ExportLosses
  ) throws(Failure) {
    try forEach(pictures, &losses) { (look, export) throws(Failure) in
      let name = look.name(appearance: look.picture.environment.appearance)
      try files.add(Array(export.text.utf8), at: name + ".svg")
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
    try forEach(pictures, &losses) { look, _ in
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

  private func forEach(
    _ pictures: [Picture],
    _ losses: inout ExportLosses,
    _ body: (ExportedLook, SVGExport) throws(Failure) -> Void
  ) throws(Failure) {
    var light: [String: String] = [:]
    for picture in pictures {
      let look = try ExportedLook(picture, scale: 1, crop: options.crop)
      let export = Self.export(look)
      losses.add(export.losses, of: picture.component)
      let name = look.name(appearance: .light)
      if picture.environment.appearance == .light {
        light[name] = export.text
      } else if !options.isAppearanceAsked, light[name] == export.text {
        continue
      }
      try body(look, export)
    }
  }

  static func export(_ look: ExportedLook, prefix: String = "") -> SVGExport {
    let said = look.picture.component.accessibility(
      in: look.picture.environment,
      size: look.picture.size
    )
    let settings = SVGExport.Settings(label: said.label, prefix: prefix)
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
