// Checks the target sizes of controls.

import RasterDrawing
import RasterSemantics
import RasterSyntax
import RasterValues

/// Finds controls that are too small in a named state; each of two minimums is reported once.
struct TargetSizes {
  private var known: Set<Int> = []

  /// The minimums of WCAG 2.2: 2.5.8, level AA, and 2.5.5, level AAA.
  private static let measures = [24, 44]

  /// Checks a state of a component at a size.
  mutating func add(
    _ component: InterpretedComponent,
    _ size: Size,
    in environment: Environment,
    state: String,
    to findings: inout DrawnFindings
  ) {
    guard let declared = component.declaration.accessibility, declared.role != nil,
      !component.isOutOfUse(in: environment)
    else { return }
    let role = component.ownAccessibility(in: environment).role
    guard role.isOperated else { return }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let hit = component.hitArea(in: bounds, environment: environment)
    let box = hit?.bounds ?? bounds
    let place = declared.hitArea?.range ?? component.declaration.size.range
    // A control smaller than both minimums is reported only once.
    for measure in Self.measures where min(box.width, box.height) < Double(measure) {
      guard known.insert(measure).inserted else { return }
      let target = DrawnFinding.Target(role: role.word, size: box.size, least: measure)
      findings.all.append(DrawnFinding(kind: .smallTarget(target), range: place, look: state))
      return
    }
  }
}

extension AccessibilityRole {
  /// Whether users operate the element by pointing.
  fileprivate var isOperated: Bool {
    switch self {
    case .button, .toggle, .link, .slider, .tab: true
    case .none, .image, .header, .progress, .text: false
    }
  }

  fileprivate var word: String {
    switch self {
    case .button: "button"
    case .toggle: "toggle"
    case .link: "link"
    case .slider: "slider"
    case .tab: "tab"
    case .none, .image, .header, .progress, .text: "part"
    }
  }
}
