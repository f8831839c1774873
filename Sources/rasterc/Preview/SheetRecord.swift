// The sheet of a component: its named states and combinations, equal looks folded.

import Raster
import RasterCommands
import RasterInterpreter
import RasterPreview
import RasterSemantics

/// The looks of a component.
struct SheetRecord: Encodable {
  let version = 1
  let number: Int
  let component: String
  /// The number of what was asked for: states and combinations, light and dark.
  let states: Int
  /// More than are shown have been left out.
  let omitted: Int
  let looks: [Look]
  let failures: [Failure]
  let drawn, reused: Int
  /// How long all of it took, in milliseconds.
  let time: Double

  struct Look: Encodable {
    let picture: PictureRecord
    /// The states that have it.
    let names: [String]
    let appearance: String
    /// Whether a named state has it; else it is one of all combinations.
    let isNamed: Bool
    /// What the page sets to show it larger.
    let state: String?
    let values: [String: String]
  }

  struct Failure: Encodable {
    let name, message: String
  }

  /// More looks are not drawn for a sheet.
  private static let limit = 512
}

/// A picture as the page shows it.
struct PictureRecord: Encodable {
  let id: String
  /// In device pixels.
  let width, height: Int
  /// The component's box in it: left, top, width and height.
  let box: [Int]
  let scale: Double
  let notes: [String]
  /// The file in base 64, where it is new and small: a page then need not ask for each.
  let file: String?

  /// Files up to so many bytes are sent along.
  private static let fileLimit = 16 << 10

  init(_ picture: PictureShelf.Picture, scale: Double, isNew: Bool = false) {
    let isSent = isNew && picture.file.count <= Self.fileLimit
    file = isSent ? Data(picture.file).base64EncodedString() : nil
    id = picture.id
    (width, height) = (picture.width, picture.height)
    box = [picture.box.x, picture.box.y, picture.box.width, picture.box.height]
    self.scale = scale
    notes = picture.notes
  }
}

extension SheetRecord {
  /// Draws the looks that are not drawn yet, on as many threads as there are processors.
  init?(_ request: PreviewRequest, _ snapshot: PreviewSnapshot, _ shelf: PictureShelf) {
    guard let shown = snapshot.shown,
      let subject = PreviewSubject(request.onSheet, of: shown, snapshot.fonts)
    else { return nil }
    let clock = ContinuousClock()
    let start = clock.now
    let all = Entry.all(of: subject, isAppearanceAsked: request["appearance"] != nil)
    let entries = Array(all.prefix(Self.limit))
    let results = Entry.draw(entries, shelf)
    var places: [String: Int] = [:]
    var looks: [Look] = []
    var failures: [Failure] = []
    for (entry, result) in zip(entries, results.pictures) {
      switch result {
      case .failure(let error): failures.append(Failure(name: entry.name, message: error.words))
      case .success(let picture):
        let key = "\(entry.environment.appearance) \(picture.id)"
        if let place = places[key] {
          looks[place] = looks[place].adding(entry.name)
        } else {
          places[key] = looks.count
          let isNew = results.drawn.contains(picture.id)
          looks.append(entry.look(picture, besides: subject.plain, isNew: isNew))
        }
      }
    }
    number = snapshot.number
    component = request["component"] ?? shown.components.first?.title ?? ""
    states = all.count
    omitted = all.count - entries.count
    self.looks = looks
    self.failures = failures
    drawn = results.drawn.count
    reused = entries.count - failures.count - drawn
    time = (clock.now - start) / .milliseconds(1)
  }

  /// A look that is asked for.
  fileprivate struct Entry: Sendable {
    let name: String
    let isNamed: Bool
    let component: InterpretedComponent
    let environment: Environment
    let size: Size?
    let background: Color?

    var request: RasterRequest<InterpretedComponent> {
      get throws(RasterError) {
        try RasterRequest(
          component,
          size: size,
          environment: environment,
          background: background,
          crop: .ink
        )
      }
    }

    func look(
      _ picture: PictureShelf.Picture,
      besides plain: InterpretedComponent,
      isNew: Bool
    ) -> Look {
      Look(
        picture: PictureRecord(picture, scale: environment.scale, isNew: isNew),
        names: [name],
        appearance: "\(environment.appearance)",
        isNamed: isNamed,
        state: isNamed ? name : nil,
        values: isNamed ? [:] : component.controlTexts(besides: plain) ?? [:]
      )
    }
  }
}

