// The change of a look since its line was recorded.

import Raster
import RasterCommands

/// The change of a look since its line was recorded.
enum LookStatus: Hashable, Sendable {
  /// The key is equal, so the look was not drawn.
  case same
  /// The recording differs, but the pixels are equal.
  case rerecorded
  /// The pixels, the size or the environment differ.
  case changed
  case new
  /// The look is new under this name, and equals a removed look with another name.
  case moved(from: String, folder: String)
  case removed

  /// Whether the look's line has changed.
  var isDifference: Bool {
    switch self {
    case .same, .rerecorded: false
    case .changed, .new, .moved, .removed: true
    }
  }

  /// The status in JSON and JUnit files.
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

/// The recorded and the current version of a look.
struct LookResult: Sendable {
  let folder: String
  let name: LookName
  var status: LookStatus
  /// The current look, or `nil` if it was removed.
  var look: TestedLook?
  /// The former look, if it is known.
  var formerLook: TestedLook?
  var before: LookLock.Entry?
  var after: LookLock.Entry?
  /// The differences between the drawings, if both are known.
  var changes: [DrawingChange] = []

  /// Compares a look with its recorded line.
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

  /// Creates a result for a removed look.
  init(removed name: LookName, in folder: String, before: LookLock.Entry) {
    self.folder = folder
    self.name = name
    self.before = before
    status = .removed
  }
}

extension [LookResult] {
  /// Sorts by folder and name.
  mutating func sort() {
    sort { first, second in
      first.folder == second.folder
        ? first.name < second.name : areInByteOrder(first.folder, second.folder)
    }
  }

  /// Pairs new looks with removed looks that had the same key, as looks that were renamed or moved.
  ///
  /// If there are several candidates, chooses the one of the same component and state, or else the
  /// first.
  mutating func joinMoves() {
    var removed: [String: [Int]] = [:]
    for (index, result) in enumerated() where result.status == .removed {
      if let key = result.before?.key { removed[key, default: []].append(index) }
    }
    var joined: Set<Int> = []
    for index in indices where self[index].status == .new {
      guard let key = self[index].after?.key, let candidates = removed[key], !candidates.isEmpty
      else { continue }
      let name = self[index].name
      let choice = candidates.firstIndex { self[$0].name == name } ?? 0
      let old = candidates[choice]
      removed[key]?.remove(at: choice)
      joined.insert(old)
      self[index].status = .moved(from: self[old].name.title, folder: self[old].folder)
      self[index].before = self[old].before
      self[index].formerLook = self[old].formerLook
    }
    self = enumerated().filter { !joined.contains($0.offset) }.map(\.element)
  }
}

extension String {
  /// The folder's name in reports.
  var folderTitle: String { isEmpty ? "." : self }
}
