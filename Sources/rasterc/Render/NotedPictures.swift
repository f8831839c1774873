// Reports the notes of drawings, one line for each note of a component.

import Raster
import RasterCommands

/// Collects the notes of images, most of which repeat for each appearance, scale and state.
struct NotedPictures {
  /// A state of a component, with the title of its first image.
  private struct State {
    let component, name, title: String
    var pictureCount = 0
    var messages: [String] = []
    var missing: [Unicode.Scalar] = []

    /// The state's name, or the title of its only image.
    var subject: String { pictureCount == 1 ? title : "\(component)-\(name)" }
  }

  /// The states in order of appearance.
  private var states: [State] = []

  /// Adds the notes recorded while drawing an image.
  mutating func add(_ notes: [DrawingNote], of picture: Picture) {
    // Images that are larger than their components are counted by `EnlargedPictures`.
    let messages = notes.filter { $0 != .drawsOutsideBounds }.otherMessages
    let missing = notes.missingCharacters
    guard !messages.isEmpty || !missing.isEmpty else { return }
    let index = index(of: picture)
    states[index].pictureCount += 1
    for message in messages where !states[index].messages.contains(message) {
      states[index].messages.append(message)
    }
    for scalar in missing where !states[index].missing.contains(scalar) {
      states[index].missing.append(scalar)
    }
  }

  /// Adds the text of a note.
  mutating func add(_ message: String, of picture: Picture) {
    let index = index(of: picture)
    states[index].pictureCount += 1
    if !states[index].messages.contains(message) { states[index].messages.append(message) }
  }

  /// Writes the lines to the error stream.
  func report() { for line in lines { Streams.report(line: line) } }

  /// The lines: `Greeting-arabic: note: …`.
  ///
  /// If several states of a component share a note, they share a line: `Greeting: note: …, in
  /// 'arabic' and 'emoji'`.
  var lines: [String] {
    var groups: [(message: String, states: [State])] = []
    for state in states {
      for message in state.messages + state.missing.noteMessages {
        let index = groups.firstIndex {
          $0.message == message && $0.states[0].component == state.component
        }
        if let index {
          groups[index].states.append(state)
        } else {
          groups.append((message, [state]))
        }
      }
    }
    return groups.map { message, states in
      guard states.count > 1 else { return "\(states[0].subject): note: \(message)" }
      let names = Self.list(states.map { "'\($0.name)'" })
      return "\(states[0].component): note: \(message) (in \(names))"
    }
  }

  /// `A`, `A and B`, `A, B and C`, or `A, B, C and 4 more`.
  static func list(_ names: [String]) -> String {
    let shown = names.count > 3 ? Array(names.prefix(3)) : names.dropLast()
    let last = names.count > 3 ? "\(names.count - 3) more" : names.last ?? ""
    return shown.isEmpty ? last : "\(shown.joined(separator: ", ")) and \(last)"
  }

  private mutating func index(of picture: Picture) -> Int {
    let (component, name) = (picture.component.name, picture.state)
    if let index = states.lastIndex(where: { $0.component == component && $0.name == name }) {
      return index
    }
    states.append(State(component: component, name: name, title: picture.title))
    return states.count - 1
  }
}

extension [DrawingNote] {
  /// The messages of the notes, with one for all characters without a glyph.
  var messages: [String] { otherMessages + missingCharacters.noteMessages }

  /// The messages of all notes except those about characters without a glyph.
  fileprivate var otherMessages: [String] {
    compactMap { if case .missingGlyph = $0 { nil } else { $0.message } }
  }

  /// The characters for which no font has a glyph.
  var missingCharacters: [Unicode.Scalar] { compactMap(\.missingCharacter) }
}

extension DrawingNote {
  /// The character without a glyph in any font, if the note is about one.
  var missingCharacter: Unicode.Scalar? {
    if case .missingGlyph(let scalar) = self { scalar } else { nil }
  }
}

extension [Unicode.Scalar] {
  /// The message about characters without a glyph, or none if there are none.
  var noteMessages: [String] {
    isEmpty
      ? []
      : ["\(MissingCharacters(self).message); add a 'font', or pass --font or --system-fonts"]
  }
}
