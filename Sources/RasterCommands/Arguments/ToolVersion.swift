// The version that the tools report; `.ci/release` reads it from here.

package enum ToolVersion { package static let text = "0.1.0" }
