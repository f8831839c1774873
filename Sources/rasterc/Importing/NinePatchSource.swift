// Components of nine-patches: a plate that stretches, and what lies on it.

import Raster
import RasterCommands
import RasterSyntax

/// The source of a nine-patch, and the pictures that it names.
struct NinePatchSource {
  let text: String
  let pictures: [(name: String, bytes: [UInt8])]
  let losses: [String]

  /// Pixels a point of the folders of Android's densities.
  private static let densities: [(name: String, scale: Double)] = [
    ("ldpi", 0.75), ("mdpi", 1), ("tvdpi", 1.33125), ("hdpi", 1.5), ("xhdpi", 2), ("xxhdpi", 3),
    ("xxxhdpi", 4),
  ]

  /// The pixels a point of pictures in a folder, as its name says: `drawable-night-xhdpi`.
  static func scale(ofFolder name: String) -> Double {
    let words = name.split(separator: "-").dropFirst()
    return densities.first { density in words.contains { $0 == density.name } }?.scale ?? 1
  }

  /// Whether pictures in a folder are for dark surroundings.
  static func isNight(_ folder: String) -> Bool { folder.split(separator: "-").contains("night") }

  /// The component of a picture of so many pixels a point, and of one for dark surroundings that is cut alike.
  init(name: String, file: String, _ light: NinePatch, night: NinePatch?, scale: Double) {
    var losses = light.losses
    var pictures = [(name: "\(file).png", bytes: light.picture.png())]
    var picture = "\"\(file).png\""
    if let night {
      if night.isCut(as: light) {
        pictures.append((name: "\(file)-night.png", bytes: night.picture.png()))
        picture = "environment.appearance == .dark ? \"\(file)-night.png\" : \(picture)"
      } else {
        losses.append("the picture for the night is cut otherwise, and is left out")
      }
    }
    if light.horizontal != nil && !light.isEvenAcross || light.vertical != nil && !light.isEvenDown
    {
      losses.append("what stretches is not even, so that it gets no caps: it is drawn at each size")
    }
    (self.losses, self.pictures) = (losses, pictures)
    let points = Points(patch: light, scale: scale)
    let (width, height) = (points.width, points.height)
    text = """
      /// The plate of \(name), which stretches between its caps.
      component \(name)Plate {
        size \(width), \(height)
        \(points.caps)
        draw { \(points.line(picture)) }
      }

      /// What it is given, on a plate.
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

/// What the marks say in points, as the source has it.
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

  /// Lengths within the box, which the ink around it does not belong to.
  private func inside(_ edges: NinePatch.Edges, _ ink: NinePatch.Edges) -> NinePatch.Edges {
    NinePatch.Edges(
      leading: max(edges.leading - ink.leading, 0),
      trailing: max(edges.trailing - ink.trailing, 0)
    )
  }

  var width: String {
    let ink = patch.ink.horizontal
    return text(max(patch.picture.width - ink.leading - ink.trailing, 1))
  }

  var height: String {
    let ink = patch.ink.vertical
    return text(max(patch.picture.height - ink.leading - ink.trailing, 1))
  }

  var padding: String {
    insets(
      inside(patch.content.horizontal, patch.ink.horizontal),
      inside(patch.content.vertical, patch.ink.vertical)
    )
  }

  /// The line of caps; empty where no axis has some.
  var caps: String {
    var caps: [String] = []
    if let edges = patch.horizontal.map({ inside($0, patch.ink.horizontal) }), patch.isEvenAcross {
      caps += ["left: \(text(edges.leading))", "right: \(text(edges.trailing))"]
    }
    if let edges = patch.vertical.map({ inside($0, patch.ink.vertical) }), patch.isEvenDown {
      caps += ["top: \(text(edges.leading))", "bottom: \(text(edges.trailing))"]
    }
    // That it is even has been seen, which no proof looks for in pictures.
    return caps.isEmpty ? "" : "caps \(caps.joined(separator: ", ")), unchecked: true"
  }

  /// The line that draws the picture.
  ///
  /// All of the box stretches on an axis without caps.
  func line(_ picture: String) -> String {
    let ink = patch.ink
    let (across, down) = (patch.horizontal ?? ink.horizontal, patch.vertical ?? ink.vertical)
    var line = "nineSlice \(picture), in: bounds, caps: \(insets(across, down))"
    if scale != 1 { line += ", scale: \(Functions.string(scale))" }
    if ink != (NinePatch.Edges(), NinePatch.Edges()) {
      line += ", outset: \(insets(ink.horizontal, ink.vertical))"
    }
    return line
  }
}

extension NinePatch {
  /// Whether the columns between the caps are alike.
  fileprivate var isEvenAcross: Bool {
    guard let horizontal else { return true }
    let columns = horizontal.leading..<max(picture.width - horizontal.trailing, horizontal.leading)
    return (0..<picture.height).allSatisfy { row in
      columns.allSatisfy { picture[$0, row] == picture[horizontal.leading, row] }
    }
  }

  /// Whether the rows between the caps are alike.
  fileprivate var isEvenDown: Bool {
    guard let vertical else { return true }
    let rows = vertical.leading..<max(picture.height - vertical.trailing, vertical.leading)
    return (0..<picture.width).allSatisfy { column in
      rows.allSatisfy { picture[column, $0] == picture[column, vertical.leading] }
    }
  }

  /// Whether another one has its size and its marks.
  fileprivate func isCut(as other: NinePatch) -> Bool {
    picture.width == other.picture.width && picture.height == other.picture.height
      && horizontal == other.horizontal && vertical == other.vertical && ink == other.ink
      && content == other.content
  }
}
