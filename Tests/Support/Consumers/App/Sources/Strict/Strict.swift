// A drawable view model on the main actor.

package import Raster

package struct Model {
  package var lamp = Lamp.on
  package init() {}
  package func picture() throws -> Bitmap { try lamp.bitmap(scale: 2) }
}
