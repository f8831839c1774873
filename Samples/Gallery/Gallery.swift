// Every component of the samples in each of its named states and appearances.

import Raster

/// A component in its named states, in light and dark.
func pictures<Component: Rasterizable>(
  of states: [(name: String, component: Component)]
) throws(RasterError) -> [ContactSheet.Picture] {
  var pictures: [ContactSheet.Picture] = []
  for state in states {
    for appearance in Appearance.allCases {
      let bitmap = try state.component.bitmap(appearance: appearance)
      pictures.append(ContactSheet.Picture(bitmap, appearance: appearance))
    }
  }
  return pictures
}

/// Every component by its name, as `rasterc render --contact-sheet` has them.
func gallery() throws(RasterError) -> [ContactSheet.Picture] {
  var all: [ContactSheet.Picture] = []
  all += try pictures(of: Badge.states)
  all += try pictures(of: BevelledShape.states)
  all += try pictures(of: ButtonPlate.states)
  all += try pictures(of: Card.states)
  all += try pictures(of: CardPlate.states)
  all += try pictures(of: CircleRow.states)
  all += try pictures(of: CircleView.states)
  all += try pictures(of: GroupedRow.states)
  all += try pictures(of: GroupedRows.states)
  all += try pictures(of: HotelRow.states)
  all += try pictures(of: HotelTable.states)
  all += try pictures(of: ProgressRing.states)
  all += try pictures(of: RadialGlow.states)
  all += try pictures(of: RatingRow.states)
  all += try pictures(of: Toggle.states)
  return all
}
