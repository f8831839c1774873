// The first solution on the page about Apple's platforms: names qualified with the module.

// begin page
import Raster
import SwiftUI

func accent(of color: Raster.Color) -> SwiftUI.Color {
  let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
  return SwiftUI.Color(red: red / 255, green: green / 255, blue: blue / 255)
}
// end page
