// The markup of the preview's page: the bar, the list of components, the stage, the looks and the panels.

extension PreviewPage {
  static func body(_ title: String) -> String {
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
    \(stage)\(empty)\(sheet)</main>
    <aside aria-label="Controls">
    <form id="controls">
    <section id="about"><h2>Component</h2><p id="documentation"></p><p id="place"></p></section>
    <section><h2>Properties</h2><div id="properties"></div></section>
    <section><h2>Environment</h2><div id="surroundings"></div></section>
    </form>
    </aside>
    \(dock)
    """
  }

  /// The section of the one picture that is shown large.
  private static let stage = """
    <section id="stage" aria-label="Picture">
    <div class="tools" id="stageTools">
    <h2 id="name"></h2><span id="measures"></span>
    <span class="space"></span>
    <div class="group" role="group" aria-label="Compare with the picture before">
    <button id="before" type="button" aria-pressed="false">Before</button>
    <button id="side" type="button" aria-pressed="false">Side by side</button>
    <button id="swipe" type="button" aria-pressed="false">Swipe</button>
    <button id="difference" type="button" aria-pressed="false">Difference</button>
    </div>
    <button id="capsButton" type="button" aria-pressed="false">Caps</button>
    </div>
    <div id="view" tabindex="0" role="group"
    aria-label="Pixels: arrow keys move, Enter copies the line, plus and minus zoom, 0 fits">
    <div id="canvas">
    <div id="beside" hidden><img id="besidePicture" alt="The picture before"></div>
    <div id="ground"><img id="picture" alt=""><img id="past" alt="The picture before" hidden>
    <canvas id="marks"></canvas>
    <div id="grid"></div><div id="cross" hidden></div><div id="caps" hidden></div>
    <div id="edgeRight" class="edge" role="slider" tabindex="0" aria-label="Width" hidden></div>
    <div id="edgeBottom" class="edge" role="slider" tabindex="0" aria-label="Height" hidden></div>
    <div id="edgeCorner" class="edge" role="slider" tabindex="0" aria-label="Width and height" hidden></div>
    </div>
    </div>
    </div>
    <div class="tools" id="swipeField" hidden>
    <label class="field grow">Before <input id="swipeAt" type="range" min="0" max="100" value="50">
    after</label>
    </div>
    <p id="readout" aria-live="polite"></p>
    <div class="tools" id="stageFoot">
    <label class="field grow">Step <input id="step" type="range" min="0" max="1" value="1"></label>
    <output id="stepName"></output>
    <div class="group" role="group" aria-label="Zoom">
    <button id="zoomOut" type="button" aria-label="Zoom out">−</button>
    <select id="zoom" aria-label="Zoom"></select>
    <button id="zoomIn" type="button" aria-label="Zoom in">+</button>
    <button id="fit" type="button" aria-pressed="true">Fit</button>
    </div>
    </div>
    </section>

    """

  /// The section that a folder without components shows instead.
  private static let empty = """
    <section id="empty" aria-labelledby="emptyTitle" hidden>
    <h2 id="emptyTitle"></h2>
    <p>Create a first component here, then change its file in your editor: this page follows each save.</p>
    <form id="create">
    <label for="newName">Name</label>
    <input id="newName" type="text" value="Button" required pattern="[A-Z][A-Za-z0-9_]*" maxlength="64"
    spellcheck="false" autocomplete="off" aria-describedby="newNote">
    <button id="createButton" type="submit">Create component</button>
    </form>
    <p id="newNote" role="status"></p>
    </section>

    """

  /// The section of the looks.
  private static let sheet = """
    <div id="sheetSplit" class="split" role="separator" tabindex="0" aria-orientation="horizontal"
    aria-controls="sheet" aria-label="Height of the looks"></div>
    <section id="sheet" aria-label="Looks">
    <div class="tools" id="sheetTools">
    <h2 id="sheetTitle"></h2>
    <span class="space"></span>
    <div id="axes" class="axes" hidden>
    <label class="field">Rows <select id="rows"></select></label>
    <label class="field">Columns <select id="columns"></select></label>
    </div>
    </div>
    <div id="sheetBody">
    <div class="scroll"><table id="matrix" hidden><thead><tr id="matrixHead"></tr></thead>
    <tbody id="matrixBody"></tbody></table></div>
    <ul id="looks"></ul>
    <h2 id="othersTitle" hidden></h2>
    <ul id="others"></ul>
    <ul id="failures"></ul>
    </div>
    </section>

    """

  /// The panel of reports, operations and what is known of the look, which folds.
  private static let dock = """
    <section id="dock" aria-label="Details">
    <div id="dockSplit" class="split" role="separator" tabindex="0" aria-orientation="horizontal"
    aria-controls="dock" aria-label="Height of the details"></div>
    <div class="bar">
    <div role="tablist" aria-label="Details">
    <button role="tab" type="button" id="tab-reports" aria-controls="reports">Reports</button>
    <button role="tab" type="button" id="tab-operations" aria-controls="operations">Operations</button>
    <button role="tab" type="button" id="tab-look" aria-controls="look">Look</button>
    </div>
    <button id="fold" type="button" aria-expanded="false" aria-controls="panels">Show details</button>
    </div>
    <div id="panels">
    <div role="tabpanel" id="reports" aria-labelledby="tab-reports" tabindex="0"></div>
    <div role="tabpanel" id="operations" aria-labelledby="tab-operations" tabindex="0" hidden></div>
    <div role="tabpanel" id="look" aria-labelledby="tab-look" tabindex="0" hidden></div>
    </div>
    </section>
    """
}
