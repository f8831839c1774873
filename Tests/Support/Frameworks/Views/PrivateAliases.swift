// The third way out of the page about Apple's platforms: a file says once which it means.

// begin page
import Raster
import SwiftUI

private typealias Color = SwiftUI.Color

let pressedColor = Color.white
// end page
