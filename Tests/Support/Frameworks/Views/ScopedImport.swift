// The second solution on the page about Apple's platforms: an import of a single name.

// begin page
import struct Raster.Size
import SwiftUI

let (buttonSize, buttonColor) = (Size(120, 44), Color.white)
// end page
