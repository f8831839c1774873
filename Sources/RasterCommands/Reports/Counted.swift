// Formats a number with its noun, for summaries and reports.

/// Returns a number and its noun, in the plural unless the number is one: `1 row`, `2 rows`.
///
/// The plural is the noun followed by `s`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
