// Every component of the samples in each of its named states and appearances.

import Raster

/// A component in its named states, in light and dark.
func pictures<Component: Rasterizable>(
  _ name: String,
  _ states: [(name: String, component: Component)]
) throws(RasterError) -> [ContactSheet.Picture] {
  var pictures: [ContactSheet.Picture] = []
  for state in states {
    for appearance in Appearance.allCases {
      let bitmap = try state.component.bitmap(appearance: appearance)
      pictures.append(
        ContactSheet.Picture(
          bitmap,
          component: name,
          state: state.name,
          appearance: appearance
        )
      )
    }
  }
  return pictures
}
