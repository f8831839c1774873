// Looks as SF Symbols templates.

import Raster
import RasterCommands
import RasterExports

/// Writes looks as templates, some of which contain three weights.
struct SymbolFiles {
  private let options: RenderOptions

  init(_ options: RenderOptions) { self.options = options }

  /// Adds a template for each look, except those that are weights of another.
  ///
  /// Symbols have no colours, so a dark look is left out if its outlines equal the light one's.
  func add(
    _ pictures: [Picture],
    to files: inout ExportedFiles,
    _ losses: inout ExportLosses
  ) throws(Failure) {
    let looks = pictures.filter { Self.weight(of: $0) == nil }
    func export(_ look: ExportedLook) throws(Failure) -> VectorFiles.Export {
      let isPlain = look.picture.state == "plain"
      let export = SymbolExport(
        Self.outline(look),
        ultralight: isPlain ? try outline(.ultralight, of: look.picture, among: pictures) : nil,
        black: isPlain ? try outline(.black, of: look.picture, among: pictures) : nil
      )
      return (Array(export.text.utf8), export.losses)
    }
    try VectorFiles(options).forEach(looks, &losses, as: export) { (look, bytes) throws(Failure) in
      try files.add(bytes, at: look.name(appearance: look.picture.environment.appearance) + ".svg")
    }
  }

  /// The weight that a state's name denotes, except the regular one.
  private static func weight(of picture: Picture) -> SymbolExport.Weight? {
    [.ultralight, .black].first { $0.rawValue.lowercased() == picture.state }
  }

  /// The outline of the state that is a weight of a plain look, in the same environment.
  private func outline(
    _ weight: SymbolExport.Weight,
    of plain: Picture,
    among pictures: [Picture]
  ) throws(Failure) -> SymbolOutline? {
    let other = pictures.first {
      Self.weight(of: $0) == weight && $0.component.name == plain.component.name
        && $0.environment.appearance == plain.environment.appearance && $0.modes == plain.modes
    }
    guard let other else { return nil }
    return Self.outline(try ExportedLook(other, scale: 1, crop: options.crop))
  }

  private static func outline(_ look: ExportedLook) -> SymbolOutline {
    look.list.isStretchable
      ? SymbolOutline(nothingIn: look.frame, because: look.list.stretchWords)
      : SymbolOutline(look.list, frame: look.frame)
  }
}
