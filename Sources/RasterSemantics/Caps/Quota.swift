// What may be spent on each of many, so that none depends on how costly the others are.

/// An amount that each component has of its own, and one that is there for all that need more.
struct Quota {
  private let own: Int
  private var ownLeft = 0
  private var sharedLeft: Int

  init(own: Int, shared: Int) {
    self.own = own
    sharedLeft = shared
  }

  /// What the component at hand may spend.
  var left: Int { ownLeft + sharedLeft }

  /// Goes on to the next component, whose own is not touched by what others have spent.
  mutating func begin() { ownLeft = own }

  /// Takes of the component's own, then of what is there for all.
  mutating func spend(_ amount: Int) {
    let taken = min(amount, ownLeft)
    ownLeft -= taken
    sharedLeft -= min(amount - taken, sharedLeft)
  }
}
