// The kinds of files that a source can reference, which a build must watch.

/// The kinds of files that a source can reference besides other sources.
///
/// A file's kind is determined by its contents, not its name; these are the usual name extensions.
/// The build plugin cannot call this module, so it has the same list, and tests compare the two.
package enum InputKind: String, Sendable, CaseIterable {
  case png, jpeg, webp, gif, bmp, svg, vectorDrawable, trueType, openType, collection, tokens

  /// The file name extensions of this kind, in lower case.
  package var extensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .webp: ["webp"]
    case .gif: ["gif"]
    case .bmp: ["bmp"]
    case .svg: ["svg", "svgz"]
    case .vectorDrawable: ["xml"]
    case .trueType: ["ttf"]
    case .openType: ["otf"]
    case .collection: ["ttc", "otc"]
    case .tokens: ["json"]
    }
  }

  /// The file name extensions of all kinds.
  package static var extensions: [String] { allCases.flatMap { $0.extensions } }
}
