// Looks as images at several scales, at the smallest size that can be stretched.

import Raster
import RasterCommands
import RasterExports
import RasterInterpreter

/// Draws looks as image sets.
struct AssetLooks {
  let scales: [Double]
  /// The number of points that equals whole pixels at each scale.
  let unit: Int
  let options: RenderOptions

  /// A component and its looks, in the order of its states.
  struct Component {
    let component: InterpretedComponent
    let states: [(name: String, look: AssetLook)]
  }

  /// The looks of planned images: each light one is paired with the dark one that follows it.
  func components(_ pictures: [Picture]) throws(Failure) -> [Component] {
    var order: [String] = []
    var looks: [String: (picture: Picture, light: PictureSet?, dark: PictureSet?)] = [:]
    for picture in pictures {
      let name = ExportedLook.name(of: picture, appearance: .light)
      let set = try set(picture, name)
      if looks[name] == nil { order.append(name) }
      var look = looks[name] ?? (picture, nil, nil)
      if picture.environment.appearance == .dark { look.dark = set } else { look.light = set }
      looks[name] = look
    }
    var result: [Component] = []
    for name in order {
      // If only dark was requested, it is used for both appearances.
      guard let look = looks[name], let light = look.light ?? look.dark else { continue }
      let asset = AssetLook(light: light, dark: look.light == nil ? nil : look.dark)
      let state = look.picture.state + look.picture.modes
      if let last = result.last, last.component.name == look.picture.component.name {
        result[result.count - 1] = Component(
          component: last.component,
          states: last.states + [(state, asset)]
        )
      } else {
        result.append(Component(component: look.picture.component, states: [(state, asset)]))
      }
    }
    return result
  }

  private func set(_ picture: Picture, _ name: String) throws(Failure) -> PictureSet {
    var environment = picture.environment
    environment.isUnstretched = true
    let caps = picture.component.caps(in: environment)
    let (horizontal, vertical) = (axis(caps.horizontal), axis(caps.vertical))
    let natural = picture.size ?? picture.component.naturalSize(in: environment)
    let width = horizontal.map { Double($0.leading + unit + $0.trailing) } ?? natural.width
    let height = vertical.map { Double($0.leading + unit + $0.trailing) } ?? natural.height
    var drawings: [(scale: Double, bitmap: Bitmap)] = []
    for scale in scales {
      environment.scale = scale
      let list = picture.component.displayList(
        size: Size(width, height),
        environment: environment
      )
      do throws(RasterError) {
        guard let list else { throw .invalidSize }
        var bitmap = try list.bitmap()
        if list.isStretchable {
          bitmap = try bitmap.stretched(
            caps: list.caps,
            width: pixelLength(width * scale),
            height: pixelLength(height * scale)
          )
        }
        drawings.append((scale, bitmap))
      } catch {
        throw Failure(code: .sources, message: "\(picture.title): \(error.message)")
      }
    }
    let set = PictureSet(
      name,
      width: points(width),
      height: points(height),
      horizontal: horizontal,
      vertical: vertical,
      unit: unit,
      drawings: drawings
    )
    guard let set else {
      throw Failure(code: .sources, message: "\(picture.title): the image would be too large")
    }
    return set
  }

  private func axis(_ axis: Caps.Axis?) -> PictureSet.Axis? {
    axis.map {
      PictureSet.Axis(
        leading: points($0.start),
        trailing: points($0.end),
        isTiled: $0.mode == .tile
      )
    }
  }

  /// The smallest number of points that is at least `length` and equals whole pixels.
  private func points(_ length: Double) -> Int {
    (pixelLength(length) + unit - 1) / unit * unit
  }
}
