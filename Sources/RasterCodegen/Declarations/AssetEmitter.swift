// Writes embedded images and fonts as constants.

import RasterSemantics
import RasterSyntax
import RasterValues

/// Writes the images and fonts that one file contains for the whole program.
struct AssetEmitter {
  let naming: Naming
  /// The modifiers of each declaration.
  let modifiers: String
  /// The maximum length of a line of chained calls, in columns.
  private static let longestChain = 100

  /// Returns the declaration of an image, a font file or a combination of font files.
  func asset(_ asset: EmbeddedAsset) -> Document {
    let program = naming.program
    switch asset {
    case .image(let index):
      return embedded(naming.assets.images[index], "Raster.Image", program.images[index].bytes)
    case .font(let index):
      let family: Document = .text("as: \(Literal.string(program.fonts[index].name)),")
      let bytes = program.fonts[index].packed
      return embedded(
        naming.assets.fonts[index],
        "Raster.FontCollection",
        bytes,
        after: [.hardLine, family]
      )
    case .faceSet(let index):
      let faces = program.faceSets[index].faces.map { naming.font($0) }
      let head = "\(modifiers) let \(naming.assets.faceSets[index]) = "
      let chain = (faces.first ?? "") + faces.dropFirst().map { ".adding(\($0))" }.joined()
      if head.count + chain.count <= Self.longestChain { return .text(head + chain) }
      let others = faces.dropFirst().map { Document.text($0) }
      let sum = "].reduce(\(faces.first ?? "")) { $0.adding($1) }"
      return [.text(head), .list("[", others, sum, trailingComma: true)]
    }
  }

  /// Returns a declaration whose value is decoded from base64 when it is first used.
  private func embedded(
    _ name: String,
    _ type: String,
    _ bytes: [UInt8],
    after arguments: [Document] = []
  ) -> Document {
    let lines = Base64.lines(bytes)
    return [
      .text("\(modifiers) let \(name) = \(type).embedded("),
      .indent(.indent([])),
      .indent(
        .sequence(
          arguments + [
            .hardLine, "\"\"\"", .hardLine,
            .lines(
              lines.enumerated().map { .text($1 + ($0 < lines.count - 1 ? "\\" : "")) }
            ),
            .hardLine, "\"\"\"",
          ]
        )
      ),
      .hardLine, ")",
    ]
  }
}