extension SheetRecord.Look {
  fileprivate func adding(_ name: String) -> SheetRecord.Look {
    SheetRecord.Look(
      picture: picture,
      names: names.contains(name) ? names : names + [name],
      appearance: appearance,
      isNamed: isNamed,
      state: state,
      values: values
    )
  }
}

extension PreviewRequest {
  /// The request without what concerns the one look that is shown large.
  fileprivate var onSheet: PreviewRequest {
    PreviewRequest(
      method: method,
      path: path,
      values: values.filter {
        !$0.name.hasPrefix("set.") && !["state", "stage", "width", "height"].contains($0.name)
      }
    )
  }
}

extension SheetRecord.Entry {
  /// The pictures of entries, and the identities of those that were drawn for it: each once.
  fileprivate static func draw(
    _ entries: [SheetRecord.Entry],
    _ shelf: PictureShelf
  ) -> (pictures: [Result<PictureShelf.Picture, RasterError>], drawn: Set<String>) {
    let places = Threads.map(entries.count, jobs: .max) { index in
      Result { () throws(RasterError) in try shelf.place(of: entries[index].request) }
    }
    var missing: [(entry: Int, place: PictureShelf.Place)] = []
    var drawn: Set<String> = []
    for (index, place) in places.enumerated() {
      guard case .success(let place) = place, place.picture == nil else { continue }
      if drawn.insert(place.id).inserted { missing.append((index, place)) }
    }
    let work = missing
    let new = Threads.map(work.count, jobs: .max) { index in
      Result { () throws(RasterError) in
        try shelf.draw(entries[work[index].entry].request, at: work[index].place)
      }
    }
    var results: [String: Result<PictureShelf.Picture, RasterError>] = [:]
    for (work, result) in zip(work, new) { results[work.place.id] = result }
    let pictures = places.map { found -> Result<PictureShelf.Picture, RasterError> in
      switch found {
      case .failure(let error): return .failure(error)
      case .success(let place):
        if let picture = place.picture { return .success(picture) }
        return results[place.id] ?? .failure(.notCached)
      }
    }
    drawn = drawn.filter { id in
      if case .success? = results[id] { return true }
      return false
    }
    return (pictures, drawn)
  }

  /// The named states, then the combinations that none of them is, light before dark.
  fileprivate static func all(
    of subject: PreviewSubject,
    isAppearanceAsked: Bool
  ) -> [SheetRecord.Entry] {
    let component = subject.plain
    var result: [SheetRecord.Entry] = []
    var named: Set<String> = []
    let states = component.namedStates(in: subject.environment)
    for (state, declared) in zip(states, component.declaration.states) {
      let said = declared.environment.reduce(into: Environment.Reads()) {
        $0.formUnion($1.member.reads)
      }
      if said.isEmpty, state.size == nil {
        named.insert(state.component.difference(from: component))
      }
      let isFixed = isAppearanceAsked || said.contains(.appearance)
      for appearance in isFixed
        ? [state.environment.appearance] : state.component.testedAppearances
      {
        var environment = state.environment
        environment.appearance = appearance
        result.append(
          SheetRecord.Entry(
            name: state.name,
            isNamed: true,
            component: state.component,
            environment: environment,
            size: state.size,
            background: subject.background
          )
        )
      }
    }
    guard let looks = component.looks, looks.count <= LookPlan.combinationLimit else {
      return result
    }
    for look in looks {
      let name = look.difference(from: component)
      guard !named.contains(name) else { continue }
      for appearance in isAppearanceAsked
        ? [subject.environment.appearance] : look.testedAppearances
      {
        var environment = subject.environment
        environment.appearance = appearance
        result.append(
          SheetRecord.Entry(
            name: name.isEmpty ? "plain" : name,
            isNamed: false,
            component: look,
            environment: environment,
            size: nil,
            background: subject.background
          )
        )
      }
    }
    return result
  }
}
