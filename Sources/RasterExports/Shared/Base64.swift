// Encodes bytes as base64.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Returns bytes as base64 on one line.
func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
