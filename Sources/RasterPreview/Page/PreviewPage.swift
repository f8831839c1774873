// The preview page as one file, with its style sheet and its script.

import RasterPages

/// The preview page, which is self-contained and sends requests only to its own server.
package struct PreviewPage: Sendable {
  /// The name of the file or folder that is shown.
  package let title: String

  package init(title: String) { self.title = title }

  /// The page, with a policy that allows only its own scripts, styles and requests, and no framing.
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
    <title>\(Markup.escaped(title)) – raster preview</title>
    <link rel="icon" href="data:,">
    <style nonce="\(nonce)">
    \(Self.style)</style>
    </head>
    <body>
    \(Self.body(Markup.escaped(title)))
    <script nonce="\(nonce)">
    'use strict';
    \(Self.script)</script>
    </body>
    </html>

    """
  }

  /// The style sheet: the frame, its contents, then rules for narrow screens.
  private static let style =
    WebText.frameStyle + WebText.stageStyle + WebText.contentsStyle + WebText.panelsStyle
    + WebText.narrowStyle

  /// The script; its parts are in order of dependency.
  private static let script = [
    WebText.coreScript, WebText.componentsScript, WebText.stageScript, WebText.zoomScript,
    WebText.boxesScript, WebText.compareScript, WebText.sizeScript, WebText.matrixScript,
    WebText.sheetScript,
    WebText.partsScript, WebText.controlsScript, WebText.panelsScript, WebText.dockScript,
    WebText.startScript,
  ].joined()
}
