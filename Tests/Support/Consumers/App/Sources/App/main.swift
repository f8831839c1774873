// A program that draws a component of each target.

import Buttons
import Committed
import Kit
import OldMode
import Raster
import Strict
import Themed

func report(_ name: String, _ component: some Rasterizable) throws {
  print(name, try component.png(scale: 2).count > 60 ? "drawn" : "empty")
}

try report("OldMode", oldBadge)
try report("Strict", Lamp(isOn: true))
try report("PlainButton", PlainButton())
try report("DangerButton", DangerButton(title: "Delete"))
try report("Themed", Tag(tone: .loud))
try report("Committed", Ring(share: 0.5))
try report("Kit", KitChip(title: "Kit"))
