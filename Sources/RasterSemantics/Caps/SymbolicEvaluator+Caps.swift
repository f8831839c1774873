// Bounds of a component's size that follow from its caps.

extension SymbolicEvaluator {
  /// States that the component is no smaller than its minimum frame; negative caps count as 0.
  mutating func bound(
    _ along: (leading: Linear, trailing: Linear),
    across: (leading: Linear, trailing: Linear)?
  ) {
    func bounds(_ caps: (leading: Linear, trailing: Linear)) -> [Linear] {
      let point = Linear(1)
      return [
        point, caps.leading + point, caps.trailing + point, caps.leading + caps.trailing + point,
      ]
    }
    table.setLowerBounds(of: SymbolTable.length, bounds(along))
    if let across { table.setLowerBounds(of: SymbolTable.breadth, bounds(across)) }
  }
}
