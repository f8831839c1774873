// A program that draws a card of the kit in two themes, and prints the sizes of the images.

import ComponentKit

let card = KitPricingCard(title: "Studio", price: "€ 48", ribbon: "New")
for theme in [Theme.neutral, .vivid] {
  let environment = Environment(appearance: .dark, scale: 2).with(theme: theme)
  let bitmap = try card.bitmap(environment: environment)
  print("\(bitmap.width) × \(bitmap.height)", try card.png(environment: environment).count > 1_000)
}
