// Draws the looks of a gallery: each image once, with identical looks combined.

import Raster
import RasterCommands
import RasterInterpreter
import RasterPages
import RasterSemantics

/// A look in a gallery: a state or a combination, in several appearances and scales.
struct GalleryLook {
  let name: String
  var documentation = ""
  /// Swift code that draws it, or an empty string if there is none to show.
  var snippet = ""
  /// The looks in each appearance and scale: light before dark, small before large.
  let looks: [TestedLook]
}

/// Draws looks, and combines identical ones.
struct GalleryLooks {
  private let cache: RasterCache
  private let jobs: Int
  /// The number of looks drawn at a time.
  private static let chunkSize = 64

  /// The maximum pixels at scales above the smallest, unless scales are specified.
  private let pixelLimit: Int

  init(_ options: GalleryOptions) {
    (cache, jobs) = (RasterCache(directory: options.cacheDirectory), options.jobs)
    pixelLimit = options.isScaleAsked ? .max : 150_000
  }

  /// The image of a look in one appearance, at one scale.
  private struct Drawn: Sendable {
    let file: [UInt8]
    let width, height: Int
    let notes: [String]
  }

  private struct Shown {
    let picture: Gallery.Picture
    let notes: [String]
  }

  /// The looks with their images; identical looks are combined into one with all their names.
  func looks(
    _ planned: [GalleryLook],
    into files: inout GalleryFiles
  ) throws(Failure) -> [Gallery.Look] {
    let (planned, keys) = try recorded(planned)
    let shown = try draw(planned.flatMap(\.looks), keys, into: &files)
    var (result, places, index) = ([Gallery.Look](), [[Gallery.View]: Int](), 0)
    for plan in planned {
      let range = index..<index + plan.looks.count
      index = range.upperBound
      let look = look(plan, Array(shown[range]))
      if let place = places[look.views.map(\.appearance)] {
        result[place].join(look)
      } else {
        places[look.views.map(\.appearance)] = result.count
        result.append(look)
      }
    }
    return result
  }

  /// The looks without images that are too large, and the keys of the others.
  private func recorded(
    _ planned: [GalleryLook]
  ) throws(Failure) -> (looks: [GalleryLook], keys: [String]) {
    let looks = planned.flatMap(\.looks)
    let recorded = Threads.map(looks.count, jobs: jobs) { looks[$0].record() }
    var (result, keys, index) = ([GalleryLook](), [String](), 0)
    for plan in planned {
      let smallest = plan.looks.map(\.name.scale).min()
      var kept: [TestedLook] = []
      for look in plan.looks {
        let record = try recorded[index].get()
        index += 1
        guard look.name.scale == smallest || record.pixelCount <= pixelLimit else { continue }
        kept.append(look)
        keys.append("\(record.key) \(look.name.scale)")
      }
      result.append(
        GalleryLook(
          name: plan.name,
          documentation: plan.documentation,
          snippet: plan.snippet,
          looks: kept
        )
      )
    }
    return (result, keys)
  }

  private func draw(
    _ looks: [TestedLook],
    _ keys: [String],
    into files: inout GalleryFiles
  ) throws(Failure) -> [Shown] {
    // Draw each key once.
    var (places, distinct, order) = ([String: Int](), [TestedLook](), [Int]())
    for (look, key) in zip(looks, keys) {
      let place = places[key] ?? distinct.count
      if place == distinct.count { distinct.append(look) }
      places[key] = place
      order.append(place)
    }
    var shown: [Shown] = []
    for start in stride(from: 0, to: distinct.count, by: Self.chunkSize) {
      let chunk = Array(distinct[start..<min(start + Self.chunkSize, distinct.count)])
      let drawn = Threads.map(chunk.count, jobs: jobs) { [cache] index in
        chunk[index].draw(cache).map { bitmap in
          Drawn(
            file: bitmap.webp(),
            width: bitmap.width,
            height: bitmap.height,
            notes: bitmap.notes.messages
          )
        }
      }
      for (look, drawn) in zip(chunk, drawn) {
        shown.append(try Self.show(look, try drawn.get(), &files))
      }
    }
    return order.map { shown[$0] }
  }

