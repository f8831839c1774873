// Combines the states of a sheet whose images are equal, by the gallery's rule.

import Raster
import RasterCommands
import RasterInterpreter

/// Looks with the states that share each.
struct SheetFolding {
  struct Look {
    /// The first state with this look.
    let entry: SheetEntry
    var names: [String]
    /// The images in each appearance, light first; only light if both are equal.
    let pictures: [PreviewPictures.Picture]
  }

  private(set) var looks: [Look] = []
  private(set) var failures: [SheetRecord.Failure] = []
  private var places: [[String]: Int] = [:]
  /// The images of named states.
  private var known: Set<[ContentDigest]> = []

  /// Combines entries, whose images are in the order of their views.
  init(_ entries: [SheetEntry], _ pictures: [Result<PreviewPictures.Picture, RasterError>]) {
    var index = 0
    for entry in entries {
      let range = index..<index + entry.views.count
      index = range.upperBound
      do throws(RasterError) {
        var shown: [PreviewPictures.Picture] = []
        for picture in pictures[range] { shown.append(try picture.get()) }
        add(entry, shown)
      } catch {
        failures.append(SheetRecord.Failure(name: entry.name, message: error.message))
      }
    }
  }

  /// Adds a state, or a combination whose images differ from those of all states.
  private mutating func add(_ entry: SheetEntry, _ pictures: [PreviewPictures.Picture]) {
    var contents = pictures.map(\.content)
    if contents.count == 2, contents[0] == contents[1] { contents.removeLast() }
    if entry.isNamed {
      known.insert(contents)
    } else if known.contains(contents) {
      return
    }
    // A state that sets its appearance differs from one that looks the same in both.
    let appearances = zip(entry.views, contents).map { "\($0.environment.appearance) \($1)" }
    let key = appearances + (entry.isAppearanceFixed && contents.count == 1 ? ["alone"] : [])
    if let place = places[key] {
      if !looks[place].names.contains(entry.name) { looks[place].names.append(entry.name) }
    } else {
      places[key] = looks.count
      let shown = Array(pictures.prefix(contents.count))
      looks.append(Look(entry: entry, names: [entry.name], pictures: shown))
    }
  }

  /// The records of each look in each appearance.
  func records(
    new: Set<String>,
    besides plain: InterpretedComponent
  ) -> [SheetRecord.Look] {
    looks.enumerated().flatMap { number, look in
      let entry = look.entry
      let values = entry.isNamed ? [:] : entry.component.controlTexts(besides: plain) ?? [:]
      return zip(entry.views, look.pictures).map { view, picture in
        SheetRecord.Look(
          picture: PictureRecord(
            picture,
            scale: view.environment.scale,
            isNew: new.contains(picture.id)
          ),
          names: look.names,
          look: number,
          appearance: "\(view.environment.appearance)",
          isNamed: entry.isNamed,
          state: entry.isNamed ? entry.name : nil,
          values: values
        )
      }
    }
  }
}
