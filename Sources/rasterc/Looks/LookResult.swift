// What became of a look since its line was written.

import Raster
import RasterCommands

/// What became of a look since its line was written.
enum LookStatus: Hashable, Sendable {
  /// Its key is equal, so that nothing had to be drawn.
  case same
  /// It is recorded otherwise, and has the same pixels.
  case rerecorded
  /// Its pixels, its size or its surroundings are others.
  case changed
  case new
  /// It is new under this name, and the look of another name is gone that was drawn alike.
  case moved(from: String, folder: String)
  case removed

  /// Whether the look's line is not what it was.
  var isDifference: Bool {
    switch self {
    case .same, .rerecorded: false
    case .changed, .new, .moved, .removed: true
    }
  }

  /// The status as JSON and JUnit write it.
  var word: String {
    switch self {
    case .same: "same"
    case .rerecorded: "rerecorded"
    case .changed: "changed"
    case .new: "new"
    case .moved: "moved"
    case .removed: "removed"
    }
  }
}

/// A look of a folder, as its line says and as it is now.
struct LookResult: Sendable {
  let folder: String
  let name: LookName
  var status: LookStatus
  /// What is drawn now; nil where it is gone.
  var look: TestedLook?
  /// What was drawn before, where that is known.
  var formerLook: TestedLook?
  var before: LookLock.Entry?
  var after: LookLock.Entry?
  /// What differs between the drawings, where both are known.
  var changes: [DrawingChange] = []

  /// Compares what a line says with what is now.
  init(_ look: TestedLook, in folder: String, before: LookLock.Entry?, after: LookLock.Entry) {
    self.folder = folder
    name = look.name
    self.look = look
    self.before = before
    self.after = after
    switch before {
    case nil: status = .new
    case let before? where before.pixels != after.pixels || before.described != after.described:
      status = .changed
    case let before?: status = before.key == after.key ? .same : .rerecorded
    }
  }

  /// A look that is gone.
  init(removed name: LookName, in folder: String, before: LookLock.Entry) {
    self.folder = folder
    self.name = name
    self.before = before
    status = .removed
  }
}

extension [LookResult] {
  /// In the order of folders and names.
  mutating func sort() {
    sort { first, second in
      first.folder == second.folder
        ? first.name < second.name : areInByteOrder(first.folder, second.folder)
    }
  }

  /// Joins looks that are new with looks that are gone and had the same key: they have another name
  /// or lie in another folder.
  ///
  /// Of several, the one of the same component and state is taken, or else the first.
  mutating func joinMoves() {
    var gone: [String: [Int]] = [:]
    for (index, result) in enumerated() where result.status == .removed {
      if let key = result.before?.key { gone[key, default: []].append(index) }
    }
    var joined: Set<Int> = []
    for index in indices where self[index].status == .new {
      guard let key = self[index].after?.key, let candidates = gone[key], !candidates.isEmpty
      else { continue }
      let name = self[index].name
      let choice = candidates.firstIndex { self[$0].name == name } ?? 0
      let old = candidates[choice]
      gone[key]?.remove(at: choice)
      joined.insert(old)
      self[index].status = .moved(from: self[old].name.title, folder: self[old].folder)
      self[index].before = self[old].before
      self[index].formerLook = self[old].formerLook
    }
    self = enumerated().filter { !joined.contains($0.offset) }.map(\.element)
  }
}

extension String {
  /// A folder as reports write it.
  var folderTitle: String { isEmpty ? "." : self }
}
