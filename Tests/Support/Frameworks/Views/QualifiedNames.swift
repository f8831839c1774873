// The first solution on the page about Apple's platforms: names qualified with the module.

// begin page
import Raster
import SwiftUI

func accent(of color: Raster.Color) -> SwiftUI.Color {
  SwiftUI.Color(red: color.red, green: color.green, blue: color.blue)
}
// end page
