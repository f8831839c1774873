// The preview's page: one file, with its style and its script in it.

/// The page, which stands by itself and asks nobody but the server that it came from.
package struct PreviewPage: Sendable {
  /// What is shown: the name of a file or a folder.
  package let title: String

  package init(title: String) { self.title = title }

  /// The page, with a policy that lets nothing run, load or frame it but what it brings.
  package var response: PreviewResponse {
    let nonce = PreviewServer.makeToken()
    var response = PreviewResponse(.ok, .html, Array(html(nonce: nonce).utf8))
    response.policy = [
      "default-src 'none'", "img-src 'self' data:", "connect-src 'self'",
      "style-src 'nonce-\(nonce)'", "script-src 'nonce-\(nonce)'", "base-uri 'none'",
      "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
    return response
  }

  private func html(nonce: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Self.escaped(title)) – raster preview</title>
    <link rel="icon" href="data:,">
    <style nonce="\(nonce)">
    \(PreviewStyle.all)</style>
    </head>
    <body>
    \(Self.body(Self.escaped(title)))
    <script nonce="\(nonce)">
    'use strict';
    \(PreviewScript.all)</script>
    </body>
    </html>

    """
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The script of the page, in the order in which its parts build on each other.
enum PreviewScript {
  static let all =
    core + components + stage + zoom + compare + size + matrix + sheet + parts + controls + panels
    + dock + start
}
