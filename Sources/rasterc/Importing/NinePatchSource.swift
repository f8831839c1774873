// Writes components for nine-patches: a stretched image with content on it.

import Raster
import RasterCommands
import RasterSyntax

/// The source for a nine-patch, and the images that it references.
struct NinePatchSource {
  let text: String
  let pictures: [(name: String, bytes: [UInt8])]
  let losses: [String]

  /// The pixels per point of Android's density folders.
  private static let densities: [(name: String, scale: Double)] = [
    ("ldpi", 0.75), ("mdpi", 1), ("tvdpi", 1.33125), ("hdpi", 1.5), ("xhdpi", 2), ("xxhdpi", 3),
    ("xxxhdpi", 4),
  ]

  /// The pixels per point of images in a folder, from its name: `drawable-night-xhdpi`.
  static func scale(ofFolder name: String) -> Double {
    let qualifiers = name.split(separator: "-").dropFirst()
    return densities.first { density in qualifiers.contains { $0 == density.name } }?.scale ?? 1
  }

  /// Whether images in a folder are for the dark appearance.
  static func isNight(_ folder: String) -> Bool { folder.split(separator: "-").contains("night") }

  /// Creates the component of an image with `scale` pixels per point, and an optional dark image.
  ///
  /// The dark image must have the same size and marks.
  init(name: String, file: String, _ light: NinePatch, night: NinePatch?, scale: Double) {
    var losses = light.losses
    var pictures = [(name: "\(file).png", bytes: light.picture.png())]
    var picture = "\"\(file).png\""
    if let night {
      if night.isCut(as: light) {
        pictures.append((name: "\(file)-night.png", bytes: night.picture.png()))
        picture = "environment.appearance == .dark ? \"\(file)-night.png\" : \(picture)"
      } else {
        losses.append("the night image has different marks, and is left out")
      }
    }
    if light.horizontal != nil && !light.isEvenAcross || light.vertical != nil && !light.isEvenDown
    {
      losses.append(
        "the stretched part is not uniform, so there are no caps: it is drawn at each size"
      )
    }
    (self.losses, self.pictures) = (losses, pictures)
    let points = Points(patch: light, scale: scale)
    let (width, height) = (points.width, points.height)
    text = """
      /// The background of \(name), which stretches between its caps.
      component \(name)Plate {
        size \(width), \(height)
        \(points.caps)
        draw { \(points.line(picture)) }
      }

      /// Content on a stretched background.
      component \(name) {
        state content: Content = .empty

        let inside = box(padding: \(points.padding)) { place content }

        size max(\(width), inside.size.width), max(\(height), inside.size.height)

        draw {
          place \(name)Plate(), in: bounds
          place inside, in: bounds
        }
      }

      """
  }
}

/// The marks converted to points, in source notation.
private struct Points {
  let patch: NinePatch
  let scale: Double

  private func text(_ pixels: Int) -> String { Functions.string(Double(pixels) / scale) }

  private func insets(_ across: NinePatch.Edges, _ down: NinePatch.Edges) -> String {
    let sides = [across.leading, across.trailing, down.leading, down.trailing]
    if sides.allSatisfy({ $0 == sides[0] }) { return "Insets(\(text(sides[0])))" }
    return "Insets(top: \(text(down.leading)), left: \(text(across.leading)), "
      + "bottom: \(text(down.trailing)), right: \(text(across.trailing)))"
  }

  /// The lengths inside the bounds, without drawing outside them.
  private func inside(_ edges: NinePatch.Edges, _ outset: NinePatch.Edges) -> NinePatch.Edges {
    NinePatch.Edges(
      leading: max(edges.leading - outset.leading, 0),
      trailing: max(edges.trailing - outset.trailing, 0)
    )
  }

  var width: String {
    let outset = patch.outset.horizontal
    return text(max(patch.picture.width - outset.leading - outset.trailing, 1))
  }

  var height: String {
    let outset = patch.outset.vertical
    return text(max(patch.picture.height - outset.leading - outset.trailing, 1))
  }

  var padding: String {
    insets(
      inside(patch.content.horizontal, patch.outset.horizontal),
      inside(patch.content.vertical, patch.outset.vertical)
    )
  }

  /// The `caps` line, or an empty string without caps.
  var caps: String {
    var caps: [String] = []
    if let edges = patch.horizontal.map({ inside($0, patch.outset.horizontal) }),
      patch.isEvenAcross
    {
      caps += ["left: \(text(edges.leading))", "right: \(text(edges.trailing))"]
    }
    if let edges = patch.vertical.map({ inside($0, patch.outset.vertical) }), patch.isEvenDown {
      caps += ["top: \(text(edges.leading))", "bottom: \(text(edges.trailing))"]
    }
    // The middle was found to be uniform, but proofs do not examine images.
    return caps.isEmpty ? "" : "caps \(caps.joined(separator: ", ")), unchecked: true"
  }

  /// The line that draws the image.
  ///
  /// On an axis without caps, the whole length stretches.
  func line(_ picture: String) -> String {
    let outset = patch.outset
    let (across, down) = (patch.horizontal ?? outset.horizontal, patch.vertical ?? outset.vertical)
    var line = "nineSlice \(picture), in: bounds, caps: \(insets(across, down))"
    if scale != 1 { line += ", scale: \(Functions.string(scale))" }
    if outset != (NinePatch.Edges(), NinePatch.Edges()) {
      line += ", outset: \(insets(outset.horizontal, outset.vertical))"
    }
    return line
  }
}

extension NinePatch {
  /// Whether the columns between the caps are equal.
  fileprivate var isEvenAcross: Bool {
    guard let horizontal else { return true }
    let columns = horizontal.leading..<max(picture.width - horizontal.trailing, horizontal.leading)
    return (0..<picture.height).allSatisfy { row in
      columns.allSatisfy { picture[$0, row] == picture[horizontal.leading, row] }
    }
  }

  /// Whether the rows between the caps are equal.
  fileprivate var isEvenDown: Bool {
    guard let vertical else { return true }
    let rows = vertical.leading..<max(picture.height - vertical.trailing, vertical.leading)
    return (0..<picture.width).allSatisfy { column in
      rows.allSatisfy { picture[column, $0] == picture[column, vertical.leading] }
    }
  }

  /// Whether another nine-patch has the same size and marks.
  fileprivate func isCut(as other: NinePatch) -> Bool {
    picture.width == other.picture.width && picture.height == other.picture.height
      && horizontal == other.horizontal && vertical == other.vertical && outset == other.outset
      && content == other.content
  }
}
