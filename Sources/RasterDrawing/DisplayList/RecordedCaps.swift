// The encoding of nine-slice caps in a display list.

import RasterValues

extension Recorder {
  /// Writes flags (bits 0, 1: stretched axes; bits 2, 3: tiled axes) followed by the caps.
  mutating func write(_ caps: PixelCaps) {
    var flags: UInt64 = 0
    if caps.horizontal != nil { flags |= 1 }
    if caps.vertical != nil { flags |= 2 }
    if caps.horizontal?.mode == .tile { flags |= 4 }
    if caps.vertical?.mode == .tile { flags |= 8 }
    write(flags)
    for axis in [caps.horizontal, caps.vertical] {
      guard let axis else { continue }
      write(axis.start)
      write(axis.end)
    }
  }
}

extension DisplayList.Reader {
  mutating func readCaps() -> PixelCaps {
    let flags = readWord()
    return PixelCaps(horizontal: readAxis(flags), vertical: readAxis(flags >> 1))
  }

  private mutating func readAxis(_ flags: UInt64) -> PixelCaps.Axis? {
    guard flags & 1 == 1 else { return nil }
    let mode: StretchMode = flags >> 2 & 1 == 1 ? .tile : .stretch
    return PixelCaps.Axis(start: readLength(), end: readLength(), mode: mode)
  }
}

extension PixelCaps {
  var listText: String {
    var text = ""
    for (name, axis) in [("horizontal", horizontal), ("vertical", vertical)] {
      guard let axis else { continue }
      text += " \(name) caps \(axis.start) \(axis.end)"
      if axis.mode == .tile { text += " tiled" }
    }
    return text
  }
}
