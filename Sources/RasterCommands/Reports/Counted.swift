// A number with its noun, for summaries and reports.

/// A number and its noun, in the plural unless the number is one: `1 row`, `2 rows`.
///
/// The plural is the noun with an `s`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
