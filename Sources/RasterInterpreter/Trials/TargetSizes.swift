// How large controls are to those who hit them.

import RasterDrawing
import RasterSemantics
import RasterSyntax
import RasterValues

/// Controls that are small in some named state of a component, each of two measures reported once.
struct TargetSizes {
  private var known: Set<Int> = []

  /// WCAG 2.2's measures: 2.5.8, level AA, and 2.5.5, level AAA.
  private static let measures = [24, 44]

  /// Looks at a state of a component that takes so much room.
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
    // A control that is smaller than the least of both is not reported twice.
    for measure in Self.measures where min(box.width, box.height) < Double(measure) {
      guard known.insert(measure).inserted else { return }
      let target = DrawnFinding.Target(role: role.word, size: box.size, least: measure)
      findings.all.append(DrawnFinding(kind: .smallTarget(target), range: place, look: state))
      return
    }
  }
}

extension AccessibilityRole {
  /// Whether its user hits it.
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