  private static func show(
    _ look: TestedLook,
    _ drawn: Drawn,
    _ files: inout GalleryFiles
  ) throws(Failure) -> Shown {
    let picture = Gallery.Picture(
      address: try files.add(drawn.file),
      scale: look.name.scale,
      scaleWords: Functions.string(look.name.scale),
      width: drawn.width,
      height: drawn.height
    )
    return Shown(picture: picture, notes: drawn.notes)
  }

  private func look(_ plan: GalleryLook, _ shown: [Shown]) -> Gallery.Look {
    var views: [Gallery.View] = []
    let isFixed = plan.looks.first?.isAppearanceSaid ?? false
    for appearance in [Appearance.light, .dark] {
      let all = zip(plan.looks, shown).filter { $0.0.name.appearance == appearance }
      guard let first = all.first?.0 else { continue }
      views.append(
        Gallery.View(
          title: appearance.word,
          isDark: appearance == .dark,
          pictures: all.map(\.1.picture),
          textAlternative: first.textAlternative
        )
      )
    }
    // There is one view if the appearance is not read, and two equal ones if it has no effect.
    if views.count == 2, views[0].pictures == views[1].pictures { views.removeLast() }
    if views.count == 1, !isFixed {
      let view = views[0]
      views[0] = Gallery.View(
        title: "light and dark",
        isDark: view.isDark,
        pictures: view.pictures,
        textAlternative: view.textAlternative
      )
    }
    for index in views.indices where views.count > 1 && views[index].isDark {
      let view = views[index]
      views[index] = Gallery.View(
        title: view.title,
        isDark: true,
        pictures: view.pictures,
        textAlternative: view.textAlternative + ", dark"
      )
    }
    var look = Gallery.Look(names: [plan.name], views: views)
    if !plan.snippet.isEmpty { look.snippets = [plan.snippet] }
    if !plan.documentation.isEmpty { look.documentation = [plan.documentation] }
    look.surroundings = plan.looks.first?.environmentValues ?? []
    look.accessibility = plan.looks.first?.accessibilityLine
    for note in shown.flatMap(\.notes) where !look.notes.contains(note) { look.notes.append(note) }
    return look
  }
}

extension Gallery.View {
  /// The view without its text alternative, for comparing looks.
  fileprivate var appearance: Gallery.View {
    Gallery.View(title: title, isDark: isDark, pictures: pictures, textAlternative: "")
  }
}

extension Gallery.Look {
  /// Merges the names, descriptions and notes of an identical look.
  fileprivate mutating func join(_ other: Gallery.Look) {
    names += other.names
    snippets += other.snippets.filter { !snippets.contains($0) }
    documentation += other.documentation.filter { !documentation.contains($0) }
    notes += other.notes.filter { !notes.contains($0) }
    for value in other.surroundings where !surroundings.contains(value) {
      surroundings.append(value)
    }
    if accessibility != other.accessibility {
      accessibility = [accessibility, other.accessibility].compactMap(\.self).joined(
        separator: "; "
      )
    }
  }
}

extension TestedLook {
  /// Whether the state sets the appearance.
  fileprivate var isAppearanceSaid: Bool {
    component.declaration.states.first { $0.name == name.state }?.environment
      .contains { $0.member.name == "appearance" } ?? false
  }

  /// The accessibility description, if it differs from that of the component with its defaults.
  fileprivate var accessibilityLine: String? {
    let declaration = component.declaration
    guard declaration.accessibility != nil,
      let index = component.prepared.program.components.firstIndex(where: {
        $0.head.nameRange == declaration.head.nameRange
      }),
      let plain = component.prepared.component(index)
    else { return nil }
    let standard = Environment(fonts: environment.fonts)
    let line = component.accessibility(in: environment, size: size).line
    return line == plain.accessibility(in: standard, size: nil).line ? nil : line
  }

  /// The text alternative: names of component and state, and the accessibility description if any.
  fileprivate var textAlternative: String {
    let description = component.accessibility(in: environment, size: size).text
    let name = "\(self.name.component), \(self.name.state)"
    return description.isEmpty ? name : "\(name): \(description)"
  }
}
