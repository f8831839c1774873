// The table rows of powers, logarithms and distances, and the named numbers.

import RasterValues

extension BuiltIn {
  @Rows static var powers: [BuiltIn] {
    function(
      "pow",
      takes: [.double, .double],
      gives: .double,
      does: "The first number raised to the power of the second."
    ) { v in .double(Functions.pow(v.double(0), v.double(1))) }
    function(
      "exp",
      takes: [.double],
      gives: .double,
      does: "Euler's number raised to the power of the number."
    ) { v in
      .double(Functions.exp(v.double(0)))
    }
    function("log", takes: [.double], gives: .double, does: "The natural logarithm.") { v in
      .double(Functions.log(v.double(0)))
    }
    function("log10", takes: [.double], gives: .double, does: "The base-10 logarithm.") { v in
      .double(Functions.log10(v.double(0)))
    }
    function(
      "hypot",
      takes: [.double, .double],
      gives: .double,
      does: "The hypotenuse of a right triangle with two given sides."
    ) { v in .double(Functions.hypot(v.double(0), v.double(1))) }
    function(
      "atan2",
      takes: [.double, .double],
      gives: .angle,
      does: "The direction of `(x, y)`; `y` is the first argument."
    ) { v in .angle(Functions.atan2(v.double(0), v.double(1))) }
  }
}

extension BuiltIns {
  /// Named numbers, whose names declarations can redefine.
  static let namedNumbers: [String: Double] = ["pi": .pi, "infinity": .infinity]
}
