// Every component of the samples; written by the test `SampleListTests`.

import Raster

/// Every component by its name, as `rasterc render --contact-sheet` has them.
func gallery() throws(RasterError) -> [ContactSheet.Picture] {
  var all: [ContactSheet.Picture] = []
  all += try pictures("Badge", Badge.states)
  all += try pictures("BevelledShape", BevelledShape.states)
  all += try pictures("Blend", Blend.states)
  all += try pictures("BlendBoard", BlendBoard.states)
  all += try pictures("ButtonPlate", ButtonPlate.states)
  all += try pictures("Card", Card.states)
  all += try pictures("CardPlate", CardPlate.states)
  all += try pictures("CardWidths", CardWidths.states)
  all += try pictures("CircleRow", CircleRow.states)
  all += try pictures("CircleView", CircleView.states)
  all += try pictures("Fade", Fade.states)
  all += try pictures("Frosted", Frosted.states)
  all += try pictures("GradientBoard", GradientBoard.states)
  all += try pictures("Ground", Ground.states)
  all += try pictures("GroupedRow", GroupedRow.states)
  all += try pictures("GroupedRows", GroupedRows.states)
  all += try pictures("Headline", Headline.states)
  all += try pictures("HotelRow", HotelRow.states)
  all += try pictures("HotelTable", HotelTable.states)
  all += try pictures("Label", Label.states)
  all += try pictures("Languages", Languages.states)
  all += try pictures("Paragraph", Paragraph.states)
  all += try pictures("PathBoard", PathBoard.states)
  all += try pictures("PhotoFrame", PhotoFrame.states)
  all += try pictures("PhotoParts", PhotoParts.states)
  all += try pictures("ProgressRing", ProgressRing.states)
  all += try pictures("PushButton", PushButton.states)
  all += try pictures("RadialGlow", RadialGlow.states)
  all += try pictures("RatingRow", RatingRow.states)
  all += try pictures("Reflection", Reflection.states)
  all += try pictures("ShapeBoard", ShapeBoard.states)
  all += try pictures("SoftCard", SoftCard.states)
  all += try pictures("SoftKey", SoftKey.states)
  all += try pictures("Specimen", Specimen.states)
  all += try pictures("StrokeBoard", StrokeBoard.states)
  all += try pictures("Switch", Switch.states)
  all += try pictures("Tick", Tick.states)
  all += try pictures("Toggle", Toggle.states)
  all += try pictures("Well", Well.states)
  return all
}
