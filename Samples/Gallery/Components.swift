// Every component of the samples; written by the test `SampleListTests`.

import Raster

/// Every component by its name, as `rasterc render --contact-sheet` has them.
func gallery() throws(RasterError) -> [ContactSheet.Picture] {
  var all: [ContactSheet.Picture] = []
  all += try pictures(of: Badge.states)
  all += try pictures(of: BevelledShape.states)
  all += try pictures(of: Blend.states)
  all += try pictures(of: BlendBoard.states)
  all += try pictures(of: ButtonPlate.states)
  all += try pictures(of: Card.states)
  all += try pictures(of: CardPlate.states)
  all += try pictures(of: CardWidths.states)
  all += try pictures(of: CircleRow.states)
  all += try pictures(of: CircleView.states)
  all += try pictures(of: Fade.states)
  all += try pictures(of: Frosted.states)
  all += try pictures(of: GradientBoard.states)
  all += try pictures(of: Ground.states)
  all += try pictures(of: GroupedRow.states)
  all += try pictures(of: GroupedRows.states)
  all += try pictures(of: Headline.states)
  all += try pictures(of: HotelRow.states)
  all += try pictures(of: HotelTable.states)
  all += try pictures(of: Label.states)
  all += try pictures(of: Languages.states)
  all += try pictures(of: Paragraph.states)
  all += try pictures(of: PathBoard.states)
  all += try pictures(of: PhotoFrame.states)
  all += try pictures(of: PhotoParts.states)
  all += try pictures(of: ProgressRing.states)
  all += try pictures(of: PushButton.states)
  all += try pictures(of: RadialGlow.states)
  all += try pictures(of: RatingRow.states)
  all += try pictures(of: Reflection.states)
  all += try pictures(of: ShapeBoard.states)
  all += try pictures(of: SoftCard.states)
  all += try pictures(of: SoftKey.states)
  all += try pictures(of: Specimen.states)
  all += try pictures(of: StrokeBoard.states)
  all += try pictures(of: Tick.states)
  all += try pictures(of: Toggle.states)
  all += try pictures(of: Well.states)
  return all
}
