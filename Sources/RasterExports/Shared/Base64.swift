// Bytes within text.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Bytes as base64 text, in one line.
func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
