// The sheet of looks with its toolbar.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/sheet.html`.
  static let sheetMarkup = #"""
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

    """#
}
