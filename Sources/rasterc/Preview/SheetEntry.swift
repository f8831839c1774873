// The contents of a sheet: named states and combinations of values, in each appearance.

import Raster
import RasterCommands
import RasterInterpreter

/// A named state, or a combination of values.
struct SheetEntry: Sendable {
  let name: String
  let isNamed: Bool
  /// Whether the state sets the appearance.
  let isAppearanceFixed: Bool
  let component: InterpretedComponent
  /// The views in each appearance, light first.
  let views: [View]

  struct View: Sendable {
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
          crop: .drawing
        )
      }
    }
  }
}

extension SheetEntry {
  /// The named states, followed by the combinations that no state covers.
  static func all(of subject: PreviewSubject, isAppearanceAsked: Bool) -> [SheetEntry] {
    let component = subject.plain
    var result: [SheetEntry] = []
    var named: Set<String> = []
    let states = component.namedStates(in: subject.environment)
    for (state, declared) in zip(states, component.declaration.states) {
      let reads = declared.environment.reduce(into: Environment.Reads()) {
        $0.formUnion($1.member.reads)
      }
      if reads.isEmpty, state.size == nil {
        named.insert(state.component.difference(from: component))
      }
      let isFixed = reads.contains(.appearance)
      result.append(
        SheetEntry(
          named: state,
          isAppearanceFixed: isFixed,
          appearances: isAppearanceAsked || isFixed
            ? [state.environment.appearance] : state.component.testedAppearances,
          background: subject.background
        )
      )
    }
    guard let looks = component.looks, looks.count <= LookPlan.combinationLimit else {
      return result
    }
    for look in looks {
      let name = look.difference(from: component)
      guard !named.contains(name) else { continue }
      let appearances =
        isAppearanceAsked ? [subject.environment.appearance] : look.testedAppearances
      result.append(SheetEntry(combination: look, name, appearances, subject))
    }
    return result
  }

  private init(
    named state: NamedState<InterpretedComponent>,
    isAppearanceFixed: Bool,
    appearances: [Appearance],
    background: Color?
  ) {
    (name, isNamed, component) = (state.name, true, state.component)
    self.isAppearanceFixed = isAppearanceFixed
    views = appearances.map { appearance in
      var environment = state.environment
      environment.appearance = appearance
      return View(
        component: state.component,
        environment: environment,
        size: state.size,
        background: background
      )
    }
  }

  private init(
    combination: InterpretedComponent,
    _ difference: String,
    _ appearances: [Appearance],
    _ subject: PreviewSubject
  ) {
    (isNamed, isAppearanceFixed, component) = (false, false, combination)
    name = difference.isEmpty ? "plain" : difference
    views = appearances.map { appearance in
      var environment = subject.environment
      environment.appearance = appearance
      return View(
        component: combination,
        environment: environment,
        size: nil,
        background: subject.background
      )
    }
  }

  /// The first entries, with at most `limit` images.
  static func prefix(of entries: [SheetEntry], pictures limit: Int) -> [SheetEntry] {
    var count = 0
    return Array(
      entries.prefix { entry in
        count += entry.views.count
        return count <= limit
      }
    )
  }

  /// Draws the images of views, and returns the identifiers of those that were not cached.
  static func draw(
    _ views: [View],
    _ shelf: PreviewPictures
  ) -> (pictures: [Result<PreviewPictures.Picture, RasterError>], drawn: Set<String>) {
    let places = Threads.map(views.count, jobs: .max) { index in
      Result { () throws(RasterError) in try shelf.place(of: views[index].request) }
    }
    var missing: [(view: Int, place: PreviewPictures.Place)] = []
    var drawn: Set<String> = []
    for (index, place) in places.enumerated() {
      guard case .success(let place) = place, place.picture == nil else { continue }
      if drawn.insert(place.id).inserted { missing.append((index, place)) }
    }
    let work = missing
    let new = Threads.map(work.count, jobs: .max) { index in
      Result { () throws(RasterError) in
        try shelf.draw(views[work[index].view].request, at: work[index].place)
      }
    }
    var results: [String: Result<PreviewPictures.Picture, RasterError>] = [:]
    for (work, result) in zip(work, new) { results[work.place.id] = result }
    let pictures = places.map { found -> Result<PreviewPictures.Picture, RasterError> in
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
}
