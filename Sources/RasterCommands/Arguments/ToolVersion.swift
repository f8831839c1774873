// The version that the tools report, which `.ci/release` reads from here, and the newest edition.

package enum ToolVersion {
  package static let text = "0.1.0"
  /// The newest edition of the language that is final.
  package static let edition = "2026"
}
