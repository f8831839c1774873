// The kinds of files that a source can name: what a build must watch.

/// The kinds of files that a source can name beside other sources.
///
/// Their contents tell them apart, not their names; these are the names that people give them. The build
/// plugin, which cannot call this module, has the same list, and tests compare the two.
package enum InputKind: String, Sendable, CaseIterable {
  case png, jpeg, svg, trueType, openType, collection, tokens

  /// The ends of such files' names, in lower case.
  package var extensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .svg: ["svg"]
    case .trueType: ["ttf"]
    case .openType: ["otf"]
    case .collection: ["ttc", "otc"]
    case .tokens: ["json"]
    }
  }

  /// The ends of the names of all kinds.
  package static var extensions: [String] { allCases.flatMap { $0.extensions } }
}
