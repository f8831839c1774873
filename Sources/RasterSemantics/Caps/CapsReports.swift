// Reports about caps: what keeps a picture from being stretched.

import RasterSyntax
import RasterValues

extension Diagnostic {
  /// Caps that do not hold: a picture that is stretched is another one than is drawn.
  ///
  ///     caps 15
  ///     draw { fill roundedRect(bounds, radius: 16), with: #FFFFFF }
  ///     //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: this reaches 16 points from the left, and the cap is 15: stretched, it is drawn wrongly
  static func capsRefuted(
    _ failure: CapsFailure,
    _ axis: CapsAxis,
    cap: Double?,
    caps: SourceRange,
    fixIts: [FixIt]
  ) -> Diagnostic {
    Diagnostic(
      .capsRefuted,
      "\(failure.words(axis, cap: cap)): stretched, it is drawn wrongly",
      at: failure.range,
      labels: [Label("these caps do not hold", at: caps)],
      fixIts: fixIts
    )
  }

  /// Caps of which it is not known whether they hold.
  ///
  ///     caps 16
  ///     draw { text title, in: bounds, with: #000000 }
  ///     //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: how far words reach is not known: the component is drawn at its full size
  static func capsUnproved(
    _ failure: CapsFailure,
    _ axis: CapsAxis,
    cap: Double?,
    caps: SourceRange,
    fixIts: [FixIt]
  ) -> Diagnostic {
    Diagnostic(
      .capsUnproved,
      "\(failure.words(axis, cap: cap)): the component is drawn at its full size",
      at: failure.range,
      labels: [Label("these caps are not proved", at: caps)],
      fixIts: fixIts
    )
  }

  /// Least caps that leave nothing to be stretched.
  ///
  ///     size 20, 20
  ///     caps .auto
  ///     //   ^^^^^ warning: the least caps are as large as the component, which is never stretched
  static func unneededCaps(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unneededCaps,
      "the least caps are as large as the component, which is never stretched",
      at: range
    )
  }

  /// `unchecked: true` beside caps that are proved.
  ///
  ///     caps 8, unchecked: true
  ///     //      ^^^^^^^^^^^^^^^ warning: these caps are proved; 'unchecked: true' says nothing
  static func unneededUnchecked(at range: SourceRange, after end: SourceRange?) -> Diagnostic {
    var fixIts: [FixIt] = []
    if let end {
      let whole = SourceRange(
        file: range.file,
        lower: Int(end.upper),
        upper: Int(range.upper)
      )
      fixIts = [FixIt("remove 'unchecked: true'", replacing: whole, with: "")]
    }
    return Diagnostic(
      .unneededUnchecked,
      "these caps are proved; 'unchecked: true' says nothing",
      at: range,
      fixIts: fixIts
    )
  }
}

extension CapsFailure {
  /// What is wrong, as the beginning of a sentence.
  fileprivate func words(_ axis: CapsAxis, cap: Double?) -> String {
    let length = axis.length
    switch cause {
    case .gradient: return "this gradient varies along the \(length)"
    case .paint: return "whether this paint varies along the \(length) is not known"
    case .pattern: return "this pattern begins at the component's origin, whatever its \(length)"
    case .image: return "this picture is stretched with the \(length)"
    case .dashes: return "these dashes run along the \(length)"
    case .words: return "how far words reach is not known"
    case .curve: return "this curves where the \(length) is stretched"
    case .slant: return "this has an edge that runs aslant where the \(length) is stretched"
    case .floating: return "this moves with the \(length), and stays at neither end"
    case .growing: return "this changes with the \(length)"
    case .moved: return "this is rounded otherwise where it moves with the \(length)"
    case .transform: return "this is turned, scaled or turned over"
    case .mask: return "how a component masks is not followed"
    case .content: return "how far this reaches along the \(length) is not known"
    case .reach(let side, let reach, let effect):
      let name = side == .leading ? axis.sides.leading : axis.sides.trailing
      let subject =
        switch effect {
        case .ink: "this"
        case .shadow: "this shadow"
        case .blur: "what this blurs"
        }
      guard reach.isFinite else {
        return "how far \(subject) reaches from the \(name) is not known"
      }
      let points = "\(subject) reaches \(Self.rounded(reach)) points from the \(name)"
      return cap.map { "\(points), and the cap is \(Self.rounded($0))" } ?? points
    case .breadth(let side):
      let name = side == .leading ? axis.sides.leading : axis.sides.trailing
      let other = axis == .horizontal ? CapsAxis.vertical.length : CapsAxis.horizontal.length
      return "the larger the \(other), the farther this reaches from the \(name)"
    case .stop(let stop): return Self.words(stop, length)
    }
  }

  private static func words(_ stop: ProofStop.Cause, _ length: String) -> String {
    switch stop {
    case .row(let name): "how '\(name)' changes with the \(length) is not followed"
    case .comparison: "this is chosen otherwise at another \(length)"
    case .product: "this does not grow evenly with the \(length)"
    case .count: "how many there are changes with the \(length)"
    case .effort: "this takes too long to be followed"
    }
  }

  /// A number of points, to hundredths.
  private static func rounded(_ points: Double) -> String {
    Functions.string((points * 100).rounded() / 100)
  }
}
