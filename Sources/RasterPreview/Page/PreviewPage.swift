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
    \(PreviewStyle.frame)\(PreviewStyle.contents)</style>
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

  /// The section of the one picture that is shown large.
  private static let stage = """
    <section id="stage" aria-label="Picture">
    <div class="tools">
    <h2 id="name"></h2><span id="place"></span>
    <span class="space"></span>
    <button id="before" type="button" aria-pressed="false" disabled>Before</button>
    <button id="side" type="button" aria-pressed="false" disabled>Side by side</button>
    <button id="swipe" type="button" aria-pressed="false" disabled>Swipe</button>
    <button id="difference" type="button" aria-pressed="false" disabled>Difference</button>
    <button id="capsButton" type="button" aria-pressed="false" disabled>Caps</button>
    <label class="field">Zoom <select id="zoom"></select></label>
    </div>
    <div id="view" tabindex="0" aria-label="Pixels: arrow keys move, Enter copies the line">
    <div id="beside" hidden><img id="besidePicture" alt="The picture before"></div>
    <div id="ground"><img id="picture" alt=""><img id="past" alt="The picture before" hidden>
    <canvas id="marks"></canvas>
    <div id="grid"></div><div id="cross" hidden></div><div id="caps" hidden></div>
    <div id="edgeRight" class="edge" role="slider" tabindex="0" aria-label="Width" hidden></div>
    <div id="edgeBottom" class="edge" role="slider" tabindex="0" aria-label="Height" hidden></div>
    <div id="edgeCorner" class="edge" role="slider" tabindex="0" aria-label="Width and height" hidden></div>
    </div>
    </div>
    <div class="tools" id="swipeField" hidden>
    <label class="field grow">Before <input id="swipeAt" type="range" min="0" max="100" value="50">
    after</label>
    </div>
    <div class="tools">
    <label class="field grow">Step <input id="step" type="range" min="0" max="1" value="1"></label>
    <output id="stepName"></output>
    </div>
    <p id="readout" aria-live="polite"></p>
    </section>

    """

  /// The section of the looks.
  private static let sheet = """
    <section id="sheet" aria-label="Looks">
    <h2 id="sheetTitle"></h2>
    <div id="axes" class="tools" hidden>
    <label class="field">Rows <select id="rows"></select></label>
    <label class="field">Columns <select id="columns"></select></label>
    </div>
    <div class="scroll"><table id="matrix" hidden><thead><tr id="matrixHead"></tr></thead>
    <tbody id="matrixBody"></tbody></table></div>
    <ul id="looks"></ul>
    <h2 id="othersTitle" hidden>Other combinations</h2>
    <ul id="others"></ul>
    <ul id="failures"></ul>
    </section>

    """

  private static func body(_ title: String) -> String {
    """
    <header>
    <h1>\(title)</h1>
    <p id="status" role="status">Connecting</p>
    <p id="counts"></p>
    </header>
    <nav aria-label="Components">
    <input type="search" id="filter" placeholder="Filter" aria-label="Filter components">
    <ul id="components"></ul>
    </nav>
    <main>
    \(stage)\(sheet)</main>
    <aside aria-label="Controls">
    <form id="controls">
    <section><h2>Properties</h2><div id="properties"></div></section>
    <section><h2>Surroundings</h2><div id="surroundings"></div></section>
    </form>
    </aside>
    <section id="dock" aria-label="Details">
    <div role="tablist" aria-label="Details">
    <button role="tab" type="button" id="tab-reports" aria-controls="reports">Reports</button>
    <button role="tab" type="button" id="tab-operations" aria-controls="operations">Operations</button>
    <button role="tab" type="button" id="tab-look" aria-controls="look">Look</button>
    </div>
    <div role="tabpanel" id="reports" aria-labelledby="tab-reports" tabindex="0"></div>
    <div role="tabpanel" id="operations" aria-labelledby="tab-operations" tabindex="0" hidden></div>
    <div role="tabpanel" id="look" aria-labelledby="tab-look" tabindex="0" hidden></div>
    </section>
    """
  }
}

/// The script of the page, in the order in which its parts build on each other.
enum PreviewScript {
  static let all = core + stage + compare + size + matrix + sheet + parts + controls + dock + start
}
