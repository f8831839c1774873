// A file with functions in a component, for questions about them.

enum OwnFunctions {
  static let text = """
    component Bars {
      state isOn: Bool = false

      size 40, 20

      let gap = 4.0

      /* 8 */

      /// The start of a bar.
      func left(of index: Int) -> Double { index * gap }

      func tone(_ amount: Double) -> Color { isOn ? #E5004B : mix(.white, .black, Fraction(amount)) }

      draw {
        let ink = tone(0.5)
        fill rect(Rect(x: left(of: 2), y: 0, width: left(of: 1), height: 8)), with: ink
      }
    }

    component Other {
      size 8, 8

      draw { fill rect(bounds), with: .white }
    }

    """
}
