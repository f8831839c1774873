// The body of the preview page: the toolbar, the list of components and the panels.

extension PreviewPage {
  static func body(_ title: String) -> String {
    """
    <header>
    <h1>\(title)</h1>
    <p id="status" role="status">Connecting…</p>
    <p id="counts"></p>
    </header>
    <nav aria-label="Components">
    <input type="search" id="filter" placeholder="Filter" aria-label="Filter components">
    <ul id="components"></ul>
    </nav>
    <main>
    \(WebText.stageMarkup)\(WebText.emptyMarkup)\(WebText.sheetMarkup)</main>
    <aside aria-label="Controls">
    <form id="controls">
    <section id="about"><h2>Component</h2><p id="documentation"></p><p id="place"></p></section>
    <section><h2>Properties</h2><div id="properties"></div></section>
    <section><h2>Environment</h2><div id="surroundings"></div></section>
    </form>
    </aside>
    \(WebText.dockMarkup)
    """
  }
}
