// A budget for many components that does not depend on the order of their costs.

/// An amount that each component may spend, and a shared amount for those that need more.
struct Quota {
  private let own: Int
  private var ownLeft = 0
  private var sharedLeft: Int

  init(own: Int, shared: Int) {
    self.own = own
    sharedLeft = shared
  }

  /// The amount that the current component can still spend.
  var left: Int { ownLeft + sharedLeft }

  /// Whether the current component has spent less than its own amount.
  var hasOwnLeft: Bool { ownLeft > 0 }

  /// Continues with the next component, whose own amount is untouched by earlier spending.
  mutating func begin() { ownLeft = own }

  /// Spends the component's own amount first, then the shared amount.
  mutating func spend(_ amount: Int) {
    let taken = min(amount, ownLeft)
    ownLeft -= taken
    sharedLeft -= min(amount - taken, sharedLeft)
  }
}
