// The diagnostics of caps that are invalid, unproved or unneeded.

import RasterSyntax
import RasterValues

extension Diagnostic {
  /// Invalid caps: stretching the raster gives a result that differs from the drawing.
  ///
  ///     caps 15
  ///     draw { fill roundedRect(bounds, radius: 16), with: #FFFFFF }
  ///     //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: this reaches 16 points from the left, but the cap is 15, so stretching draws it incorrectly
  static func capsRefuted(
    _ failure: CapsFailure,
    _ axis: CapsAxis,
    cap: Double?,
    caps: SourceRange,
    fixIts: [FixIt]
  ) -> Diagnostic {
    Diagnostic(
      .capsRefuted,
      "\(failure.message(axis, cap: cap)), so stretching draws it incorrectly",
      at: failure.range,
      labels: [Label("these caps are invalid", at: caps)],
      fixIts: fixIts
    )
  }

  /// Caps that can neither be proved nor refuted.
  ///
  ///     caps 16
  ///     draw { text title, in: bounds, with: #000000 }
  ///     //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the painted area of this text is unknown, so the component is drawn at its full size
  static func capsUnproved(
    _ failure: CapsFailure,
    _ axis: CapsAxis,
    cap: Double?,
    caps: SourceRange,
    fixIts: [FixIt]
  ) -> Diagnostic {
    Diagnostic(
      .capsUnproved,
      "\(failure.message(axis, cap: cap)), so the component is drawn at its full size",
      at: failure.range,
      labels: [Label("these caps are not proved", at: caps)],
      fixIts: fixIts
    )
  }

  /// The smallest caps leave nothing to stretch.
  ///
  ///     size 20, 20
  ///     caps .auto
  ///     //   ^^^^^ warning: the smallest caps are as large as the component, which is never stretched
  static func unneededCaps(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unneededCaps,
      "the smallest caps are as large as the component, which is never stretched",
      at: range
    )
  }

  /// `unchecked: true` beside caps that are proved.
  ///
  ///     caps 8, unchecked: true
  ///     //      ^^^^^^^^^^^^^^^ warning: these caps are proved; 'unchecked: true' has no effect
  static func unneededUnchecked(at range: SourceRange, after end: SourceRange?) -> Diagnostic {
    var fixIts: [FixIt] = []
    if let end {
      let fullRange = SourceRange(
        file: range.file,
        lower: Int(end.upper),
        upper: Int(range.upper)
      )
      fixIts = [FixIt("remove 'unchecked: true'", replacing: fullRange, with: "")]
    }
    return Diagnostic(
      .unneededUnchecked,
      "these caps are proved; 'unchecked: true' has no effect",
      at: range,
      fixIts: fixIts
    )
  }
}

extension CapsFailure {
  /// Returns the description of the failure as the beginning of a sentence.
  fileprivate func message(_ axis: CapsAxis, cap: Double?) -> String {
    let length = axis.length
    switch cause {
    case .gradient: return "this gradient varies along the \(length)"
    case .paint: return "this paint may vary along the \(length)"
    case .pattern: return "this pattern always starts at the component's origin"
    case .image: return "this image is scaled with the \(length)"
    case .dashes: return "these dashes run along the \(length)"
    case .text: return "the painted area of this text is unknown"
    case .curve: return "this is curved in the part of the \(length) that is stretched"
    case .slant: return "this has a slanted edge in the part of the \(length) that is stretched"
    case .floating: return "this moves with the \(length) and is aligned to neither end"
    case .growing: return "this changes with the \(length)"
    case .moved: return "this is rounded differently when it moves with the \(length)"
    case .transform: return "this is rotated, scaled or mirrored"
    case .mask: return "masks that are components cannot be analysed"
    case .content: return "the extent of this along the \(length) is unknown"
    case .reach(let side, let reach, let effect):
      let name = side == .leading ? axis.sides.leading : axis.sides.trailing
      let subject =
        switch effect {
        case .drawing: "this"
        case .shadow: "this shadow"
        case .blur: "the blurred drawing"
        }
      guard reach.isFinite else {
        return "it is unknown how far \(subject) reaches from the \(name)"
      }
      let points = "\(subject) reaches \(Self.rounded(reach)) points from the \(name)"
      return cap.map { "\(points), but the cap is \(Self.rounded($0))" } ?? points
    case .breadth(let side):
      let name = side == .leading ? axis.sides.leading : axis.sides.trailing
      let other = axis == .horizontal ? CapsAxis.vertical.length : CapsAxis.horizontal.length
      return "this reaches farther from the \(name) as the \(other) grows"
    case .stop(let stop): return Self.message(stop, length)
    }
  }

  private static func message(_ stop: ProofStop.Cause, _ length: String) -> String {
    switch stop {
    case .row(let name): "it is unknown how '\(name)' changes with the \(length)"
    case .comparison: "this choice may differ at another \(length)"
    case .product: "this does not grow linearly with the \(length)"
    case .count: "the number of these changes with the \(length)"
    case .effort: "this is too complex to analyse"
    }
  }

  /// Returns a number of points, rounded to hundredths.
  private static func rounded(_ points: Double) -> String {
    Functions.string((points * 100).rounded() / 100)
  }
}
