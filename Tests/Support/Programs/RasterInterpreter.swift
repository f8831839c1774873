// The program of the page on templates: source text that is checked, filled in and drawn.

// begin page
import Raster
import RasterInterpreter
// end page

func templates(_ print: Output) throws {
  // begin page
  let source = """
    enum Mood { case calm, alarm }

    component Tag {
      state title: String = "Tag"
      state mood: Mood = .calm
      state stars: Int = 3, in: 0...5

      size measure(title, font: Font(size: 14)).width + 20, 24

      draw {
        fill capsule(bounds), with: mood == .alarm ? #D70015 : #1B1B1F
        text title, in: bounds, font: Font(size: 14), with: #FFFFFF, align: .center
        if stars == 5 { stroke capsule(bounds), with: #FFCC00, align: .inside }
      }

      states { alarm mood: .alarm }
    }
    """

  // Checked once; its components are values that any thread may use.
  let template = try RasterTemplate(source: source, name: "Tag.raster")
  print("components:", template.componentNames.joined(separator: ", "))
  let tag = try template.component("Tag")
  print("properties:", tag.propertyNames.joined(separator: ", "))

  let hotel = try tag.setting("title", to: .string("Hotel")).setting("stars", to: .int(9))
  let bitmap = try hotel.bitmap(scale: 2)
  print(bitmap.height, "pixels high")
  // Nine stars are clamped to the property's range.
  let five = try tag.setting("title", to: .string("Hotel")).setting("stars", to: .int(5))
  print(try five.bitmap(scale: 2) == bitmap ? "the same image" : "another image")

  // A state by its name, and typical mistakes of a program.
  let alarm = try tag.state("alarm")
  print(try alarm.png() == tag.png() ? "the same file" : "another file")
  for (name, value) in [("titel", PropertyValue.string("A")), ("stars", .string("A"))] {
    do { _ = try tag.setting(name, to: value) } catch { print(error) }
  }
  do {
    _ = try RasterTemplate(source: source.replacing("capsule", with: "capsul"), name: "Tag.raster")
  } catch {
    print("\(error)".split(separator: "\n")[0])
  }
  // end page
}
