// The third solution on the page about Apple's platforms: private type aliases in a file.

// begin page
import Raster
import SwiftUI

private typealias Color = SwiftUI.Color

let pressedColor = Color.white
// end page
