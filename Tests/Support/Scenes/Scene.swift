// Scenes that other renderers also draw, in JSON written by `Tests/Oracles/skia_scenes.py`.

import Raster

/// A renderer-independent description of an image.
///
/// Coordinates are points, colours eight hex digits RRGGBBAA, angles degrees clockwise. A path is a
/// keyword and numbers, `rect x y w h`, `roundedRect x y w h r`, `ellipse x y w h`, or SVG path
/// data, or `union`, `intersection` or `difference` and two of these, separated by ` ; `.
package struct Scene: Decodable {
  package let kind: String
  package let seed: Int
  package let width, height: Int
  let images: [Pixels]
  let operations: [Operation]

  /// An image's size and its premultiplied pixels, as eight hex digits RRGGBBAA each.
  struct Pixels: Decodable {
    let width, height: Int
    let pixels: String
  }

  /// An operation; the values that are present depend on `draw`.
  struct Operation: Decodable {
    enum Kind: String, Decodable { case fill, stroke, image, layer }

    let draw: Kind
    var path: String?
    var rule: String?
    var paint: Paint?
    var style: Style?
    var image: Int?
    var rect: [Double]?
    var source: [Double]?
    var sampling: String?
    var tint: String?
    var layer: Layer?
    var operations: [Operation]?
  }

  struct Paint: Decodable {
    struct Stop: Decodable {
      let color: String
      let position: Double
      var hint: Double?
    }

    var color: String?
    var linear: [Double]?
    /// Focus, its radius, centre, radius.
    var radial: [Double]?
    /// Centre, from, to.
    var sweep: [Double]?
    var stops: [Stop]?
    var pattern: Int?
    var transform: [Double]?
    var spread: String?
    var space: String?
    var sampling: String?
  }

  struct Style: Decodable {
    var width: Double
    var cap: String?
    var join: String?
    var miterLimit: Double?
    var dash: [Double]?
    var phase: Double?
    var align: String?
  }

  struct Layer: Decodable {
    struct Shadow: Decodable {
      let color: String
      let blur, spread: Double
      let offset: [Double]
      let inner: Bool
    }

    struct Mask: Decodable {
      /// `alpha` or `luminance`; nil for a path.
      var channel: String?
      var path: String?
      var rect: [Double]?
      var operations: [Operation]?
    }

    var opacity: Double?
    var blend: String?
    var blur: Double?
    var clip: String?
    var clipRule: String?
    var mask: Mask?
    var shadows: [Shadow]?
    var transform: [Double]?
  }
}
