// Handwritten components for testing the cache.
import Raster

/// A row with chosen rounded corners, caps of their radius, and a key.
struct HotelRow: Rasterizable {
  var corners = CornerRadii(1)
  var radius = 8.0

  func naturalSize(in environment: Environment) -> Size { Size(308, 32) }

  func caps(in environment: Environment) -> Caps { Caps(radius) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("HotelRow", definition: "1")
    for corner in [
      corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft, radius,
    ] {
      key.append(corner)
    }
  }

  func draw(in canvas: inout Canvas) {
    let radii = CornerRadii(
      topLeft: corners.topLeft * radius,
      topRight: corners.topRight * radius,
      bottomRight: corners.bottomRight * radius,
      bottomLeft: corners.bottomLeft * radius
    )
    canvas.fill(.roundedRect(canvas.bounds, radius: radii), with: Color(rgba: 0xAAAA_AAFF))
  }
}

/// The row without caps, at full size.
struct DirectRow: Rasterizable {
  func naturalSize(in environment: Environment) -> Size { Size(308, 32) }

  func draw(in canvas: inout Canvas) { HotelRow().draw(in: &canvas) }
}

/// A dot without a key, which counts its recordings.
final class Dot: Rasterizable {
  var color = Color.black
  var caps = Caps.none
  private(set) var recordings = 0

  func naturalSize(in environment: Environment) -> Size { Size(8, 8) }

  func caps(in environment: Environment) -> Caps { caps }

  func draw(in canvas: inout Canvas) {
    recordings += 1
    canvas.fill(.ellipse(canvas.bounds), with: color)
  }
}

/// A component with the given key.
struct Keyed: Rasterizable {
  let write: (inout KeyEncoder) -> Void

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("Keyed", definition: "1")
    write(&key)
  }

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: .black) }
}

/// Components on top of each other in the same place.
struct Stack: Rasterizable {
  let parts: [any Rasterizable]

  func naturalSize(in environment: Environment) -> Size { Size(40, 40) }

  func draw(in canvas: inout Canvas) {
    for part in parts { canvas.place(part, in: canvas.bounds) }
  }
}

/// An image, stretched.
struct Tile: Rasterizable {
  let image: Image

  func caps(in environment: Environment) -> Caps { Caps(1) }

  func draw(in canvas: inout Canvas) { canvas.drawImage(image, in: canvas.bounds) }
}

/// A square with a unique colour.
struct Chip: Rasterizable {
  let number: Int

  func naturalSize(in environment: Environment) -> Size { Size(4, 4) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("Chip", definition: "1")
    key.append(number)
  }

  /// The colour of the pixels, fully opaque.
  var color: Color { Color(rgba: UInt32(truncatingIfNeeded: number) << 8 | 0xFF) }

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: color) }
}
