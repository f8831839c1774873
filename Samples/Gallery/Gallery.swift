// Every component of the samples in each of its named states and appearances.

import Raster

/// A component in its named states, in light and dark.
func images<Component: Rasterizable>(
  _ name: String,
  _ states: [NamedState<Component>]
) throws(RasterError) -> [ContactSheet.Item] {
  var images: [ContactSheet.Item] = []
  for state in states {
    for appearance in Appearance.allCases {
      var environment = state.environment
      environment.appearance = appearance
      let bitmap = try state.component.bitmap(size: state.size, environment: environment)
      images.append(
        ContactSheet.Item(
          bitmap,
          component: name,
          state: state.name,
          appearance: appearance
        )
      )
    }
  }
  return images
}
