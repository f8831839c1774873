// The rows of powers, logarithms and distances, and the numbers that have names.

import RasterValues

extension BuiltIn {
  @Rows static var powers: [BuiltIn] {
    function(
      "pow",
      takes: [.double, .double],
      gives: .double,
      does: "The first to the power of the second."
    ) { v in .double(Functions.pow(v.double(0), v.double(1))) }
    function(
      "exp",
      takes: [.double],
      gives: .double,
      does: "Euler's number to the power of the number."
    ) { v in
      .double(Functions.exp(v.double(0)))
    }
    function("log", takes: [.double], gives: .double, does: "The natural logarithm.") { v in
      .double(Functions.log(v.double(0)))
    }
    function("log10", takes: [.double], gives: .double, does: "The decimal logarithm.") { v in
      .double(Functions.log10(v.double(0)))
    }
    function(
      "hypot",
      takes: [.double, .double],
      gives: .double,
      does: "The length of the hypotenuse over two sides."
    ) { v in .double(Functions.hypot(v.double(0), v.double(1))) }
    function(
      "atan2",
      takes: [.double, .double],
      gives: .angle,
      does: "The direction of `(x, y)`, of which `y` comes first."
    ) { v in .angle(Functions.atan2(v.double(0), v.double(1))) }
  }
}

extension BuiltIns {
  /// Numbers that have names, which declarations may take for something else.
  static let namedNumbers: [String: Double] = ["pi": .pi, "infinity": .infinity]
}
