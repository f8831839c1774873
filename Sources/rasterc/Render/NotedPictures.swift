// Says what drawings note, in a line for each note of a component.

import Raster
import RasterCommands

/// Collects the notes of pictures, which mostly repeat in each appearance, scale and state.
struct NotedPictures {
  /// A state of a component with its first picture.
  private struct State {
    let component, name, title: String
    var pictureCount = 0
    var words: [String] = []
    var missing: [Unicode.Scalar] = []

    /// The state's name, or that of its only picture.
    var subject: String { pictureCount == 1 ? title : "\(component)-\(name)" }
  }

  /// By their order of appearance.
  private var states: [State] = []

  /// Adds what the drawing of a picture notes.
  mutating func add(_ notes: [DrawingNote], of picture: Picture) {
    // A picture that is larger than its component is counted elsewhere.
    let words = notes.filter { $0 != .enlarged }.otherWords
    let missing = notes.missingCharacters
    guard !words.isEmpty || !missing.isEmpty else { return }
    let index = index(of: picture)
    states[index].pictureCount += 1
    for note in words where !states[index].words.contains(note) { states[index].words.append(note) }
    for scalar in missing where !states[index].missing.contains(scalar) {
      states[index].missing.append(scalar)
    }
  }

  /// Adds a note in words.
  mutating func add(_ words: String, of picture: Picture) {
    let index = index(of: picture)
    states[index].pictureCount += 1
    if !states[index].words.contains(words) { states[index].words.append(words) }
  }

  /// Writes the lines to the error stream.
  func report() { for line in lines { Streams.report(line: line) } }

  /// `Greeting-arabic: note: …`, or `Greeting: note: …, in 'arabic' and 'emoji'` where several states of a
  /// component have the same note.
  var lines: [String] {
    var groups: [(words: String, states: [State])] = []
    for state in states {
      for words in state.words + state.missing.noteWords {
        let index = groups.firstIndex {
          $0.words == words && $0.states[0].component == state.component
        }
        if let index { groups[index].states.append(state) } else { groups.append((words, [state])) }
      }
    }
    return groups.map { words, states in
      guard states.count > 1 else { return "\(states[0].subject): note: \(words)" }
      let names = Self.list(states.map { "'\($0.name)'" })
      return "\(states[0].component): note: \(words) (in \(names))"
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
  /// The notes in words, with one for all characters that have no font.
  var words: [String] { otherWords + missingCharacters.noteWords }

  /// All but the characters that have no font.
  fileprivate var otherWords: [String] {
    compactMap { if case .missingGlyph = $0 { nil } else { $0.words } }
  }

  /// The characters for which no font has a glyph.
  var missingCharacters: [Unicode.Scalar] { compactMap(\.missingCharacter) }
}

extension DrawingNote {
  /// The character for which no font has a glyph, where it is that.
  var missingCharacter: Unicode.Scalar? {
    if case .missingGlyph(let scalar) = self { scalar } else { nil }
  }
}

extension [Unicode.Scalar] {
  /// The note of characters that have no font; none where there are none.
  var noteWords: [String] {
    isEmpty
      ? []
      : ["\(MissingCharacters(self).words); add a 'face', or pass --font or --system-fonts"]
  }
}
