// The second way out of the page about Apple's platforms: one name alone is imported.

// begin page
import struct Raster.Size
import SwiftUI

let (buttonSize, buttonColor) = (Size(120, 44), Color.white)
// end page
