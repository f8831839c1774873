// Descriptive names for colours.

import RasterValues

extension Color {
  /// `#RRGGBB`, or `#RRGGBBAA` if the colour is not opaque.
  var digits: String {
    func pair(_ value: Double) -> String {
      let byte = Int((max(0, min(value, 1)) * 255).rounded())
      let digits = Array("0123456789ABCDEF".utf8)
      return String(decoding: [digits[byte >> 4], digits[byte & 15]], as: UTF8.self)
    }
    let opaque = "#" + pair(red) + pair(green) + pair(blue)
    let last = pair(alpha)
    return last == "FF" ? opaque : opaque + last
  }

  /// A descriptive name from hue and lightness: `darkBlue`.
  var plainName: String {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let lightness = (high + low) / 2
    let chroma = high - low
    let saturation = chroma == 0 ? 0 : chroma / (1 - (2 * lightness - 1).magnitude)
    let suffix = alpha < 1 ? "Veil" : ""
    if lightness < 0.06 { return "black" + suffix }
    if lightness > 0.96 { return "white" + suffix }
    if saturation < 0.12 || chroma < 0.03 {
      return (lightness < 0.35 ? "darkGray" : lightness > 0.75 ? "lightGray" : "gray") + suffix
    }
    var hue: Double
    if high == red {
      hue = (green - blue) / chroma
    } else if high == green {
      hue = (blue - red) / chroma + 2
    } else {
      hue = (red - green) / chroma + 4
    }
    hue = hue < 0 ? hue * 60 + 360 : hue * 60
    let isBrown = hue >= 15 && hue < 50 && lightness < 0.4
    let bands: [(Double, String)] = [
      (15, "Red"), (45, "Orange"), (70, "Yellow"), (165, "Green"), (195, "Teal"), (255, "Blue"),
      (290, "Purple"), (345, "Pink"), (361, "Red"),
    ]
    let name = isBrown ? "Brown" : bands.first { hue < $0.0 }?.1 ?? "Red"
    if isBrown { return (lightness < 0.2 ? "dark" + name : "brown") + suffix }
    if lightness < 0.3 { return "dark" + name + suffix }
    if lightness > 0.75 { return "light" + name + suffix }
    return lowercased(name) + suffix
  }
}
