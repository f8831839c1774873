// Xcode asset catalogs: one image set per look, with scales, appearances and slicing.

import RasterDrawing
import RasterValues

extension AssetFiles {
  /// Returns an asset catalog of looks.
  ///
  /// The slicing of a stretched look is specified in pixels of each file: the caps, including the
  /// margins for drawing outside the bounds, and the centre between them. Alignment insets exclude
  /// these margins.
  package static func assetCatalog(_ looks: [AssetLook]) -> AssetFiles {
    var result = AssetFiles()
    let info = AssetJSON.object(["author": .text("rasterc"), "version": .number(1)])
    let root = AssetJSON.object(["info": info])
    result.files.append(AssetFile("Contents.json", text: root.text() + "\n"))
    for look in looks {
      let folder = "\(look.light.name).imageset"
      var images: [AssetJSON] = []
      for (set, isDark) in [(look.light, false), (look.dark, true)] {
        guard let set else { continue }
        for (scale, bitmap) in set.pictures {
          let name = set.fileName(scale, isDark: isDark)
          result.files.append(AssetFile("\(folder)/\(name)", bitmap.png()))
          images.append(.object(set.entry(name, Int(scale), isDark: isDark)))
        }
      }
      let contents = AssetJSON.object(["images": .list(images), "info": info])
      result.files.append(AssetFile("\(folder)/Contents.json", text: contents.text() + "\n"))
    }
    return result
  }
}

extension PictureSet {
  /// Returns a file name such as `PushButton-pressed-dark@2x.png`.
  func fileName(_ scale: Double, isDark: Bool) -> String {
    name + (isDark ? "-dark" : "") + (scale == 1 ? "" : "@\(text(scale))x") + ".png"
  }

  /// The caps measured from the edges of the images, including margins; 0 on an axis without caps.
  var capInsets: Edges {
    var insets = Edges()
    if let horizontal {
      insets.left = margins.left + horizontal.leading
      insets.right = margins.right + horizontal.trailing
    }
    if let vertical {
      insets.top = margins.top + vertical.leading
      insets.bottom = margins.bottom + vertical.trailing
    }
    return insets
  }

  fileprivate func entry(_ name: String, _ scale: Int, isDark: Bool) -> [String: AssetJSON] {
    var entry: [String: AssetJSON] = [
      "filename": .text(name), "idiom": .text("universal"), "scale": .text("\(scale)x"),
    ]
    if isDark {
      let dark = ["appearance": AssetJSON.text("luminosity"), "value": .text("dark")]
      entry["appearances"] = .list([.object(dark)])
    }
    if margins != Edges() {
      entry["alignment-insets"] = .object(
        margins.members(scale, horizontally: true, vertically: true)
      )
    }
    entry["resizing"] = resizing(scale).map { .object($0) }
    return entry
  }

  /// Returns the slicing of the image, or nil if it is not stretched.
  private func resizing(_ scale: Int) -> [String: AssetJSON]? {
    guard horizontal != nil || vertical != nil else { return nil }
    let insets = capInsets
    let mode =
      vertical == nil ? "3-part-horizontal" : horizontal == nil ? "3-part-vertical" : "9-part"
    let isTiled = horizontal?.isTiled ?? vertical?.isTiled ?? false
    var center: [String: AssetJSON] = ["mode": .text(isTiled ? "tile" : "stretch")]
    if horizontal != nil {
      let all = margins.left + width + margins.right
      center["width"] = .number((all - insets.left - insets.right) * scale)
    }
    if vertical != nil {
      let all = margins.top + height + margins.bottom
      center["height"] = .number((all - insets.top - insets.bottom) * scale)
    }
    return [
      "mode": .text(mode),
      "center": .object(center),
      "cap-insets": .object(
        insets.members(scale, horizontally: horizontal != nil, vertically: vertical != nil)
      ),
    ]
  }
}

extension PictureSet.Edges {
  fileprivate func members(
    _ scale: Int,
    horizontally: Bool,
    vertically: Bool
  ) -> [String: AssetJSON] {
    var result: [String: AssetJSON] = [:]
    if horizontally {
      (result["left"], result["right"]) = (.number(left * scale), .number(right * scale))
    }
    if vertically {
      (result["top"], result["bottom"]) = (.number(top * scale), .number(bottom * scale))
    }
    return result
  }
}
