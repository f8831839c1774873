// Replaces `var(--name, fallback)` in values.

/// The value with its variables replaced, or `nil` if one has no value or the result is too long.
///
/// The values of variables contain no variables themselves. Source: CSS Custom Properties Level 1,
/// section 3.
func substituted(_ text: String, _ custom: [String: String], depth: Int = 0) -> String? {
  guard depth < 16, text.utf8.count <= 4_096 else { return nil }
  let bytes = Array(text.utf8)
  let mark = Array("var(".utf8)
  var result: [UInt8] = []
  var index = 0
  while index < bytes.count {
    guard bytes[index...].starts(with: mark) else {
      result.append(bytes[index])
      index += 1
      continue
    }
    let first = index + mark.count
    var (end, open, comma) = (first, 1, Int?.none)
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "(") { open += 1 }
      if bytes[end] == UInt8(ascii: ")") { open -= 1 }
      if bytes[end] == UInt8(ascii: ","), open == 1, comma == nil { comma = end }
      if open == 0 { break }
      end += 1
    }
    guard open == 0 else { return nil }
    let name = trimmed(String(decoding: bytes[first..<(comma ?? end)], as: UTF8.self))
    let fallback = comma.map { String(decoding: bytes[($0 + 1)..<end], as: UTF8.self) }
    guard
      let value = custom[name] ?? fallback.flatMap({ substituted($0, custom, depth: depth + 1) }),
      result.count + value.utf8.count <= 4_096
    else { return nil }
    result += Array(trimmed(value).utf8)
    index = end + 1
  }
  return String(decoding: result, as: UTF8.self)
}
