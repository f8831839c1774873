// The editions of the language, and the comment with which a file selects one.

/// An edition of the language.
///
/// A later edition corrects the meaning or the look of sources. Because it is opt-in, sources of an
/// earlier edition keep their pixels and keys. Files of different editions can import each other.
package enum Edition: String, CaseIterable, Comparable, Sendable {
  case of2026 = "2026"
  /// The next edition, which collects corrections and may still change.
  case of2027 = "2027"

  /// The edition of a file if neither the file nor its project selects one.
  package static let standard = Edition.of2026
  /// The last edition.
  package static let latest = Edition.of2027

  package static func < (first: Edition, second: Edition) -> Bool {
    first.rawValue < second.rawValue
  }

  /// All editions in the form in which diagnostics list them.
  package static var list: String {
    allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }

  /// Returns the edition that was probably meant: the nearest year, or the most similar name.
  package static func nearest(to name: String) -> Edition? {
    guard let year = Int(name) else {
      return nearestName(to: name, in: allCases.map { $0.rawValue }).flatMap {
        Edition(rawValue: $0)
      }
    }
    return year <= 2026 ? .of2026 : .latest
  }
}

/// The comment at the head of a file that selects its edition.
package struct EditionComment: Sendable {
  package let edition: Edition
  /// The range of the edition's name.
  package let nameRange: SourceRange

  /// The comment of a file in an edition.
  package static func text(_ edition: Edition) -> String { "// raster edition \(edition.rawValue)" }
}
